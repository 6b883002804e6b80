/** Endless laws asked about numbers that lie near, at and beyond the edge of the window they are seen through. */
import { describe, expect, test, vi } from 'vitest';
import { odds } from '../../../src/index.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Chains whose value meets a number beyond the window that is looked through first. */
describe('far edges of endless laws', () => {
  const endless = odds('d6!!');
  const sumOf = (from: number, to: number): number => {
    let sum = 0;
    for (let at = from; at <= to; at += 1) sum += endless.at(at).toNumber();
    return sum;
  };
  const near = (one: number, other: number, what: string): void => {
    expect(one / other, what).toBeCloseTo(1, 9);
  };

  test('clamps', () => {
    for (const bar of [65, 90, 130, 200, 300]) {
      const law = odds(`d6!!max${bar}`);
      expect(law.at(bar).toString(), String(bar)).toBe(endless.atLeast(bar).toString());
      for (const at of [60, 71, 127, 129])
        if (at < bar) expect(law.at(at).toString()).toBe(endless.at(at).toString());
    }
  });

  test('counts', () => {
    for (const bar of [65, 130, 200]) {
      const law = odds(`d6!!6>=${bar}`);
      expect(law.at(1).toString(), String(bar)).toBe(endless.atLeast(bar).toString());
      expect(law.grade).toBe('exact');
    }
  });

  test('another chain', () => {
    const law = odds('d6!!r(>=200, once)');
    expect(law.at(199).toString()).toBe(endless.at(199).toString());
    const pulled = odds('d6max(-100)!!(-100, 6)min(-100)');
    const plain = odds('d6max(-100)!!(-100, 6)');
    for (let at = -99; at <= 150; at += 1)
      expect(pulled.at(at).toString(), String(at)).toBe(plain.at(at).toString());
  });

  test.each([65, 70, 127, 128, 129, 135, 140, 200, 300])('max and min with %i', (bar) => {
    expect(odds(`max(d6!, ${bar})`).at(bar).toString()).toBe(odds('d6!').atMost(bar).toString());
    expect(odds(`min(d6!, ${bar})`).at(bar).toString()).toBe(odds('d6!').atLeast(bar).toString());
    expect(odds(`max(d20!o, ${bar})`).at(bar).toString()).toBe(
      odds('d20!o').atMost(bar).toString(),
    );
  });

  test.each(['floor(d6! / 2)', 'd6! // 2', 'ceil((d6! - 1) / 2)', 'trunc(d6! / 2)'])(
    '%s',
    (notation) => {
      const law = odds(notation);
      for (let at = 25; at <= 140; at += 1)
        near(law.at(at).toNumber(), sumOf(2 * at, 2 * at + 1), `${at}`);
    },
  );

  test('comparisons', () => {
    for (const bar of [65, 128, 200]) {
      const law = odds(`(d6!) >= ${bar}`);
      expect([law.grade, law.at(1).toString()]).toEqual(['exact', endless.atLeast(bar).toString()]);
      expect([law.min, law.max]).toEqual([0, 1]);
    }
    const law = odds('(d6!) > (d8!)');
    expect([law.min, law.max]).toEqual([0, 1]);
    expect(odds('max(2d20!o, 3d6!)').min).toBe(3);
  });

  test('sides that are shifted far below or above', () => {
    const law = odds('2d20!o');
    for (const by of [300, 1000]) {
      for (const sign of ['-', '+']) {
        const moved = odds(`(d20!o ${sign} ${by}) + (d20!o ${sign} ${by})`, { tolerance: 1e-3 });
        const at = 21 + (sign === '-' ? -2 : 2) * by;
        const off = Math.abs(moved.at(at).toNumber() - law.at(21).toNumber());
        expect(off, `${sign}${by}`).toBeLessThanOrEqual(moved.error + law.error);
        expect(moved.atMost(at - 40).toNumber()).toBeLessThan(0.2);
        expect(moved.atLeast(at + 40).toNumber()).toBeLessThan(0.2);
      }
    }
  });
});

/** Several dice that are open on both sides: bounded, but answered, and by far most of the chances are listed. */
describe('several open-ended dice', () => {
  const within = (one: number, other: number, error: number): void =>
    expect(Math.abs(one - other)).toBeLessThanOrEqual(error + 1e-15);

  // 21 - X has the law of X.
  test.each(['3d20!o', '5d20!o'])('%s reads the same from both ends', (notation) => {
    const law = odds(notation);
    const twice = 21 * Number(notation[0]);
    expect(law.grade).toBe('bounded');
    expect(law.error).toBeLessThan(1e-20);
    expect(law.rest.toNumber()).toBeLessThan(1e-11);
    for (const at of [20, 31, 45, 70, 120])
      within(law.at(at).toNumber(), law.at(twice - at).toNumber(), law.error);
    expect(law.mean.toString()).toBe(`${twice}/2`);
  });

  test.each([
    ['3d20!okh2', '3d20!okl2', 42],
    ['3d100!okh2', '3d100!okl2', 202],
    ['4d20!okh3', '4d20!okl3', 63],
  ])('%s and %s are mirrored', (high, low, both) => {
    const [one, other] = [odds(high), odds(low)];
    expect([one.grade, other.grade]).toEqual(['bounded', 'bounded']);
    expect(one.error).toBeLessThan(1e-12);
    for (const at of [10, 40, 55, 140, 200])
      within(one.at(at).toNumber(), other.at(both - at).toNumber(), one.error + other.error);
    expect(Number(one.mean) + Number(other.mean)).toBeCloseTo(both, 6);
  });

  test.each([
    ['3d{-1,-2,-3}!!(=-3)kh2', '3d3!!kl2'],
    ['3d{-1,-2,-3}!!(=-3)kl2', '3d3!!kh2'],
    ['4d{-1,-2,-3}!!(=-3)kh3', '4d3!!kl3'],
  ])('%s is open below alone, and as exact as %s', (below, above) => {
    const [one, other] = [odds(below), odds(above)];
    expect([one.grade, other.grade]).toEqual(['exact', 'exact']);
    for (const at of [2, 5, 9, 20, 41])
      expect(one.at(-at).toString(), String(at)).toBe(other.at(at).toString());
    expect([one.max, one.min]).toEqual([-other.min, Number.NEGATIVE_INFINITY]);
  });

  test('two of three by hand', () => {
    // The law of the two highest, from that of one die: all pairs of a level and what lies above it.
    const die = odds('d20!o');
    const reach = 260;
    const chance = new Map<number, number>();
    for (let at = -reach; at <= reach; at += 1) chance.set(at, die.at(at).toNumber());
    const of = (at: number): number => chance.get(at) ?? 0;
    const law = odds('3d20!okh2');
    for (const total of [-5, 12, 25, 38, 60]) {
      let sum = 0;
      for (let low = -reach; 2 * low <= total; low += 1) {
        const under = die.atMost(low - 1).toNumber();
        const here = of(low);
        const upTo = under + here;
        if (total === 2 * low) sum += here ** 3 + 3 * here ** 2 * under;
        else sum += 3 * of(total - low) * (upTo ** 2 - under ** 2);
      }
      expect(law.at(total).toNumber()).toBeCloseTo(sum, 12);
    }
  });

  test('functions of their totals', () => {
    const law = odds('min(1d2, abs(2d2!o))');
    expect([law.grade, law.min, law.max]).toEqual(['bounded', 0, 2]);
    expect(law.error).toBeLessThan(1e-12);
    const two = odds('2d2!o');
    within(law.at(0).toNumber(), two.at(0).toNumber(), law.error + two.error);
  });
});

describe('as many dice as endless dice say', () => {
  test.each([
    ['(d6!)d6', 1, '147/10'],
    ['(3d6!)d10', 3, '693/10'],
    ['@n := d6!; (@n)d6', 1, '147/10'],
    ['(d6!)d6!', 1, '441/25'],
    ['(d6!)d10>=8', 0, '63/50'],
    ['(d6!)d{0,1}', 0, '21/10'],
    ['d(d6!)', 1, '13/5'],
    ['3d(d6!)', 3, '39/5'],
  ])('%s', (notation, min, mean) => {
    const law = odds(notation);
    const [top = 0, bottom = 1] = mean.split('/').map(Number);
    expect(law.grade).toBe('bounded');
    expect(law.error).toBeLessThanOrEqual(1e-12);
    const [shown] = [typeof law.mean === 'number' ? law.mean : law.mean.toNumber()];
    expect(shown).toBeCloseTo(top / bottom, 6);
    expect(law.min).toBe(min);
    expect(law.max).toBe(Number.POSITIVE_INFINITY);
  });

  test.each(['(d6!)d6kh1', '(d6!)d{-1..1}', '{(d6!)d6}kh1'])('%s is declined', (notation) => {
    expect(() => odds(notation)).toThrow(/too long to work out/);
  });

  // They fail for that many throws, whatever the others would come to.
  test.each([
    ['(d100!o)d6', '4.84%'],
    ['d(d100!o)', '4.89%'],
    ['(d6!/2)d6', '60.0%'],
  ])('%s fails with a chance of at least %s', (notation, chance) => {
    expect(() => odds(notation)).toThrow(`(the roll fails with a chance of at least ${chance})`);
  });

  test('dice that are worth nothing, however many', () => {
    const law = odds('(d6!)d{0}');
    expect([law.min, law.max, law.median]).toEqual([0, 0, 0]);
  });

  test('one die as often as a die shows 1 or 2, by hand', () => {
    // Half of the time a d2!(=2) is 1, a quarter 3, an eighth 5: that many d2 come up all 1.
    const law = odds('(d2!(=2))d2');
    const sum = [1, 3, 5].reduce(
      (all, count, turn) => all + 2 ** -(turn + 1) * (count === 5 ? 2 ** -5 : 0),
      0,
    );
    const five = law.at(5).toNumber();
    // Five from five dice that all show 1, and from three that show 1, 2 and 2 in any order.
    expect(five).toBeCloseTo(sum + 3 / 8 / 4, 12);
  });
});

test('a thousand chains are listed to where next to nothing lies beyond', () => {
  const law = odds('1000d6!');
  expect(law.grade).toBe('exact');
  expect(law.rest.toNumber()).toBeLessThan(1e-11);
  // By the number of sixes, a negative binomial, and a thousand dice with five sides.
  expect(law.median).toBe(4199);
  expect(law.at(4200).toNumber()).toBeCloseTo(0.00386727470242, 13);
  expect(law.mean.toString()).toBe('4200');
});
