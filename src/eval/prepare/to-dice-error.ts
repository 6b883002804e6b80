/** A finding that stops a roll or the odds, as callers see it. */
import type { DiceError, Finding } from '../../diagnostics/index.ts';
import type { Program } from './prepare.ts';

export const toDiceError = (
  finding: Finding,
  { tree, reporter }: Pick<Program, 'tree' | 'reporter'>,
): DiceError => reporter.errorOf([finding], tree.text);
