/** What can be wrong with dice and their modifiers: the facts of each finding, by code. */

/** The kinds of nodes of an expression. */
export type NodeKind =
  | 'number'
  | 'variable'
  | 'call'
  | 'choice'
  | 'group'
  | 'unary'
  | 'binary'
  | 'compare'
  | 'dice'
  | 'parentheses';

export interface DiceDetails {
  readonly 'modifier-without-dice':
    | { readonly reason: 'no-dice'; readonly modifier: string }
    | {
        readonly reason: 'not-dice';
        readonly modifier: string;
        /** The kind of node that it follows. */
        readonly after: NodeKind;
        /** Whether that is a sum of dice in parentheses, which braces would make a pool. */
        readonly sumOfDice: boolean;
      };
  readonly 'unsuitable-argument':
    | { readonly reason: 'not-equal-sign' }
    | { readonly reason: 'ends-without-parentheses'; readonly modifier: string }
    | { readonly reason: 'parts-of-if' };
  readonly 'dice-in-argument': never;
  readonly 'unsuitable-option': never;
  readonly 'unsuitable-order': never;
  readonly 'repeated-modifier': never;
  readonly 'conflicting-chains': never;
  readonly 'unsuitable-ends': never;
  readonly endless: never;
  readonly 'impossible-count': never;
  readonly 'drops-every-die': never;
  readonly 'unsuitable-count': never;
  readonly 'unsuitable-sides': never;
  readonly 'unsuitable-faces':
    | { readonly reason: 'not-faces' }
    | { readonly reason: 'not-whole'; readonly face: string };
  readonly 'unsuitable-group': never;
}
