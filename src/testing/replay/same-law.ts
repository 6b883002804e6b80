/** Whether two laws are the same, fraction for fraction. */

import { DiceError } from '../../diagnostics/index.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';

/** An outcome whose chances in the two laws cannot be the same. */
export interface Difference {
  readonly outcome: number;
  /** Fractions as text; `3/8 to 1/2` where only bounds are known. */
  readonly chances: readonly [one: string, other: string];
}

/** Two laws that should be the same are not. */
export class OtherLaw extends Error {
  override readonly name: 'OtherLaw' = 'OtherLaw';
  /** Every outcome that differs, ascending. */
  readonly differences: readonly Difference[];

  constructor(message: string, differences: readonly Difference[]) {
    super(message);
    this.differences = differences;
  }
}

/**
 * Compares two laws exactly, outcome by outcome: everything that either lists, and what is left. No number is
 * rounded. Where a law is only known within bounds, as a replay that was cut is, every chance of the other
 * must lie within them; otherwise means, variances and ends are compared too.
 *
 * @returns `same`: equal fractions throughout; `within`: as far as the bounds can show
 * @throws OtherLaw with a report that names the outcomes that differ
 * @throws DiceError `odds-too-large` where odds are asked for more than they can answer
 * @example expectSameLaw(replayAll((die) => die(6) + die(6)), odds('2d6')) // 'same'
 * @example expectSameLaw(replayAll((die) => mySampler(die), { mostDice: 4 }), odds('d100!o')) // 'within'
 */
export function expectSameLaw(one: Odds, other: Odds): 'same' | 'within' {
  const outcomes = new Set<number>();
  for (const law of [one, other]) for (const [outcome] of law.entries()) outcomes.add(outcome);
  const differences = [...outcomes]
    .sort((a, b) => a - b)
    .flatMap((outcome): Difference[] => {
      const [left, right] = [chanceIn(one, outcome), chanceIn(other, outcome)];
      if (left === undefined || right === undefined || meet(left, right)) return [];
      return [{ outcome, chances: [shown(left), shown(right)] }];
    });
  if (differences.length > 0) throw new OtherLaw(report(differences), differences);
  if (one.error > 0 || other.error > 0) return 'within';
  for (const what of ['mean', 'variance', 'min', 'max'] as const) {
    const [left, right] = [one[what], other[what]];
    if (typeof left !== typeof right || String(left) === String(right)) continue;
    if (what === 'mean' || what === 'variance') {
      const error = one[`${what}Error`] + other[`${what}Error`];
      if (Math.abs(Number(left) - Number(right)) <= error) continue;
    }
    throw new OtherLaw(`these are two laws: the ${what} is ${left}, and ${right}`, []);
  }
  return 'same';
}

/** The bounds of a chance, as fractions over one denominator. */
interface Bounds {
  readonly least: bigint;
  readonly most: bigint;
  readonly denominator: bigint;
}

/** Errors are rounded up to this many binary places. */
const fine = 200;

/** Undefined: so far out that it is not known. */
function chanceIn(law: Odds, outcome: number): Bounds | undefined {
  try {
    const { numerator, denominator } = law.at(outcome);
    const error = BigInt(Math.ceil(law.error * 2 ** fine));
    const least = numerator << BigInt(fine);
    return { least, most: least + error * denominator, denominator: denominator << BigInt(fine) };
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return undefined;
    throw error;
  }
}

const meet = (one: Bounds, other: Bounds): boolean =>
  one.least * other.denominator <= other.most * one.denominator &&
  other.least * one.denominator <= one.most * other.denominator;

function shown({ least, most, denominator }: Bounds): string {
  const low = fraction(least, denominator).toString();
  return least === most ? low : `${low} to ${fraction(most, denominator).toNumber()}`;
}

/** The most that are reported. */
const mostTold = 8;

function report(differences: readonly Difference[]): string {
  const count = differences.length;
  const rows = differences
    .slice(0, mostTold)
    .map(({ outcome, chances: [one, other] }) => `  ${outcome}: ${one}, and ${other}`);
  const more = count > mostTold ? [`  and ${count - mostTold} more`] : [];
  const head = `these are two laws: ${count === 1 ? 'one outcome differs' : `${count} outcomes differ`}`;
  return [head, ...rows, ...more].join('\n');
}
