/** Finds keeps that ask other dice than it seems: those of one pool in a sum, or what an earlier keep left. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import type { ChoiceRule } from '../../vocabulary/rules/kinds.ts';
import { isChoice, isSilent } from '../../vocabulary/rules/kinds.ts';
import { ranksOf } from '../../vocabulary/rules/select-ranks.ts';
import type { BinaryNode, DiceNode, Expression, ModifierNode, PoolNode } from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';
import { ruleOf } from './one.ts';
import type { Place, Surroundings } from './place.ts';
import { isParenthesized, placedOn, writtenNumber } from './place.ts';

/** As many dice as make all differences show, where it is not known how many there are. */
const many = 24;

/** `3d6kh2dl1` keeps two, and drops one of these. Other tools judge both on all three dice. */
export function keepsOfKept({ node, text, vocabulary }: Place<PoolNode>): readonly Finding[] {
  const placed = placedOn(node, vocabulary);
  const known = node.kind === 'dice' ? writtenNumber(node.count) : node.items.length;
  const grown = placed.some(({ record }) => record.grows === true);
  const dice = grown || known === undefined || node.kind === 'group' ? many : known;
  const found: Finding[] = [];
  let run: Run | undefined;
  let last: ModifierNode | undefined;
  for (const each of placed) {
    const rule = ruleOf(each);
    if (rule === undefined || !isChoice(rule)) {
      // Marks and orders leave the dice as they are.
      if (rule === undefined || !isSilent(rule)) run = undefined;
      continue;
    }
    const [before, first, { modifier }] = [run, last, each];
    [run, last] = [after(run, rule, dice), modifier];
    if (first === undefined || before === undefined || isSame(run.inTurn, run.atOnce)) continue;
    run = undefined;
    // After parentheses it is plain which dice are left.
    const between = text.slice(first.span.end, modifier.span.start);
    if (!/[)\uff09]/.test(between)) found.push(choosesAgain(first, modifier, text));
  }
  return found;
}

function choosesAgain(one: ModifierNode, other: ModifierNode, text: string): Finding {
  const written = ({ span }: ModifierNode): string => text.slice(span.start, span.end);
  return caution(
    'keeps-of-kept',
    { start: one.span.start, end: other.span.end },
    { reason: 'in-turn', first: written(one), second: written(other) },
  );
}

/** Ranks from one up to but without another. */
interface Ranks {
  readonly from: number;
  readonly to: number;
}

/** What several rules by rank keep: one after the other, or all of them judging all dice. */
interface Run {
  readonly dice: number;
  readonly inTurn: Ranks;
  readonly atOnce: Ranks;
}

function after(before: Run | undefined, rule: ChoiceRule, few: number): Run {
  const dice = before?.dice ?? few;
  const all = { from: 0, to: dice };
  const { inTurn, atOnce } = before ?? { inTurn: all, atOnce: all };
  const next = ranksOf(rule, inTurn.to - inTurn.from);
  const whole = ranksOf(rule, dice);
  return {
    dice,
    inTurn: { from: inTurn.from + next.from, to: inTurn.from + next.to },
    atOnce: { from: Math.max(atOnce.from, whole.from), to: Math.min(atOnce.to, whole.to) },
  };
}

const isSame = (one: Ranks, other: Ranks): boolean =>
  one.from >= one.to ? other.from >= other.to : one.from === other.from && one.to === other.to;

/** `1d8 + 1d10 k1` adds both: the keep asks the d10 alone. */
export function keepInSum({ node, text, vocabulary }: Place<BinaryNode>): readonly Finding[] {
  const { first, steps } = leftSpine(node);
  const all = [first, ...steps.map(({ right }) => right)];
  return steps.flatMap(({ right }, index) => {
    const place = index + 1;
    const keep = onlyKeep(right, vocabulary);
    if (keep === undefined || isParenthesized(right, text)) return [];
    // The dice that are added just before it.
    let from = place;
    while (from > 0 && steps[from - 1]?.node.operator === '+' && isDice(all[from - 1])) from -= 1;
    const next = steps[place]?.node.operator;
    const previous = steps[from - 1]?.node.operator;
    if (from === place) return [];
    const { start } = (all[from] as Expression).span;
    const { record, modifier } = keep;
    const number = text.slice(modifier.span.start, modifier.span.end).replace(/^\D+/, '') || '1';
    const pool = text.slice(start, modifier.span.start).trim();
    const plain =
      all.slice(from, place).every((each) => isOnePlain(each)) &&
      !/[-*/%^]/.test(`${previous ?? ''}${isTight(next) ? next : ''}`) &&
      right.span.end === modifier.span.end;
    return caution(
      'keeps-all',
      modifier.span,
      { reason: 'one-die' },
      plain
        ? `${text.slice(0, start)}{${pool}}${record.name}${number}${text.slice(modifier.span.end)}`
        : undefined,
    );
  });
}

const isTight = (operator: string | undefined): boolean =>
  operator !== undefined && operator !== '+' && operator !== '-';

const isDice = (node: Expression | undefined): node is DiceNode => node?.kind === 'dice';

const isOnePlain = (node: Expression): boolean =>
  isDice(node) &&
  node.modifiers.length === 0 &&
  node.label === undefined &&
  writtenNumber(node.count) === 1;

/** The keep of one die that has no other modifier. */
function onlyKeep(
  node: Expression,
  vocabulary: Surroundings['vocabulary'],
): ReturnType<typeof placedOn>[number] | undefined {
  if (!isDice(node) || writtenNumber(node.count) !== 1) return undefined;
  const [only, ...others] = placedOn(node, vocabulary);
  if (only === undefined || others.length > 0) return undefined;
  const rule = ruleOf(only);
  return rule !== undefined && isChoice(rule) && (rule.take ?? 0) > 0 ? only : undefined;
}
