/** What stops the solver becomes the library's own error. */
import type { Diagnostic } from '../../diagnostic.ts';
import { DiceError, fault } from '../../diagnostic.ts';
import { NotationFault } from '../../grammar/fault.ts';
import { numberText } from '../../number-show.ts';
import type { Program } from '../prepare.ts';
import { toldError } from '../told.ts';
import { TooLarge } from './budget.ts';
import { Failure } from './failure.ts';
import { fraction } from './fraction.ts';

/** @throws DiceError */
export function guarded<T>(program: Pick<Program, 'tree' | 'settled'>, work: () => T): T {
  const { tree } = program;
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw toldError(withItsChance(error), program);
    if (error instanceof NotationFault) throw toldError(error.diagnostic, program);
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
      throw new DiceError([fault('odds-too-large', tree.body.span, message, { hint })], tree.text);
    }
    throw error;
  }
}

function withItsChance({ diagnostic, weight, whole }: Failure): Diagnostic {
  if (weight === whole) return diagnostic;
  const chance = fraction(weight, whole);
  const percent = numberText(fraction(100n * weight, whole), { about: 'about', digits: 3 });
  return {
    ...diagnostic,
    message: `${diagnostic.message} (with a chance of ${chance}, ${percent} %)`,
  };
}
