/** The ends of what only bounds are known of, what can fail there, and questions far out or wrong. */
import { describe, expect, test } from 'vitest';
import { DiceError, odds } from '../../../src/index.ts';

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof DiceError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
}

const wide = { tolerance: 1e-6 };

describe('no outcome is less than min or more than max', () => {
  test.each<[notation: string, min: number, max: number]>([
    ['2d6!o', -Infinity, Infinity],
    ['abs(2d6!o)', 0, Infinity],
    ['-abs(2d6!o)', -Infinity, 0],
    ['+abs(2d6!o)', 0, Infinity],
    ['(abs(2d6!o))[fire]', 0, Infinity],
    ['(2d6!o) > 3', 0, 1],
    ['@a := 2d6!o; abs(@a)', 0, Infinity],
    ['@a := 2d6!o; 3', 3, 3],
    ['@a := 2d6!o; @a + @a', -Infinity, Infinity],
    ['if((2d6!o) > 3, 5, d6)', 1, 6],
    ['if((2d6!o) > 3, 9, d{2,3})', 2, 9],
    ['if((2d6!o) > 3, abs(2d6!o), -2)', -2, Infinity],
    ['if((2d6!o) > 3, -2, abs(2d6!o))', -2, Infinity],
    ['1 - abs(2d6!o)', -Infinity, 1],
    ['abs(2d6!o) * 3 + d4', 1, Infinity],
    ['(abs(2d6!o) + 1) * -2', -Infinity, -2],
    ['max(2d6!o, 3d4)', 3, Infinity],
    ['max(3, 2d6!o)', 3, Infinity],
    ['min(2d6!o, d4)', -Infinity, 4],
    ['{abs(2d6!o), 3}kh1', 3, Infinity],
    ['{2d6!o, 3}kl1', -Infinity, 3],
    ['{abs(2d6!o), 3, d4}kl2', 1, 7],
    ['{abs(2d6!o), 3}min2', 5, Infinity],
    ['{abs(2d6!o), 3}', 3, Infinity],
    ['{abs(2d6!o), 3}>=2', 0, 2],
    ['{d8!, d6!}kh1', 1, Infinity],
    ['2 // (-1 - abs(2d6!o))', -2, -1],
    // A comparison that can only come out one way, and a branch that is never taken.
    ['((d6!)d6) > 0', 1, 1],
    ['(-abs(2d6!o)) > 0', 0, 0],
    ['if((d6!)d6, 5, 9)', 5, 5],
    ['sign(2d6!o) / 2', -0.5, 0.5],
    ['sign(2d6!o) ** 2', 0, 1],
    ['abs(2d6!o) // 3', 0, Infinity],
    ['abs(2d6!o) % 3', 0, 2],
    ['-abs(2d6!o) % 3', 0, 2],
    ['abs(2d6!o) % -3', -2, 0],
    ['abs(2d6!o) / 2 % 3', 0, 3],
    ['abs(2d6!o) % (d6! + 3)', 0, Infinity],
    ['mod(2d6!o, d4)', 0, 3],
    ['(2d6!o) ** 2', 0, Infinity],
    ['(2d6!o) ** 3', -Infinity, Infinity],
    ['2 ** abs(2d6!o)', 1, Infinity],
    ['2 ** -abs(2d6!o)', 0, 1],
    ['(1/2) ** abs(2d6!o)', 0, 1],
    ['abs(2d6!o) ** d2', 0, Infinity],
    ['(abs(2d6!o) + 2) ** d2', 2, Infinity],
    ['pow(-1 - abs(2d6!o), 3)', -Infinity, -1],
    // What endless dice by themselves come to is exact, and so are its ends.
    ['2 ** d4! * d10', 2, Infinity],
    ['2 ** (-d4!) * d10', 0, 5],
    ['3 ** (4 - d4!)', 0, 27],
    ['(-2) ** 3 * d4!', -Infinity, -8],
    // What a modifier needs of a binding must be known here too.
    ['@a := d4!ol(1, 2); 2d3min(@a)', -Infinity, Infinity],
    ['@a := d2; @b := 2d6!o; abs(@b) + 2d3min(@a)', 2, Infinity],
    ['@a := d2; @b := 2d6!o; max(@a, 2d6!o) + d3min(@a)', 2, Infinity],
    ['@a := d2; 2 x max(2d6!o, @a) + 2d4kh(@a)', 2, Infinity],
    ['(d6!)d{0}', 0, 0],
    ['(d6!)d{0,1}', 0, Infinity],
    ['(d6!)d{1,2} + 1', 2, Infinity],
    ['d(d6!)', 1, Infinity],
    ['3d(d6!)', 3, Infinity],
    ['(d6!)d4 - (d6!)d4', -Infinity, Infinity],
    ['sqrt(abs(2d6!o))', 0, Infinity],
    ['sqrt((d6!)d{1})', 1, Infinity],
  ])('%s', (notation, min, max) => {
    const law = odds(notation, wide);
    expect([law.min, law.max]).toEqual([min, max]);
  });

  test('in a variable', () => {
    const variables = { far: '2d6!o', two: 2 };
    const law = odds('abs(@far) + @two', { ...wide, variables });
    expect([law.min, law.max]).toEqual([2, Infinity]);
  });
});

describe('what fails with some chance', () => {
  test('a root of what is unknown, but never below 0', () => {
    for (const notation of ['sqrt(abs(2d20!o))', 'sqrt((d6!)d{1})'])
      expect(odds(notation, wide).grade, notation).toBe('bounded');
    expect(odds('sqrt((2d20!o) ** 2)', wide).min).toBe(0);
  });

  test('is reported with its own chance alone', () => {
    expect(refusal(() => odds('sqrt(d20!o)'))).toContain('with a chance of 19/400, 4.75%)');
    // Looked at as far as it takes: no digit that is shown is in doubt.
    expect(refusal(() => odds('sqrt(2d20!o)'))).toContain('with a chance of about 4.11%)');
    expect(odds('(2d20!o) < 0').at(1).toNumber()).toBeCloseTo(0.0411, 4);
  });
});

describe('what may be rounded, or may be 0', () => {
  // A root is the nearest double, a value of its own: chances are exact, and moments are doubles.
  test.each<[notation: string, mean: 'number' | 'object']>([
    ['sqrt(2)', 'number'],
    ['2 ** 0.5 + 1', 'number'],
    ['pow(2, 0.5)', 'number'],
    ['sqrt(4) + 1', 'object'],
    ['2 ** 3', 'object'],
    ['floor(2.5)', 'object'],
    ['d2 ** 2', 'object'],
    ['@root', 'number'],
    ['@power + d4', 'number'],
    ['@more * 2', 'number'],
    ['@a := @root; @a + d2', 'number'],
    ['@whole + @two', 'object'],
    ['floor(sqrt(2))', 'object'],
    ['sqrt(2) ** 2 = 2', 'object'],
  ])('%s has a mean that is a %s', (notation, mean) => {
    const variables = {
      root: 'sqrt(2)',
      power: '2 ** 0.5',
      more: '@root + 1',
      whole: 'sqrt(4) * 3',
      two: 2,
    };
    const law = odds(notation, { variables });
    expect(law).toMatchObject({ grade: 'exact', error: 0 });
    expect([typeof law.mean, typeof law.variance]).toEqual([mean, mean]);
    if (mean === 'object') expect([law.meanError, law.varianceError]).toEqual([0, 0]);
    else expect(law.meanError).toBeLessThan(1e-15 * Number(law.mean));
  });

  test.each(['if(d2!! - 19 * 21, 5, 6)', 'if(19 * 21 - d2!!, 5, 6)'])('%s', (notation) => {
    // A d2!! comes to 399 with a chance of 2^-200, beyond the window that is looked through first.
    const law = odds(notation);
    const chance = law.at(6);
    if (law.grade === 'exact') expect(chance.toNumber()).toBe(2 ** -200);
    else expect(chance.toNumber() + law.error).toBeGreaterThanOrEqual(2 ** -200);
    expect(law.at(5).toNumber() + law.error).toBeGreaterThanOrEqual(1 - 2 ** -50);
    const near = odds('if(d2!! - 3, 5, 6)');
    expect([near.at(6).toString(), near.grade]).toEqual(['1/4', 'exact']);
    expect(odds('if(3 - d2!!, 5, 6)').grade).toBe('exact');
  });
});

describe('one roll against another', () => {
  test.each<[one: string, other: string, higher: string, equal: string, lower: string]>([
    ['d6', 'd6', '5/12', '1/6', '5/12'],
    ['2d6', 'd12', '1/2', '1/12', '5/12'],
    ['d4', 'd{0,2}', '3/4', '1/8', '1/8'],
    ['3', 'd6', '1/3', '1/6', '1/2'],
    ['d2!', 'd4', '3/8', '3/16', '7/16'],
    ['d4', 'd2!', '7/16', '3/16', '3/8'],
    ['-(d6!)', 'd4', '0', '0', '1'],
    ['d6', '7', '0', '0', '1'],
  ])('%s against %s', (one, other, higher, equal, lower) => {
    const contest = odds(one).against(odds(other));
    expect([contest.higher, contest.equal, contest.lower].map(String)).toEqual([
      higher,
      equal,
      lower,
    ]);
    expect([contest.grade, contest.error]).toEqual(['exact', 0]);
  });

  test('of which only bounds are known', () => {
    const loose = { tolerance: 1e-3 };
    const [one, fine] = [odds('d2!', loose), odds('d2!', { tolerance: 1e-9 })];
    for (const contest of [one.against(fine), fine.against(one)]) {
      expect([contest.grade, contest.error > 0 && contest.error <= 1e-9]).toEqual([
        'bounded',
        true,
      ]);
      // 1/4 + 1/16 + 1/64 + ... are equal.
      expect(contest.equal.toNumber()).toBeCloseTo(1 / 3, 8);
      expect(contest.higher.toNumber()).toBeCloseTo(1 / 3, 8);
    }
    const exact = { grade: 'exact', error: 0 };
    expect(odds('sqrt(d4)').against(odds('d2'))).toMatchObject(exact);
    expect(odds('d2').against(odds('sqrt(d4)'))).toMatchObject(exact);
    const poor = { work: 2100, tolerance: 1e-30 };
    for (const [mine, theirs] of [
      [poor, {}],
      [{}, poor],
    ])
      expect(refusal(() => odds('d6!', mine).against(odds('d6!', theirs)))).toMatch(
        /^odds-too-large/,
      );
  });

  test('that is none', () => {
    const message =
      'unsuitable-input: error: odds can only be compared with odds that this library worked out';
    expect(refusal(() => odds('d6').against({} as never))).toBe(message);
    expect(refusal(() => odds('d6').against({ ...odds('d6') } as never))).toBe(message);
  });
});

describe('questions', () => {
  test('of endless and of rounded odds', () => {
    const far = odds('d6!');
    expect(
      [
        far.atMost(Infinity),
        far.atMost(-Infinity),
        far.atLeast(-Infinity),
        far.atLeast(Infinity),
        far.at(Infinity),
      ].map(String),
    ).toEqual(['1', '0', '1', '0', '0']);
    const down = odds('d6!o');
    expect(
      [down.atMost(-Infinity), down.atLeast(-Infinity), down.at(-Infinity)].map(String),
    ).toEqual(['0', '1', '0']);
    const both = odds('2d20!o', wide);
    const listed = [...both.entries()].reduce(
      (sum, [, { numerator, denominator }]) => sum + (numerator * 10n ** 30n) / denominator,
      0n,
    );
    expect(Number(listed) / 1e30 + both.rest.toNumber()).toBeCloseTo(1, 15);
    const root = odds('sqrt(d2)');
    expect(root.standardDeviation).toBeCloseTo((Math.SQRT2 - 1) / 2, 12);
    expect(odds('d2').standardDeviation).toBe(0.5);
  });

  const law = odds('2d6');

  test.each<[string, () => unknown, string]>([
    ['at infinity', () => [law.at(Infinity), law.at(-Infinity)].join(), '0,0'],
    [
      'at most',
      () => [law.atMost(Infinity), law.atMost(-Infinity), law.atMost(3)].join(),
      '1,0,1/12',
    ],
    [
      'at least',
      () => [law.atLeast(Infinity), law.atLeast(-Infinity), law.atLeast(11)].join(),
      '0,1,1/12',
    ],
    ['between', () => [law.at(2.5), law.atMost(2.5), law.atLeast(2.5)].join(), '0,1/36,35/36'],
  ])('%s', (_, asked, said) => {
    expect(asked()).toBe(said);
  });

  test('that are not numbers', () => {
    const wrong = /^unsuitable-input: .*an outcome must be a number/;
    for (const outcome of [Number.NaN, '3', undefined] as readonly number[]) {
      expect(refusal(() => law.at(outcome))).toMatch(wrong);
      expect(refusal(() => law.atMost(outcome))).toMatch(wrong);
      expect(refusal(() => law.atLeast(outcome))).toMatch(wrong);
    }
  });

  test('of the places of a series, solved once', () => {
    const series = odds('3 x d6');
    expect(series.ranks).toBe(series.ranks);
    expect(series.ranks?.map(({ mean }) => String(mean))).toEqual(['49/24', '7/2', '119/24']);
    expect(series.ranks?.map(({ min, max, grade }) => [min, max, grade])).toEqual(
      Array(3).fill([1, 6, 'exact']),
    );
    expect([law.ranks, series.ranks?.[0]?.ranks]).toEqual([undefined, undefined]);
    expect(Object.keys(series)).not.toContain('ranks');
    const shared = odds('@a := d2; 2 x @a + d2').ranks ?? [];
    // Both members have the same d2.
    expect(shared.map((rank) => rank.at(2).toString())).toEqual(['3/8', '1/8']);
  });

  test('to JSON, where something is not known', () => {
    const json = odds('d6!', { work: 4000 }).toJSON();
    expect([json.min, json.max, json.median]).toEqual([1, 'Infinity', 3]);
    const far = odds('(d6!)d{0,1}', wide).toJSON();
    expect([far.grade, far.min, far.max, typeof far.mean]).toEqual([
      'bounded',
      0,
      'Infinity',
      'string',
    ]);
  });
});
