/** The law of a chain's loop that is gone round any number of times. */
import { nearestDouble } from '../../number/convert.ts';
import type { Budget } from '../arithmetic/budget.ts';
import { divideSeries, lcm, type Row, sumOf, zeros } from '../arithmetic/integers.ts';
import type { DenseLaw } from './law.ts';
import { dense, denseOf, highOf, massOf } from './law.ts';
import { gather } from './mixtures.ts';
import { added, negated, negligible } from './sums.ts';

/**
 * The law of `last + loop + loop + ...`: `last` ends the loop, `loop` goes around it. Both are parts of one
 * mixture over `whole`: their masses add up to it, or to less where other ways lead on.
 *
 * @param reach - how far from 0 the window should go at least
 */
export function looped(
  last: DenseLaw,
  loop: DenseLaw,
  reach: number,
  trims: boolean,
  budget: Budget,
): DenseLaw {
  if (massOf(loop) === 0n) return last;
  const rising = loop.low >= 0 && loop.below === 0n && loop.any === 0n;
  const falling = highOf(loop) <= 0 && loop.above === 0n && loop.any === 0n;
  if (rising) return risingLoop(last, loop, reach, trims, budget);
  if (falling) return negated(risingLoop(negated(last), negated(loop), reach, trims, budget));
  return mixedLoop(last, loop, budget);
}

/**
 * How far the passes through a loop lead before next to nothing is left: the farther one looks, the less is
 * next to nothing, so that a wider reach always shows more.
 */
function mostlyTo(loop: DenseLaw, reach: number): number {
  const share = nearestDouble(massOf(loop), loop.denominator);
  const bits = 64 + reach / 8;
  const passes = Math.ceil(bits / -Math.log2(share));
  return loop.above > 0n ? reach : passes * Math.max(1, highOf(loop));
}

/** Exact: a series, each of whose coefficients is a finite sum. */
function risingLoop(
  last: DenseLaw,
  loop: DenseLaw,
  reach: number,
  trims: boolean,
  budget: Budget,
): DenseLaw {
  // (last / dl) / (1 - loop / dp) = (last dp / dl) / (dp - loop)
  const top = Math.min(
    Math.max(trims ? Math.min(reach, mostlyTo(loop, reach) + highOf(last)) : reach, highOf(last)),
    last.top,
    loop.top + last.low,
  );
  const length = Math.max(0, top - last.low + 1);
  // Every pass through the loop makes the numbers longer by the digits of its denominator.
  const passes = length / Math.max(1, loop.low);
  const words = (passes * loop.denominator.toString(16).length) / 16;
  const filled = Math.min(length, loop.weights.length);
  budget.spend(length * (filled + 4) * (2 + words / 2), 'long-chain');
  // What a pass adds may lie beyond all that is looked at.
  const padded: Row = loop.low < length ? zeros(loop.low).concat(loop.weights) : [];
  const numerator = last.weights.map((weight) => weight * loop.denominator);
  const { row, denominator } = divideSeries(numerator, loop.denominator, padded, length);
  // Masses go around the loop as weights do: mass / (1 - mass of the loop).
  const rest = loop.denominator - (sumOf(loop.weights) + loop.above);
  const passed = (mass: bigint): bigint => mass * loop.denominator;
  const common = denominator * last.denominator * rest;
  const total = passed(sumOf(last.weights) + last.above + last.below + last.any) * denominator;
  const any = passed(last.any + last.below) * denominator;
  const weights = row.map((weight) => weight * rest);
  const above = total - any - sumOf(weights);
  return dense(last.low, weights, common, { above, any, top });
}

/** Bounded: rounds are added one by one, and what is left of the loop then is of unknown place. */
function mixedLoop(last: DenseLaw, loop: DenseLaw, budget: Budget): DenseLaw {
  const loopMass = sumOf(loop.weights) + loop.above + loop.below + loop.any;
  const rest = loop.denominator - loopMass;
  const rounds: DenseLaw[] = [last];
  let round = last;
  let mass = loopMass;
  let whole = loop.denominator;
  while (mass * negligible > whole) {
    round = added(round, loop, budget);
    rounds.push(round);
    mass *= loopMass;
    whole *= loop.denominator;
  }
  const common = rounds.reduce((most, each) => lcm(most, each.denominator), 1n);
  // All rounds together have mass last / (1 - loop); what is missing went on around the loop.
  const total = massOf(last) * loop.denominator * common;
  const factor = rest * last.denominator;
  const known = rounds.reduce((sum, each) => sum + massOf(each) * (common / each.denominator), 0n);
  const gathered = gather();
  for (const each of rounds) gathered.add(each, (common / each.denominator) * factor);
  gathered.masses.any += total - known * factor;
  return denseOf(gathered.finish(common * factor), budget);
}
