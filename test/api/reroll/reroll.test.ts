/** Some dice of a finished roll again: the others stay, what followed from the old ones goes with them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../../src/api/roll-types.ts';
import type { Roll } from '../../../src/index.ts';
import { createRoller, DiceError, reroll, restore, roll } from '../../../src/index.ts';
import { fr } from '../../../src/locales/fr/index.ts';
import { arbitraries } from '../../../src/testing/index.ts';
import { variables } from '../../support/variables.ts';

const { trees } = arbitraries(fc);

const facesOf = ({ dice }: Roll): readonly number[] => dice.map(({ face }) => face);

describe('dice that are thrown again', () => {
  test.each<[string, readonly number[], readonly number[], readonly number[], readonly number[]]>([
    // notation, faces, which again, new faces, all faces then
    ['4d6kh3', [1, 6, 3, 2], [0], [5], [5, 6, 3, 2]],
    ['4d6kh3', [1, 6, 3, 2], [3, 0, 0], [5, 4], [5, 6, 3, 4]],
    ['2d6 + d8', [1, 6, 3], [2], [8], [1, 6, 8]],
    // The chain of a die goes with it, and a new one may come.
    ['2d6!', [6, 4, 3], [0], [5], [5, 3]],
    ['2d6!', [6, 6, 4, 3], [1], [6, 2], [6, 6, 2, 3]],
    ['2d6!', [6, 6, 4, 3], [2], [6, 1], [6, 6, 6, 1, 3]],
    ['2d6!', [5, 3], [0], [6, 6, 1], [6, 6, 1, 3]],
    ['2d6!', [6, 4, 3], [2], [6, 6, 1], [6, 4, 6, 6, 1]],
    ['d100!o + 15', [97, 17], [0], [50], [50]],
    ['d100!o + 15', [97, 17], [1], [96, 4], [97, 96, 4]],
    ['d100!o + 15', [3, 97, 10], [1], [20], [3, 20]],
    ['2d6r1', [1, 1, 4, 5], [1], [3], [1, 3, 5]],
    ['2d6r1', [1, 1, 4, 5], [0], [1, 2], [1, 2, 5]],
    ['2d6!r2', [6, 2, 2, 5, 3], [1], [4], [6, 4, 3]],
    ['2d6!r2', [6, 2, 2, 5, 3], [3], [4], [6, 2, 2, 4, 3]],
    ['3d6!kh2r1', [6, 1, 1, 1, 4], [0], [2, 5], [2, 1, 1, 5]],
    // All different: what earlier dice take away follows from what they show.
    ['3d6u', [4, 4, 2, 5], [3], [6], [4, 4, 2, 6]],
    ['3d6u', [4, 4, 2, 5], [0], [3], [3, 4, 2]],
    // Named rolls, series, variables, choices, braces, computed dice.
    ['@a := d6; @a + d6', [2, 3], [0], [6], [6, 3]],
    ['3 x 2d6', [1, 2, 3, 4, 5, 6], [2], [1], [1, 2, 1, 4, 5, 6]],
    ['3 x d6!', [6, 1, 2, 3], [0], [2], [2, 2, 3]],
    ['@p + @p', [1, 2, 3, 4], [2], [6], [1, 2, 6, 4]],
    ['if(d20 >= 15, 2d6, d4) + d8', [16, 3, 4, 7], [0], [2, 1], [2, 1, 7]],
    ['2 x if(d20 >= 15, @p, 1)', [16, 3, 4, 17, 5, 6], [0], [2], [2, 17, 5, 6]],
    ['if(d20 >= 15, @p, 1) + @p', [16, 3, 4, 5, 6], [0], [2], [2, 5, 6]],
    ['{2d6, d8}kh1', [1, 2, 3], [1], [6], [1, 6, 3]],
    ['{2d6 + d8}!6', [6, 2, 3, 1], [0], [5], [5, 2, 3]],
    ['{2d6!6 + d8}kh2r1', [6, 1, 2, 8], [3], [1], [6, 1, 2, 1]],
    ['(d4)d6', [3, 1, 2, 3], [0], [2], [2, 1, 2]],
    ['(d4)d6', [2, 1, 2], [0], [4, 5, 6], [4, 1, 2, 5, 6]],
    // A die with other sides is another die.
    ['2d(d6)', [4, 1, 2], [0], [6, 5, 5], [6, 5, 5]],
    ['(d4)d6!', [2, 6, 1, 3], [0], [3, 6, 2], [3, 6, 1, 3, 6, 2]],
  ])('%s with %j, again %j as %j', (notation, faces, places, fresh, expected) => {
    const before = roll(notation, { dice: faces, variables: { p: '2d6' } });
    const after = reroll(before, places, { dice: fresh });
    expect(facesOf(after)).toEqual(expected);
    const replayed = roll(after.notation, { dice: expected, variables: { p: '2d6' } });
    const { from, ...rest } = after.toJSON();
    expect(replayed.toJSON()).toEqual(rest);
    expect(from?.roll).toEqual(before.toJSON());
    expect(after.from?.roll).toBe(before);
    // The roll as it was is still there.
    expect(facesOf(before)).toEqual(faces);
  });

  test('can be named by themselves', () => {
    const before = roll('4d6kh3', { dice: [1, 6, 3, 2] });
    const lost = before.dice.filter(({ kept }) => !kept);
    const after = reroll(before, lost, { dice: [4] });
    expect([after.text(), after.from?.dice]).toEqual(['4d6kh3: [4, 6, 3, (2)] = 13', [0]]);
    const twice = reroll(after, [1], { dice: [1] });
    expect(twice.from?.roll.from?.roll).toBe(before);
    const again = restore(JSON.parse(JSON.stringify(twice)));
    expect(again.toJSON()).toEqual(twice.toJSON());
    expect(again.from?.roll.from?.roll.text()).toBe(before.text());
  });

  test('come from where it is said: a seed, a source, the roller, the ends', () => {
    const before = roll('3d20', { dice: [1, 2, 3] });
    expect(facesOf(reroll(before, [1], { seed: 5 }))).toEqual(
      facesOf(reroll(before, [1], { seed: 5 })),
    );
    expect(facesOf(reroll(before, [1], { random: { die: (sides) => sides } }))).toEqual([1, 20, 3]);
    expect(facesOf(reroll(before, [1], { random: 'highest' }))).toEqual([1, 20, 3]);
    const most = createRoller({ random: { die: () => 7 } });
    expect(facesOf(most.reroll(before, [0, 2]))).toEqual([7, 2, 7]);
    expect(facesOf(reroll(roll('2d6r1', { dice: [3, 4] }), [0], { random: 'lowest' }))).toEqual([
      2, 4,
    ]);
    expect(reroll(before, [0]).total).toBeLessThan(26);
  });

  test('of a roller with words of its own', () => {
    const own = createRoller({ dice: { luck: [0, 1, 5] } });
    const before = own.roll('3d{luck} + d6', { dice: [0, 1, 1, 6] });
    expect(facesOf(own.reroll(before, [0], { dice: [5] }))).toEqual([5, 1, 1, 6]);
  });
});

describe('refused', () => {
  const before = roll('2d6', { dice: [3, 4] });
  const answer = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof DiceError)
        return `${error.code} ${error.diagnostics[0]?.details.reason}`;
      throw error;
    }
    return 'rolled';
  };

  test.each<[string, () => unknown, string]>([
    ['a copy', () => reroll({ ...before } as Roll, [0]), 'unsuitable-input not-a-roll'],
    ['its JSON', () => reroll(before.toJSON() as never, [0]), 'unsuitable-input not-a-roll'],
    ['nothing', () => reroll(undefined as never, [0]), 'unsuitable-input not-a-roll'],
    ['no dice', () => reroll(before, []), 'unsuitable-input no-dice-to-reroll'],
    ['one that is no list', () => reroll(before, 0 as never), 'unsuitable-input no-dice-to-reroll'],
    ['one too many', () => reroll(before, [2]), 'unsuitable-input not-a-die-of-the-roll'],
    ['one below', () => reroll(before, [-1]), 'unsuitable-input not-a-die-of-the-roll'],
    ['half a die', () => reroll(before, [0.5]), 'unsuitable-input not-a-die-of-the-roll'],
    [
      'a die of another roll',
      () => reroll(before, [...roll('d6').dice]),
      'unsuitable-input not-a-die-of-the-roll',
    ],
    ['a roll without dice', () => reroll(roll('7'), [0]), 'unsuitable-input not-a-die-of-the-roll'],
    ['too few faces', () => reroll(before, [0, 1], { dice: [5] }), 'missing-face too-few'],
    ['too many faces', () => reroll(before, [0], { dice: [5, 6] }), 'surplus-face too-many'],
    ['an impossible face', () => reroll(before, [0], { dice: [7] }), 'impossible-face not-on-die'],
    [
      'a misspelt option',
      () => reroll(before, [0], { dise: [7] } as never),
      'unsuitable-input unknown-name',
    ],
    [
      'variables',
      () => reroll(before, [0], { variables: {} } as never),
      'unsuitable-input unknown-name',
    ],
  ])('%s', (_name, work, expected) => {
    expect(answer(work)).toBe(expected);
  });

  test('in the words of the roller', () => {
    expect(() => createRoller({ locale: fr }).reroll(before, [2])).toThrow(/n'a pas de dé 2/);
  });
});

test('of any notation: the same faces again are the same roll, and new ones replay', () => {
  fc.assert(
    fc.property(trees(), fc.nat(), fc.nat(), (tree, seed, which) => {
      let before: Roll;
      try {
        before = roll(tree, { seed, variables });
      } catch (error) {
        if (error instanceof DiceError) return;
        throw error;
      }
      const faces = facesOf(before);
      if (faces.length === 0) return;
      const place = which % faces.length;
      let after: Roll;
      try {
        after = reroll(before, [place], { seed: seed + 1 });
      } catch (error) {
        if (error instanceof DiceError) return;
        throw error;
      }
      const replayed = roll(after.notation, { dice: facesOf(after), variables });
      expect(totalsOf(replayed)).toEqual(totalsOf(after));
      // Up to the die all is as it was.
      expect(facesOf(after).slice(0, place)).toEqual(faces.slice(0, place));
    }),
  );
});
