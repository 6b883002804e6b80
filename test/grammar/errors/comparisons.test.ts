/** Comparisons and modifiers that cannot be read: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'dice after a comparison',
    [
      ['d20 > d20', 'dice-after-count > d20|dice {compared: (d20) > (d20)} -> (d20) > (d20)'],
      ['2d6 > 2d6', 'dice-after-count > 2d6|dice {compared: (2d6) > (2d6)} -> (2d6) > (2d6)'],
      ['2d6 > d8', 'dice-after-count > d8|dice {compared: (2d6) > (d8)} -> (2d6) > (d8)'],
      ['2d6>1d6', 'dice-after-count >1d6|dice {compared: (2d6) > (1d6)} -> (2d6) > (1d6)'],
      ['3d6 > 2d2', 'dice-after-count > 2d2|dice {compared: (3d6) > (2d2), drop: dl2}'],
      ['3d6 > 1d2', 'dice-after-count > 1d2|dice {compared: (3d6) > (1d2), drop: dl2}'],
      ['3d6 > 3d3', 'dice-after-count > 3d3|dice {compared: (3d6) > (3d3)} -> (3d6) > (3d3)'],
      ['3d6 >= d%', 'dice-after-count >= d%|dice {compared: (3d6) >= (d%)} -> (3d6) >= (d%)'],
      ['3d6 >= dF', 'dice-after-count >= dF|dice {compared: (3d6) >= (dF)} -> (3d6) >= (dF)'],
      ['3d6 >= 2dF', 'dice-after-count >= 2dF|dice {compared: (3d6) >= (2dF)} -> (3d6) >= (2dF)'],
      [
        '3d6kh2 >= 2d6kh1 + 1',
        'dice-after-count >= 2d6kh1|dice {compared: (3d6kh2) >= (2d6kh1)} -> (3d6kh2) >= (2d6kh1) + 1',
      ],
      [
        '5 + 2d6 > 2d6',
        'dice-after-count > 2d6|dice {compared: (2d6) > (2d6)} -> 5 + (2d6) > (2d6)',
      ],
      ['2d6 + 1 > 2d6', ''],
      ['(2d6) > 2d6', ''],
      ['{2d6} > 2d6', 'dice-after-count > 2d6|dice {compared: ({2d6}) > (2d6)} -> ({2d6}) > (2d6)'],
      [
        'max(2d6 > d6, 1)',
        'dice-after-count > d6|dice {compared: (2d6) > (d6)} -> max((2d6) > (d6), 1)',
      ],
      [
        '@a := 2d6 > d6; @a',
        'dice-after-count > d6|dice {compared: (2d6) > (d6)} -> @a := (2d6) > (d6); @a',
      ],
      ['2d6 > (d6)', 'dice-in-argument > (d6)|modifier'],
      [
        '2d6 > @n d6',
        'dice-after-count > @n d6|dice {compared: (2d6) > (@n d6)} -> (2d6) > (@n d6)',
      ],
      [
        '2d6 > (2)d6',
        'dice-after-count > (2)d6|dice {compared: (2d6) > ((2)d6)} -> (2d6) > ((2)d6)',
      ],
      ['2d6 > d', 'missing-argument d|sides'],
      ['2d6 >= -d6', 'missing-operand d|between {after: -, before: d}'],
      ['2d6!>d6', 'dice-after-count >d6|dice {compared: (2d6!) > (d6)} -> (2d6!) > (d6)'],
      ['2d6r<d6', 'dice-after-count <d6|dice {compared: (2d6r) < (d6)} -> (2d6r) < (d6)'],
    ],
  ],
  [
    'functions after a comparison',
    [
      [
        '2d10 < min(10, 7)',
        'unexpected-text min|function-after-count {pool: 2d10, comparison: <, value: min(10, 7)}',
      ],
      [
        '2d10 < floor(7)',
        'unexpected-text floor|function-after-count {pool: 2d10, comparison: <, value: floor(7)}',
      ],
      [
        '2d10 >= if(1, 2, 3)',
        'unexpected-text if|function-after-count {pool: 2d10, comparison: >=, value: if(1, 2, 3)}',
      ],
      [
        '2d10 >= max(1, 2) + 3',
        'unexpected-text max|function-after-count {pool: 2d10, comparison: >=, value: max(1, 2)}',
      ],
      [
        '5 + 2d10 >= max(1, 2)',
        'unexpected-text max|function-after-count {pool: 2d10, comparison: >=, value: max(1, 2)}',
      ],
      ['(2d10) >= max(1, 2)', ''],
      [
        '{2d10} >= max(1, 2)',
        'unexpected-text max|function-after-count {pool: {2d10}, comparison: >=, value: max(1, 2)}',
      ],
    ],
  ],
  [
    'where a pool begins',
    [
      [
        '@a := 2d6 > d6; @a',
        'dice-after-count > d6|dice {compared: (2d6) > (d6)} -> @a := (2d6) > (d6); @a',
      ],
      [
        '{2d10} >= max(1, 2)',
        'unexpected-text max|function-after-count {pool: {2d10}, comparison: >=, value: max(1, 2)}',
      ],
      ['{2d6} > d8', 'dice-after-count > d8|dice {compared: ({2d6}) > (d8)} -> ({2d6}) > (d8)'],
      ['(2)d6 > d8', 'dice-after-count > d8|dice {compared: ((2)d6) > (d8)} -> ((2)d6) > (d8)'],
      [
        '(2)d6 >= max(1, 2)',
        'unexpected-text max|function-after-count {pool: (2)d6, comparison: >=, value: max(1, 2)}',
      ],
      [
        '5 + (2)d6 > d8',
        'dice-after-count > d8|dice {compared: ((2)d6) > (d8)} -> 5 + ((2)d6) > (d8)',
      ],
      [
        '5 + {2d6 + d8}kh1 > d8',
        'dice-after-count > d8|dice {compared: ({2d6 + d8}kh1) > (d8)} -> 5 + ({2d6 + d8}kh1) > (d8)',
      ],
      ['4d6r<3 > d6', 'missing-operand d|between {after: >, before: d}'],
      ['4d6!>3 > d6', 'missing-operand d|between {after: >, before: d}'],
      ['4d6>=3 > d6', 'missing-operand d|between {after: >, before: d}'],
      ['4d6kh(1+2) > d6', 'missing-operand d|between {after: >, before: d}'],
      ['2 + 4d6r(<3) > d6', 'missing-operand d|between {after: >, before: d}'],
      [
        'max(2, 4d6 > d6)',
        'dice-after-count > d6|dice {compared: (4d6) > (d6)} -> max(2, (4d6) > (d6))',
      ],
      ['max(2, 4d6kh(3) > d6)', 'missing-operand d|between {after: >, before: d}'],
      [
        '{4d6 > d6, d8}',
        'dice-after-count > d6|dice {compared: (4d6) > (d6)} -> {(4d6) > (d6), d8}',
      ],
      ['1 < 2d6 > d6', 'dice-after-count > d6|dice {compared: (2d6) > (d6)}'],
      ['3 x 2d6 > d6', 'dice-after-count > d6|dice {compared: (2d6) > (d6)} -> 3 x (2d6) > (d6)'],
      ['2d6 > 2d6 > 2d6', 'dice-after-count > 2d6|dice {compared: (2d6) > (2d6)}'],
      ['(d6)(d8)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['(d6) (d8)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['{d6} {d8}', 'unexpected-text {|no-operator {written: {, dice: false}'],
      ['4d6(d1)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      [
        '4d6(kh3 d1)',
        'unexpected-text (kh3 d1)|modifier-in-brackets {modifier: kh3 d1} -> 4d6kh3 d1',
      ],
    ],
  ],
  [
    'chained',
    [
      ['2d6 >= 3 >= 4', ''],
      ['(2d6) >= 3 >= 4', 'chained-comparison >=|two'],
      ['1 < 2 < 3', 'chained-comparison <|two'],
      ['(2d6) >= 3 = 1', 'chained-comparison =|two'],
      ['max(1 < 2 < 3, 1)', 'chained-comparison <|two'],
    ],
  ],
  [
    'modifiers after what has no dice',
    [
      ['5[a]kh1', 'misplaced-label [a]|before-modifier {modifier: kh1}'],
      ['{d6}[a]kh1', 'misplaced-label [a]|before-modifier {modifier: kh1} -> {d6}kh1[a]'],
      ['({d6}[a])kh1', 'misplaced-label kh1|modifier-after {modifier: kh1}'],
      [
        '({d6, d8}kh1[a])kl1',
        'foreign-spelling ({d6, d8}kh1[a])|spelling {written: ({d6, d8}kh1[a]), meaning: group, ours: {{d6, d8}kh1[a]}} -> {{d6, d8}kh1[a]}kl1',
      ],
      [
        '(5[a])kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: number, sumOfDice: false}',
      ],
      [
        '(@a[b])kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: variable, sumOfDice: false}',
      ],
      [
        '(max(1,2)[b])kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: call, sumOfDice: false}',
      ],
      [
        '((d6 + d8)[b])kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: parentheses, sumOfDice: false}',
      ],
      [
        '(d6 + d8 - d4)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: false}',
      ],
      [
        '(d6 - d8 + d4)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: false}',
      ],
      [
        '(d6 + 5 + d4)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: false}',
      ],
      [
        'd6 + d8 kh3',
        'keeps-all kh3|too-few {keep: 3, count: 1, of: dice}; keeps-all kh3|one-die -> {d6 + d8}kh3',
      ],
      ['100 (d6+d8)kh1', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['d100!o 5', 'unsuitable-argument !o 5|ends-without-parentheses {modifier: !o}'],
      ['d100!o 5,96', 'unsuitable-argument !o 5|ends-without-parentheses {modifier: !o}'],
    ],
  ],
  [
    'dice glued to what comes before',
    [
      ['2d6kh1 3d8', 'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> 2d6kh1 + 3d8'],
      ['5d6(2)d8', 'unexpected-text (2)d8|no-operator {written: (2)d8, dice: true}'],
      ['(2d6)3d8', 'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> (2d6) + 3d8'],
      ['{2d6}3d8', 'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> {2d6} + 3d8'],
      ['2d6[a]3d8', 'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> 2d6[a] + 3d8'],
      ['d6!3 d8', 'drops-not-rolls 3 d8|drops {modifier: d, number: 8, taken: 3} -> d6!3 + d8'],
      ['2d6 3 d8', 'unexpected-text 3 d8|no-operator {written: 3 d8, dice: true} -> 2d6 + 3 d8'],
      ['2d6)3d8', 'unopened-bracket )|bracket {bracket: )}'],
      [
        '10d6>=5 3d8',
        'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> 10d6>=5 + 3d8',
      ],
      ['10d6>=5 d8', 'dice-after-count >=5 d8|dice {compared: (10d6) >= (5 d8), drop: dl8}'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
