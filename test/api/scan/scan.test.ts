/** Rolls in sentences: where they are, what they are, and what is wrong with them at their place in the sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brackets } from '../../../src/index.ts';
import { createRoller, DiceError, roll, scan } from '../../../src/index.ts';
import { fr } from '../../../src/locales/fr/index.ts';
import { arbitraries } from '../../../src/testing/index.ts';

const { notations } = arbitraries(fc);

/** Each roll as it is written in the sentence, and what it is. */
const found = (text: string, brackets?: readonly Brackets[]): readonly string[] =>
  scan(text, { brackets }).map((each) => {
    expect(text.slice(each.inside.start, each.inside.end)).toBe(each.notation);
    const whole = text.slice(each.span.start, each.span.end);
    return each.ok ? whole : `${whole} ${each.diagnostics.map(({ code }) => code).join()}`;
  });

describe('a sentence', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['no dice here', []],
    ['[[2d6+3]]', ['[[2d6+3]]']],
    ['I hit [[d20+5]] for [[2d6+3]]!', ['[[d20+5]]', '[[2d6+3]]']],
    ['[[d4]][[d6]]', ['[[d4]]', '[[d6]]']],
    // labels and comments
    ['[[2d6[fire]]]', ['[[2d6[fire]]]']],
    ['[[2d6[fire] + d4[cold]]] and more', ['[[2d6[fire] + d4[cold]]]']],
    ['[[2d6 # see [1]]] x', ['[[2d6 # see [1]]]']],
    ['[[2d6[]]]', ['[[2d6[]]]']],
    // single brackets are none
    ['a [b] c ]] d [', []],
    // over several lines, and next to letters of all kinds
    ['one\n[[2d6]]\ntwo 🎲[[d8]]🎲', ['[[2d6]]', '[[d8]]']],
    // what cannot be read
    ['x [[2d6 +]] y', ['[[2d6 +]] missing-operand']],
    ['[[]] [[ ]]', ['[[]] empty-text', '[[ ]] empty-text']],
    ['[[hello]]', ['[[hello]] unexpected-word']],
    // not closed: the rest is looked at all the same
    ['[[2d6', ['[[ unclosed-roll']],
    ['a [[ b [[2d6]] c', ['[[ unclosed-roll', '[[2d6]]']],
    ['[[2d6] [[d8]]', ['[[ unclosed-roll', '[[d8]]']],
    ['[[[[[[', ['[[ unclosed-roll', '[[ unclosed-roll', '[[ unclosed-roll']],
    // one inside another
    ['[[ [[d4]]d6 ]]', ['[[ [[d4]]d6 ]] nested-roll']],
    ['[[1 + [[d4 + [[d6]] ]] ]] [[d8]]', ['[[1 + [[d4 + [[d6]] ]] ]] nested-roll', '[[d8]]']],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each<[string, readonly Brackets[], readonly string[]]>([
    ['{{2d6}} [[d8]]', [['{{', '}}']], ['{{2d6}}']],
    [
      '{{2d6}} [[d8]]',
      [
        ['{{', '}}'],
        ['[[', ']]'],
      ],
      ['{{2d6}}', '[[d8]]'],
    ],
    ['{{{d6, d8}kh1}}', [['{{', '}}']], ['{{{d6, d8}kh1}}']],
    ['(2d6 + (d4)d6) (d8)', [['(', ')']], ['(2d6 + (d4)d6) nested-roll', '(d8)']],
    ['roll `2d6+1` and `d8`', [['`', '`']], ['`2d6+1`', '`d8`']],
    ['!roll 2d6; !roll d8;', [['!roll ', ';']], ['!roll 2d6;', '!roll d8;']],
    [
      '[r: 2d6 [fire] ] [d8]',
      [
        ['[r:', ']'],
        ['[', ']'],
      ],
      ['[r: 2d6 [fire] ] nested-roll', '[d8]'],
    ],
    [
      '{2d6} {{d8}}',
      [
        ['{', '}'],
        ['{{', '}}'],
      ],
      ['{2d6}', '{{d8}}'],
    ],
    ['[[d6]]', [], []],
    ['$d6$ a $d8$', [['$', '$']], ['$d6$', '$d8$']],
  ])('%j with brackets %j', (text, brackets, expected) => {
    expect(found(text, brackets)).toEqual(expected);
  });

  test('has the trees, warnings and errors of its rolls, at their places in it', () => {
    const text = 'I try [[5 + d20>=15]], then [[2d6 +]]';
    const [first, second] = scan(text);
    if (first?.ok !== true || second?.ok !== false) throw new Error('found otherwise');
    expect(roll(first.tree, { dice: [16] }).total).toBe(6);
    const [warning] = first.warnings;
    expect(warning?.code).toBe('count-in-arithmetic');
    expect(warning?.span.start).toBeGreaterThan(text.indexOf('[[5'));
    const [error] = second.diagnostics;
    expect([error.code, error.span.end]).toEqual(['missing-operand', text.length - 2]);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('gives a fix for a roll in a roll, where there is one', () => {
    const fixOf = (text: string): string | undefined => {
      const [only] = scan(text);
      return only?.ok === false ? only.diagnostics[0].fix : undefined;
    };
    expect(fixOf('[[[[d4]]d6]]')).toBe('(d4)d6');
    expect(fixOf('[[[[d4]] hello]]')).toBeUndefined();
  });

  test('is read in the words of the roller', () => {
    const french = createRoller({ locale: fr }).scan('[[2d6 [[');
    expect(french.map((each) => !each.ok && each.diagnostics[0].message)).toEqual([
      expect.stringContaining('ne se termine pas'),
      expect.stringContaining('ne se termine pas'),
    ]);
    expect(createRoller({ dice: { luck: [1, 2] } }).scan('[[d{luck}]]')[0]?.ok).toBe(true);
  });

  test('refuses what is not a text and what are not brackets', () => {
    for (const wrong of [undefined, null, 5, {}]) {
      expect(() => scan(wrong as never)).toThrow(
        expect.objectContaining({ code: 'unsuitable-input' }),
      );
    }
    for (const brackets of [
      '[[',
      [['[[']],
      [['', ']]']],
      [['[[', '']],
      [[1, 2]],
      [['a', 'b', 'c']],
      [null],
    ]) {
      expect(() => scan('x', { brackets } as never)).toThrow(/pairs of texts/);
    }
    expect(() => scan('x', { bracket: [] } as never)).toThrow(DiceError);
  });

  test('of any notation finds just that, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(notations(), { maxLength: 4 }), fc.string(), (all, between) => {
        // A comment or a name may hold anything, brackets too, and then nothing can be told apart.
        if (all.some((each) => /#.*[[\]]|@\{[^}]*[[\]]|\[\[/.test(each))) return;
        const quiet = between.replace(/[[\]]/g, ' ');
        const text = all.map((each) => `${quiet}[[${each}]]`).join('');
        expect(scan(text).map(({ notation }) => notation)).toEqual(all);
        for (const each of scan(text)) expect(each.ok).toBe(true);
      }),
    );
  });

  test('of any characters is walked through once, and places lie in order', () => {
    const hostile = fc.array(
      fc.constantFrom('[[', ']]', '[', ']', '2d6', ' ', '{{', '}}', '#', '`'),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const { span, ok } of scan(text, {
          brackets: [
            ['[[', ']]'],
            ['{{', '}}'],
            ['`', '`'],
          ],
        })) {
          expect(typeof ok).toBe('boolean');
          expect(span.start).toBeGreaterThanOrEqual(end);
          end = span.end;
        }
      }),
    );
    const start = performance.now();
    scan('[['.repeat(100_000));
    scan(`${'[[1 '.repeat(20_000)}${']]'.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
