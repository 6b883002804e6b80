/** The error that the library throws. */
import type { Code } from './codes.ts';
import { renderIn } from './render.ts';
import type { Diagnostic, DiagnosticWords, FrameWords } from './words.ts';
import { worded } from './words.ts';

type Several = readonly [Diagnostic, ...Diagnostic[]];

/**
 * The only error that the library throws for what callers pass in.
 *
 * @example
 * try { roll('2d6 +'); } catch (error) { if (error instanceof DiceError) reply(error.message); }
 */
export class DiceError extends Error {
  override readonly name: 'DiceError' = 'DiceError';
  /** The code of the first diagnostic. */
  readonly code: Code;
  readonly diagnostics: readonly Diagnostic[];
  /** The notation that the diagnostics' spans point into. */
  readonly notation: string;

  constructor(diagnostics: Several, notation: string, frame: FrameWords) {
    super(messageOf(diagnostics, notation, frame));
    this.code = diagnostics[0].code;
    this.diagnostics = diagnostics;
    this.notation = notation;
  }
}

/** Translates an error into another language: the words are made from its facts again. */
export function errorIn<E extends DiceError>(error: E, words: DiagnosticWords): E {
  const [first, ...others] = error.diagnostics.map((each) => worded(each, words));
  if (first === undefined) return error;
  const diagnostics: Several = [first, ...others];
  const { message, stack } = error;
  const translated = messageOf(diagnostics, error.notation, words.frame);
  const kept = stack === undefined ? {} : { stack: stack.replace(message, () => translated) };
  return Object.assign(error, { diagnostics, message: translated, ...kept });
}

const messageOf = (diagnostics: Several, notation: string, frame: FrameWords): string =>
  diagnostics.map((each) => renderIn(each, notation, frame)).join('\n');
