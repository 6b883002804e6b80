/** A test of fairness that stops by itself: as soon as something is wrong, or as soon as nothing can be. */
import { testingError } from '../testing-error.ts';
import type { Cell, LawLike } from './cells.ts';
import { cellsOf } from './cells.ts';
import { logEvidence } from './evidence.ts';
import type { FairOptions } from './fair-options.ts';
import { completeFairOptions } from './fair-options.ts';
import { outcomesOff, said, Unfair } from './unfair.ts';

/** What a fair sampler was found to be. */
export interface Fair {
  readonly rolls: number;
  /** The odds against fairness, on a scale on which 1 says nothing: below 1 speaks for it. */
  readonly evidence: number;
  /** With the chance that was asked for, no larger bias is in it. */
  readonly bias: number;
}

/**
 * Tests whether a sampler has a law. It rolls until there is enough evidence, one way or the other: the more
 * is wrong, the sooner it stops.
 *
 * A fair sampler raises a false alarm with at most the chance `falseAlarm`. One with a bias of at least
 * `power.bias` is passed with at most the chance 1 - `power.chance`. Both hold exactly, not only for many
 * rolls, of samplers whose rolls are independent. Outcomes that the law does not have raise an alarm at once.
 *
 * Sources: evidence.ts for the alarm. The end: with as high a chance, the true law is one of those against
 * which the same rolls are not evidence; by Pinsker's inequality, all of them are near what was seen.
 *
 * @param sampler gives one outcome at each call, by chance
 * @throws Unfair with a report that names the outcomes that are off
 * @throws DiceError `unsuitable-input` for wrong options or chances; `odds-too-large` when `rolls` were not
 *   enough
 * @example expectFair(() => myRoll('4d6kh3'), odds('4d6kh3'))
 */
export function expectFair(sampler: () => number, law: LawLike, options: FairOptions = {}): Fair {
  const setting = completeFairOptions(options);
  const { cells, find } = cellsOf(law);
  const chances = cells.map(({ chance }) => chance);
  const counts = new Float64Array(cells.length);
  const alarm = -Math.log(setting.falseAlarm);
  let rolls = 0;
  for (let look = firstLook; ; look = Math.ceil(look * step)) {
    const until = Math.min(look, setting.rolls);
    for (; rolls < until; rolls += 1) {
      const outcome = sampler();
      const cell = find(outcome);
      if (cell === undefined) throw impossible(outcome, rolls + 1);
      counts[cell] = (counts[cell] as number) + 1;
    }
    const evidence = logEvidence(counts, chances);
    if (evidence >= alarm) throw unfair(cells, counts, rolls, evidence, setting.falseAlarm);
    const bias = largestBias(counts, chances, rolls, evidence, 1 - setting.chance);
    if (bias < setting.bias) return { rolls, evidence: Math.exp(evidence), bias };
    if (rolls < setting.rolls) continue;
    throw testingError(
      'odds-too-large',
      `${said(rolls)} rolls are not enough: a bias of ${bias.toPrecision(2)} is still possible`,
      'allow more "rolls", or a larger "bias"',
    );
  }
}

/** The first look, and how many times as many rolls there are at each later one. */
const firstLook = 20;
const step = 1.2;

/**
 * The largest total variation distance between the law and any law that the rolls do not refute with this
 * evidence. For a law q, the evidence against it is that against the law itself and rolls times
 * (KL(seen, q) - KL(seen, law)), and KL(seen, q) is at least twice the square of the distance (Pinsker).
 */
function largestBias(
  counts: Float64Array,
  chances: readonly number[],
  rolls: number,
  evidence: number,
  miss: number,
): number {
  let distance = 0;
  let divergence = 0;
  for (const [cell, chance] of chances.entries()) {
    const seen = (counts[cell] as number) / rolls;
    distance += Math.abs(seen - chance) / 2;
    if (seen > 0) divergence += seen * Math.log(seen / chance);
  }
  const slack = Math.max(0, (-Math.log(miss) - evidence) / rolls + divergence);
  return distance + Math.sqrt(slack / 2);
}

function impossible(outcome: number, rolls: number): Unfair {
  const message = `${outcome} came up in roll ${said(rolls)}, and it has no chance at all`;
  return new Unfair(message, { rolls, evidence: Number.POSITIVE_INFINITY, off: [] });
}

function unfair(
  cells: readonly Cell[],
  counts: Float64Array,
  rolls: number,
  logOfEvidence: number,
  falseAlarm: number,
): Unfair {
  const off = outcomesOff(cells, counts, rolls);
  const evidence = Math.exp(Math.min(700, logOfEvidence));
  const head = `this is not its law: after ${said(rolls)} rolls the odds against it are ${evidence.toExponential(1)} to 1 (alarm at ${(1 / falseAlarm).toExponential(1)})`;
  const rows = off.map(
    ({ name, expected, seen, deviations }) =>
      `  ${name}: ${said(expected)} expected, ${said(seen)} seen (${deviations > 0 ? '+' : ''}${deviations.toFixed(1)} standard deviations)`,
  );
  return new Unfair([head, ...rows].join('\n'), { rolls, evidence, off });
}
