/** Which branch of a choice is taken, as its test comes out. */
import { isZero } from '../../number/index.ts';
import type { Law } from '../law/law.ts';
import { pointsOf } from '../law/law.ts';

/** The masses of a test that is not 0, that is 0, and where neither is known. */
export function branchesOf(test: Law): {
  readonly yes: bigint;
  readonly no: bigint;
  readonly unsure: bigint;
} {
  let [yes, no] = [0n, 0n];
  for (const [outcome, weight] of pointsOf(test)) {
    if (isZero(outcome)) no += weight;
    else yes += weight;
  }
  // A tail beyond an edge on the far side of 0 could be 0.
  const [up, down] = [test.top < 0, test.bottom > 0];
  return {
    yes: yes + (up ? 0n : test.above) + (down ? 0n : test.below),
    no,
    unsure: test.any + (up ? test.above : 0n) + (down ? test.below : 0n),
  };
}
