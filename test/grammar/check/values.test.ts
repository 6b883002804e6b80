/** Counts, sides, arguments and values that cannot be: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'numbers of values for functions',
    [
      ['floor()', 'missing-operand (|after {after: (}'],
      [
        'floor(1, 2)',
        'unsuitable-argument floor(1, 2)|values-of-function {name: floor, least: 1, most: 1, example: floor(d20/2)}',
      ],
      ['floor(1)', ''],
      ['max()', 'missing-operand (|after {after: (}'],
      ['max(d6)', ''],
      ['max(d6, 2, 3)', ''],
      [
        'pow(1)',
        'unsuitable-argument pow(1)|values-of-function {name: pow, least: 2, most: 2, example: pow(2, d4)}',
      ],
      ['pow(1, 2)', ''],
      [
        'pow(1, 2, 3)',
        'unsuitable-argument pow(1, 2, 3)|values-of-function {name: pow, least: 2, most: 2, example: pow(2, d4)}',
      ],
      ['sqrt(-1)', 'not-a-real-number sqrt(-1)|root-of-negative'],
      ['sqrt(4)', ''],
      ['mod(1, 0)', 'division-by-zero mod(1, 0)|division'],
    ],
  ],
  [
    'counts and sides that cannot be',
    [
      ['0d6', ''],
      ['(1-2)d6', 'unsuitable-count (1-2)|dice {given: -1}'],
      ['(1/2)d6', 'unsuitable-count (1/2)|dice {given: 0.5}'],
      ['1.5d6', 'unsuitable-count 1.5|dice {given: 1.5}'],
      ['d0', 'unsuitable-sides 0|sides {given: 0, most: 9007199254740991}'],
      ['d(0)', 'unsuitable-sides (0)|sides {given: 0, most: 9007199254740991}'],
      ['4d(0)', 'unsuitable-sides (0)|sides {given: 0, most: 9007199254740991}'],
      ['d(1-1)kh1', 'unsuitable-sides (1-1)|sides {given: 0, most: 9007199254740991}'],
      ['d(1/2)', 'unsuitable-sides (1/2)|sides {given: 0.5, most: 9007199254740991}'],
      ['d(-1)', 'unsuitable-sides (-1)|sides {given: -1, most: 9007199254740991}'],
      ['4d(0)kh9', 'unsuitable-sides (0)|sides {given: 0, most: 9007199254740991}'],
      ['(1/0)d6', 'division-by-zero (1/0)|division'],
      ['d(1/0)', 'division-by-zero (1/0)|division'],
      ['4d6kh(1/0)', 'division-by-zero 1/0|division'],
      ['4d6kh(1/2)', 'unsuitable-argument 1/2|not-whole {of: kh, least: 0, given: 0.5}'],
      ['4d6kh(0-1)', 'unsuitable-argument 0-1|not-whole {of: kh, least: 0, given: -1}'],
      ['4d6kh(1.5)', 'unsuitable-argument 1.5|not-whole {of: kh, least: 0, given: 1.5}'],
      ['(d{a})d6', 'unsuitable-faces d{a}|unknown-die {name: a, near: []}'],
      ['4d{3..1}kh9', 'unsuitable-faces d{3..1}|falling-range {from: 3, to: 1}'],
      ['4d{a}kh9', 'unsuitable-faces d{a}|unknown-die {name: a, near: []}'],
    ],
  ],
  [
    'dice where a number is due',
    [
      ['4d6kh(d4)', 'dice-in-argument d4|modifier'],
      ['4d6kh({1, 2}kh1)', 'dice-in-argument {1, 2}kh1|modifier'],
      ['4d6r(d4)', 'dice-in-argument d4|modifier'],
      ['4d6r(1, limit d4)', 'dice-in-argument limit d4|modifier'],
      ['4d6>=(d4)', 'dice-in-argument >=(d4)|modifier'],
      ['@a := d4; 4d6kh(@a)', ''],
      ['@a := 3; 4d6kh(@a)', ''],
      ['(d4) x d6', 'dice-in-argument (d4)|times'],
      ['({1}) x d6', 'dice-in-argument ({1})|times'],
      ['@a := d4; @a x d6', ''],
    ],
  ],
  [
    'arithmetic that fails whatever the dice are',
    [
      ['1/0', 'division-by-zero 1/0|division'],
      ['1//0', 'division-by-zero 1//0|division'],
      ['1%0', 'division-by-zero 1%0|division'],
      ['d6 + 1/0', 'division-by-zero 1/0|division'],
      ['d6/0', ''],
      ['d6/(1-1)', ''],
      ['0**-1', 'division-by-zero 0**-1|zero-to-negative-power'],
      ['2**0.5', ''],
      ['(-1)**0.5', 'not-a-real-number (-1)**0.5|power-of-negative'],
      ['if(1, 2, 1/0)', ''],
      ['if(0, 1/0, 2)', ''],
      ['if(d2 >= 2, 1/0, 2)', ''],
      ['max(1, 1/0)', 'division-by-zero 1/0|division'],
      ['@a := 1/0; 2', 'division-by-zero 1/0|division'],
      ['@a := 0; 1/@a', ''],
      ['-(1/0)', 'division-by-zero (1/0)|division'],
      ['(1/0)[a]', 'division-by-zero (1/0)|division'],
      ['(1/0) >= 1', 'division-by-zero (1/0)|division'],
      ['2**10000000', 'number-too-large 2**10000000|value'],
      ['2**3', ''],
      ['10**300', ''],
      ['1e3', 'unexpected-word e|word {word: e, advice: {kind: notes}}'],
    ],
  ],
  [
    'choices with a part that never comes',
    [
      ['if(1, 2d6, 4d6kh9)', ''],
      ['if(0, 2d6, 4d6kh9)', 'keeps-all kh9|too-few {keep: 9, count: 4, of: dice}'],
      ['if(0, 4d6kh9, 2d6)', ''],
      ['if(1-1, 4d6kh9, 2d6)', ''],
      ['if(2 >= 3, 4d6kh9, 2d6)', ''],
      ['if(d6 >= 3, 4d6kh9, 2d6)', 'keeps-all kh9|too-few {keep: 9, count: 4, of: dice}'],
      ['if(@a, 4d6kh9, 2d6)', 'keeps-all kh9|too-few {keep: 9, count: 4, of: dice}'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
