/** What can be wrong with a line of a batch, apart from its notation. */
import type { Wording } from '../../diagnostics/index.ts';

export interface BatchWords {
  readonly longLine: (most: number) => string;
  readonly notUtf8: string;
  /** @param problem - of the JSON, in the words of the engine */
  readonly notJson: (problem: string) => string;
  readonly unknownField: (name: string, known: readonly string[]) => Wording;
  readonly noNotation: string;
  readonly oddsNotBoolean: string;
  readonly variablesNotObject: string;
  readonly unknownLocale: (known: readonly string[]) => string;
}
