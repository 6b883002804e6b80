/** Where a complaint arises, and how a token is quoted. */
import type { IToken } from 'chevrotain';
import type { Span } from '../diagnostic.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Tokens } from './tokens.ts';

export interface Context {
  readonly text: string;
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly spanOf: (token: IToken) => Span;
}

export function quote(token: IToken, { text, spanOf }: Context): string {
  const { start, end } = spanOf(token);
  return `"${text.slice(start, end)}"`;
}
