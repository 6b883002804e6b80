/** The roll as callers see it: totals, dice and terms, as text and as JSON. */

import type { Diagnostic } from '../diagnostics/index.ts';
import type { Compiled } from '../eval/sample/compile.ts';
import { asDiceError, play } from '../eval/sample/compile.ts';
import type { Outcome, Sample, Term, ThrownDie } from '../eval/sample/roll.ts';
import type { Run } from '../eval/sample/run.ts';
import { callError } from '../input/call-error.ts';
import { isOverflow, overflow } from '../input/foreign-values.ts';
import type { Num } from '../number/index.ts';
import type { Style } from '../render/text/style.ts';
import {
  diceIn,
  foundIn,
  Kept,
  labelsIn,
  noFaces,
  termsIn,
  totalOf,
  warningsIn,
} from './data/kept.ts';
import { rollJson } from './data/roll-json.ts';
import type { LabelTotals, Roll, RollJSON, RollOrigin } from './roll-types.ts';
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

/** Rolls anything but a series once, for the total alone. @throws DiceError */
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
export function resultOf(compiled: Compiled, sample: Sample, from?: RollOrigin): Roll {
  const { outcome, members } = sample;
  const kept = new Kept(compiled, noFaces, 0, 0);
  kept.found = from === undefined ? { sample } : { sample, from };
  if (members === undefined) return rollOf(totalOf(outcome.value, compiled), kept);
  return rollOf(
    members.map(({ value }) => totalOf(value, compiled)),
    kept,
  );
}

function keptBy(run: Run, compiled: Compiled): Kept {
  const kept = new Kept(compiled, run.faces, run.first, run.next);
  run.giveFaces();
  return kept;
}

/**
 * A class of rolls. Everything but the totals is worked out from the faces when it is first asked for. One
 * private field, and none extends another: engines take twice as long for either. So the two are made alike.
 */
const classOf = (kind: Roll['kind']) =>
  class Result {
    // Only the one that it has.
    declare readonly total?: number;
    declare readonly totals?: readonly number[];
    /**
     * Its own, unlike all else: so `structuredClone` and `postMessage`, which would silently lose the dice,
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
      return diceIn(foundIn(this.#kept));
    }

    get terms(): readonly Term[] {
      return termsIn(this.#kept);
    }

    get byLabel(): LabelTotals | readonly LabelTotals[] {
      return labelsIn(this.#kept);
    }

    get warnings(): readonly Diagnostic[] {
      return warningsIn(this.#kept);
    }

    get from(): RollOrigin | undefined {
      return this.#kept.found?.from;
    }

    // Functions that know their roll, so that `const { text } = roll('d6')` works.

    get text(): (style?: Style) => string {
      const { voice, program } = this.#kept.compiled;
      return (style = 'plain') => voice.text(program, foundIn(this.#kept).sample, style);
    }

    get explain(): () => string {
      const { voice, program } = this.#kept.compiled;
      return () => voice.explain(program, foundIn(this.#kept).sample);
    }

    /** What consoles show. */
    get [Symbol.for('nodejs.util.inspect.custom')](): () => object {
      return () => ({ kind: this.kind, ...this.data() });
    }

    data(): RollJSON {
      const kept = this.#kept;
      const { compiled } = kept;
      const { sample, from } = foundIn(kept);
      const value = ({ value: each }: Outcome): number => totalOf(each, compiled);
      return rollJson({
        program: compiled.program,
        canonical: this.canonical,
        // Not its own field, which a caller may have written to.
        result: sample.members?.map(value) ?? value(sample.outcome),
        dice: this.dice,
        terms: this.terms,
        warnings: this.warnings,
        from: from && { dice: from.dice, roll: from.roll.toJSON() },
      });
    }

    /** What a roll of this class keeps. */
    static keptBy(roll: object): Kept | undefined {
      return #kept in roll ? (roll as Result).#kept : undefined;
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

/** What a roll keeps; undefined: it is not from this library, or is a copy. */
export function keptOf(roll: unknown): Kept | undefined {
  if (typeof roll !== 'object' || roll === null) return undefined;
  return SingleResult.keptBy(roll) ?? SeriesResult.keptBy(roll);
}

function ownJson(this: unknown): RollJSON {
  if (this instanceof SingleResult || this instanceof SeriesResult) {
    try {
      return this.data();
    } catch (error) {
      // A roll that came from a roll that came from a roll, and so on.
      throw isOverflow(error) ? overflow() : error;
    }
  }
  throw callError('unsuitable-input', { reason: 'copy-of-a-roll' });
}

/** A roll with one total is single, one with several is a series. */
function rollOf(result: number | readonly number[], kept: Kept): Roll {
  const roll: unknown =
    typeof result === 'number' ? new SingleResult(result, kept) : new SeriesResult(result, kept);
  return roll as Roll;
}
