/** The texts that hang or crash other rollers: here each has an answer or an error, at once. */
import { describe, expect, test, vi } from 'vitest';
import type { RollOptions } from '../../src/index.ts';
import { check, createRoller, DiceError, format, odds, parse, roll } from '../../src/index.ts';
import { within } from '../support/attempts.ts';

// A loaded machine is not a hang: the work itself is measured in processor time.
vi.setConfig({ testTimeout: 60_000 });

/** What hangs is found by it; two seconds are the aim, and a loaded machine may need more. */
const patience = 6_000;

const { timed, answer } = within(patience);

const lots = createRoller({ limits: { text: 1e7, nodes: 1e7, nesting: 150, dice: 1e6 } });
const lowest = { die: () => 1 };

describe('hangs and crashes of others', () => {
  test.each<[string, number | string]>([
    ['d1!', 'endless'],
    ['1d1!!', 'endless'],
    ['d1!p', 'endless'],
    ['d1r', 'endless'],
    ['1d1e1', 'foreign-spelling'],
    ['d6!>0', 'endless'],
    ['d6!>=1', 'endless'],
    ['d6r<=6', 'endless'],
    ['d2r=1r=2', 'endless'],
    ['d8r=4r<4r>4', 'endless'],
    ['d1!o', 'unsuitable-ends'],
    ['d100!oh(1)', 'unsuitable-ends'],
    ['99999999d6', 'too-many-dice'],
    ['100000000d20', 'too-many-dice'],
    ['(99**99)d20', 'unsuitable-count'],
    ['d(99**99)', 'unsuitable-sides'],
    ['1d9007199254740993', 'number-too-large'],
    ['1d9007199254740991', 1],
    ['9**9**9', 'number-too-large'],
    ['9**9**9**9', 'number-too-large'],
    ['2**-9**9', 'number-too-large'],
    ['d6**9**9', 1],
    ['(d6+1)**9**9', 'number-too-large'],
    ['10%0', 'division-by-zero'],
    ['1/0', 'division-by-zero'],
    ['0/0', 'division-by-zero'],
    ['5//0', 'division-by-zero'],
    ['mod(5, 0)', 'division-by-zero'],
    ['0**-1', 'division-by-zero'],
    ['1/(d6-1)', 'division-by-zero'],
    ['sqrt(-1)', 'not-a-real-number'],
    ['(-8)**(1/3)', 'not-a-real-number'],
    // Words of other tools that stand for many faces.
    ['10d2147483647odd', 'unexpected-word'],
    ['d99999999even', 'foreign-spelling'],
    [`d${'9'.repeat(30)}even`, 'number-too-large'],
    ['2d6constructor', 'unexpected-word'],
    ['2d6__proto__', 'unexpected-word'],
    ['constructor(2)', 'not-a-function'],
    ['d{constructor}', 'unsuitable-faces'],
    ['@__proto__', 'unknown-variable'],
    ['@constructor', 'unknown-variable'],
    ['@toString', 'unknown-variable'],
    ['@{__proto__}', 'unknown-variable'],
    ['@__proto__.polluted', 'unknown-variable'],
    ['', 'empty-text'],
    ['   ', 'empty-text'],
    ['\n\t\u00a0', 'empty-text'],
    ['#', 'empty-text'],
    ['\ud800', 'unexpected-character'],
    ['2d6\udfff', 'unexpected-character'],
    ['2d6[\ud800]', 2],
    ['2d6 # \ud800', 2],
    ['@{\ud800}', 'unknown-variable'],
    ['\u0000', 'unexpected-character'],
    ['🎲', 'unexpected-character'],
    ['2d6\u200b', 'unexpected-character'],
    ['d{0..9007199254740991}', 'unsuitable-faces'],
    ['d{-9007199254740991..9007199254740991}', 'unsuitable-faces'],
    ['d9007199254740991!', 1],
    ['d9007199254740991!o(5, 9007199254740991, rising)', 0],
    ['d9007199254740991!oh(2, rising)', 'unsuitable-ends'],
    ['(d6)d(d6)d(d6)d(d6)', 'dice-in-argument'],
    ['7d6u', 'endless'],
    ['{7d6}u', 'endless'],
    ['{d6 + d8}r<=8', 'endless'],
    ['{4d6!}r<=9', 'endless'],
    ['99999 x d6', 'too-many-parts'],
    ['9007199254740991 x 1', 'too-many-parts'],
    ['(99**99) x d6', 'unsuitable-count'],
    ['10000 x 2d6', 'too-many-dice'],
    ['{99999d6, 99999d6}', 'too-many-dice'],
    ['@a := 9**9**9; 1', 'number-too-large'],
    ['@n := 99999999; @n d6', 'too-many-dice'],
    ['@__proto__ := 2; @__proto__', 2],
    ['@constructor := 2; @constructor + @toString', 'unknown-variable'],
    ['if(0, 99999999d6, 1)', 'too-many-dice'],
    [`0.${'0'.repeat(400)}1`, 'number-too-large'],
    [`${'9'.repeat(400)}`, 'number-too-large'],
    [`0.${'1'.repeat(299)}*0.${'1'.repeat(299)}*0`, 'number-too-large'],
  ])('%j', (text, expected) => {
    expect(answer(() => roll(text, { random: lowest }))).toBe(expected);
  });

  test.each<[string, string, number | string]>([
    ['100,000 opening brackets', '('.repeat(100_000), 'text-too-long'],
    ['20,000 minus signs', `${'-'.repeat(20_000)}1`, 'text-too-long'],
    ['4,000 opening brackets', '('.repeat(4_000), 'nested-too-deeply'],
    ['51 nested brackets', `${'('.repeat(51)}7${')'.repeat(51)}`, 7],
    ['100 nested brackets', `${'('.repeat(100)}7${')'.repeat(100)}`, 7],
    ['101 nested brackets', `${'('.repeat(101)}7${')'.repeat(101)}`, 'nested-too-deeply'],
    ['100 minus signs', `${'-'.repeat(100)}7`, 7],
    ['101 minus signs', `${'-'.repeat(101)}7`, 'nested-too-deeply'],
    ['a tower of powers', `1${'**1'.repeat(500)}`, 'nested-too-deeply'],
    ['nested calls', `${'abs('.repeat(500)}1${')'.repeat(500)}`, 'nested-too-deeply'],
    ['nested dice', `${'(d'.repeat(500)}6${')'.repeat(500)}`, 'nested-too-deeply'],
    ['a run of exclamation marks', `d6${'!'.repeat(4_000)}`, 1],
    ['a run of open ends', `d100${'!o'.repeat(1_000)}`, 'conflicting-chains'],
    ['a run of counts', `d6${'>1'.repeat(2_000)}`, 0],
    ['a run of re-rolls', `d6${'r2'.repeat(2_000)}`, 1],
    ['a run of labels', `2${'[a]'.repeat(1_000)}`, 'misplaced-label'],
    ['a run of braces', '{'.repeat(4_000), 'nested-too-deeply'],
    ['100 nested groups', `${'{'.repeat(100)}d6${'}'.repeat(100)}`, 1],
    ['100 nested groups that keep', `${'{'.repeat(100)}2d6${'}kh1'.repeat(100)}`, 1],
    ['101 nested groups', `${'{'.repeat(101)}d6${'}'.repeat(101)}`, 'nested-too-deeply'],
    ['101 nested choices', `${'if(1,'.repeat(101)}1${',0)'.repeat(101)}`, 'nested-too-deeply'],
    ['100 nested choices', `${'if(1,'.repeat(100)}1${',0)'.repeat(100)}`, 1],
    ['a group of 1,300 items', `{${Array.from({ length: 1_300 }, () => 'd6').join(',')}}kh1`, 1],
    ['a group of 1,200 terms', `{${Array.from({ length: 1_200 }, () => 'd6').join('+')}}kh1`, 1],
    ['a run of empty groups', '{}'.repeat(2_000), 'missing-operand'],
    ['a run of series', '2x'.repeat(2_000), 'unexpected-text'],
    ['a run of bindings', `${'@a:=1;'.repeat(600)}1`, 'name-taken'],
    [
      '300 bindings',
      `${Array.from({ length: 300 }, (_, index) => `@a${index}:=1;`).join('')}@a299`,
      1,
    ],
    ['a run of semicolons', ';'.repeat(4_000), 'missing-operand'],
    ['a run of sets', `4d6${'mt2'.repeat(1_000)}`, 1_000],
    ['a run of r', `d6${'r'.repeat(60)}q`, 'unexpected-word'],
    ['a run of u', `d6${' u'.repeat(2_000)}`, 1],
    [
      'a list of faces',
      `d{${Array.from({ length: 1_300 }, (_, index) => index % 10).join(',')}}`,
      0,
    ],
    ['a list of arguments', `max(${Array.from({ length: 1_300 }, () => 1).join(',')})`, 1],
    [
      'a list of conditions',
      `d9999r(${Array.from({ length: 900 }, (_, index) => index + 2).join(',')})`,
      1,
    ],
    ['many comments', `1${' #'.repeat(2_000)}`, 1],
    ['an unclosed label', `1[${'a'.repeat(4_000)}`, 'unclosed-label'],
    ['many unclosed labels', '1['.repeat(2_000), 'unclosed-label'],
    ['many unclosed names', '@{'.repeat(2_000), 'nested-too-deeply'],
    ['a long word', `2d6${'a'.repeat(4_000)}`, 'unexpected-word'],
    ['spaces', `2d6${' '.repeat(4_000)}+1`, 3],
    ['points', '.'.repeat(4_000), 'missing-operand'],
    ['a huge power', '2**1000**1', 2 ** 1000],
    [
      'fractions that grow',
      `1${Array.from({ length: 700 }, (_, index) => `/${index + 2}/3`).join('')}`,
      'number-too-large',
    ],
  ])('%s', (_name, text, expected) => {
    expect(answer(() => roll(text, { random: lowest }))).toBe(expected);
    timed(() => parse(text));
    timed(() => check(text));
  });

  test.each<[string, string, number | string]>([
    ['a sum of 5,000 terms', `1${'+1'.repeat(4_999)}`, 5_000],
    ['a sum of 100,000 terms', `1${'+1'.repeat(99_999)}`, 100_000],
    ['a difference of 30,000 dice', `d6${'-d6'.repeat(29_999)}`, -29_998],
    ['a product of 20,000 factors', `1${'*1'.repeat(19_999)}`, 1],
    ['products and sums in turn', `1${'*1+1'.repeat(20_000)}`, 20_001],
    ['100 pools of 999 dice', `999d2!${'+999d2!'.repeat(99)}`, 99_900],
    ['100,000 opening brackets', '('.repeat(100_000), 'nested-too-deeply'],
    ['20,000 minus signs', `${'-'.repeat(20_000)}1`, 'nested-too-deeply'],
    ['150 nested brackets', `${'('.repeat(150)}7${')'.repeat(150)}`, 7],
    ['150 nested calls', `${'abs('.repeat(149)}7${')'.repeat(149)}`, 7],
    ['150 nested counts of dice', `${'('.repeat(149)}d2${')d1'.repeat(149)}`, 1],
    ['a tower of 150 powers', `1${'**1'.repeat(149)}`, 1],
    ['5,000 modifiers', `d6${'min1'.repeat(5_000)}`, 1],
    ['20,000 arguments', `min(1${',1'.repeat(19_999)})`, 1],
    ['150 nested groups', `${'{'.repeat(150)}d6${'}'.repeat(150)}`, 1],
    ['150 nested choices', `${'if(1,'.repeat(150)}1${',0)'.repeat(150)}`, 1],
    ['a group of 20,000 terms', `{d6${'+d6'.repeat(19_999)}}kh1`, 1],
    ['20,000 variables', `@a${'+@a'.repeat(19_999)}`, 20_000],
  ])(
    'under raised limits: %s',
    (_name, text, expected) => {
      const options: RollOptions = { random: lowest, variables: { a: 1 } };
      expect(answer(() => lots.roll(text, options))).toBe(expected);
      if (typeof expected === 'string') return;
      const result = lots.roll(text, options);
      expect(timed(() => result.text())).toMatch(/= -?\d+$/);
      expect(timed(() => JSON.stringify(result)).length).toBeGreaterThan(0);
      const canonical = timed(() => lots.format(text));
      expect(timed(() => lots.format(canonical))).toBe(canonical);
      const parsed = timed(() => lots.parse(text));
      if (parsed.ok) expect(answer(() => lots.roll(parsed.tree, options))).toBe(expected);
    },
    60_000,
  );
});

// A text of 500 characters is the longest in which other tools' spellings are looked for.
test.each(['0', ' ', 'a', 'd', 'd6', '(', '[', '1,', '-1', '0 ', 'd[0', '0d0 ', 'r1', '0.'])(
  'no pattern of another tool looks back from every "%s"',
  (piece) => {
    for (const sign of ['(', '#', 'x', '@', '[', '?', ' vs 5', 'e']) {
      const text = `${piece.repeat(500).slice(0, 490)}${sign}`;
      expect(timed(() => check(text)).length).toBeGreaterThan(0);
    }
  },
);

describe('a stack that is nearly full', () => {
  /** The answer to a call for which this many frames of a small function are left on the stack. */
  const withRoom = (frames: number, work: () => unknown): unknown => {
    let unwound = 0;
    const down = (): unknown => {
      try {
        return down();
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        unwound += 1;
        if (unwound < frames) throw error;
        return work();
      }
    };
    return down();
  };
  const text = `${'('.repeat(90)}{2d6, if(1, 3, 4)}kh1${')'.repeat(90)}`;
  // A text that was read before needs less room, so each call gets one of its own.
  const unread = Array.from({ length: 200 }, (_, spaces) => text + ' '.repeat(spaces));
  const next = (): string => unread.pop() ?? text;
  const outcome = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error instanceof DiceError ? error.code : String(error);
    }
  };
  const sizes = Array.from({ length: 20 }, (_, index) => Math.round(600 * 1.15 ** index));

  test.each<[string, () => unknown, unknown]>([
    ['roll', () => roll(next(), { random: lowest }).total, 3],
    ['format', () => format(next()).length > 0, true],
    ['check', () => check(next())[0]?.code ?? 'nothing', 'nothing'],
    ['odds', () => odds(next()).mean.valueOf() !== 0, true],
  ])('%s answers, or refuses what nests too deeply', (_name, work, usual) => {
    const outcomes = sizes.map((frames) => withRoom(frames, () => outcome(work)));
    expect(new Set(outcomes)).toEqual(new Set([usual, 'nested-too-deeply']));
  });
});
