/** Secure dice, from the machine's own generator; the only file that touches `crypto`. */
import type { DiceError } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import type { RandomSource } from './source.ts';
import { WordSource } from './words.ts';

/** Words asked for at a time: the most that one call may give. A call costs as much as hundreds of dice. */
const bufferWords = 16_384;

interface Crypto {
  getRandomValues(words: Uint32Array): unknown;
}

/**
 * A source that nobody can foresee. Nothing happens before the first throw, so importing and creating are
 * free, and a missing generator does no harm to those who bring their own dice.
 *
 * @throws DiceError `no-random-source`, at the first throw, when the machine offers no secure generator:
 *   weaker dice are never used in its place
 */
export function systemSource(): RandomSource {
  return new WordSource(refill);
}

function refill(used: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const words = used.length === 0 ? new Uint32Array(bufferWords) : used;
  const { crypto } = globalThis as { crypto?: Crypto };
  try {
    // Without `?.`: that there is no generator and that it does not work come to the same.
    (crypto as Crypto).getRandomValues(words);
  } catch {
    throw noSource();
  }
  // A generator that filled nothing in; by chance this happens once in 2^256 calls.
  if (words.subarray(0, 8).every((word) => word === 0)) throw noSource();
  return words;
}

const noSource = (): DiceError => callError('no-random-source', { reason: 'none' });
