/** One roll while it happens: every way to ask for dice gives the same faces, keeps them and minds the limit. */
import { describe, expect, test } from 'vitest';
import { fault } from '../../../src/diagnostics/index.ts';
import type { DiceHand } from '../../../src/eval/random/dice-source.ts';
import { handOf } from '../../../src/eval/random/dice-source.ts';
import { seededSource } from '../../../src/eval/random/seeded.ts';
import { Run } from '../../../src/eval/sample/run.ts';
import { NotationFault } from '../../../src/grammar/tree/fault.ts';
import { completeLimits } from '../../../src/input/limits.ts';
import type { Die } from '../../../src/vocabulary/rules/die.ts';
import { listedDie, numberedDie } from '../../../src/vocabulary/rules/die.ts';

const limits = completeLimits({ dice: 6 });
const here = { start: 3, end: 7 };

/** The same draws from the buffer of words and die by die. */
const hands: Readonly<Record<string, () => DiceHand>> = {
  own: () => handOf(seededSource('run')),
  other: () => {
    const source = seededSource('run');
    return handOf({ die: (sides) => source.die(sides) });
  },
};

const numbered = numberedDie(20);
const listed = listedDie([-7, 2, 2, 90]);
const worth = Int32Array.from({ length: 20 }, (_, side) => side * 10);

/** A way to throw dice, and what it comes to for given faces. */
interface Way {
  readonly die: Die;
  readonly ask: (run: Run, dice: number) => unknown;
  readonly told: (faces: readonly number[]) => unknown;
}
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
const each = (run: Run, die: Die, dice: number): number[] => {
  run.makeRoom(dice, here);
  return Array.from({ length: dice }, () => run.face(die));
};
const list = (run: Run, die: Die, dice: number): number[] => [
  ...run.faceAll(die, dice, here).slice(0, dice),
];
const ways: Readonly<Record<string, Way>> = {
  'each numbered': {
    die: numbered,
    ask: (run, dice) => each(run, numbered, dice),
    told: (faces) => faces,
  },
  'each listed': {
    die: listed,
    ask: (run, dice) => each(run, listed, dice),
    told: (faces) => faces,
  },
  'a list numbered': {
    die: numbered,
    ask: (run, dice) => list(run, numbered, dice),
    told: (faces) => faces,
  },
  'a list listed': {
    die: listed,
    ask: (run, dice) => list(run, listed, dice),
    told: (faces) => faces,
  },
  'a sum': { die: numbered, ask: (run, dice) => run.sumAll(numbered, dice, here), told: sum },
  'a table': {
    die: numbered,
    ask: (run, dice) => run.sumOf(worth, numbered, dice, here),
    told: (faces) => sum(faces.map((face) => (face - 1) * 10)),
  },
};

describe.each(Object.entries(hands))('by %s dice', (_, hand) => {
  test.each(Object.entries(ways))('%s', (__, { die, ask, told }) => {
    const source = seededSource('run');
    const { faces: list } = die;
    const faces = [2, 1, 3, 6].map((dice) =>
      Array.from({ length: dice }, () => {
        const side = source.die(die.sides);
        return list === undefined ? side : (list[side - 1] as number);
      }),
    );
    for (const keeping of [true, false]) {
      const run = new Run(hand(), limits);
      run.start(keeping);
      const [two = [], one = [], three = [], six = []] = faces;
      expect(ask(run, 2)).toEqual(told(two));
      expect(ask(run, 1)).toEqual(told(one));
      expect(ask(run, 3)).toEqual(told(three));
      expect(run.next - run.first).toBe(6);
      if (!keeping) expect(run.faces).toEqual([]);
      if (keeping) expect(run.faces.slice(run.first, run.next)).toEqual(faces.slice(0, 3).flat());
      expect(ask(run, 0)).toEqual(told([]));
      let thrown: unknown;
      try {
        ask(run, 1);
      } catch (error) {
        thrown = error;
      }
      if (!(thrown instanceof NotationFault)) throw thrown;
      expect(thrown.diagnostic.code).toBe('too-many-dice');
      expect(thrown.diagnostic.span).toEqual(here);
      // The dice that were given away stay, and the next roll has all its dice.
      const { faces: given, first, next } = run;
      run.giveFaces();
      run.start(keeping);
      expect(ask(run, 6)).toEqual(told(six));
      expect(run.next - run.first).toBe(6);
      if (!keeping) continue;
      expect(run.faces.slice(run.first, run.next)).toEqual(six);
      expect(given.slice(first, next)).toEqual(faces.slice(0, 3).flat());
    }
  });
});

test('a list takes many rolls, but not all', () => {
  const run = new Run(handOf(seededSource('run')), limits);
  const given = Array.from({ length: 100 }, () => {
    run.start(true);
    const faces = list(run, numbered, 4);
    const kept = { list: run.faces, from: run.first, faces };
    run.giveFaces();
    return kept;
  });
  for (const { list, from, faces } of given) expect(list.slice(from, from + 4)).toEqual(faces);
  const lists = [...new Set(given.map(({ list }) => list))];
  expect(lists.map((one) => given.filter(({ list }) => list === one).length)).toEqual([64, 36]);
});

test('a roll of very many dice leaves no long list', () => {
  const run = new Run(handOf(seededSource('run')), completeLimits({ dice: 100_000 }));
  const after = (dice: number): boolean => {
    run.start(true);
    const { faces } = run;
    list(run, numbered, dice);
    run.start(true);
    return run.faces === faces;
  };
  expect([after(16_384), after(16_385)]).toEqual([true, false]);
  expect(run.next).toBe(0);
});

test('pools lie in one room, which grows with them', () => {
  const run = new Run(handOf(seededSource('run')), completeLimits({}));
  run.start(false);
  const ask = (dice: number): Int32Array => run.faceAll(numbered, dice, here);
  const few = ask(2);
  expect([ask(40), ask(64), ask(1)]).toEqual([few, few, few]);
  expect(ask(64)).toBe(few);
  const many = ask(100);
  expect(many).not.toBe(few);
  expect([...many.slice(0, 100)].every((face) => face >= 1 && face <= 20)).toBe(true);
  expect(ask(100)).toBe(many);
  expect(ask(2)).toBe(many);
});

test('a roll that has left nothing behind has nothing to forget', () => {
  const run = new Run(handOf(seededSource('run')), limits);
  run.start(false);
  run.bind('a', 3);
  run.start(false);
  const { dice, warnings } = run;
  list(run, numbered, 2);
  run.start(false);
  expect(run.dice).toBe(dice);
  expect(run.warnings).toBe(warnings);
});

test('what a roll has gathered is gone in the next', () => {
  const run = new Run(handOf(seededSource('run')), limits);
  const home = { die: numbered, name: 'd20' };
  run.start(false);
  run.bind('a', 3);
  expect([...run.bound]).toEqual([['a', 3]]);
  run.start(false);
  expect(run.bound.size).toBe(0);
  const dice = run.record(home, 5, 'exploded');
  expect(run.dice).toEqual([dice]);
  expect(dice).toEqual({ die: 'd20', sides: 20, face: 5, role: 'exploded', kept: true, marks: [] });
  run.start(false);
  expect(run.dice).toEqual([]);
  run.warn([fault('endless', here, { reason: 'no-face-left' })]);
  expect(run.warnings.length).toBe(1);
  run.start(false);
  expect(run.warnings).toEqual([]);
});

test('only a hand that is not a buffer of words learns that a roll ends', () => {
  let ended = 0;
  const run = new Run({ throwDie: () => 1, finish: () => (ended += 1) }, limits);
  run.finish();
  expect([ended, run.isOwn]).toEqual([1, false]);
  expect(new Run(handOf(seededSource('run')), limits).isOwn).toBe(true);
});
