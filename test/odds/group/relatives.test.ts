/**
 * Groups, unlike dice in one pool, and dice that are compared with each other, against the real sampler: none of
 * these notations may be declined, and each must equal exhaustive replay.
 */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { odds } from '../../../src/index.ts';
import { judge } from '../../support/odds-judge.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const runs = Math.max(40, Number(process.env.ODDS_CASES || 0) / 20);

const pick = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const count = pick('', '2', '3');
const die = pick('d2', 'd3', 'd4', 'd{1,1,2}', 'd{2,4}', 'd{-1..1}');
const joined = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(''));

const keep = pick(
  ' kh1',
  ' kl1',
  ' kh2',
  ' kl2',
  ' dh1',
  ' dl1',
  ' km1',
  ' km2',
  ' kh2 kl1',
  ' dl1 dh1',
);
const clamp = pick('', '', ' min2', ' max2');
const count1 = pick('', '', ' >=2', ' =1');
const sets = pick(' mt', ' mt3', ' mt1', ' mt2>1');
const differ = pick(' u', ' uo', ' uo uo');
const once = pick('', ' !(limit 1)', ' !!(limit 1)', ' r1', ' ro1');
const rollOn = pick(' r1', ' !(limit 1)', ' ro2', ' !!');
const chain = pick(' !', ' !!', ' !p', ' !!p');
const endless = pick(' !', ' !!', ' !p', '');

const dice = joined(pick('', '2'), die, once);
const item = fc.oneof(
  dice,
  joined(pick('d3', 'd4', '2d3'), endless),
  pick('d2 + 1', 'd3/2', 'd3 * 2', '2d3kh1', '-d2', '3'),
);
const items = (each: fc.Arbitrary<string>, by: string, most: number): fc.Arbitrary<string> =>
  fc.array(each, { minLength: 2, maxLength: most }).map((texts) => `{${texts.join(by)}}`);

/** Some are refused, as a count that no face meets; none may be declined, with little work allowed. */
const verdicts = new Map<string, number>();
function answered(notation: string): void {
  const verdict = judge(notation);
  verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  if (verdict === 'declined') throw new Error(`${notation}: declined`);
}

describe('against replay', () => {
  test.each<[name: string, notations: fc.Arbitrary<string>]>([
    [
      'totals of a group',
      joined(items(item, ', ', 3), clamp, fc.oneof(keep, sets), pick('', ' max2'), count1),
    ],
    [
      'a choice among totals, counted',
      joined(items(item, ', ', 3), pick(' >=2', ' =1'), fc.oneof(keep, sets)),
    ],
    ['sets among kept dice', joined(count, die, keep, sets)],
    ['kept among counted sets', joined(count, die, sets, keep)],
    ['unlike dice', joined(items(dice, ' + ', 3), clamp, keep, pick('', ' >=2', ' max2'))],
    [
      'unlike dice that roll on',
      joined(items(joined(count, die, pick('', ' r1')), ' + ', 3), keep, rollOn),
    ],
    ['unlike chains', joined(items(joined(die, endless), ' + ', 2), pick(' kh1', ' kl1', ' dl1'))],
    ['unlike dice in sets', joined(items(dice, ' + ', 3), pick('', ' kh2', ' dl1'), sets)],
    [
      'unlike dice that differ',
      joined(items(joined(pick('d3', 'd4', 'd{1,1,2,3}'), once), ' + ', 2), pick(' u', ' uo')),
    ],
    [
      'fresh dice that differ',
      joined(pick('2', '3'), pick('d3', 'd4', 'd{1,2,2,3}'), differ, fc.oneof(keep, sets, once)),
    ],
    ['chains that differ', joined(pick('', '2'), pick('d3', 'd4'), chain, pick(' u', ' uo'), once)],
    ['sets of chains', joined(pick('', '2', '3'), pick('d2', 'd3'), chain, sets)],
    [
      'braces round one pool',
      joined(
        fc.constant('{'),
        pick('', '2'),
        die,
        pick('', ' r1', ' ro1'),
        fc.constant('}'),
        fc.oneof(pick(' !', ' !p', ' !(limit 1)'), keep, once),
        keep,
      ),
    ],
  ])('%s', (_, notations) => {
    fc.assert(fc.property(notations, answered), { numRuns: runs });
  });

  // Found by the seeds 429751259 and 1446410142: they took 5 to 8 million steps of work.
  test.each([
    '{3d2 + 3d3 + 3d2} dh1 !!',
    '{3d4 + 3d{2,4} + 3d2} dh1 !!',
    '{3d4 + 3d3 + 3d2} dl1 dh1 !!',
  ])('%s, with little work', (notation) => {
    answered(notation);
    expect(odds(notation, { work: 600_000 }).grade).toBe('exact');
  });

  test('most were compared to the end', () => {
    const of = (verdict: string): number => verdicts.get(verdict) ?? 0;
    if (process.env.ODDS_CASES) console.error(Object.fromEntries(verdicts));
    expect(of('same')).toBeGreaterThan((of('same') + of('within') + of('bounded')) / 3);
  });
});
