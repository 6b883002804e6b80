/** How many members a series has. */

import type { Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import { numberFact } from '../../number/fact.ts';
import type { Num } from '../../number/index.ts';
import type { Tree } from '../tree/ast.ts';
import { NotationFault } from '../tree/fault.ts';
import { countNodes } from '../tree/walk.ts';

/** A series may have this many parts for each part that a notation may have. */
const partsPerPart = 100;

/**
 * The number of members.
 *
 * @throws NotationFault when it is not a whole number from 1, or more than can be rolled
 */
export function memberCount(value: Num, { body }: Tree, span: Span, limits: Limits): number {
  if (typeof value !== 'number' || value < 1) {
    const details = { reason: 'times', given: numberFact(value) } as const;
    throw new NotationFault(fault('unsuitable-count', span, details));
  }
  const parts = limits.nodes * partsPerPart;
  if (value > limits.dice || value * countNodes(body, parts) > parts) {
    throw new NotationFault(fault('too-many-parts', span, { reason: 'series' }));
  }
  return value;
}
