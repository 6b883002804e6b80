/** Which values a rule is about, as faces where they are known and few, else by its tests. */
import { describe, expect, test } from 'vitest';
import { asWritten, whenOf } from '../../src/explain/notation/when.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import type { Interval } from '../../src/vocabulary/rules/intervals.ts';
import type { Test } from '../../src/vocabulary/rules/rule.ts';

const d6: readonly Interval[] = [{ from: 1, to: 6 }];

describe('tests', () => {
  test.each<[Test['op'], string | undefined, string, string]>([
    ['=', undefined, '0.5', '0,5'],
    ['<>', undefined, 'anything but 0.5', 'autre chose que 0,5'],
    ['<', undefined, 'anything below 0.5', 'moins de 0,5'],
    ['<=', undefined, '0.5 or less', '0,5 ou moins'],
    ['>', undefined, 'anything above 0.5', 'plus de 0,5'],
    ['>=', undefined, '0.5 or more', '0,5 ou plus'],
    ['=', '5/2', '2.5', '2,5'],
    ['=', '-15', '-15', '-15'],
    ['=', '125/16', '7.8125', '7,8125'],
    ['=', '1/3', '1/3', '1/3'],
    ['=', '5/10', '0.5', '0,5'],
    // What a caller's record holds may be no number at all.
    ['=', 'x5/4', '0.5', '0,5'],
    ['=', '5/4x', '0.5', '0,5'],
    ['=', '5/x', '0.5', '0,5'],
    ['=', '5/0', '0.5', '0,5'],
    ['=', '', '0.5', '0,5'],
  ])('%s with the exact number %s: %s, %s', (op, exact, english, french) => {
    const when = whenOf([{ op, than: 0.5, ...(exact === undefined ? {} : { exact }) }], undefined);
    expect([en, fr].map(({ explain }) => explain.steps.when(when))).toEqual([english, french]);
  });
});

describe('faces', () => {
  test.each<[readonly Test[], readonly Interval[], unknown]>([
    [[{ op: '>=', than: 5 }], d6, { faces: [{ from: 5, to: 6 }] }],
    [
      [
        { op: '=', than: 1 },
        { op: '=', than: 6 },
      ],
      d6,
      {
        faces: [
          { from: 1, to: 1 },
          { from: 6, to: 6 },
        ],
      },
    ],
    // "Anything but 3" says more than its faces do, unless there is another test.
    [[{ op: '<>', than: 3 }], d6, { tests: [{ op: '<>', than: 3 }] }],
    [
      [
        { op: '<>', than: 3 },
        { op: '=', than: 3 },
      ],
      d6,
      { faces: [{ from: 1, to: 6 }] },
    ],
    // No face meets it.
    [[{ op: '>', than: 6 }], d6, { tests: [{ op: '>', than: 6 }] }],
    // Nobody reads such faces off a die.
    [[{ op: '>', than: 6 }], [{ from: 1, to: 10_000 }], { faces: [{ from: 7, to: 10_000 }] }],
    [[{ op: '>', than: 6 }], [{ from: 1, to: 10_001 }], { tests: [{ op: '>', than: 6 }] }],
    [[{ op: '<', than: 0 }], [{ from: -10_001, to: 4 }], { tests: [{ op: '<', than: 0 }] }],
    // Four runs are few, five are not.
    [
      [1, 3, 5, 7].map((than) => ({ op: '=', than })),
      [{ from: 1, to: 9 }],
      { faces: [1, 3, 5, 7].map((face) => ({ from: face, to: face })) },
    ],
    [
      [1, 3, 5, 7, 9].map((than) => ({ op: '=', than })),
      [{ from: 1, to: 9 }],
      { tests: [1, 3, 5, 7, 9].map((than) => ({ op: '=', than })) },
    ],
  ])('%j of %j', (tests, values, expected) => {
    expect(whenOf(tests, values)).toEqual(expected);
  });

  test('are not known where a number of the rule is not', () => {
    const tests: readonly Test[] = [{ op: '>=', than: 5 }];
    expect(whenOf(tests, d6, () => '@n')).toEqual({ tests: [{ op: '>=', than: '@n' }] });
    expect(whenOf(tests, d6, asWritten)).toEqual({ faces: [{ from: 5, to: 6 }] });
  });
});
