/** What each warning says, as facts. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'what is said of choices and of whole notations',
    [
      ['max(2d20)', 'keeps-all max(2d20)|one-number {keep: kh} -> 2d20kh1'],
      ['min(3d6)', 'keeps-all min(3d6)|one-number {keep: kl} -> 3d6kl1'],
      ['if(d20 + 5, 1, 2)', 'always-true d20 + 5|never-zero {ours: if((d20 + 5) >= 10, ...)}'],
      ['2d6 # +3', 'comment-is-arithmetic # +3|comment -> 2d6 +3'],
      ['6 # 1d20', 'comment-is-dice # 1d20|comment -> 6 x 1d20'],
      ['2x3', 'series-of-number x|number {number: 3} -> 2*3'],
      ['20', 'rolls-nothing 20|number {number: 20}'],
      ['1.000', 'thousands-point 1.000|decimal-point {number: 1, ours: 1000}'],
    ],
  ],
  [
    'what is said of counts and keeps',
    [
      [
        '5 + d20>=15',
        'count-in-arithmetic >=15|not-the-total {counts: one-die} -> (5 + d20) >= 15',
      ],
      [
        '5 + d20min2>=15',
        'count-in-arithmetic >=15|not-the-total {counts: one-die} -> (5 + d20min2) >= 15',
      ],
      ['5 + d6!>=5', ''],
      ['5 + d6!6>=4', 'count-in-arithmetic >=4|not-the-total {counts: dice} -> (5 + d6!6) >= 4'],
      ['d20 + 2d8>=8', 'count-in-arithmetic >=8|not-the-total {counts: dice} -> (d20 + 2d8) >= 8'],
      [
        '5 + {d20, d8}kh1>=5',
        'count-in-arithmetic >=5|not-the-total {counts: one-total} -> (5 + {d20, d8}kh1) >= 5',
      ],
      ['-3d6>=5', 'count-under-minus >=5|subtracted'],
      [
        '4d6>=5-1',
        'minus-after-modifier -1|successes {subtracted: 1, number: 5, lower: >=(5 - 1)}',
      ],
      [
        '4d6 >= 5-1',
        'minus-after-modifier -1|successes {subtracted: 1, number: 5, lower: >=(5 - 1)}',
      ],
      ['4d6kh3dl1', 'keeps-of-kept kh3dl1|in-turn {first: kh3, second: dl1}'],
      ['d8 + d10kh1', 'keeps-all kh1|one-die -> {d8 + d10}kh1'],
      ['8d10!>=9', 'explodes-not-counts !>=9|condition {both: !10>=9} -> 8d10!10>=9'],
      ['8dF!>=1', 'explodes-not-counts !>=1|condition'],
      ['{2d6 + d8}!>=6', 'explodes-not-counts !>=6|condition'],
      ['10d6cs>=5', 'marks-not-counts cs>=5|marks {count: >=5} -> 10d6>=5'],
    ],
  ],
  [
    'what is said of lookalikes',
    [
      ['8d10!=10', 'counts-not-explodes !=10|counts-others {modifier: !, face: 10}'],
      [
        '8d10 != 10 >= 8',
        'counts-not-explodes != 10|counts-others {modifier: !, face: 10} -> 8d10 !10 >= 8',
      ],
      ['d6! = 4', 'explodes-not-counts ! = 4|equals {modifier: !, number: 4}'],
      ['3d6!!!', 'compounds-and-explodes !!!|two-modifiers {first: !!, second: !}'],
      [
        '10d6mt >= 2',
        'picks-not-compares mt >= 2|picks {written: >= 2, spelled: mt2>=2} -> (10d6mt) >= 2',
      ],
      ['4d6k>3', 'count-after-keep k>3|counts-what-is-left {written: k, number: 1, count: >3}'],
      [
        '4d6dl > 3',
        'count-after-keep dl > 3|counts-what-is-left {written: dl, number: 1, count: >3}',
      ],
      ['4d6km>3', 'count-after-keep km>3|counts-what-is-left {written: km, number: 1, count: >3}'],
      ['8d6 d6', 'drops-not-rolls d6|drops {modifier: d, number: 6} -> 8d6 + d6'],
      ['2d6! 1d8', 'drops-not-rolls 1d8|drops {modifier: d, number: 8, taken: 1} -> 2d6! + 1d8'],
      [
        '2d6r1 d8',
        'drops-every-die d8|all {count: 2, of: dice, advice: {kind: plus}} -> 2d6r1 + d8',
      ],
    ],
  ],
  [
    'what is said of the rest',
    [
      ['4dFr-1', 'minus-after-modifier -1|negative-face {number: 1} -> 4dFr(-1)'],
      ['d20cs19-20', 'minus-after-modifier -20|range {from: 19, to: 20} -> d20cs>=19'],
      ['4d6>2<5', 'several-counts >2<5|between {taker: f} -> 4d6>2f>=5'],
      ['8d10>=8>=3', 'several-counts >=8>=3|compared-successes -> (8d10>=8) >= 3'],
      [
        '1 < d6 < 5',
        'several-counts < 5|compared-count -> @total := d6; (@total > 1) * (@total < 5)',
      ],
      ['d66', 'unusual-die d66|table {sides: 66, ours: d6*10 + d6} -> d6*10 + d6'],
      [
        'd666',
        'unusual-die d666|table {sides: 666, ours: d6*100 + d6*10 + d6} -> d6*100 + d6*10 + d6',
      ],
      ['d{6}', 'unusual-die {6}|one-face {face: 6} -> d6'],
      [
        '1/2d6',
        'divides-by-dice 1/2d6|divides {number: 1, dice: 2d6, share: (1/2)*d6, division: 1/(2d6)}',
      ],
      ['2d6[+3]', 'label-is-arithmetic [+3]|label {label: +3} -> 2d6 +3'],
      ['d20[adv]', 'label-is-arithmetic [adv]|label {label: adv} -> 2d20kh1'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
