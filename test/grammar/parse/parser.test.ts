/** The grammar is valid and LL(1) by chevrotain's own validation; where it is greedy, cases say what it takes. */
import { createToken, EmbeddedActionsParser } from 'chevrotain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../../../src/grammar/lex/tokens.ts';
import { createParser } from '../../../src/grammar/parse/parser.ts';
import { check, format, parse } from '../../../src/index.ts';
import { createVocabulary, standard } from '../../../src/vocabulary/index.ts';

/** The parser skips its validation, which asks for this function; Node 20 does not have it. */
const groupBy = <T>(items: Iterable<T>, keyOf: (item: T) => PropertyKey): object => {
  const groups: Record<PropertyKey, T[]> = Object.create(null);
  for (const item of items) {
    const key = keyOf(item);
    groups[key] ??= [];
    groups[key].push(item);
  }
  return groups;
};

/** Analyses a finished parser once more, this time with everything that chevrotain can find wrong. */
function validate(machine: EmbeddedActionsParser): void {
  Reflect.set(machine, 'skipValidations', false);
  Reflect.apply(Reflect.get(machine, 'performSelfAnalysis'), machine, []);
}

describe('validation', () => {
  const before = Reflect.get(Object, 'groupBy');
  beforeAll(() => {
    Reflect.set(Object, 'groupBy', groupBy);
  });
  afterAll(() => {
    if (before === undefined) Reflect.deleteProperty(Object, 'groupBy');
    else Reflect.set(Object, 'groupBy', before);
  });

  test('the grammar is valid, without ambiguity, with one token of lookahead', () => {
    validate(createParser(createTokens(standard)).machine);
  });

  test('so it is with words of a caller', () => {
    const [record] = standard.modifiers;
    if (record === undefined) throw new Error('no modifiers');
    const vocabulary = createVocabulary({ modifiers: [{ ...record, name: 'own', aliases: [] }] });
    validate(createParser(createTokens(vocabulary)).machine);
  });

  test('the validation finds an ambiguity where there is one', () => {
    const One = createToken({ name: 'One', pattern: '1' });
    class Ambiguous extends EmbeddedActionsParser {
      constructor() {
        super([One], { maxLookahead: 1, skipValidations: true });
        this.performSelfAnalysis();
      }
      readonly top = this.RULE('top', () =>
        this.OR([{ ALT: () => this.CONSUME(One) }, { ALT: () => this.CONSUME2(One) }]),
      );
    }
    expect(() => validate(new Ambiguous())).toThrow(/ambiguous/i);
  });
});

describe('what a loop or an option takes when the text could go on in two ways', () => {
  test.each([
    // A sign after a term is the sum's; before a term it is the term's.
    ['2 - - 3', '2 - -3'],
    ['2--3', '2 - -3'],
    ['-2**-2**-2', '-2**-2**-2'],
    ['4dFr-1', '4dF r - 1'],
    ['4d6kh-1', '4d6kh1 - 1'],
    // A comparison belongs to the condition before it, else it counts, else it compares totals.
    ['8d10!>7', '8d10!>7'],
    ['8d10!>7>7', '8d10!>7>7'],
    ['8d10!7>7', '8d10!7>7'],
    ['8d10!()>7', '8d10!()>7'],
    ['8d10!(7)>7', '8d10!7>7'],
    ['8d10kh>7', '8d10kh1>7'],
    ['8d10!o>=7', '8d10!o>=7'],
    ['8d10!o(1,9)>=7', '8d10!o(1, 9)>=7'],
    ['4d6>=3>=4', '4d6>=3>=4'],
    ['(4d6)>=3', '(4d6) >= 3'],
    ['(4d6)kh3>=3', '4d6kh3>=3'],
    ['(4d6kh3)>=3', '(4d6kh3) >= 3'],
    ['((4d6))kh3', '4d6kh3'],
    ['@a>=3', '@a >= 3'],
    ['3>=@a', '3 >= @a'],
    // "!=" is one sign wherever it can be one.
    ['4d6!=5', '4d6<>5'],
    ['4d6! =5', '4d6!5'],
    ['4d6!!=5', '4d6!!5'],
    ['4d6!==5', undefined],
    // The letter d: dice after a number, a drop after dice, dice of dice after a bracket.
    ['4d6d1', '4d6d1'],
    ['4d6kh3d1', '4d6kh3d1'],
    ['4d6kh(3)d1', '4d6kh3d1'],
    ['(4d6)d8', '(4d6)d8'],
    ['(4d6)kh3d1', '4d6kh3d1'],
    ['4d(6)d1', '4d6d1'],
    ['4d{1,2}d1', '4d{1,2}d1'],
    ['@a d6', '@a d6'],
    ['2d@a d1', '2d@a d1'],
    ['2d@{a}d1', '2d@a d1'],
    ['4d%d1', '4d100d1'],
    ['4dFd1', '4dF d1'],
    ['4d6!o d1', '4d6!o d1'],
    ['2d3d4', '2d3d4'],
    // A bracket right after a word is its list.
    ['4d6s (3)', undefined],
    ['4d6min(2)', '4d6min2'],
    ['min(2)', 'min(2)'],
    ['4d6min2max5', '4d6min2max5'],
    ['4d6min2+min(2,3)', '4d6min2 + min(2, 3)'],
    // Only the longest spelling of a word is read.
    ['4d6roe', undefined],
    ['4d6ro', '4d6ro'],
    ['4d6oekh1', '4d6!o kh1'],
    ['4d6!okh1', '4d6!o kh1'],
    ['4d6!pkh1', '4d6!p kh1'],
    ['4d6!!pkh1', '4d6!!p kh1'],
    ['4d6!r1', '4d6!r1'],
    ['4d6! !', '4d6! !'],
    ['4d6! !o', undefined],
    ['4d6! o', undefined],
    ['4d6rr', '4d6r'],
    ['4d6r r', '4d6r r'],
    ['4d6sd', '4d6sd'],
    ['4d6s d1', '4d6s d1'],
    ['4d6sd1', undefined],
    // Operators: the longest sign.
    ['7//2', '7 // 2'],
    ['7/ /2', undefined],
    ['2**3', '2**3'],
    ['2* *3', undefined],
    ['2^3^2', '2**3**2'],
    ['-2^2', '-2**2'],
    ['(-2)^2', '(-2)**2'],
    // A label ends its term.
    ['2d6kh1[a]+3[b]', '2d6kh1[a] + 3[b]'],
    ['(2+3)[a]', '(2 + 3)[a]'],
    ['(2[a])[b]', '(2[a])[b]'],
    ['((2))[b]', '2[b]'],
    ['-2[a]', '-2[a]'],
    ['(-2)[a]', '(-2)[a]'],
    ['d[6]', undefined],
    // Numbers and ranges.
    ['.5', '0.5'],
    ['007', '7'],
    ['1.50', '1.5'],
    ['d{1..3,5}', 'd{1..3,5}'],
    ['d{1 .. 3}', 'd{1..3}'],
    ['d{-3..-1,+2}', 'd{-3..-1,2}'],
    ['d{.5}', undefined],
    ['d{1...3}', undefined],
  ])('%s', (text, canonical) => {
    const parsed = parse(text);
    const syntax = check(text).filter(({ severity }) => severity === 'error');
    if (canonical === undefined) expect(parsed.ok, JSON.stringify(parsed)).toBe(false);
    else expect(format(text), JSON.stringify(syntax)).toBe(canonical);
  });
});
