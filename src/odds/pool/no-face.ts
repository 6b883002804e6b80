/** Thrown where dice that must differ may find every face taken; it says how likely that is. */

import { noFaceLeft } from '../../eval/sample/dice/no-face-left.ts';
import type { Span } from '../../shared/diagnostic.ts';
import type { Failures } from '../failure/failure.ts';
import type { Law } from '../law/law.ts';
import { dense } from '../law/law.ts';

export class NoFace extends Error {
  readonly weight: bigint;
  readonly whole: bigint;

  constructor(weight: bigint, whole: bigint) {
    super('every face is taken');
    this.weight = weight;
    this.whole = whole;
  }
}

/** A pool has no place of its own in the text. What fails is counted there; of the rest no more is known. */
export function placed(span: Span, failures: Failures, work: () => Law): Law {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NoFace)) throw error;
    const { weight, whole } = error;
    failures.add(noFaceLeft(span), weight, whole);
    return dense(0, [], whole, { any: whole - weight });
  }
}
