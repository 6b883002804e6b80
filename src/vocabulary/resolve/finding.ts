/** What is found about a modifier where it stands. */
import type { ErrorCode, WarningCode } from '../../diagnostics/index.ts';

/** Something to say about the modifier at an index. */
export type RuleFinding = {
  readonly at: number;
  readonly message: string;
  readonly hint?: string;
  /** Which argument it is about; absent: the whole modifier. */
  readonly argument?: number;
  /** A count that the total was surely meant to be compared with. */
  readonly meansTotal?: boolean;
  /** The total was meant to be at least this. */
  readonly totalAtLeast?: number;
  /** What was surely meant in place of the whole modifier. */
  readonly instead?: string;
} & (
  | { readonly severity: 'error'; readonly code: ErrorCode }
  | { readonly severity: 'warning'; readonly code: WarningCode }
);

export type Note = (
  finding: Omit<RuleFinding, 'at'> & Pick<RuleFinding, 'severity' | 'code'>,
) => void;
