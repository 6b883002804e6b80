/** What notations say and what rolls did, in plain English. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { print } from '../../src/grammar/print/print.ts';
import type { FunctionRecord, ModifierRecord, RollOptions } from '../../src/index.ts';
import { createRoller, DiceError, explain, parse, roll } from '../../src/index.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { arbitraries } from '../../src/testing/index.ts';
import { standard } from '../../src/vocabulary/index.ts';
import { modifiers } from '../../src/vocabulary/modifiers/index.ts';
import { named, unchecked, variables } from '../support/variables.ts';

test.each<[string, string]>([
  [
    'd100!o+15',
    'Roll an open-ended d100: on 96 to 100, roll again and add; on 1 to 5, roll again and subtract; both continue as long as 96 to 100 is rolled. Add 15.',
  ],
  ['4d6kh3', 'Roll four d6 and keep the highest 3.'],
  [
    '8d4kh4!',
    'Roll eight d4, keep the highest 4, then explode on 4 (another die joins the pool, and can explode too).',
  ],
  [
    '8d4!kh4',
    'Roll eight d4, explode on 4 (another die joins the pool, and can explode too), then keep the highest 4.',
  ],
  [
    '2d100!okh1',
    'Roll two open-ended d100: on 96 to 100, roll again and add; on 1 to 5, roll again and subtract; both continue as long as 96 to 100 is rolled. Then keep the highest.',
  ],
  [
    'd20!o(2, 19)',
    'Roll an open-ended d20: on 19 or 20, roll again and add; on 1 or 2, roll again and subtract; both continue as long as 19 or 20 is rolled.',
  ],
  [
    'd100!oh(90, rising)',
    'Roll an open-ended d100: on 90 to 100, roll again and add; this continues as long as 91 to 100 is rolled, then 92 to 100, and so on up to 100.',
  ],
  [
    'd100!ol(5, 96)',
    'Roll an open-ended d100: on 1 to 5, roll again and subtract; this continues as long as 96 to 100 is rolled.',
  ],
  [
    'd10!o(1, 10, once)',
    'Roll an open-ended d10: on 10, roll again and add; on 1, roll again and subtract; at most one extra die per die.',
  ],
  [
    'd100!o(limit 3)',
    'Roll an open-ended d100: on 96 to 100, roll again and add; on 1 to 5, roll again and subtract; both continue as long as 96 to 100 is rolled; at most 3 extra dice per die.',
  ],
  [
    '3d6!o r1',
    'Roll three open-ended d6: on 6, roll again and add; on 1, roll again and subtract; both continue as long as 6 is rolled. Then keep rerolling 1s.',
  ],
  [
    'd100!o>=75',
    'Roll an open-ended d100: on 96 to 100, roll again and add; on 1 to 5, roll again and subtract; both continue as long as 96 to 100 is rolled. Then count a success on 75 or more.',
  ],
  [
    '2d(1d6)!o',
    'Roll two open-ended dice with as many sides as the result of a d6: at the high end, roll again and add; at the low end, roll again and subtract; further dice continue at the high end.',
  ],
  [
    'd(1d6)!o(1, 5)',
    'Roll an open-ended die with as many sides as the result of a d6: on 5 or more, roll again and add; on 1 or less, roll again and subtract; both continue as long as 5 or more is rolled.',
  ],
  [
    '10d10>=7f1',
    'Roll ten d10, count a success for each 7 to 10, then take one success away for each 1.',
  ],
  [
    '10d10>=7=10',
    'Roll ten d10, count a success for each 7 to 10, then count a success for each 10.',
  ],
  [
    '{8d6>=5}>=3',
    'Treat this as one value: eight d6 (count a success for each 5 or 6). Count a success on 3 or more.',
  ],
  ['{2d20, 3d6}kh1', 'Treat each of these as one value: two d20; three d6. Keep the highest.'],
  ['{4d6 + 2d8}kh3', 'Roll four d6 and two d8 as one pool and keep the highest 3.'],
  [
    '{4d6! + 2d6}!!',
    'Roll four d6 (explode on 6) and two d6 as one pool and compound on 6 (another roll is added to the same die, and so on).',
  ],
  ['{@p + 2d8}kh2', 'Take @p plus two d8 together and keep the highest 2.'],
  ['{2d6, 2d6}', 'Add up two d6 and two d6.'],
  ['{d20 + 5}', 'Roll a d20. Add 5.'],
  [
    '{5/2, 3}>=2.5',
    'Treat each of these as one value: 5 divided by 2; 3. Count a success for each value of 2.5 or more.',
  ],
  ['@a := d20; @a + @a', 'Roll a d20 and call the result @a. Take @a. Add @a.'],
  [
    '@k := d3; 4d6kh(@k)',
    'Roll a d3 and call the result @k. Roll four d6 and keep the highest @k.',
  ],
  [
    '6 x 4d6kh3',
    'Do this 6 times, with a separate total each time: roll four d6 and keep the highest 3.',
  ],
  ['@n x d6', 'Do this @n times, with a separate total each time: roll a d6.'],
  [
    'if((d20 + 5) >= 15, 2d6, 1)',
    'If a d20 plus 5 is at least 15, roll two d6; otherwise the result is 1.',
  ],
  [
    'if(@x, {d6, d8}kh1, floor(d6 / 2))',
    'If @x is not 0, take (the values of a d6 and a d8 (keep the highest)); otherwise take (a d6 divided by 2, rounded down).',
  ],
  ['(2d6) >= 7', 'Roll two d6. The result is 1 if that is at least 7, otherwise 0.'],
  ['2d6[fire] + d4[cold] - 2', 'Roll two d6 for "fire". Add a d4 for "cold", then subtract 2.'],
  ['-(2d6 + 3)[x]', 'Roll two d6. Add 3. The result is for "x". Change the sign.'],
  ['floor((d20 + 5) / 2)', 'Take (a d20 plus 5) divided by 2, rounded down.'],
  ['max(d6, d8) + 1', 'Take the higher of a d6 and a d8. Add 1.'],
  ['4dF', 'Roll four dF (with the faces -1, 0 and 1).'],
  ['d{1,1,2,4}', 'Roll a die with the faces 1, 1, 2 and 4.'],
  [
    '3d{0..9}!',
    'Roll three dice with ten faces from 0 to 9 and explode on 9 (another die joins the pool, and can explode too).',
  ],
  ['(1d4)d6', 'Roll as many d6 as the result of a d4.'],
  ['(2d6)d8', 'Roll as many d8 as the result of two d6.'],
  [
    '(1d4)d(d8 + 2)',
    'Roll as many dice as the result of a d4, each with as many sides as the result of a d8 plus 2.',
  ],
  ['@n d6kh@m', 'Roll @n d6 and keep the highest @m.'],
  ['d20 + @str', 'Roll a d20. Add @str.'],
  ['4d6r1r2kh3', 'Roll four d6, keep rerolling 1s and 2s, then keep the highest 3.'],
  ['4d6r r2', 'Roll four d6 and keep rerolling 1s and 2s.'],
  [
    'd(d4)r r2',
    'Roll a die with as many sides as the result of a d4, keep rerolling the lowest face, then keep rerolling 2s.',
  ],
  [
    'd6!!!>=7',
    'Roll a d6, compound on 6 (another roll is added to the same die, and so on), then explode on 7 or more (another die joins the pool, and can explode too).',
  ],
  ['4d6ro(1, limit 3)', 'Roll four d6 and reroll 1s, at most 3 times each.'],
  ['4d6ro1', 'Roll four d6 and reroll 1s once.'],
  [
    '4d6uo(limit @n)',
    'Roll four d6 and reroll any die that equals an earlier one, at most @n times.',
  ],
  ['4d6min2', 'Roll four d6 and count 1 as 2.'],
  ['3d6u', 'Roll three d6 and reroll any die that equals an earlier one until all differ.'],
  ['3d6uo', 'Roll three d6 and reroll any die that equals an earlier one, once.'],
  ['5d6m', 'Roll five d6 and mark sets of 2 or more equal dice.'],
  [
    '10d10mt3>2',
    'Roll ten d10 and count a success for each set of 3 or more equal dice showing 3 to 10.',
  ],
  ['4d6sd', 'Roll four d6 and show them highest first.'],
  ['d20cs>=19cf', 'Roll a d20, call 19 or 20 a critical success, then call 1 a critical failure.'],
  [
    'd6!(limit 2)',
    'Roll a d6 and explode on 6 (another die joins the pool, and can explode too), with at most 2 extra dice per die.',
  ],
  ['d6r(1, 2, once)', 'Roll a d6 and reroll 1s and 2s once.'],
  [
    'd6!(limit @n)',
    'Roll a d6 and explode on 6 (another die joins the pool, and can explode too), with at most @n extra dice per die.',
  ],
  [
    'd6!p',
    'Roll a d6 and penetrate on 6 (another die joins the pool but counts 1 less, and can explode too).',
  ],
  [
    'd6!!p',
    'Roll a d6 and compound and penetrate on 6 (another roll, less 1, is added to the same die, and so on).',
  ],
  ['3d20km1', 'Roll three d20 and keep the middle one.'],
  ['2d20kl1', 'Roll two d20 and keep the lowest.'],
  ['0d6', 'Roll no d6.'],
  ['100d6>=5', 'Roll 100 d6 and count a success for each 5 or 6.'],
  ['2**d4', 'Take 2. Raise it to the power of a d4.'],
  ['2 + 3*d6', 'Take 2. Add 3 times a d6.'],
  ['(2 + 3)*d6', 'Take 2. Add 3, then multiply by a d6.'],
  ['5', 'Take 5.'],
  ['-5', 'Take -5.'],
  [
    '1+2+3+4+5+6+7+8+9+10+11+12',
    'Take 1. Add 2, then add 3, then add 4, then add 5, then add 6, then add 7, then add 8, then add 9, then continue with 3 more operations.',
  ],
  ['d9007199254740991>=5', 'Roll a d9007199254740991 and count a success on 5 or more.'],
  ['2d10<>5', 'Roll two d10 and count a success for each die other than 5.'],
  ['2d6 # a comment', 'Roll two d6.'],
])('%s: %s', (notation, said) => {
  expect(explain(notation)).toBe(said);
});

test('variables that are given are explained with what they are', () => {
  const variables = { str: 3, bless: 'd4!o', m: 2 };
  expect(explain('d20 + @str + @bless + @bless + (@m)d6', { variables })).toBe(
    'Roll a d20. Add @str (3), then add @bless (an open-ended d4 (on 4, roll again and add; on 1, roll again and subtract; both continue as long as 4 is rolled)), then add @bless, then add two d6.',
  );
  const roller = createRoller({ variables });
  expect(roller.explain('4d6kh@m')).toBe('Roll four d6 and keep the highest 2.');
  expect(() => roller.explain('@dex')).toThrow(
    expect.objectContaining({ code: 'unknown-variable' }),
  );
});

test('trees are explained as their texts', () => {
  const parsed = parse('{2d20, 3d6}kh1');
  if (!parsed.ok) throw new Error('it can be read');
  expect(explain(JSON.parse(JSON.stringify(parsed.tree)))).toBe(explain('{2d20, 3d6}kh1'));
});

test('what cannot be rolled is refused, with all errors', () => {
  for (const text of ['2d6 +', '2d6 >= 7', 'd1!', '', 'd20!o(5, 3)']) {
    expect(() => explain(text), text).toThrow(DiceError);
  }
  expect(() => explain('d20', { variable: 3 } as object)).toThrow(
    expect.objectContaining({ code: 'unsuitable-input' }),
  );
  expect(() => explain(5 as never)).toThrow(DiceError);
});

describe('what a roll did', () => {
  test.each<[string, RollOptions, string]>([
    ['d100!o+15', { dice: [97, 17] }, '97 opens upward and adds 17, for 114. Plus 15 is 129.'],
    ['d100!o', { dice: [2, 24] }, '2 opens downward and subtracts 24, for -22.'],
    [
      'd100!o',
      { dice: [5, 98, 100, 48] },
      '5 opens downward and subtracts 98, 100 and 48, for -241.',
    ],
    ['d100!o', { dice: [50] }, '50 comes up.'],
    [
      '3d100!o',
      { dice: [97, 4, 3, 2, 50] },
      '101 (97 opens upward and adds 4), 1 (3 opens downward and subtracts 2) and 50 make 152.',
    ],
    ['4d6kh3', { dice: [1, 6, 3, 2] }, '6, 3 and 2 make 11; 1 is dropped.'],
    ['4d6kh1', { dice: [1, 6, 3, 2] }, '6 counts; 1, 3 and 2 are dropped.'],
    ['2d6kh0', { dice: [1, 2] }, 'Nothing is kept, so the result is 0.'],
    ['0d6', { dice: [] }, 'There are no dice, so the result is 0.'],
    ['2d6+3', { dice: [3, 4] }, '3 and 4 make 7. Plus 3 is 10.'],
    ['d20 + @str', { dice: [14], variables: { str: 3 } }, '14 comes up. Plus 3 (@str) is 17.'],
    [
      'd20 + @bless',
      { dice: [10, 4], variables: { bless: 'd4' } },
      '10 comes up. Plus 4 (@bless) is 14.',
    ],
    [
      '4d6!',
      { dice: [6, 6, 1, 2, 3, 4] },
      '6, 6 (from an explosion), 1 (from an explosion), 2, 3 and 4 make 22.',
    ],
    ['2d6!!+1', { dice: [6, 2, 3] }, '8 (6 explodes and adds 2) and 3 make 11. Plus 1 is 12.'],
    [
      'd6!p + d6!!p',
      { dice: [6, 2, 6, 4] },
      '6 and 1 (from an explosion, 2 counts as 1) make 7. Plus 9 (6 explodes, then 4, which counts as 9) is 16.',
    ],
    ['3d6r1kh1', { dice: [1, 4, 5, 6] }, '6 counts; 4 (after rerolling 1) and 5 are dropped.'],
    [
      '3d6u',
      { dice: [4, 4, 4, 2, 6] },
      '4, 2 (after rerolling 4) and 6 (after rerolling 4) make 12.',
    ],
    ['d6min2', { dice: [1] }, '1 counts as 2.'],
    [
      '4d10>=7f1',
      { dice: [8, 1, 10, 5] },
      '8, 1, 10 and 5 come up; 8 and 10 are worth 1 success each; 1 takes 1 success away; that makes 1 success.',
    ],
    [
      '2d10>=7=10',
      { dice: [10, 2] },
      '10 and 2 come up; 10 is worth 2 successes; that makes 2 successes.',
    ],
    ['d20>=15', { dice: [1] }, '1 comes up; that makes 0 successes.'],
    ['d20cs', { dice: [20] }, '20 comes up; 20 is a critical success.'],
    [
      '4d6mt',
      { dice: [5, 5, 1, 1] },
      '5, 5, 1 and 1 come up; 5 and 1 are worth 1 success each; 5 and 5 are marked "set 1"; 1 and 1 are marked "set 2"; that makes 2 successes.',
    ],
    ['{d20 + 5, d20}kh1', { dice: [17, 8] }, '22 (17 plus 5) counts; 8 is dropped.'],
    [
      '{2d6, 2d6}>=10',
      { dice: [6, 5, 2, 1] },
      '11 (6 and 5) and 3 (2 and 1) come up; 11 is worth 1 success; that makes 1 success.',
    ],
    ['{4d6 + 2d8}kh3', { dice: [6, 6, 6, 1, 8, 1] }, '6, 6 and 8 make 20; 6, 1 and 1 are dropped.'],
    ['@a := d20; @a + @a', { dice: [14] }, '@a is 14. 14 (@a) plus 14 (@a) is 28.'],
    [
      '3 x 2d6',
      { dice: [1, 2, 3, 4, 5, 6] },
      'Roll 1: 1 and 2 make 3. Roll 2: 3 and 4 make 7. Roll 3: 5 and 6 make 11.',
    ],
    [
      'if((d20+5) >= 15, 2d6, 1)',
      { dice: [14, 2, 3] },
      '19 (14 plus 5) is at least 15, so the first option counts. 2 and 3 make 5.',
    ],
    ['if(d6, 2, 3)', { dice: [1] }, 'The test is 1, so the first option counts. The result is 2.'],
    ['(2d6) >= 7', { dice: [3, 3] }, '6 (3 and 3) is less than 7, so the result is 0.'],
    ['floor((d20 + 5) / 2)', { dice: [12] }, '8.5 ((12 plus 5) divided by 2), rounded down: 8.'],
    ['max(d6, d8) + 1', { dice: [3, 4] }, 'The higher of 3 and 4: 4. Plus 1 is 5.'],
    ['-(2d6 + 3)[x]', { dice: [1, 2] }, 'Minus 6 (3 (1 and 2) plus 3) for "x" is -6.'],
    ['(1d4)d6', { dice: [2, 3, 4] }, 'The number of dice is 2. 3 and 4 make 7.'],
    ['2d(1d6) + 1', { dice: [6, 3, 4] }, 'The number of sides is 6. 3 and 4 make 7. Plus 1 is 8.'],
    [
      '2d6[fire] - d4[cold]',
      { dice: [3, 4, 1] },
      '3 and 4 make 7 for "fire". Minus 1 for "cold" is 6.',
    ],
    ['2**d4', { dice: [3] }, '2 to the power of 3 is 8.'],
    ['5', { dice: [] }, 'The result is 5.'],
    [
      '1+2+3+4+5+6+7+8+9+10+11+12',
      { dice: [] },
      '1 plus 2 is 3; plus 3 is 6; plus 4 is 10; plus 5 is 15; plus 6 is 21; plus 7 is 28; plus 8 is 36; after 4 more operations it is 78.',
    ],
    ['(d6 + 2)*3 + 1', { dice: [4] }, '4 comes up. Plus 2 is 6; times 3 is 18; plus 1 is 19.'],
  ])('%s with %j: %s', (notation, options, said) => {
    expect(roll(notation, options).explain()).toBe(said);
  });

  test('many dice and many members are summed up', () => {
    const dice = Array.from({ length: 100 }, (_, index) => (index % 6) + 1);
    expect(roll('100d6>=5kh80', { dice }).explain()).toBe(
      '80 dice come up; 20 dice are dropped; 32 dice are worth 1 success each; that makes 32 successes.',
    );
    expect(roll('100d6dl20', { dice }).explain()).toBe('80 dice make 323; 20 dice are dropped.');
    expect(roll('100 x d6', { dice }).explain().length).toBeLessThan(500);
  });
});

describe('words of a caller', () => {
  const best: ModifierRecord = {
    name: 'best',
    takes: { shape: 'nothing' },
    kind: 'pool',
    rule: () => ({ kind: 'pool', from: 'highest', skip: 0, take: 2 }),
    phrase: () => 'keep the best two',
    doc: 'keeps the best two',
    example: '4d6best',
  };
  const twice: FunctionRecord = {
    name: 'twice',
    least: 1,
    most: 1,
    apply: (value = 0) => value,
    doc: 'doubles',
    example: 'twice(d6)',
  };
  test('are explained by their records, or by their names', () => {
    const mute = { ...best, name: 'mute', phrase: undefined } as unknown as ModifierRecord;
    const roller = createRoller({ modifiers: [best, mute], functions: [twice] });
    expect(roller.explain('4d6best')).toBe('Roll four d6 and keep the best two.');
    expect(roller.explain('4d6mute')).toBe('Roll four d6 and keep the highest 2.');
    expect(roller.explain('twice(d6) + 1')).toBe('Take twice(a d6). Add 1.');
  });

  test('are said in the languages that they have', () => {
    const both: ModifierRecord = {
      ...best,
      phrase: () => ({ en: 'keep the best two', fr: 'gardez les deux meilleurs' }),
    };
    const double: FunctionRecord = {
      ...twice,
      phrase: (n = '') => ({ en: `twice ${n}`, fr: `le double de ${n}` }),
    };
    const own = { modifiers: [both], functions: [double] };
    const [english, french] = [en, fr].map((locale) => createRoller({ ...own, locale }));
    expect(english?.explain('4d6best')).toBe('Roll four d6 and keep the best two.');
    expect(french?.explain('4d6best')).toBe('Lancez quatre d6 et gardez les deux meilleurs.');
    expect(english?.explain('twice(4)')).toBe('Take twice 4.');
    expect(french?.roll('twice(d6)', { dice: [4] }).explain()).toBe('Le double de 4\u00a0: 4.');
    // Another language than its own is better than none.
    const onlyFrench = { ...best, phrase: () => ({ fr: 'gardez les deux meilleurs' }) };
    expect(createRoller({ modifiers: [onlyFrench] }).explain('4d6best')).toBe(
      'Roll four d6 and gardez les deux meilleurs.',
    );
  });

  test.each([undefined, '', {}, { en: '' }, 5, null])(
    'that say %j: the rule is explained',
    (said) => {
      const odd = { ...best, phrase: () => said } as unknown as ModifierRecord;
      expect(createRoller({ modifiers: [odd] }).explain('4d6best')).toBe(
        'Roll four d6 and keep the highest 2.',
      );
    },
  );

  test('are given the faces that meet the condition, and the arguments', () => {
    const given: unknown[] = [];
    const watched: ModifierRecord = {
      name: 'watched',
      takes: { shape: 'condition' },
      kind: 'score',
      rule: ({ tests }) => ({ kind: 'score', tests, score: 1 }),
      phrase: (...all) => {
        given.push(all);
        return 'count';
      },
      example: 'd6watched1',
    };
    const roller = createRoller({ modifiers: [watched] });
    roller.explain('4d6watched>=5');
    roller.explain('4d6watched>=@n');
    expect(given).toEqual([
      [{ numbers: [], tests: [{ op: '>=', than: 5 }], bare: false }, '5 or 6'],
      [{ numbers: [], tests: [{ op: '>=', than: '@n' }], bare: false }, undefined],
    ]);
  });

  test('a chain of their own is spelled out', () => {
    const wild: ModifierRecord = {
      name: 'wild',
      takes: { shape: 'nothing' },
      kind: 'chain',
      rule: () => ({
        kind: 'chain',
        join: 'add',
        links: [
          {
            sign: 1,
            shift: 0,
            role: 'first',
            exits: [
              { tests: [{ op: '=', than: 1 }], link: 1 },
              { tests: [{ op: '>=', than: 5 }], link: 2 },
            ],
          },
          { sign: -1, shift: 0, role: 'down', exits: [] },
          { sign: 1, shift: 0, role: 'up', exits: [{ tests: [{ op: '=', than: 6 }], link: 2 }] },
        ],
      }),
      example: '2d6wild',
    };
    const roller = createRoller({ modifiers: [wild] });
    expect(roller.explain('2d6wild')).toBe(
      'Roll two open-ended d6: on 5 or 6, roll again and add; on 1, roll again and subtract; adding continues as long as 6 is rolled.',
    );
    expect(roller.roll('2d6wild', { dice: [1, 3, 5, 6, 2] }).explain()).toBe(
      '-2 (1 opens downward and subtracts 3) and 13 (5 opens upward and adds 6 and 2) make 11.',
    );
  });
});

test('every modifier is explained', () => {
  for (const { example, name } of modifiers) {
    const said = explain(example);
    expect(said, name).toMatch(/^Roll .+\.$/);
    expect(said.length, name).toBeGreaterThan('Roll four d6.'.length);
  }
});

const { hostile, trees, wildTrees } = arbitraries(fc);
const odd = /undefined|NaN|\[object| {2}|null/;
/** What a caller wrote is copied, whatever it says. */
const spelt = (text: string): boolean => /undefined|nan|\[object| {2}|null/i.test(text);

function judge(text: string, work: () => string): void {
  let said: string;
  try {
    said = work();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return;
  }
  expect(said, text).toMatch(/\S\.$/);
  if (!spelt(text)) expect(said, text).not.toMatch(odd);
  expect(work(), text).toBe(said);
}

describe('any notation', () => {
  test('is explained, always in the same way', () => {
    const any = fc.oneof(trees(unchecked), wildTrees());
    fc.assert(
      fc.property(any, (tree) => {
        const text = print({ ...tree, comments: [] }, standard);
        judge(text, () => explain(text));
        judge(text, () => explain(text, { variables }));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('that can be rolled has a story', () => {
    fc.assert(
      fc.property(trees(named), fc.nat(), (tree, seed) => {
        const text = print({ ...tree, comments: [] }, standard);
        judge(text, () => roll(text, { seed, variables }).explain());
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('of ill will has an answer', () => {
    fc.assert(
      fc.property(hostile(), (text) => {
        judge('undefined', () => explain(text));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
