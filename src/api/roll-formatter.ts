/** How a roll is shown in a language: in one line, and in sentences. */
import type { RollFormatter } from '../eval/sample/compile.ts';
import { explainRoll } from '../explain/roll/roll.ts';
import type { Locale } from '../locales/locale.ts';
import { rollText } from '../render/roll/roll-text.ts';
import { formatters, isStyle, noStyle } from '../render/text/style.ts';

export const createRollFormatter = ({ render, explain: words }: Locale): RollFormatter => ({
  text(program, sample, style) {
    if (!isStyle(style)) throw noStyle(style);
    return rollText(program, sample, { ...formatters[style], words: render.roll });
  },
  explain: ({ vocabulary }, sample) => explainRoll({ ...sample, vocabulary, words }),
});
