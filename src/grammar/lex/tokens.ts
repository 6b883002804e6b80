/** The tokens of a vocabulary. Only this file, the lexer, the parser's machine and its lookahead know chevrotain. */
import type { TokenType } from 'chevrotain';
import { createToken, EOF, tokenMatcher } from 'chevrotain';
import { binaryOperators, comparisons, levels } from '../../vocabulary/arithmetic/operators.ts';
import { namePattern } from '../../vocabulary/dice/own.ts';
import { dieStart, formStart, spellingPattern } from '../../vocabulary/dice/pattern.ts';
import type { DieRecord } from '../../vocabulary/dice/record.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { letter } from '../../vocabulary/letters.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { options } from '../../vocabulary/modifier.ts';
import type { Lexer, Spelled, Token } from './lexer.ts';
import { createLexer } from './lexer.ts';

export type { TokenType } from 'chevrotain';
export type { Token } from './lexer.ts';

/** What stands for the end of the text. */
export const End: TokenType = EOF;
/** Whether a token is of a type or category. */
export const isOf: (token: Token, type: TokenType) => boolean = tokenMatcher;

const kind = (name: string, ...categories: TokenType[]): TokenType =>
  createToken({ name, categories });

/** A whole die in one token: `d%`, `dF.1`, `d{name}`. */
export const WholeDie: TokenType = kind('WholeDie');
export const NumberLiteral: TokenType = kind('NumberLiteral');
/** The letter of dice, and of the drop modifier: only before what can follow it. */
export const D: TokenType = kind('D');
const BuiltInDie = kind('BuiltInDie', WholeDie);
const NamedDie = kind('NamedDie', WholeDie);
/** A variable that is bound here: `@a :=`. */
export const BindingName: TokenType = kind('BindingName');
export const Variable: TokenType = kind('Variable');
export const Label: TokenType = kind('Label');
export const Open: TokenType = kind('Open');
export const Close: TokenType = kind('Close');
export const OpenBrace: TokenType = kind('OpenBrace');
export const CloseBrace: TokenType = kind('CloseBrace');
export const Comma: TokenType = kind('Comma');
export const Becomes: TokenType = kind('Becomes');
export const Semicolon: TokenType = kind('Semicolon');
/** The sign of a series: a word of its own, or right before dice, as in `6xd6`. */
export const Series: TokenType = kind('Series');
/** `if`, where it chooses. */
export const If: TokenType = kind('If');
export const Range: TokenType = kind('Range');
const WhiteSpace = kind('WhiteSpace');
/** What no other token takes, so that every such error comes from one place. */
export const Word: TokenType = kind('Word');
export const Stray: TokenType = kind('Stray');

const digits = '0123456789';
const bothCases = (first: string): string => first + first.toUpperCase();
const sign = (type: TokenType, pattern: string): Spelled => ({
  type,
  pattern,
  starts: pattern.charAt(0),
});
const everyCharacter = String.fromCharCode(...Array(128).keys());
const allLetters = [...everyCharacter].filter((each) => /[A-Za-z_]/.test(each)).join('');

const variable = `@\\{[^{}\\r\\n]+\\}|@[${letter}][${letter}\\d]*(?:\\.[${letter}\\d]+)*`;

/** What comes before all words. */
const firstOf = (dice: readonly DieRecord[]): readonly Spelled[] => [
  { type: WhiteSpace, pattern: /\s+/, starts: '\t\n\v\f\r ', anywhere: true, skipped: true },
  { type: NumberLiteral, pattern: /\d+(?:\.\d+)?|\.\d+/, starts: `${digits}.` },
  { type: NamedDie, pattern: new RegExp(`d\\s*\\{\\s*${namePattern}\\s*\\}`, 'i'), starts: 'dD' },
  { type: BuiltInDie, pattern: new RegExp(spellingPattern(dice), 'i'), starts: 'dD' },
  { type: D, pattern: new RegExp(`d(?=${formStart})`, 'i'), starts: 'dD' },
  { type: If, pattern: /if(?=\s*\()/i, starts: 'iI' },
];

/** What comes after them; the last two take everything. */
const lastOf = (dice: readonly DieRecord[]): readonly Spelled[] => [
  {
    type: Series,
    pattern: new RegExp(`x(?:(?![${letter}])|(?=${dieStart(dice, `(?![${letter}])`)}))`, 'i'),
    starts: 'xX',
  },
  { type: BindingName, pattern: new RegExp(`(?:${variable})(?=\\s*:=)`), starts: '@' },
  { type: Variable, pattern: new RegExp(variable), starts: '@' },
  sign(Becomes, ':='),
  sign(Semicolon, ';'),
  { type: Label, pattern: /\[[^\]\r\n]*\]/, starts: '[' },
  sign(Range, '..'),
  sign(Open, '('),
  sign(Close, ')'),
  sign(OpenBrace, '{'),
  sign(CloseBrace, '}'),
  sign(Comma, ','),
  {
    type: Word,
    pattern: new RegExp(`[${letter}]+(?:['\\u2019][${letter}]+)*`),
    starts: allLetters,
    anywhere: true,
  },
  { type: Stray, pattern: /[\s\S]/, starts: everyCharacter, anywhere: true },
];

const escaped = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '\\$&');

/** `!` and `oe` may be followed directly by a letter; every other word must end where it ends. */
const joinable = (spelling: string): boolean => /^(?:!|oe)/.test(spelling);

/** No letter follows. One range is enough here: other signs have become ASCII before. */
const wordEnd = '(?![A-Za-z_\\u00c0-\\u1fff])';

const word = (spelling: string): RegExp =>
  new RegExp(joinable(spelling) ? escaped(spelling) : `${escaped(spelling)}${wordEnd}`, 'i');

const spellingsOf = (record: ModifierRecord): readonly string[] =>
  record.takes.shape === 'comparison' ? [] : [record.name, ...(record.aliases ?? [])];

export interface Categories {
  /** A modifier that takes the comparison right after it. */
  readonly ConditionHead: TokenType;
  /** A modifier that takes the number right after it, and a comparison right after that. */
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

/** What the grammar asks for where many tokens can go; made for each vocabulary. */
const createCategories = (): Categories => ({
  ConditionHead: kind('ConditionHead'),
  SizeHead: kind('SizeHead'),
  PlainHead: kind('PlainHead'),
  FunctionName: kind('FunctionName'),
  CompareSign: kind('CompareSign'),
  SumSign: kind('SumSign'),
  ProductSign: kind('ProductSign'),
  PowerSign: kind('PowerSign'),
  OptionWord: kind('OptionWord'),
});

export interface Tokens {
  readonly lexer: Lexer;
  readonly categories: Categories;
  /** Every token type, for the parser. */
  readonly all: readonly TokenType[];
  /** How they are spelled, in the order in which they are tried. */
  readonly spelled: readonly Spelled[];
  /** The record for a modifier as it is spelled, in lower case. */
  readonly modifierBySpelling: ReadonlyMap<string, ModifierRecord>;
  /** The record of a die as it is spelled, in lower case and without white space. */
  readonly dieBySpelling: ReadonlyMap<string, DieRecord>;
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
  const spelledAs = (name: string, pattern: RegExp, ...types: TokenType[]): Spelled => ({
    type: kind(name, ...types),
    pattern,
    starts: bothCases(name.charAt(0)),
  });

  // Before "(" a word can be a function, a modifier with its list, or, as min and max, both.
  const calls = [...functionNames].map((name) => {
    const modifier = modifierBySpelling.get(name);
    const heads = modifier === undefined ? [] : [headOf(modifier)];
    return spelledAs(`${name}(`, new RegExp(`${name}(?=\\s*\\()`, 'i'), FunctionName, ...heads);
  });
  // The lone "d" is the token of dice.
  const heads = [...modifierBySpelling]
    .filter(([spelling]) => spelling !== 'd')
    .map(([spelling, record]) => spelledAs(spelling, word(spelling), headOf(record)));
  const optionWords = options.map(
    ({ name }): Spelled => ({
      ...spelledAs(name, word(name)),
      type: kind(`option ${name}`, OptionWord),
    }),
  );
  const compareSigns = comparisons
    .flatMap(({ symbol, aliases }) => [symbol, ...aliases])
    .map((symbol) => sign(kind(symbol, CompareSign), symbol));
  const categoryOf = new Map([
    [levels.sum, categories.SumSign],
    [levels.product, categories.ProductSign],
    [levels.power, categories.PowerSign],
  ] as readonly (readonly [number, TokenType])[]);
  const signs = binaryOperators.flatMap(({ symbol, aliases, level }) => {
    const category = categoryOf.get(level);
    return [symbol, ...aliases].map((each) =>
      sign(category === undefined ? kind(each) : kind(each, category), each),
    );
  });

  // The first that fits is taken: longer spellings come first.
  const byLength = [...heads, ...compareSigns, ...signs, ...optionWords].sort(
    (one, other) => nameLength(other.type) - nameLength(one.type),
  );
  const { dice, dieBySpelling } = vocabulary;
  const spelled = [...firstOf(dice), ...calls, ...byLength, ...lastOf(dice)];
  return {
    lexer: createLexer(spelled),
    categories,
    all: [...Object.values(categories), WholeDie, ...spelled.map(({ type }) => type)],
    spelled,
    modifierBySpelling,
    dieBySpelling,
    comparisonModifier: vocabulary.modifiers.find(({ takes }) => takes.shape === 'comparison'),
  };
}

const nameLength = ({ name }: TokenType): number => name.replace(/^option /, '').length;
