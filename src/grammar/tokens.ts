/** The tokens of a vocabulary. Only this file, the parser and its lookahead know chevrotain. */
import type { IToken, TokenType } from 'chevrotain';
import { createToken, EOF, Lexer, tokenMatcher } from 'chevrotain';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { ModifierRecord } from '../vocabulary/modifier.ts';
import { options } from '../vocabulary/modifier.ts';
import { binaryOperators, comparisons, levels } from '../vocabulary/operators.ts';

export type { TokenType } from 'chevrotain';

/** A piece of a text, as the lexer cut it. */
export type Token = IToken;
/** What stands for the end of the text. */
export const End: TokenType = EOF;
/** Whether a token is of a type or category. */
export const isOf: (token: Token, type: TokenType) => boolean = tokenMatcher;

/** Letters as far as names and words are concerned; the signs for times and division are none. */
const letter =
  'A-Za-z_\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u1fff\\u3040-\\ud7ff\\uf900-\\ufdcf';

// Every pattern names the characters that it can start with. The lexer could find them by itself, but
// to parse the patterns takes it longer than everything else before the first roll.

const digits = [...'0123456789'];
const bothCases = (first: string): string[] => [first, first.toUpperCase()];

/** The lexer tells characters above 255 apart by blocks of 255; naming one of each is enough. */
function charsFrom(first: number, last: number): number[] {
  const codes: number[] = [];
  for (let code = first; code < last; code += code < 256 ? 1 : 255) codes.push(code);
  return [...codes, last];
}

const lettersAbove = charsFrom(0xaa, 0xfdcf);
const wordStarts = [...charsFrom(0x41, 0x5a), 0x5f, ...charsFrom(0x61, 0x7a), ...lettersAbove];
const blanks = [...'\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'];

/** A whole die in one token: `d%`, `dF.1`, `d{name}`. */
export const WholeDie: TokenType = createToken({ name: 'WholeDie', pattern: Lexer.NA });

export const NumberLiteral: TokenType = createToken({
  name: 'NumberLiteral',
  pattern: /\d+(?:\.\d+)?|\.\d+/,
  start_chars_hint: [...digits, '.'],
});
/** The letter of dice, and of the drop modifier: only before what can follow it. */
export const D: TokenType = createToken({
  name: 'D',
  pattern: /d(?=\s*[\d({@])/i,
  start_chars_hint: bothCases('d'),
});
export const Percent: TokenType = createToken({
  name: 'Percent',
  pattern: /d\s*%/i,
  start_chars_hint: bothCases('d'),
  categories: WholeDie,
});
export const Fudge: TokenType = createToken({
  name: 'Fudge',
  pattern: /df(?:\.[12])?/i,
  start_chars_hint: bothCases('d'),
  categories: WholeDie,
});
export const NamedDie: TokenType = createToken({
  name: 'NamedDie',
  pattern: /d\s*\{\s*[a-z_][\w-]*\s*\}/i,
  start_chars_hint: bothCases('d'),
  categories: WholeDie,
});
const variable = `@\\{[^{}\\r\\n]+\\}|@[${letter}][${letter}\\d]*(?:\\.[${letter}\\d]+)*`;
/** A variable that is bound here: `@a :=`. */
export const BindingName: TokenType = createToken({
  name: 'BindingName',
  pattern: new RegExp(`(?:${variable})(?=\\s*:=)`),
  start_chars_hint: ['@'],
  line_breaks: false,
});
export const Variable: TokenType = createToken({
  name: 'Variable',
  pattern: new RegExp(variable),
  start_chars_hint: ['@'],
  line_breaks: false,
});
export const Label: TokenType = createToken({
  name: 'Label',
  pattern: /\[[^\]\r\n]*\]/,
  start_chars_hint: ['['],
  line_breaks: false,
});
export const Open: TokenType = createToken({ name: 'Open', pattern: '(' });
export const Close: TokenType = createToken({ name: 'Close', pattern: ')' });
export const OpenBrace: TokenType = createToken({ name: 'OpenBrace', pattern: '{' });
export const CloseBrace: TokenType = createToken({ name: 'CloseBrace', pattern: '}' });
export const Comma: TokenType = createToken({ name: 'Comma', pattern: ',' });
export const Becomes: TokenType = createToken({ name: 'Becomes', pattern: ':=' });
export const Semicolon: TokenType = createToken({ name: 'Semicolon', pattern: ';' });
/** The sign of a series: a word of its own, or right before dice, as in `6xd6`. */
export const Series: TokenType = createToken({
  name: 'Series',
  pattern: new RegExp(`x(?:(?![${letter}])|(?=d\\s*[\\d({@%]|df(?![${letter}])))`, 'i'),
  start_chars_hint: bothCases('x'),
});
/** `if`, where it chooses. */
export const If: TokenType = createToken({
  name: 'If',
  pattern: /if(?=\s*\()/i,
  start_chars_hint: bothCases('i'),
});
export const Range: TokenType = createToken({ name: 'Range', pattern: '..' });
const WhiteSpace: TokenType = createToken({
  name: 'WhiteSpace',
  pattern: /\s+/,
  start_chars_hint: blanks,
  group: Lexer.SKIPPED,
  line_breaks: true,
});
/** What no other token takes, so that every complaint comes from one place. */
export const Word: TokenType = createToken({
  name: 'Word',
  pattern: new RegExp(`[${letter}]+(?:['\\u2019][${letter}]+)*`),
  start_chars_hint: wordStarts,
  line_breaks: false,
});
export const Stray: TokenType = createToken({
  name: 'Stray',
  // Written as a range, since the lexer cannot index a complement such as \S.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character, these too
  pattern: /[\u0000-\uffff]/,
  start_chars_hint: charsFrom(0, 0xffff),
  line_breaks: true,
});

const escaped = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '\\$&');

/** `!` and `oe` may be followed by a letter at once; every other word must end where it ends. */
const joinable = (spelling: string): boolean => /^(?:!|oe)/.test(spelling);

/** No letter follows. One range is enough here, and quick to index: signs in it are read as twins before. */
const wordEnd = '(?![A-Za-z_\\u00c0-\\u1fff])';

const word = (spelling: string): RegExp =>
  new RegExp(joinable(spelling) ? escaped(spelling) : `${escaped(spelling)}${wordEnd}`, 'i');

const spellingsOf = (record: ModifierRecord): readonly string[] =>
  record.takes.shape === 'comparison' ? [] : [record.name, ...(record.aliases ?? [])];

export interface Categories {
  /** A modifier that a comparison right behind it belongs to. */
  readonly ConditionHead: TokenType;
  /** A modifier that a number, and a comparison right behind that, belong to. */
  readonly SizeHead: TokenType;
  /** Any other modifier. */
  readonly PlainHead: TokenType;
  readonly FunctionName: TokenType;
  readonly CompareSign: TokenType;
  readonly SumSign: TokenType;
  readonly ProductSign: TokenType;
  readonly PowerSign: TokenType;
  readonly OptionWord: TokenType;
}

/** What the grammar asks for where many tokens can stand; made anew for each vocabulary. */
const createCategories = (): Categories => {
  const category = (name: string): TokenType => createToken({ name, pattern: Lexer.NA });
  return {
    ConditionHead: category('ConditionHead'),
    SizeHead: category('SizeHead'),
    PlainHead: category('PlainHead'),
    FunctionName: category('FunctionName'),
    CompareSign: category('CompareSign'),
    SumSign: category('SumSign'),
    ProductSign: category('ProductSign'),
    PowerSign: category('PowerSign'),
    OptionWord: category('OptionWord'),
  };
};

export interface Tokens {
  readonly lexer: Lexer;
  readonly categories: Categories;
  /** Every token type, for the parser. */
  readonly all: readonly TokenType[];
  /** The record for a modifier as it is spelled, in lower case. */
  readonly modifierBySpelling: ReadonlyMap<string, ModifierRecord>;
  /** The record of the counts. */
  readonly comparisonModifier: ModifierRecord | undefined;
}

/** Makes the lexer of a vocabulary. */
export function createTokens(vocabulary: Vocabulary): Tokens {
  const categories = createCategories();
  const { ConditionHead, SizeHead, PlainHead, FunctionName, CompareSign, OptionWord } = categories;
  const modifierBySpelling = new Map<string, ModifierRecord>();
  for (const record of vocabulary.modifiers) {
    for (const spelling of spellingsOf(record)) modifierBySpelling.set(spelling, record);
  }
  const functionNames = new Set(vocabulary.functions.map(({ name }) => name));
  const headOf = ({ takes: { shape } }: ModifierRecord): TokenType =>
    shape === 'condition' ? ConditionHead : shape === 'size' ? SizeHead : PlainHead;

  // Before "(" a word can be a function, a modifier with its list, or, as min and max, both.
  const calls = [...functionNames].map((name) => {
    const modifier = modifierBySpelling.get(name);
    return createToken({
      name: `${name}(`,
      pattern: new RegExp(`${name}(?=\\s*\\()`, 'i'),
      start_chars_hint: bothCases(name.charAt(0)),
      categories: modifier === undefined ? [FunctionName] : [FunctionName, headOf(modifier)],
    });
  });
  // The lone "d" is the token of dice.
  const heads = [...modifierBySpelling]
    .filter(([spelling]) => spelling !== 'd')
    .map(([spelling, record]) =>
      createToken({
        name: spelling,
        pattern: word(spelling),
        start_chars_hint: bothCases(spelling.charAt(0)),
        categories: headOf(record),
      }),
    );
  const optionWords = options.map(({ name }) =>
    createToken({
      name: `option ${name}`,
      pattern: word(name),
      start_chars_hint: bothCases(name.charAt(0)),
      categories: OptionWord,
    }),
  );
  const compareSigns = comparisons
    .flatMap(({ symbol, aliases }) => [symbol, ...aliases])
    .map((sign) => createToken({ name: sign, pattern: sign, categories: CompareSign }));
  const categoryOf = new Map([
    [levels.sum, categories.SumSign],
    [levels.product, categories.ProductSign],
    [levels.power, categories.PowerSign],
  ] as readonly (readonly [number, TokenType])[]);
  const signs = binaryOperators.flatMap(({ symbol, aliases, level }) =>
    [symbol, ...aliases].map((sign) =>
      createToken({ name: sign, pattern: sign, categories: categoryOf.get(level) ?? [] }),
    ),
  );

  // The first that fits is taken: longer spellings stand first.
  const byLength = [...heads, ...compareSigns, ...signs, ...optionWords].sort(
    (one, other) => nameLength(other) - nameLength(one),
  );
  const concrete: TokenType[] = [
    WhiteSpace,
    NumberLiteral,
    NamedDie,
    Percent,
    Fudge,
    D,
    If,
    ...calls,
    ...byLength,
    Series,
    BindingName,
    Variable,
    Becomes,
    Semicolon,
    Label,
    Range,
    Open,
    Close,
    OpenBrace,
    CloseBrace,
    Comma,
    Word,
    Stray,
  ];
  const all = [...Object.values(categories), WholeDie, ...concrete];
  const lexer = new Lexer(all, {
    positionTracking: 'onlyOffset',
    ensureOptimizations: true,
    skipValidations: true,
  });
  return {
    lexer,
    categories,
    all,
    modifierBySpelling,
    comparisonModifier: vocabulary.modifiers.find(({ takes }) => takes.shape === 'comparison'),
  };
}

const nameLength = (token: TokenType): number => token.name.replace(/^option /, '').length;
