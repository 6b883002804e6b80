/** Unique: dice that show what an earlier one shows are rolled again. */
import type { Modifier } from '../modifier.ts';
import type { DistinctRule } from '../rules/rule.ts';

const making = <Name extends string>(name: Name, limit: number | undefined): Modifier<Name> => ({
  name,
  takes: { shape: 'nothing', options: ['once', 'limit'] },
  kind: 'distinct',
  rule: (given) => {
    const rule: DistinctRule = { kind: 'distinct' };
    const most = given.limit ?? limit;
    return most === undefined ? rule : { ...rule, limit: most };
  },
  example: `4d6${name}`,
});

export const unique: Modifier<'u'> = making('u', undefined);
export const uniqueOnce: Modifier<'uo'> = making('uo', 1);
