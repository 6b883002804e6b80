/** The part of the library that rolls and solves saved trees, without the parser. */

import { expect, test } from 'vitest';
import { totalsOf } from '../src/api/roll-types.ts';
import * as core from '../src/core.ts';
import type { Tree } from '../src/index.ts';
import { createRoller, DiceError, odds, parse, roll } from '../src/index.ts';

/** A tree as it comes back from a file. */
function saved(notation: string): Tree {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  return JSON.parse(JSON.stringify(parsed.tree)) as Tree;
}

const notations = [
  ...['2d6 + 3', '4d6kh3', 'd100!o + 15', '10d10>=7', '{2d20, 3d6}kh1', '6 x 4d6kh3', '(1d4)d6'],
  ...['@a := d6; @a + @a', 'if(d2 - 1, 2d6, d4)', '4d6kh5', '8d10!'],
  ...['d6min7r<=6', '2d6>=(7)', '4d6dl4', '4d6>=5kh1', '4d6>=5s', 'd1000!oh(20)'],
];

test.each(notations)('%s is rolled and solved as the whole library does it', (notation) => {
  const tree = saved(notation);
  const [mine, theirs] = [core.roll(tree, { seed: 1 }), roll(notation, { seed: 1 })];
  expect(mine.toJSON()).toEqual(theirs.toJSON());
  expect(core.odds(tree).toJSON()).toEqual(odds(notation).toJSON());
  const made = core.compile(tree);
  expect(made.roll({ seed: 1 }).toJSON()).toEqual(theirs.toJSON());
});

test('it reads no text, and says where that is done', () => {
  const attempts = [
    () => core.roll('2d6' as unknown as Tree),
    () => core.odds('2d6' as unknown as Tree),
    () => core.roll(saved('d6 + @x'), { variables: { x: '2d6' } }),
    () => core.roll(saved('2d6')).text(),
    () => core.roll(saved('2d6')).explain(),
  ];
  for (const attempt of attempts) {
    expect(attempt).toThrow(DiceError);
    expect(attempt).toThrow(/openroll.core/);
    expect(attempt).toThrow(/openroll/);
  }
});

test('variables are numbers, and options are respected', () => {
  const own = core.createCore({ variables: { str: 3 }, limits: { dice: 3 } });
  expect(own.roll(saved('d6 + @str'), { dice: [2] }).total).toBe(5);
  expect(() => own.roll(saved('4d6'))).toThrow('at most 3 dice');
  expect(() => core.createCore({ limit: {} } as core.CoreOptions)).toThrow('no option called');
});

test('a tree that was tampered with is refused', () => {
  const tree = { ...saved('2d6'), version: 2 };
  expect(() => core.roll(tree as unknown as Tree)).toThrow(DiceError);
});

test('a compiled notation rolls again, gives totals, and keeps its variables', () => {
  const { compile } = createRoller({ variables: { str: 3 } });
  const attack = compile('d20 + @str');
  expect(attack.roll({ dice: [17] }).text()).toBe('d20 + @str: [17] + 3 = 20');
  expect(attack.total({ dice: [17] })).toBe(20);
  expect(attack.total({ seed: 'a' })).toBe(attack.roll({ seed: 'a' }).total);
  expect(compile('d20 + @str', { variables: { str: 5 } }).total({ dice: [1] })).toBe(6);
  expect(attack.total({ dice: [1] })).toBe(4);
  expect(() => attack.total({ dice: [1, 2] })).toThrow(DiceError);
  expect(() => attack.total({ dise: [1] } as never)).toThrow('no option called');
  expect(() => compile('2 x d6').total()).toThrow('several totals');
  expect(totalsOf(compile('2 x d6').roll({ dice: [1, 2] }))).toEqual([1, 2]);
  expect(() => compile('2d6 +')).toThrow(DiceError);
});

test('a source may roll while it is asked', () => {
  const { roll: own } = createRoller({
    random: { die: (sides) => (sides === 20 ? (own('3d6').total ?? 0) : 5) },
  });
  expect(own('2d20 + d6').total).toBe(35);
  expect(own('2d20kh1 + 1d20').dice.map(({ face }) => face)).toEqual([15, 15, 15]);
});

test('a roll that failed leaves nothing behind', () => {
  let fail = true;
  const { roll: own } = createRoller({
    random: {
      die: () => {
        if (fail) throw new Error('out of dice');
        return 1;
      },
    },
  });
  expect(() => own('@a := d6; {d6 + 2d8}kh1 + @a')).toThrow('out of dice');
  fail = false;
  const rolled = own('@a := d6; {d6 + 2d8}kh1 + @a');
  expect([rolled.total, rolled.dice.length]).toEqual([2, 4]);
});

test('a series of too many rolls is refused in words', () => {
  const tree = saved('@n x (d6)');
  expect(() => core.roll(tree, { variables: { n: 99_999 } })).toThrow(
    'error: this repeats the roll too many times',
  );
});
