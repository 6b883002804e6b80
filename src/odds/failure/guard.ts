/** What stops the solver becomes the library's own error. */

import { fault } from '../../diagnostics/index.ts';
import type { Program } from '../../eval/prepare/prepare.ts';
import { toDiceError } from '../../eval/prepare/to-dice-error.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { Failure } from './failure.ts';
import { failed } from './failure-words.ts';

/** @throws DiceError */
export function guarded<T>(program: Pick<Program, 'tree' | 'reporter'>, work: () => T): T {
  const { tree, reporter } = program;
  try {
    return reporter.within(work);
  } catch (error) {
    if (error instanceof Failure) throw failed(error, program);
    if (error instanceof NotationFault) throw toDiceError(error.diagnostic, program);
    // The engine has bounds of its own for numbers and lists.
    const excess = error instanceof RangeError ? new TooLarge('many-digits') : error;
    if (!(excess instanceof TooLarge)) throw error;
    const { what, outcome } = excess;
    const details = {
      reason: 'work',
      what,
      ...(outcome === undefined ? {} : { outcome }),
    } as const;
    throw reporter.errorOf([fault('odds-too-large', tree.body.span, details)], tree.text);
  }
}
