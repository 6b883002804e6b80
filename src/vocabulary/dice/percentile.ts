/** The percentile die: another way to write the die with 100 sides. */
import type { DieRecord } from './record.ts';

export const percentile: DieRecord = {
  spelling: 'd%',
  shows: { sides: 100 },
  doc: 'a d100, with the faces 1 to 100',
  example: 'd%',
};
