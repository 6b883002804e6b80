/** Exact odds against published numbers: the open-ended law, icepool's fractions, AnyDice's percentages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fraction, Odds } from '../../src/index.ts';
import { odds } from '../../src/index.ts';

const data = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/oracles/${name}.json`, import.meta.url), 'utf8'));

type Frac = { readonly frac: string };
type Moments = { readonly mean: Frac; readonly variance: Frac };

const open = data('open-ended') as {
  readonly pmf_1e8_from_97_to_384: readonly number[];
  readonly P_ge: Readonly<Record<string, Frac>>;
  readonly P_le: Readonly<Record<string, Frac>>;
  readonly P_eq_selected: Readonly<Record<string, Frac>>;
  readonly P_ge_385: Frac;
  readonly variants_exact: Readonly<Record<string, Moments>>;
  readonly general_symmetric_N_w: { readonly values: Readonly<Record<string, Moments>> };
};

/** `0/1` and `4/1` are whole numbers. */
const plain = (text: string): string => text.replace(/\/1$/, '');

describe('d100!o', () => {
  const law = odds('d100!o');

  test('every total from -283 to 384, as whole numbers over 10^8', () => {
    let count = 0;
    for (let total = -283; total <= 384; total += 1) {
      const mirrored = total < 6 ? 101 - total : total;
      let weight = open.pmf_1e8_from_97_to_384[mirrored - 97];
      if (total >= 6 && total <= 95) weight = 1_000_000;
      if (total === 5 || total === 96) weight = 0;
      const { numerator, denominator } = law.at(total);
      expect(numerator * 100_000_000n, String(total)).toBe(BigInt(weight ?? -1) * denominator);
      count += 1;
    }
    expect(count).toBe(668);
  });

  test.each(Object.entries(open.P_ge))('at least %s', (total, { frac }) => {
    expect(law.atLeast(Number(total)).toString()).toBe(frac);
  });
  test.each(Object.entries(open.P_le))('at most %s', (total, { frac }) => {
    expect(law.atMost(Number(total)).toString()).toBe(frac);
  });
  test.each(Object.entries(open.P_eq_selected))('exactly %s', (total, { frac }) => {
    expect(law.at(Number(total)).toString()).toBe(plain(frac));
  });

  test('moments, median, mode, ends and grade', () => {
    expect(law.atLeast(385).toString()).toBe(open.P_ge_385.frac);
    expect(law.mean.toString()).toBe('101/2');
    expect(law.variance.toString()).toBe('2525909/1444');
    expect(law.standardDeviation).toBeCloseTo(41.82396991957835, 12);
    expect(law.median).toBe(50);
    expect(law.mode).toEqual(Array.from({ length: 90 }, (_, index) => index + 6));
    expect([law.min, law.max]).toEqual([-Infinity, Infinity]);
    expect([law.grade, law.error]).toEqual(['exact', 0]);
    expect([...law.entries()].some(([total]) => total === 5 || total === 96)).toBe(false);
  });
});

describe('other open-ended dice', () => {
  const { variants_exact: variants } = open;
  const named = (start: string): Moments => {
    const [, found] = Object.entries(variants).find(([name]) => name.startsWith(start)) ?? [];
    if (found === undefined) throw new Error(`no variant ${start}`);
    return found;
  };

  test.each([
    ['d100!o', 'seed d100!o'],
    ['d100!oh', 'high-only'],
    ['d100!ol', 'low-only'],
    ['d100!o(5, 96, once)', 'once-each'],
    ['d100!oh(90, rising)', 'Anima open roll 90'],
    ['d100!oh(85, rising)', "Anima house 'explode at 85'"],
    ['d100', 'flat d100'],
    ['d10!o(1, 10, once)', 'Cyberpunk RED'],
    ['d10!o', 'seed rule on d10'],
    ['d20!o', 'seed rule on d20'],
    ['d1000!o', 'seed rule on d1000'],
    ['d6!', 'exploding d6'],
    ['d6!!', 'exploding d6'],
    ['d10!', 'exploding d10'],
    ['d6!p', 'penetrating d6'],
    ['d6!!p', 'penetrating d6'],
    ['d6! - d6!', 'Feng Shui'],
    // First 1 not counted: the 1 is taken back.
    ['d10!o + 0', 'seed rule on d10'],
  ])('%s', (notation, start) => {
    const { mean, variance } = odds(notation);
    const known = named(start);
    expect([mean.toString(), variance.toString()]).toEqual([
      plain(known.mean.frac),
      plain(known.variance.frac),
    ]);
  });

  test.each(Object.entries(open.general_symmetric_N_w.values))('%s', (name, known) => {
    const [sides = 0, width = 0] = (/^d(\d+) w(\d+)$/.exec(name) ?? []).slice(1).map(Number);
    const { mean, variance } = odds(`d${sides}!o(${width}, ${sides - width + 1})`);
    expect([mean.toString(), variance.toString()]).toEqual([known.mean.frac, known.variance.frac]);
  });
});

interface Result {
  readonly n_outcomes: number;
  readonly denominator: string;
  readonly digest: string;
  readonly mean: string;
  readonly variance: string;
  readonly min: string;
  readonly max: string;
  readonly p: Readonly<Record<string, string>>;
  readonly median?: number;
  readonly p_ge_median?: string;
}

const solved = data('distributions') as {
  readonly problems: Readonly<Record<string, { readonly result: Result | readonly Result[] }>>;
  readonly full_pmf: Readonly<
    Record<string, { denominator: string; weights: readonly (readonly [number, string])[] }>
  >;
};

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The digest rule of the oracle: whole quantities divided by their greatest common divisor. */
function digest(
  entries: readonly (readonly [number, Fraction])[],
  names: (outcome: number) => string = String,
): string {
  const common = entries.reduce(
    (most, [, { denominator }]) => (most / divisor(most, denominator)) * denominator,
    1n,
  );
  const all = entries.map(
    ([outcome, each]) => [outcome, each.numerator * (common / each.denominator)] as const,
  );
  const shared = all.reduce((most, [, quantity]) => divisor(most, quantity), 0n);
  const lines = all.map(([outcome, quantity]) => `${names(outcome)}\t${quantity / shared}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

function expectResult(law: Odds, known: Result): void {
  const truth = (outcome: number): string => (outcome === 1 ? 'True' : 'False');
  const isTest = known.max === 'True';
  const value = (text: string): number => (isTest ? Number(text === 'True') : Number(text));
  const entries = [...law.entries()];
  expect(law.grade).toBe('exact');
  expect(law.rest.toString()).toBe('0');
  expect(entries).toHaveLength(known.n_outcomes);
  expect(digest(entries, isTest ? truth : String)).toBe(known.digest);
  expect(law.mean.toString()).toBe(known.mean);
  expect(law.variance.toString()).toBe(known.variance);
  expect([law.min, law.max]).toEqual([value(known.min), value(known.max)]);
  for (const [outcome, chance] of Object.entries(known.p)) {
    expect(law.at(value(outcome)).toString(), outcome).toBe(chance);
  }
  if (known.median === undefined) return;
  expect(law.median).toBe(known.median);
  if (known.p_ge_median !== undefined) {
    expect(law.atLeast(known.median).toString()).toBe(known.p_ge_median);
  }
}

describe("icepool's fractions", () => {
  test.each([
    ['a', '4d6kh3'],
    ['b', '10d10kh5'],
    ['c', '100d6kh50'],
    ['d', '100d100'],
    ['e', '1000d6'],
    ['f9', '20d6!!(=6, limit 9)'],
    ['f10', '20d6!!(=6, limit 10)'],
    ['f9', '20d6!(=6, limit 9)'],
    ['g9', '10d10!(=10, limit 9)>=7'],
    ['g10', '10d10!(=10, limit 10)>=7'],
    ['h', '(5d6kh3) > (4d8kh2)'],
    ['j10', 'd100!o(5, 96, limit 10)'],
    ['k', '2d20kh1 + 10d6ro1'],
    ['l9', '10d10!!(10, limit 9)kh5'],
    ['l10', '10d10!!(10, limit 10)kh5'],
    ['n_200d6kh100', '200d6kh100'],
    ['o_40d20kh20', '40d20kh20'],
    ['p_20d100kh10', '20d100kh10'],
    ['r_d1000x10', '10d1000'],
    ['s_20d10e9kh10', '20d10!!(10, limit 9)kh10'],
    ['t_5d1000kh3', '5d1000kh3'],
  ])('%s: %s', (name, notation) => {
    expectResult(odds(notation), solved.problems[name]?.result as Result);
  });

  test('the ranks of a series', () => {
    const { ranks = [] } = odds('6 x 4d6kh3');
    const known = solved.problems.i?.result as readonly Result[];
    expect(ranks).toHaveLength(6);
    for (const [index, rank] of ranks.entries()) expectResult(rank, known[index] as Result);
  });

  const written: Readonly<Record<string, string>> = {
    '6d6r<3 (reroll until >=3)': '6d6r<3',
  };
  test.each(Object.entries(solved.full_pmf))('the whole table of %s', (name, known) => {
    const entries = [...odds(written[name] ?? name).entries()];
    expect(entries.map(([outcome]) => outcome)).toEqual(known.weights.map(([outcome]) => outcome));
    for (const [index, [, { numerator, denominator }]] of entries.entries()) {
      const weight = BigInt(known.weights[index]?.[1] ?? '');
      expect(numerator * BigInt(known.denominator)).toBe(weight * denominator);
    }
  });
});

describe('closed forms of endless dice', () => {
  test('20d6!', () => {
    const law = odds('20d6!');
    expect([law.mean.toString(), law.variance.toString()]).toEqual(['84', '1064/5']);
    expect(law.at(20).toString()).toBe('1/3656158440062976');
    expect(law.at(84).toNumber()).toBeCloseTo(0.02723659409288372, 15);
    expect(law.at(100).toNumber()).toBeCloseTo(0.012935837331900731, 15);
    expect(law.at(150).toNumber()).toBeCloseTo(0.00002833708167094846, 18);
    expect(law.atLeast(310).toNumber() / 6.12849414467e-19).toBeCloseTo(1, 10);
  });

  test.each([
    ['4d6!kh3', 18, '1453/23328'],
    ['10d10!!kh5', 40, '8263327297/200000000000'],
    ['10d10!!kh5', 45, '705670249963/20000000000000'],
    ['10d10!!kh5', 60, '286920921343287047/25000000000000000000'],
    ['10d10!10>=7', 0, '59049/9765625'],
    ['10d10!10>=7', 4, '523823679/2441406250'],
  ])('%s: the chance of %i', (notation, outcome, chance) => {
    expect(odds(notation).at(outcome).toString()).toBe(chance);
  });

  test.each([
    ['4d6!kh3', '299383/23328', undefined],
    ['10d10!10>=7', '40/9', '280/81'],
    ['d6!', '21/5', '266/25'],
  ])('%s: mean %s', (notation, mean, variance) => {
    const law = odds(notation);
    expect(law.mean.toString()).toBe(mean);
    if (variance !== undefined) expect(law.variance.toString()).toBe(variance);
  });

  test('the tail of 10d10!!kh5', () => {
    const chance = odds('10d10!!kh5').atLeast(100).toNumber();
    expect(chance / 0.00024902494828386737).toBeCloseTo(1, 12);
  });
});

describe("AnyDice's percentages, to 12 digits", () => {
  const { cases } = data('anydice') as {
    cases: readonly { expr: string; percent: readonly (readonly [number, number])[] }[];
  };

  test('there are 96', () => expect(cases).toHaveLength(96));

  test.each(cases)('$expr', ({ expr, percent }) => {
    const entries = [...odds(expr).entries()];
    expect(entries.map(([outcome]) => outcome)).toEqual(percent.map(([outcome]) => outcome));
    for (const [index, [outcome, chance]] of entries.entries()) {
      const shown = percent[index]?.[1] ?? Number.NaN;
      // They are rounded to 12 digits at least, halves either way.
      const unit = 10 ** (Math.floor(Math.log10(shown)) - 11);
      const off = Math.abs(chance.toNumber() * 100 - shown);
      expect(off, String(outcome)).toBeLessThanOrEqual(0.500_01 * unit);
    }
  });
});
