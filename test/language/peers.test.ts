/** What other dice rollers get wrong, hang on or crash on, one test each by name: here it is right, or refused. */
import { describe, expect, test, vi } from 'vitest';
import { createRoller, DiceError, format, odds, parse, roll } from '../../src/index.ts';
import { within } from '../support/attempts.ts';

// A loaded machine is not a hang: the work itself is measured in processor time.
vi.setConfig({ testTimeout: 60_000 });

const { answer } = within(6_000);
const lowest = { die: () => 1 };
const total = (notation: string, dice: readonly number[] = []): number | string =>
  answer(() => roll(notation, { dice }));

describe('wrong answers', () => {
  // What is done with text, signs and numbers.
  test.each<[name: string, notation: string, dice: readonly number[], total: number | string]>([
    ['the bonus behind an open-ended roll is lost', 'd100!o+15', [50], 65],
    ['the bonus behind an open chain is lost', 'd100!o+15', [97, 17], 129],
    ['a capital D is not read', '2D6', [3, 4], 7],
    ['successes are summed', '10d10>=8', [8, 9, 10, 1, 2, 3, 4, 5, 6, 7], 3],
    ['listed faces are counted as sides', 'd{1,2,4}', [4], 4],
    ['an open bracket is 1', '(1', [], 'unclosed-bracket'],
    ['a sum without its last term is 2', '2+', [], 'missing-operand'],
    ['a negative number in brackets is 2', '5-(-2)', [], 7],
    ['two signs are an error', '-2*-3', [], 6],
    ['a rest of dividing by 0 crashes', '10%0', [], 'division-by-zero'],
    ['negative dice are 0', '-2d6', [3, 4], -7],
    ['a decimal divisor is cut', 'round(8/6.02*100)/100', [], 1.33],
    ['a decimal divisor is rounded', '8/6.02', [], 8 / 6.02],
    ['a remark is read as an operator', '1d20+6 dex save', [10], 'unexpected-word'],
    ['a remark with + in it is reckoned', '1d20 # +5 to hit', [10], 10],
    ['keep and drop act as sets, not in order', '4d6dl1kh3dh1', [3, 1, 4, 2], 5],
  ])('%s: %s', (_name, notation, dice, expected) => {
    expect(total(notation, dice)).toBe(expected);
  });

  // Six misreadings of the open-ended roll, and one roll that each of them gets wrong.
  test.each<[name: string, dice: readonly number[], total: number]>([
    ['a low chain goes on with low faces', [3, 2], 1],
    ['every later low face turns the sign', [5, 98, 3], -96],
    ['after one low face all is subtracted', [97, 3], 100],
    ['one extra die only', [98, 99, 4], 201],
    ['upward only', [2, 24], -22],
    ['the low branch is rolled twice', [3, 97, 10], -104],
  ])('open-ended: %s', (_name, dice, expected) => {
    expect(total('d100!o', dice)).toBe(expected);
  });

  // Explosions together with keeping and counting.
  test.each<[name: string, notation: string, dice: readonly number[], total: number]>([
    ['keep takes single dice where chains are meant', '3d2!!kh2', [2, 2, 1, 1, 2, 1], 8],
    ['keep takes chains where dice are meant', '3d2!kh2', [2, 2, 1, 1, 2, 1], 4],
    ['a die that exploded counts several times', '2d10!!10>=7', [10, 10, 3, 6], 1],
    ['keep looks at the modifier, not at the dice', '2d6!kh1', [6, 6, 1, 2], 6],
    ['rerolling 4s rerolls 1s as well', '4d6r=4', [1, 4, 1, 2, 3], 7],
    ['only the last of two rules of rerolling holds', '1d4r1r4', [1, 4, 2], 2],
    ['rerolling once goes on', '1d6ro<3', [1, 2], 2],
  ])('%s: %s', (_name, notation, dice, expected) => {
    expect(total(notation, dice)).toBe(expected);
  });

  test('a die that compounds is one success: 12 dice are at most 12', () => {
    expect(odds('12d10!!10>7').max).toBe(12);
  });

  // Statistics as well as the roller.
  test.each<[notation: string, mean: string]>([
    ['4d6kh3', '15869/1296'],
    ['10d10>=8', '3'],
    ['abs(d6-4)', '3/2'],
    ['3d6!', '63/5'],
    ['d100!o', '101/2'],
  ])('the mean of %s is %s', (notation, mean) => {
    expect(String(odds(notation).mean)).toBe(mean);
  });

  test('the range of d6-d6 is -5 to 5', () => {
    const law = odds('d6-d6');
    expect([law.min, law.max]).toEqual([-5, 5]);
  });

  test('dice of dice: (1d3)d3 has the weights 9, 12, 16, 12, 12, 10, 6, 3, 1', () => {
    const weights = [...odds('(1d3)d3').entries()].map(([outcome, { numerator, denominator }]) => [
      outcome,
      Number((numerator * 81n) / denominator),
    ]);
    expect(weights).toEqual([9, 12, 16, 12, 12, 10, 6, 3, 1].map((weight, at) => [at + 1, weight]));
  });

  test.each(['4d6kh3', '2d6!', 'd{1,2,4}', '-2*-3', '4dF.1', 'd100!o(5, 96)', '1d20 # +5 to hit'])(
    'what is printed of %s is read again',
    (notation) => {
      expect(format(format(notation))).toBe(format(notation));
      expect(parse(format(notation))).toMatchObject({ ok: true });
    },
  );

  describe('biased dice', () => {
    test('the remainder of a 32-bit word favours the low third of 3 * 2^30 sides', () => {
      const { dice } = roll('300d3221225472', { seed: 'peers' });
      const low = dice.filter(({ face }) => face <= 2 ** 30).length;
      // 100 are fair and 150 are not; the seed is fixed.
      expect(Math.abs(low - 100)).toBeLessThan(25);
    });

    test('rounding shows a 7, or a 0, on a d6: 6,000 rolls show only 1 to 6', () => {
      const faces = new Set(roll('6000d6', { seed: 'peers' }).dice.map(({ face }) => face));
      expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    });

    test('a large die shows more than 32 bits', () => {
      const { dice } = roll('200d9007199254740991', { seed: 'peers' });
      const low = dice.filter(({ face }) => face % 2 === 1).length;
      const high = dice.filter(({ face }) => face > 2 ** 52).length;
      for (const half of [low, high]) {
        // 200 fair coins: five standard deviations are 35.
        expect(Math.abs(half - 100)).toBeLessThan(36);
      }
      expect(dice.some(({ face }) => face < 2 ** 50)).toBe(true);
    });
  });
});

describe('hangs and crashes', () => {
  test.each<[notation: string, expected: number | string]>([
    ['d1!', 'endless'],
    ['1d1e1', 'foreign-spelling'],
    ['d6!>0', 'endless'],
    ['d2r=1r=2', 'endless'],
    ['d8r=4r<4r>4', 'endless'],
    ['d10000!>1', 1],
    ['(99**99)d20', 'unsuitable-count'],
    ['99999999d6', 'too-many-dice'],
    ['100000000d20', 'too-many-dice'],
    ['1d9007199254740993', 'number-too-large'],
    [`${'('.repeat(51)}7${')'.repeat(51)}`, 7],
    ['('.repeat(20_000), 'text-too-long'],
    [`1${'+1'.repeat(4_999)}`, 'text-too-long'],
    [`999d2!${'+999d2!'.repeat(99)}`, 'too-many-dice'],
    [`${'-'.repeat(20_000)}1`, 'text-too-long'],
    ['\ud800', 'unexpected-character'],
    ['2d6constructor', 'unexpected-word'],
    ['@__proto__', 'unknown-variable'],
    ['', 'empty-text'],
    ['      ', 'empty-text'],
  ])('%j', (notation, expected) => {
    expect(answer(() => roll(notation, { random: lowest }))).toBe(expected);
    const law = (): unknown => {
      try {
        return odds(notation).grade;
      } catch (error) {
        if (error instanceof DiceError) return error.code;
        throw error;
      }
    };
    expect(law()).toBe(typeof expected === 'number' ? 'exact' : expected);
  });

  test.each<[name: string, text: string, expected: number | string]>([
    ['20,000 brackets', '('.repeat(20_000), 'nested-too-deeply'],
    ['20,000 minus signs', `${'-'.repeat(20_000)}1`, 'nested-too-deeply'],
    ['a sum of 5,000 terms', `1${'+1'.repeat(4_999)}`, 5_000],
    ['100 pools of 999d2!', `999d2!${'+999d2!'.repeat(99)}`, 99_900],
  ])('%s, under raised limits', (_name, text, expected) => {
    const lots = createRoller({ limits: { text: 1e6, nodes: 1e6, dice: 1e6 } });
    expect(answer(() => lots.roll(text, { random: lowest }))).toBe(expected);
  });
});
