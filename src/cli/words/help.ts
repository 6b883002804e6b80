/** The words of the help of every command. */

/** What stands for a value in `--times <number>`. */
export type PlaceholderName =
  | 'number'
  | 'seed'
  | 'faces'
  | 'file'
  | 'variable'
  | 'range'
  | 'share'
  | 'view'
  | 'language';

/** One command: what it does, what its argument and its options are, and what its examples are for. */
interface CommandWords<Option extends string, Example extends string> {
  readonly description: string;
  readonly argument: string;
  readonly options: Readonly<Record<Option, string>>;
  readonly examples: Readonly<Record<Example, string>>;
  /** Below the examples. */
  readonly after: string;
}

export interface HelpWords {
  /** The titles of the parts of a help, with their colons. */
  readonly titles: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly examples: string;
  };
  /** The purpose of an example, where the example has a line of its own below it. */
  readonly purpose: (purpose: string) => string;
  readonly placeholders: Readonly<Record<PlaceholderName, string>>;
  /** Options that every command has. */
  readonly help: string;
  readonly version: string;
  readonly ascii: string;
  readonly language: string;
  readonly variable: string;
  readonly byDefault: (value: string) => string;
  readonly choices: (choices: readonly string[]) => string;
  readonly roll: CommandWords<
    'seed' | 'dice' | 'times' | 'ask' | 'odds' | 'explain' | 'markdown' | 'json',
    | 'bonus'
    | 'scores'
    | 'odds'
    | 'variable'
    | 'dice'
    | 'ask'
    | 'seed'
    | 'several'
    | 'oddsCommand'
    | 'explainCommand'
  >;
  readonly odds: CommandWords<
    | 'atLeast'
    | 'atMost'
    | 'for'
    | 'reach'
    | 'full'
    | 'view'
    | 'fractions'
    | 'json'
    | 'csv'
    | 'markdown'
    | 'svg',
    'table' | 'one' | 'several' | 'view' | 'fractions' | 'csv' | 'svg' | 'for' | 'reach'
  >;
  readonly explain: CommandWords<never, 'plain' | 'variable'>;
  readonly check: CommandWords<'json', 'plain' | 'variable'>;
  readonly format: CommandWords<never, never>;
  readonly simulate: CommandWords<
    'rolls' | 'seed' | 'atLeast' | 'atMost' | 'json',
    'plain' | 'seed' | 'json'
  >;
  readonly repl: CommandWords<'seed', 'plain' | 'seed'>;
  readonly batch: CommandWords<'seed', 'plain' | 'seed'>;
  readonly completion: CommandWords<never, 'plain'>;
  readonly helpOn: CommandWords<never, 'notation' | 'command' | 'word' | 'text'>;
  /** The first line of a script: what it is, and where a line that loads it goes. */
  readonly completionScript: (program: string, shell: string, file: string) => string;
}
