/** What can be wrong with a line of a batch, in English. */
import type { BatchWords } from '../../../cli/words/index.ts';
import { either, listed, number, quoted } from '../numbers.ts';

export const batch: BatchWords = {
  longLine: (most) => `this line is longer than ${number(most)} bytes`,
  notUtf8: 'this line is not UTF-8',
  notJson: (problem) => `this line is not valid JSON: ${problem}`,
  unknownField: (name, known) => ({
    message: `unknown field ${quoted(name)}`,
    hint: `The fields are ${listed(known.map(quoted))}.`,
  }),
  noNotation: 'a request needs a "notation", which must be a text',
  oddsNotBoolean: '"odds" must be true or false',
  variablesNotObject: '"variables" must be an object',
  unknownLocale: (known) => `"locale" must be ${either(known)}`,
};
