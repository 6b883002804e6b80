/** What can be wrong with dice and their modifiers, in English. */
import type { DiceDetails } from '../../../diagnostics/details/dice.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';

export const dice: WordsOf<DiceDetails> = {
  'modifier-without-dice': {},
  'unsuitable-argument': {},
  'dice-in-argument': {},
  'unsuitable-option': {},
  'unsuitable-order': {},
  'repeated-modifier': {},
  'conflicting-chains': {},
  'unsuitable-ends': {},
  endless: {},
  'impossible-count': {},
  'drops-every-die': {},
  'unsuitable-count': {},
  'unsuitable-sides': {},
  'unsuitable-faces': {},
  'unsuitable-group': {},
};
