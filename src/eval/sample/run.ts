/** One roll while it happens: where its faces come from, and what was thrown so far. */

import type { Finding, Span } from '../../diagnostics/index.ts';
import { tooManyDice } from '../../grammar/check/pool.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import type { Limits } from '../../input/limits.ts';
import type { Num } from '../../number/index.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { Role } from '../../vocabulary/rules/rule.ts';
import type { DiceHand } from '../random/dice-source.ts';
import { SourceHand } from '../random/dice-source.ts';
import { WordSource } from '../random/words.ts';
import type { DieOrigin, Thrown } from './dice/die-state.ts';
import type { Guide } from './guide.ts';
import type { ThrownDie } from './roll.ts';

/** Most dice have none. */
const noMarks: ThrownDie['marks'] = Object.freeze([]);

const nowhere: Span = { start: 0, end: 0 };

/** The state of one roll. It can be used again for the next. */
export class Run {
  /** Faces in the order thrown, those of this roll from `first` on; only where they are kept. */
  faces: number[] = [];
  first = 0;
  /** The place after the last die of this roll, as if all faces were kept. */
  next = 0;
  /** What the bindings so far came up as. */
  readonly bound: Map<string, Num> = new Map();
  /** The physical dice, of those that are recorded. */
  dice: Thrown[] = [];
  /** What only the roll makes known. */
  warnings: Finding[] = [];
  /** What is being thrown, for messages. */
  span: Span = nowhere;
  readonly limits: Limits;
  /** Who chooses the faces by what they are thrown for; nearly always nobody. */
  readonly guide: Guide | undefined;
  // Not # names: engines take longer for those.
  private readonly hand: DiceHand;
  private readonly words: WordSource | undefined;
  private keeping = false;
  /** Room for the faces of one pool. */
  private room: Int32Array = noRoom;
  /** Where a roll with all dice that it may have ends. */
  private end = 0;
  /** Whether there is more to forget than faces. */
  private used = false;

  constructor(hand: DiceHand, limits: Limits) {
    this.hand = hand;
    // Nearly all dice come from a buffer of words: this way their call can be inlined.
    const source = hand instanceof SourceHand ? hand.source : undefined;
    this.words = source instanceof WordSource ? source : undefined;
    this.limits = limits;
    this.guide = hand.guide;
  }

  /** Begins a roll. */
  start(keeping: boolean): void {
    if (this.used) this.clear();
    if (this.next > mostKept) {
      this.newFaces();
      this.room = noRoom;
    }
    this.keeping = keeping;
    this.next = this.first;
    this.end = this.first + this.limits.dice;
  }

  private clear(): void {
    this.used = false;
    this.bound.clear();
    this.dice = [];
    this.warnings = [];
  }

  /**
   * The faces of this roll, from `first` to `next` of the list, are given away; later rolls leave them alone. To
   * share a list costs less than to copy a few faces out of it.
   */
  giveFaces(): void {
    this.first = this.next;
    if (this.next >= sharedFaces) this.newFaces();
  }

  private newFaces(): void {
    this.faces = new Array<number>(startRoom);
    this.first = 0;
    this.next = 0;
  }

  bind(name: string, value: Num): void {
    this.used = true;
    this.bound.set(name, value);
  }

  warn(diagnostics: readonly Finding[]): void {
    this.used = true;
    this.warnings.push(...diagnostics);
  }

  /** Whether no caller's code is asked for faces. */
  get isOwn(): boolean {
    return this.words !== undefined;
  }

  /** Ends a roll. @throws DiceError for faces that are left over */
  finish(): void {
    // A source has no last face.
    if (this.words === undefined) this.hand.finish();
  }

  /** Throws one die. @throws NotationFault past the limit of dice */
  face(die: Die): number {
    const { next, words } = this;
    if (next >= this.end) throw this.tooMany(this.span);
    let face: number;
    if (words === undefined) face = this.hand.throwDie(die);
    else {
      face = words.die(die.sides);
      if (die.faces !== undefined) face = die.faces[face - 1] as number;
    }
    if (this.keeping) this.faces[next] = face;
    this.next = next + 1;
    return face;
  }

  /**
   * Throws equal dice whose faces `>> 0` leaves as they are; they lie in the list until the next pool is thrown.
   *
   * @throws NotationFault past the limit of dice
   */
  faceAll(die: Die, dice: number, span: Span): Int32Array {
    const { next, words, keeping } = this;
    if (next + dice > this.end) throw this.tooMany(span);
    if (this.room.length < dice) this.room = new Int32Array(Math.max(dice, leastRoom));
    const { room } = this;
    if (words === undefined) {
      for (let index = 0; index < dice; index += 1) room[index] = this.face(die);
      return room;
    }
    const { faces, sides } = die;
    words.throwInto(room, dice, sides, keeping ? this.faces : undefined, next);
    for (let at = 0; faces !== undefined && at < dice; at += 1) {
      const face = faces[(room[at] as number) - 1] as number;
      room[at] = face;
      if (keeping) this.faces[next + at] = face;
    }
    this.next = next + dice;
    return room;
  }

  /**
   * Throws equal dice of numbered sides and adds up what each side is worth.
   *
   * @throws NotationFault past the limit of dice
   */
  sumOf(worth: Int32Array, die: Die, dice: number, span: Span): number {
    const { words, next } = this;
    if (words !== undefined && !this.keeping && next + dice <= this.end) {
      this.next = next + dice;
      return words.sumOf(worth, dice);
    }
    const lie = this.faceAll(die, dice, span);
    let total = 0;
    for (let at = 0; at < dice; at += 1) total += worth[(lie[at] as number) - 1] as number;
    return total;
  }

  /** Throws equal dice of numbered sides and adds them up. @throws NotationFault past the limit of dice */
  sumAll(die: Die, dice: number, span: Span): number {
    const { next, words } = this;
    if (words === undefined || next + dice > this.end) return this.sumEach(die, dice, span);
    this.next = next + dice;
    return this.keeping
      ? words.sumInto(this.faces, next, dice, die.sides)
      : words.sum(dice, die.sides);
  }

  private sumEach(die: Die, dice: number, span: Span): number {
    this.makeRoom(dice, span);
    let total = 0;
    for (let index = 0; index < dice; index += 1) total += this.face(die);
    return total;
  }

  /** Makes sure that this many dice can be thrown. @throws NotationFault */
  makeRoom(dice: number, span: Span): void {
    this.span = span;
    if (this.next + dice > this.end) throw this.tooMany(span);
  }

  /** The physical die that was just thrown. */
  record({ die, name }: DieOrigin, face: number, role: Role): Thrown {
    const one = { die: name, sides: die.sides, face, role, kept: true, marks: noMarks };
    this.used = true;
    this.dice.push(one);
    return one;
  }

  private tooMany(span: Span): NotationFault {
    return new NotationFault(tooManyDice(span, this.limits));
  }
}

/** Lists that grew past this are not kept for the next roll. */
const mostKept = 16_384;

/** A list that holds this many faces takes no more rolls. */
const sharedFaces = 256;

const noRoom = new Int32Array(0);
const leastRoom = 64;

/** The most faces that a list for many rolls has room for from its start: to grow costs copies. */
const startRoom = sharedFaces + 32;
