/** Fair dice from a buffer of random words: one class for all generators, so that engines can inline a throw. */
import { draw, isNarrow } from './range.ts';
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
      const face = this.faceOf(words[used] as number, sides);
      // What is left in memory shall not tell what was rolled.
      words[used] = 0;
      this.used = used + 1;
      if (face !== 0) return face;
    }
    return this.dieBy(sides);
  }

  /** Throws equal dice and adds them up. */
  sum(dice: number, sides: number): number {
    let total = 0;
    let left = dice;
    if (isNarrow(sides)) {
      const { words } = this;
      let at = this.used;
      const end = Math.min(at + dice, words.length);
      while (at < end) {
        const face = this.faceOf(words[at] as number, sides);
        words[at] = 0;
        at += 1;
        if (face === 0) break;
        total += face;
        left -= 1;
      }
      this.used = at;
    }
    // A word was rejected, or there are no more: one by one.
    for (; left > 0; left -= 1) total += this.die(sides);
    return total;
  }

  /** Throws equal dice and adds up what their sides are worth, from the first side on. */
  sumOf(worth: Int32Array, dice: number): number {
    const sides = worth.length;
    let total = 0;
    let left = dice;
    if (isNarrow(sides)) {
      const { words } = this;
      let at = this.used;
      const end = Math.min(at + dice, words.length);
      while (at < end) {
        const face = this.faceOf(words[at] as number, sides);
        words[at] = 0;
        at += 1;
        if (face === 0) break;
        total += worth[face - 1] as number;
        left -= 1;
      }
      this.used = at;
    }
    for (; left > 0; left -= 1) total += worth[this.die(sides) - 1] as number;
    return total;
  }

  /** Throws equal dice, adds them up and puts their faces into a list, from a place on. */
  sumInto(faces: number[], from: number, dice: number, sides: number): number {
    let total = 0;
    let place = from;
    const to = from + dice;
    if (isNarrow(sides)) {
      const { words } = this;
      let at = this.used;
      const end = Math.min(at + dice, words.length);
      while (at < end) {
        const face = this.faceOf(words[at] as number, sides);
        words[at] = 0;
        at += 1;
        if (face === 0) break;
        faces[place] = face;
        total += face;
        place += 1;
      }
      this.used = at;
    }
    for (; place < to; place += 1) {
      const face = this.die(sides);
      faces[place] = face;
      total += face;
    }
    return total;
  }

  /** Throws equal dice into a list, from its start on. */
  throwInto(list: Int32Array, dice: number, sides: number): void {
    let place = 0;
    if (isNarrow(sides)) {
      const { words } = this;
      let at = this.used;
      const end = Math.min(at + dice, words.length);
      while (at < end) {
        const face = this.faceOf(words[at] as number, sides);
        words[at] = 0;
        at += 1;
        if (face === 0) break;
        list[place] = face;
        place += 1;
      }
      this.used = at;
    }
    for (; place < dice; place += 1) list[place] = this.die(sides);
  }

  /** As `reduceWord` does it: engines look at every call whether a function of a module is still the same. */
  private faceOf(word: number, sides: number): number {
    const rest = Math.imul(word, sides) >>> 0;
    // `>>> 0`: both are compared as whole numbers, and not as doubles.
    if (rest < sides >>> 0 && rest < 4_294_967_296 % sides) return 0;
    return ((word * sides) / 4_294_967_296 + 1) | 0;
  }

  /** A die by the long way, apart from the short one, which would be too large with it to be inlined. */
  private dieBy(sides: number): number {
    return draw(() => this.next32(), sides);
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
