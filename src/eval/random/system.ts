/** Secure dice, from the machine's own generator; the only file that touches `crypto`. */
import { callError, type DiceError } from '../../diagnostic.ts';
import { draw, isNarrow, reduceWord } from './range.ts';
import type { RandomSource } from './source.ts';

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
  // An object, because engines keep its fields faster at hand than a closure's variables.
  const store = { words: new Uint32Array(0), used: 0 };
  const next32 = (): number => {
    if (store.used === store.words.length) refill(store);
    const word = store.words[store.used] as number;
    // What is left in memory shall not tell what was rolled.
    store.words[store.used++] = 0;
    return word;
  };
  return {
    die(sides) {
      // The first try stands in each source: a shared one would call many generators and not be inlined.
      const face = isNarrow(sides) ? reduceWord(next32(), sides) : 0;
      return face === 0 ? draw(next32, sides) : face;
    },
  };
}

interface Store {
  words: Uint32Array<ArrayBuffer>;
  used: number;
}

/** New words for the used ones; a failed call leaves the store as it was. */
function refill(store: Store): void {
  const words = store.words.length === 0 ? new Uint32Array(bufferWords) : store.words;
  const { crypto } = globalThis as { crypto?: Crypto };
  try {
    // Without `?.`: that there is no generator and that it does not work come to the same.
    (crypto as Crypto).getRandomValues(words);
  } catch {
    throw noSource();
  }
  // A generator that filled nothing in; by chance this happens once in 2^256 calls.
  if (words.subarray(0, 8).every((word) => word === 0)) throw noSource();
  store.words = words;
  store.used = 0;
}

const noSource = (): DiceError =>
  callError(
    'no-random-source',
    'there is no secure source of random numbers here',
    'give a seed, a random source of your own, or the faces of the dice',
  );
