/** Characters, bindings and modifiers where they cannot be: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'characters',
    [
      [
        '2d6 ‐ 1',
        'unexpected-character ‐|character {character: ‐, unseen: false, advice: minus} -> 2d6 - 1',
      ],
      [
        '2d6 — 1',
        'unexpected-character —|character {character: —, unseen: false, advice: minus} -> 2d6 - 1',
      ],
      [
        '2d6 • 3',
        'unexpected-character •|character {character: •, unseen: false, advice: times} -> 2d6 * 3',
      ],
      [
        '2d6 ⋅ 3',
        'unexpected-character ⋅|character {character: ⋅, unseen: false, advice: times} -> 2d6 * 3',
      ],
      [
        '2d6 ⁄ 3',
        'unexpected-character ⁄|character {character: ⁄, unseen: false, advice: divided-by} -> 2d6 / 3',
      ],
      [
        '2d6 ∕ 3',
        'unexpected-character ∕|character {character: ∕, unseen: false, advice: divided-by} -> 2d6 / 3',
      ],
      [
        '2d6 & d8',
        'unexpected-character &|character {character: &, unseen: false, advice: add-dice}',
      ],
      [
        '2d6 >= 3 & d8',
        'unexpected-character &|character {character: &, unseen: false, advice: one-comparison}',
      ],
      ['2d6 &', 'unexpected-character &|character {character: &, unseen: false, advice: add-dice}'],
      [
        '2d6#note',
        'unexpected-character #|character {character: #, unseen: false, advice: comment} -> 2d6 #note',
      ],
      ['2d6#3', 'unexpected-character #|character {character: #, unseen: false, advice: comment}'],
      ['2d6 $ 3', 'unexpected-character $|character {character: $, unseen: false}'],
      [
        '2d6 + $str',
        'unexpected-character $|character {character: $, unseen: false, advice: variable}',
      ],
      ['2d6 + $3', 'unexpected-character $|character {character: $, unseen: false}'],
      [
        '2d6.',
        'unexpected-character .|character {character: ., unseen: false, advice: full-stop} -> 2d6',
      ],
      [
        '2d6 .',
        'unexpected-character .|character {character: ., unseen: false, advice: full-stop} -> 2d6',
      ],
      ['.', 'unexpected-character .|character {character: ., unseen: false}'],
      ['2d6.x', 'unexpected-character .|character {character: ., unseen: false}'],
      [
        '2d6 . 5',
        'unexpected-character .|character {character: ., unseen: false, advice: decimal}',
      ],
      ['2.d6', 'unexpected-character .|character {character: ., unseen: false}'],
      [
        'd6 + 2.',
        'unexpected-character .|character {character: ., unseen: false, advice: full-stop} -> d6 + 2',
      ],
      [
        '@a: d6',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      [
        '@a : d6',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      ['2d6; @a: d6', 'unexpected-text ;|semicolon'],
      [
        '@b := d6; @a: d6',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      [
        'd6: 3',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      [
        '@a + @b: d6',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      ['d6 ] 2', 'unexpected-character ]|character {character: ], unseen: false, advice: label}'],
      [
        'd6 @ 3',
        'unexpected-character @|character {character: @, unseen: false, advice: variable}',
      ],
      ['d6 ½', 'unexpected-character ½|character {character: ½, unseen: false, advice: decimal}'],
      [
        'd6 \\ 2',
        'unexpected-character \\|character {character: \\, unseen: false, advice: division}',
      ],
      [
        'd6 | d8',
        'unexpected-character ||character {character: |, unseen: false, advice: one-comparison}',
      ],
      ['d6 ~ 2', 'unexpected-character ~|character {character: ~, unseen: false}'],
      ['d6 ♥', 'unexpected-character ♥|character {character: ♥, unseen: false}'],
      ['d6 [a', 'unclosed-label [|label'],
      ['d6 "a"', 'unexpected-character "|character {character: ", unseen: false}'],
      ["d6 'a'", "unexpected-character '|character {character: ', unseen: false}"],
      ['d6 ` 2', 'unexpected-character `|character {character: `, unseen: false}'],
      [
        'd6 ? 1 : 2',
        'foreign-spelling ?|spelling {written: ?, meaning: choice, ours: if(d6, 1, 2)} -> if(d6, 1, 2)',
      ],
      ['d6 _ 2', 'unexpected-word _|word {word: _, advice: {kind: notes}}'],
      ['2d6 😀', 'unexpected-character 😀|character {character: 😀, unseen: false}'],
    ],
  ],
  [
    'bindings',
    [
      ['2d6 @a := 3', 'unexpected-text @a|name-not-first'],
      ['2d6 + @a := 3; @a', 'unexpected-text @a|name-not-first'],
      ['d6 := 3', 'unexpected-text :=|assignment-not-first'],
      ['@a := ; d6', 'missing-operand ;|before-semicolon'],
      ['; d6', 'missing-operand ;|before-semicolon'],
      ['@a := 3; ; d6', 'unexpected-text ;|semicolon'],
      ['@a = d6; @a', 'unexpected-text =|equals-sign {name: @a} -> @a := d6; @a'],
      ['@a = d6; @b = d8; @a', 'unexpected-text =|equals-sign {name: @a}'],
      ['@x := 1; @a = d6; @a', 'unexpected-text =|equals-sign {name: @a} -> @x := 1; @a := d6; @a'],
      ['d6;', 'unexpected-text ;|semicolon -> d6'],
      ['d6 ;', 'unexpected-text ;|semicolon -> d6'],
      ['d6; d8', 'unexpected-text ;|semicolon'],
      ['d6;;', 'unexpected-text ;|semicolon'],
      ['@a := d6', 'missing-operand @a|unused-name'],
      ['@a := d6;', 'missing-operand @a|unused-name'],
      ['@a := d6; @b := d8;', 'missing-operand @b|unused-name'],
      [
        '@a := d6 d8; @a',
        'drops-every-die d8|all {count: 1, of: dice, advice: {kind: either, sum: d6 + d8, nested: (d6)d8}}',
      ],
      ['@a := @b := 3; 4', 'unexpected-text @b|name-not-first'],
      ['(@a := 3)', 'unexpected-text @a|name-not-first'],
      ['3 + @a := 4', 'unexpected-text @a|name-not-first'],
      ['a := d6; a', 'unexpected-word a|word {word: a, advice: {kind: variable}}'],
      ['a := d6; @a', 'unexpected-word a|word {word: a, advice: {kind: variable}} -> @a := d6; @a'],
    ],
  ],
  [
    'modifiers in brackets',
    [
      ['4d6(kh3)', 'unexpected-text (kh3)|modifier-in-brackets {modifier: kh3} -> 4d6kh3'],
      ['4d6 (kh3)', 'unexpected-text (kh3)|modifier-in-brackets {modifier: kh3} -> 4d6 kh3'],
      ['4d6{kh3}', 'unexpected-text {kh3}|modifier-in-brackets {modifier: kh3} -> 4d6kh3'],
      [
        '4d6(kh3 kl1)',
        'unexpected-text (kh3 kl1)|modifier-in-brackets {modifier: kh3 kl1} -> 4d6kh3 kl1',
      ],
      ['4d6(kh3, kl1)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['4d6(kh3)+2', 'unexpected-text (kh3)|modifier-in-brackets {modifier: kh3} -> 4d6kh3+2'],
      ['4d6(r<3)', 'unexpected-text (r<3)|modifier-in-brackets {modifier: r<3} -> 4d6r<3'],
      ['4d6(>=3)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['4d6()', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['4d6(s)', 'unexpected-text (s)|modifier-in-brackets {modifier: s} -> 4d6s'],
      ['4d6(d1)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['4d6(3)', 'unexpected-text (|no-operator {written: (, dice: false}'],
      ['(4d6)(kh3)', 'unexpected-text (kh3)|modifier-in-brackets {modifier: kh3} -> (4d6)kh3'],
      ['{4d6}(kh3)', 'unexpected-text (kh3)|modifier-in-brackets {modifier: kh3} -> {4d6}kh3'],
      ['5(kh3)', 'unexpected-text (|no-operator {written: (, dice: false}'],
    ],
  ],
  [
    'names and semicolons',
    [
      ['@a + 1 := 3; @a', 'unexpected-text :=|assignment-not-first'],
      ['@a 5; 3', 'unexpected-text 5|no-operator {written: 5, dice: false}'],
      ['a; d6', 'unexpected-word a|word {word: a, advice: {kind: variable}}'],
      ['5 = 3; d6', 'unexpected-text ;|semicolon'],
      ['@a == d6; @a', 'unexpected-text ;|semicolon'],
      ['@a > d6; @a', 'unexpected-text ;|semicolon'],
      ['@a; d6', 'unexpected-text ;|semicolon'],
      ['@b := 2; @a; d6', 'unexpected-text ;|semicolon'],
      ['d6 ¼ 2', 'unexpected-character ¼|character {character: ¼, unseen: false, advice: decimal}'],
      ['d6 ¾ 2', 'unexpected-character ¾|character {character: ¾, unseen: false, advice: decimal}'],
      [
        '@a: @b: 3',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      [
        '@b := 3; @a: d6',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      [
        '5: d6',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
      [
        '(@a: d6)',
        'unexpected-character :|character {character: :, unseen: false, advice: name-a-roll}',
      ],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
