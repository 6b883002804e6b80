/** MurmurHash3 (x86, 128 bits), by Austin Appleby, who placed it in the public domain. */

/** Four 32-bit words, as signed numbers. */
export type Hash = readonly [number, number, number, number];

const [c1, c2, c3, c4] = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Makes a word of the message ready for its lane. */
const stir = (k: number, before: number, by: number, after: number): number =>
  Math.imul(rotate(Math.imul(k, before), by), after);

/** Spreads every bit over the whole word. */
function finish(word: number): number {
  const a = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return b ^ (b >>> 16);
}

/**
 * The hash of some bytes. It is for seeds, not for secrets.
 *
 * @param seed a 32-bit word that sets one hash function apart from another
 */
export function hash128(bytes: Uint8Array, seed = 0): Hash {
  /** The word at an offset, low byte first; bytes past the end are 0. */
  const word = (at: number): number =>
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24);
  let [h1, h2, h3, h4] = [seed, seed, seed, seed];
  const tail = bytes.length - (bytes.length % 16);
  for (let at = 0; at < tail; at += 16) {
    h1 ^= stir(word(at), c1, 15, c2);
    h1 = (Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= stir(word(at + 4), c2, 16, c3);
    h2 = (Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= stir(word(at + 8), c3, 17, c4);
    h3 = (Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= stir(word(at + 12), c4, 18, c1);
    h4 = (Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  // An empty word stirs to 0, so a short tail needs no cases.
  h1 ^= stir(word(tail), c1, 15, c2) ^ bytes.length;
  h2 ^= stir(word(tail + 4), c2, 16, c3) ^ bytes.length;
  h3 ^= stir(word(tail + 8), c3, 17, c4) ^ bytes.length;
  h4 ^= stir(word(tail + 12), c4, 18, c1) ^ bytes.length;
  const sum = h1 + h2 + h3 + h4;
  h2 = finish(h2 + sum);
  h3 = finish(h3 + sum);
  h4 = finish(h4 + sum);
  h1 = finish(sum);
  const total = (h1 + h2 + h3 + h4) | 0;
  return [total, (h2 + total) | 0, (h3 + total) | 0, (h4 + total) | 0];
}
