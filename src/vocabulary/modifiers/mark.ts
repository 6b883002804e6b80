/** Marks: dice are pointed out as critical; the total does not change. */

import type { ModifierRecord } from '../modifier.ts';
import { conditionOf, describeTests } from '../modifier.ts';
import type { Die } from '../rules/die.ts';
import type { Mark, Test } from '../rules/rule.ts';

const marking = (
  name: string,
  mark: Mark,
  byDefault: (die: Die) => Test,
  inWords: string,
  example: string,
): ModifierRecord => {
  const record: ModifierRecord = {
    name,
    takes: { shape: 'condition', default: (die) => [byDefault(die)] },
    kind: 'mark',
    rule: (given, die) => ({ kind: 'mark', tests: conditionOf(record, given, die), mark }),
    phrase: ({ bare, tests }, faces = bare ? inWords : describeTests(tests)) =>
      `call ${faces} a ${mark}`,
    doc: `marks dice as a ${mark}, ${inWords} unless a condition is written`,
    example,
  };
  return record;
};

// "At least" and "at most": a chain can pass the highest face, and a penetrating die the lowest.
export const criticalSuccess: ModifierRecord = marking(
  'cs',
  'critical success',
  (die) => ({ op: '>=', than: die.highest }),
  'at least the highest face',
  'd20cs>=19',
);

export const criticalFailure: ModifierRecord = marking(
  'cf',
  'critical failure',
  (die) => ({ op: '<=', than: die.least }),
  'at most the lowest face',
  'd20cf1',
);
