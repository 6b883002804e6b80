/** The exact laws of what the sampler really rolls, against published numbers and laws counted by hand. */
import { describe, expect, test } from 'vitest';
import { rollOnce } from '../../src/api/roll-result.ts';
import type { Roll } from '../../src/api/roll-types.ts';
import { prepare } from '../../src/eval/prepare/prepare.ts';
import { handOf } from '../../src/eval/random/dice-source.ts';
import { compile } from '../../src/eval/sample/compile.ts';
import { Run } from '../../src/eval/sample/run.ts';
import { createReader } from '../../src/grammar/parse/parse.ts';
import { defaultLimits as limits } from '../../src/input/limits.ts';
import type { ReplayedLaw as Law, ReplayLimits } from '../../src/testing/index.ts';
import { replayLaw } from '../../src/testing/index.ts';
import { standard as vocabulary } from '../../src/vocabulary/index.ts';
import { chance, fraction, lawText, moments } from '../support/law-text.ts';
import { messageOf, reporter, voice } from '../support/reporter.ts';
import { dataText } from '../support/shared.ts';

interface Oracle {
  readonly pmf_1e8_from_97_to_384: readonly number[];
  readonly P_ge: Readonly<Record<string, { readonly frac: string }>>;
  readonly P_le: Readonly<Record<string, { readonly frac: string }>>;
  readonly P_ge_385: { readonly frac: string };
  readonly support: { readonly missing: readonly number[] };
  readonly variants_exact: Readonly<
    Record<
      string,
      { readonly mean: { readonly frac: string }; readonly variance: { readonly frac: string } }
    >
  >;
}

const oracle = JSON.parse(dataText('oracles/open-ended.json')) as Oracle;

const read = createReader(vocabulary);

/**
 * The law of whatever a notation's roll is asked for; its total unless said otherwise. The notation is
 * prepared once, and rolled as `roll` does it.
 */
function law<Outcome extends number | string = number>(
  notation: string,
  options: ReplayLimits = {},
  outcome: (rolled: Roll) => Outcome = ({ total }) => total as Outcome,
): Law<Outcome> {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(`${notation}: ${messageOf(syntax.diagnostics[0])}`);
  const program = prepare(syntax.tree, { vocabulary, limits, read, reporter });
  const compiled = compile(program, voice);
  return replayLaw(
    (random) => outcome(rollOnce(compiled, new Run(handOf(random), limits))),
    options,
  );
}

/** A law counted by hand: each combination of one item of every list, with the product of their weights. */
type Counted = readonly { readonly value: readonly number[]; readonly weight: bigint }[];

function combine(lists: readonly Counted[], total: (values: readonly number[]) => number) {
  const weights = new Map<number, bigint>();
  const visit = (at: number, values: readonly number[], weight: bigint): void => {
    const list = lists[at];
    if (list === undefined) {
      const sum = total(values);
      weights.set(sum, (weights.get(sum) ?? 0n) + weight);
      return;
    }
    for (const item of list) visit(at + 1, [...values, ...item.value], weight * item.weight);
  };
  visit(0, [], 1n);
  const denominator = [...weights.values()].reduce((one, other) => one + other, 0n);
  return lawText({ weights, denominator, rest: 0n, scripts: 0 });
}

const die = (...faces: readonly number[]): Counted =>
  faces.map((face) => ({ value: [face], weight: 1n }));
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const down = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => b - a);
const d6 = die(1, 2, 3, 4, 5, 6);
const d4 = die(1, 2, 3, 4);

describe('the replay itself', () => {
  test('works on any function of dice', () => {
    expect(lawText(replayLaw((dice) => dice.die(2) + dice.die(3)))).toEqual([
      '2: 1/6',
      '3: 1/3',
      '4: 1/3',
      '5: 1/6',
      'rest: 0',
    ]);
    expect(lawText(replayLaw(() => 7))).toEqual(['7: 1', 'rest: 0']);
  });

  test('follows dice that ask for more dice', () => {
    const nested = replayLaw((dice) => dice.die(dice.die(dice.die(2) + 1)));
    // 2 faces, then a d2 or d3, then a die with that many sides.
    expect(lawText(nested)).toEqual(['1: 49/72', '2: 19/72', '3: 1/18', 'rest: 0']);
    expect(nested.scripts).toBe(1 + 2 + (1 + 2 + 3));
  });

  test('stops at this many dice, and says how much is left', () => {
    const coin = (dice: { die(sides: number): number }): string => {
      let heads = '';
      while (dice.die(2) === 2) heads += 'h';
      return heads;
    };
    const { weights, denominator, rest } = replayLaw(coin, { mostDice: 3 });
    expect([...weights]).toEqual([
      ['', 4n],
      ['h', 2n],
      ['hh', 1n],
    ]);
    expect([denominator, rest]).toEqual([8n, 1n]);
    expect(replayLaw(coin, { mostDice: 0 }).rest).toBe(1n);
  });

  test('refuses what is not determined by its dice, and lets errors through', () => {
    let sides = 2;
    expect(() => replayLaw(({ die }) => die(sides++))).toThrow('die 1 was a d2, now d3');
    expect(() => replayLaw(({ die }) => Number(die(2).toFixed(200)))).toThrow(RangeError);
  });
});

describe('d100!o against the published law', () => {
  const million = 1_000_000n;
  const published = (total: number): bigint => {
    if (oracle.support.missing.includes(total)) return 0n;
    if (total >= 6 && total <= 95) return million;
    return BigInt(
      oracle.pmf_1e8_from_97_to_384[(total < 6 ? 101 - total : total) - 97] ?? Number.NaN,
    );
  };

  test('to three dice', () => {
    const { weights, denominator, rest, scripts } = law('d100!o', { mostDice: 3 });
    expect(denominator).toBe(million);
    expect(fraction(rest, denominator)).toBe(fraction(1n, 10n * 20n * 20n));
    expect(scripts).toBe(90 + 10 * 95 + 10 * 5 * 95 + 10 * 5 * 5);
    for (let total = -283; total <= 384; total += 1) {
      const replayed = (weights.get(total) ?? 0n) * 100n;
      // Four dice and more reach only what lies beyond 288 and its mirror image.
      const most = total > 288 || total < -187 ? replayed + rest * 100n : replayed;
      const exact = published(total);
      expect(exact >= replayed && exact <= most, `${total}: ${exact}`).toBe(true);
    }
    expect(weights.has(5)).toBe(false);
    expect(weights.has(96)).toBe(false);
  });

  test('to four dice: every number of the table, its tails, and the symmetry', () => {
    const { weights, denominator, rest } = law('d100!o', { mostDice: 4 });
    expect(denominator).toBe(100_000_000n);
    expect(fraction(rest, denominator)).toBe(fraction(1n, 10n * 20n ** 3n));
    for (let total = -283; total <= 384; total += 1) {
      expect(weights.get(total) ?? 0n, String(total)).toBe(published(total));
    }
    for (const [total, weight] of weights) expect(weights.get(101 - total)).toBe(weight);

    // By the symmetry half of what is left lies above, beyond 384, and half below, beyond -284.
    const tail = (test: (total: number) => boolean): string => {
      let inside = 0n;
      for (const [total, weight] of weights) if (test(total)) inside += weight;
      return fraction(2n * inside + rest, 2n * denominator);
    };
    expect(tail((total) => total >= 385)).toBe(oracle.P_ge_385.frac);
    const within = (text: string): boolean => Number(text) >= -283 && Number(text) <= 385;
    const above = Object.entries(oracle.P_ge).filter(([text]) => within(text));
    const below = Object.entries(oracle.P_le).filter(([text]) => within(text));
    for (const [text, { frac }] of above)
      expect(
        tail((it) => it >= Number(text)),
        text,
      ).toBe(frac);
    for (const [text, { frac }] of below)
      expect(
        tail((it) => it <= Number(text)),
        text,
      ).toBe(frac);
    expect(above.length).toBeGreaterThanOrEqual(20);
    expect(below.length).toBeGreaterThanOrEqual(12);
  });

  test('the number of dice', () => {
    const dice = law('d100!o', { mostDice: 4 }, (rolled) => rolled.dice.length);
    expect(lawText(dice)).toEqual([
      '1: 9/10',
      '2: 19/200',
      '3: 19/4000',
      '4: 19/80000',
      'rest: 1/80000',
    ]);
  });

  test('the directions', () => {
    const directions = law('d100!o', { mostDice: 3 }, (rolled) => {
      return `${rolled.terms[0]?.chains[0]?.direction} in ${rolled.dice.length}`;
    });
    const say = (name: string): string => chance(directions, (outcome) => outcome.startsWith(name));
    expect(say('none in 1')).toBe('9/10');
    // Of each direction 1/20, all but what needs a fourth die.
    expect(say('up')).toBe(fraction(399n, 8000n));
    expect(say('down')).toBe(fraction(399n, 8000n));
  });

  test.each([
    ['d100!o(5, 96, once)', 'once-each (96+ adds one, <=5 subtracts one)'],
    ['d10!o(1, 10, once)', 'Cyberpunk RED d10 (10 add once, 1 subtract once, first counts)'],
  ])('%s has the published mean and variance', (notation, name) => {
    const variant = oracle.variants_exact[name];
    expect(moments(law(notation))).toEqual({
      mean: variant?.mean.frac,
      variance: variant?.variance.frac,
    });
  });

  test('d10!o(1, 10, once) by hand', () => {
    const weights = new Map<number, bigint>();
    for (let first = 2; first <= 9; first += 1) weights.set(first, 10n);
    for (let second = 1; second <= 10; second += 1) {
      weights.set(10 + second, 1n);
      weights.set(1 - second, 1n);
    }
    const byHand = lawText({ weights, denominator: 100n, rest: 0n, scripts: 0 });
    expect(lawText(law('d10!o(1, 10, once)'))).toEqual(byHand);
  });
});

describe('known numbers', () => {
  test('4d6kh3 has the mean 15869/1296', () => {
    const replayed = law('4d6kh3');
    expect(moments(replayed).mean).toBe('15869/1296');
    expect(replayed.scripts).toBe(1296);
    expect(chance(replayed, (total) => total === 18)).toBe('7/432');
  });

  test('(1d3)d3', () => {
    const { weights, denominator } = law('(1d3)d3');
    expect(denominator).toBe(81n);
    expect([...weights].sort(([one], [other]) => one - other).map(([, weight]) => weight)).toEqual([
      9n,
      12n,
      16n,
      12n,
      12n,
      10n,
      6n,
      3n,
      1n,
    ]);
  });

  test('4dF, and dF.1', () => {
    const { weights, denominator } = law('4dF');
    expect(denominator).toBe(81n);
    expect([0, 1, 2, 3, 4].map((total) => weights.get(total))).toEqual([19n, 16n, 10n, 4n, 1n]);
    expect(lawText(law('dF.1'))).toEqual(['-1: 1/6', '0: 2/3', '1: 1/6', 'rest: 0']);
  });

  test('d6ro1: a 1 only when it comes twice', () => {
    expect(lawText(law('d6ro1'))).toEqual([
      '1: 1/36',
      ...[2, 3, 4, 5, 6].map((face) => `${face}: 7/36`),
      'rest: 0',
    ]);
  });

  test('2d4r1: nine equal pairs of 2, 3, 4, however many dice it took', () => {
    // To four dice: 1/16 of the pairs need two, 2/64 three, 3/256 four.
    const share = 16n + 8n + 3n;
    const pairs = [1n, 2n, 3n, 2n, 1n];
    expect(lawText(law('2d4r1', { mostDice: 4 }))).toEqual([
      ...pairs.map((count, index) => `${4 + index}: ${fraction(count * share, 256n)}`),
      `rest: ${fraction(256n - 9n * share, 256n)}`,
    ]);
  });
});

describe('laws counted by nested loops', () => {
  /** What one d4 brings when a 4 adds another die, twice at most. */
  const exploding: Counted = [
    ...[1, 2, 3].map((face) => ({ value: [face], weight: 16n })),
    ...[1, 2, 3].map((face) => ({ value: [4, face], weight: 4n })),
    ...[1, 2, 3, 4].map((face) => ({ value: [4, 4, face], weight: 1n })),
  ];
  const compounding = exploding.map(({ value, weight }) => ({ value: [sum(value)], weight }));
  /** What one d6 brings when a 6 adds one die less 1, once. */
  const penetrating: Counted = [
    ...[1, 2, 3, 4, 5].map((face) => ({ value: [face], weight: 6n })),
    ...[1, 2, 3, 4, 5, 6].map((face) => ({ value: [6, face - 1], weight: 1n })),
  ];
  const most = (values: readonly number[]): number => Math.max(...values);
  const counting =
    (test: (value: number) => boolean) =>
    (values: readonly number[]): number =>
      values.filter(test).length;

  test.each<readonly [string, readonly Counted[], (values: readonly number[]) => number]>([
    ['2d6', [d6, d6], sum],
    ['d4-d6', [d4, d6], ([one = 0, other = 0]) => one - other],
    ['d4*d6', [d4, d6], ([one = 0, other = 0]) => one * other],
    ['max(d4, d6)', [d4, d6], most],
    ['(d4) > (d6)', [d4, d6], ([one = 0, other = 0]) => Number(one > other)],
    ['2d{1,1,4}', [die(1, 1, 4), die(1, 1, 4)], sum],
    ['3d6!p(limit 1)', [penetrating, penetrating, penetrating], sum],
    [
      '2d6!!p(limit 1)kh1',
      [d6, d6].map(() => penetrating.map(({ value, weight }) => ({ value: [sum(value)], weight }))),
      most,
    ],
    ['2d4!(limit 2)', [exploding, exploding], sum],
    ['2d4!!(limit 2)', [exploding, exploding], sum],
    ['2d4!(limit 2)kh1', [exploding, exploding], most],
    ['2d4!!(limit 2)kh1', [compounding, compounding], most],
    ['2d4!(limit 2)kh2', [exploding, exploding], (values) => sum(down(values).slice(0, 2))],
    ['2d4!(limit 2)dl1', [exploding, exploding], (values) => sum(down(values).slice(0, -1))],
    [
      '2d4!(limit 2)km1',
      [exploding, exploding],
      (values) => down(values)[Math.floor(values.length / 2)] ?? 0,
    ],
    ['2d4!(limit 2)>=3', [exploding, exploding], counting((value) => value >= 3)],
    ['2d4!!(limit 2)>=5', [compounding, compounding], counting((value) => value >= 5)],
    [
      '3d6>=5f1',
      [d6, d6, d6],
      (values) => counting((it) => it >= 5)(values) - counting((it) => it === 1)(values),
    ],
    [
      '3d6>=4=6',
      [d6, d6, d6],
      (values) => counting((it) => it >= 4)(values) + counting((it) => it === 6)(values),
    ],
    [
      '3d6min3max5',
      [d6, d6, d6],
      (values) => sum(values.map((it) => Math.min(5, Math.max(3, it)))),
    ],
    [
      '3d6min2kh2',
      [d6, d6, d6],
      (values) => sum(down(values.map((it) => Math.max(2, it))).slice(0, 2)),
    ],
    ['4d4kh3kl2', [d4, d4, d4, d4], (values) => sum(down(values).slice(1, 3))],
    ['4d4dh1dl1', [d4, d4, d4, d4], (values) => sum(down(values).slice(1, 3))],
    ['4d4km1', [d4, d4, d4, d4], (values) => down(values)[2] ?? 0],
    [
      '4d4kh3>=4',
      [d4, d4, d4, d4],
      (values) => counting((it) => it >= 4)(down(values).slice(0, 3)),
    ],
    ['4d4>=2kl2', [d4, d4, d4, d4], (values) => counting((it) => it >= 2)(down(values).slice(2))],
  ])('%s', (notation, lists, total) => {
    expect(lawText(law(notation))).toEqual(combine(lists, total));
  });
});

describe('what must be the same law', () => {
  test.each([1, 2, 3, 4])('keeping %i of 4 dice, dropping the others', (kept) => {
    const other = 4 - kept;
    for (const die of ['d4', 'd{1,1,4}', 'd4ro1', 'd4min2', 'd4!!(limit 1)']) {
      expect(lawText(law(`4${die}kh${kept}`)), die).toEqual(lawText(law(`4${die}dl${other}`)));
      expect(lawText(law(`4${die}kl${kept}`)), die).toEqual(lawText(law(`4${die}dh${other}`)));
    }
  });

  test.each([
    ['4d4k3', '4d4kh3'],
    ['4d4d1', '4d4dl1'],
    ['3d4km1', '3d4dl1dh1'],
    ['3d6!(limit 1)', '3d6!!(limit 1)'],
    ['2d6r1r2', '2d6r(1, 2)'],
    ['2d6!5!6', '2d6!(>=5)'],
    ['3d6ro(<=2)', '3d6r(<=2, once)'],
    ['2d20kh1', 'max(d20, d20)'],
    ['2d20kl1', 'min(d20, d20)'],
    ['(2d6)kh1', '2d6kh1'],
    ['d6+d6', '2d6'],
    ['2d8s', '2d8'],
    ['d100!o(5, 96)', 'd100!o'],
    ['d20!o', '21-d20!o'],
    ['d10!ol', '11-d10!oh'],
    ['2d3!', '2d3!!'],
    ['-d6', 'd{-6..-1}'],
  ])('%s and %s', (one, other) => {
    const options = { mostDice: one.includes('d100') ? 3 : 4 };
    expect(lawText(law(one, options))).toEqual(lawText(law(other, options)));
  });
});
