/** `openroll odds NOTATION...`: exact chances as a table with bars, as data, or as a picture. */
import { Option } from 'commander';
import type { Contest, Fraction, Odds } from '../../index.ts';
import { createRoller, DiceError } from '../../index.ts';
import { jsonPieces } from '../../odds/answer/odds-json.ts';
import { contestText } from '../../render/odds/odds-contest.ts';
import { csvHead, csvOf } from '../../render/odds/odds-csv.ts';
import { summaryParts, wrapped } from '../../render/odds/odds-summary.ts';
import { svgOf } from '../../render/odds/odds-svg.ts';
import { sideBySide, tableOf } from '../../render/odds/odds-table.ts';
import { chanceText } from '../../render/text/chance-text.ts';
import type { Glyphs } from '../../render/text/glyphs.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import type { Register } from '../context.ts';
import type { Io } from '../io.ts';
import { exitStatus } from '../io.ts';
import type { GivenVariables } from '../options.ts';
import { outcome, variableOption } from '../options.ts';
import { jsonText } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';

export const registerOdds: Register = (program, { io, end }) => {
  const others = ['json', 'csv', 'markdown', 'svg'];
  const form = (flags: string, description: string): Option => {
    const option = new Option(flags, description);
    return option.conflicts(others.filter((other) => other !== option.attributeName()));
  };
  const command = variableOption(
    program
      .command('odds')
      .description('exact chances: a table with bars; several notations side by side')
      .usage('[options] NOTATION...')
      .argument('<notation...>', 'what to solve; each argument is a notation of its own')
      .option('--at-least <number>', 'only the chance of at least so much', outcome)
      .option('--at-most <number>', 'only the chance of at most so much', outcome),
  )
    .option('--fractions', 'exact fractions in place of rounded percentages')
    .addOption(form('--json', 'print one JSON object for each notation'))
    .addOption(form('--csv', 'print comma-separated values').conflicts(['atLeast', 'atMost']))
    .addOption(form('--markdown', 'print Markdown').conflicts(['atLeast', 'atMost']))
    .addOption(
      form('--svg <file>', 'draw a chart into a file; - prints it').conflicts([
        'atLeast',
        'atMost',
      ]),
    )
    .action(async (notations: readonly string[], flags: OddsFlags) => {
      end(await oddsCommand(notations, flags, io));
    });
  addExamples(command, [
    ['odds 4d6kh3', 'a table with bars'],
    ["odds 'd100!o+15' --at-least 101", 'one chance'],
    ['odds 2d6 d12', 'side by side, and which of them beats the other'],
    ["odds 'd20 + @str' --var str=3 --fractions", 'exact fractions'],
    ['odds 10d10kh3 --csv', 'for a spreadsheet'],
    ['odds 3d6 --svg -', 'a chart; a name in place of - writes a file'],
  ]);
};

interface OddsFlags {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly var?: GivenVariables;
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
  io: Io,
): Promise<number> {
  const { var: variables, json = false } = flags;
  const roller = createRoller(variables === undefined ? {} : { variables });
  let status: number = exitStatus.fine;
  const attempt = async (work: () => Promise<void> | void): Promise<void> => {
    try {
      await work();
    } catch (error) {
      status = exitStatus.notation;
      if (error instanceof DiceError) await showErrors(error, io);
      // The engine has a bound on the length of a text.
      else if (error instanceof RangeError)
        await io.err('error: the answer is too long for one text\n');
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

type Attempt = (work: () => Promise<void> | void) => Promise<void>;

async function answer(
  solved: readonly Odds[],
  { atLeast, atMost, json, csv, markdown, fractions = false }: OddsFlags,
  io: Io,
  attempt: Attempt,
): Promise<void> {
  const glyphs = io.ascii === true ? ascii : unicode;
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
  if (atLeast !== undefined || atMost !== undefined) {
    for (const [index, odds] of solved.entries()) {
      await attempt(async () => {
        if (index > 0) await io.out('\n');
        await io.out(`${fitted(wrapped(summaryParts(odds, glyphs), io.width), io)}\n`);
        if (atLeast !== undefined)
          await io.out(chanceLine('at least', atLeast, odds.atLeast(atLeast), odds, glyphs));
        if (atMost !== undefined)
          await io.out(chanceLine('at most', atMost, odds.atMost(atMost), odds, glyphs));
      });
    }
    return;
  }
  const style = markdown ? 'markdown' : io.colour.out ? 'ansi' : 'plain';
  const look = { style, glyphs, width: io.width, rows: 40, fractions } as const;
  // Only a long notation can be wider than the screen; a fraction is not broken anywhere.
  const shown = (text: string): string => (markdown || fractions ? text : fitted(text, io));
  const [only] = solved;
  if (solved.length === 1 && only !== undefined) {
    await io.out(`${shown(tableOf(only, look))}\n`);
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

function chanceLine(
  what: string,
  outcome: number,
  chance: Fraction,
  { error }: Odds,
  { about }: Glyphs,
): string {
  return `${what} ${outcome}: ${chanceText(chance, error, about)}\n`;
}

/** The exit status where the file could not be written. */
async function picture(solved: readonly Odds[], path: string, io: Io): Promise<number | undefined> {
  const svg = svgOf(solved);
  if (path === '-') {
    await io.out(svg);
    return undefined;
  }
  try {
    await io.writeFile?.(path, svg);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    await io.err(`error: ${path} cannot be written: ${message}\n`);
    return exitStatus.usage;
  }
}
