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

/** What fails in a part of a mixture fails with the chance of the part only. */
export function withChance<T>(weight: bigint, whole: bigint, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotationFault) throw new Failure(error.diagnostic, weight, whole);
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.diagnostic, error.weight * weight, error.whole * whole);
  }
}
