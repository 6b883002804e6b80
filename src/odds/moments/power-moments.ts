/** Exact moments of powers of endless dice, and of numbers to the power of endless dice. */
import type { Expression } from '../../grammar/tree/ast.ts';
import type { Num } from '../../number/index.ts';
import { compare } from '../../number/index.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { endsOf } from '../expression/ends.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { numberIfAny } from '../expression/solve-context.ts';
import { isBounded, pointsOf } from '../law/law.ts';
import type { Share as Fraction } from '../rings/exponential.ts';
import { exponential, Infinite } from '../rings/exponential.ts';
import { momentsOfLaw, momentsOfNumber } from '../rings/moments.ts';
import type { Share } from '../rings/ring.ts';
import { taylor } from '../rings/taylor.ts';
import { expectationOf } from './expectation.ts';
import type { Known } from './infinite-moments.ts';
import { finite, mixKnown } from './infinite-moments.ts';

/** Higher powers take too much work. */
const mostPower = 60;

/** @throws TooLarge where they are not known */
export function powerMoments(
  node: Extract<Expression, { kind: 'binary' }>,
  question: SolveContext,
): Known {
  const { left, right } = node;
  const law = question.lawOf(node, question);
  if (isBounded(law)) return finite(momentsOfLaw(law));
  const base = numberIfAny(left, question);
  if (base !== undefined) return ofExponent(base, right, question);
  const power = numberIfAny(right, question);
  if (power !== undefined) return ofBase(left, power, question);
  const bases = question.lawOf(left, question);
  // Whatever lies beyond the window makes an infinite mean of numbers above 0 no smaller.
  const parts: Share<Known>[] = [];
  for (const [value, weight] of pointsOf(bases)) {
    const part = ofExponent(value, right, question);
    if (part.kind === 'infinite mean' && compare(endsOf(left, question).low, 0) > 0) return part;
    parts.push([weight, part]);
  }
  if (!isBounded(bases)) throw new TooLarge('moments-of-endless-powers');
  return mixKnown(parts, bases.denominator);
}

function ofBase(base: Expression, power: Num, question: SolveContext): Known {
  if (typeof power !== 'number' || power < 0 || power > mostPower) {
    throw new TooLarge('moments-of-power');
  }
  const character = taylor(2 * power, question.view.budget);
  const { powers, denominator } = expectationOf(base, character, question);
  return finite({
    mass: denominator,
    first: powers[power] ?? 0n,
    second: powers[2 * power] ?? 0n,
    denominator,
  });
}

/** The moments of one number to the power of dice. */
function ofExponent(base: Num, exponent: Expression, question: SolveContext): Known {
  const [numerator, denominator] =
    typeof base === 'number' ? [BigInt(base), 1n] : [base.numerator, base.denominator];
  if (numerator === 0n) {
    // 0 to the power of 0 is 1.
    if (compare(endsOf(exponent, question).low, 0) > 0) return finite(momentsOfNumber(0));
    throw new TooLarge('powers-of-zero');
  }
  const expected = (of: Fraction): Fraction | undefined => {
    try {
      return expectationOf(exponent, exponential(of, question.view.budget), question);
    } catch (error) {
      if (error instanceof Infinite) return undefined;
      throw error;
    }
  };
  const size = numerator < 0n ? -numerator : numerator;
  const absolute = expected({ numerator: size, denominator });
  if (absolute === undefined) {
    if (numerator < 0n) throw new TooLarge('infinite-both-ways');
    return { kind: 'infinite mean', side: 1 };
  }
  const first = numerator < 0n ? expected({ numerator, denominator }) : absolute;
  const second = expected({ numerator: size * size, denominator: denominator * denominator });
  if (first === undefined) throw new TooLarge('unknown-mean');
  const common = first.denominator * (second?.denominator ?? 1n);
  const moments = {
    mass: common,
    first: first.numerator * (second?.denominator ?? 1n),
    second: (second?.numerator ?? 0n) * first.denominator,
    denominator: common,
  };
  return second === undefined ? { kind: 'infinite variance', moments } : finite(moments);
}
