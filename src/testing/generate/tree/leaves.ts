/** What the leaves of generated trees are made of: numbers, names, faces, words. */
import { standard } from '../../../vocabulary/index.ts';
import type { ModifierRecord } from '../../../vocabulary/modifier.ts';
import type { Arbitrary, FastCheck } from '../fast-check.ts';
import type { CompleteOptions } from '../tree-options.ts';

/** Each with the texts or numbers that can go there. */
export interface Leaves {
  /** Numbers in canonical spelling. */
  readonly number: Arbitrary<string>;
  /** Names in lower case, without "@". */
  readonly name: Arbitrary<string>;
  /** Names that bindings bind. */
  readonly bound: Arbitrary<string>;
  /** How many members a series has. */
  readonly members: Arbitrary<string>;
  readonly counts: Arbitrary<string>;
  readonly sides: Arbitrary<string>;
  readonly face: Arbitrary<number>;
  readonly labels: Arbitrary<string>;
  readonly comments: Arbitrary<string>;
  readonly modifiers: readonly ModifierRecord[];
}

/** Names that the generated bindings bind. */
const boundNames: readonly string[] = ['x', 'once rolled'];

/** Leaves so small that most notations can be rolled. */
export function smallLeaves(fc: FastCheck, options: CompleteOptions): Leaves {
  const { sides, dice, variables, modifiers } = options;
  const usual = [6, 4, 10, 20, 100, 2, 1].filter((each) => each <= sides);
  return {
    number: fc.oneof(
      { weight: 9, arbitrary: wholes(fc, 8) },
      { weight: 1, arbitrary: fc.constant('0.5') },
    ),
    name: fc.constantFrom(...variables, ...boundNames),
    bound: fc.constantFrom(...boundNames),
    members: fc.integer({ min: 1, max: 4 }).map(String),
    counts: wholes(fc, dice),
    sides: fc.constantFrom(...(usual.includes(sides) ? usual : [...usual, sides]).map(String)),
    face: fc.integer({ min: -2, max: 6 }),
    ...words(fc),
    modifiers: standard.modifiers.filter(({ name }) => modifiers.includes(name)),
  };
}

/** Every kind of leaf that can be written, most of which cannot be rolled. */
export function wildLeaves(fc: FastCheck): Leaves {
  const decimal = fc
    .tuple(
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(([before, middle, last]) => `${before}.${middle}${last}`);
  const large = wholes(fc, Number.MAX_SAFE_INTEGER);
  const name = fc.oneof(
    fc.constantFrom('a', 'str', 'abilities.str.mod', 'd6', '_x1.2', 'kh', 'x', 'if', 'é'),
    verbatim(fc, /[{}\uff5d\r\n]/g)
      .map((text) => text.toLowerCase().trim())
      .filter((text) => text !== '' && text === text.toLowerCase()),
  );
  return {
    number: fc.oneof(wholes(fc, 20), decimal, large),
    name,
    bound: name,
    members: fc.oneof(wholes(fc, 20), decimal),
    counts: fc.oneof(wholes(fc, 9), decimal),
    sides: fc.oneof(fc.constantFrom('6', '20', '100'), large, decimal),
    face: fc.integer({ min: -999, max: 999 }),
    ...words(fc),
    modifiers: standard.modifiers,
  };
}

const wholes = (fc: FastCheck, max: number): Arbitrary<string> =>
  fc.integer({ min: 0, max }).map(String);

const words = (fc: FastCheck): Pick<Leaves, 'labels' | 'comments'> => ({
  labels: verbatim(fc, /[\]\uff3d\r\n]/g),
  comments: verbatim(fc, /\n/g).filter((text) => text !== ''),
});

/** Text of any characters that the grammar copies as they are, without the ones that end it. */
const verbatim = (fc: FastCheck, forbidden: RegExp): Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom('fire', '#1', 'x - 3'),
    )
    .map((text) => text.replace(forbidden, '').trim());
