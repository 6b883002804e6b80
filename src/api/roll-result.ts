/** The roll as callers see it: totals, dice and terms, as text and as JSON. */

import type { Diagnostic } from '../diagnostics/index.ts';
import { fault } from '../diagnostics/index.ts';
import type { DiceHand } from '../eval/random/dice-source.ts';
import type { Compiled } from '../eval/sample/compile.ts';
import { asDiceError, play } from '../eval/sample/compile.ts';
import type { Sample, Term, ThrownDie } from '../eval/sample/roll.ts';
import { Run } from '../eval/sample/run.ts';
import { termsOf } from '../eval/sample/terms.ts';
import { callError } from '../input/call-error.ts';
import type { Num } from '../number/index.ts';
import { toDouble } from '../number/index.ts';
import type { Style } from '../render/text/style.ts';
import type { Roll, RollJSON } from './roll-types.ts';
import { noSingleTotal } from './roll-types.ts';

/**
 * Rolls once.
 *
 * @throws DiceError for what depends on the dice; `number-too-large` when a total is beyond every double
 */
export function rollOnce(compiled: Compiled, run: Run): Roll {
  if (!compiled.pure || run.guide !== undefined)
    return resultOf(compiled, play(compiled, run, compiled.record));
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
  if (run.guide !== undefined) {
    return totalOf(play(compiled, run, compiled.record).outcome.value, compiled);
  }
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
 * A class of rolls. What is more than the totals is worked out from the faces when it is first asked for. One
 * private field, and none extends another: engines take as long again for either. So the two are made alike.
 */
const classOf = (kind: Roll['kind']) =>
  class Result {
    // Only the one that it has.
    declare readonly total?: number;
    declare readonly totals?: readonly number[];
    /**
     * Its own, unlike all else: so `structuredClone` and `postMessage`, which would lose the dice in silence,
     * refuse a roll, and the JSON of a copy is an error.
     */
    readonly toJSON: () => RollJSON;
    readonly #kept: Kept;

    constructor(result: number | readonly number[], kept: Kept) {
      if (typeof result === 'number') this.total = result;
      else this.totals = result;
      this.toJSON = ownJson;
      this.#kept = kept;
    }

    get kind(): Roll['kind'] {
      return kind;
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

    get text(): (style?: Style) => string {
      const { voice, program } = this.#kept.compiled;
      return (style = 'plain') => voice.text(program, this.#found().sample, style);
    }

    get explain(): () => string {
      const { voice, program } = this.#kept.compiled;
      return () => voice.explain(program, this.#found().sample);
    }

    /** What consoles show. */
    get [Symbol.for('nodejs.util.inspect.custom')](): () => object {
      return () => ({ kind: this.kind, ...this.data() });
    }

    data(): RollJSON {
      const { tree, variables } = this.#kept.compiled.program;
      const { dice } = this;
      const places = new Map(dice.map((die, index) => [die, index]));
      return {
        version: 1,
        notation: tree.text,
        canonical: this.canonical,
        ...(this.totals === undefined ? { total: this.total as number } : { totals: this.totals }),
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
  };

const SingleResult = /* @__PURE__ */ classOf('single');
const SeriesResult = /* @__PURE__ */ seriesClass();

/** The `total` is on the prototype, so that copies and JSON leave it out. A field of the class would hide it. */
function seriesClass(): ReturnType<typeof classOf> {
  const made = classOf('series');
  Object.defineProperty(made.prototype, 'total', {
    get(this: { readonly totals: readonly number[] }): never {
      throw noSingleTotal(this.totals);
    },
  });
  return made;
}

function ownJson(this: unknown): RollJSON {
  if (this instanceof SingleResult || this instanceof SeriesResult) return this.data();
  throw callError('unsuitable-input', { reason: 'copy-of-a-roll' });
}

/** A roll with one total is single, one with several is a series. */
function rollOf(result: number | readonly number[], kept: Kept): Roll {
  const roll: unknown =
    typeof result === 'number' ? new SingleResult(result, kept) : new SeriesResult(result, kept);
  return roll as Roll;
}

/** The faces of a roll once more. */
function replaying({ faces, first, next }: Kept): DiceHand {
  let at = first;
  return { throwDie: () => (at < next ? (faces[at++] ?? 0) : 0), finish: () => undefined };
}

/** The nearest double. @throws DiceError when there is none */
export function totalOf(value: Num, { program: { tree, reporter } }: Compiled): number {
  const total = toDouble(value);
  if (Number.isFinite(total)) return total;
  const { span } = tree.body;
  throw reporter.errorOf([fault('number-too-large', span, { reason: 'total' })], tree.text);
}

/** What was found before the roll, and while dice fell; the same about the same place is told once. */
function warningsOf({ warnings }: Sample, { program }: Compiled): readonly Diagnostic[] {
  const diagnostics = [
    ...program.warnings(),
    ...program.reporter.report(warnings, program.tree.text),
  ];
  const seen = new Set<string>();
  return diagnostics.filter(({ code, span, message }) => {
    const key = `${code} ${span.start} ${span.end} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
