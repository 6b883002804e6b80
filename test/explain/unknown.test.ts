/** What is explained before it is known: sides, numbers and faces that variables or dice give. */
import { describe, expect, test } from 'vitest';
import type { ModifierRecord } from '../../src/index.ts';
import { createRoller, explain } from '../../src/index.ts';
import type { Rule } from '../../src/vocabulary/rules/rule.ts';

test.each<[string, string]>([
  ['4d6kh@n', 'Roll four d6 and keep the highest @n.'],
  ['4d6dl(@n + 1)', 'Roll four d6 and drop the lowest @n plus 1.'],
  ['4d6min@n', 'Roll four d6 and count anything below @n as @n.'],
  ['4d6>=@n', 'Roll four d6 and count a success for each die of @n or more.'],
  ['d6>=@n', 'Roll a d6 and count a success on @n or more.'],
  [
    '4d6>=5f@n',
    'Roll four d6, count a success for each 5 or 6, then take one success away for each die showing @n.',
  ],
  [
    '4d6!>=@n',
    'Roll four d6 and explode on @n or more (another die joins the pool, and can explode too).',
  ],
  ['4d6r@n', 'Roll four d6 and keep rerolling @n.'],
  ['4d6ro(@n, limit @m)', 'Roll four d6 and reroll @n, at most @m times each.'],
  ['5d6mt@n', 'Roll five d6 and count a success for each set of @n or more equal dice.'],
  [
    '5d6mt2>@n',
    'Roll five d6 and count a success for each set of 2 or more equal dice showing anything above @n.',
  ],
  [
    'd(d4)!',
    'Roll a die with as many sides as the result of a d4 and explode on the highest face (another die joins the pool, and can explode too).',
  ],
  ['d@n r', 'Roll a die with @n sides and keep rerolling the lowest face.'],
  [
    'd@n cs cf',
    'Roll a die with @n sides, call the highest face or more a critical success, then call the lowest face or less a critical failure.',
  ],
  ['d@n kh', 'Roll a die with @n sides and keep the highest.'],
  [
    'd@n!p',
    'Roll a die with @n sides and penetrate on the highest face (another die joins the pool but counts 1 less, and can explode too).',
  ],
  [
    'd100!o(@a, @b)',
    'Roll an open-ended d100: on @b or more, roll again and add; on @a or less, roll again and subtract; both continue as long as @b or more is rolled.',
  ],
  [
    'd100!oh(@a)',
    'Roll an open-ended d100: on @a or more, roll again and add; this continues as long as @a or more is rolled.',
  ],
  [
    'd10!o(@a, @b)',
    'Roll an open-ended d10: on @b or more, roll again and add; on @a or less, roll again and subtract; both continue as long as @b or more is rolled.',
  ],
  [
    'd100!o(5, @b)',
    'Roll an open-ended d100: on @b or more, roll again and add; on 1 to 5, roll again and subtract; both continue as long as @b or more is rolled.',
  ],
  // How far it climbs depends on where it begins.
  ['d100!o(5, @b, rising)', 'Roll a d100 and apply "!o(5, @b, rising)".'],
  // The usual ends are a twentieth of sides that are not known.
  [
    'd@n!o',
    'Roll an open-ended die with @n sides: at the high end, roll again and add; at the low end, roll again and subtract; extra dice continue at the high end.',
  ],
  [
    'd@n!oh',
    'Roll an open-ended die with @n sides: at the high end, roll again and add; extra dice continue at the high end.',
  ],
  [
    'd@n!o(once)',
    'Roll an open-ended die with @n sides: at the high end, roll again and add; at the low end, roll again and subtract; at most one extra die per die.',
  ],
  [
    'd@n!o(1, 5)',
    'Roll an open-ended die with @n sides: on 5 or more, roll again and add; on 1 or less, roll again and subtract; both continue as long as 5 or more is rolled.',
  ],
  // Too few faces for numbers to try.
  ['d2!o(@a, @b)', 'Roll a d2 and apply "!o(@a, @b)".'],
  // The same variable twice is one number.
  [
    'd20!o(@a, @a)',
    'Roll an open-ended d20: on @a or more, roll again and add; on @a or less, roll again and subtract; both continue as long as @a or more is rolled.',
  ],
])('%s: %s', (notation, said) => {
  expect(explain(notation)).toBe(said);
});

describe('the rule of a caller', () => {
  const saying = (
    rule: ModifierRecord['rule'],
    kind: Rule['kind'],
    notation = '4d6own(@n)',
  ): string =>
    createRoller({
      modifiers: [
        {
          name: 'own',
          takes: { shape: 'numbers', fewest: 0, most: 2, inListOnly: true },
          kind,
          rule,
          example: 'd6own(1)',
        },
      ],
    }).explain(notation);

  test('that holds its argument is explained with it', () => {
    const said = saying(
      ({ numbers: [n = 1] }) => ({ kind: 'pool', from: 'highest', skip: 1, take: n }),
      'pool',
    );
    expect(said).toBe('Roll four d6 and drop the highest, then keep the highest @n of the others.');
  });

  test('that calculates with its argument is shown as it is written', () => {
    const twice = saying(
      ({ numbers: [n = 1] }) => ({ kind: 'score', tests: [], score: 2 * n }),
      'score',
    );
    expect(twice).toBe('Roll four d6 and apply "own(@n)".');
    const parity = saying(
      ({ numbers: [n = 1] }) => ({
        kind: 'order',
        direction: n % 2 === 0 ? 'ascending' : 'descending',
      }),
      'order',
    );
    expect(parity).toBe('Roll four d6 and apply "own(@n)".');
    const few = saying(
      ({ numbers: [n = 1] }) => ({ kind: 'pool', from: 'lowest', skip: Math.min(n, 2) }),
      'pool',
    );
    expect(few).toBe('Roll four d6 and apply "own(@n)".');
  });

  test('that holds its argument or a number is shown as it is written', () => {
    const either = saying(
      ({ numbers: [n = 1] }) => ({
        kind: 'sets',
        least: n > 150_000 ? n : 3,
        how: 'show',
      }),
      'sets',
    );
    expect(either).toBe('Roll four d6 and apply "own(@n)".');
  });

  test('that tells its arguments apart is explained with each', () => {
    const said = saying(
      ({ numbers: [a = 1, b = 1] }) => ({
        kind: 'face',
        tests: [{ op: '=', than: a }],
        countsAs: b,
      }),
      'face',
      '4d6own(@a, @b)',
    );
    expect(said).toBe('Roll four d6 and count @a as @b.');
  });

  const wild = (links: unknown, join = 'add'): string =>
    saying(() => ({ kind: 'chain', join, links }) as unknown as Rule, 'chain', '2d6own');

  const exit = (link: number, than: number): object => ({ tests: [{ op: '=', than }], link });

  test.each<[string, unknown, string, string]>([
    [
      'adds one die that counts 2 more',
      [
        { sign: 1, shift: 0, role: 'first', exits: [exit(1, 6)] },
        { sign: 1, shift: 2, role: 'exploded', exits: [] },
      ],
      'add',
      'Roll two d6 and read each as a chain: on 6, roll again and add (each extra die counts 2 more).',
    ],
    [
      'subtracts a die',
      [
        { sign: 1, shift: 0, role: 'first', exits: [exit(1, 1)] },
        { sign: -1, shift: 0, role: 'exploded', exits: [exit(1, 1)] },
      ],
      'add',
      'Roll two d6 and read each as a chain: on 1, roll again and subtract; this continues as long as 1 is rolled.',
    ],
    [
      'rolls again once',
      [
        { sign: 1, shift: 0, role: 'first', exits: [exit(1, 1)] },
        { sign: 1, shift: 0, role: 'rerolled', exits: [] },
      ],
      'replace',
      'Roll two d6 and read each as a chain: on 1, roll again.',
    ],
    // What words for the ways would not say exactly.
    [
      'forks on the way',
      [
        { sign: 1, shift: 0, role: 'first', exits: [exit(1, 6)] },
        { sign: 1, shift: 0, role: 'exploded', exits: [exit(1, 6), exit(2, 5)] },
        { sign: 1, shift: 0, role: 'exploded', exits: [] },
      ],
      'add',
      'Roll two d6 and apply "own".',
    ],
    [
      'turns on the way',
      [
        { sign: 1, shift: 0, role: 'first', exits: [exit(1, 6)] },
        { sign: 1, shift: 0, role: 'exploded', exits: [exit(2, 6)] },
        { sign: -1, shift: 0, role: 'exploded', exits: [] },
      ],
      'add',
      'Roll two d6 and apply "own".',
    ],
    [
      'begins with less',
      [{ sign: 1, shift: -1, role: 'first', exits: [exit(0, 6)] }],
      'add',
      'Roll two d6 and apply "own".',
    ],
  ])('that %s', (_, links, join, said) => {
    expect(wild(links, join)).toBe(said);
  });
});
