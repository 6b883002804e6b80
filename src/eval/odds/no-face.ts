/** Thrown where dice that must differ may find every face taken; it says how likely that is. */
import type { Span } from '../../diagnostic.ts';
import { noFaceLeft } from '../no-face-left.ts';
import { Failure } from './failure.ts';

export class NoFace extends Error {
  readonly weight: bigint;
  readonly whole: bigint;

  constructor(weight: bigint, whole: bigint) {
    super('every face is taken');
    this.weight = weight;
    this.whole = whole;
  }
}

/** A pool has no place of its own in the text. @throws Failure there */
export function placed<T>(span: Span, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NoFace)) throw error;
    throw new Failure(noFaceLeft(span), error.weight, error.whole);
  }
}
