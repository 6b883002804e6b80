/**
 * The generator xoroshiro128+ of David Blackman and Sebastiano Vigna, who placed it in the public domain
 * (parameters 24, 16, 37), its lower word as output. The steps are those of the package pure-rand, which
 * judges it in the tests; many words at a time take half of its time.
 */

/** Four words, not all of them 0: the upper and lower word of each half of the state. */
export type XoroshiroState = Int32Array<ArrayBuffer>;

/** Fills a list with the next words, and moves the state on. */
export function nextWords(state: XoroshiroState, words: Uint32Array): void {
  let [s01 = 0, s00 = 0, s11 = 0, s10 = 0] = state;
  for (let at = 0; at < words.length; at += 1) {
    words[at] = s00 + s10;
    const a0 = s10 ^ s00;
    const a1 = s11 ^ s01;
    const [lower, upper] = [s00, s01];
    s00 = (lower << 24) ^ (upper >>> 8) ^ a0 ^ (a0 << 16);
    s01 = (upper << 24) ^ (lower >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
    s10 = (a1 << 5) ^ (a0 >>> 27);
    s11 = (a0 << 5) ^ (a1 >>> 27);
  }
  state.set([s01, s00, s11, s10]);
}
