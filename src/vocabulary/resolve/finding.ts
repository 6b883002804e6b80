/** What is found about a modifier in its place. */
import type { Details, ErrorCode, OwnDetails, WarningCode } from '../../diagnostics/index.ts';

/** An error or a warning, as facts. */
type Fact =
  | { readonly [C in ErrorCode]: FactOf<'error', C, Details<C>> }[ErrorCode]
  | { readonly [C in WarningCode]: FactOf<'warning', C, Details<C>> }[WarningCode]
  | FactOf<'error', ErrorCode, OwnDetails>;

interface FactOf<Severity, C, D> extends Meant {
  readonly severity: Severity;
  readonly code: C;
  readonly details: D;
}

interface Meant {
  /** Which argument it is about; absent: the whole modifier. */
  readonly argument?: number;
  /** The total was meant to be at least this. */
  readonly totalAtLeast?: number;
  /** What was surely meant in place of the whole modifier. */
  readonly instead?: string;
}

/** Something to say about the modifier at an index. */
export type RuleFinding = Fact & { readonly at: number };

export type Note = (finding: Fact) => void;
