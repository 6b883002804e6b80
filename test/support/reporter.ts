/** Findings in English as they were found: no fix is tried. */

import { createRollFormatter } from '../../src/api/roll-formatter.ts';
import type { Finding, Reporter } from '../../src/diagnostics/index.ts';
import { createReporter, type DiceError, worded } from '../../src/diagnostics/index.ts';
import type { RollFormatter } from '../../src/eval/sample/compile.ts';
import { en } from '../../src/locales/en/index.ts';

export const reporter: Reporter = createReporter(en.diagnostics, (each) => [each]);

/** The English message of a finding. */
export const messageOf = (finding: Finding): string => worded(finding, en.diagnostics).message;

/** The error that findings make. */
export const errorFrom = (found: readonly [Finding, ...Finding[]], text: string): DiceError =>
  reporter.errorOf(found, text);

/** Rolls in English. */
export const voice: RollFormatter = createRollFormatter(en);
