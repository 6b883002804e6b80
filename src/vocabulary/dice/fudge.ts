/** Fudge dice, also called Fate dice: signs and blanks. */
import type { SpelledDie } from './record.ts';

/** As many blanks as signs of either kind. */
export const fudge: SpelledDie<'dF'> = {
  spelling: 'dF',
  aliases: ['dF.2'],
  shows: { faces: [-1, 0, 1] },
  example: '4dF',
};

/** Four blanks on six sides. */
export const sparseFudge: SpelledDie<'dF.1'> = {
  spelling: 'dF.1',
  shows: { faces: [-1, 0, 0, 0, 0, 1] },
  example: '4dF.1',
};
