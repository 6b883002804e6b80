/** What errors are made from: the tokens of a text that cannot be read, and where they are in it. */
import type { Span } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Categories, Token, Tokens, TokenType } from '../lex/tokens.ts';
import {
  Becomes,
  Comma,
  D,
  isOf,
  NumberLiteral,
  Open,
  OpenBrace,
  Range,
  Semicolon,
  Series,
  WholeDie,
} from '../lex/tokens.ts';

export interface Context {
  readonly text: string;
  /** All tokens of the text. */
  readonly list: readonly Token[];
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly spanOf: (token: Token) => Span;
}

/** A token as it is written. */
export const textOf = (token: Token, context: Context): string => between(token, token, context);

/** From one token to another, both included. */
export const spanOver = (first: Token, last: Token, { spanOf }: Context): Span => ({
  start: spanOf(first).start,
  end: spanOf(last).end,
});

/** The text from one token to another, both included. */
export function between(first: Token, last: Token, context: Context): string {
  const { start, end } = spanOver(first, last, context);
  return context.text.slice(start, end);
}

/** Whether there is a token, and it is of one of the types. */
export const isAny = (token: Token | undefined, ...types: readonly TokenType[]): boolean =>
  token !== undefined && types.some((type) => isOf(token, type));

export const isNumber = (token: Token | undefined): token is Token => isAny(token, NumberLiteral);

/** The letter of dice, or a die in one token. */
export const isDie = (token: Token | undefined): boolean => isAny(token, D, WholeDie);

/** Whether nothing comes between two tokens, not even a space. */
export const glued = (one: Token | undefined, next: Token | undefined, context: Context): boolean =>
  one !== undefined && next !== undefined && context.spanOf(one).end === context.spanOf(next).start;

/** The signs between two values. */
export const infix = (categories: Categories): readonly TokenType[] => [
  categories.SumSign,
  categories.ProductSign,
  categories.PowerSign,
  categories.CompareSign,
];

/** Whether a value has to follow: at the start, and after a sign or an opening bracket. */
export const waits = (previous: Token | undefined, { tokens }: Context): boolean =>
  previous === undefined ||
  isAny(previous, ...infix(tokens.categories), Open, OpenBrace, Comma) ||
  isAny(previous, Range, Becomes, Semicolon, Series);
