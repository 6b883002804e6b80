/** Replayed laws as odds, and laws that are compared. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Odds } from '../../../src/index.ts';
import { DiceError, odds, roll } from '../../../src/index.ts';
import type { TestDice } from '../../../src/testing/index.ts';
import { arbitraries, expectSameLaw, OtherLaw, replayAll } from '../../../src/testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const rolled =
  (notation: string) =>
  (random: TestDice): number =>
    roll(notation, { random }).total as number;

/** A law as its solver and its replay must agree on. */
const facts = (law: Odds): unknown => ({
  ...law.toJSON(),
  notation: '',
  canonical: '',
  warnings: [],
});

describe('a replayed law', () => {
  test.each(['d6', '4d6kh3', '3d4!(limit 1)', 'd6 - d6', '2d6 * 100', '-d4', '(d3)d3', '7', '0'])(
    'has the face of the odds: %s',
    (notation) => {
      const [replayed, solved] = [replayAll(rolled(notation)), odds(notation)];
      expect(facts(replayed)).toEqual(facts(solved));
      for (const p of [0, 0.1, 0.5, 0.9, 1]) expect(replayed.quantile(p)).toBe(solved.quantile(p));
      for (const outcome of [-1, 0, 1, 2.5, 3, 6, 1e9, Number.POSITIVE_INFINITY]) {
        expect(String(replayed.at(outcome))).toBe(String(solved.at(outcome)));
        expect(String(replayed.atLeast(outcome))).toBe(String(solved.atLeast(outcome)));
        expect(String(replayed.atMost(outcome))).toBe(String(solved.atMost(outcome)));
      }
    },
  );

  test('is shown, and set against others, as solved odds are', () => {
    const [replayed, solved] = [replayAll((die) => die(6) + die(6)), odds('2d6')];
    const rest = (text: string): string => text.slice(text.indexOf(':'));
    expect(rest(replayed.table())).toBe(rest(solved.table()));
    expect(rest(replayed.chart({ width: 120 }))).toBe(rest(solved.chart({ width: 120 })));
    // Only the name, and so the width that it takes, is another.
    const bars = (svg: string): readonly string[] => svg.match(/<rect[^>]*>/g) ?? [];
    expect(bars(replayed.svg()).length).toBeGreaterThan(10);
    expect(bars(replayed.svg()).length).toBe(bars(solved.svg()).length);
    expect(replayed.against(odds('d12')).higher.toString()).toBe('1/2');
    expect(odds('d12').against(replayed).lower.toString()).toBe('1/2');
    const cut = replayAll(rolled('d6!'), { mostDice: 2 });
    expect(() => cut.against(solved)).toThrow(DiceError);
  });

  test('works on any function of dice, in both forms', () => {
    expect(replayAll((die) => Math.max(die(20), die(20))).mean.toString()).toBe('553/40');
    expect(
      replayAll((dice) => dice.die(6) + dice(6))
        .at(7)
        .toString(),
    ).toBe('1/6');
  });

  test('is the solved one, of generated notations', () => {
    const { notations } = arbitraries(fc);
    const options = { sides: 3, dice: 2, depth: 2, endless: false, computed: false };
    const verdicts = new Map<string, number>();
    fc.assert(
      fc.property(notations({ ...options, decorated: false }), (text) => {
        const verdict = compared(text);
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }),
      { numRuns: 200 },
    );
    expect(verdicts.get('same') ?? 0).toBeGreaterThan(100);
  }, 60_000);

  test('that is cut says so in everything', () => {
    const cut = replayAll(rolled('d6!'), { mostDice: 2 });
    expect(cut).toMatchObject({
      grade: 'bounded',
      min: Number.NEGATIVE_INFINITY,
      mean: Number.NaN,
    });
    expect(cut.rest.toString()).toBe('1/36');
    expect(cut.error).toBeGreaterThanOrEqual(1 / 36);
    expect(cut.quantile(0.99)).toBe(Number.POSITIVE_INFINITY);
    expect(cut.median).toBe(3);
    expect(expectSameLaw(cut, odds('d6!'))).toBe('within');
  });

  test('of fractions', () => {
    const halves = replayAll((die) => die(2) / 2);
    expect([...halves.entries()].map(([outcome, chance]) => `${outcome}: ${chance}`)).toEqual([
      '0.5: 1/2',
      '1: 1/2',
    ]);
    expect(halves.mean).toBe(0.75);
  });

  test.each<[string, (die: TestDice) => number, object, string]>([
    ['too many ways', (die) => die(100) + die(100), { mostScripts: 1_000 }, 'odds-too-large'],
    ['no number', () => Number.NaN, {}, 'unsuitable-input'],
    ['no die', (die) => die(2.5), {}, 'unsuitable-input'],
    [
      'chance of its own',
      (die) => die(2 + Math.floor(Math.random() * 1e9)),
      {},
      'unsuitable-input',
    ],
  ])('is refused: %s', (_what, sampler, limits, code) => {
    expect(() => replayAll(sampler, limits)).toThrow(expect.objectContaining({ code }));
  });

  test('errors of the sampler come through', () => {
    expect(() =>
      replayAll(() => {
        throw new RangeError('mine');
      }),
    ).toThrow(RangeError);
  });
});

function compared(text: string): string {
  let replayed: Odds;
  try {
    replayed = replayAll(rolled(text), { mostScripts: 5_000 });
  } catch (error) {
    if (error instanceof DiceError) return error.code;
    throw error;
  }
  try {
    return expectSameLaw(replayed, odds(text));
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return error.code;
    throw error;
  }
}

describe('two laws', () => {
  test.each<[string, string, 'same' | 'within']>([
    ['2d20kh1', 'max(d20, d20)', 'same'],
    ['d6!', 'd6!!', 'same'],
    ['d100!o', '101 - d100!o', 'same'],
    ['2d20!o', 'd20!o + d20!o', 'within'],
  ])('%s and %s are the same', (one, other, verdict) => {
    expect(expectSameLaw(odds(one), odds(other))).toBe(verdict);
  });

  const told = (one: Odds, other: Odds): string => {
    try {
      expectSameLaw(one, other);
    } catch (error) {
      if (error instanceof OtherLaw) return error.message;
      throw error;
    }
    return 'the same';
  };

  test('that differ are reported outcome by outcome', () => {
    expect(
      told(
        replayAll((die) => die(6)),
        replayAll((die) => 1 + (die(8) % 6)),
      ),
    ).toBe(
      [
        'these are two laws: 6 outcomes differ',
        '  1: 1/6, and 1/8',
        '  2: 1/6, and 1/4',
        '  3: 1/6, and 1/4',
        '  4: 1/6, and 1/8',
        '  5: 1/6, and 1/8',
        '  6: 1/6, and 1/8',
      ].join('\n'),
    );
    expect(told(odds('d6'), odds('d20'))).toMatch(/20 outcomes differ[\s\S]*and 12 more$/);
    expect(told(odds('2d6'), odds('d6 + 3.5'))).toMatch(/outcomes differ/);
  });

  test('that differ by one path in a million', () => {
    const hidden = (die: TestDice): number => (die(1_000) === 1 && die(1_000) === 1 ? 7 : 1);
    const other = (die: TestDice): number => (die(1_000) === 1 && die(1_000) <= 2 ? 7 : 1);
    expect(told(replayAll(hidden), replayAll(other))).toBe(
      'these are two laws: 2 outcomes differ\n  1: 999999/1000000, and 499999/500000\n  7: 1/1000000, and 1/500000',
    );
  });

  test('of which one is only known within bounds', () => {
    expect(told(replayAll(rolled('d6!'), { mostDice: 2 }), odds('d6!p'))).toMatch(/two laws/);
    expect(told(replayAll(rolled('d6!'), { mostDice: 3 }), odds('d6!'))).toBe('the same');
  });
});
