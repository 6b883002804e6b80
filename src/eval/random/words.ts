/** Fair dice from a buffer of random words: one class for all generators, so that engines can inline a throw. */
import { draw, isNarrow, reduceWord } from './range.ts';
import type { RandomSource } from './source.ts';

/** Gives the next words for used ones, which may be filled anew. @throws DiceError when there are none */
export type Refill = (used: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;

/** A source that asks its generator for many words at a time, and for none before the first throw. */
export class WordSource implements RandomSource {
  // Not # names: engines take twice the time for those here.
  private words: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  private used = 0;
  private readonly refill: Refill;

  constructor(refill: Refill) {
    this.refill = refill;
  }

  die(sides: number): number {
    // The first try stands here: most dice need no more, and it is small enough to be inlined.
    const { words, used } = this;
    if (isNarrow(sides) && used < words.length) {
      const face = reduceWord(words[used] as number, sides);
      // What is left in memory shall not tell what was rolled.
      words[used] = 0;
      this.used = used + 1;
      if (face !== 0) return face;
    }
    return draw(() => this.next32(), sides);
  }

  /** Throws equal dice into a list, from a place on. */
  throwInto(faces: number[], from: number, dice: number, sides: number): void {
    const to = from + dice;
    for (let at = from; at < to; at += 1) faces[at] = this.die(sides);
  }

  private next32(): number {
    if (this.used === this.words.length) {
      // A failed call leaves everything as it was.
      this.words = this.refill(this.words);
      this.used = 0;
    }
    const word = this.words[this.used] as number;
    this.words[this.used] = 0;
    this.used += 1;
    return word;
  }
}
