/** How the text of a roll is dressed, and the words of its language. */
import type { Formatter } from '../text/style.ts';
import type { RollWords } from '../words.ts';

export interface RollDress extends Formatter {
  readonly words: RollWords;
}
