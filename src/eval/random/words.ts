/** Fair dice from a buffer of random words: one class for all generators, so that engines can inline a throw. */
import { draw, isNarrow, reduceWord } from './range.ts';
import type { RandomSource } from './source.ts';

/** Gives the next words for used ones, which may be filled anew. @throws DiceError when there are none */
export type Refill = (used: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;

/** A source that asks its generator for many words at a time, and for none before the first throw. */
export class WordSource implements RandomSource {
  #words: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  #used = 0;
  readonly #refill: Refill;

  constructor(refill: Refill) {
    this.#refill = refill;
  }

  die(sides: number): number {
    // The first try stands here: most dice need no more, and it is small enough to be inlined.
    const face = isNarrow(sides) ? reduceWord(this.#next32(), sides) : 0;
    return face === 0 ? draw(() => this.#next32(), sides) : face;
  }

  #next32(): number {
    if (this.#used === this.#words.length) {
      // A failed call leaves everything as it was.
      this.#words = this.#refill(this.#words);
      this.#used = 0;
    }
    const word = this.#words[this.#used] as number;
    // What is left in memory shall not tell what was rolled.
    this.#words[this.#used++] = 0;
    return word;
  }
}
