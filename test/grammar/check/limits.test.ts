/** The limits of what is checked: the most that is taken, and what one more is called. */
import { expect, test } from 'vitest';
import type { Limits } from '../../../src/index.ts';
import { createRoller } from '../../../src/index.ts';

test.each<[limit: keyof Limits, most: number, taken: string, refused: string, code: string]>([
  ['dice', 4, '4d6', '5d6', 'too-many-dice'],
  ['dice', 4, '(2+2)d6', '(2+3)d6', 'too-many-dice'],
  ['sides', 20, 'd20', 'd21', 'unsuitable-sides'],
  ['sides', 20, 'd(2*10)', 'd(2*10+1)', 'unsuitable-sides'],
  ['faces', 4, 'd{1..4}', 'd{1..5}', 'unsuitable-faces'],
  ['faces', 4, 'd{3..6}', 'd{3..7}', 'unsuitable-faces'],
  ['faces', 4, 'd{-4..-1}', 'd{-4..0}', 'unsuitable-faces'],
  ['faces', 4, 'd{1,1,1,1}', 'd{1,1,1,1,1}', 'unsuitable-faces'],
  ['faces', 4, 'd{1..2,1..2}', 'd{1..2,1..3}', 'unsuitable-faces'],
  // The body of a series has one node, or three.
  ['nodes', 3, '300 x 1[a]', '301 x 1[a]', 'too-many-parts'],
  ['nodes', 4, '133 x d6', '134 x d6', 'too-many-parts'],
  ['dice', 4, '4 x 1[a]', '5 x 1[a]', 'too-many-parts'],
])('%s up to %d: %s and not %s', (limit, most, taken, refused, code) => {
  const { check } = createRoller({ limits: { [limit]: most } });
  expect(check(taken)).toEqual([]);
  expect(check(refused).map((each) => each.code)).toEqual([code]);
});
