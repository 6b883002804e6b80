/** Numbers and faces as they are kept: each in one spelling, and none that cannot be exact. */
import { expect, test } from 'vitest';
import { faceNumber, numberNode } from '../../../src/grammar/tree/build.ts';
import { NotationFault } from '../../../src/grammar/tree/fault.ts';

const span = { start: 2, end: 3 };

test.each([
  ['0', '0'],
  ['7', '7'],
  ['10', '10'],
  ['00', '0'],
  ['007', '7'],
  ['100', '100'],
  ['1.5', '1.5'],
  ['1.50', '1.5'],
  ['1.500', '1.5'],
  ['1.0', '1'],
  ['01.10', '1.1'],
  ['.5', '0.5'],
  ['999999999999999', '999999999999999'],
  ['9007199254740991', '9007199254740991'],
  [`0.${'1'.repeat(300)}`, `0.${'1'.repeat(300)}`],
  [`0.${'1'.repeat(300)}0`, `0.${'1'.repeat(300)}`],
])('%s is kept as %s', (image, text) => {
  expect(numberNode(image, span)).toEqual({ kind: 'number', text, span });
});

function faultOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotationFault) return error.diagnostic;
    throw error;
  }
}

test.each([
  ['9007199254740992', { reason: 'written', written: '9007199254740992' }],
  ['1'.repeat(24), { reason: 'written', written: '1'.repeat(24) }],
  ['1'.repeat(25), { reason: 'written', written: `${'1'.repeat(20)}...` }],
  [`0.${'1'.repeat(301)}`, { reason: 'decimals', places: 300 }],
])('%s is too large', (image, details) => {
  const fault = faultOf(() => numberNode(image, span));
  expect(fault).toMatchObject({ code: 'number-too-large', span, details });
});

test.each([
  [false, '3', 3],
  [true, '3', -3],
  [false, '0', 0],
  [true, '0', 0],
  [true, '03', -3],
])('a face, negative: %s, %s', (negative, image, face) => {
  expect(faceNumber(negative, image, span)).toBe(face);
});

test('a face is a whole number', () => {
  expect(faultOf(() => faceNumber(false, '1.5', span))).toMatchObject({
    code: 'unsuitable-faces',
    details: { reason: 'not-whole', face: '1.5' },
  });
});
