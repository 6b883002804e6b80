/** The terms of a roll, written out: values, labels, places and what became of each die. */
import { expect, test } from 'vitest';
import type { Term } from '../../../src/index.ts';
import { roll } from '../../../src/index.ts';

/** `=` what it came to, each die with its faces: a dropped one in parentheses, with marks and ways. */
function told({ notation, label, span, binding, member, value, chains, items }: Term): string {
  const die = ({ dice, total, direction, kept, marks, score }: Term['chains'][number]): string => {
    const faces = dice.map(
      (each) => `${each.face}${each.kept ? '' : '-'}${each.role === 'first' ? '' : each.role[0]}`,
    );
    const faced = `${faces.join('&')}=${total}${direction === 'none' ? '' : ` ${direction}`}${marks.map((mark) => ` ${mark}`).join('')}${score === undefined ? '' : ` ${score}`}`;
    return kept ? faced : `(${faced})`;
  };
  const item = ({ index, value, kept, score, marks }: NonNullable<Term['items']>[number]): string =>
    `${kept ? '' : '-'}#${index}=${value}${score === undefined ? '' : ` ${score}`}${marks.map((mark) => ` ${mark}`).join('')}`;
  return [
    ...(binding === undefined ? [] : [`@${binding}`]),
    ...(member === undefined ? [] : [`member ${member}`]),
    ...(label === undefined ? [] : [`[${label}]`]),
    notation,
    ...(span === undefined ? ['nowhere'] : [`${span.start}-${span.end}`]),
    `= ${value}:`,
    ...(items ?? []).map(item),
    chains.map(die).join(', '),
  ]
    .join(' ')
    .trim();
}

test.each<[notation: string, dice: readonly number[], ...terms: string[]]>([
  ['-(2d6)[fire]', [3, 4], '[fire] 2d6[fire] 1-12 = 7: 3=3, 4=4'],
  ['2d6 + 3', [3, 4], '2d6 0-3 = 7: 3=3, 4=4'],
  ['3[bonus] + d6', [4], '[bonus] 3[bonus] 0-8 = 3:', 'd6 11-13 = 4: 4=4'],
  ['d100!o', [97, 96, 5], 'd100!o 0-6 = 198: 97&96u&5u=198 up'],
  ['d100!o', [3, 96, 5], 'd100!o 0-6 = -98: 3&96d&5d=-98 down'],
  ['d100!o', [50], 'd100!o 0-6 = 50: 50=50'],
  ['3d6r1', [1, 1, 5, 4, 1, 6], '3d6r1 0-5 = 15: 1-&1-r&5r=5, 4=4, 1-&6r=6'],
  ['2d6!!', [6, 6, 2, 3], '2d6!! 0-5 = 17: 6&6e&2e=14 up, 3=3'],
  ['2d6!', [6, 6, 2, 3], '2d6! 0-4 = 17: 6=6, 6e=6, 2e=2, 3=3'],
  ['4d6kh3', [1, 4, 1, 6], '4d6kh3 0-6 = 11: 1=1, 4=4, (1-=1), 6=6'],
  ['4d6!!kh1', [6, 2, 1, 3, 4], '4d6!!kh1 0-8 = 8: 6&2e=8 up, (1-=1), (3-=3), (4-=4)'],
  ['3d6s', [5, 1, 3], '3d6s 0-4 = 9: 1=1, 3=3, 5=5'],
  ['3d6sd', [5, 1, 6], '3d6sd 0-5 = 12: 6=6, 5=5, 1=1'],
  ['4d6kh2s', [5, 5, 5, 5], '4d6kh2s 0-7 = 10: 5=5, 5=5, (5-=5), (5-=5)'],
  ['4d6kh2sd', [5, 5, 5, 5], '4d6kh2sd 0-8 = 10: 5=5, 5=5, (5-=5), (5-=5)'],
  ['4d6m kh4>=5', [2, 2, 5, 1], '4d6m2kh4>=5 0-11 = 1: 2=2 set 1 0, 2=2 set 1 0, 5=5 1, 1=1 0'],
  ['{0d6 + 2d8}kh1', [2, 5], '{0d6 + 2d8}kh1 0-14 = 5: (2-=2), 5=5'],
  ['3d6cs6cf1', [6, 1, 3], '3d6cs6cf1 0-9 = 10: 6=6 critical success, 1=1 critical failure, 3=3'],
  [
    '3d6cs6cf1kh1',
    [6, 1, 3],
    '3d6cs6cf1kh1 0-12 = 6: 6=6 critical success, (1-=1 critical failure), (3-=3)',
  ],
  ['2d6cs1r1', [1, 2, 3], '2d6cs1r1 0-8 = 5: 1-&2r=2, 3=3'],
  ['4d6m', [2, 5, 2, 5], '4d6m2 0-4 = 14: 2=2 set 1, 5=5 set 2, 2=2 set 1, 5=5 set 2'],
  ['4d6mt', [2, 5, 2, 1], '4d6mt2 0-5 = 1: 2=2 set 1 1, 5=5 0, 2=2 set 1 0, 1=1 0'],
  ['3d6u', [2, 2, 3, 2, 5], '3d6u 0-4 = 10: 2=2, 2-&2-r&5r=5, 3=3'],
  ['3d6>4f1', [6, 1, 3], '3d6>4f1 0-7 = 0: 6=6 1, 1=1 -1, 3=3 0'],
  [
    '{2d6, d8 + 1}kh1',
    [1, 2, 5],
    '2d6 1-4 = 3: 1-=1, 2-=2',
    'd8 6-8 = 5: 5=5',
    '{2d6, d8 + 1}kh1 0-16 = 6: -#0=3 #1=6',
  ],
  [
    '{2d6, d8 + 1}>=4',
    [1, 2, 5],
    '2d6 1-4 = 3: 1=1, 2=2',
    'd8 6-8 = 5: 5=5',
    '{2d6, d8 + 1}>=4 0-16 = 1: #0=3 0 #1=6 1',
  ],
  [
    '{(2d6)[fire] + d8}kh2',
    [5, 2, 7],
    '[fire] 2d6[fire] 1-12 = 5: 5=5, (2-=2)',
    '{2d6[fire] + d8}kh2 0-21 = 12: 5=5, (2-=2), 7=7',
  ],
  ['{2d6 + d8}s', [5, 2, 4], '{2d6 + d8}s 0-11 = 11: 2=2, 4=4, 5=5'],
  ['{2d6s + d8}kh2', [5, 2, 4], '{2d6s + d8}kh2 0-14 = 9: 5=5, (2-=2), 4=4'],
  ['{{2d6}kh1 + d8}', [5, 2, 4], '{{2d6}kh1 + d8} 0-15 = 9: 5=5, (2-=2), 4=4'],
  ['{@pool + d8}kh1', [5, 2, 4], '{@pool + d8}kh1 0-15 = 5: 5=5, (2-=2), (4-=4)'],
  ['@pool + @named', [5, 2, 4], '2d6 nowhere = 7: 5=5, 2=2', '[inner] d8[inner] nowhere = 4: 4=4'],
  ['(d4)d6', [2, 5, 6], 'd4 0-4 = 2: 2=2', '(d4)d6 0-6 = 11: 5=5, 6=6'],
  [
    '{(d2)d6 + d8}kh1',
    [2, 5, 6, 1],
    'd2 1-5 = 2: 2=2',
    '{(d2)d6 + d8}kh1 0-16 = 6: (5-=5), 6=6, (1-=1)',
  ],
  ['@a := 2d6; @a + d4', [2, 5, 1], '@a 2d6 6-9 = 7: 2=2, 5=5', 'd4 16-18 = 1: 1=1'],
  ['2 x d6 + 1', [2, 5], 'member 0 d6 4-6 = 2: 2=2', 'member 1 d6 4-6 = 5: 5=5'],
  ['if(d2 = 1, d6, d8)', [1, 6], 'd2=1 3-9 = 1: 1=1 1', 'd6 11-13 = 6: 6=6'],
  [
    'max(d6, d8)[best]',
    [2, 5],
    'd6 4-6 = 2: 2=2',
    'd8 8-10 = 5: 5=5',
    '[best] max(d6, d8)[best] 0-17 = 5:',
  ],
  ['{(2d6 + d4) + d8}kh2', [5, 2, 4, 7], '{2d6 + d4 + d8}kh2 0-20 = 12: 5=5, (2-=2), (4-=4), 7=7'],
  [
    '{(2d6 + d4)[cold] + d8}kh2',
    [5, 2, 4, 7],
    '[cold] (2d6 + d4)[cold] 1-17 = 5:',
    '{(2d6 + d4)[cold] + d8}kh2 0-26 = 12: 5=5, (2-=2), (4-=4), 7=7',
  ],
  [
    '{2d6 + (@named)[mine]}kh2',
    [5, 2, 4],
    '[inner] d8[inner] nowhere = 4: 4=4',
    '[mine] @named[mine] 7-21 = 4:',
    '{2d6 + @named[mine]}kh2 0-25 = 9: 5=5, (2-=2), 4=4',
  ],
  [
    '@n := d3; {{2d6}kh1 + d8}kh(@n)',
    [2, 5, 2, 4],
    '@n d3 6-8 = 2: 2=2',
    '{{2d6}kh1 + d8}kh@n 10-31 = 9: 5=5, (2-=2), 4=4',
  ],
  [
    '@n := d3; {2d6s + @named}dl(@n)',
    [1, 5, 2, 4],
    '@n d3 6-8 = 1: 1=1',
    '[inner] d8[inner] nowhere = 4: 4=4',
    '{2d6s + @named}dl@n 10-31 = 9: 5=5, (2-=2), 4=4',
  ],
  ['{2d6!! + d8}kh1', [6, 5, 2, 8], '{2d6!! + d8}kh1 0-15 = 11: 6&5e=11 up, (2-=2), (8-=8)'],
  [
    '{2d6! + d8r1}kh2',
    [6, 5, 2, 1, 8],
    '{2d6! + d8r1}kh2 0-16 = 14: 6=6, (5-e=5), (2-=2), 1-&8r=8',
  ],
  ['{2d6 + 2d8}!', [6, 5, 8, 1, 2, 3], '{2d6 + 2d8}! 0-12 = 25: 6=6, 2e=2, 5=5, 8=8, 3e=3, 1=1'],
  [
    '{2d6 + 2d8}>5cs8',
    [6, 5, 8, 1],
    '{2d6 + 2d8}>5cs8 0-16 = 2: 6=6 1, 5=5 0, 8=8 critical success 1, 1=1 0',
  ],
  ['4d6!!s kh1', [6, 2, 1, 3, 4], '4d6!!s kh1 0-10 = 8: (1-=1), (3-=3), (4-=4), 6&2e=8 up'],
  ['{3, d6, 1/2}kh2', [4], 'd6 4-6 = 4: 4=4', '{3, d6, 1 / 2}kh2 0-15 = 7: #0=3 #1=4 -#2=0.5'],
  [
    '{d6, d6, d8}mt',
    [3, 3, 2],
    'd6 1-3 = 3: 3=3',
    'd6 5-7 = 3: 3=3',
    'd8 9-11 = 2: 2=2',
    '{d6, d6, d8}mt2 0-14 = 1: #0=3 1 set 1 #1=3 0 set 1 #2=2 0',
  ],
  ['{d6, d8}s', [5, 3], 'd6 1-3 = 5: 5=5', 'd8 5-7 = 3: 3=3', '{d6, d8}s 0-9 = 8: #1=3 #0=5'],
  ['2d6cs6cf1ro1', [1, 6, 6], '2d6cs6cf1ro1 0-12 = 12: 1-&6r=6, 6=6 critical success'],
  ['3d6min3!', [6, 1, 4, 2], '3d6min3! 0-8 = 14: 6=6, 1e=1, 4=4, 2=3'],
  ['-(2d6 + 1)[x] * 2', [3, 4], '2d6 2-5 = 7: 3=3, 4=4', '[x] (2d6 + 1)[x] 1-13 = 8:'],
  [
    '@a := (2d6)[x]; @b := @a + d4; @b',
    [3, 4, 1],
    '@a [x] 2d6[x] 6-14 = 7: 3=3, 4=4',
    '@b d4 27-29 = 1: 1=1',
  ],
  [
    '2 x (d6)[hit] + {d4, d8}kh1',
    [3, 4, 1, 6, 2, 3],
    'member 0 [hit] d6[hit] 4-13 = 3: 3=3',
    'member 0 d4 17-19 = 4: 4=4',
    'member 0 d8 21-23 = 1: 1-=1',
    'member 0 {d4, d8}kh1 16-27 = 4: #0=4 -#1=1',
    'member 1 [hit] d6[hit] 4-13 = 6: 6=6',
    'member 1 d4 17-19 = 2: 2-=2',
    'member 1 d8 21-23 = 3: 3=3',
    'member 1 {d4, d8}kh1 16-27 = 3: -#0=2 #1=3',
  ],
  [
    '(2d4)d(d6 + 1)',
    [1, 1, 5, 2, 6],
    '2d4 0-5 = 2: 1=1, 1=1',
    'd6 7-9 = 5: 5=5',
    '(2d4)d(d6 + 1) 0-14 = 8: 2=2, 6=6',
  ],
  ['d100!oh', [97, 3], 'd100!oh 0-7 = 100: 97&3u=100 up'],
  ['d100!ol', [3, 97, 2], 'd100!ol 0-7 = -96: 3&97d&2d=-96 down'],
  ['abs(-(d6)[x])', [3], '[x] d6[x] 5-12 = 3: 3=3'],
  ['if(d2 = 1, @pool, d8)', [1, 6, 5], 'd2=1 3-9 = 1: 1=1 1', '2d6 nowhere = 11: 6=6, 5=5'],
  [
    '{2d6r1cs6 + d8}u',
    [1, 6, 6, 6, 3, 2],
    '{2d6r1cs6 + d8}u 0-16 = 11: 1-&6r=6 critical success, 6-&3r=3, 6-&2r=2',
  ],
  ['3d6uo', [2, 2, 2, 2, 5], '3d6uo 0-5 = 9: 2=2, 2-&2r=2, 2-&5r=5'],
  ['3d6u(limit 2)', [2, 2, 3, 2, 2], '3d6u(limit 2) 0-13 = 7: 2=2, 2-&2-r&2r=2, 3=3'],
  ['4d6kh3u', [1, 6, 6, 1, 5], '4d6kh3u 0-7 = 12: 1=1, 6=6, 6-&5r=5, (1-=1)'],
  [
    '6d6mt3>2',
    [1, 4, 1, 4, 1, 4],
    '6d6mt3>2 0-8 = 1: 1=1 0, 4=4 set 1 1, 1=1 0, 4=4 set 1 0, 1=1 0, 4=4 set 1 0',
  ],
  [
    '6d6m2',
    [1, 4, 1, 4, 1, 5],
    '6d6m2 0-5 = 16: 1=1 set 1, 4=4 set 2, 1=1 set 1, 4=4 set 2, 1=1 set 1, 5=5',
  ],
  ['4d6kh3mt', [1, 6, 6, 1], '4d6kh3mt2 0-8 = 1: 1=1 0, 6=6 set 1 1, 6=6 set 1 0, (1-=1 0)'],
  [
    '{2d6 + 2d8}mt',
    [1, 6, 6, 1],
    '{2d6 + 2d8}mt2 0-13 = 2: 1=1 set 1 1, 6=6 set 2 1, 6=6 set 2 0, 1=1 set 1 0',
  ],
  [
    '@n := d3; {{2d6}kh1 + d8}kh(@n)',
    [1, 5, 2, 4],
    '@n d3 6-8 = 1: 1=1',
    '{{2d6}kh1 + d8}kh@n 10-31 = 5: 5=5, (2-=2), (4-=4)',
  ],
])('%s with %j', (notation, dice, ...terms) => {
  const variables = { pool: '2d6', named: '(d8)[inner]' };
  const rolled = roll(notation, { dice, variables });
  expect(rolled.terms.map(told)).toEqual(terms);
});

test('a group that sorts and keeps is shown sorted', () => {
  const dice = [5, 2, 4];
  expect(roll('{2d6 + d8}kh2s', { dice }).text()).toBe('{2d6 + d8}kh2s: {[(2), 4, 5]} = 9');
  expect(roll('{2d6 + d8}kh2', { dice }).text()).toBe('{2d6 + d8}kh2: {[5, (2)] + [4]} = 9');
});

test('a die that was rolled again or dropped has none of the marks of the die that counts', () => {
  const { dice } = roll('3d6r1cs>4kh1', { dice: [1, 6, 5, 4] });
  expect(dice.map(({ face, kept, marks }) => [face, kept, ...marks])).toEqual([
    [1, false],
    [6, true, 'critical success'],
    [5, false],
    [4, false],
  ]);
});
