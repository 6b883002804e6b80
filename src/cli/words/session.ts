/** What a session says, and the help on its commands. */

export type SessionCommandName =
  | 'odds'
  | 'explain'
  | 'check'
  | 'format'
  | 'again'
  | 'dice'
  | 'seed'
  | 'vars'
  | 'forget'
  | 'help'
  | 'quit';

export interface SessionWords {
  readonly greeting: (version: string) => string;
  readonly leave: string;
  /** Above the list of commands. */
  readonly overview: string;
  readonly commands: Readonly<Record<SessionCommandName, string>>;
  /** What may follow a command, for the help: `NUMBER`. */
  readonly takes: Readonly<
    Record<'notation' | 'number' | 'faces' | 'seed' | 'name' | 'word', string>
  >;
  readonly nothingRolled: string;
  readonly noProblems: string;
  readonly repeatNumber: (most: number) => string;
  readonly facesAndNotation: string;
  readonly secureDice: string;
  readonly seededDice: (seed: string) => string;
  readonly noNames: string;
  /** After a name that stands for a notation. */
  readonly rolledEachTime: string;
  readonly unknownName: (name: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly didYouMean: (names: readonly string[]) => string;
  readonly listOfCommands: string;
  readonly notSaved: string;
  readonly noHelp: (word: string) => string;
  /** @param reason - of the system, in its words */
  readonly noHistory: (reason: string) => string;
  /** The help on a word of the language. */
  readonly record: (
    name: string,
    aliases: readonly string[],
    doc: string,
    example: string,
  ) => string;
  readonly option: (name: string, doc: string) => string;
}
