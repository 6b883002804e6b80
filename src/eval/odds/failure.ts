/** What happens with some chance and has no value: it makes the whole question an error, chance and all. */
import type { Diagnostic } from '../../diagnostic.ts';
import { NotationFault } from '../../grammar/fault.ts';

export class Failure extends Error {
  readonly diagnostic: Diagnostic;
  /** Its chance is `weight / whole`. */
  readonly weight: bigint;
  readonly whole: bigint;

  constructor(diagnostic: Diagnostic, weight: bigint, whole: bigint) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
    this.weight = weight;
    this.whole = whole;
  }
}

/** What failed in a part of a mixture fails with the chance of the part only. @throws what is no failure */
export function inPart(error: unknown, weight: bigint, whole: bigint): Failure {
  if (error instanceof NotationFault) return new Failure(error.diagnostic, weight, whole);
  if (!(error instanceof Failure)) throw error;
  return new Failure(error.diagnostic, error.weight * weight, error.whole * whole);
}

/** The failure with that of another part: where both are the same, it happens with the chance of either. */
export function alsoIn(one: Failure, other: Failure): Failure {
  if (one.message !== other.message) return one;
  const weight = one.weight * other.whole + other.weight * one.whole;
  return new Failure(one.diagnostic, weight, one.whole * other.whole);
}

/** @throws Failure with the chance that the part has */
export function withChance<T>(weight: bigint, whole: bigint, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inPart(error, weight, whole);
  }
}
