/** Errors of calls as they are shown: what is done, and what is said. */
import { vi } from 'vitest';
import type { ErrorCode, RollOptions } from '../../../../src/index.ts';
import { createRoller, odds, roll, scan } from '../../../../src/index.ts';
import { errorFrom } from '../../../support/reporter.ts';

/** A call, and what it is answered. */
export type Call = readonly [name: string, work: () => unknown, answer: string];

const small = createRoller({ limits: { text: 10, nodes: 4 } });
const rollWith = (text: string, options: object) => (): unknown =>
  roll(text, options as RollOptions);

/** Throws what a scan finds, so that it is shown like any error. */
const shown = (sentence: string) => (): void => {
  for (const found of scan(sentence)) {
    if (!found.ok) throw errorFrom(found.diagnostics, sentence);
  }
};

type CallCode = Extract<
  ErrorCode,
  | 'text-too-long'
  | 'too-many-parts'
  | 'unknown-variable'
  | 'unsuitable-variable'
  | 'variable-cycle'
  | 'name-taken'
  | 'odds-too-large'
  | 'chain-too-long'
  | 'unsuitable-input'
  | 'unsuitable-tree'
  | 'unsuitable-vocabulary'
  | 'no-random-source'
  | 'no-single-total'
  | 'no-extreme-roll'
  | 'unclosed-roll'
  | 'nested-roll'
  | 'missing-face'
  | 'surplus-face'
  | 'impossible-face'
>;

/** Errors that need more than a notation. */
export const calls: Readonly<Record<CallCode, readonly Call[]>> = {
  'text-too-long': [
    [
      'a long text',
      () => small.roll('1 + 2 + 3 + 4'),
      `
error: the text has 13 characters; the limit is 10
  1 + 2 + 3 + 4
            ^^^`,
    ],
  ],
  'too-many-parts': [
    [
      'many terms',
      () => small.roll('1+2+3'),
      `
error: the notation has more than 4 parts
  1+2+3
  ^^^^^`,
    ],
    [
      'a series without end',
      rollWith('99999 x d6', {}),
      `
error: this repeats the roll too many times
  99999 x d6
  ^^^^^`,
    ],
    [
      'variables that blow up',
      rollWith('@a', { variables: { a: `@b${'+@b'.repeat(999)}`, b: `1${'+1'.repeat(999)}` } }),
      `
error: in @a: once its variables are filled in, the notation has more than 5,000 parts
  @a
  ^^`,
    ],
  ],
  'unknown-variable': [
    [
      'no variables',
      rollWith('d20 + @str', {}),
      `
error: there is no variable @str
  d20 + @str
        ^^^^
hint: No variables were given. Write the value first, as in "@str := 3; d20 + @str"`,
    ],
    [
      'a misspelt one',
      rollWith('d20 + @stn', { variables: { str: 3, dex: 1 } }),
      `
error: there is no variable @stn
  d20 + @stn
        ^^^^
hint: Did you mean @str?`,
    ],
    [
      'another one',
      rollWith('d20 + @luck', { variables: { str: 3, dex: 1 } }),
      `
error: there is no variable @luck
  d20 + @luck
        ^^^^^
hint: The variables are @str and @dex.`,
    ],
    [
      'inside a variable',
      rollWith('d20 + @bonus', { variables: { bonus: '@str + 1' } }),
      `
error: in @bonus: there is no variable @str
  d20 + @bonus
        ^^^^^^
hint: The variables are @bonus.`,
    ],
    [
      'two of them, the first first',
      rollWith('@one + @two', { variables: { three: 3 } }),
      `
error: there is no variable @one
  @one + @two
  ^^^^
hint: The variables are @three.
error: there is no variable @two
  @one + @two
         ^^^^
hint: The variables are @three.`,
    ],
    [
      'before its binding',
      rollWith('@a := @b; @b := 2; @a', {}),
      `
error: @b isn't defined yet
  @a := @b; @b := 2; @a
        ^^
hint: A name can only be used after its ";"`,
    ],
    [
      'in its own binding',
      rollWith('@a := @a + 1; @a', {}),
      `
error: @a isn't defined yet
  @a := @a + 1; @a
        ^^
hint: A name can only be used after its ";"`,
    ],
    [
      'nearly a bound one',
      rollWith('@luck := d6; @lucky + 1', {}),
      `
error: there is no variable @lucky
  @luck := d6; @lucky + 1
               ^^^^^^
hint: Did you mean @luck?`,
    ],
  ],
  'unsuitable-variable': [
    [
      'a binding in it',
      rollWith('@p + 1', { variables: { p: '@a := 2; @a' } }),
      `
error: the notation in @p names a roll with ":=", which only a whole notation can do
  @p + 1
  ^^`,
    ],
    [
      'a series in it',
      rollWith('@p + 1', { variables: { p: '2 x d6' } }),
      `
error: the notation in @p repeats a roll with "x", which only a whole notation can do
  @p + 1
  ^^`,
    ],
    [
      'no number',
      rollWith('@a', { variables: { a: Number.NaN } }),
      `
error: @a must be a number or a notation, not NaN
  @a
  ^^`,
    ],
    [
      'nothing',
      rollWith('@a', { variables: { a: null } }),
      `
error: @a must be a number or a notation, not null
  @a
  ^^`,
    ],
    [
      'two names in one',
      rollWith('@str', { variables: { str: 1, STR: 2 } }),
      `
error: @str must be a number or a notation, not several things with that name
  @str
  ^^^^`,
    ],
  ],
  'name-taken': [
    [
      'bound twice',
      rollWith('@a := d6; @a := d8; @a', {}),
      `
error: the name @a is already used
  @a := d6; @a := d8; @a
            ^^
hint: Give each roll its own name.`,
    ],
    [
      "the caller's",
      rollWith('@STR := d6; @str', { variables: { str: 3 } }),
      `
error: the name @str is already used for a variable
  @STR := d6; @str
  ^^^^
hint: Give the roll another name.`,
    ],
    [
      "in an object of the caller's",
      rollWith('@a.b := d6; 2', { variables: { a: { b: 3 } } }),
      `
error: the name @a.b is already used for a variable
  @a.b := d6; 2
  ^^^^
hint: Give the roll another name.`,
    ],
  ],
  'odds-too-large': [
    [
      'many dice with many sides',
      () => odds('9999d9999'),
      `
error: the exact odds would take too long to work out: too many dice to add up
  9999d9999
  ^^^^^^^^^
hint: Try fewer dice, fewer sides, or a limit on extra rolls, as in "d6!(6, limit 3)"`,
    ],
    [
      'a die with many sides',
      () => odds('d9007199254740991'),
      `
error: the exact odds would take too long to work out: too many faces
  d9007199254740991
  ^^^^^^^^^^^^^^^^^
hint: Try fewer dice, fewer sides, or a limit on extra rolls, as in "d6!(6, limit 3)"`,
    ],
    [
      'little work allowed',
      () => odds('@a := 2; @a + 4d6kh3', { work: 10 }),
      `
error: the exact odds would take too long to work out: too many faces
  @a := 2; @a + 4d6kh3
           ^^^^^^^^^^^
hint: Try fewer dice, fewer sides, or a limit on extra rolls, as in "d6!(6, limit 3)"`,
    ],
  ],
  'variable-cycle': [
    [
      'a circle',
      rollWith('d6 + @a', { variables: { a: '@b', b: '@a + 1' } }),
      `
error: @a refers to itself: @a -> @b -> @a
  d6 + @a
       ^^`,
    ],
  ],
  'chain-too-long': [
    [
      'stuck dice',
      rollWith('2 + d6!', { random: { die: () => 6 } }),
      `
error: one die was rolled more than 1,000 times, so the roll stopped
  2 + d6!
      ^^^`,
    ],
  ],
  'unsuitable-input': [
    [
      'a misspelt option',
      rollWith('d6', { dise: [6] }),
      `
error: there is no option called "dise"
hint: The options are dice, seed, random and variables.`,
    ],
    [
      'two ways to roll',
      rollWith('d6', { dice: [6], seed: 1 }),
      `
error: use only one of "dice", "seed" and "random" at a time`,
    ],
    [
      'no notation',
      () => roll(6 as never),
      `
error: a notation is a text or a tree, not 6`,
    ],
    [
      'null as a notation',
      () => roll(null as never),
      `
error: a notation is a text or a tree, not null`,
    ],
    [
      'nothing as a notation',
      () => roll(undefined as never),
      `
error: a notation is a text or a tree, not undefined`,
    ],
    [
      'a misspelt option of odds',
      () => odds('d6', { wrok: 1 } as never),
      `
error: there is no option called "wrok"
hint: The options are variables, tolerance and work.`,
    ],
    [
      'a tolerance of 0',
      () => odds('d6', { tolerance: 0 }),
      `
error: the option "tolerance" must be a number above 0`,
    ],
    [
      'nesting beyond the stack',
      () => createRoller({ limits: { nesting: 151 } }),
      `
error: the limit "nesting" must be a whole number from 1 to 150`,
    ],
    [
      'a misspelt limit',
      () => createRoller({ limits: { die: 5 } as never }),
      `
error: there is no limit called "die"
hint: The limits are text, nesting, nodes, dice, sides, faces, chain and work.`,
    ],
    [
      'a wrong limit',
      () => createRoller({ limits: { dice: -5 } }),
      `
error: the limit "dice" must be a whole number from 1 to 9007199254740991`,
    ],
    [
      'a style that is none',
      () => roll('1').text('bold' as never),
      `
error: there is no style called "bold"
hint: The styles are plain, markdown, ansi and html.`,
    ],
    [
      'variables that are none',
      rollWith('@a', { variables: 5 }),
      `
error: variables must be an object`,
    ],
  ],
  'unsuitable-tree': [
    [
      'something else',
      () => roll({} as never),
      `
error: this is not the tree of a notation`,
    ],
    [
      'another version',
      () => roll({ kind: 'tree', version: 2 } as never),
      `
error: this tree has another version than 1`,
    ],
  ],
  'unsuitable-vocabulary': [
    [
      'a taken name',
      () => createRoller({ functions: [{ name: 'floor' } as never] }),
      `
error: "floor" is already taken, so it cannot be the name of a function`,
    ],
    [
      'no name',
      () => createRoller({ functions: [{ name: 'k9' } as never] }),
      `
error: "k9" cannot be the name of a function
hint: A name has 1 to 20 lower-case letters, a to z.`,
    ],
  ],
  'no-single-total': [
    [
      'the total of a series',
      () => roll('3 x 5').total,
      `
error: a series has several totals, not one
hint: Use "totals" of the roll: 5, 5, 5`,
    ],
    [
      'the total of a compiled series',
      () => createRoller().compile('3 x 5').total(),
      `
error: a series has several totals, not one
hint: Use "totals" of the roll.`,
    ],
  ],
  'unclosed-roll': [
    [
      'a roll in a sentence without an end',
      shown('I roll [[2d6+3'),
      `
error: this roll begins with "[[" and does not end
  I roll [[2d6+3
         ^^
hint: Put "]]" after it.`,
    ],
  ],
  'nested-roll': [
    [
      'a roll in a roll',
      shown('I roll [[ [[1d4]]d6 ]]!'),
      `
error: there is a roll inside this roll
  I roll [[ [[1d4]]d6 ]]!
            ^^^^^^^
hint: Inside a roll, write parentheses in place of "[[".
try:  (1d4)d6 `,
    ],
  ],
  'no-extreme-roll': [
    [
      'the highest roll of dice that explode',
      rollWith('2d6! + 3', { random: 'highest' }),
      `
error: there is no highest roll: this d6 can go up without end
  2d6! + 3
  ^^^^
hint: Give the dice a limit, for example "d6!(once)".`,
    ],
    [
      'the lowest roll of open-ended dice',
      rollWith('d100!o+15', { random: 'lowest' }),
      `
error: there is no lowest roll: this d100 can go down without end
  d100!o+15
  ^^^^^^
hint: Give the dice a limit, for example "d100!o(5, 96, once)".`,
    ],
    [
      'the highest roll of a chain that is rolled again as a whole',
      rollWith('d6!!(once)r>=12', { random: 'highest' }),
      `
error: the lowest and highest rolls of this d6 cannot be worked out
  d6!!(once)r>=12
  ^^^^^^^^^^^^^^^
hint: Its modifiers depend on each other. Use fewer of them, or a number in place of dice.`,
    ],
  ],
  'no-random-source': [
    [
      'a machine without one',
      () => {
        vi.stubGlobal('crypto', undefined);
        try {
          return createRoller().roll('d6');
        } finally {
          vi.unstubAllGlobals();
        }
      },
      `
error: there is no secure source of random numbers here
hint: Pass a seed, your own random source, or the faces of the dice.`,
    ],
  ],
  'missing-face': [
    [
      'no face',
      rollWith('d6', { dice: [] }),
      `
error: no face for die 1 (d6): no faces were given, and the roll needs more`,
    ],
    [
      'one too few',
      rollWith('d100!o', { dice: [97] }),
      `
error: no face for die 2 (d100): 1 face was given, and the roll needs more`,
    ],
  ],
  'surplus-face': [
    [
      'one too many',
      rollWith('d6', { dice: [1, 2] }),
      `
error: 2 faces were given, but the roll used only 1 die`,
    ],
    [
      'no dice',
      rollWith('2 + 2', { dice: [1] }),
      `
error: 1 face was given, but the roll used no dice`,
    ],
  ],
  'impossible-face': [
    [
      'a face of other dice',
      rollWith('2d6', { dice: [1, 8] }),
      `
error: a d6 cannot show 8 (face 2 of 2)`,
    ],
    [
      'a broken source',
      rollWith('d6', { random: { die: () => 0 } }),
      `
error: the random source gave 0 for a die with 6 sides
hint: die(6) must return a whole number from 1 to 6.`,
    ],
  ],
};
