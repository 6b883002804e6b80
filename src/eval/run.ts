/** One roll while it happens: where its faces come from, and what was thrown so far. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { NotationFault } from '../grammar/fault.ts';
import { tooManyDice } from '../grammar/pool.ts';
import type { Limits } from '../limits.ts';
import type { Num } from '../number.ts';
import type { Die } from '../vocabulary/die.ts';
import type { Role } from '../vocabulary/rule.ts';
import type { Home, Thrown } from './lying.ts';
import type { DiceHand } from './random/hand.ts';
import { SourceHand } from './random/hand.ts';
import { WordSource } from './random/words.ts';

const nowhere: Span = { start: 0, end: 0 };

/** The state of one roll. It can be used again for the next. */
export class Run {
  /** Faces in the order thrown, those of this roll from `first` on; only where they are kept. */
  faces: number[] = [];
  first = 0;
  /** The place behind the last die of this roll, as if all faces were kept. */
  next = 0;
  /** What the bindings so far came up as. */
  readonly bound: Map<string, Num> = new Map();
  /** The physical dice, of those that are recorded. */
  dice: Thrown[] = [];
  /** What only the roll makes known. */
  warnings: Diagnostic[] = [];
  /** The faces of the equal dice that were thrown last, from the place that `faceAll` gives. */
  lie: number[];
  /** What is being thrown, for messages. */
  span: Span = nowhere;
  readonly limits: Limits;
  // Not # names: engines take longer for those.
  private readonly hand: DiceHand;
  private readonly words: WordSource | undefined;
  private keeping = false;
  /** Room for the faces of a pool that are not kept. */
  private room: number[] = [];
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
    this.lie = this.room;
  }

  /** Begins a roll. */
  start(keeping: boolean): void {
    if (this.used || this.next > mostKept) this.clear();
    this.keeping = keeping;
    this.next = this.first;
    this.end = this.first + this.limits.dice;
  }

  private clear(): void {
    this.used = false;
    if (this.next > mostKept) {
      this.newFaces();
      this.room = [];
      this.lie = this.room;
    }
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

  warn(diagnostics: readonly Diagnostic[]): void {
    this.used = true;
    this.warnings.push(...diagnostics);
  }

  /** Whether no code of a caller's is asked for faces. */
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
    if (next >= this.end) throw this.tooMany();
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

  /** Throws equal dice; gives the place of the first in `lie`. @throws NotationFault past the limit of dice */
  faceAll(die: Die, dice: number): number {
    this.makeRoom(dice);
    const { next, words } = this;
    const list = this.keeping ? this.faces : this.room;
    const from = this.keeping ? next : 0;
    this.lie = list;
    if (words === undefined) {
      for (let index = 0; index < dice; index += 1) list[from + index] = this.face(die);
      return from;
    }
    words.sumInto(list, from, dice, die.sides);
    const { faces } = die;
    if (faces !== undefined) {
      for (let at = from; at < from + dice; at += 1) {
        list[at] = faces[(list[at] as number) - 1] as number;
      }
    }
    this.next = next + dice;
    return from;
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
    this.span = span;
    this.makeRoom(dice);
    let total = 0;
    for (let index = 0; index < dice; index += 1) total += this.face(die);
    return total;
  }

  /** Makes sure that so many dice can be thrown. @throws NotationFault */
  makeRoom(dice: number): void {
    if (this.next + dice > this.end) throw this.tooMany();
  }

  /** The physical die that was just thrown. */
  record({ die, name }: Home, face: number, role: Role): Thrown {
    const one = { die: name, sides: die.sides, face, role, kept: true, marks: [] };
    this.used = true;
    this.dice.push(one);
    return one;
  }

  tooMany(): NotationFault {
    return new NotationFault(tooManyDice(this.span, this.limits));
  }
}

/** Lists that grew past this are not kept for the next roll. */
const mostKept = 16_384;

/** A list that holds so many faces takes no more rolls. */
const sharedFaces = 256;

/** The most faces that a list for many rolls has room for from its start: to grow costs copies. */
const startRoom = sharedFaces + 32;
