/** Unique: dice that show what an earlier one shows are rolled again. */
import type { ModifierRecord } from '../modifier.ts';
import type { DistinctRule } from '../rules/rule.ts';

const making = (name: string, limit: number | undefined, doc: string): ModifierRecord => ({
  name,
  takes: { shape: 'nothing', options: ['once', 'limit'] },
  kind: 'distinct',
  rule: (given) => {
    const rule: DistinctRule = { kind: 'distinct' };
    const most = given.limit ?? limit;
    return most === undefined ? rule : { ...rule, limit: most };
  },
  phrase: ({ limit: written }) =>
    `roll dice that equal an earlier one again${limit === 1 && written === undefined ? ', once' : ' until all differ'}`,
  doc,
  example: `4d6${name}`,
});

export const unique: ModifierRecord = making(
  'u',
  undefined,
  'from the left, a die with the value of an earlier one is rolled again until no earlier one has it',
);

export const uniqueOnce: ModifierRecord = making(
  'uo',
  1,
  'from the left, a die with the value of an earlier one is rolled again, once',
);
