/** What a rule does, as facts: one way for each kind. */
import type { ByKind } from '../../vocabulary/rules/kinds.ts';
import { byKind } from '../../vocabulary/rules/kinds.ts';
import type { Source } from '../../vocabulary/rules/pool-state.ts';
import type { Rule, RuleKind } from '../../vocabulary/rules/rule.ts';
import type { Amount, RuleFacts } from '../facts.ts';
import { chainFacts, usualChain } from './chain.ts';
import type { OpenRule } from './open-rule.ts';
import { asWritten, whenOf } from './when.ts';

type Facts = RuleFacts[RuleKind];

/** What the facts of a rule are found with. */
interface Finding {
  readonly source: Source | undefined;
  readonly open: Pick<OpenRule, 'reads' | 'certain'>;
  readonly amount: (number: number) => Amount;
}

const known = { reads: asWritten, certain: true };

/**
 * @param source - what is known of the dice
 * @param open - how its numbers are read, where some are not known yet
 * @returns undefined: the rule is not certain, or words for its kind would not say exactly what it does
 */
export function ruleFacts(
  rule: Rule,
  source: Source | undefined,
  open: Pick<OpenRule, 'reads' | 'certain'> = known,
): Facts | undefined {
  if (!open.certain && rule.kind !== 'chain') return undefined;
  const amount = (number: number): Amount => {
    const read = open.reads(number);
    return typeof read === 'object' ? number : read;
  };
  return byKind(facts, rule, { source, open, amount });
}

const facts: ByKind<[Finding], Facts | undefined> = {
  mark: ({ tests, mark }, { source, open }) => ({
    kind: 'mark',
    when: whenOf(tests, source?.values, open.reads),
    mark,
  }),
  order: ({ direction }) => ({ kind: 'order', direction }),
  face: ({ tests, countsAs }, { source, open, amount }) => ({
    kind: 'face',
    when: whenOf(tests, source?.values, open.reads),
    countsAs: amount(countsAs),
  }),
  score: ({ tests, score }, { source, open, amount }) => ({
    kind: 'score',
    when: whenOf(tests, source?.values, open.reads),
    score: amount(score),
  }),
  chain: (rule, { source, open, amount }) => {
    const limit = rule.limit === undefined ? undefined : amount(rule.limit);
    return open.certain ? chainFacts(rule, source, open.reads, limit) : usualChain(rule, limit);
  },
  pool: ({ from, skip, take }, { amount }) => ({
    kind: 'pool',
    from,
    skip: amount(skip),
    ...(take === undefined ? {} : { take: amount(take) }),
  }),
  distinct: ({ limit }, { amount }) =>
    limit === undefined ? { kind: 'distinct' } : { kind: 'distinct', limit: amount(limit) },
  sets: ({ least, how, tests }, { source, open, amount }) => ({
    kind: 'sets',
    least: amount(least),
    how,
    ...(tests === undefined ? {} : { when: whenOf(tests, source?.values, open.reads) }),
  }),
};
