/** Decimal commas and groups of digits: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'digits in groups',
    [
      [
        "d20 + 1'234",
        "unexpected-text 1'234|grouped-digits {number: 1234, separator: apostrophe} -> d20 + 1234",
      ],
      [
        '1_234',
        'unexpected-text 1_234|grouped-digits {number: 1234, separator: underscore} -> 1234',
      ],
      ["2d6 1'234", 'unexpected-text 1|no-operator {written: 1, dice: false}'],
      ['1.000 5', 'unexpected-text 5|no-operator {written: 5, dice: false}'],
      ['d20 + 1.234 5', 'unexpected-text 5|no-operator {written: 5, dice: false}'],
      ['1 000', 'unexpected-text 1 000|grouped-digits {number: 1000, separator: space} -> 1000'],
      ['1,000', 'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> 1000'],
      [
        '1.000.000',
        'unexpected-text 1.000.000|grouped-digits {number: 1000000, separator: point} -> 1000000',
      ],
      [
        "1'000",
        "unexpected-text 1'000|grouped-digits {number: 1000, separator: apostrophe} -> 1000",
      ],
      [
        '1’000',
        'unexpected-text 1’000|grouped-digits {number: 1000, separator: apostrophe} -> 1000',
      ],
      [
        '1_000',
        'unexpected-text 1_000|grouped-digits {number: 1000, separator: underscore} -> 1000',
      ],
      [
        '1 000 000',
        'unexpected-text 1 000 000|grouped-digits {number: 1000000, separator: space} -> 1000000',
      ],
      [
        '1,000,000',
        'unexpected-text 1,000,000|grouped-digits {number: 1000000, separator: comma} -> 1000000',
      ],
      [
        '1 000,5',
        'unexpected-text 1 000,5|decimal-comma {number: 1000.5, grouped: false} -> 1000.5',
      ],
      [
        '1.000,5',
        'unexpected-text 1.000,5|decimal-comma {number: 1000.5, grouped: true} -> 1000.5',
      ],
      [
        '1,000.5',
        'unexpected-text 1,000.5|grouped-digits {number: 1000.5, separator: comma} -> 1000.5',
      ],
      [
        '1.000.000,5',
        'unexpected-text 1.000.000,5|decimal-comma {number: 1000000.5, grouped: true} -> 1000000.5',
      ],
      [
        '1,000,000.25',
        'unexpected-text 1,000,000.25|grouped-digits {number: 1000000.25, separator: comma} -> 1000000.25',
      ],
      [
        'd20 + 1 000',
        'unexpected-text 1 000|grouped-digits {number: 1000, separator: space} -> d20 + 1000',
      ],
      [
        'd20 + 1,000',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> d20 + 1000',
      ],
      [
        'd20 + 12,345',
        'unexpected-text 12,345|grouped-digits {number: 12345, separator: comma} -> d20 + 12345',
      ],
      ['d20 + 1 234', 'unexpected-text 234|no-operator {written: 234, dice: false}'],
      [
        'd20 + 123,456',
        'unexpected-text 123,456|grouped-digits {number: 123456, separator: comma} -> d20 + 123456',
      ],
      [
        'd20 + 1234,567',
        'unexpected-text ,|decimal-comma {number: 1234.567, grouped: false} -> d20 + 1234.567',
      ],
      [
        'd20 + 1,0000',
        'unexpected-text ,|decimal-comma {number: 1.0000, grouped: false} -> d20 + 1.0000',
      ],
      [
        'd20 + 1,00',
        'unexpected-text ,|decimal-comma {number: 1.00, grouped: false} -> d20 + 1.00',
      ],
      ['d20 + 1,000.', 'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma}'],
      [
        'd20 + 1,000d6',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> d20 + 1000d6',
      ],
      [
        'd20 + 1 000d6',
        'unexpected-text 1 000|grouped-digits {number: 1000, separator: space} -> d20 + 1000d6',
      ],
      ['d20 + 1,234d6', 'unexpected-text ,|comma'],
      [
        'd20 + 1 234d6',
        'unexpected-text 234d6|no-operator {written: 234d6, dice: true} -> d20 + 1 + 234d6',
      ],
      [
        'd20 + 1,000 + d6',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> d20 + 1000 + d6',
      ],
      [
        '1,000d6',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> 1000d6',
      ],
      [
        '1 000d6',
        'unexpected-text 1 000|grouped-digits {number: 1000, separator: space} -> 1000d6',
      ],
      ['1,234 d6', 'unexpected-text ,|comma'],
      ['2d6 1 000', 'unexpected-text 1|no-operator {written: 1, dice: false}'],
      ['2d6 1,000', 'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma}'],
      ['d6 100 200', 'unexpected-text 100|no-operator {written: 100, dice: false}'],
      ['1 000 2d6', 'unexpected-text 1 000|grouped-digits {number: 1000, separator: space}'],
      [
        'max(1,000, 2)',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> max(1000, 2)',
      ],
      [
        'max(1,000,2)',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> max(1000,2)',
      ],
      ['max(1, 000)', ''],
      ['max(1 ,000)', ''],
      ['max(1,234, 2)', ''],
      [
        'max(1,000,000)',
        'unexpected-text 1,000,000|grouped-digits {number: 1000000, separator: comma} -> max(1000000)',
      ],
      [
        'max(2, 1,000)',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> max(2, 1000)',
      ],
      ['max(1.000, 2)', 'thousands-point 1.000|decimal-point {number: 1, ours: 1000}'],
      [
        'max(d6, 1,000)',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> max(d6, 1000)',
      ],
      [
        '1,000 x d6',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> 1000 x d6',
      ],
      [
        '1000,000',
        'unexpected-text ,|decimal-comma {number: 1000.000, grouped: false} -> 1000.000',
      ],
      ['d1,000', 'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> d1000'],
      ['d1 000', 'unexpected-text 1 000|grouped-digits {number: 1000, separator: space} -> d1000'],
      ['d6,000', 'unexpected-text 6,000|grouped-digits {number: 6000, separator: comma} -> d6000'],
      [
        '4d6kh1,000',
        'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma} -> 4d6kh1000',
      ],
      ['1,000,5', 'unexpected-text 1,000|grouped-digits {number: 1000, separator: comma}'],
      [
        '1 000 x d6',
        'unexpected-text 1 000|grouped-digits {number: 1000, separator: space} -> 1000 x d6',
      ],
    ],
  ],
  [
    'decimal commas',
    [
      ['max(1,230, 2)', ''],
      ['max(1, 000, 2)', ''],
      ['2,5', 'unexpected-text ,|decimal-comma {number: 2.5, grouped: false} -> 2.5'],
      ['d20 + 2,5', 'unexpected-text ,|decimal-comma {number: 2.5, grouped: false} -> d20 + 2.5'],
      [
        'd20 + 2,50',
        'unexpected-text ,|decimal-comma {number: 2.50, grouped: false} -> d20 + 2.50',
      ],
      ['2,5d6', 'unexpected-text ,|comma'],
      ['2,5 + d6', 'unexpected-text ,|decimal-comma {number: 2.5, grouped: false} -> 2.5 + d6'],
      ['d20 * 1,5', 'unexpected-text ,|decimal-comma {number: 1.5, grouped: false} -> d20 * 1.5'],
      [
        'd20 * 1,5 - 2',
        'unexpected-text ,|decimal-comma {number: 1.5, grouped: false} -> d20 * 1.5 - 2',
      ],
      ['1.5,2', 'unexpected-text ,|comma'],
      ['1,5.2', 'unexpected-text ,|comma'],
      ['2, 5', 'unexpected-text ,|comma'],
      ['2 ,5', 'unexpected-text ,|comma'],
      ['2 , 5', 'unexpected-text ,|comma'],
      ['2d6,5', 'unexpected-text ,|decimal-comma {number: 6.5, grouped: false}'],
      ['2d6 + 3,5', 'unexpected-text ,|decimal-comma {number: 3.5, grouped: false} -> 2d6 + 3.5'],
      ['d20/1,5', 'unexpected-text ,|decimal-comma {number: 1.5, grouped: false} -> d20/1.5'],
      ['1,5,2', 'unexpected-text ,|decimal-comma {number: 1.5, grouped: false}'],
      ['d6, d8', 'unexpected-text ,|comma'],
      ['2d6, 3d6', 'unexpected-text ,|comma'],
      ['2d6,3d6', 'unexpected-text ,|comma'],
      ['d6, 2', 'unexpected-text ,|comma'],
      ['5, d6', 'unexpected-text ,|comma'],
      ['@a,5', 'unexpected-text ,|comma'],
      ['5,@a', 'unexpected-text ,|comma'],
      [',5', 'missing-operand ,|before {before: ,}'],
      ['5,', 'unexpected-text ,|comma'],
      ['(1,5)', 'unexpected-text ,|decimal-comma {number: 1.5, grouped: false} -> (1.5)'],
      ['(1, 5)', 'unexpected-text ,|comma'],
      ['(d6, d8)', 'unexpected-text ,|comma'],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
