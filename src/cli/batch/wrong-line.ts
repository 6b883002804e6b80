/** A line of a batch that cannot be read, apart from its notation. */
import type { ErrorCode, Wording } from '../../diagnostics/index.ts';
import type { Language } from '../language.ts';
import type { BatchWords } from '../words/index.ts';

/** Is worded where it is answered, in the language of the answer. */
export class WrongLine extends Error {
  readonly code: ErrorCode;
  readonly wording: (words: BatchWords) => string | Wording;
  /** The language that the line asks for. */
  readonly language: Language | undefined;

  constructor(code: ErrorCode, wording: WrongLine['wording'], language?: Language) {
    super(code);
    this.code = code;
    this.wording = wording;
    this.language = language;
  }
}
