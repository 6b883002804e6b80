/** Counting: dice that meet a comparison are successes; `f` takes some away again. */
import type { Modifier } from '../modifier.ts';
import { conditionOf } from '../modifier.ts';

export const count: Modifier<'count'> = {
  name: 'count',
  takes: { shape: 'comparison' },
  kind: 'score',
  rule: ({ tests }) => ({ kind: 'score', tests, score: 1 }),
  example: '10d10>=7',
};

export const failure: Modifier<'f'> = {
  name: 'f',
  takes: { shape: 'condition', default: (die) => [{ op: '=', than: die.least }] },
  kind: 'score',
  onlyAfterCount: true,
  rule: (given, die) => ({ kind: 'score', tests: conditionOf(failure, given, die), score: -1 }),
  example: '10d10>=7f1',
};
