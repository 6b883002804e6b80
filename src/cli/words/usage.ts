/** What is wrong with a call of the command. */

export interface UsageWords {
  /** After every message about a wrong call. */
  readonly seeHelp: string;
  readonly missingArgument: (name: string) => string;
  readonly missingValue: (flags: string) => string;
  /** @param near - options that may have been meant */
  readonly unknownOption: (flag: string, near: readonly string[]) => string;
  /** An option of a sub-command before its name. */
  readonly misplacedOption: (flag: string, command: string) => string;
  readonly conflictingOptions: (one: string, other: string) => string;
  readonly tooManyArguments: (command: string, expected: number, given: number) => string;
  /** The value of an option or an argument cannot be read; `why` is one of those below. */
  readonly unsuitableValue: (flags: string, value: string, why: string) => string;
  readonly faces: string;
  readonly outcome: string;
  readonly emptySeed: string;
  readonly wholeNumber: (most: number | '1e12') => string;
  readonly variable: string;
  readonly forValues: (most: number) => string;
  readonly share: string;
  /** `--for` with several notations. */
  readonly forOne: string;
  /** `--reach` without a variable to change. */
  readonly reachFor: string;
  /** `--reach` of totals without a number to compare them with. */
  readonly reachWhat: string;
  readonly choice: (choices: readonly string[]) => string;
  readonly language: (known: readonly string[]) => string;
  /** A word before a notation that is nearly the name of a command. */
  readonly unknownCommand: (name: string, near: readonly string[]) => string;
  readonly didYouMean: (names: readonly string[]) => string;
  readonly diceForOne: string;
  readonly diceTogether: (other: string) => string;
  readonly askTogether: (other: string) => string;
  readonly longAnswer: string;
  /** @param reason - of the system, in its words */
  readonly unwritableFile: (path: string, reason: string) => string;
}
