/** Words without a meaning, and series: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'words',
    [
      ['5 skh1', 'unexpected-word skh|word {word: skh, advice: {kind: notes}}'],
      ['1d4+1 foo 3', 'unexpected-word foo|word {word: foo, advice: {kind: notes}}'],
      ['foo', 'unexpected-word foo|word {word: foo, advice: {kind: start}}'],
      ['2d6 foo', 'unexpected-word foo|word {word: foo, advice: {kind: notes}} -> 2d6 # foo'],
      ['2d6foo', 'unexpected-word foo|word {word: foo, advice: {kind: notes}}'],
      [
        '2d6skh1',
        'unexpected-word skh|word {word: skh, advice: {kind: apart, modifiers: s kh}} -> 2d6 s kh1',
      ],
      [
        '2d6khs',
        'unexpected-word khs|word {word: khs, advice: {kind: apart, modifiers: kh s}} -> 2d6 kh s',
      ],
      [
        '2d6 skh1',
        'unexpected-word skh|word {word: skh, advice: {kind: apart, modifiers: s kh}} -> 2d6 s kh1',
      ],
      ['2d6khh1', 'unexpected-word khh|word {word: khh, advice: {kind: near, words: [kh]}}'],
      [
        '2d6kx1',
        'unexpected-word kx|word {word: kx, advice: {kind: near, words: [kh, k, kl, km]}}',
      ],
      ['2d6 + foo', 'unexpected-word foo|word {word: foo, advice: {kind: variable}}'],
      ['foo + 2d6', 'unexpected-word foo|word {word: foo, advice: {kind: variable}}'],
      ['foo 2d6', 'unexpected-word foo|word {word: foo, advice: {kind: after-dice, dice: 2d6}}'],
      [
        'roll(2d6)',
        'not-a-function roll|name {name: roll, near: [], known: [floor, ceil, round, trunc, abs, sign, sqrt, min, max, pow, mod, if]}',
      ],
      [
        'maxx(2, 3)',
        'not-a-function maxx|name {name: maxx, near: [max], known: [floor, ceil, round, trunc, abs, sign, sqrt, min, max, pow, mod, if]}',
      ],
      [
        'fo(2)',
        'not-a-function fo|name {name: fo, near: [], known: [floor, ceil, round, trunc, abs, sign, sqrt, min, max, pow, mod, if]}',
      ],
      [
        'flor(2)',
        'not-a-function flor|name {name: flor, near: [floor], known: [floor, ceil, round, trunc, abs, sign, sqrt, min, max, pow, mod, if]}',
      ],
      [
        'iff(1, 2, 3)',
        'not-a-function iff|name {name: iff, near: [if], known: [floor, ceil, round, trunc, abs, sign, sqrt, min, max, pow, mod, if]}',
      ],
      [
        '2d6 max',
        'unsuitable-argument max|too-few-numbers {modifier: max, fewest: 1, example: 4d6max5}',
      ],
      [
        '2d6 if',
        'unexpected-word if|word {word: if, advice: {kind: example, notation: if(d20 >= 15, 2d6, 0)}}',
      ],
      [
        'if',
        'unexpected-word if|word {word: if, advice: {kind: example, notation: if(d20 >= 15, 2d6, 0)}}',
      ],
      [
        'if 2',
        'unexpected-word if|word {word: if, advice: {kind: example, notation: if(d20 >= 15, 2d6, 0)}}',
      ],
      [
        '2d6 floor',
        'unexpected-word floor|word {word: floor, advice: {kind: example, notation: floor(d20/2)}}',
      ],
    ],
  ],
  [
    'an x that repeats nothing',
    [
      [
        '(d6) + 1 x 3',
        'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: (d6) + 1}}',
      ],
      [
        'max(d6, 2) + 1 x 3',
        'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: max(d6, 2) + 1}}',
      ],
      [
        'max(d6 + 1, 2) x 3',
        'unexpected-text x|series-number {advice: {kind: first}} -> max(d6 + 1, 2) * 3',
      ],
      [
        'max(d6+1, 2 x 3)',
        'unexpected-text x|series-inside {advice: {kind: first}} -> max(d6+1, 2 * 3)',
      ],
      [
        'd6 + max(1, 2) x 3',
        'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: d6 + max(1, 2)}}',
      ],
      ['max(1, d6+1 x 3)', 'unexpected-text x|series-inside {advice: {kind: first}}'],
      ['2d6kh2x9', 'unexpected-text x|series-number {advice: {kind: first}} -> 2d6kh2*9'],
      [
        'd6x6',
        'foreign-spelling x|spelling {written: x, tool: Foundry, meaning: explode, ours: !} -> d6!6',
      ],
      ['d6x7', 'unexpected-text x|series-number {advice: {kind: first}} -> d6*7'],
      [
        'd%x100',
        'foreign-spelling x|spelling {written: x, meaning: explode-or-multiply, number: 100}',
      ],
      ['d6 x 6', 'unexpected-text x|series-number {advice: {kind: first}} -> d6 * 6'],
      ['5[a] x 3', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['-d6 x 3', 'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: -d6}}'],
      ['-@a x 3', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['5 + 2 x 3', 'unexpected-text x|series-number {advice: {kind: first}} -> 5 + 2 * 3'],
      ['2d6 x', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['2d6 * x', 'unexpected-word x|word {word: x, advice: {kind: variable}}'],
      ['x + 2', 'unexpected-word x|word {word: x, advice: {kind: variable}}'],
      ['2 + x', 'unexpected-word x|word {word: x, advice: {kind: variable}}'],
      ['x * 2', 'unexpected-word x|word {word: x, advice: {kind: variable}}'],
      ['2d6 x 3', 'unexpected-text x|series-number {advice: {kind: first}} -> 2d6 * 3'],
      [
        '2d6x3',
        'foreign-spelling x|spelling {written: x, meaning: explode-or-multiply, number: 3}',
      ],
      ['2d6x10', 'unexpected-text x|series-number {advice: {kind: first}} -> 2d6*10'],
      [
        '2d6x4',
        'foreign-spelling x|spelling {written: x, meaning: explode-or-multiply, number: 4}',
      ],
      [
        'd%x50',
        'foreign-spelling x|spelling {written: x, meaning: explode-or-multiply, number: 50}',
      ],
      ['d%x101', 'unexpected-text x|series-number {advice: {kind: first}} -> d%*101'],
      [
        '2d6kh1x3',
        'foreign-spelling x|spelling {written: x, meaning: explode-or-multiply, number: 3}',
      ],
      ['2d6kh1 x 3', 'unexpected-text x|series-number {advice: {kind: first}} -> 2d6kh1 * 3'],
      [
        '2d6>=3x2',
        'foreign-spelling x|spelling {written: x, tool: Foundry, meaning: explode-before-count}',
      ],
      ['2d6!x7', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['2d6 x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['2d6 x @n', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['2d6 x 1.5', 'unexpected-text x|series-number {advice: {kind: first}} -> 2d6 * 1.5'],
      ['2d6x1.5', 'unexpected-text x|series-number {advice: {kind: first}} -> 2d6*1.5'],
      ['2d6 x (3)', 'unexpected-text x|series-number {advice: {kind: first}}'],
      [
        '1d4+1 x 100',
        'unexpected-text x|series-number {advice: {kind: sum, times: 100, sum: 1d4+1}}',
      ],
      [
        '1d4+1x100',
        'unexpected-text x|series-number {advice: {kind: sum, times: 100, sum: 1d4+1}}',
      ],
      ['2+3 x 4', 'unexpected-text x|series-number {advice: {kind: first}} -> 2+3 * 4'],
      ['1d4+1 x 1.5', 'unexpected-text x|series-number {advice: {kind: first}}'],
      [
        '1d4+1 x d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 1, dice: d6, addsUp: false}}',
      ],
      ['1d4+1 x 3 + 2', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['max(1d4+1 x 3, 2)', 'unexpected-text x|series-inside {advice: {kind: first}}'],
      ['(1d4+1 x 3)', 'unexpected-text x|series-inside {advice: {kind: first}}'],
      ['@a := 1d4+1 x 3; @a', 'unexpected-text x|series-inside {advice: {kind: first}}'],
      [
        '@a := 3; 1d4+1 x 3',
        'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: 1d4+1}}',
      ],
      ['1d4-1 x 3', 'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: 1d4-1}}'],
      ['1d4*2 x 3', 'unexpected-text x|series-number {advice: {kind: first}} -> 1d4*2 * 3'],
      ['d%+1 x 3', 'unexpected-text x|series-number {advice: {kind: sum, times: 3, sum: d%+1}}'],
      [
        '2 + 3 x d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 3, dice: d6, addsUp: true}}',
      ],
      [
        '2 * 3 x d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 3, dice: d6, addsUp: true}}',
      ],
      [
        '2 + 1 x d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 1, dice: d6, addsUp: false}}',
      ],
      [
        '2 - 3 x d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 3, dice: d6, addsUp: true}}',
      ],
      [
        'd6 + 3 x 2d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 3, dice: 2d6, addsUp: false}}',
      ],
      [
        'd6 + 3 x d6kh1',
        'unexpected-text x|series-number {advice: {kind: dice, times: 3, dice: d6kh1, addsUp: true}}',
      ],
      ['d6 + 3.5 x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['- 3 x d6', 'unsuitable-count - 3|times {given: -3}'],
      ['+ 3 x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['-3 x d6', 'unsuitable-count -3|times {given: -3}'],
      ['-0 x d6', 'unsuitable-count -0|times {given: -0}'],
      ['-@a x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['2 + - 3 x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['0 x d6', 'unsuitable-count 0|times {given: 0}'],
      ['1.5 x d6', 'unsuitable-count 1.5|times {given: 1.5}'],
      ['d6 x d8', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['(2 x 3)', 'unexpected-text x|series-inside {advice: {kind: first}} -> (2 * 3)'],
      [
        'max(2 x d6, 1)',
        'unexpected-text x|series-inside {advice: {kind: dice, times: 2, dice: d6, addsUp: true}}',
      ],
      [
        '2 x 3 x d6',
        'unexpected-text x|series-inside {advice: {kind: dice, times: 3, dice: d6, addsUp: true}}',
      ],
      ['@a[b] x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['3[b] x d6', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['(1 + 2) x d6', ''],
      [
        '1 + 2 x d6',
        'unexpected-text x|series-number {advice: {kind: dice, times: 2, dice: d6, addsUp: true}}',
      ],
      [
        '2d6 times 3',
        'foreign-spelling times|spelling {written: times, meaning: multiply, ours: *} -> 2d6 * 3',
      ],
      [
        '1d4+1 times 3',
        'unexpected-word times|word {word: times, advice: {kind: series, advice: {kind: sum, times: 3, sum: 1d4+1}}}',
      ],
      [
        '2d6 times',
        'unexpected-word times|word {word: times, advice: {kind: topic, topic: repeat-or-multiply, start: false}}',
      ],
      [
        'three d6',
        'unexpected-word three|word {word: three, advice: {kind: topic, topic: other, start: false}}',
      ],
      ['d6 d6 d6', 'drops-every-die d6|all {count: 1, of: dice}'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
