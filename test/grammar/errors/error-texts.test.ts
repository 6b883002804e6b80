/** Every error and warning as people see it, whole: message, place, hint and fix. */
import { describe, expect, test } from 'vitest';
import type { ErrorCode, WarningCode } from '../../../src/index.ts';
import {
  check,
  DiceError,
  errorCodes,
  format,
  render,
  roll,
  warningCodes,
} from '../../../src/index.ts';
import { casesIn, findings } from '../../support/error-cases.ts';
import type { Call } from './texts/calls.ts';
import { calls } from './texts/calls.ts';
import { dialects } from './texts/dialects.ts';
import { modifiers } from './texts/modifiers.ts';
import { pools } from './texts/pools.ts';
import { structure } from './texts/structure.ts';
import { warnings } from './texts/warnings.ts';
import { words } from './texts/words.ts';

// A code without a case does not compile.
const texts: Readonly<Record<ErrorCode | WarningCode, string | readonly Call[]>> = {
  ...words,
  ...dialects,
  ...structure,
  ...modifiers,
  ...pools,
  ...warnings,
  ...calls,
};

/** Everything that is said about a notation; below each fix how it is read. */
const told = (notation: string): string =>
  findings(notation)
    .flatMap((each) => [
      render(each, notation),
      ...(each.fix === undefined ? [] : [`= ${format(each.fix)}`]),
    ])
    .join('\n');

const isWarning = (code: string): boolean => warningCodes.some((each) => each === code);

describe.each(Object.entries(texts))('%s', (code, cases) => {
  if (typeof cases === 'string') {
    test.each(casesIn(cases).map((each) => [JSON.stringify(each.notation), each] as const))(
      '%s',
      (_name, { notation, answer }) => {
        expect(told(notation)).toBe(answer);
        const severity = isWarning(code) ? 'warning' : 'error';
        expect(findings(notation)).toContainEqual(expect.objectContaining({ code, severity }));
      },
    );
  } else {
    test.each(cases.map(([name, work, answer]) => [name, work, answer] as const))(
      '%s',
      (_name, work, answer) => {
        let message = 'nothing is thrown';
        try {
          work();
        } catch (error) {
          if (!(error instanceof DiceError)) throw error;
          expect(error.code).toBe(code);
          message = error.message;
        }
        expect(`\n${message}`).toBe(answer);
      },
    );
  }
});

test('the cases are many, and the codes are all there are', () => {
  const count = Object.values(texts).reduce(
    (sum, each) => sum + (typeof each === 'string' ? casesIn(each).length : each.length),
    0,
  );
  expect(count).toBeGreaterThan(250);
  for (const [code, each] of Object.entries(texts)) {
    expect(typeof each === 'string' ? casesIn(each).length : each.length, code).toBeGreaterThan(0);
  }
  expect(Object.keys(texts).sort()).toEqual([...errorCodes, ...warningCodes].sort());
});

test('a mark that no face can get is warned about like any condition that no face meets', () => {
  expect(check('4d6cs7').map(({ code }) => code)).toEqual(['condition-never']);
});

test.each([
  // On a lone die a count and a comparison are equal.
  'if(d20 >= 15, 1, 0)',
  // "kh" has no use for a face.
  '4dFkh-1',
  '4d6m-1',
  '{2d6 + d8}kh2',
  '{8d6>=5}>=3',
  '@a := d6; @a - @a',
  '6 x 4d6kh3',
  '4d6 s u',
  '1d6!>=5',
  '3d6!>4',
  '5d6!!>=6+0',
  '8d10!>7',
  '8d10!10>=9',
  'd20cs>=20',
  '4d20cs>=19',
  '2d20cs>=20kh1',
  '4d6s>=5',
  '2d6[+1 sword]',
  '2d6[1-3]',
  '2d6[9/10]',
  '2d6[d8]',
  '2d20kh1[adv]',
  '2d6[Row 3]',
  '2d6[R1]',
  '7[2d6]',
  '2d6kh1[2]',
  '2d6s[2]',
  '2d6r [1]',
  '2d6[3]',
  'd100!>10',
  '90d100u',
  '4d6dl3',
  '4d6r1 - 2',
  '4d6<>6',
  '2d20kh>=15',
  '4d6k1>3',
  '8d6 d3',
  'max(d20)',
  'max(2d20kh1)',
  'max(2d20, 10)',
  '2d20cs20',
  '3d6cf<=2',
  '6 # times',
  '2d6 # d8',
  // In parentheses, or spelled out, it is meant.
  '-(3d6>=5)',
  '(8d6>=5) - (4d6>=5)',
  '(4d6>=5) - 1',
  '(d20>=15) + 5',
  '5 + (2d20kh1 >= 15)',
  'd20 + (2d8>=8)',
  '1d8 + (1d10 k1)',
  '(3d6kh2)dl1',
  '(3d6!!)!',
  '3d6!!()!',
  '1/(2d6)',
  '4d6>2<(5)',
  '3 < (8d10>=8)',
  '10d6mt2>=2',
  '(d66)',
  'd(66)',
  'if((d20 + 5), 1, 2)',
  '2 x (3)',
  '8d6d(6)',
  '8d6dl6',
  'd6!4',
  '4d6kh1>=3',
  // What people do mean.
  '4d6dl1kh2',
  '5d6dh1dl1',
  '5d6dl1dh1km1',
  '6d10>=3>=8',
  '6d10>=7=10',
  '4d6<2>5',
  '3 <= 8d10>=8',
  '4d6>=5 + 2',
  '4d6>=5 + d4',
  '5/2d6',
  'd20 + 1.5',
  '0.125',
  '7',
  '5 + 8d10>=8',
  'if(d6 - 1, 1, 2)',
  'if(d20 >= 15, 1, 2)',
  'if(0, 2d6kh3, 1)',
  '2d6min3',
  '2d6 # +1 sword',
  '2d20[adv]',
  '4d6r2-1',
  '2d20kh1-2',
  'd6cs5-6d6',
])('%s is what it looks like, and nothing is said', (notation) => {
  expect(told(notation)).toBe('');
});

/** Several errors of one text, in its order. */
test.each<[string, readonly ErrorCode[]]>([
  [
    'd0 + 2d6!>0 + floor(1, 2) + 1.5d6',
    ['unsuitable-sides', 'endless', 'unsuitable-argument', 'unsuitable-count'],
  ],
  [
    '1.5d0kh1.5min',
    ['unsuitable-count', 'unsuitable-sides', 'unsuitable-argument', 'unsuitable-argument'],
  ],
  ['4d6kh(d4)kl(d4)f1', ['dice-in-argument', 'dice-in-argument', 'unsuitable-order']],
  ['d{3..1}kh(once)', ['unsuitable-faces', 'unsuitable-option']],
  ['{2d0, d{b}}kh1.5', ['unsuitable-sides', 'unsuitable-faces', 'unsuitable-argument']],
  ['1/0 + d0', ['division-by-zero', 'unsuitable-sides']],
  [
    '@a := d6; @a := d0; 0 x 7d6u',
    ['name-taken', 'unsuitable-sides', 'unsuitable-count', 'endless'],
  ],
  // Only one is fit to be rolled, and the other is not looked into.
  ['if(0, 1/0, 2)', []],
])('all errors of %s are reported, in the order of the text', (notation, codes) => {
  expect(check(notation).map(({ code }) => code)).toEqual(codes);
});

test('errors of variables are reported together with the errors without them', () => {
  const codes = (work: () => unknown): readonly string[] => {
    try {
      work();
    } catch (error) {
      if (error instanceof DiceError) return error.diagnostics.map(({ code }) => code);
    }
    return [];
  };
  expect(codes(() => roll('@a := d0; @one + 1.5d6 + @b', { variables: { a: 3 } }))).toEqual([
    'name-taken',
    'unsuitable-sides',
    'unknown-variable',
    'unsuitable-count',
    'unknown-variable',
  ]);
});

test('what is shown moves no terminal: control characters become blanks, in the fix too', () => {
  const notation = '2d6[\u001b[31m] 4d8[\u202e]';
  const [first] = check(notation);
  expect(first).toMatchObject({ code: 'unexpected-text' });
  if (first === undefined) throw new Error('nothing is found');
  for (const character of '\u001b\u202e') {
    expect(render(first, notation)).not.toContain(character);
  }
  expect(render(first, notation)).toContain('try: 2d6[');
});

test('no message needs a programmer to be understood', () => {
  const jargon =
    /\b(?:token|eof|expression|operand|operator|pars(?:e|er|ing)|lexer|syntax|grammar|node|arguments?|parameters?|integer|string|boolean|null|undefined|nan|array|object|bind(?:s|ing)?|bound|chained|clamp|series|member|term)\b/i;
  const tables = Object.values(texts).filter((each) => typeof each === 'string');
  for (const { notation } of tables.flatMap(casesIn)) {
    for (const { message, hint = '' } of findings(notation)) {
      // What is quoted is the writer's own.
      expect(`${message} ${hint}`.replace(/"[^"]*"|@\S+/g, ''), notation).not.toMatch(jargon);
    }
  }
});

test('every place is a part of the text, and none is empty but where the text is', () => {
  const tables = Object.values(texts).filter((each) => typeof each === 'string');
  for (const { notation } of tables.flatMap(casesIn)) {
    for (const { span } of findings(notation)) {
      expect(span.start, notation).toBeGreaterThanOrEqual(0);
      expect(span.end, notation).toBeLessThanOrEqual(notation.length);
      if (notation !== '') expect(span.end, notation).toBeGreaterThan(span.start);
    }
  }
});
