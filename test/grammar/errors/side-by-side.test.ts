/** What comes right after something else: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'side by side',
    [
      [
        'd6 d8',
        'drops-every-die d8|all {count: 1, of: dice, advice: {kind: either, sum: d6 + d8, nested: (d6)d8}}',
      ],
      ['2d6 3d8', 'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> 2d6 + 3d8'],
      ['2d6 3', 'unexpected-text 3|no-operator {written: 3, dice: false}'],
      ['6 4d6', 'unexpected-text 4d6|no-operator {written: 4d6, dice: true, times: 6, rest: 4d6}'],
      ['6.5 4d6', 'unexpected-text 4d6|no-operator {written: 4d6, dice: true} -> 6.5 + 4d6'],
      [
        '6 4d6kh3',
        'unexpected-text 4d6kh3|no-operator {written: 4d6kh3, dice: true, times: 6, rest: 4d6kh3}',
      ],
      [
        '6 4d6 + 2',
        'unexpected-text 4d6|no-operator {written: 4d6, dice: true, times: 6, rest: 4d6 + 2}',
      ],
      ['2 (d6)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['(d6) (d8)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['(d6)(d8)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['(d6) 2', 'unexpected-text 2|no-operator {written: 2, dice: false}'],
      ['(2)(3)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['2(3)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['2(d6)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['d6(2)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['d6 (2)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['2d6 {d8}', 'unexpected-text {|no-operator {written: {, dice: false}'],
      ['{d6} {d8}', 'unexpected-text {|no-operator {written: {, dice: false}'],
      ['{d6}{d8}', 'unexpected-text {|no-operator {written: {, dice: false}'],
      [
        '{d6}d8',
        'drops-every-die d8|all {count: 1, of: dice, advice: {kind: either, sum: {d6} + d8, nested: ({d6})d8}}',
      ],
      ['(d6) d8', ''],
      [
        'd%d8',
        'drops-every-die d8|all {count: 1, of: dice, advice: {kind: either, sum: d% + d8, nested: (d%)d8}}',
      ],
      [
        'd% d8',
        'drops-every-die d8|all {count: 1, of: dice, advice: {kind: either, sum: d% + d8, nested: (d%)d8}}',
      ],
      [
        '2d6 2d8kh1',
        'unexpected-text 2d8kh1|no-operator {written: 2d8kh1, dice: true} -> 2d6 + 2d8kh1',
      ],
      [
        '2d6 2d8!>3',
        'unexpected-text 2d8!>3|no-operator {written: 2d8!>3, dice: true} -> 2d6 + 2d8!>3',
      ],
      ['d6[a] d8', 'unexpected-text d8|no-operator {written: d8, dice: true} -> d6[a] + d8'],
      ['d6[a]d8', 'unexpected-text d8|no-operator {written: d8, dice: true} -> d6[a] + d8'],
      ['d6[a] [b]', 'misplaced-label [b]|second-label'],
      ['d6[a][b]', 'misplaced-label [b]|second-label'],
      ['5 5', 'unexpected-text 5|no-operator {written: 5, dice: false}'],
      ['5 @a', 'unexpected-text @a|no-operator {written: @a, dice: false}'],
      ['@a @b', 'unexpected-text @b|no-operator {written: @b, dice: false}'],
      ['@a 5', 'unexpected-text 5|no-operator {written: 5, dice: false}'],
      [
        'max(1) max(2)',
        'modifier-without-dice max(2)|not-dice {modifier: max(2), after: call, sumOfDice: false}',
      ],
      ['max(1)d6', ''],
      [
        '3d6 max(1, 2)',
        'unsuitable-argument 2|too-many-numbers {modifier: max, most: 1, example: 4d6max5}',
      ],
      ['d6 + 2 d8', ''],
      ['d6 + 2 3d8', 'unexpected-text 3d8|no-operator {written: 3d8, dice: true} -> d6 + 2 + 3d8'],
      ['d6!d8', 'drops-not-rolls d8|drops {modifier: d, number: 8} -> d6! + d8'],
      ['d6 2 d8', 'unexpected-text 2 d8|no-operator {written: 2 d8, dice: true} -> d6 + 2 d8'],
      ['d6 .. d8', 'unexpected-text ..|range'],
      ['1..3', 'unexpected-text ..|range'],
      ['d6..8', 'unexpected-text ..|range'],
    ],
  ],
  [
    'labels',
    [
      ['[fire]2d6', 'misplaced-label [fire]|before-term -> 2d6[fire]'],
      ['[fire] 2d6kh1', 'misplaced-label [fire]|before-term -> 2d6kh1[fire]'],
      ['[fire]5', 'misplaced-label [fire]|before-term'],
      ['[fire]', 'misplaced-label [fire]|before-term'],
      ['5 + [fire] 2d6', 'misplaced-label [fire]|before-term -> 5 + 2d6[fire]'],
      ['[fire] 2d6 + 3', 'misplaced-label [fire]|before-term -> 2d6[fire] + 3'],
      ['2d6[fire]kh1', 'misplaced-label [fire]|before-modifier {modifier: kh1} -> 2d6kh1[fire]'],
      [
        '2d6[fire] kh1 + 2',
        'misplaced-label [fire]|before-modifier {modifier: kh1} -> 2d6kh1[fire] + 2',
      ],
      [
        '2d6[fire]kh1kl1',
        'misplaced-label [fire]|before-modifier {modifier: kh1kl1} -> 2d6kh1kl1[fire]',
      ],
      ['2d6[fire]r<3', 'misplaced-label [fire]|before-modifier {modifier: r<3} -> 2d6r<3[fire]'],
      ['2d6[fire]>=3', 'misplaced-label >=|comparison-after'],
      ['(2d6[fire])kh1', 'misplaced-label kh1|modifier-after {modifier: kh1}'],
      [
        '{2d6}[fire]kh1',
        'misplaced-label [fire]|before-modifier {modifier: kh1} -> {2d6}kh1[fire]',
      ],
      ['2d6[fire]d1', 'unexpected-text d1|no-operator {written: d1, dice: true} -> 2d6[fire] + d1'],
      ['5[fire]kh1', 'misplaced-label [fire]|before-modifier {modifier: kh1}'],
      ['2d6 + 5[fire]kh1', 'misplaced-label [fire]|before-modifier {modifier: kh1}'],
      ['(2d6+1)[fire]kh1', 'misplaced-label [fire]|before-modifier {modifier: kh1}'],
    ],
  ],
  [
    'modifiers without dice',
    [
      [
        '5kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: number, sumOfDice: false}',
      ],
      [
        '@a kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: variable, sumOfDice: false}',
      ],
      [
        '(d6+d8)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: true} -> {d6+d8}kh1',
      ],
      [
        '(d6 + d8 + 2d4)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: true} -> {d6 + d8 + 2d4}kh1',
      ],
      [
        '(d6 - d8)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: false}',
      ],
      [
        '(d6 + 2)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: false}',
      ],
      [
        '(2 + d6)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: binary, sumOfDice: false}',
      ],
      [
        'max(d6, d8)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: call, sumOfDice: false}',
      ],
      [
        'if(1, 2, 3)kh1',
        'modifier-without-dice kh1|not-dice {modifier: kh1, after: choice, sumOfDice: false}',
      ],
      ['-(d6)kh1', ''],
      ['kh1', 'modifier-without-dice kh|no-dice {modifier: kh}'],
      ['kh3 + 2', 'modifier-without-dice kh|no-dice {modifier: kh}'],
      [
        'max',
        'unexpected-word max|word {word: max, advice: {kind: example, notation: max(d6, d8)}}',
      ],
      [
        'max 3',
        'unexpected-word max|word {word: max, advice: {kind: example, notation: max(d6, d8)}}',
      ],
      [
        'min2',
        'unexpected-word min|word {word: min, advice: {kind: example, notation: min(d6, 4)}}',
      ],
      [
        'MAX',
        'unexpected-word MAX|word {word: MAX, advice: {kind: example, notation: max(d6, d8)}}',
      ],
      ['2 + kh1', 'modifier-without-dice kh|no-dice {modifier: kh}'],
      [
        '2 + max',
        'unexpected-word max|word {word: max, advice: {kind: example, notation: max(d6, d8)}}',
      ],
      [
        'floor',
        'unexpected-word floor|word {word: floor, advice: {kind: example, notation: floor(d20/2)}}',
      ],
      [
        'floor 2',
        'unexpected-word floor|word {word: floor, advice: {kind: example, notation: floor(d20/2)}}',
      ],
    ],
  ],
  [
    'lists that a modifier cannot have',
    [
      [
        'd100!oh 90',
        'unsuitable-argument !oh 90|ends-without-parentheses {modifier: !oh} -> d100!oh(90)',
      ],
      ['d100!o5', 'unsuitable-argument !o5|ends-without-parentheses {modifier: !o}'],
      ['d100!o5,96', 'unsuitable-argument !o5|ends-without-parentheses {modifier: !o}'],
      [
        'd100!oh90',
        'unsuitable-argument !oh90|ends-without-parentheses {modifier: !oh} -> d100!oh(90)',
      ],
      [
        'd100!o@a',
        'unsuitable-argument !o@a|ends-without-parentheses {modifier: !o} -> d100!o(@a)',
      ],
      ['4d6r!=3', 'unsuitable-argument !=|not-equal-sign'],
      ['4d6r(!=3)', 'unsuitable-argument !=|not-equal-sign'],
      ['4d6!!=3', 'explodes-not-counts !!=3|equals {modifier: !!, number: 3}'],
      ['4d6!(!=3)', 'unsuitable-argument !=|not-equal-sign'],
      ['4d6cs!=3', 'unsuitable-argument !=|not-equal-sign'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
