/** From random words to faces without bias: each face gets exactly as many words, the rest are rejected. */
import { callError } from '../../input/call-error.ts';
import { largestWhole } from '../../input/limits.ts';

// Ranges are written as literals in the functions: a bundler turns constants of a module into variables, and
// then a die costs a third more.

/**
 * One word to a face, by multiplication: `word * sides` falls into one of `sides` stretches, each `range`
 * long, and the stretch is the face. Products step by `sides`, so a stretch holds one word more or less
 * than another; leaving out those within `range % sides` of its start gives each floor(range / sides).
 * (Daniel Lemire, "Fast random integer generation in an interval", 2019.)
 *
 * @param word a whole number from 0, below `range`
 * @param sides a whole number from 1 to 2^21, at most `range`
 * @param range a power of two, at most 2^32
 * @returns the face, or 0: take another word
 */
export function reduce(word: number, sides: number, range: number): number {
  const stretch = ((word * sides) / range) | 0;
  const rest = (Math.imul(word, sides) & (range - 1)) >>> 0;
  // The remainder is below `sides`, so few words need the costly `%`.
  if (rest < sides && rest < range % sides) return 0;
  return stretch + 1;
}

/**
 * One wide value to a face, by division: each face gets the next floor(range / sides) values.
 *
 * The rounded quotient has the right floor. Say it reached a whole m above the true x / share. With
 * 2^e < m <= 2^(e+1), doubles below m lie 2^(e-52) apart, so 1 / share would be at most half of that, and
 * m * share above 2^53. But m * share = x + j with j < share gives j / share in place of 1 / share, and
 * so j times as much: no x below 2^53 does it.
 *
 * @param x a whole number from 0, below `range`
 * @param sides a whole number from 1 to `range`
 * @param range a power of two, at most 2^53
 * @returns the face, or 0: take another value
 */
export function reduceWide(x: number, sides: number, range: number): number {
  const share = Math.floor(range / sides);
  const face = Math.floor(x / share) + 1;
  return face <= sides ? face : 0;
}

/** One 32-bit word to a face, or 0: take another word. For dice that `isNarrow` lets through. */
export function reduceWord(word: number, sides: number): number {
  return reduce(word, sides, 4_294_967_296);
}

/** Whether one word is enough: up to 2^21 sides, word times sides is a whole number that doubles hold. */
export function isNarrow(sides: number): boolean {
  return (sides | 0) === sides && sides >= 1 && sides <= 2_097_152;
}

/**
 * A throw of any die: one word up to 2^21 sides, two above, again after each rejection. Of two words the
 * first gives the upper 21 bits, so the better bits of most generators decide most.
 *
 * @param next32 gives a whole number from 0 to 2^32 - 1
 * @throws DiceError `unsuitable-input` when `sides` is not a whole number from 1 to 2^53 - 1;
 *   `no-random-source` when the words never change
 */
export function draw(next32: () => number, sides: number): number {
  if (!Number.isSafeInteger(sides) || sides < 1) {
    throw callError('unsuitable-input', { reason: 'sides-out-of-range', most: largestWhole });
  }
  // Fewer than half of all words are rejected: a thousand in a row mean that the generator is stuck.
  for (let tries = 0; tries < 1_000; tries++) {
    const face = isNarrow(sides)
      ? reduceWord(next32(), sides)
      : reduceWide((next32() >>> 11) * 4_294_967_296 + next32(), sides, 9_007_199_254_740_992);
    if (face !== 0) return face;
  }
  throw callError('no-random-source', { reason: 'stuck' });
}
