/** Options that several sub-commands have, and how the values of options are read or refused. */
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Column } from '../render/odds/odds-table.ts';
import { languageNamed, languageNames } from './language.ts';
import type { ForValues, Share } from './odds/for-values.ts';
import { mostValues, readForValues, readShare } from './odds/for-values.ts';
import { readFaces, readVariable } from './text/values.ts';
import type { CliWords, UsageWords } from './words/index.ts';

/** What `--var` collects. */
export type GivenVariables = Readonly<Record<string, number | string>>;

/** `--var name=value`, which may be repeated. */
export const variableOption = (command: Command, { help, usage }: CliWords): Command =>
  command.option(
    `--var <${help.placeholders.variable}>`,
    help.variable,
    (text: string, before?: GivenVariables) => {
      const [name, value] = readVariable(text) ?? invalid(usage.variable);
      return { ...before, [name]: value };
    },
  );

/** An option whose value is the name of a file. */
export class FileOption extends Option {}

/** More rolls than this in one call are surely a slip; a loop in a shell can have them. */
const mostTimes = 1_000_000_000;

/** A billion rolls take minutes to hours; more are surely a slip. */
const mostRolls = 1e12;

const views = { chance: 'chance', 'at-least': 'atLeast', 'at-most': 'atMost' } as const;

/** How the values of options are read. */
export interface Readers {
  /** `97,17` */
  readonly faces: (text: string) => readonly number[];
  /** A number to compare totals with. */
  readonly outcome: (text: string) => number;
  readonly seed: (text: string) => string;
  /** How often to roll. */
  readonly times: (text: string) => number;
  /** The same for many rolls: `1e7`. */
  readonly rolls: (text: string) => number;
  /** `x=0..10` */
  readonly forValues: (text: string) => ForValues;
  /** `60%` */
  readonly share: (text: string) => Share;
  /** `at-least` */
  readonly view: (text: string) => Column;
  readonly language: (text: string) => string;
}

/** Readers that refuse in these words. */
export const readersIn = (words: UsageWords): Readers => ({
  faces: (text) => readFaces(text) ?? invalid(words.faces),
  outcome(text) {
    // A minus is kept from being read as an option by a space.
    const number = text.trim();
    if (/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(number)) return Number(number);
    return invalid(words.outcome);
  },
  // An empty seed is a variable of the shell that was never set: the rolls would be the same every time, unasked.
  seed: (text) => (text.trim() === '' ? invalid(words.emptySeed) : text),
  times(text) {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= 1 && value <= mostTimes) return value;
    return invalid(words.wholeNumber(mostTimes));
  },
  rolls(text) {
    const value = Number(text);
    const isWritten = /^\d+(?:\.\d+)?(?:e\d+)?$/i.test(text);
    if (isWritten && Number.isInteger(value) && value >= 1 && value <= mostRolls) return value;
    return invalid(words.wholeNumber('1e12'));
  },
  forValues: (text) => readForValues(text) ?? invalid(words.forValues(mostValues)),
  share: (text) => readShare(text) ?? invalid(words.share),
  view: (text) =>
    Object.hasOwn(views, text)
      ? views[text as keyof typeof views]
      : invalid(words.choice(Object.keys(views))),
  language: (text) =>
    languageNamed(text) === undefined ? invalid(words.language(languageNames)) : text,
});

/** Refuses the value of an option: a wrong call. */
export function invalid(message: string): never {
  throw new InvalidArgumentError(message);
}
