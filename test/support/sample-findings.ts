/** Findings whose words the error texts do not meet: a sample of the facts of each. What makes them is tested where they are made. */
import type { Details, ErrorCode, Finding } from '../../src/diagnostics/index.ts';
import { fault } from '../../src/diagnostics/index.ts';

const sample = <C extends ErrorCode>(code: C, ...all: readonly Details<C>[]): readonly Finding[] =>
  all.map((details) => fault(code, { start: 0, end: 0 }, details));

const object = { type: 'object' } as const;

export const sampleFindings: readonly Finding[] = [
  ...sample('misplaced-label', { reason: 'modifier-after', modifier: 'kh1' }),
  ...sample('nested-too-deeply', { reason: 'stack' }, { reason: 'variables', most: 100 }),
  ...sample(
    'no-random-source',
    { reason: 'stuck' },
    { reason: 'fills-later' },
    { reason: 'not-filled', asked: 32 },
  ),
  ...sample(
    'not-a-real-number',
    { reason: 'no-result', name: 'half' },
    { reason: 'not-a-number', given: 'x' },
  ),
  ...sample(
    'number-too-large',
    { reason: 'chain-total' },
    { reason: 'fraction' },
    { reason: 'total' },
  ),
  ...sample(
    'odds-too-large',
    { reason: 'long-fractions', millions: 1234 },
    { reason: 'work', what: 'calculation' },
  ),
  ...sample(
    'unsuitable-input',
    { reason: 'copy-of-a-roll' },
    { reason: 'core-formats-nothing' },
    { reason: 'core-reads-no-text' },
    { reason: 'face-not-whole', place: 2, given: object },
    { reason: 'face-not-whole', place: 1, given: { type: 'number', number: 2.5 } },
    { reason: 'faces-not-a-list' },
    { reason: 'not-a-fill' },
    { reason: 'not-a-locale' },
    { reason: 'not-a-seed' },
    { reason: 'not-a-source' },
    { reason: 'not-solved-odds', use: 'compare' },
    { reason: 'not-solved-odds', use: 'show' },
    { reason: 'option-not-text', name: 'title' },
    { reason: 'option-too-small', name: 'rows', least: 3 },
    { reason: 'outcome-not-a-number' },
    { reason: 'quantile-out-of-range' },
    { reason: 'sides-out-of-range', most: 9_007_199_254_740_991 },
    { reason: 'too-many-variables' },
    { reason: 'unreadable', what: 'the options' },
  ),
  ...sample(
    'unsuitable-tree',
    { reason: 'count-without-comparison' },
    { reason: 'dice-after-count' },
    { reason: 'empty', field: 'items' },
    { reason: 'label-on-parentheses' },
    { reason: 'labels-too-long' },
    { reason: 'name-not-lower-case' },
    { reason: 'nested-too-deeply' },
    { reason: 'no-faces' },
    { reason: 'not-a-list', field: 'items' },
    { reason: 'not-allowed', field: 'name' },
    { reason: 'not-an-object' },
    { reason: 'not-text', field: 'label' },
    { reason: 'not-whole', field: 'span' },
    { reason: 'number-too-large' },
    { reason: 'parentheses' },
    { reason: 'spaces', field: 'comments' },
    { reason: 'too-long', field: 'text' },
    { reason: 'too-many-parts' },
    { reason: 'unknown', field: 'operator', given: '?' },
    { reason: 'unreadable' },
  ),
];
