/** What a project of somebody else's does with the kit; run by package.test.ts against the packed tarball. */
import fc from 'fast-check';
import { DiceError, format, odds, roll, seededSource } from 'openroll';
import {
  arbitraries,
  Broken,
  expectFair,
  expectSameLaw,
  laws,
  playScript,
  replayAll,
  rollsNeeded,
  stuckDice,
  Unfair,
} from 'openroll/testing';
import { describe, expect, test } from 'vitest';

type Die = (sides: number) => number;

/** A roller that knows nothing of openroll. */
function ability(die: Die): number {
  const dice = [die(6), die(6), die(6), die(6)];
  return dice.reduce((sum, each) => sum + each, 0) - Math.min(...dice);
}

test('given faces', () => {
  expect(playScript([1, 6, 3, 2], ability)).toBe(11);
  expect(ability(stuckDice('highest'))).toBe(18);
  expect(() => playScript([1, 6, 3], ability)).toThrow(DiceError);
});

test('the exact law', () => {
  expect(replayAll(ability).at(18).toString()).toBe('7/432');
  expect(expectSameLaw(replayAll(ability), odds('4d6kh3'))).toBe('same');
});

test('fair dice, and unfair ones', () => {
  const source = seededSource('consumer');
  const power = { bias: 0.05 };
  expectFair(() => ability((sides) => source.die(sides)), odds('4d6kh3'), { power });
  const bad = (): number => ability((sides) => Math.min(6, source.die(sides + 1)));
  expect(() => expectFair(bad, odds('4d6kh3'), { power })).toThrow(Unfair);
  expect(rollsNeeded(odds('d6'), odds('d5'))).toBeGreaterThan(10);
});

describe('generated notations', () => {
  const { notations, nearMisses, hostile } = arbitraries(fc);

  test('are valid', () => {
    fc.assert(fc.property(notations(), (text) => format(text) === text));
  });

  test('shrink to what a person would write', () => {
    const property = fc.property(notations({ decorated: false }), (text) => !text.includes('!'));
    expect(fc.check(property, { seed: 1, numRuns: 1_000 }).counterexample).toEqual(['d6!']);
  });

  test('of bad intent give nothing but a roll or a DiceError', () => {
    fc.assert(
      fc.property(fc.oneof(nearMisses(), hostile()), (text) => {
        try {
          return roll(text, { seed: 1 }).dice.length >= 0;
        } catch (error) {
          return error instanceof DiceError;
        }
      }),
    );
  });
});

describe('the laws of dice', () => {
  const total = (notation: string, random: { die: Die }): number =>
    roll(notation, { random }).total as number;

  test.each(laws({ total }, fc))('$name', ({ property }) => fc.assert(property));

  test('notice a fault', () => {
    const [sum] = laws({ total: (text, dice) => total(text, dice) + 1 }, fc);
    if (sum === undefined) throw new Error('no laws');
    expect(fc.check(sum.property).errorInstance).toBeInstanceOf(Broken);
  });
});
