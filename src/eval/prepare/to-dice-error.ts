/** A finding that stops a roll or the odds, as callers are told it. */
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { DiceError } from '../../shared/diagnostic.ts';
import type { Program } from './prepare.ts';

/** Its fix has been tried: what was found while dice fell may have another error behind it. */
export function toDiceError(
  diagnostic: Diagnostic,
  { tree, settled }: Pick<Program, 'tree' | 'settled'>,
): DiceError {
  const [told = diagnostic] = settled([diagnostic], tree.text);
  return new DiceError([told], tree.text);
}
