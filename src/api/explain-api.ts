/** Says what notations mean, for a roller. */

import type { Variables } from '../eval/prepare/variables.ts';
import { explainTree } from '../explain/notation/notation.ts';
import { errorsIn } from '../grammar/check/check.ts';
import { noNames } from '../grammar/check/constant.ts';
import type { Tree } from '../grammar/tree/ast.ts';
import { optionsOf } from '../input/known-options.ts';
import { withStackGuard } from './roll-executor.ts';
import type { RollerSetting } from './roller-context.ts';

/** What an explanation may know in addition to the notation. */
export interface ExplainOptions {
  /** Values of `@names`, as for a roll. Without any, variables are called by their names. */
  readonly variables?: Variables | undefined;
}

export type Explaining = (notation: string | Tree, options?: ExplainOptions) => string;

export function createExplaining(setting: RollerSetting): Explaining {
  const { programs, vocabulary, limits, reporter, locale, variables: own } = setting;
  const shared = { vocabulary, limits, words: locale.explain };
  const { treeOf, prepared } = programs;
  return (notation, given = {}) => {
    const variables = optionsOf(given, ['variables']).variables ?? own;
    return withStackGuard(() => {
      if (variables !== undefined) {
        const { tree, names } = prepared(notation, variables);
        return explainTree(tree, { ...shared, names });
      }
      const tree = treeOf(notation);
      const [first, ...others] = errorsIn(tree, vocabulary, limits);
      if (first !== undefined) throw reporter.errorOf([first, ...others], tree.text);
      return explainTree(tree, { ...shared, names: noNames });
    });
  };
}
