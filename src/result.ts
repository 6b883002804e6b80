/** The roll as callers see it: totals, dice and terms, as text and as JSON. */
import type { Diagnostic } from './diagnostic.ts';
import { DiceError, fault } from './diagnostic.ts';
import type { Compiled } from './eval/compile.ts';
import { asDiceError, play } from './eval/compile.ts';
import type { DiceHand } from './eval/random/hand.ts';
import type { Chain, Sample, Term, ThrownDie } from './eval/roll.ts';
import { Run } from './eval/run.ts';
import { termsOf } from './eval/terms.ts';
import type { Num } from './number.ts';
import { toDouble } from './number.ts';
import type { Style } from './render/style.ts';
import type { Role } from './vocabulary/rule.ts';

/** One roll: of a series when it has `totals`, else with one `total`. */
export type Roll = SingleRoll | SeriesRoll;

export interface SingleRoll extends RollParts {
  /** The result, to the nearest double; never -0. */
  readonly total: number;
  readonly totals?: never;
}

/** A roll of a series such as `6 x 4d6kh3`. */
export interface SeriesRoll extends RollParts {
  /** The results of the members, in order, to the nearest double; never -0. */
  readonly totals: readonly number[];
  readonly total?: never;
}

/** What every roll has. */
export interface RollParts {
  /** The notation as it was given. */
  readonly notation: string;
  /** The notation in its one canonical spelling. */
  readonly canonical: string;
  /** Every physical die in the order thrown. */
  readonly dice: readonly ThrownDie[];
  /** The pools of dice, the groups, and whatever carries a label, in the order rolled. */
  readonly terms: readonly Term[];
  readonly comments: readonly string[];
  /** What is legal in the notation and probably not meant. */
  readonly warnings: readonly Diagnostic[];
  /**
   * One line for people; a series has one for each member and one for the totals.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).text() // "d100!o + 15: [97↑ 17 = 114] + 15 = 129"
   */
  text(style?: Style): string;
  /**
   * What the roll did, in plain English.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).explain() // "97 opens upward: 17 more, 114. Plus 15 is 129."
   */
  explain(): string;
  /** Plain data in a stable, versioned form; `notation`, the faces and `variables` replay the roll. */
  toJSON(): RollJSON;
}

/** The JSON form of a roll. `dice` of a chain are indexes into the roll's dice. */
export interface RollJSON {
  readonly version: 1;
  readonly notation: string;
  readonly canonical: string;
  /** The result; a series has `totals` instead. */
  readonly total?: number;
  readonly totals?: readonly number[];
  readonly dice: readonly {
    readonly die: string;
    readonly sides: number;
    readonly face: number;
    readonly role: Role;
    readonly kept: boolean;
    readonly marks: readonly string[];
  }[];
  readonly terms: readonly (Omit<Term, 'chains'> & {
    readonly chains: readonly (Omit<Chain, 'dice'> & { readonly dice: readonly number[] })[];
  })[];
  readonly comments: readonly string[];
  readonly warnings: readonly Diagnostic[];
  /** The variables that the roll used. */
  readonly variables?: Readonly<Record<string, number | string>>;
}

/**
 * Rolls once.
 *
 * @throws DiceError for what depends on the dice; `number-too-large` when a total is beyond every double
 */
export function rollOnce(compiled: Compiled, run: Run): Roll {
  if (!compiled.pure) return resultOf(compiled, play(compiled, run, compiled.record));
  if (compiled.series) {
    const totals = play(compiled, run, compiled.totals).map((value) => totalOf(value, compiled));
    return new Series(totals, compiled, facesOf(run), undefined);
  }
  return new Single(totalOnce(compiled, run), compiled, facesOf(run), undefined);
}

/** Rolls what is no series once, for the total alone. @throws DiceError */
export function totalOnce(compiled: Compiled, run: Run): number {
  let value: Num;
  run.start();
  try {
    value = compiled.total(run);
    run.finish();
  } catch (error) {
    throw asDiceError(error, compiled);
  }
  return typeof value === 'number' ? value : totalOf(value, compiled);
}

/**
 * Makes the result of a sample.
 *
 * @throws DiceError `number-too-large` when a total is beyond every double
 */
export function resultOf(compiled: Compiled, sample: Sample): Roll {
  const { outcome, members } = sample;
  if (members === undefined) {
    return new Single(totalOf(outcome.value, compiled), compiled, noFaces, sample);
  }
  const totals = members.map(({ value }) => totalOf(value, compiled));
  return new Series(totals, compiled, noFaces, sample);
}

const noFaces: readonly number[] = Object.freeze([]);

/** A copy: the run goes on to the next roll. */
function facesOf({ faces, thrown }: Run): readonly number[] {
  return faces.slice(0, thrown);
}

/** What every roll has. It is worked out from the faces when it is first asked for. */
class Parts implements RollParts {
  readonly #compiled: Compiled;
  readonly #faces: readonly number[];
  #sample: Sample | undefined;
  #terms: readonly Term[] | undefined;
  #warnings: readonly Diagnostic[] | undefined;

  constructor(compiled: Compiled, faces: readonly number[], sample: Sample | undefined) {
    this.#compiled = compiled;
    this.#faces = faces;
    this.#sample = sample;
  }

  get notation(): string {
    return this.#compiled.program.tree.text;
  }

  get canonical(): string {
    return this.#compiled.canonical();
  }

  get comments(): readonly string[] {
    return this.#compiled.program.tree.comments;
  }

  get dice(): readonly ThrownDie[] {
    return this.#recorded().dice;
  }

  get terms(): readonly Term[] {
    this.#terms ??= termsOf(this.#recorded(), this.#compiled.notationOf);
    return this.#terms;
  }

  get warnings(): readonly Diagnostic[] {
    this.#warnings ??= distinct([
      ...this.#compiled.program.warnings(),
      ...this.#recorded().warnings,
    ]);
    return this.#warnings;
  }

  // Functions that know their roll, so that `const { text } = roll('d6')` works.

  get text(): RollParts['text'] {
    const { voice, program } = this.#compiled;
    return (style = 'plain') => voice.text(program, this.#recorded(), style);
  }

  get explain(): RollParts['explain'] {
    const { voice, program } = this.#compiled;
    return () => voice.explain(program, this.#recorded());
  }

  get toJSON(): RollParts['toJSON'] {
    return () => this.#data();
  }

  #data(): RollJSON {
    const { tree, variables } = this.#compiled.program;
    const { dice } = this;
    const places = new Map(dice.map((die, index) => [die, index]));
    return {
      version: 1,
      notation: tree.text,
      canonical: this.canonical,
      ...resultIn(this),
      dice,
      terms: this.terms.map(({ chains, ...term }) => ({
        ...term,
        chains: chains.map((chain) => ({
          ...chain,
          dice: chain.dice.map((die) => places.get(die) ?? -1),
        })),
      })),
      comments: tree.comments,
      warnings: this.warnings,
      ...(variables === undefined ? {} : { variables }),
    };
  }

  #recorded(): Sample {
    const compiled = this.#compiled;
    this.#sample ??= play(
      compiled,
      new Run(replaying(this.#faces), compiled.program.limits),
      compiled.record,
    );
    return this.#sample;
  }
}

class Single extends Parts implements SingleRoll {
  readonly total: number;

  constructor(
    total: number,
    compiled: Compiled,
    faces: readonly number[],
    sample: Sample | undefined,
  ) {
    super(compiled, faces, sample);
    this.total = total;
  }
}

class Series extends Parts implements SeriesRoll {
  readonly totals: readonly number[];

  constructor(
    totals: readonly number[],
    compiled: Compiled,
    faces: readonly number[],
    sample: Sample | undefined,
  ) {
    super(compiled, faces, sample);
    this.totals = totals;
  }
}

function resultIn(roll: Parts): Pick<RollJSON, 'total' | 'totals'> {
  if (roll instanceof Single) return { total: roll.total };
  return roll instanceof Series ? { totals: roll.totals } : {};
}

/** The faces of a roll once more. */
function replaying(faces: readonly number[]): DiceHand {
  let at = 0;
  return { throwDie: () => faces[at++] ?? 0, finish: () => undefined };
}

/** The nearest double. @throws DiceError when there is none */
export function totalOf(value: Num, { program: { tree } }: Compiled): number {
  const total = toDouble(value);
  if (Number.isFinite(total)) return total;
  const { span } = tree.body;
  throw new DiceError([fault('number-too-large', span, 'the total is too large')], tree.text);
}

/** The same finding about the same place is told once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, span, message }) => {
    const key = `${code} ${span.start} ${span.end} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
