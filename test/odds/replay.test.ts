/** Exact odds against the real sampler, fraction for fraction, by exhaustive replay of generated notations. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arbitraries, modifierForms, modifierNames, smallDice } from '../../src/testing/index.ts';
import { failingNotations, failingVariables } from '../support/failing-notations.ts';
import { judge } from '../support/odds-judge.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const { runs, smallNotations } = arbitraries(fc);

/** What the trees call their variables. */
const variables: Readonly<Record<string, number | string>> = {
  two: 2,
  half: 0.5,
  coin: 'd2',
  pool: '(1d2)d2',
};

/** Two modifiers on two dice, or on three where some are kept. */
const pairOf = (one: string, other: string): fc.Arbitrary<string> =>
  runs([one, other], [one, other].some((name) => /^(?:k.|d.?)$/.test(name)) ? [3] : [2]);

/** Any three modifiers, on few dice. */
const triple = fc
  .array(fc.constantFrom(...modifierNames), { minLength: 3, maxLength: 3 })
  .chain((three) => runs(three));

/** Pools in pools: dice of two or three terms, and modifiers at each step. */
const modifiers = fc
  .array(fc.constantFrom(...modifierNames.flatMap(modifierForms)), { maxLength: 2 })
  .map((forms) => forms.map((form) => ` ${form}`).join(''));
const term = fc
  .tuple(
    fc.integer({ min: 1, max: 2 }),
    fc.constantFrom('d2', 'd3', 'd{1,1,2}', 'd{2,4}'),
    modifiers,
  )
  .map(([count, die, behind]) => `${count}${die}${behind}`);
const pooled = (item: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(item, { minLength: 1, maxLength: 2 }), modifiers)
    .map(([items, behind]) => `{${items.join(' + ')}}${behind}`);
const nested = fc.oneof(pooled(term), pooled(fc.oneof(term, pooled(term))));

/** A binding that is mentioned again, and whose number modifiers, counts and choices need. */
const rolled = fc.oneof(term, nested, fc.constantFrom('@coin', '@pool', '(d2)d2', 'd3 * d2'));
const uses = [
  '@a + @a',
  '2 x @a',
  '3 x {d2 + @a}',
  '{@a + @a}kh1',
  '{@a, d3, 2}kl1',
  '(@a)d2',
  '2d(@a)',
  'if(@a > 1, @a, d2)',
  'max(@a, d3)',
  'd3 > @a',
  '2d3kh(@a)',
  '2d3min(@a)',
  '2d3>=(@a)',
  '{d3 + d2}dl(@a)',
];
const named = fc
  .tuple(rolled, fc.constantFrom(...uses))
  .map(([value, use]) => `@a := ${value}; ${use}`);

const tree = smallNotations(Object.keys(variables));

/** How many notations are judged in all, apart from the single modifiers. `npm run odds:hunt` asks for more. */
const cases = Number(process.env.ODDS_CASES || 1_000);

/** Each ordered pair of modifiers is judged this many times. */
const pairs = modifierNames.length ** 2;
const timesEach = Math.max(1, Math.floor(cases / 2 / pairs));
const others = Math.max(100, cases - pairs * timesEach);

const tally = new Map<string, number>();

/** What the solver may decline: an unknown number of dice that is looked at as a whole, or far too many throws. */
const mayDecline: readonly RegExp[] = [
  // "u" and "mt" compare all dice, of which a chain may add any number.
  /!.*\bu(o|\b)/,
  /\bu(o|\b).*!/,
  /!.*\bmt/,
  // The middle of an unknown number, or a second choice after the first.
  /!.*\b(km|kh|kl|dh|dl|d)\d.*/,
  // Unlike dice in one pool, each with its own rules, that are rolled again.
  /\{.*\+.*\}/,
  // A computed number of dice that must all differ, with little work allowed.
  /\)\s*d\S*.*\buo?\b/,
  // What was chosen among equal dice, or rerolled, does not lie in any order with the same chance.
  /(kh|kl|km|dh|dl|k\s*\d|\dd\d+\s*d\d|u).*u/,
  // Several chains with two open sides: only bounds are known, and functions of them may stay unknown.
  /(\d{2}|[2-9]|\))\s*d\S*\s*!.*o|!.*o.*!.*o/,
  // A quotient of an endless number comes ever nearer to 0.
  /[/%].*!/,
  // A number of dice, or of sides, that has no end.
  /!.*\)\s*d\d|d\(.*!/,
  // The same through a binding.
  /:=.*!.*d\(/,
  // Several chains of a die that can pull both ways are followed round by round.
  /\{-.*!.*!/,
  // Dice that count as others than they show may leave no face for one that must differ.
  /(mi|ma).*u/,
  /\*\*|pow\(/,
  // Ranks of what only bounds are known of.
  /\b2 x .*!/,
];

function judged(notation: string): void {
  const verdict = judge(notation, variables);
  tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
  if (verdict !== 'declined') return;
  if (!mayDecline.some((pattern) => pattern.test(notation)))
    throw new Error(`${notation}: declined`);
}

describe('every modifier alone', () => {
  test.each(modifierNames)('%s', (name) => {
    for (const form of modifierForms(name)) {
      for (const die of smallDice) {
        for (const count of [0, 1, 2]) judged(`${count}${die} ${form}`);
      }
      judged(`3d3 ${form}`);
    }
  });
});

describe('every ordered pair of modifiers', () => {
  test.each(modifierNames)('%s and another', (name) => {
    for (const other of modifierNames) {
      fc.assert(fc.property(pairOf(name, other), judged), { numRuns: timesEach });
    }
  });
});

test('three modifiers', () => {
  fc.assert(fc.property(triple, judged), { numRuns: Math.ceil(others / 3) });
});

// Many of these are declined, endless dice in groups above all; what is answered must be right.
test.each<[name: string, notations: fc.Arbitrary<string>]>([
  ['pools in pools', nested],
  ['bindings', named],
])('%s', (_, notations) => {
  const known = (notation: string): void => void judge(notation, variables);
  fc.assert(fc.property(notations, known), { numRuns: Math.ceil(others / 3) });
});

// The chance of every place that fails, fraction for fraction.
test('what fails', () => {
  const known = (notation: string): void => void judge(notation, failingVariables, 1_000);
  fc.assert(fc.property(failingNotations, known), { numRuns: Math.ceil(others / 3) });
});

test('trees', () => {
  fc.assert(fc.property(tree, judged), { numRuns: Math.ceil((others * 2) / 3) });
});

test('most were solved', () => {
  const of = (verdict: string): number => tally.get(verdict) ?? 0;
  const solved = of('same') + of('within') + of('bounded') + of('error');
  if (process.env.ODDS_CASES) console.error(Object.fromEntries(tally));
  expect(of('same')).toBeGreaterThan(solved / 3);
  expect(of('declined')).toBeLessThan(solved / 10);
});

/** What once differed, or looks as if it might. */
describe('by hand', () => {
  test.each([
    // Rerolling asks in which order the dice lie; a choice among equal ones leaves no order equally likely.
    '{2d2dl1}uo',
    '{3d3kh2}uo',
    '4d3dl2uo',
    '(d2+1)d2dl1uo',
    '4d2dl1uo',
    '{(2d2)d2 dl1}uo',
    '{3d3kl2 + 3d3kl2}uo',
    '4d3uo uo',
    '{4d3uo}uo',
    // A bound roll is shared by the members of a series.
    '@a := d3; 2 x @a',
    '@a := 2d2; 3 x @a + d2',
    // A binding rolls, and fails, also where nothing or not every roll asks for it.
    '@a := 1/(d3-1); d2',
    '@a := 1/(d3-1); if(d3 = 1, @a, 0)',
    '@a := 1/(d3-1); @b := sqrt(d2-2) + @a; @b * @b',
    // All ways of failing in one place are one chance; of several places each has its own.
    '(d6-3)d6',
    '(d6-7)d6',
    '(d3-2)d(d3-1)',
    '(d2)d(d2)!',
    '1/(d3-1) + sqrt(d4-2) * (d3-2)d2',
    '1/(d2-1) - d2 + (d2-1)**(d2-2)',
    'if((1/(d2-1)) > d2, sqrt(d2-2), d2)',
    '{1/(d2-1), sqrt(d3-2)}kh1',
    '{(d2)d2 + {(d2-1)d3 + d2}d1}d1',
    '@n := d3-1; {d3, 1/(d2-1)}kh(@n)',
    '@n := d3-1; {d3 + (d2-1)d3}kh(@n)',
    // A series fails with its first member that does; its members share what is bound.
    '3 x 1/(d3-1)',
    '@a := d2-1; 2 x 1/@a',
    '@a := d3-1; 2 x 1/@a + 1/(d2-1)',
    '@n := d3-1; @n x 1/(d2-1)',
    // Only bounds are known, and the ends are looked for among throws that never come.
    '@b := {if(1dF, 1, 1d2 !oh)}>=2; ((@b) - (@b))d2 sd',
    // Far more than doubles can tell apart.
    '10**(d2*150) + 10**(d2*300)',
    '10**(d2*154) * 10**(d2*154) + 1/(d2-1)',
    '10**308 + 10**308 * (d2-1) - 10**308',
    '@a := (d3-2)d2; 2 x d2',
    // An unused binding can need the number of another, which nothing else asks for.
    '@n := d1; @x := d1cf(@n); 1',
    '@n := d2; @x := 3d3kh(@n); d2',
    '@n := d3; @x := 1 / (@n - 1); d2',
    '@n := d2; @y := @n + 1; @x := (@y)d2kh(@n); d2',
    '@a := d3; @b := @a + 1; @b + @b',
    '@a := d3; @b := @a + @a; @a + @b',
    '@a := d3; (@a)d(@a)',
    '@k := d2; 3d3kh(@k) + @k',
    // Each mention of a variable rolls again, also inside one pool.
    '{@pool + @pool}kh1',
    '@pool + @pool',
    '@coin - @coin',
    // Fractions in tests, next to other terms.
    '2d3>=2.5 + 1',
    '2d3>=1.5 + d2',
    '{2d3 + 2d2}>=1.5',
    '{d3/2, d2}>=1.5',
    'd3/3 + d2/2',
    // Dice that lie in an order which tells them apart.
    '{1d{1,1,2,3}min3 + 2d{1,1,2,3}}u',
    '{1d3min3 + 2d3}uo',
    '{2d4 + 1d4min4}u',
    '3d3uouo',
    '3d{1,1,2}uouo',
    '3d{1,2,2}uo!(limit 1)',
    '2d3kh2!(limit 1)uo',
    '2d4kh2!(limit 1)u',
    '3d4uo mt',
    '2d4!(limit 1)u',
    '2d4!!(limit 1)u',
    // Empty pools, and choices of nothing.
    '0d6kh1!o',
    '2d3kh0!',
    '2d3dh9>=2',
    '4d3km3',
    '5d2km2!(limit 1)',
    '3d{2,5} sd min3 u',
    'if(1, 1 % d2!oh, (d2!ol(once))d2)',
    // It fails at the inner group, which rolls again.
    '{{1d2 + 2d2} !!p(<>2) u}',
    // What comes after an item that can fail is only rolled where it did not.
    'max({(d2)d(d2)!, 1/(d2-1)}>=1, {1/(d2-1), d2})',
    '1d3!(limit 1)kh1!(limit 1)',
    '{0d6, d3}kl1',
    '{}d1',
    // Unlike dice whose own faces count in other ways.
    '{1d{2,5} + d4}>=2f kl1',
    '{d4 + 2d{2,5}}>=2f kl2 kh1',
    '{d2 + d4}>=2f kl1',
    '{d2 + d4}cs kh1',
    // Ends of what only bounds are known of, where a modifier needs the number of a binding.
    '@a := d4!ol(1, 2); 2d3min(@a)',
    '@a := 2d3km1 min2 !p(1, 3); 2d3kh(@a)',
  ])('%s', (notation) => {
    judged(notation);
  });
});
