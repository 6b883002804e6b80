/** What errors are made from, and how a token is written. */
import type { Span } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Token, Tokens } from '../lex/tokens.ts';

export interface Context {
  readonly text: string;
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly spanOf: (token: Token) => Span;
}

/** A token as it is written. */
export function textOf(token: Token, { text, spanOf }: Context): string {
  const { start, end } = spanOf(token);
  return text.slice(start, end);
}
