/** The percentile die: another way to write the die with 100 sides. */
import type { SpelledDie } from './record.ts';

export const percentile: SpelledDie<'d%'> = {
  spelling: 'd%',
  shows: { sides: 100 },
  example: 'd%',
};
