/** Sorting: the dice are shown in order; the total does not change. */
import type { ModifierRecord } from '../modifier.ts';

const sorting = (
  name: string,
  aliases: readonly string[],
  direction: 'ascending' | 'descending',
): ModifierRecord => ({
  name,
  ...(aliases.length === 0 ? {} : { aliases }),
  takes: { shape: 'nothing' },
  kind: 'order',
  rule: () => ({ kind: 'order', direction }),
  phrase: () => `show them in ${direction} order`,
  doc: `shows the dice in ${direction} order`,
  example: `4d6${name}`,
});

export const ascending: ModifierRecord = sorting('s', ['sa'], 'ascending');
export const descending: ModifierRecord = sorting('sd', [], 'descending');
