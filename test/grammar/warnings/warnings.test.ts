/** What holds for every warning: blanks make no difference, parentheses silence it, and its fix is a better text. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, format, parse } from '../../../src/index.ts';

// Pieces with blanks between all that may be parted.
const number = fc.constantFrom('1', '2', '3', '5', '6', '8', '15', '( 3 )', '( 9 )', '@n');
const sign = fc.constantFrom('>=', '>', '<=', '<', '=', '<>');
const dice = fc.constantFrom(
  ...['d6', 'd20', '2d6', '4d6', '10d10', '2d20', 'd66', 'd{6}', '4dF', '{ 2d6 }', '{ d20 + d8 }'],
);
const modifier = fc.constantFrom(
  ...['', '', 'kh1', 'k', 'kl 1', 'dl1', 'kh2 dl1', '!', '! 6', '!!', '!!!', '!p', 'r1', 'min 8'],
  ...['max3', 'u', 'm', 'mt', 'cs>=5', 's', 'd1', 'd6', '!o', '! 1 d8', 'kh 1 d8'],
);
const none = fc.constant('');
const single = fc.tuple(sign, number).map((each) => each.join(' '));
const counts = fc.oneof(
  none,
  none,
  single,
  fc.tuple(single, single).map((each) => each.join(' ')),
  single.map((each) => `${each} f 1`),
);
const pool = fc.tuple(dice, modifier, counts).map((each) => each.join(' '));
const operator = fc.constantFrom('+', '-', '*', '/');

/** A sum of terms, within what else there is. */
const around = (term: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const sum = fc
    .tuple(term, fc.array(fc.tuple(operator, fc.oneof(term, number)), { maxLength: 2 }))
    .map(([first, others]) => [first, ...others.flat()].join(' '));
  return fc.oneof(
    sum,
    sum.map((each) => `3 x ${each}`),
    sum.map((each) => `@a := ${each} ; @a + 1`),
    sum.map((each) => `if( ${each} , 1 , 2d6 )`),
    sum.map((each) => `max( ${each} , 3 )`),
    fc.tuple(number, sum, sign).map(([one, other, between]) => `${one} ${between} ${other}`),
    sum.map((each) => `${each} # +2`),
  );
};

/** The text with hardly a blank: one stays where words would run together, and before a comment. */
const tightened = (text: string): string =>
  text.includes('#')
    ? text
    : text
        .replace(/\s+(?=[^a-z])/g, '')
        .replace(/([^a-z\d])\s+/g, '$1')
        .replace(/(\d)\s+(?=[^dx])/g, '$1');

const codes = (text: string): readonly string[] => check(text).map(({ code }) => code);

test('a warning does not depend on blanks', () => {
  let compared = 0;
  fc.assert(
    fc.property(around(pool), (text) => {
      const tight = tightened(text);
      fc.pre(parse(text).ok && parse(tight).ok && format(tight) === format(text));
      compared += 1;
      // Right after a modifier spaces tell a sign from a minus.
      const told = (each: string): readonly string[] =>
        codes(each)
          .filter((code) => code !== 'minus-after-modifier')
          .sort();
      expect(told(tight), `${text} and ${tight}`).toEqual(told(text));
    }),
    { numRuns: 800 },
  );
  expect(compared).toBeGreaterThan(0);
}, 60_000);

test('a fix can be read, means something else, and is not warned about in the same way', () => {
  fc.assert(
    fc.property(around(pool), (text) => {
      const found = check(text);
      for (const { code, severity, fix } of found) {
        if (fix === undefined) continue;
        expect(parse(fix).ok, `${text} -> ${fix}`).toBe(true);
        if (severity === 'error') continue;
        expect(format(fix), text).not.toBe(format(text));
        const times = found.filter((each) => each.code === code).length;
        // Of these one is reported at a time.
        const oneByOne = code === 'marks-not-counts' || code === 'explodes-not-counts';
        expect(codes(fix).filter((each) => each === code).length, `${text} -> ${fix}`).toBeLessThan(
          oneByOne ? times + 1 : times,
        );
      }
    }),
    { numRuns: 800 },
  );
}, 60_000);

test('parentheses round dice say that they are meant', () => {
  const silent = ['count-in-arithmetic', 'count-under-minus', 'divides-by-dice', 'unusual-die'];
  const meant = pool.map((each) => `(${each})`);
  fc.assert(
    fc.property(around(meant), (text) => {
      const found = codes(text).filter((code) => silent.includes(code));
      expect(found, text).toEqual([]);
    }),
    { numRuns: 500 },
  );
}, 60_000);
