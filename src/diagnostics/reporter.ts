/** Turns findings into what callers see: with fixes that have been tried, in the words of their language. */
import { DiceError, errorIn } from './dice-error.ts';
import type { Finding } from './finding.ts';
import type { Diagnostic, DiagnosticWords } from './words.ts';
import { worded } from './words.ts';

/** What can be said for certain of a finding; for a command around a roll, also what is wrong inside. */
export type Advise = (finding: Finding, text: string) => readonly [Finding, ...Finding[]];

export interface Reporter {
  /** The findings in words. */
  report(found: readonly Finding[], text: string): readonly Diagnostic[];
  /** The error that they make. */
  errorOf(found: readonly [Finding, ...Finding[]], text: string): DiceError;
  /** Does a piece of work; an error of it about the call, which is worded in English, is put into these words. */
  within<T>(work: () => T): T;
}

/** Every caller gets the same ones, so they are frozen. */
export function createReporter(words: DiagnosticWords, advise: Advise): Reporter {
  const tell = (finding: Finding): Diagnostic => {
    Object.freeze(finding.span);
    Object.freeze(finding.details);
    return Object.freeze(worded(finding, words));
  };
  return {
    report: (found, text) => Object.freeze(found.flatMap((each) => advise(each, text).map(tell))),
    within(work) {
      try {
        return work();
      } catch (error) {
        throw error instanceof DiceError ? errorIn(error, words) : error;
      }
    },
    errorOf([first, ...others], text) {
      const [told, ...more] = advise(first, text);
      const rest = others.flatMap((each) => advise(each, text));
      return new DiceError([tell(told), ...[...more, ...rest].map(tell)], text, words.frame);
    },
  };
}
