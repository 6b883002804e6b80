/** What others wrote, shown: nothing hides, nothing turns the writing, and Markdown calls nobody. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RollOptions } from '../../src/index.ts';
import { check, DiceError, explain, odds, roll } from '../../src/index.ts';
import { printable, printableJson } from '../../src/shared/printable.ts';
import { openroll } from '../support/command.ts';

/** Joiners and variation selectors: emoji and some scripts are written with them. */
const kept = /^(?:\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])$/u;
const unseen =
  /^[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]$/u;

const hidden = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((each) => unseen.test(each) && !kept.test(each));

test('every character that hides or turns the writing becomes blanks of the same length', () => {
  expect(hidden.length).toBeGreaterThan(3_000);
  const left = hidden.filter(
    (each) => each !== '\n' && printable(each) !== ' '.repeat(each.length),
  );
  expect(left.map((each) => each.codePointAt(0)?.toString(16))).toEqual([]);
});

test('what can be seen stays as it is', () => {
  const seen = ['é', 'ß', '日本', '👨‍👩‍👧', '❤️', '葛\u{e0100}', 'م‌ی', '½', '\n', '\u0600'];
  expect(seen.map(printable)).toEqual(seen);
});

test('JSON loses nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...hidden.slice(0, 400), 'a', '"', '\\', '日')),
      (parts) => {
        const text = parts.join('');
        const json = printableJson(JSON.stringify(text));
        expect(JSON.parse(json)).toBe(text);
        expect(printable(json)).toBe(json);
      },
    ),
  );
});

/** Some of each kind. */
const some = [
  ...[
    '\u001b',
    '\u007f',
    '\u009b',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u17b4',
    '\u180e',
    '\u200b',
  ],
  ...[
    '\u200e',
    '\u200f',
    '\u2028',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u206a',
    '\u3164',
    '\ufeff',
    '\uffa0',
  ],
  ...['\ufff9', '\uffff', '\u{1bca0}', '\u{1d173}', '\u{e0001}', '\u{e0041}'],
];

describe('nothing of it is left', () => {
  // Without our own colours.
  const bare = (text: string): string =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    text.replace(/\u001b\[\d+m/g, '');

  test.each(some.map((each) => [each.codePointAt(0)?.toString(16) ?? '', each]))(
    'of U+%s in texts of the library',
    (_code, sign) => {
      const notation = `2d6[a${sign}b] + @{x${sign}y}`;
      const options: RollOptions = { variables: { [`x${sign}y`]: 3 } };
      const texts = [
        ...(['plain', 'ansi', 'html'] as const).flatMap((style) => [
          roll(notation, options).text(style),
          odds(notation, options).table({ style }),
        ]),
        roll(notation, options).explain(),
        explain(notation),
        odds(notation, options).svg({ title: sign }),
        ...[notation, `2d6 ${sign}zz`, `2d6k${sign}`, `@{x${sign}}`].map((text) => {
          try {
            return roll(text).text();
          } catch (error) {
            return (error as DiceError).message;
          }
        }),
        ...check(`d6[+3${sign}]`).flatMap(({ message, hint = '' }) => [message, hint]),
      ];
      for (const text of texts) expect(bare(text)).not.toContain(sign);
      // Markdown has one of them itself.
      const markdown = roll(notation, options).text('markdown').replaceAll('@\u200b', '@');
      expect(markdown).not.toContain(sign);
    },
  );

  test.each(some.map((each) => [each.codePointAt(0)?.toString(16) ?? '', each]))(
    'of U+%s in what the command prints',
    async (_code, sign) => {
      const notation = `2d6[a${sign}b]`;
      for (const args of [
        [notation],
        [notation, '--json'],
        ['odds', notation],
        ['odds', notation, '--csv'],
        ['odds', notation, '--json'],
        ['odds', notation, '--svg', '-'],
        ['explain', notation],
        ['format', notation],
        ['check', notation, '--json'],
        ['check', `2d6 ${sign}zz`],
        [`2d6 ${sign}zz`],
        ['simulate', notation, '-n', '10'],
        [notation, `--${sign}`],
      ]) {
        const { out, err } = await openroll(args);
        expect([args, bare(out + err).includes(sign)]).toEqual([args, false]);
      }
    },
  );
});

describe('Markdown', () => {
  const escapes = /\\([!-/:-@[-`{-~])/g;

  test.each([
    '@everyone',
    '@here',
    '<@123456789012345678>',
    '<@!123456789012345678>',
    '<@&123456789012345678>',
    '<#123456789012345678>',
    '<!here>',
    'https://example.com/x',
    'HTTP://example.com',
    'www.example.com',
    'discord.gg/abc',
    'a@example.com',
    'owner/repo#12',
    '#12',
    '`x`',
    '$x$',
    '<t:1>',
    '</roll:1>',
    '<:dice:123>',
    '||x||',
    '~~x~~',
  ])('%s is dead in labels, names and tables', (text) => {
    const name = text.replace(/[{}]/g, '');
    const notation = `2d6[${text}] + @{${name}}`;
    const options: RollOptions = { variables: { [name]: 3 } };
    const texts = [
      roll(notation, options).text('markdown'),
      odds(notation, options).table({ style: 'markdown' }),
      odds(notation, options).chart({ style: 'markdown' }),
    ];
    for (const each of texts) {
      // A chat may look at the source or at what the reader sees.
      for (const seen of [each, each.replace(escapes, '$1')]) {
        expect(seen).not.toMatch(
          /@(?!\u200b)|#(?!\u200b)|:\/\/|\b(?:www|example|discord)\.(?!\u200b)/i,
        );
      }
      expect(each).not.toMatch(/(?:^|[^\\])[`<>$]/m);
      // Without what cannot be seen it is still the same text.
      expect(each.replace(escapes, '$1').replaceAll('\u200b', '')).toContain(`[${text}]`);
    }
  });

  test('a text of any signs is shown as it is, and as one paragraph', () => {
    const label = fc.string({
      unit: fc.constantFrom(...'@#<>`*_~|[(!.:/-+=$&a1 \\'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(label, (text) => {
        let shown: string;
        try {
          shown = roll(`1[${text}]`).text('markdown');
        } catch (error) {
          if (error instanceof DiceError) return;
          throw error;
        }
        expect(shown).not.toMatch(/(?:^|[^\\])(?:\\\\)*[`<>[\]_|~]|@(?!\u200b)|:\/\//);
        expect(shown).not.toContain('\n');
      }),
    );
  });
});
