/** What other tools and players write, in French. */
import type { ForeignDetails } from '../../../diagnostics/details/dialects.ts';
import type { CodeWords } from '../../../diagnostics/words.ts';
import { quoted, sentences } from '../numbers.ts';
import { disputeText } from './dialects/disputes.ts';
import { meanings } from './dialects/meanings.ts';

export { aboutDice } from './dialects/topics.ts';

export const foreign: CodeWords<ForeignDetails> = {
  spelling: (details) => {
    const words = meanings[details.meaning] as string | ((facts: ForeignDetails) => string);
    const hint = typeof words === 'string' ? words : words(details);
    return {
      message: `openroll n'utilise pas ${quoted(details.written)}`,
      hint: details.dispute === undefined ? hint : sentences(hint, disputeText(details.dispute)),
    };
  },
};
