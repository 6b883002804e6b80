/** The largest number written in a notation: a window that does not hold it decides nothing. */

import type { Program } from '../../eval/prepare/prepare.ts';
import { nodesOf, rootsOf } from '../../grammar/tree/walk.ts';
import { toDouble } from '../../number/index.ts';

/** Twice the largest number, variables included, since sums and differences move what is compared. */
export function farthestNumber({ tree, meaningOf }: Program): number {
  let farthest = 0;
  const look = (value: number): void => {
    farthest = Math.max(farthest, Math.abs(value));
  };
  const visit = (roots: ReturnType<typeof rootsOf>, depth: number): void => {
    for (const node of roots.flatMap((root) => [...nodesOf(root)])) {
      if (node.kind === 'number') look(Number(node.text));
      if (node.kind !== 'variable') continue;
      const meaning = meaningOf(node);
      if ('value' in meaning) look(toDouble(meaning.value));
      // Deeper variables only make the first window smaller than it could be.
      if ('tree' in meaning && depth < 3) visit(rootsOf(meaning.tree), depth + 1);
    }
  };
  visit(rootsOf(tree), 0);
  return Math.ceil(2 * farthest);
}
