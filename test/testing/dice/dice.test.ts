/** Dice that are not left to chance. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DiceError, roll, seededSource } from '../../../src/index.ts';
import {
  alternatingDice,
  arbitraries,
  countingDice,
  playScript,
  recordingDice,
  scriptedDice,
  stuckDice,
} from '../../../src/testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const said = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof DiceError) return `${error.code}: ${error.message.split('\n')[0]}`;
    throw error;
  }
  return 'nothing';
};

describe('scripted dice', () => {
  test('show their faces, as a function and as a source', () => {
    const dice = scriptedDice([3, 97, 17]);
    expect(dice.left).toBe(3);
    expect(dice(6)).toBe(3);
    expect(roll('d100!o', { random: dice }).total).toBe(114);
    expect(dice.left).toBe(0);
    expect(said(() => dice.finish())).toBe('nothing');
  });

  test.each<[string, readonly number[], string]>([
    [
      'too few',
      [6, 5],
      'missing-face: error: no face for die 3 (d6): 2 faces were given, and the roll needs more',
    ],
    [
      'too many',
      [6, 5, 4, 3],
      'surplus-face: error: 4 faces were given, but the roll used only 3 dice',
    ],
    ['impossible', [6, 7, 5], 'impossible-face: error: a d6 cannot show 7 (face 2 of 3)'],
    [
      'no whole number',
      [6, 2.5, 5],
      'unsuitable-input: error: face 2 must be a whole number, not 2.5',
    ],
  ])('%s: says which', (_what, faces, message) => {
    const three = (die: (sides: number) => number): number => die(6) + die(6) + die(6);
    expect(said(() => playScript(faces, three))).toBe(message);
  });

  test('the error of a die comes through the roller that asked for it', () => {
    expect(said(() => roll('3d6', { random: scriptedDice([1, 2]) }))).toMatch(
      /^missing-face: .*die 3/,
    );
    expect(said(() => scriptedDice([1])(0))).toMatch(/^unsuitable-input/);
  });
});

test('recorded dice replay the roll', () => {
  const { notations } = arbitraries(fc);
  const outcome = (text: string, random: { die(sides: number): number }): unknown => {
    try {
      return roll(text, { random }).toJSON();
    } catch (error) {
      if (error instanceof DiceError) return error.code;
      throw error;
    }
  };
  fc.assert(
    fc.property(notations(), fc.nat(), (text, seed) => {
      const dice = recordingDice(seededSource(seed));
      const first = outcome(text, dice);
      expect(playScript(dice.faces, (again) => outcome(text, again))).toEqual(first);
      expect(dice.throws.map(({ face }) => face)).toEqual(dice.faces);
    }),
    { numRuns: 200 },
  );
  const dice = recordingDice((sides) => sides);
  dice(4);
  dice.die(8);
  expect(dice.throws).toEqual([
    { sides: 4, face: 4 },
    { sides: 8, face: 8 },
  ]);
  expect(said(() => recordingDice(() => 7)(6))).toMatch(/^impossible-face/);
});

test('stuck dice show the ends', () => {
  expect(roll('4d6', { random: stuckDice('highest') }).total).toBe(24);
  expect(roll('4d6', { random: stuckDice('lowest') }).total).toBe(4);
  expect(said(() => roll('d6!', { random: stuckDice('highest') }))).toMatch(/^chain-too-long/);
});

test('alternating dice show one end and then the other', () => {
  const [low, high] = [alternatingDice(), alternatingDice('highest')];
  expect([low(6), low(6), low.die(20), low(20)]).toEqual([1, 6, 1, 20]);
  expect([high(6), high(6), high(6)]).toEqual([6, 1, 6]);
  // One that explodes, and ends at once.
  expect(roll('d6!', { random: alternatingDice('highest') }).total).toBe(7);
});

test('counting dice count, and stop', () => {
  const dice = countingDice(stuckDice('lowest'));
  roll('4d6 + d8', { random: dice });
  expect([dice.thrown, dice.thrownOf(6), dice.thrownOf(8), dice.thrownOf(4)]).toEqual([5, 4, 1, 0]);
  const few = countingDice(() => 6, 10);
  const endless = (): void => {
    while (few(6) === 6);
  };
  expect(said(endless)).toBe('too-many-dice: error: more than 10 dice were thrown');
  expect(few.thrown).toBe(10);
});
