/** How a roll is told: in one line, and in sentences. */
import { DiceError, fault } from './diagnostic.ts';
import type { Voice } from './eval/compile.ts';
import { explainRoll } from './explain/roll.ts';
import { rollText } from './render/roll-text.ts';
import { dresses } from './render/style.ts';

export const voice: Voice = {
  text(program, sample, style) {
    const dress = Object.hasOwn(dresses, style)
      ? dresses[style as keyof typeof dresses]
      : undefined;
    if (dress === undefined) {
      const known = Object.keys(dresses).join(', ');
      const message = `there is no style "${style}": the styles are ${known}`;
      throw new DiceError([fault('unsuitable-input', { start: 0, end: 0 }, message)], '');
    }
    return rollText(program, sample, dress);
  },
  explain: ({ vocabulary }, sample) => explainRoll({ ...sample, vocabulary }),
};
