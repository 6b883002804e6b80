/** Fair dice from a buffer of random words: one class for all generators, so that engines can inline a throw. */
import { draw, isNarrow } from './range.ts';
import type { RandomSource } from './source.ts';

/** Gives the next words for used ones, which may be refilled. @throws DiceError when there are none */
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
    // The first try is made here: most dice need no more, and it is small enough to be inlined.
    const { words, used } = this;
    if (isNarrow(sides) && used < words.length) {
      const word = words[used] as number;
      // What is left in memory must not reveal what was rolled.
      words[used] = 0;
      this.used = used + 1;
      if (!this.rejects(word, sides)) return ((word * sides) / 4_294_967_296 + 1) | 0;
    }
    return this.dieBy(sides);
  }

  // Equal dice are thrown in a loop that keeps its place in a variable. It ends early where the words do, or at
  // one that is rejected; the rest are thrown one by one.

  /** Throws equal dice and adds them up. */
  sum(dice: number, sides: number): number {
    const { words, used } = this;
    const scale = sides / 4_294_967_296;
    const end = this.endOf(dice, sides);
    let at = used;
    let total = 0;
    for (; at < end; at += 1) {
      const word = words[at] as number;
      if (this.rejects(word, sides)) break;
      words[at] = 0;
      total += (word * scale + 1) | 0;
    }
    this.used = at;
    for (let left = dice - at + used; left > 0; left -= 1) total += this.die(sides);
    return total;
  }

  /** Throws equal dice and adds up what their sides are worth, from the first side on. */
  sumOf(worth: Int32Array, dice: number): number {
    const { words, used } = this;
    const sides = worth.length;
    const scale = sides / 4_294_967_296;
    const end = this.endOf(dice, sides);
    let at = used;
    let total = 0;
    for (; at < end; at += 1) {
      const word = words[at] as number;
      if (this.rejects(word, sides)) break;
      words[at] = 0;
      total += worth[(word * scale) | 0] as number;
    }
    this.used = at;
    for (let left = dice - at + used; left > 0; left -= 1) {
      total += worth[this.die(sides) - 1] as number;
    }
    return total;
  }

  /** Throws equal dice, adds them up and puts their faces into a list, from a place on. */
  sumInto(faces: number[], from: number, dice: number, sides: number): number {
    const { words, used } = this;
    const scale = sides / 4_294_967_296;
    const end = this.endOf(dice, sides);
    let at = used;
    let place = from;
    let total = 0;
    for (; at < end; at += 1) {
      const word = words[at] as number;
      if (this.rejects(word, sides)) break;
      words[at] = 0;
      const face = (word * scale + 1) | 0;
      faces[place] = face;
      total += face;
      place += 1;
    }
    this.used = at;
    for (const to = from + dice; place < to; place += 1) {
      const face = this.die(sides);
      faces[place] = face;
      total += face;
    }
    return total;
  }

  /** Throws equal dice into a list, from its start on; and into another one, if there is, from a place on. */
  throwInto(list: Int32Array, dice: number, sides: number, faces?: number[], from = 0): void {
    const { words, used } = this;
    const scale = sides / 4_294_967_296;
    const end = this.endOf(dice, sides);
    let at = used;
    let place = 0;
    for (; at < end; at += 1) {
      const word = words[at] as number;
      if (this.rejects(word, sides)) break;
      words[at] = 0;
      const face = (word * scale + 1) | 0;
      list[place] = face;
      if (faces !== undefined) faces[from + place] = face;
      place += 1;
    }
    this.used = at;
    for (; place < dice; place += 1) {
      const face = this.die(sides);
      list[place] = face;
      if (faces !== undefined) faces[from + place] = face;
    }
  }

  /** Where this many dice end in the buffer, or the end of the buffer if that comes first. */
  private endOf(dice: number, sides: number): number {
    return isNarrow(sides) ? Math.min(this.used + dice, this.words.length) : this.used;
  }

  // As `reduceWord` does it, and `scale` is exact. It is not a function of the module: engines look at every call
  // whether that is still the same.
  private rejects(word: number, sides: number): boolean {
    const rest = Math.imul(word, sides) >>> 0;
    // `>>> 0`: both are compared as whole numbers, and not as doubles.
    return rest < sides >>> 0 && this.isOver(rest, sides);
  }

  /** Apart, since engines move the costly `%` before a loop, where every pool would pay for it. */
  private isOver(rest: number, sides: number): boolean {
    return rest < 4_294_967_296 % sides;
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
