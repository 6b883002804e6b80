/** Fudge dice, also called Fate dice: signs and blanks. */
import type { DieRecord } from './record.ts';

/** As many blanks as signs of either kind. */
export const fudge: DieRecord = {
  spelling: 'dF',
  aliases: ['dF.2'],
  shows: { faces: [-1, 0, 1] },
  doc: 'a Fudge die: -1, 0, 1',
  example: '4dF',
};

/** Four blanks on six sides. */
export const sparseFudge: DieRecord = {
  spelling: 'dF.1',
  shows: { faces: [-1, 0, 0, 0, 0, 1] },
  doc: 'a Fudge die with one -1, four 0 and one 1',
  example: '4dF.1',
};
