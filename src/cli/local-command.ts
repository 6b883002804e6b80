/** Commands whose help and errors about a wrong call are in the language of the call. */
import type { Argument, HelpConfiguration, Option } from 'commander';
import { Command, InvalidArgumentError } from 'commander';
import wrapAnsi from 'wrap-ansi';
import { nearest } from '../grammar/fixes/suggest.ts';
import type { Language } from './language.ts';

/**
 * A command of commander's. It words its own errors in methods that are called with the facts; these say the
 * same in our words.
 */
export class LocalCommand extends Command {
  private readonly language: Language;

  constructor(name: string | undefined, language: Language) {
    super(name);
    this.language = language;
    this.configureHelp(helpIn(language));
  }

  override createCommand(name?: string): LocalCommand {
    return new LocalCommand(name, this.language);
  }

  missingArgument(name: string): never {
    return this.refuse('commander.missingArgument', this.said.missingArgument(name));
  }

  optionMissingArgument({ flags }: Option): never {
    return this.refuse('commander.optionMissingArgument', this.said.missingValue(flags));
  }

  unknownOption(flag: string): never {
    const known = this.createHelp()
      .visibleOptions(this)
      .flatMap(({ long }) => long ?? []);
    const near = flag.startsWith('--') ? nearest(flag, known) : [];
    return this.refuse('commander.unknownOption', this.said.unknownOption(flag, near));
  }

  /**
   * Refuses options of the program that were given before the name of this sub-command: it would not get them.
   *
   * @param known - options that count wherever they are
   */
  refuseMisplaced(program: Command, known: readonly string[]): void {
    if (program === this) return;
    const lost = program.options.find((option) => {
      const name = option.attributeName();
      return program.getOptionValueSource(name) === 'cli' && !known.includes(name);
    });
    if (lost === undefined) return;
    const message = this.said.misplacedOption(lost.long ?? lost.flags, this.name());
    this.refuse('openroll.misplacedOption', message);
  }

  /** Refuses a word before a notation that is nearly the name of a command: `openroll odd 2d6`. */
  refuseMisspelt(program: Command): void {
    const [first = ''] = this.args;
    if (this !== program || !/^[a-z]{3,}$/i.test(first)) return;
    const names = program.commands.map((command) => command.name());
    const near = nearest(first.toLowerCase(), names);
    if (near.length === 0) return;
    this.refuse('openroll.unknownCommand', this.said.unknownCommand(first, near));
  }

  _conflictingOption(one: Option, other: Option): never {
    const message = this.said.conflictingOptions(one.long ?? one.flags, other.long ?? other.flags);
    return this.refuse('commander.conflictingOption', message);
  }

  _excessArguments({ length }: readonly string[]): never {
    const message = this.said.tooManyArguments(
      this.name(),
      this.registeredArguments.length,
      length,
    );
    return this.refuse('commander.excessArguments', message);
  }

  _callParseArg(target: Option | Argument, value: string, previous: unknown): unknown {
    try {
      return target.parseArg?.(value, previous);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      const name = 'flags' in target ? target.flags : target.name().toUpperCase();
      const message = this.said.unsuitableValue(name, value.trim(), error.message);
      return this.refuse('commander.invalidArgument', message);
    }
  }

  private get said(): Language['words']['usage'] {
    return this.language.words.usage;
  }

  private refuse(code: string, message: string): never {
    return this.error(this.language.locale.diagnostics.frame.error(message), { code });
  }
}

function helpIn({ words: { help }, locale }: Language): HelpConfiguration {
  const { titles } = help;
  const ours: Readonly<Record<string, string>> = {
    'Usage:': titles.usage,
    'Arguments:': titles.arguments,
    'Options:': titles.options,
    'Commands:': titles.commands,
  };
  const { numeral } = locale.render.numbers;
  const withMore = (description: string, more: readonly string[]): string =>
    [description, ...more].join(' ');
  return {
    // Narrow screens, too, get their lines broken between words, but never at a no-break space.
    minWidthToWrap: 10,
    boxWrap: (text, width) => (width < 10 ? text : wrapAnsi(text, width)),
    subcommandTerm: (command) => command.name(),
    styleTitle: (title) => ours[title] ?? title,
    optionDescription: ({ description, defaultValue }) =>
      withMore(
        description,
        defaultValue === undefined ? [] : [help.byDefault(numeral(String(defaultValue)))],
      ),
    argumentDescription: ({ description, argChoices }) =>
      withMore(description, argChoices === undefined ? [] : [help.choices(argChoices)]),
  };
}
