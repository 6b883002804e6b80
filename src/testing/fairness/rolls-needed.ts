/** How many rolls find a given bias. */
import { testingError } from '../testing-error.ts';
import type { LawLike } from './cells.ts';
import { cellsOf, listedOf } from './cells.ts';
import { logEvidence } from './evidence.ts';
import type { FairOptions } from './fair-options.ts';
import { completeFairOptions } from './fair-options.ts';

/** How well the chances of the other law need to be known. */
const roughly = 0.01;

/**
 * How many rolls it takes until `expectFair` finds that a sampler has another law, with the chance
 * `power.chance`. Calculated with the evidence that such rolls give on average, less as many of its standard
 * deviations as the chance asks for; the law of large numbers makes that good where it takes hundreds of
 * rolls and more.
 *
 * @param law the law that is asked for
 * @param biased the law that the sampler has
 * @returns rolls; 1 where the other law has outcomes that the first does not have and that come at once
 * @throws DiceError `unsuitable-input` for two laws between which there is no difference
 * @example rollsNeeded(odds('d6'), [[1, 0.167], [2, 0.167], [3, 0.167], [4, 0.167], [5, 0.166], [6, 0.166]])
 */
export function rollsNeeded(law: LawLike, biased: LawLike, options: FairOptions = {}): number {
  const { falseAlarm, chance } = completeFairOptions(options);
  const { cells, find } = cellsOf(law);
  const chances = cells.map((cell) => cell.chance);
  const others = chances.map(() => 0);
  let impossible = 0;
  const put = (outcome: number, share: number): void => {
    const cell = find(outcome);
    if (cell === undefined) impossible += share;
    else others[cell] = (others[cell] as number) + share;
  };
  const { outcomes, below, above } = listedOf(biased, roughly);
  for (const [outcome, share] of outcomes) put(outcome, share);
  put(Number.NEGATIVE_INFINITY, below);
  put(Number.POSITIVE_INFINITY, above);
  // The first outcome that has no chance is enough.
  const atOnce =
    impossible > 0
      ? Math.ceil(Math.log(1 - chance) / Math.log1p(-Math.min(impossible, 1 - 1e-12)))
      : Number.POSITIVE_INFINITY;
  const [gain, spread] = gainOf(others, chances);
  if (impossible === 0 && !(gain > 1e-15)) {
    throw testingError(
      'unsuitable-input',
      'the two laws are the same, so no rolls tell them apart',
    );
  }
  const wanted = -Math.log(falseAlarm);
  const deviations = normalQuantile(chance);
  const enough = (rolls: number): boolean => {
    const counts = others.map((share) => Math.round(rolls * share));
    return logEvidence(counts, chances) - deviations * Math.sqrt(rolls * spread) >= wanted;
  };
  let most = 1;
  while (!enough(most) && most < Math.min(atOnce, 1e15)) most *= 2;
  if (most >= atOnce) return atOnce;
  let least = most / 2;
  while (most - least > most / 1_000 && most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (enough(middle)) most = middle;
    else least = middle;
  }
  return Math.min(most, atOnce);
}

/** What a roll adds to the evidence, in natural logarithms: its mean and variance. */
function gainOf(others: readonly number[], chances: readonly number[]): readonly [number, number] {
  let [mean, square] = [0, 0];
  for (const [cell, share] of others.entries()) {
    if (share === 0) continue;
    const gain = Math.log(share / (chances[cell] as number));
    mean += share * gain;
    square += share * gain * gain;
  }
  return [mean, square - mean * mean];
}

/** The number of standard deviations that a normal variable exceeds with the chance 1 - p. */
function normalQuantile(p: number): number {
  let [low, high] = [-40, 40];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (normal(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Φ, to 7.5e-8 (M. Abramowitz and I. Stegun, "Handbook of Mathematical Functions", 26.2.17). */
function normal(x: number): number {
  if (x < 0) return 1 - normal(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
