/** Counting: dice that meet a comparison are successes; `f` takes some away again. */
import type { ModifierRecord } from '../modifier.ts';
import { conditionOf, describeTests } from '../modifier.ts';

export const count: ModifierRecord = {
  name: 'count',
  takes: { shape: 'comparison' },
  kind: 'score',
  rule: ({ tests }) => ({ kind: 'score', tests, score: 1 }),
  phrase: ({ tests }) => `count one success each when they are ${describeTests(tests)}`,
  doc: 'counts the dice that meet the comparison, one success each',
  example: '10d10>=7',
};

export const failure: ModifierRecord = {
  name: 'f',
  takes: { shape: 'condition', default: (die) => [{ op: '=', than: die.least }] },
  kind: 'score',
  onlyAfterCount: true,
  rule: (given, die) => ({ kind: 'score', tests: conditionOf(failure, given, die), score: -1 }),
  phrase: (given) =>
    `take one success away when they are ${given.bare ? 'the lowest face' : describeTests(given.tests)}`,
  doc: 'behind a count, a die that meets the condition takes one success away',
  example: '10d10>=7f1',
};
