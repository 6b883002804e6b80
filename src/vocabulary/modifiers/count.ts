/** Counting: dice that meet a comparison are successes; `f` takes some away again. */
import type { ModifierRecord } from '../modifier.ts';
import { conditionOf, describeTests } from '../modifier.ts';

export const count: ModifierRecord = {
  name: 'count',
  takes: { shape: 'comparison' },
  kind: 'score',
  rule: ({ tests }) => ({ kind: 'score', tests, score: 1 }),
  phrase: ({ tests }, faces = describeTests(tests)) => `count one success each for ${faces}`,
  doc: 'counts the dice that meet the comparison, one success each',
  example: '10d10>=7',
};

export const failure: ModifierRecord = {
  name: 'f',
  takes: { shape: 'condition', default: (die) => [{ op: '=', than: die.least }] },
  kind: 'score',
  onlyAfterCount: true,
  rule: (given, die) => ({ kind: 'score', tests: conditionOf(failure, given, die), score: -1 }),
  phrase: ({ bare, tests }, faces = bare ? 'the lowest face' : describeTests(tests)) =>
    `take one success away each for ${faces}`,
  doc: 'behind a count, a die that meets the condition takes one success away',
  example: '10d10>=7f1',
};
