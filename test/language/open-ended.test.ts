/** The open-ended roll, face by face: published examples, wrong readings told apart, results and refusals. */
import { describe, expect, test } from 'vitest';
import { DiceError, roll } from '../../src/index.ts';
import { dataText } from '../support/shared.ts';

interface Reading {
  readonly total: number;
  readonly dice_used: number;
}

type Discriminating = { readonly dice: readonly number[] } & Readonly<
  Record<string, Reading | readonly number[]>
>;

const oracle = JSON.parse(dataText('oracles/open-ended.json')) as {
  readonly golden_vectors: readonly { readonly dice: readonly number[]; readonly total: number }[];
  readonly discriminating_vectors: { readonly rows: readonly Discriminating[] };
};

/** The code of the refusal, or the total. */
function outcome(notation: string, dice?: readonly number[]): string | number {
  try {
    const rolled = roll(notation, dice === undefined ? { random: { die: () => 1 } } : { dice });
    return rolled.total ?? Number.NaN;
  } catch (error) {
    if (error instanceof DiceError) return error.code;
    throw error;
  }
}

/** What a roll gives when the faces come from a list that may be too long. */
function play(notation: string, faces: readonly number[]): Reading {
  const hand = [...faces];
  const rolled = roll(notation, { random: { die: () => hand.shift() ?? Number.NaN } });
  return { total: rolled.total ?? Number.NaN, dice_used: faces.length - hand.length };
}

describe('the golden vectors', () => {
  test('there are some', () => expect(oracle.golden_vectors.length).toBeGreaterThanOrEqual(23));

  test.each(oracle.golden_vectors)('$dice is $total', ({ dice, total }) => {
    const rolled = roll('d100!o', { dice });
    expect(rolled.total).toBe(total);
    expect(rolled.dice.map(({ face }) => face)).toEqual(dice);
    for (const alias of ['d100oe', '1D100OE', '1D100!O', 'd%!o', 'd100!o(5, 96)', '1d100 !o']) {
      expect(outcome(alias, dice), alias).toBe(total);
    }
  });
});

describe('wrong readings', () => {
  const { rows } = oracle.discriminating_vectors;

  test('there are some', () => expect(rows.length).toBeGreaterThanOrEqual(7));

  test.each(rows)('$dice', ({ dice, ...readings }) => {
    const { seed, ...wrong } = readings as Readonly<Record<string, Reading>>;
    const played = play('d100!o', dice);
    expect(played).toEqual(seed);
    for (const [name, { total, dice_used }] of Object.entries(wrong)) {
      const differs = total !== seed?.total || dice_used !== seed.dice_used;
      if (differs) expect(played, name).not.toEqual({ total, dice_used });
    }
  });

  test('each is told apart by one vector at least', () => {
    const names = new Set(rows.flatMap((row) => Object.keys(row)));
    for (const name of names) {
      if (name === 'dice' || name === 'seed') continue;
      const telling = rows.some((row) => {
        const { total, dice_used } = play('d100!o', row.dice);
        const reading = row[name] as Reading;
        return total !== reading.total || dice_used !== reading.dice_used;
      });
      expect(telling, name).toBe(true);
    }
  });

  test('once and the single directions are what their readings say', () => {
    for (const row of rows) {
      expect(play('d100!o(5, 96, once)', row.dice)).toEqual(row['once-each']);
      expect(play('d100!oh', row.dice)).toEqual(row['high-only']);
    }
  });
});

test.each([1, 2, 3, 4, 5])('%i, then the same, is 0 and never -0', (face) => {
  for (const notation of ['d100!o', '-d100!o', 'd100!ol', '0 * d100!o']) {
    expect(Object.is(roll(notation, { dice: [face, face] }).total, 0), notation).toBe(true);
  }
});

describe('the result', () => {
  test.each([
    [[50], 'none', ['first']],
    [[97, 17], 'up', ['first', 'up']],
    [[98, 99, 4], 'up', ['first', 'up', 'up']],
    [[96, 4], 'up', ['first', 'up']],
    [[3, 2], 'down', ['first', 'down']],
    [[5, 98, 100, 48], 'down', ['first', 'down', 'down', 'down']],
    // A chain that went down and still totals more than 0.
    [[5, 1], 'down', ['first', 'down']],
  ] as const)('%j shows its direction and roles: %s %j', (dice, direction, roles) => {
    const rolled = roll('d100!o', { dice });
    const [term, ...otherTerms] = rolled.terms;
    const [chain, ...others] = term?.chains ?? [];
    expect(otherTerms).toEqual([]);
    expect(others).toEqual([]);
    expect(chain).toMatchObject({ direction, total: rolled.total, kept: true });
    expect(chain?.dice).toEqual(rolled.dice);
    expect(rolled.dice.map(({ role }) => role)).toEqual(roles);
    expect(rolled.dice.every(({ kept, sides }) => kept && sides === 100)).toBe(true);
  });

  test('each die of a pool is a chain of its own, kept or dropped as a whole', () => {
    const rolled = roll('3d100!okh1', { dice: [97, 10, 3, 97, 10, 50] });
    expect(rolled.total).toBe(107);
    expect(
      rolled.terms[0]?.chains.map(({ total, direction, kept }) => [total, direction, kept]),
    ).toEqual([
      [107, 'up', true],
      [-104, 'down', false],
      [50, 'none', false],
    ]);
    expect(rolled.dice.map(({ kept }) => kept)).toEqual([true, true, false, false, false, false]);
  });
});

describe('given faces', () => {
  test.each([
    [[97, 17, 3], 'surplus-face'],
    [[50, 50], 'surplus-face'],
    [[97], 'missing-face'],
    [[3], 'missing-face'],
    [[98, 99], 'missing-face'],
    [[], 'missing-face'],
    [[101], 'impossible-face'],
    [[0], 'impossible-face'],
    [[97, 101], 'impossible-face'],
    [[97, -1], 'impossible-face'],
    [[97.5], 'unsuitable-input'],
  ])('%j: %s', (dice, code) => {
    expect(outcome('d100!o', dice)).toBe(code);
  });
});

describe('refusals before anything is rolled', () => {
  test.each([
    ['d1!o', 'unsuitable-ends'],
    ['d1!oh', 'unsuitable-ends'],
    ['d{7}!o', 'unsuitable-ends'],
    ['d{7,7}!o', 'unsuitable-ends'],
    // ends that overlap
    ['d100!o(50, 50)', 'unsuitable-ends'],
    ['d100!o(96, 5)', 'unsuitable-ends'],
    ['d20!o(19, 2)', 'unsuitable-ends'],
    ['d100!ol(97)', 'unsuitable-ends'],
    ['d100!o(50, 50, once)', 'unsuitable-ends'],
    // ends outside the faces
    ['d100!oh(101)', 'unsuitable-ends'],
    ['d20!o(2, 21)', 'unsuitable-ends'],
    ['d20!o(0, 20)', 'unsuitable-ends'],
    ['d20!ol(0)', 'unsuitable-ends'],
    // no face that stops
    ['d6!oh(1)', 'unsuitable-ends'],
    ['d6!oh(0)', 'unsuitable-ends'],
    ['d{1,1,6}!oh(1)', 'unsuitable-ends'],
    // how ends are written
    ['d100!o(5)', 'unsuitable-ends'],
    ['d100!o(5, 96, 97)', 'unsuitable-argument'],
    ['d100!oh(90, 95)', 'unsuitable-argument'],
    ['d100!o(4.5, 96)', 'unsuitable-argument'],
    ['d100!oh(>=90)', 'unsuitable-argument'],
    ['d100!o5', 'unsuitable-argument'],
    ['d100!oh90', 'unsuitable-argument'],
    ['d100!o(d4, 96)', 'dice-in-argument'],
    ['d100!o(5, 96, once, limit 2)', 'unsuitable-option'],
    ['d6!(6, rising)', 'unsuitable-option'],
    // other chains that grow
    ['d100!o!', 'conflicting-chains'],
    ['d100!o!!', 'conflicting-chains'],
    ['d100!o!p', 'conflicting-chains'],
    ['d100!o!o', 'conflicting-chains'],
    ['d100!oh!ol', 'conflicting-chains'],
    ['d100! !o', 'conflicting-chains'],
    ['d100!!!o', 'conflicting-chains'],
    ['d100!p!oh', 'conflicting-chains'],
    ['d100!kh1!o', 'conflicting-chains'],
    // text that a letter hides in
    ['d100!0', 'unsuitable-argument'],
    ['d100!!0', 'unsuitable-argument'],
    ['d100!op', 'unexpected-word'],
    ['d100!on', 'unexpected-word'],
    ['d100>=75!o', 'unsuitable-order'],
    ['5!o', 'modifier-without-dice'],
    ['(d100+5)!o', 'modifier-without-dice'],
    // whatever the chain came to, the new die would be rolled again for ever
    ['d100!o r<=100', 'endless'],
    ['d6!!r<=6', 'endless'],
    ['d6!pr<=6', 'endless'],
  ])('%s: %s', (notation, code) => {
    expect(outcome(notation)).toBe(code);
  });

  test('!0 asks for the letter', () => {
    expect(() => roll('d100!0', { dice: [50] })).toThrow('did you mean "!o"?');
    expect(outcome('d{0..9}!0', [0, 5])).toBe(5);
  });

  test('ends that only look wrong are right', () => {
    expect(outcome('d2!o', [2, 1])).toBe(3);
    expect(outcome('d6!o(1, 2)', [4, 1])).toBe(5);
    expect(outcome('d100!o(99, 100)', [99, 100, 1])).toBe(-2);
    expect(outcome('d100!oh(2)', [2, 1])).toBe(3);
    expect(outcome('d20!oh(@n)')).toBe('unknown-variable');
  });
});

describe('a source that is stuck', () => {
  const full = Array.from({ length: 999 }, () => 100);

  test('1,000 dice are a chain', () => {
    expect(outcome('d100!o', [...full, 50])).toBe(99_950);
    expect(outcome('d100!ol', [1, ...full.slice(1), 50])).toBe(1 - 99_800 - 50);
  });

  test('more are an error, never a cut total', () => {
    expect(outcome('d100!o', [...full, 100, 50])).toBe('chain-too-long');
    expect(outcome('d100!o', [1, ...full, 50])).toBe('chain-too-long');
    expect(() => roll('d100!o', { random: { die: (sides) => sides } })).toThrow(/1,000 times/);
  });
});
