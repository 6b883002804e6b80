/** Fair dice from anybody's bytes: a hardware generator, a platform's own, a commitment that is revealed later. */
import type { DiceError } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import type { RandomSource } from './source.ts';
import { WordSource } from './words.ts';

/** Bytes asked for at a time: few at first, since many sources serve one roll. */
const fewestBytes = 32;
const mostBytes = 4_096;

/** The last bytes of a list that was filled are all 0 once in 2^64 times. */
const telling = 8;

/**
 * An unbiased source of dice from bytes. `fill` is called when there are no bytes left, for 32 at first and for
 * twice as many each time, up to 4,096. They are used in order: four make a word, low byte first, and a word is
 * made a face as docs/fairness.md shows. So the same bytes give the same dice, on every machine.
 *
 * @param fill - fills the whole list with random bytes, at once. Errors that it throws pass through unchanged, and the
 *   roll fails; dice of lesser quality never take its place
 * @throws DiceError `unsuitable-input` when it is not a function; `no-random-source`, at a throw, when it fills
 *   nothing in, too little, or only later (a promise)
 * @example roll('4d6', { random: sourceFrom((bytes) => bytes.fill(0xff)) }).total // 24
 */
export function sourceFrom(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): RandomSource {
  if (typeof fill !== 'function') throw callError('unsuitable-input', { reason: 'not-a-fill' });
  let size = fewestBytes;
  return new WordSource(() => {
    const bytes = new Uint8Array(size);
    const returned = fill(bytes);
    const wrong = whatIsWrong(returned, bytes, size);
    if (wrong !== undefined) throw wrong;
    const words = wordsOf(bytes);
    // What is left in memory must not reveal what was rolled.
    bytes.fill(0);
    size = Math.min(2 * size, mostBytes);
    return words;
  });
}

/** A source that does its work later, or elsewhere, would leave zeros: dice that always show the same. */
function whatIsWrong(returned: unknown, bytes: Uint8Array, asked: number): DiceError | undefined {
  const later = readFrom(
    'the random source',
    () => typeof (returned as { then?: unknown } | null | undefined)?.then === 'function',
  );
  if (later) {
    return callError('no-random-source', { reason: 'fills-later' });
  }
  const filled = typeof returned === 'number' ? returned : asked;
  // A list that was given away has no length.
  if (filled >= asked && bytes.length === asked) {
    if (bytes.subarray(-telling).some((byte) => byte !== 0)) return undefined;
  }
  return callError('no-random-source', { reason: 'not-filled', asked });
}

function wordsOf(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(4 * at, true));
}
