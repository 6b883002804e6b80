/**
 * The kinds of rule in one table, with what each looks at and what it changes. An interpreter of rules is a table over
 * the kinds, so one that lacks a kind does not compile.
 */
import type { Rule, RuleKind } from './rule.ts';

/** What an interpreter that knows no more of a rule than its kind must know. */
interface Traits {
  /** `die`: at each die by itself. `pool`: at all dice together. `display`: at none; it says how they are shown. */
  readonly looksAt: 'die' | 'pool' | 'display';
  /**
   * `values`: what dice count as. `dice`: which dice there are, by throwing some. `choice`: which of them are kept.
   * `successes`: what a pool scores. `nothing`: the total stays as it is.
   */
  readonly changes: 'values' | 'dice' | 'choice' | 'successes' | 'nothing';
}

export const kinds = {
  mark: { looksAt: 'die', changes: 'nothing' },
  order: { looksAt: 'display', changes: 'nothing' },
  face: { looksAt: 'die', changes: 'values' },
  score: { looksAt: 'die', changes: 'successes' },
  chain: { looksAt: 'die', changes: 'dice' },
  pool: { looksAt: 'pool', changes: 'choice' },
  distinct: { looksAt: 'pool', changes: 'dice' },
  sets: { looksAt: 'pool', changes: 'successes' },
} as const;

const traits: Readonly<Record<RuleKind, Traits>> = kinds;

type Kinds = typeof kinds;

/** The kinds with these traits. */
type KindsWith<Wanted extends Partial<Traits>> = {
  [Kind in RuleKind]: Kinds[Kind] extends Wanted ? Kind : never;
}[RuleKind];

export type RuleOf<Kind extends RuleKind> = Extract<Rule, { readonly kind: Kind }>;

/** What an interpreter does with a rule of each kind. */
export type ByKind<Extra extends readonly unknown[], Result, Kind extends RuleKind = RuleKind> = {
  readonly [Each in Kind]: (rule: RuleOf<Each>, ...extra: Extra) => Result;
};

/** Hands a rule to what an interpreter does with its kind. */
export function byKind<Extra extends readonly unknown[], Result, Kind extends RuleKind>(
  table: ByKind<Extra, Result, Kind>,
  rule: RuleOf<Kind>,
  ...extra: Extra
): Result {
  const interpret = table[rule.kind as Kind] as unknown as (
    rule: RuleOf<Kind>,
    ...extra: Extra
  ) => Result;
  return interpret(rule, ...extra);
}

/** All kinds, in the order of the table. */
export const ruleKinds: readonly RuleKind[] = Object.keys(kinds) as readonly RuleKind[];

/** Rules that need all dice of the pool; every other one looks at a die by itself, or at none. */
export type WholePoolKind = KindsWith<{ looksAt: 'pool' }>;
export type WholePoolRule = RuleOf<WholePoolKind>;

export const needsWholePool = (rule: Rule): rule is WholePoolRule =>
  traits[rule.kind].looksAt === 'pool';

/** Rules after which a die, by itself, may count as something else or be other dice. */
export type DieRuleKind = KindsWith<{ looksAt: 'die'; changes: 'values' | 'dice' }>;
export type DieRule = RuleOf<DieRuleKind>;

export const isDieRule = (rule: Rule): rule is DieRule =>
  traits[rule.kind].looksAt === 'die' && changesDice(rule.kind);

/** Rules that make a value, by itself, count as another. */
export type ValueRule = RuleOf<KindsWith<{ looksAt: 'die'; changes: 'values' }>>;

export const isValueRule = (rule: Rule): rule is ValueRule =>
  traits[rule.kind].looksAt === 'die' && changesValues(rule.kind);

/** Rules that give a value, by itself, successes. */
export type ScoringRule = RuleOf<KindsWith<{ looksAt: 'die'; changes: 'successes' }>>;

export const isScoring = (rule: Rule): rule is ScoringRule =>
  traits[rule.kind].looksAt === 'die' && traits[rule.kind].changes === 'successes';

/** Rules that keep some of all dice, or values, and drop the others. */
export type ChoosingRule = RuleOf<KindsWith<{ changes: 'choice' }>>;

export const isChoosing = (rule: Rule): rule is ChoosingRule =>
  traits[rule.kind].changes === 'choice';

/** Whether a choice drops something, as soon as there are dice enough. */
export const drops = (rule: Rule): rule is ChoosingRule =>
  isChoosing(rule) && (rule.skip > 0 || rule.take !== undefined);

/** Rules that roll a die again because of what others show. */
export type ComparingKind = KindsWith<{ looksAt: 'pool'; changes: 'dice' }>;
export type ComparingRule = RuleOf<ComparingKind>;

export const isComparing = (rule: Rule): rule is ComparingRule => comparesAndRolls(rule.kind);

/** Rules that look for groups of dice among all, and give successes for them. */
export type GroupingKind = KindsWith<{ looksAt: 'pool'; changes: 'successes' }>;
export type GroupingRule = RuleOf<GroupingKind>;

/** Whether the rule counts groups of dice among all. */
export const countsGroups = (rule: Rule): rule is GroupingRule =>
  needsWholePool(rule) && isCounting(rule);

/** Rules that only say in which order dice are shown. */
export type DisplayRule = RuleOf<KindsWith<{ looksAt: 'display' }>>;

export const isDisplay = (rule: Rule): rule is DisplayRule =>
  traits[rule.kind].looksAt === 'display';

/** Whether rules of a kind throw dice, as values of a group cannot be thrown. */
export const throwsDice = (kind: RuleKind): boolean => traits[kind].changes === 'dice';

/** Whether rules of a kind roll a die again because of what others show. */
export const comparesAndRolls = (kind: RuleKind): boolean =>
  traits[kind].looksAt === 'pool' && throwsDice(kind);

const changesDice = (kind: RuleKind): boolean => throwsDice(kind) || changesValues(kind);

/** Whether rules of a kind change what a die, or a value, counts as. */
export const changesValues = (kind: RuleKind): boolean => traits[kind].changes === 'values';

/** Once dice are counted, what would change, add or roll them again comes too late. */
export const mayFollowCount = (kind: RuleKind): boolean => !changesDice(kind);

/** Whether rules of a kind leave every total as it is. */
export const leavesTotals = (kind: RuleKind): boolean => traits[kind].changes === 'nothing';

export const isSilent = ({ kind }: Rule): boolean => leavesTotals(kind);

/** Whether rules of a kind do no more than mark dice. */
export const pointsOut = (kind: RuleKind): boolean =>
  traits[kind].looksAt === 'die' && leavesTotals(kind);

/** Whether rules of a kind keep some of the dice. */
export const choosesDice = (kind: RuleKind): boolean => traits[kind].changes === 'choice';

export type ChoiceRule = RuleOf<KindsWith<{ changes: 'choice' }>>;

export const isChoice = (rule: Rule): rule is ChoiceRule => choosesDice(rule.kind);

type SuccessKind = KindsWith<{ changes: 'successes' }>;

const givesSuccesses = (rule: Rule): rule is RuleOf<SuccessKind> =>
  traits[rule.kind].changes === 'successes';

const counts: ByKind<[], boolean, SuccessKind> = {
  score: () => true,
  sets: ({ how }) => how === 'count',
};

/** Whether the pool's value is its successes from here on. */
export const isCounting = (rule: Rule): boolean =>
  givesSuccesses(rule) && byKind<[], boolean, SuccessKind>(counts, rule);
