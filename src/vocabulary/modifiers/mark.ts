/** Marks: dice are pointed out as critical; the total does not change. */

import type { Modifier } from '../modifier.ts';
import { conditionOf } from '../modifier.ts';
import type { Die } from '../rules/die.ts';
import type { Mark, Test } from '../rules/rule.ts';

const marking = <Name extends string>(
  name: Name,
  mark: Mark,
  byDefault: (die: Die) => Test,
  example: string,
): Modifier<Name> => {
  const record: Modifier<Name> = {
    name,
    takes: { shape: 'condition', default: (die) => [byDefault(die)] },
    kind: 'mark',
    rule: (given, die) => ({ kind: 'mark', tests: conditionOf(record, given, die), mark }),
    example,
  };
  return record;
};

// "At least" and "at most": a chain can pass the highest face, and a penetrating die the lowest.
export const criticalSuccess: Modifier<'cs'> = marking(
  'cs',
  'critical success',
  (die) => ({ op: '>=', than: die.highest }),
  'd20cs>=19',
);

export const criticalFailure: Modifier<'cf'> = marking(
  'cf',
  'critical failure',
  (die) => ({ op: '<=', than: die.least }),
  'd20cf1',
);
