/**
 * Small notations, each judged by playing all its dice: every way in which the solver answers is taken by one of
 * them. Generated ones, and many more of them, are judged in odds-replay.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { odds } from '../../src/index.ts';
import { judge } from '../support/odds-judge.ts';

const scripts = 200;
const judged = (notation: string): string => judge(notation, {}, scripts);

describe('finite, and equal fraction for fraction', () => {
  test.each([
    '2d3',
    '3d{1,1,2}',
    '0d3',
    'd3 + 0d6',
    '2d{-1,2}',
    '2d4min2',
    '2d4max3',
    '3d3min2max2',
    '2d3!(limit 2)',
    '2d3!!(limit 2)',
    '2d3!p(limit 2)',
    '2d3!!p(limit 1)',
    '2d3ro1',
    'd3!o(limit 2)',
    'd4!o(1, 4, limit 2)',
    '2d4!ol(limit 1)',
    '2d3!oh(limit 2)',
    '2d3!!(limit 2)max4',
    'd3!!(limit 1)!(limit 1)',
    'd3!!(limit 2)>=4',
    '2d3!(limit 1)>=2f1',
    '3d3kh2',
    '3d3kl2',
    '3d3km1',
    '4d2km2',
    '3d3kh2!!(limit 1)',
    '3d3kl1min2',
    '3d{1,1,2}kh2>=2',
    '3d3>=2kh2',
    '3d3dh1dl1',
    '3d3kh2kl1',
    '3d3dl9',
    '3d3kh0',
    '3d3kh9',
    '2d2!(limit 1)kh1',
    '2d2!(limit 1)kl1',
    '2d2!(limit 1)kh2',
    '2d2!(limit 1)kl2',
    '2d2!(limit 1)dh1',
    '2d2!(limit 1)dl1',
    '2d2!(limit 1)dh2',
    '2d2!(limit 1)dl2',
    '2d2!(limit 1)kh3',
    '2d2!(limit 1)dl3',
    '2d2!(limit 1)dl0',
    '2d2!(limit 1)kh0',
    '2d2!(limit 1)kh2!!(limit 1)',
    '2d2!(limit 1)!!(limit 1)kh1',
    '2d2!(limit 1)!!(limit 1)dl1',
    '2d3!(=3, limit 2)dl1>=2',
    '2d2!(limit 1)kh3kl1',
    '2d2!(limit 1)km1',
    '2d3!(limit 1)kh1>=3',
    '2d3!(limit 1)dl1min2',
    '3d3uo',
    '3d3mt',
    '4d2mt3',
    '4d3mt=2',
    '4d2mt>=1=2',
    '3d3kh2mt',
    '3d3min2mt',
    '2d2!(limit 1)mt',
    '3d3mt>=2',
    '3d3>=2',
    '3d3=1',
    '3d3>=2f1',
    '3d3>=2>=3',
    '{2d3, d4}kh1',
    '{2d3 + d4}kh2',
    '{d3, d4}',
    '{d3, d4}>=2',
    '{2d2kh1 + d3}kl1',
    '{2d3, 2d3}dh1',
    '{d3/2, d2}kh1',
    '{{d2 + d3}kh1, 2}kl1',
    '{{2d2}kh1 + d3}kh1',
    '{3d2 + 2d3}mt',
    '{d3 + d3}!(limit 1)',
    '{2d3}kh1',
    '{d3, 2} + d2',
    'd3 * d3',
    'd3 - d4',
    '-(d3)',
    '-(d3/2)',
    'd3 // 2',
    'd3 % 2',
    'd4 ** 2',
    'd3 / d2',
    '(d3 + 1) * 2 - d2',
    'd3 * 2 + d2 - 1',
    '2 - d3 - d3',
    'd2 + d2 + d3',
    'd2 - d2',
    'if(d3 > 1, d2, d4)',
    'if(d3 - 2, d2, 5)',
    'if(0, d2, 3)',
    '(d3) > 2',
    '(d3) = d2',
    'min(d3, d4, 2)',
    'floor(d4/3)',
    'abs(d3 - d4)',
    'sign(d3 - 2)',
    'round(d4/3)',
    'pow(d3, 2)',
    '@a := d3; @a + @a',
    '@a := d2; @b := @a + d2; @a * @b',
    '@a := d3; (@a)d2',
    '@k := d2; 3d3kh(@k)',
    '@a := d2; @b := @a; 2d2kh(@b) + @a',
    'if(d2, 5, 1/(d2-1))',
    'if(d{0}, 1/(d2-1), 5)',
    '+(d3 - d2)',
    '@a := d3; 2',
    '@n := d2; (@n) x d3',
    '(d3)d2',
    '2d(d3)',
    '(d2)d(d2)',
    '(d2)d3kh1',
    '(d2)d2!(limit 1)',
    '{(d2)d3 + d2}kh1',
    '{(d2)d2, d3}kh1',
    '2 x d3',
    '3 x d2',
    '2 x d2 + d2',
    '@a := d2; 2 x @a + d2',
    'd2!!>=3',
    '2d2d1',
    '@b := 2d2!(limit 1)uo; 1',
    '@b := 2d2!(limit 1)kh1; 1',
    '(d3 + 1)[fire] * 2',
    '(d3 - d2) * 2',
    '(d3 - d2) * 2 - d2',
    '-(2d3)[fire] + (d2)[ice]',
    '{{2d4}kh2}uo',

    '2d3!(limit 0)',
    '0d3kh1',
    // Choices, and rules after them.
    '3d3kh2min2kl1',
    '3d3kh2ro1kl1',
    '2d2kh1!!(limit 1)kl1',
    '3d3kh2!(limit 1)kh2',
    '2d3uo>=2kh1',
    '2d3uo>=2f1kh1',
    '3d3uo>=2dh1',
    '3d3uo dh1>=2kh1',
    '3d2uo>=2m',
    '3d2mt kl1',
    '3d3>=2kh2kl1',
    '{d3, d4}kh1>=2',
    '{d3, d4}min2kh1',
    '{2d3 + d4}kh2>=2',
    '{2d3 + d4}>=2kh1',
    '{2d3 + d4}>=2kh2mt',
    '{2d3 + d2}mt=2',
    '{2d3 + d2}>=2dh1',
    '{3d2 + d3}dh1>=2kh1',
    '{{2d2 + d2}!(limit 1) + d2}kh2',
    '{2d2 + d2}uo',
    '{{2d2 + d3}min2 + d2}kh2',
    '{2d3 + d2}kh2cs',
    '@k := d2; {d3, d4}kh(@k)',
    '@k := d2 + 2; 3d2kh(@k)',
    '3d3=2mt',
    '{2d3 + d2}min2kh2',
    '{2d3 + d2}kh1min3',
    '{{d2 + d3}min2 + d2}kh2',
    // Bindings that are rolled once, or whose number must be known.
    '@n := d1; @x := d1cf(@n); 1',
    '@n := d2; @x := 3d3kh(@n); d2',
    '@n := d2; @y := @n + 1; @x := (@y)d2kh(@n); d2',
    '@k := d2; {2d2 + d2}kh(@k)',
    '@a := d3; @b := @a + 1; @b + @b',
    '@a := d3; @b := @a + @a; @a + @b',
    '@a := 2d2 * 3 - 1; 2',
    '@a := floor(d3 / 2); 2',
    '@k := d2; 3d3kh(@k) + @k',
    '@a := d2; @b := @a; 2 x @b + d2',
    '2d3kh2uo',
    '2d4!!p(limit 2)>=6',
    '2d3!o(1, 3, limit 1)>=2',
  ])('%s', (notation) => {
    expect(judged(notation)).toBe('same');
  });
});

describe('endless, and as far as replay goes within its bounds', () => {
  test.each([
    '@b := 2d3u!(limit 1); 1',
    '3d4kh3uo',
    '{2d3kh1 + 2d3kh1}uo',
    '2d3r1',
    '2d3r(<3, limit 2)',
    '2d3r1!(limit 1)',
    '3d3u',
    '3d4u>=3',
    '3d4kh2u',
    '3d3r1mt',
    'd2!',
    '2d2!',
    'd2!!',
    '2d3!!kh1',
    '2d3!!kl1',
    '2d2!kh1',
    '2d2!dl1',
    '3d2!!kh2',
    '3d2!!kl2',
    'd3!o',
    '2d3!p',
    'd2!!max4',
    'd2!!min2',
    'd3!!r(>=5, once)',
    'd2! + d3',
    'd2! - d3',
    'd2! * 2',
    '-(d2!)',
    'max(d2!, 3)',
    '(d2!) >= 3',
    'd2! // 2',
    'if((d2!) > 2, d2, 1)',
    '2d{-1,-2}!!(=-2)kh1',
    '2d3!!(=1)',
    'd{0,1}!(=1)',
    '3d2!(=1)>=2',
    'd3!r1',
    '2d3!!min2kh1',
    '{2d2! + d2}>=2',
    '@a := d2!; 2',
    '2 x d2!',
    '2d3kh1!',
    '2d3kh1!!',
    'd2!!d1',
    '-(d2! / 2)',
    '{d2!, d3}kh1',
    '2 ** d2!',
  ])('%s', (notation) => {
    expect(judged(notation)).toBe('within');
  });
});

test('roots are doubles, with exact chances', () => {
  expect(judged('sqrt(d4)')).toBe('same');
});

describe('only bounds are known', () => {
  test.each(['@a := d2!; @a + @a'])('%s', (notation) => {
    expect(judged(notation)).toBe('bounded');
  });
});

describe('an error that a variable or an unused binding brings', () => {
  test.each([
    '@a := 1 / d{0,1}; 2',
    '@a := (d{-1,1})d2; 2',
    '@a := @bad; 2',
    '@a := {(d{-1,1})d2, 2}kh1; 2',
    '@a := d2; @b := 1 / d{0,1} + @a; @a + @a',
    '@b := d2 + 1 / d{0,1} - 1; 2',
    '@b := 1 / d{0,1} * 2 + d2; 2',
    '@b := 2 ** -d{0,1} + 0 ** -d{0,1}; 2',
    '@b := sqrt(d{-1,1}); 2',
  ])('%s', (notation) => {
    expect(judge(notation, { bad: '1 / d{0,1}' }, scripts)).toBe('error');
  });
});

describe('an error with its chance', () => {
  test.each([
    '@a := 1/(d3-1); 2',
    '@n := d3; (@n - 1) x d6',
    '10/(d3-1)',
    '(d3-2)d2',
    '2d(d2-1)',
    'if((d2)>1, 1/(d2-1), 0)',
    '@k := d2 - 2; {d3, d4}kh(@k)',
    '@k := d2 - 2; {d3 + d4}kh(@k)',
    '@k := d2 - 2; {d3, d2 + d2}kh(@k)cs',
    '@k := d3 - 2; @n := d2; {(@n)d2 + d4}kh(@k)',
  ])('%s', (notation) => {
    expect(judged(notation)).toBe('error');
  });
});

describe('what nothing uses, and what always has a value, is not solved', () => {
  test.each([
    '@b := 4d4kh3uo; 7',
    '@b := 4d4kh3uo + d6; 7',
    '@b := d6 - 4d4kh3uo; 7',
    '@b := 4d4kh3uo * 2; 7',
    '@b := 4d4kh3uo + @two; 7',
    '@b := @hard; 7',
    '@b := 4d4kh3 s u; 7',
  ])('%s', (notation) => {
    const variables = { two: 2, hard: '4d4kh3uo' };
    expect(odds(notation, { variables }).at(7).toString()).toBe('1');
  });
});

describe('what once asked for too much', () => {
  test.each([
    ['same', '{2d3 + d4}!(limit 1)kh2'],
    ['within', '{d3 + d4}u'],
    ['same', '{d4 + 2d{2,5}}>=2f kl1'],
    ['same', '{2d{2,5} + d4}>=2f kl1'],
    ['same', '{{2d2 + d3}!(limit 1) + d2}kh2'],
    ['same', '{{2d3 + d4}ro + d4}kh2'],
    ['same', '{d3 + d4}kh1!!(limit 1)'],
    ['within', '2d4!(limit 1)u'],
    ['same', '{2d3!(=1, limit 1)}uo'],
    ['within', '{2d3 + d3}!(limit 1)uo'],
    ['within', '3d4kh2!(limit 1)uo'],
    ['same', '4d4kh3uo'],
    ['same', '3d3uo uo'],
    ['same', '4d3kh3min2uo'],
    ['same', '4d3kh3!!(limit 1)uo'],
    ['same', '3d2uo!!(limit 1)uo'],
    ['same', '4d2dl1uo'],
    ['within', '{2d4kh1 + 2d4kh1 + 2d4kh1}uo'],
    ['within', '{3d3kl2 + 3d3kl2}uo'],
    ['within', '{2d3kh1 + 2d3}u'],
    ['within', '{{d4 + d4}kh1 + d4}u'],
    ['same', '{{2d4 + d4}kh2 + d4}uo'],
    ['within', '{2d3 + d4}kh2!!'],
    ['within', '{2d3 + d4}kh2!!(=3)'],
    ['within', '{d2!, d3}kh1'],
    ['within', '{d3! + d4!}kh1'],
    ['within', '{d4!! + d3!!}kh1'],
    ['within', '{1d6}!kh1'],
    ['within', '2d3!mt'],
    ['within', '3d3!uo'],
    // Long climbs, of which only the first steps are looked at.
    ['within', 'd20!oh(7, rising)'],
    ['within', 'd20!o(2, 7, rising)'],
    ['within', 'd{-1..18}!oh(5, rising)'],
    ['within', '2d20!ol(3, 6, rising)kh1'],
    ['bounded', '3d3!km1'],
    ['bounded', '3d3!kh2kl1'],
    ['bounded', '2d3!!u'],
    ['bounded', '3d2!!mt'],
    ['bounded', 'd{-3,1,3}!(=1, limit 1)!!(=3)!!p(>5, limit 2)kl1'],
    // How likely it is that every face is taken.
    ['error', '@b := 2d2!(limit 1)u; 1'],
    ['error', '@b := 3d{2,5}min3u; 1'],
    ['error', '3d{2,5}min3u'],
    ['error', '2d3!u'],
  ])('%s: %s', (verdict, notation) => {
    expect(judge(notation, {}, 3_000)).toBe(verdict);
  });

  test.each([
    ['{d12!! + d8!!}kh1', 8, '47/96'],
    ['{d12! + d8!}kh1', 12, '1/12'],
    // Two 1s always; two 2s unless none or one comes first: 1 - 1/4 - 2/8.
    ['2d2!mt', 2, '1/2'],
  ])('%s', (notation, outcome, chance) => {
    expect(odds(notation).atLeast(outcome).toString()).toBe(chance);
  });

  test('as other spellings of it', () => {
    const told = (notation: string): string => {
      const solved = odds(notation);
      return Array.from({ length: 40 }, (_, total) => String(solved.at(total))).join();
    };
    expect(told('{d8!, d6!}kh1')).toBe(told('max(d8!, d6!)'));
    expect(told('{d12!! + d8!!}kh1')).toBe(told('max(d12!!, d8!!)'));
    expect(told('{4d6 + 2d6}kh3')).toBe(told('6d6kh3'));
    expect(told('{d8!, d6!, d4!}kl1')).toBe(told('min(d8!, d6!, d4!)'));
    expect([odds('{d8!, d6!}kh1').min, odds('{d8!, d6!}kh1').grade]).toEqual([1, 'exact']);
  });
});

describe('declined', () => {
  const unlike = 'different kinds of dice in one pool, each with its own highest and lowest face';
  const noEnd = 'a number of dice or sides without a maximum';

  test.each<[notation: string, what: string]>([
    // What one kind of dice would have rolled, the others would have rolled in its place.
    ['{{2d3 + d4}kh2 + d4}!!(limit 1)', unlike],
    ['{d3 + d4!(limit 1)}kh1!(limit 1)', unlike],
    ['{2d4kh1 + 2d3}u', unlike],
    ['{@loop + @loop}kh1', 'a rolled number of dice that is used twice in one pool'],
    ['(d2!)d6kh1', noEnd],
    ['(d2!)d{-1..1}', noEnd],
    ['d(d2!)min2', noEnd],
    ['(d2!)d2!o', noEnd],
  ])('%s', (notation, what) => {
    const solve = () => odds(notation, { variables: { loop: '(1d2)d2' } });
    expect(solve).toThrow(`the exact odds would take too long to work out: ${what}`);
  });
});

test.each([
  ['(d2! / 2)d6', 'the roll fails here with a chance of more than 99.9%'],
  ['(3 + d4!ol)d2', 'the roll fails with a chance of at least 6.25%'],
])('%s: %s', (notation, said) => {
  expect(() => odds(notation)).toThrow(said);
});

/**
 * A chain without end is one with a limit for all that comes sooner than the limit. The solver takes the one by
 * series and quotients, and the other link by link.
 */
describe('as with a limit, up to where the limit is felt', () => {
  test.each<[endless: string, limited: string, from: number, to: number]>([
    ['2d3!', '2d3!(limit 8)', 2, 26],
    ['d4!p', 'd4!p(limit 8)', 1, 25],
    ['2d4!!p', '2d4!!p(limit 8)', 2, 25],
    ['2d2!!kh1', '2d2!!(limit 9)kh1', 1, 18],
    ['2d2!!kl1', '2d2!!(limit 9)kl1', 1, 18],
    ['3d2!!kh2', '3d2!!(limit 9)kh2', 2, 18],
    ['3d3!!km1', '3d3!!(limit 6)km1', 1, 18],
    ['2d2!kh2', '2d2!(limit 9)kh2', 2, 3],
    ['2d2!dl1', '2d2!(limit 9)dl1', 1, 16],
    ['2d3!dh1', '2d3!(limit 7)dh1', 0, 15],
    ['2d3!dl2', '2d3!(limit 7)dl2', 0, 15],
    ['d4!o', 'd4!o(limit 8)', -30, 35],
    ['d4!oh', 'd4!oh(limit 8)', 1, 35],
    ['d4!ol', 'd4!ol(limit 8)', -30, 4],
    ['d6!oh(4, rising)', 'd6!oh(4, rising, limit 8)', 1, 20],
    ['d3!!!(=6)', 'd3!!(limit 8)!(=6, limit 3)', 1, 11],
    ['d3!!r(>=5, once)', 'd3!!(limit 8)r(>=5, once)', 1, 26],
    ['d3!!max5', 'd3!!(limit 8)max5', 1, 5],
    ['d3!!min5', 'd3!!(limit 8)min5', 5, 26],
    ['d{0,1}!(=1)', 'd{0,1}!(=1, limit 9)', 0, 9],
    ['d{-2,-1}!(=-2)', 'd{-2,-1}!(=-2, limit 9)', -18, -1],
    ['2d{-2,-1}!!(=-2)kh1', '2d{-2,-1}!!(=-2, limit 9)kh1', -18, -1],
    ['2d{-2,-1}!!(=-2)kl1', '2d{-2,-1}!!(=-2, limit 9)kl1', -18, -1],
    ['d3!! + d2', 'd3!!(limit 8) + d2', 2, 26],
    ['d3!!', 'd3!!(limit 8)', 1, 26],
    ['d3!! * 2', 'd3!!(limit 8) * 2', 2, 52],
    ['-(d3!! / 2)', '-(d3!!(limit 8) / 2)', -12, -1],
    ['d3!!!!p(>5, limit 2)', 'd3!!(limit 9)!!p(>5, limit 2)', 1, 28],
    ['d{-3,1,3}!!(=3)!!p(>5, limit 2)', 'd{-3,1,3}!!(=3, limit 30)!!p(>5, limit 2)', 40, 62],
    ['d3!! // 2', 'd3!!(limit 8) // 2', 0, 12],
    ['max(d3!!, d4)', 'max(d3!!(limit 8), d4)', 1, 26],
    ['min(d3!!, d20)', 'min(d3!!(limit 8), d20)', 1, 20],
    ['floor(d3!! / 2)', 'floor(d3!!(limit 8) / 2)', 0, 12],
    ['abs(d4!o)', 'abs(d4!o(limit 8))', 0, 29],
    ['(d2!)d2', '(d2!(limit 9))d2', 1, 8],
    ['{d3!!, d4}kh1', '{d3!!(limit 8), d4}kh1', 1, 26],
    ['@a := d3!!; @a + @a', '@a := d3!!(limit 8); @a + @a', 2, 40],
    ['2d3r1!!', '2d3r1!!(limit 8)', 2, 26],
    ['2d3kh1!!', '2d3kh1!!(limit 8)', 1, 26],
    ['3d2kh2!', '3d2kh2!(limit 8)', 2, 16],
    ['3d2kl2!!', '3d2kl2!!(limit 8)', 2, 16],
    ['d3!(>=2)', 'd3!(>=2, limit 8)', 1, 16],
    ['d3!(=2) + 2d3!(=2)', '3d3!(=2, limit 8)', 3, 18],
  ])('%s and %s from %i to %i', (endless, limited, from, to) => {
    const [one, other] = [odds(endless), odds(limited)];
    for (let outcome = from; outcome <= to; outcome += 1) {
      const [said, truth] = [one.at(outcome), other.at(outcome)];
      if (one.grade === 'exact') {
        expect(said.toString(), String(outcome)).toBe(truth.toString());
        continue;
      }
      // Between what is said and that plus the error, but for the rounding of doubles.
      const off = truth.toNumber() - said.toNumber();
      expect(off, String(outcome)).toBeGreaterThan(-1e-15);
      expect(off, String(outcome)).toBeLessThan(one.error + 1e-15);
    }
  });
});
