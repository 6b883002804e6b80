/** All wording of syntax errors, in a player's words. */
import type { IToken } from 'chevrotain';
import { EOF, tokenMatcher } from 'chevrotain';
import type { Diagnostic, Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Expression, ModifierNode } from './ast.ts';
import { replaced } from './edit.ts';
import { NotationFault } from './fault.ts';
import { either, nearest } from './suggest.ts';
import type { Tokens } from './tokens.ts';
import {
  Becomes,
  BindingName,
  Close,
  CloseBrace,
  Comma,
  D,
  If,
  Label,
  NumberLiteral,
  Open,
  OpenBrace,
  Range,
  Semicolon,
  Series,
  Stray,
  Variable,
  WholeDie,
  Word,
} from './tokens.ts';

export interface Context {
  readonly text: string;
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly spanOf: (token: IToken) => Span;
}

/** What the parser stumbled over, and what stood before it. */
export function complain(
  found: IToken,
  previous: IToken | undefined,
  context: Context,
): Diagnostic {
  const { categories } = context.tokens;
  const is = (token: IToken | undefined, ...types: Parameters<typeof tokenMatcher>[1][]): boolean =>
    token !== undefined && types.some((type) => tokenMatcher(token, type));
  if (is(found, Word)) return unexpectedWord(found, context);
  if (is(found, Stray)) return unexpectedCharacter(found, context);
  const infix = [
    categories.SumSign,
    categories.ProductSign,
    categories.PowerSign,
    categories.CompareSign,
  ];
  const waiting = is(previous, ...infix, Open, OpenBrace, Comma, Range, Becomes, Semicolon, Series);
  const head = is(found, categories.ConditionHead, categories.SizeHead, categories.PlainHead);
  if (is(found, BindingName, Becomes, Semicolon) && !is(previous, D)) {
    return misplacedBinding(found, previous, context);
  }
  if (previous === undefined || waiting) return missingOperand(found, previous, head, context);
  if (is(previous, D)) return missingArgument(found, previous, context);
  const span = context.spanOf(found);
  const quoted = quote(found, context);
  if (is(previous, Label) && head) {
    return fault('misplaced-label', context.spanOf(previous), 'a label ends its term', {
      hint: `write the label behind ${quoted}`,
    });
  }
  if (is(found, Label)) {
    return fault('misplaced-label', span, 'one term can have one label', {
      hint: 'a label stands behind a number, a variable, a function, dice or parentheses',
    });
  }
  if (is(found, categories.CompareSign)) {
    return fault('chained-comparison', span, 'comparisons cannot be chained', {
      hint: 'compare two totals, or use parentheses',
    });
  }
  if (is(found, categories.OptionWord)) {
    return fault('unexpected-word', span, `${quoted} stands only in a list of arguments`, {
      hint: 'as in "d6!(6, limit 3)"',
    });
  }
  if (is(found, Series)) return seriesInside(span, context);
  if (found.tokenType === EOF) return resultMissing(span);
  const operand = [NumberLiteral, Variable, Open, OpenBrace, D, WholeDie, If];
  if (is(found, ...operand, categories.FunctionName)) return sideBySide(found, context);
  return fault('unexpected-text', span, `${quoted} makes no sense here`);
}

function quote(token: IToken, { text, spanOf }: Context): string {
  const { start, end } = spanOf(token);
  return `"${text.slice(start, end)}"`;
}

function missingOperand(
  found: IToken,
  previous: IToken | undefined,
  head: boolean,
  context: Context,
): Diagnostic {
  const end = found.tokenType === EOF;
  if (end && previous === undefined) {
    return fault('empty-text', { start: 0, end: context.text.length }, 'there is nothing to roll', {
      hint: 'as in "2d6+3" or "d100!o+15"',
    });
  }
  if (previous === undefined) {
    return fault(
      head ? 'modifier-without-dice' : 'missing-operand',
      context.spanOf(found),
      head
        ? `${quote(found, context)} stands behind dice, and there are none`
        : `something is missing before ${quote(found, context)}`,
    );
  }
  const span = context.spanOf(previous);
  if (end || tokenMatcher(found, Close) || tokenMatcher(found, CloseBrace)) {
    return fault(
      'missing-operand',
      span,
      `something is missing behind ${quote(previous, context)}`,
    );
  }
  return fault(
    'missing-operand',
    context.spanOf(found),
    `something is missing between ${quote(previous, context)} and ${quote(found, context)}`,
  );
}

function missingArgument(found: IToken, previous: IToken, context: Context): Diagnostic {
  const span = found.tokenType === EOF ? context.spanOf(previous) : context.spanOf(found);
  return fault('missing-argument', span, '"d" needs a number of sides or dice behind it', {
    hint: 'as in "d6", "d(2*3)", "d{1,1,2}" or "d@sides"',
  });
}

function unexpectedWord(found: IToken, context: Context): Diagnostic {
  const { tokens, vocabulary, text } = context;
  const span = context.spanOf(found);
  const word = found.image.toLowerCase();
  const message = `"${text.slice(span.start, span.end)}" means nothing here`;
  if (word === 'd') return missingArgument(found, found, context);
  const called = /^\s*\(/.test(text.slice(span.end));
  if (called) {
    const known = [...vocabulary.functionByName.keys(), 'if'];
    const near = nearest(word, known);
    const all = known.join(', ');
    return fault('not-a-function', span, `there is no function called "${found.image}"`, {
      hint: near.length > 0 ? `did you mean ${either(near)}?` : `the functions are ${all}`,
    });
  }
  const apart = knownApart(word, tokens);
  if (apart !== undefined) {
    return fault('unexpected-word', span, message, {
      hint: `modifiers stand apart: "${apart}"`,
      fix: replaced(text, span, ` ${apart}`),
    });
  }
  const near = nearest(word, tokens.modifierBySpelling.keys());
  return fault('unexpected-word', span, message, {
    hint:
      near.length > 0
        ? `did you mean ${either(near)}?`
        : 'a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"',
  });
}

/** `su` is two modifiers run together; `sum` is not, and is no modifier at all. */
function knownApart(word: string, { modifierBySpelling }: Tokens): string | undefined {
  for (let cut = 1; cut < word.length; cut += 1) {
    const one = word.slice(0, cut);
    const other = word.slice(cut);
    if (modifierBySpelling.has(one) && modifierBySpelling.has(other)) return `${one} ${other}`;
  }
  return undefined;
}

function unexpectedCharacter(found: IToken, context: Context): Diagnostic {
  const { text } = context;
  const { start } = context.spanOf(found);
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const span = { start, end: start + character.length };
  const hints: Readonly<Record<string, string>> = {
    '[': 'a label opens with [ and closes with ]',
    ']': 'a label opens with [ and closes with ]',
    '#': 'a comment begins with # behind a space',
    '@': 'a variable is written @name or @{any name}',
    '.': 'a decimal is written 0.5',
    ':': 'a binding is written "@a := d6; @a + 2"',
    '&': 'compare one total at a time',
    '|': 'compare one total at a time',
  };
  if (character === '[') {
    return fault('unclosed-label', span, 'this label is not closed', { hint: hints['['] });
  }
  return fault('unexpected-character', span, `${shown(character)} means nothing here`, {
    hint: hints[character],
  });
}

/** A character that cannot be seen is named by its code. */
function shown(character: string): string {
  const visible = /[^\p{C}\p{Z}\p{M}]/u.test(character);
  if (visible) return `"${character}"`;
  const code = character.codePointAt(0) ?? 0;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What belongs to a binding stands where none can be. */
function misplacedBinding(
  found: IToken,
  previous: IToken | undefined,
  context: Context,
): Diagnostic {
  const span = context.spanOf(found);
  const asIn = 'as in "@a := d6; @a + 2"';
  if (tokenMatcher(found, BindingName)) {
    return fault('unexpected-text', span, 'a binding stands at the start, before all else', {
      hint: `each ends with ";", ${asIn}`,
    });
  }
  if (tokenMatcher(found, Becomes)) {
    return fault('unexpected-text', span, '":=" binds a variable to a roll, once', { hint: asIn });
  }
  if (previous === undefined || tokenMatcher(previous, Becomes)) {
    return fault('missing-operand', span, 'something is missing before ";"', { hint: asIn });
  }
  return fault('unexpected-text', span, 'only a binding ends with ";", and one result follows', {
    hint: asIn,
  });
}

const resultMissing = (span: Span): Diagnostic =>
  fault('missing-operand', span, 'a binding is no result by itself: one must follow', {
    hint: 'as in "@a := d6; @a + 2"',
  });

const aboutSeries =
  'a series stands at the start and takes all the rest, as in "6 x 4d6kh3"; times is written *';

function seriesInside(span: Span, { text, tokens }: Context): Diagnostic {
  return fault('unexpected-text', span, '"x" is the sign of a series, and none can stand here', {
    hint: aboutSeries,
    fix: withoutSeries(span, text, tokens),
  });
}

/** `4d6x6` is an explosion in other tools, `2d6 x 3` a product. */
function withoutSeries(span: Span, text: string, { modifierBySpelling }: Tokens): string {
  const explosion = [...modifierBySpelling.values()].find(
    ({ grows, takes }) => grows === true && takes.shape === 'condition',
  );
  const joined = /d\s*[\d%]+$/i.test(text.slice(0, span.start)) && /^\d/.test(text.slice(span.end));
  return replaced(text, span, joined && explosion !== undefined ? explosion.name : '*');
}

/** What stands before the sign of a series is no number. */
export function misplacedSeries(
  before: Expression,
  span: Span,
  text: string,
  tokens: Tokens,
): NotationFault {
  const dice = before.kind !== 'unary' && before.kind !== 'number';
  return new NotationFault(
    fault(
      'unexpected-text',
      span,
      'before the "x" of a series stands a whole number, a variable or parentheses',
      { hint: aboutSeries, ...(dice ? { fix: withoutSeries(span, text, tokens) } : {}) },
    ),
  );
}

function sideBySide(found: IToken, context: Context): Diagnostic {
  const span = context.spanOf(found);
  const { text } = context;
  const pool =
    tokenMatcher(found, D) ||
    tokenMatcher(found, WholeDie) ||
    (tokenMatcher(found, NumberLiteral) && /^\s*d/i.test(text.slice(span.end)));
  const hint = pool
    ? 'write + between two pools of dice'
    : 'write an operator between them, such as + or *';
  return fault(
    'unexpected-text',
    span,
    `nothing connects ${quote(found, context)} with what stands before it`,
    { hint, ...(pool ? { fix: `${text.slice(0, span.start)}+ ${text.slice(span.start)}` } : {}) },
  );
}

/** Brackets that do not pair, or that nest too deeply for the parser's stack. */
export function bracketFault(kind: 'unclosed' | 'unopened', token: IToken, span: Span): Diagnostic {
  return kind === 'unclosed'
    ? fault('unclosed-bracket', span, `this "${token.image}" is not closed`)
    : fault('unopened-bracket', span, `this "${token.image}" closes nothing`);
}

export function nestedTooDeeply(span: Span, limit: number): Diagnostic {
  return fault(
    'nested-too-deeply',
    span,
    `brackets, signs and powers nest more than ${limit} deep here`,
  );
}

export function textTooLong(length: number, limit: number): Diagnostic {
  const count = (value: number): string => value.toLocaleString('en');
  return fault(
    'text-too-long',
    { start: limit, end: length },
    `the text has ${count(length)} characters, the most is ${count(limit)}`,
  );
}

export function comparisonBehindLabel(span: Span): NotationFault {
  return new NotationFault(
    fault('misplaced-label', span, 'a comparison cannot stand behind a label', {
      hint: 'write "2d6>=5[fire]" to count dice, or "(2d6[fire])>=5" to compare the total',
    }),
  );
}

export function diceBehindCount(span: Span): NotationFault {
  return new NotationFault(
    fault(
      'dice-after-count',
      span,
      'a comparison right behind dice counts them, and takes a number',
      {
        hint: 'to compare two totals, write parentheses: "(2d6) > (2d6)"',
      },
    ),
  );
}

export function notEqualCondition(span: Span, text: string): NotationFault {
  return new NotationFault(
    fault('unsuitable-argument', span, '"!=" cannot stand in a condition', {
      hint: 'write "<>" for "other than"',
      fix: replaced(text, span, '<>'),
    }),
  );
}

export function endsWithoutList(head: string, span: Span): NotationFault {
  return new NotationFault(
    fault('unsuitable-argument', span, `the ends of "${head}" stand in parentheses`, {
      hint: 'as in "d100!o(5, 96)" or "d100!oh(90)"',
    }),
  );
}

export function modifierWithoutDice(
  node: Expression,
  modifier: ModifierNode,
  text: string,
): NotationFault {
  const shown = text.slice(modifier.span.start, modifier.span.end);
  if ((node.kind === 'dice' || node.kind === 'group') && node.label !== undefined) {
    return new NotationFault(
      fault(
        'misplaced-label',
        modifier.span,
        'a label ends its term: no modifier stands behind it',
        {
          hint: `write "${shown}" before the label`,
        },
      ),
    );
  }
  const what = {
    number: 'a number',
    variable: 'a variable',
    call: 'a function',
    choice: 'a choice',
    group: 'a group',
    unary: 'a signed value',
    binary: 'a calculation',
    compare: 'a comparison',
    dice: 'dice',
    parentheses: 'parentheses',
  }[node.kind];
  const hint =
    node.kind === 'variable'
      ? 'write the modifier into the variable, behind its dice'
      : 'a modifier stands right behind its dice, as in "4d6kh3"';
  return new NotationFault(
    fault(
      'modifier-without-dice',
      modifier.span,
      `"${shown}" needs dice, and stands behind ${what}`,
      {
        hint,
      },
    ),
  );
}
