/** Text to tree: never throws, whatever the text. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { complain } from '../errors/messages.ts';
import { bracketFault, nestedTooDeeply, textTooLong } from '../errors/missing.ts';
import { thousands } from '../errors/numbers.ts';
import type { Normalized } from '../lex/normalize.ts';
import { normalize } from '../lex/normalize.ts';
import type { Token, Tokens, TokenType } from '../lex/tokens.ts';
import {
  Becomes,
  Close,
  CloseBrace,
  Comma,
  createTokens,
  End,
  isOf,
  Open,
  OpenBrace,
  Semicolon,
  Series,
} from '../lex/tokens.ts';
import type { Tree } from '../tree/ast.ts';
import { NotationFault } from '../tree/fault.ts';
import { countTree } from '../tree/walk.ts';
import type { NotationParser } from './parser.ts';
import { createParser } from './parser.ts';

export type Syntax =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly diagnostics: readonly [Finding, ...Finding[]] };

/** Reads texts of one vocabulary. */
export type Reader = (text: string, limits: Limits) => Syntax;

/** Makes a reader; its lexer and parser are built when the first text comes. */
export function createReader(vocabulary: Vocabulary): Reader {
  let machinery: { readonly tokens: Tokens; readonly parser: NotationParser } | undefined;
  return (text, limits) => {
    if (machinery === undefined) {
      const tokens = createTokens(vocabulary);
      machinery = { tokens, parser: createParser(tokens) };
    }
    return read(text, limits, vocabulary, machinery.tokens, machinery.parser);
  };
}

const refuse = (diagnostic: Finding): Syntax => ({ ok: false, diagnostics: [diagnostic] });

function read(
  text: string,
  limits: Limits,
  vocabulary: Vocabulary,
  tokens: Tokens,
  parser: NotationParser,
): Syntax {
  if (text.length > limits.text) return refuse(textTooLong(text, limits.text));
  const normalized = normalize(text);
  const list = tokens.lexer(normalized.text);
  const spanOf = spanReader(normalized, text.length);
  const nesting = nestingFault(list, tokens, limits.nesting, spanOf);
  if (nesting !== undefined) return refuse(nesting);
  const context = { text, list, tokens, vocabulary, spanOf };
  const comma = thousands(list, context);
  if (comma !== undefined) return refuse(comma);
  try {
    // chevrotain adds its own tokens for the end to what it is given.
    const result = parser.parse([...list], context);
    if ('found' in result) {
      return refuse(complain(result.found, before(list, result.found), context));
    }
    const { bindings, repeat, body } = result;
    const tree: Tree = {
      kind: 'tree',
      version: 1,
      text,
      bindings: Object.freeze(bindings),
      ...(repeat === undefined ? {} : { repeat }),
      body,
      comments: Object.freeze(normalized.comments),
    };
    if (countTree(tree, limits.nodes) > limits.nodes) {
      return refuse(
        fault('too-many-parts', result.body.span, { reason: 'notation', most: limits.nodes }),
      );
    }
    return { ok: true, tree: Object.freeze(tree) };
  } catch (error) {
    if (error instanceof NotationFault) return refuse(error.diagnostic);
    // A caller's own stack may be nearly full.
    if (error instanceof RangeError) {
      return refuse(nestedTooDeeply({ start: 0, end: text.length }, limits.nesting));
    }
    throw error;
  }
}

/** The tokens before one; before the end, all. */
function before(list: readonly Token[], found: Token): readonly Token[] {
  const at = list.indexOf(found);
  return at < 0 ? list : list.slice(0, at);
}

/** The place of a token in the text as it was given. */
function spanReader({ offsets }: Normalized, length: number): (token: Token) => Span {
  const original = (offset: number): number => offsets?.[offset] ?? offset;
  return (token) => {
    if (token.tokenType === End) return Object.freeze({ start: length, end: length });
    const { startOffset, image } = token;
    const last = original(startOffset + image.length - 1);
    return Object.freeze({ start: original(startOffset), end: last + 1 });
  };
}

/** What comes between parts that are rolled by themselves. */
const separators: readonly TokenType[] = [Comma, Becomes, Semicolon, Series];

const pairs = (open: Token, close: Token): boolean =>
  (open.image === '(') === (close.image === ')');

/**
 * Brackets, calls, signs and powers make the parser call itself, so their depth is counted before:
 * a run of signs, or of powers, counts inside the brackets around it.
 */
function nestingFault(
  list: readonly Token[],
  { categories }: Tokens,
  limit: number,
  spanOf: (token: Token) => Span,
): Finding | undefined {
  const open: { readonly token: Token; readonly outer: number }[] = [];
  let outer = 0;
  let here = 0;
  let waiting = true;
  for (const token of list) {
    const opens = isOf(token, Open) || isOf(token, OpenBrace);
    if (opens) {
      open.push({ token, outer });
      outer += here + 1;
      here = 0;
      waiting = true;
    } else if (isOf(token, Close) || isOf(token, CloseBrace)) {
      const last = open.pop();
      if (last === undefined || !pairs(last.token, token)) {
        // One that pairs farther out means that the last one was left open.
        const outside = last !== undefined && open.some(({ token: each }) => pairs(each, token));
        return outside
          ? bracketFault('unclosed', last.token, spanOf(last.token))
          : bracketFault('unopened', token, spanOf(token));
      }
      here = outer - last.outer - 1;
      outer = last.outer;
      waiting = false;
    } else if (isOf(token, categories.PowerSign)) {
      here += 1;
      waiting = true;
    } else if (isOf(token, categories.SumSign) && waiting) {
      here += 1;
    } else {
      waiting =
        isOf(token, categories.SumSign) ||
        isOf(token, categories.ProductSign) ||
        isOf(token, categories.CompareSign) ||
        separators.includes(token.tokenType);
      if (waiting) here = 0;
    }
    if (outer + here > limit) return nestedTooDeeply(spanOf(token), limit);
  }
  const last = open.at(-1);
  return last === undefined ? undefined : bracketFault('unclosed', last.token, spanOf(last.token));
}
