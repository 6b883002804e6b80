/** The exception that carries a diagnostic out of a walk over text or tree. The library's faces catch it. */

import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { ArithmeticFault } from '../../number/index.ts';

export class NotationFault extends Error {
  readonly diagnostic: Finding;

  constructor(diagnostic: Finding) {
    super(diagnostic.code);
    this.diagnostic = diagnostic;
  }
}

/** Does a piece of arithmetic; what fails in it is a fault of the notation at that place. */
export function withArithmeticErrors<T>(span: Span, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ArithmeticFault) {
      throw new NotationFault(fault(error.code, span, error.details));
    }
    throw error;
  }
}

/** The result of some work; a fault of the notation goes to the list, so that others are found too. */
export function attempted<T>(found: Finding[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    found.push(diagnosticOf(error));
    return undefined;
  }
}

/** What is wrong with the notation; any other error goes on as it is. */
export function diagnosticOf(error: unknown): Finding {
  if (error instanceof NotationFault) return error.diagnostic;
  throw error;
}
