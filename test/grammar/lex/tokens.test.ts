/** Our lexer compared with chevrotain's, which tries every token at every place: none may be skipped. */
import type { IToken } from 'chevrotain';
import { createToken, Lexer } from 'chevrotain';
import { expect, test } from 'vitest';
import { createTokens } from '../../../src/grammar/lex/tokens.ts';
import type { FunctionRecord } from '../../../src/vocabulary/arithmetic/functions.ts';
import { functions } from '../../../src/vocabulary/arithmetic/functions.ts';
import { createVocabulary, standard } from '../../../src/vocabulary/index.ts';
import { reroll } from '../../../src/vocabulary/modifiers/reroll.ts';

const vocabularies = {
  'the built-in words': standard,
  'words of a caller': createVocabulary({
    modifiers: [{ ...reroll, name: 'zap', aliases: ['yank'] }],
    functions: [{ ...functions[0], name: 'wild', example: 'wild(1)' } as FunctionRecord],
  }),
};

/** What can follow a character and make a token of it. */
const behind = ['', ' ', '(', ' (', '6', '.5', 'a', '=', ':=', 'F.1', '{a}', '*'];

test.each(Object.entries(vocabularies))('%s: every character starts what it can', (_, words) => {
  const { lexer, spelled: kinds } = createTokens(words);
  const patient = new Lexer(
    kinds.map(({ type: { name }, pattern, skipped }) =>
      createToken({
        name,
        pattern,
        line_breaks: true,
        ...(skipped === true ? { group: Lexer.SKIPPED } : {}),
      }),
    ),
    { positionTracking: 'onlyOffset', safeMode: true, skipValidations: true },
  );
  const shown = (tokens: readonly IToken[]): string =>
    tokens
      .map(({ tokenType: { name }, image, startOffset }) => `${startOffset} ${name} ${image}`)
      .join('\n');
  const ours = (text: string): string => shown(lexer(text));
  const theirs = (text: string): string => shown(patient.tokenize(text).tokens);
  const names = kinds.map(({ type }) => type.name.replace(/^option /, ''));
  const spelled = names.flatMap((name) => [name, name.toUpperCase(), `${name}(`, `${name} 6`]);
  expect(spelled.map(ours)).toEqual(spelled.map(theirs));
  const texts = Array.from({ length: 0x10000 }, (_each, code) => String.fromCharCode(code));
  const plain = texts.join(' ');
  expect(ours(plain)).toBe(theirs(plain));
  for (const tail of behind) {
    const joined = texts
      .slice(0, 0x250)
      .map((start) => start + tail)
      .join('\n');
    expect(ours(joined)).toBe(theirs(joined));
  }
});
