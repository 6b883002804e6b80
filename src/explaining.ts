/** Tells what notations say, for a roller. */
import { DiceError } from './diagnostic.ts';
import type { Variables } from './eval/variables.ts';
import { explainTree } from './explain/notation.ts';
import type { Tree } from './grammar/ast.ts';
import { errorsIn } from './grammar/check.ts';
import { noNames } from './grammar/constant.ts';
import { optionsOf } from './options.ts';
import type { RollerSetting } from './setting.ts';
import { overflowing } from './standing.ts';

/** What an explanation is told in addition. */
export interface ExplainOptions {
  /** Values of `@names`, as for a roll. Without any, variables are told by their names. */
  readonly variables?: Variables;
}

export type Explaining = (notation: string | Tree, options?: ExplainOptions) => string;

export function createExplaining(setting: RollerSetting): Explaining {
  const { programs, vocabulary, limits, advised, variables: own } = setting;
  const { treeOf, prepared } = programs;
  return (notation, given = {}) => {
    const variables = optionsOf(given, ['variables']).variables ?? own;
    return overflowing(() => {
      if (variables !== undefined) {
        const { tree, names } = prepared(notation, variables);
        return explainTree(tree, { vocabulary, limits, names });
      }
      const tree = treeOf(notation);
      const [first, ...others] = errorsIn(tree, vocabulary, limits).flatMap((each) =>
        advised(each, tree.text),
      );
      if (first !== undefined) throw new DiceError([first, ...others], tree.text);
      return explainTree(tree, { vocabulary, limits, names: noNames });
    });
  };
}
