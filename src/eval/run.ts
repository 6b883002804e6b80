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
  /** How many dice were thrown. */
  thrown = 0;
  /** Every face in the order thrown; longer than `thrown` when an earlier roll had more. */
  faces: number[] = [];
  /** What the bindings so far came up as. */
  readonly bound: Map<string, Num> = new Map();
  /** The physical dice, of those that are recorded. */
  dice: Thrown[] = [];
  /** What only the roll makes known. */
  warnings: Diagnostic[] = [];
  /** Room for the values of the pool that is being thrown. */
  readonly values: number[] = [];
  /** What is being thrown, for messages. */
  span: Span = nowhere;
  readonly limits: Limits;
  // Not # names: engines take longer for those.
  private readonly hand: DiceHand;
  private readonly words: WordSource | undefined;
  /** Whether there is more to forget than faces. */
  private used = false;

  constructor(hand: DiceHand, limits: Limits) {
    this.hand = hand;
    // Nearly all dice come from a buffer of words: this way their call can be inlined.
    const source = hand instanceof SourceHand ? hand.source : undefined;
    this.words = source instanceof WordSource ? source : undefined;
    this.limits = limits;
  }

  /** Begins a roll. */
  start(): void {
    if (this.used || this.thrown > mostKept) this.clear();
    this.thrown = 0;
  }

  private clear(): void {
    this.used = false;
    if (this.thrown > mostKept) this.faces = [];
    this.bound.clear();
    this.dice = [];
    this.warnings = [];
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
    if (this.thrown >= this.limits.dice) throw this.tooMany();
    const words = this.words;
    let face: number;
    if (words === undefined) face = this.hand.throwDie(die);
    else {
      face = words.die(die.sides);
      if (die.faces !== undefined) face = die.faces[face - 1] as number;
    }
    this.faces[this.thrown++] = face;
    return face;
  }

  /** Throws equal dice; gives the place of the first among all faces. @throws NotationFault */
  faceAll(die: Die, dice: number): number {
    this.makeRoom(dice);
    const from = this.thrown;
    const words = this.words;
    if (words !== undefined && die.faces === undefined) {
      words.throwInto(this.faces, from, dice, die.sides);
      this.thrown = from + dice;
    } else {
      for (let index = 0; index < dice; index += 1) this.face(die);
    }
    return from;
  }

  /** Throws equal dice, and adds them up and to a number. @throws NotationFault past the limit of dice */
  sumAll(die: Die, dice: number, more: number): number {
    this.makeRoom(dice);
    const { words, faces } = this;
    let at = this.thrown;
    let total = more;
    if (words === undefined) {
      for (let index = 0; index < dice; index += 1) total += this.face(die);
      return total;
    }
    const { sides } = die;
    for (const end = at + dice; at < end; at += 1) {
      const face = words.die(sides);
      faces[at] = face;
      total += face;
    }
    this.thrown = at;
    return total;
  }

  /** Makes sure that so many dice can be thrown. @throws NotationFault */
  makeRoom(dice: number): void {
    if (this.thrown + dice > this.limits.dice) throw this.tooMany();
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

/** A list of faces that grew past this is not kept for the next roll. */
const mostKept = 16_384;
