/** What can be wrong with the text of a notation: the facts of each finding, by code. */

export interface TextDetails {
  readonly 'empty-text': never;
  readonly 'text-too-long': never;
  readonly 'unexpected-character': never;
  readonly 'unexpected-word': never;
  readonly 'unexpected-text': never;
  readonly 'missing-operand': never;
  readonly 'missing-argument': never;
  readonly 'unclosed-bracket': never;
  readonly 'unopened-bracket': never;
  readonly 'unclosed-label': never;
  readonly 'misplaced-label': never;
  readonly 'nested-too-deeply':
    | { readonly reason: 'variables'; readonly most: number }
    /** The caller's own stack is nearly full. */
    | { readonly reason: 'stack' };
  readonly 'too-many-parts': { readonly reason: 'with-variables'; readonly most: number };
  readonly 'chained-comparison': never;
  readonly 'not-a-function': never;
  readonly 'dice-after-count': never;
  readonly 'foreign-spelling': never;
}
