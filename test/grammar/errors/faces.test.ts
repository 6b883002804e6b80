/** Commas between faces: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'commas between faces',
    [
      [
        'd(1,2) + max(3)',
        'unexpected-text ,|comma-between-faces {ours: d{1,2}, die: true} -> d{1,2} + max(3)',
      ],
      ['2d6r1,2,@a', 'unexpected-text ,|comma-between-faces {ours: r(1, 2), die: false}'],
      [
        'd(-1,0,1)',
        'unexpected-text ,|comma-between-faces {ours: d{-1,0,1}, die: true} -> d{-1,0,1}',
      ],
      ['d(1,2)', 'unexpected-text ,|comma-between-faces {ours: d{1,2}, die: true} -> d{1,2}'],
      ['d(1, 2)', 'unexpected-text ,|comma-between-faces {ours: d{1, 2}, die: true} -> d{1, 2}'],
      [
        '2d(1,2,3)',
        'unexpected-text ,|comma-between-faces {ours: 2d{1,2,3}, die: true} -> 2d{1,2,3}',
      ],
      ['2 d(1,2)', 'unexpected-text ,|comma-between-faces {ours: d{1,2}, die: true} -> 2 d{1,2}'],
      ['@a d(1,2)', 'unexpected-text ,|comma-between-faces {ours: d{1,2}, die: true} -> @a d{1,2}'],
      [
        '5 + d(1,2)',
        'unexpected-text ,|comma-between-faces {ours: d{1,2}, die: true} -> 5 + d{1,2}',
      ],
      [
        '5 + 2d(1,2)',
        'unexpected-text ,|comma-between-faces {ours: 2d{1,2}, die: true} -> 5 + 2d{1,2}',
      ],
      ['d(1,2)kh1', 'unexpected-text ,|comma-between-faces {ours: d{1,2}, die: true} -> d{1,2}kh1'],
      ['d(1,2+1)', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      ['d(1,a)', 'unexpected-text ,|comma'],
      ['d(1,2,d6)', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      ['(1,2)d6', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      [
        'max(1,2) + d(3,4)',
        'unexpected-text ,|comma-between-faces {ours: d{3,4}, die: true} -> max(1,2) + d{3,4}',
      ],
      [
        '2d6r1,2',
        'unexpected-text ,|comma-between-faces {ours: r(1, 2), die: false} -> 2d6r(1, 2)',
      ],
      [
        '2d6R1,2',
        'unexpected-text ,|comma-between-faces {ours: r(1, 2), die: false} -> 2d6r(1, 2)',
      ],
      [
        '2d6r1,2,3',
        'unexpected-text ,|comma-between-faces {ours: r(1, 2, 3), die: false} -> 2d6r(1, 2, 3)',
      ],
      ['2d6r1, 2', 'unexpected-text ,|comma'],
      ['2d6r1 ,2', 'unexpected-text ,|comma'],
      [
        '2d6!5,6',
        'unexpected-text ,|comma-between-faces {ours: !(5, 6), die: false} -> 2d6!(5, 6)',
      ],
      [
        '2d6!!5,6',
        'unexpected-text ,|comma-between-faces {ours: !!(5, 6), die: false} -> 2d6!!(5, 6)',
      ],
      [
        '2d6cs1,20',
        'unexpected-text ,|comma-between-faces {ours: cs(1, 20), die: false} -> 2d6cs(1, 20)',
      ],
      ['2d6r1,2d6', 'unexpected-text ,|comma'],
      ['2d6r1,2 3', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      ['2d6r1,2(3)', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      ['2d6r1,2a', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      [
        '2d6r1,2 + 3',
        'unexpected-text ,|comma-between-faces {ours: r(1, 2), die: false} -> 2d6r(1, 2) + 3',
      ],
      [
        '2d6r1,2kh1',
        'unexpected-text ,|comma-between-faces {ours: r(1, 2), die: false} -> 2d6r(1, 2)kh1',
      ],
      ['2d6r<1,2', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false} -> 2d6r<1.2'],
      ['2d6kh1,2', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      ['2d6min1,2', 'unexpected-text ,|decimal-comma {number: 1.2, grouped: false}'],
      ['10d6=5,6', 'unexpected-text ,|comma-between-faces {ours: =5=6, die: false} -> 10d6=5=6'],
      ['10d6=5,6,7', 'unexpected-text ,|comma-between-faces {ours: =5=6=7, die: false}'],
      ['10d6=5, 6', 'unexpected-text ,|comma'],
      ['10d6>=5,6', 'unexpected-text ,|decimal-comma {number: 5.6, grouped: false} -> 10d6>=5.6'],
      ['10d6=5,6d6', 'unexpected-text ,|comma'],
      [
        '10d6=5,6kh1',
        'unexpected-text ,|comma-between-faces {ours: =5=6, die: false} -> 10d6=5=6kh1',
      ],
      [
        '10d6=5,6 + 1',
        'unexpected-text ,|comma-between-faces {ours: =5=6, die: false} -> 10d6=5=6 + 1',
      ],
      ['(10d6)=5,6', 'unexpected-text ,|comma-between-faces {ours: =5=6, die: false}'],
      ['5=5,6', 'unexpected-text ,|decimal-comma {number: 5.6, grouped: false} -> 5=5.6'],
      [
        '2 + 10d6=5,6',
        'unexpected-text ,|comma-between-faces {ours: =5=6, die: false} -> 2 + 10d6=5=6',
      ],
      [
        '@a := 10d6=5,6; @a',
        'unexpected-text ,|comma-between-faces {ours: =5=6, die: false} -> @a := 10d6=5=6; @a',
      ],
      ['100d100=99,100', 'unexpected-text 99,100|grouped-digits {number: 99100, separator: comma}'],
      ['d%=99,100', 'unexpected-text 99,100|grouped-digits {number: 99100, separator: comma}'],
      ['4dF=0,1', 'unexpected-text ,|comma-between-faces {ours: =0=1, die: false} -> 4dF=0=1'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
