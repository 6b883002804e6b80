/** The two forms of a compiled notation: the total alone, and the record. They throw the same dice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf, rollOnce } from '../../../src/api/roll-result.ts';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import type { DiceHand } from '../../../src/eval/random/dice-source.ts';
import { dieName, handOf } from '../../../src/eval/random/dice-source.ts';
import { seededSource } from '../../../src/eval/random/seeded.ts';
import type { Compiled } from '../../../src/eval/sample/compile.ts';
import { compile, play } from '../../../src/eval/sample/compile.ts';
import { Run } from '../../../src/eval/sample/run.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { DiceError } from '../../../src/index.ts';
import type { Limits } from '../../../src/input/limits.ts';
import { completeLimits } from '../../../src/input/limits.ts';
import { arbitraries } from '../../../src/testing/index.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { messageOf, reporter, voice } from '../../support/reporter.ts';
import { unchecked, variables } from '../../support/variables.ts';

const read = createReader(vocabulary);

function compiled(notation: string, limits: Limits): Compiled | undefined {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(`${notation}: ${messageOf(syntax.diagnostics[0])}`);
  try {
    return compile(prepare(syntax.tree, { vocabulary, limits, read, reporter, variables }), voice);
  } catch (error) {
    if (error instanceof DiceError) return undefined;
    throw error;
  }
}

/** What came of a roll, and every die that it threw on the way. */
function played(seed: string, limits: Limits, work: (run: Run) => unknown): string {
  const draws: string[] = [];
  const fair = handOf(seededSource(seed));
  const hand: DiceHand = {
    throwDie(die) {
      const face = fair.throwDie(die);
      draws.push(`${dieName(die)} ${face}`);
      return face;
    },
    finish: () => draws.push('end'),
  };
  try {
    const result = JSON.stringify(work(new Run(hand, limits)));
    return `${result}\n${draws.join(', ')}`;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return `${JSON.stringify(error.message)}\n${draws.join(', ')}`;
  }
}

/** A short way is only taken after some rolls, so every notation is rolled a few times. */
const seeds = ['a', 'b', 'c', 'd', 'e'];

function expectSame(notation: string, given: Partial<Limits> = {}): 'rolled' | 'refused' {
  const limits = completeLimits(given);
  const made = compiled(notation, limits);
  if (made === undefined) return 'refused';
  for (const seed of seeds) {
    const recorded = played(seed, limits, (run) =>
      resultOf(made, play(made, run, made.record)).toJSON(),
    );
    const totalled = played(seed, limits, (run) => rollOnce(made, run).toJSON());
    expect(totalled, `${notation} with seed ${seed}`).toBe(recorded);
    // The same faces straight from a buffer of words, which takes another way to each die.
    const quick = played(seed, limits, () =>
      rollOnce(made, new Run(handOf(seededSource(seed)), limits)).toJSON(),
    );
    expect(quick.split('\n')[0]).toBe(recorded.split('\n')[0]);
  }
  return 'rolled';
}

describe('total and record', () => {
  test('are the same roll for every generated notation', () => {
    let rolled = 0;
    fc.assert(
      fc.property(arbitraries(fc).trees(unchecked), ({ text }) => {
        if (expectSame(text) === 'rolled') rolled += 1;
      }),
      { numRuns: 200 },
    );
    expect(rolled).toBeGreaterThan(100);
  }, 30_000);

  test('are the same roll for generated pools that run into the limits', () => {
    fc.assert(
      fc.property(
        arbitraries(fc).pools(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (text, dice, chain) => {
          expectSame(text, { dice, chain });
        },
      ),
      { numRuns: 200 },
    );
  }, 30_000);

  const pools = [
    ...['2d6', '0d6', '1d1', '100d6', '3d4294967296', '2d9007199254740991', '500d6'],
    ...['3dF', '2d%', '4d{1,1,2,4}', '2d{-5..5}s', '3d{0,9000}', '3d{0,9000}>=9000'],
    ...['d100!o', '4d100!o', '2d20!oh', '3d10!ol', 'd100!o(5, 96, limit 1)', 'd10!oh(5, rising)'],
    ...['6d6!', '4d6!!', '5d6!p', '5d4!!p', '8d10!>7', '6d6r', '6d6ro<3', '4d6r<=2!', '3d6!r1'],
    ...['10d10>=7', '10d10>=7f1', '6d6>=3=6', '6d6min2', '6d6max4>=4', '6d6!>=5', '6d6!6>=5'],
    ...['4d6kh3', '4d6kl3', '4d6dl1', '4d6dh1', '5d6km3', '5d6km2', '4d6kh0', '4d6kh9', '7d6kh2'],
    ...['40d6kh20', '33d6kl1', '1d6kh1', '1d6dl1', '6d6kh5', '6d6kl5', '2d20kh1', '2d20kl1'],
    ...['4d6min2kh3', '4d6r1kh2', '4d100!okh2', '4d6!kh3', '4d6!!kh3', '4d6kh3!', '4d6kh3kl2'],
    ...['4d6kh3cs6', '4d6s kh3', '4d6kh3sd', '6d6>=4kh3', '6d6mt', '6d6mt3>2', '6d6m', '4d6u'],
    ...['4d6uo', '4d6u kh3', '3d6cs6cf1', '3d9007199254740991kh2', '3d9007199254740991>=5'],
  ];
  test.each(pools)('%s', (notation) => {
    expect(expectSame(notation)).toBe('rolled');
    expect(expectSame(`${notation} + 1`)).toBe('rolled');
    expectSame(notation, { dice: 3 });
    expectSame(notation, { dice: 10, chain: 2 });
  });

  test.each([
    ...['(2d6+3)*2+4d8kh2-1', '-2d6', '0 * -(d6)', 'd6/4', 'd6//4', '7 % d6', 'd6**2', '2**-d4'],
    ...['1/(d2-1)', 'd6 - d6', '9007199254740991 + d6', '9007199254740991 * d6', '0.1 + d6'],
    ...['d6 > 3', 'if(d2 - 1, 2d6, -d4)', 'if(1, 2, 1/0)', 'max(d6, 2d4, 3)', 'floor(d6 / 2)'],
    ...['(1d4)d6', '2d(d6)', '(d3)d(d4)', '(d2)d1!', '(d4)d6kh2', '(2d6)d8kh(2)', '(d2-1)d6!'],
    ...['@a := d6; @a + @a', '@n := d3; 4d6kh(@n)', '3 x 2d6', '@n := d4; @n x @n d6', '@dice * 2'],
    ...['@dice + @dice + @half', '{4d6+2d8}kh3', '{@dice, @dice}kh1', '{2d20, 3d6}kh1', '{d20+5}'],
    ...['{4d6!+2d8r1}kh2s', '{{2d6}kh1 + d8}!', '{8d6>=5}>=3', '@k := d2; {2d6+d8}kh(@k)'],
    ...['@k := d2; {2d6, d8}kh(@k)', '{@dice + 2d6}', '{2d6 + 2d6}kh2 + {d4, d4}dl1'],
    ...[Array(40).fill('d6').join(' + '), Array(40).fill('d6').join(' - ')],
  ])('%s', (notation) => {
    expectSame(notation);
    expectSame(notation, { dice: 2 });
  });
});
