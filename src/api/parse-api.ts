/** Reads, checks and spells notations for a roller. */

import type { Diagnostic } from '../diagnostics/index.ts';
import { DiceError, worded } from '../diagnostics/index.ts';
import type { Variables } from '../eval/prepare/variables.ts';
import { print } from '../grammar/print/print.ts';
import type { Tree } from '../grammar/tree/ast.ts';
import { callError } from '../input/call-error.ts';
import { givenFact } from '../input/given-fact.ts';
import { optionsOf } from '../input/known-options.ts';
import { assertDefined } from '../shared/assert-defined.ts';
import type { CheckOptions } from './engine.ts';
import { isError } from './program-cache.ts';
import { withStackGuard } from './roll-executor.ts';
import type { RollerSetting } from './roller-context.ts';

export type Parsed =
  | { readonly ok: true; readonly tree: Tree; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

export interface Reading {
  parse(notation: string): Parsed;
  check(notation: string, options?: CheckOptions): readonly Diagnostic[];
  /** @throws DiceError when it cannot be read */
  format(notation: string | Tree): string;
}

export function createReading({
  programs,
  vocabulary,
  locale: { diagnostics: words },
  variables: own,
}: RollerSetting): Reading {
  const { textOf, treeOf, prepared } = programs;

  const parse = (notation: string): Parsed => {
    if (typeof notation !== 'string') {
      const error = callError('unsuitable-input', {
        reason: 'not-a-notation',
        given: givenFact(notation),
        trees: false,
      });
      return { ok: false, diagnostics: [worded(assertDefined(error.diagnostics[0]), words)] };
    }
    const { tree, found } = textOf(notation);
    const [first, ...others] = found.filter(isError);
    if (first !== undefined) return { ok: false, diagnostics: [first, ...others] };
    return { ok: true, tree: assertDefined(tree), warnings: found };
  };

  const checkWith = (notation: string, variables: Variables): readonly Diagnostic[] => {
    const parsed = parse(notation);
    if (!parsed.ok) return parsed.diagnostics;
    try {
      return prepared(notation, variables).warnings();
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      return error.diagnostics;
    }
  };

  return {
    parse,
    check(notation, given = {}) {
      const variables = optionsOf(given, ['variables']).variables ?? own;
      if (variables !== undefined) return checkWith(notation, variables);
      const parsed = parse(notation);
      if (parsed.ok) return parsed.warnings;
      return typeof notation === 'string' ? textOf(notation).found : parsed.diagnostics;
    },
    format: (notation) => withStackGuard(() => print(treeOf(notation), vocabulary)),
  };
}
