/** The same dice for the same seed, on every machine, in every release. */
import { callError } from '../../input/call-error.ts';
import { hash128 } from './hash.ts';
import type { RandomSource } from './source.ts';
import { WordSource } from './words.ts';
import { nextWords } from './xoroshiro.ts';

/** Longer than a block of the hash, so that even the seed "a" reaches a state with all its words mixed. */
const preface = 'openroll seed ';

/**
 * A repeatable source: xoroshiro128+ from a state that is the 128-bit hash of the seed's text, in UTF-16
 * as JavaScript has it. Every character counts, and the seeds 1 and "1" are the same. The sequence of each
 * seed is a promise. It is not a secret: anyone who sees enough dice can work out the next.
 *
 * @throws DiceError `unsuitable-input` when the seed is neither a text nor a finite number
 * @example seededSource('session 12').die(100) // always the same
 */
export function seededSource(seed: string | number): RandomSource {
  if (typeof seed !== 'string' && !Number.isFinite(seed)) {
    throw callError('unsuitable-input', { reason: 'not-a-seed' });
  }
  const [a, b, c, d] = hash128(utf16(preface + String(seed)));
  // From a state of zeros the generator never leaves.
  const state = Int32Array.of((a | b | c | d) === 0 ? 1 : a, b, c, d);
  let size = fewestWords / 2;
  return new WordSource((used) => {
    size = Math.min(2 * size, mostWords);
    const words = used.length === size ? used : new Uint32Array(size);
    nextWords(state, words);
    return words;
  });
}

/** Words made at a time: few at first, since most seeds are used for one roll. */
const fewestWords = 8;
const mostWords = 1_024;

/** The text's code units, low byte first whatever the machine. */
function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[2 * i] = unit & 0xff;
    bytes[2 * i + 1] = unit >>> 8;
  }
  return bytes;
}
