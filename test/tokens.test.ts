/** The lexer looks only at the tokens that can start with a character: no token may be passed over by that. */
import { Lexer } from 'chevrotain';
import { expect, test } from 'vitest';
import { createTokens } from '../src/grammar/tokens.ts';
import type { FunctionRecord } from '../src/vocabulary/functions.ts';
import { functions } from '../src/vocabulary/functions.ts';
import { createVocabulary, standard } from '../src/vocabulary/index.ts';
import { reroll } from '../src/vocabulary/modifiers/reroll.ts';

const vocabularies = {
  'the built-in words': standard,
  'words of a caller': createVocabulary({
    modifiers: [{ ...reroll, name: 'zap', aliases: ['yank'] }],
    functions: [{ ...functions[0], name: 'wild', example: 'wild(1)' } as FunctionRecord],
  }),
};

/** What can stand behind a character and make a token of it. */
const behind = ['', ' ', '(', ' (', '6', '.5', 'a', '=', ':=', 'F.1', '{a}', '*'];

test.each(Object.entries(vocabularies))('%s: every character starts what it can', (_, words) => {
  const { lexer, all } = createTokens(words);
  // The same tokens, each tried at every place.
  const patient = new Lexer([...all], {
    positionTracking: 'onlyOffset',
    safeMode: true,
    skipValidations: true,
  });
  const read = (by: Lexer, text: string): string =>
    by
      .tokenize(text)
      .tokens.map(({ tokenType, image }) => `${tokenType.name} ${image}`)
      .join('\n');
  const spelled = all.flatMap(({ name }) => [name, name.toUpperCase(), `${name}(`, `${name} 6`]);
  expect(spelled.map((text) => read(lexer, text))).toEqual(
    spelled.map((text) => read(patient, text)),
  );
  const texts = Array.from({ length: 0x10000 }, (_each, code) => String.fromCharCode(code));
  const plain = texts.join(' ');
  expect(read(lexer, plain)).toBe(read(patient, plain));
  for (const tail of behind) {
    const joined = texts
      .slice(0, 0x250)
      .map((start) => start + tail)
      .join('\n');
    expect(read(lexer, joined)).toBe(read(patient, joined));
  }
});
