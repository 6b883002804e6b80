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
    const what =
      error instanceof TooLarge
        ? error.what
        : error instanceof RangeError
          ? 'numbers of so many digits'
          : undefined;
    if (what !== undefined) {
      const message = `the exact odds take too much work: ${what}`;
      const hint =
        'fewer dice, fewer sides, or a limit on chains, as in "d6!(6, limit 3)", would help';
      throw reporter.errorOf(
        [fault('odds-too-large', tree.body.span, message, { hint })],
        tree.text,
      );
    }
    throw error;
  }
}
