/** Sorting: the dice are shown in order; the total does not change. */
import type { Modifier } from '../modifier.ts';

const sorting = <Name extends string>(
  name: Name,
  aliases: readonly string[],
  direction: 'ascending' | 'descending',
): Modifier<Name> => ({
  name,
  ...(aliases.length === 0 ? {} : { aliases }),
  takes: { shape: 'nothing' },
  kind: 'order',
  rule: () => ({ kind: 'order', direction }),
  example: `4d6${name}`,
});

export const ascending: Modifier<'s'> = sorting('s', ['sa'], 'ascending');
export const descending: Modifier<'sd'> = sorting('sd', [], 'descending');
