/** What is wrong with a caller's own modifiers and functions, in English: the end of a sentence. */
import type { RecordProblem, RuleProblem } from '../../../diagnostics/details/calls.ts';

export const records: Readonly<Record<RecordProblem, string>> = {
  'not-an-object': 'it is not an object',
  'no-name': 'it has no name',
  'aliases-not-a-list': 'its aliases are not a list',
  'too-many-aliases': 'it has too many aliases',
  'unknown-kind': 'its kind of rule is unknown',
  'no-rule': 'it has no rule',
  'unknown-shape': 'the shape of its arguments is unknown',
  'nothing-to-apply': 'it has no function "apply"',
  least: '"least" is not a whole number of at least 1',
  most: '"most" is not a whole number of at least "least"',
};

export const rules: Readonly<Record<Exclude<RuleProblem, 'another-kind'>, string>> = {
  'not-an-object': 'it is not an object',
  'no-message': 'it refuses without a message',
  mark: 'its mark is not a text',
  direction: 'its direction is neither "ascending" nor "descending"',
  'counts-as': '"countsAs" is not a whole number',
  score: 'its score is not a whole number',
  end: '"from" is none of "highest", "lowest" and "middle"',
  skip: '"skip" is not a whole number of at least 0',
  'skip-in-the-middle': '"skip" is not 0 for the middle',
  take: '"take" is not a whole number of at least 0',
  limit: 'its limit is not a whole number of at least 0',
  least: '"least" is not a whole number of at least 1',
  how: '"how" is neither "show" nor "count"',
  'tests-not-a-list': 'its tests are not a list',
  'test-without-comparison': 'a test has no comparison',
  'test-not-whole': 'a test compares with something that is not a whole number',
  exact: 'the exact form of a number must look like "5/2"',
  join: 'it does not say how dice join',
  'no-links': 'it has no links',
  'link-not-an-object': 'a link is not an object',
  sign: 'the "sign" of a link is neither 1 nor -1',
  shift: 'the "shift" of a link is not a whole number',
  role: 'a link has no known role',
  'exits-not-a-list': 'the exits of a link are not a list',
  'exit-not-an-object': 'an exit is not an object',
  'exit-leads-nowhere': 'an exit leads to a link that does not exist, or to an earlier one',
};
