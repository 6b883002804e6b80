/** Reads, checks and spells notations for a roller. */

import type { Diagnostic } from '../diagnostics/index.ts';
import { DiceError, worded } from '../diagnostics/index.ts';
import type { Variables } from '../eval/prepare/variables.ts';
import { check } from '../grammar/check/check.ts';
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
  check(notation: string | Tree, options?: CheckOptions): readonly Diagnostic[];
  /** @throws DiceError when it cannot be read */
  format(notation: string | Tree): string;
}

export function createReading({
  programs,
  vocabulary,
  limits,
  reporter: { report, within },
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

  const checkWith = (notation: string | Tree, variables: Variables): readonly Diagnostic[] =>
    found(() => prepared(notation, variables).warnings());

  /** What is found, or what the error says. */
  const found = (work: () => readonly Diagnostic[]): readonly Diagnostic[] => {
    try {
      return within(() => withStackGuard(work));
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      return error.diagnostics;
    }
  };

  const checkTree = (given: Tree, variables: Variables | undefined): readonly Diagnostic[] =>
    found(() => {
      const tree = treeOf(given);
      const all = report(check(tree, vocabulary, limits), tree.text);
      if (variables === undefined || all.some(isError)) return all;
      return checkWith(tree, variables);
    });

  return {
    parse,
    check(notation, given = {}) {
      const variables = optionsOf(given, ['variables']).variables ?? own;
      if (typeof notation === 'object' && notation !== null) return checkTree(notation, variables);
      const parsed = parse(notation);
      if (variables !== undefined) {
        return parsed.ok ? checkWith(notation, variables) : parsed.diagnostics;
      }
      if (parsed.ok) return parsed.warnings;
      return typeof notation === 'string' ? textOf(notation).found : parsed.diagnostics;
    },
    format: (notation) => withStackGuard(() => print(treeOf(notation), vocabulary)),
  };
}
