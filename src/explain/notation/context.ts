/** What the sentences of one notation are made with. */
import type { Names } from '../../grammar/check/constant.ts';
import type { Expression } from '../../grammar/tree/ast.ts';
import type { Limits } from '../../input/limits.ts';
import type { Num } from '../../number/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Said } from '../said.ts';
import type { ExplainWords } from '../words.ts';

export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  /** What is known of variables. */
  readonly names: Names;
  readonly words: ExplainWords;
}

export interface Context extends Setting {
  /** A number that is known before anything is rolled. */
  readonly known: (node: Expression) => Num | undefined;
  /** What an expression gives, as a noun. */
  readonly noun: (node: Expression) => Said;
  /** The bindings' names. */
  readonly bound: ReadonlySet<string>;
  /** Variables whose notation has been explained. */
  readonly explained: Set<string>;
}
