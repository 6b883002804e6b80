/** `openroll odds NOTATION...`: exact chances as a table with bars, as data, or as a picture. */
import { Option } from 'commander';
import type { Contest, Fraction, Odds } from '../../index.ts';
import { DiceError } from '../../index.ts';
import { jsonPieces } from '../../odds/answer/odds-json.ts';
import { contestText } from '../../render/odds/odds-contest.ts';
import { csvHead, csvOf } from '../../render/odds/odds-csv.ts';
import { summaryParts, wrapped } from '../../render/odds/odds-summary.ts';
import { svgOf } from '../../render/odds/odds-svg.ts';
import type { Column } from '../../render/odds/odds-table.ts';
import { sideBySide, tableOf } from '../../render/odds/odds-table.ts';
import { chanceText } from '../../render/text/chance-text.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import type { RenderWords } from '../../render/words.ts';
import type { Register } from '../context.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine, localRoller } from '../local-io.ts';
import { chanceRows, chancesAsCsv, chancesAsMarkdown } from '../odds/chances.ts';
import { forCommand } from '../odds/for-command.ts';
import type { ForValues, Share } from '../odds/for-values.ts';
import { openVariable } from '../odds/open-variable.ts';
import { placesTable } from '../odds/places.ts';
import type { GivenVariables } from '../options.ts';
import { FileOption, variableOption } from '../options.ts';
import { withoutQuotes } from '../roll/notations.ts';
import { jsonText } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';

export const registerOdds: Register = (program, { io, words, readers, end }) => {
  const { odds: help, placeholders } = words.help;
  const others = ['json', 'csv', 'markdown', 'svg'];
  const form = (flags: string, description: string, Kind = Option): Option => {
    const option = new Kind(flags, description);
    return option.conflicts(others.filter((other) => other !== option.attributeName()));
  };
  const command = variableOption(
    program
      .command('odds')
      .description(help.description)
      .usage('[options] NOTATION...')
      .argument('<notation...>', help.argument)
      .option(`--at-least <${placeholders.number}>`, help.options.atLeast, readers.outcome)
      .option(`--at-most <${placeholders.number}>`, help.options.atMost, readers.outcome)
      .option(`--for <${placeholders.range}>`, help.options.for, readers.forValues)
      .option(`--reach <${placeholders.share}>`, help.options.reach, readers.share),
    words,
  )
    .option('--full', help.options.full)
    .option(`--view <${placeholders.view}>`, help.options.view, readers.view)
    .option('--fractions', help.options.fractions)
    .addOption(form('--json', help.options.json))
    .addOption(form('--csv', help.options.csv))
    .addOption(form('--markdown', help.options.markdown))
    .addOption(
      form(`--svg <${placeholders.file}>`, help.options.svg, FileOption).conflicts([
        'atLeast',
        'atMost',
      ]),
    )
    .action(async (notations: readonly string[], flags: OddsFlags) => {
      end(await oddsCommand(notations.map(withoutQuotes), flags, io));
    });
  addExamples(command, words.help, [
    ['odds 4d6kh3', help.examples.table],
    ["odds 'd100!o+15' --at-least 101", help.examples.one],
    ['odds 2d6 d12', help.examples.several],
    ['odds 2d6 d12 --view at-least', help.examples.view],
    ["odds 'd20 + @str' --var str=3 --fractions", help.examples.fractions],
    ['odds 10d10kh3 --csv', help.examples.csv],
    ['odds 3d6 --svg -', help.examples.svg],
    ["odds '(d20 + @x) >= 15' --for x=0..10", help.examples.for],
    ["odds '@n d6>=5' --at-least 3 --reach 60%", help.examples.reach],
  ]);
};

interface OddsFlags {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly for?: ForValues;
  readonly reach?: Share;
  readonly var?: GivenVariables;
  readonly full?: boolean;
  readonly view?: Column;
  readonly fractions?: boolean;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly markdown?: boolean;
  readonly svg?: string;
}

/** An error in one notation does not keep the others from being answered. */
async function oddsCommand(
  notations: readonly string[],
  flags: OddsFlags,
  io: LocalIo,
): Promise<number> {
  const { var: variables, json = false } = flags;
  if (flags.for !== undefined || flags.reach !== undefined) {
    return answersFor(notations, flags, io);
  }
  const roller = localRoller(io, variables === undefined ? {} : { variables });
  let status: number = exitStatus.fine;
  const attempt = async (work: () => Promise<void> | void): Promise<void> => {
    try {
      await work();
    } catch (error) {
      status = exitStatus.notation;
      if (error instanceof DiceError) await showErrors(error, io);
      // The engine has a bound on the length of a text.
      else if (error instanceof RangeError)
        await io.err(errorLine(io, io.language.words.usage.longAnswer));
      else throw error;
    }
  };
  const solved: Odds[] = [];
  for (const notation of notations) {
    await attempt(async () => {
      const odds = roller.odds(notation);
      // What is only found when it is looked at is found here.
      void odds.mean;
      if (!json) await showWarnings(odds.warnings, notation, new Set(), io);
      solved.push(odds);
    });
  }
  if (solved.length === 0) return status;
  if (flags.svg !== undefined) return (await picture(solved, flags.svg, io)) ?? status;
  await attempt(() => answer(solved, flags, io, attempt));
  return status;
}

/** One notation with a number that changes: the one that is given, or the only one that it leaves open. */
async function answersFor(
  notations: readonly string[],
  flags: OddsFlags,
  io: LocalIo,
): Promise<number> {
  const { usage } = io.language.words;
  const { atLeast, atMost, var: variables, reach } = flags;
  const refuse = async (message: string): Promise<number> => {
    await io.err(errorLine(io, message));
    return exitStatus.usage;
  };
  if (flags.svg !== undefined) return refuse(usage.conflictingOptions('--svg', '--for'));
  const [notation = '', ...others] = notations;
  if (others.length > 0) return refuse(usage.forOne);
  const name = openVariable(notation, variables);
  const over =
    flags.for ??
    (name === undefined ? undefined : { name, values: Array.from({ length: 101 }, (_, n) => n) });
  if (over === undefined) return refuse(usage.reachFor);
  return forCommand({ notation, variables, over, atLeast, atMost }, { ...flags, reach }, io);
}

type Attempt = (work: () => Promise<void> | void) => Promise<void>;

async function answer(
  solved: readonly Odds[],
  { atLeast, atMost, json, csv, markdown, full, view = 'chance', fractions = false }: OddsFlags,
  io: LocalIo,
  attempt: Attempt,
): Promise<void> {
  const glyphs = io.ascii === true ? ascii : unicode;
  const { locale, words: spoken } = io.language;
  const { render: words } = locale;
  const isAsked = atLeast !== undefined || atMost !== undefined;
  if (isAsked && (csv || markdown)) {
    const rows = chanceRows(solved, { atLeast, atMost });
    await io.out(csv ? chancesAsCsv(rows) : chancesAsMarkdown(rows, glyphs, words));
    return;
  }
  if (csv) {
    await io.out(`${csvHead}\n`);
    for (const odds of solved) {
      await attempt(async () => {
        for (const line of csvOf(odds)) await io.out(line);
      });
    }
    return;
  }
  if (json) {
    for (const [index, odds] of solved.entries()) {
      const others = solved.filter((_, place) => place !== index);
      await attempt(async () => {
        // Thousands of fractions with thousands of digits are longer than one text can be.
        for (const piece of jsonPieces(odds, answersOf(odds, others, atLeast, atMost)))
          await io.out(jsonText(piece, io));
        await io.out('\n');
      });
    }
    return;
  }
  if (isAsked) {
    for (const [index, odds] of solved.entries()) {
      await attempt(async () => {
        if (index > 0) await io.out('\n');
        await io.out(
          `${fitted(wrapped(summaryParts(odds, glyphs, words, full ? 'full' : 'short'), io.width), io)}\n`,
        );
        const { numbers } = words;
        const chance = (of: Fraction): string => chanceText(of, odds.error, glyphs.about, numbers);
        const asked = [
          ...(atLeast === undefined
            ? []
            : [spoken.rolling.atLeast(numeral(atLeast, words), chance(odds.atLeast(atLeast)))]),
          ...(atMost === undefined
            ? []
            : [spoken.rolling.atMost(numeral(atMost, words), chance(odds.atMost(atMost)))]),
        ];
        for (const line of asked) await io.out(`${line}\n`);
      });
    }
    return;
  }
  const style = markdown ? 'markdown' : io.colour.out ? 'ansi' : 'plain';
  const summary = full ? 'full' : 'short';
  const look = {
    style,
    glyphs,
    words,
    width: io.width,
    rows: 40,
    fractions,
    summary,
    view,
  } as const;
  // Only a long notation can be wider than the screen; a fraction is not broken anywhere.
  const shown = (text: string): string => (markdown || fractions ? text : fitted(text, io));
  const [only] = solved;
  if (solved.length === 1 && only !== undefined) {
    await io.out(`${shown(tableOf(only, look))}\n`);
    if (only.ranks !== undefined)
      await io.out(`\n${shown(placesTable(only.ranks, look, spoken))}\n`);
    return;
  }
  await io.out(`${shown(sideBySide(solved, look))}\n\n`);
  await io.out(`${contestText(contestsOf(solved), look)}\n`);
}

/** Every one against every other: the later ones are known from the earlier. */
function contestsOf(solved: readonly Odds[]): readonly (readonly Contest[])[] {
  return solved.map((one, index) => solved.slice(index + 1).map((other) => one.against(other)));
}

function answersOf(
  odds: Odds,
  others: readonly Odds[],
  atLeast: number | undefined,
  atMost: number | undefined,
): object {
  return {
    ...(atLeast === undefined ? {} : { atLeast: [atLeast, odds.atLeast(atLeast)] }),
    ...(atMost === undefined ? {} : { atMost: [atMost, odds.atMost(atMost)] }),
    ...(others.length === 0
      ? {}
      : {
          against: others.map((other) => ({ notation: other.notation, ...odds.against(other) })),
        }),
  };
}

const numeral = (outcome: number, { numbers }: RenderWords): string =>
  numbers.numeral(String(outcome));

/** The exit status where the file could not be written. */
async function picture(
  solved: readonly Odds[],
  path: string,
  io: LocalIo,
): Promise<number | undefined> {
  const svg = svgOf(solved, io.language.locale.render);
  if (path === '-') {
    await io.out(svg);
    return undefined;
  }
  try {
    await io.writeFile?.(path, svg);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    await io.err(errorLine(io, io.language.words.usage.unwritableFile(path, message)));
    return exitStatus.usage;
  }
}
