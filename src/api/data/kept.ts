/** What a roll keeps, and what is worked out from it when somebody asks. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { DiceHand } from '../../eval/random/dice-source.ts';
import { totalsByLabel } from '../../eval/sample/by-label.ts';
import type { Compiled } from '../../eval/sample/compile.ts';
import { asDiceError, play } from '../../eval/sample/compile.ts';
import type { Sample, Term, ThrownDie } from '../../eval/sample/roll.ts';
import { Run } from '../../eval/sample/run.ts';
import { termsOf } from '../../eval/sample/terms.ts';
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import type { LabelTotals, RollOrigin } from '../roll-types.ts';
import { frozenDice, frozenTerms } from './frozen.ts';

export const noFaces: readonly number[] = Object.freeze([]);

/** What was worked out from a roll. */
export interface Found {
  readonly sample: Sample;
  /** Whether the dice were handed out, and are frozen. */
  dice?: readonly ThrownDie[];
  terms?: readonly Term[];
  warnings?: readonly Diagnostic[];
  labels?: LabelTotals | readonly LabelTotals[];
  /** The roll of which some dice were thrown again. */
  from?: RollOrigin | undefined;
}

/** What a roll keeps. */
export class Kept {
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

export function foundIn(kept: Kept): Found {
  if (kept.found !== undefined) return kept.found;
  const { compiled } = kept;
  const run = new Run(replaying(kept), compiled.program.limits);
  kept.found = { sample: play(compiled, run, compiled.record) };
  return kept.found;
}

export function diceIn(found: Found): readonly ThrownDie[] {
  found.dice ??= frozenDice(found.sample.dice);
  return found.dice;
}

export function termsIn(kept: Kept): readonly Term[] {
  const found = foundIn(kept);
  diceIn(found);
  found.terms ??= frozenTerms(termsOf(found.sample, kept.compiled.notationOf));
  return found.terms;
}

export function warningsIn(kept: Kept): readonly Diagnostic[] {
  const found = foundIn(kept);
  found.warnings ??= Object.freeze(warningsOf(found.sample, kept.compiled));
  return found.warnings;
}

export function labelsIn(kept: Kept): LabelTotals | readonly LabelTotals[] {
  const found = foundIn(kept);
  const { members, outcome } = found.sample;
  try {
    found.labels ??= members ? Object.freeze(members.map(totalsByLabel)) : totalsByLabel(outcome);
    return found.labels;
  } catch (error) {
    throw asDiceError(error, kept.compiled);
  }
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

/** What was found before and during the roll; the same about the same place is reported once. */
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
