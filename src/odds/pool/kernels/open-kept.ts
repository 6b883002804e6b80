/**
 * Keeping several of dice that have no end on either side, as in "3d100!okh2", which no other way answers. Where all
 * kept dice are inside the window the total is exact; with one kept die beyond its top the total is beyond an edge, but
 * for what the others may take back; whatever else is beyond counts as unknown.
 */
import type { Budget } from '../../arithmetic/budget.ts';
import { choose, sumOf } from '../../arithmetic/integers.ts';
import type { DenseLaw } from '../../law/law.ts';
import { dense } from '../../law/law.ts';
import { lastDoubtful } from '../../law/sums.ts';
import type { Bin } from '../ranks.ts';
import { keptHighest } from './keep-kernel.ts';

interface OpenQuestion {
  /** The finite values that a die can have, each worth itself. */
  readonly bins: readonly Bin[];
  /** The law of one die: its masses beyond the window. */
  readonly values: DenseLaw;
  readonly dice: number;
  readonly keep: number;
}

/** The law of the total of the `keep` highest; 1 < keep < dice. */
export function openKept({ bins, values, dice, keep }: OpenQuestion, budget: Budget): DenseLaw {
  const { denominator: whole, above, below, top } = values;
  const inside = keptHighest(
    { bins, under: below, whole, dice, keep, adds: (value) => value },
    budget,
  );
  const others = keptHighest(
    { bins, under: below, whole, dice: dice - 1, keep: keep - 1, adds: (value) => value },
    budget,
  );
  // One die above: the total is more than its top and what the others bring.
  const edge = top + lastDoubtful(others);
  const ways = choose(dice, 1) * above;
  let beyond = 0n;
  for (const [index, weight] of others.weights.entries()) {
    if (top + others.low + index >= edge) beyond += weight * ways;
  }
  const count = Math.max(0, Math.min(inside.weights.length, edge - inside.low + 1));
  const weights = inside.weights.slice(0, count);
  const outside = sumOf(inside.weights) - sumOf(weights);
  const sure = beyond + outside;
  const any = inside.denominator - sumOf(weights) - sure;
  return dense(inside.low, weights, inside.denominator, { above: sure, top: edge, any });
}
