/** The three kinds of text that the hunt makes: random code points, mutations of known texts, and trees with hostile numbers. */
import * as fc from 'fast-check';
import { print } from '../../src/grammar/print/print.ts';
import type { Leaves } from '../../src/testing/index.ts';
import { arbitraries } from '../../src/testing/index.ts';
import { standard } from '../../src/vocabulary/index.ts';
import { unchecked } from '../support/variables.ts';

const { hostile, treesOf, wildTrees } = arbitraries(fc);

export const kinds = ['random', 'mutated', 'shaped'] as const;
export type Kind = (typeof kinds)[number];

/** Numbers at the edges of what is allowed, and past them. */
const edges: readonly string[] = [
  '0',
  '1',
  '2',
  '7',
  '0.5',
  '0.1',
  '1.5',
  '99',
  '999',
  '1000',
  '1001',
  '5000',
  '9999',
  '10000',
  '10001',
  '100000',
  '2147483647',
  '2147483648',
  '4294967296',
  '4503599627370496',
  '9007199254740990',
  '9007199254740991',
  '9007199254740992',
  '9999999999999999999999',
  `1${'0'.repeat(300)}`,
  `1${'0'.repeat(310)}`,
  `0.${'0'.repeat(20)}1`,
  `0.${'0'.repeat(330)}1`,
  `0.${'3'.repeat(40)}`,
];
const edge = fc.constantFrom(...edges);

/** Code points from where texts of people come from, and from where they do not. */
const codePoint: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0xff01, max: 0xff5e }),
    fc.integer({ min: 0xd800, max: 0xdfff }),
    fc.integer({ min: 0, max: 0xffff }),
    fc.integer({ min: 0x10000, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));

const random: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.array(codePoint, { maxLength: 40 }).map((all) => all.join('')) },
  { weight: 2, arbitrary: hostile() },
);

/** One known text, or two spliced, with some edits; now and then a piece of it many times. */
const mutated = (corpus: readonly string[]): fc.Arbitrary<string> => {
  const known = fc.constantFrom(...corpus);
  const spliced = fc
    .tuple(known, known, fc.nat(), fc.nat())
    .map(([one, other, end, start]) => cut(one, 0, end) + cut(other, start, other.length));
  const repeated = fc
    .tuple(known, fc.nat(), fc.nat({ max: 6 }), fc.integer({ min: 2, max: 400 }))
    .map(([text, at, width, times]) => {
      const from = at % (text.length + 1);
      const piece = text.slice(from, from + width);
      return text.slice(0, from) + piece.repeat(times) + text.slice(from + width);
    });
  const renumbered = fc
    .tuple(known, edge, fc.nat())
    .map(([text, number, which]) => withNumber(text, number, which));
  const base = fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 2, arbitrary: spliced },
    { weight: 3, arbitrary: renumbered },
    { weight: 1, arbitrary: repeated },
  );
  return base.chain((text) =>
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(text) },
      { weight: 4, arbitrary: edited(text) },
      { weight: 2, arbitrary: edited(text).chain(edited) },
      { weight: 1, arbitrary: inserted(text) },
    ),
  );
};

const cut = (text: string, from: number, to: number): string =>
  text.slice(from % (text.length + 1), to % (text.length + 1));

/** What an edit puts in. */
const pieces = [
  ...['', '', ' ', '!', '(', ')', 'd', 'kh', '-', '[', ']', '{', '}', '@', '#', '.', ',', '..'],
  ...['>=', '=', '9', '0', 'x', ';', ':=', ' x ', 'if(', 'u', 'r', '!o', 'limit 2', 'once', '**'],
];

const edited = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: text.length }), fc.constantFrom(0, 1, 1, 2), fc.constantFrom(...pieces))
    .map(([at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed));

const inserted = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(codePoint, fc.nat({ max: text.length }))
    .map(([added, at]) => text.slice(0, at) + added + text.slice(at));

/** The text with another number in the place of one of its own. */
function withNumber(text: string, number: string, which: number): string {
  const places = [...text.matchAll(/\d+(?:\.\d+)?/g)];
  const place = places[which % Math.max(1, places.length)];
  if (place === undefined) return text;
  return text.slice(0, place.index) + number + text.slice(place.index + place[0].length);
}

const often = (usual: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: edge });

/** Mostly small leaves, so that texts get far, and now and then a hostile one. */
const harsh: Partial<Leaves> = {
  number: often(fc.constantFrom('0', '1', '2', '3', '5', '6', '8', '0.5')),
  counts: often(fc.constantFrom('0', '1', '1', '2', '3', '4', '6')),
  sides: often(fc.constantFrom('1', '2', '4', '6', '6', '10', '20', '100')),
  members: often(fc.constantFrom('1', '2', '4')),
  face: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: -2, max: 6 }) },
    { weight: 1, arbitrary: fc.constantFrom(2 ** 53 - 1, -(2 ** 53 - 1), 10_000, -10_000) },
  ),
};

const shaped: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 7, arbitrary: treesOf(harsh, unchecked) },
    { weight: 2, arbitrary: treesOf({}, unchecked) },
    { weight: 1, arbitrary: wildTrees() },
  )
  .map((tree) => print(tree, standard));

/** Texts of the kinds asked for. */
export function textsOf(wanted: readonly Kind[], corpus: readonly string[]): fc.Arbitrary<string> {
  const of: Readonly<Record<Kind, fc.Arbitrary<string>>> = {
    random,
    mutated: mutated(corpus),
    shaped,
  };
  return fc.oneof(...wanted.map((kind) => of[kind]));
}
