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
    const totals = play(compiled, run, compiled.totals, true).map((value) =>
      totalOf(value, compiled),
    );
    return rollOf(totals, keptBy(run, compiled));
  }
  return rollOf(totalled(compiled, run, true), keptBy(run, compiled));
}

/** Rolls what is no series once, for the total alone. @throws DiceError */
export function totalOnce(compiled: Compiled, run: Run): number {
  return totalled(compiled, run, false);
}

function totalled(compiled: Compiled, run: Run, keeping: boolean): number {
  let value: Num;
  run.start(keeping);
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
  const kept = new Kept(compiled, noFaces, 0, 0);
  kept.found = { sample };
  if (members === undefined) return rollOf(totalOf(outcome.value, compiled), kept);
  return rollOf(
    members.map(({ value }) => totalOf(value, compiled)),
    kept,
  );
}

const noFaces: readonly number[] = Object.freeze([]);

/** What was worked out of a roll. */
interface Found {
  readonly sample: Sample;
  terms?: readonly Term[];
  warnings?: readonly Diagnostic[];
}

/** What a roll keeps. */
class Kept {
  readonly compiled: Compiled;
  /** Its own are those from `first` up to `next`; the others are other rolls'. */
  readonly faces: readonly number[];
  readonly first: number;
  readonly next: number;
  found: Found | undefined = undefined;

  constructor(compiled: Compiled, faces: readonly number[], first: number, next: number) {
    this.compiled = compiled;
    this.faces = faces;
    this.first = first;
    this.next = next;
  }
}

function keptBy(run: Run, compiled: Compiled): Kept {
  const kept = new Kept(compiled, run.faces, run.first, run.next);
  run.giveFaces();
  return kept;
}

/**
 * The roll of either kind. What is more than its totals is worked out from the faces when it is first asked for.
 * One class with one private field: engines take as long again for every further one, and for a class that
 * extends another.
 */
class Result implements RollParts {
  // Only the one that it has: a roll without `totals` is no series.
  declare readonly total?: number;
  declare readonly totals?: readonly number[];
  readonly #kept: Kept;

  constructor(result: number | readonly number[], kept: Kept) {
    if (typeof result === 'number') this.total = result;
    else this.totals = result;
    this.#kept = kept;
  }

  get notation(): string {
    return this.#kept.compiled.program.tree.text;
  }

  get canonical(): string {
    return this.#kept.compiled.canonical();
  }

  get comments(): readonly string[] {
    return this.#kept.compiled.program.tree.comments;
  }

  get dice(): readonly ThrownDie[] {
    return this.#found().sample.dice;
  }

  get terms(): readonly Term[] {
    const found = this.#found();
    found.terms ??= termsOf(found.sample, this.#kept.compiled.notationOf);
    return found.terms;
  }

  get warnings(): readonly Diagnostic[] {
    const found = this.#found();
    found.warnings ??= warningsOf(found.sample, this.#kept.compiled);
    return found.warnings;
  }

  // Functions that know their roll, so that `const { text } = roll('d6')` works.

  get text(): RollParts['text'] {
    const { voice, program } = this.#kept.compiled;
    return (style = 'plain') => voice.text(program, this.#found().sample, style);
  }

  get explain(): RollParts['explain'] {
    const { voice, program } = this.#kept.compiled;
    return () => voice.explain(program, this.#found().sample);
  }

  get toJSON(): RollParts['toJSON'] {
    return () => this.#data();
  }

  #data(): RollJSON {
    const { tree, variables } = this.#kept.compiled.program;
    const { dice } = this;
    const places = new Map(dice.map((die, index) => [die, index]));
    return {
      version: 1,
      notation: tree.text,
      canonical: this.canonical,
      ...(this.total === undefined
        ? { totals: this.totals as readonly number[] }
        : { total: this.total }),
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

  #found(): Found {
    const kept = this.#kept;
    if (kept.found !== undefined) return kept.found;
    const { compiled } = kept;
    const run = new Run(replaying(kept), compiled.program.limits);
    kept.found = { sample: play(compiled, run, compiled.record) };
    return kept.found;
  }
}

/** A roll with one total is single, one with several is a series. */
function rollOf(result: number | readonly number[], kept: Kept): Roll {
  const roll: RollParts = new Result(result, kept);
  return roll as Roll;
}

/** The faces of a roll once more. */
function replaying({ faces, first, next }: Kept): DiceHand {
  let at = first;
  return { throwDie: () => (at < next ? (faces[at++] ?? 0) : 0), finish: () => undefined };
}

/** The nearest double. @throws DiceError when there is none */
export function totalOf(value: Num, { program: { tree } }: Compiled): number {
  const total = toDouble(value);
  if (Number.isFinite(total)) return total;
  const { span } = tree.body;
  throw new DiceError([fault('number-too-large', span, 'the total is too large')], tree.text);
}

/** What was found before the roll, and while dice fell; the same about the same place is told once. */
function warningsOf({ warnings }: Sample, { program }: Compiled): readonly Diagnostic[] {
  const diagnostics = [...program.warnings(), ...program.settled(warnings, program.tree.text)];
  const seen = new Set<string>();
  return diagnostics.filter(({ code, span, message }) => {
    const key = `${code} ${span.start} ${span.end} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
