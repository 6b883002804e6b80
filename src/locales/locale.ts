/** A language: everything that people read. */
import type { DiagnosticWords } from '../diagnostics/index.ts';
import type { ExplainWords } from '../explain/words.ts';
import type { RenderWords } from '../render/words.ts';
import type { RecordWords } from '../vocabulary/record-words.ts';

/**
 * The words of one language, as an object: a page ships the languages that it imports.
 *
 * @example
 * import { createRoller } from 'openroll';
 * import { fr } from 'openroll/locales/fr';
 * createRoller({ locale: fr }).check('2d6 +')[0].message
 */
export interface Locale {
  /** As in BCP 47: `en`, `fr`. */
  readonly language: string;
  readonly diagnostics: DiagnosticWords;
  /** Rolls, odds, tables and pictures. */
  readonly render: RenderWords;
  /** What notations mean, and what rolls did. */
  readonly explain: ExplainWords;
  /** A line on each word of the notation. */
  readonly records: RecordWords;
}
