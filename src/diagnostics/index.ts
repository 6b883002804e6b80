/** What can be wrong with a notation or a call, where it is wrong, and how it is shown. */
export type { Code, ErrorCode, WarningCode } from './codes.ts';
export { errorCodes, warningCodes } from './codes.ts';
export type { Details, DetailsByCode, NumberFact, OwnDetails, OwnText } from './details/index.ts';
export { DiceError, errorIn } from './dice-error.ts';
export type { FailureChance, Finding, Share, Span } from './finding.ts';
export { caution, fault, ownDetails } from './finding.ts';
export type { Screen } from './render.ts';
export { renderIn } from './render.ts';
export type { Advise, Reporter } from './reporter.ts';
export { createReporter } from './reporter.ts';
export type { Diagnostic, DiagnosticWords, FrameWords, Wording, WordsOf } from './words.ts';
export { ownText, worded } from './words.ts';
