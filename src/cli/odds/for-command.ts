/** `openroll odds NOTATION --for x=0..10 --reach 60%`: how the odds change with a number. */
import type { DiceError, Odds } from '../../index.ts';
import { DiceError as NotationError } from '../../index.ts';
import { chanceText } from '../../render/text/chance-text.ts';
import { csvCell, fractionCells } from '../../render/text/csv.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine, localRoller } from '../local-io.ts';
import { jsonLine } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { fitted } from '../text/fitted.ts';
import type { ForRow, Question, SolvedRow } from './for-table.ts';
import { areTests, chanceOf, forTable, isSolved, reached, rowsFor } from './for-table.ts';
import type { Share } from './for-values.ts';

export interface ForFlags {
  readonly reach?: Share | undefined;
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly markdown?: boolean | undefined;
  readonly fractions?: boolean | undefined;
}

/** A row for each number; or the first number that reaches a chance. */
export async function forCommand(
  question: Question,
  flags: ForFlags,
  io: LocalIo,
): Promise<number> {
  const { usage } = io.language.words;
  const rows = rowsFor(question, localRoller(io));
  const solved = rows.filter(isSolved);
  const shown = new Set<string>();
  for (const { odds } of solved) await showWarnings(odds.warnings, question.notation, shown, io);
  const failed = rows.flatMap(({ odds }) => (odds instanceof NotationError ? [odds] : []));
  // The same error in every row is one error.
  for (const error of differing(failed)) await showErrors(error, io);
  if (solved.length === 0) return exitStatus.notation;
  const status = failed.length === 0 ? exitStatus.fine : exitStatus.notation;
  const isTest = areTests(solved);
  if (flags.reach !== undefined) {
    if (!isTest && question.atLeast === undefined && question.atMost === undefined) {
      await io.err(errorLine(io, usage.reachWhat));
      return exitStatus.usage;
    }
    await reachAnswer(solved, question, isTest, flags.reach, flags, io);
    return status;
  }
  await table(rows, question, isTest, flags, io);
  return status;
}

/** Errors that say something else than those before. */
function differing(errors: readonly DiceError[]): readonly DiceError[] {
  const said = new Set<string>();
  return errors.filter(({ message }) => !said.has(message) && said.add(message));
}

async function reachAnswer(
  solved: readonly SolvedRow[],
  question: Question,
  isTest: boolean,
  share: Share,
  { json }: ForFlags,
  io: LocalIo,
): Promise<void> {
  const { locale, words } = io.language;
  const { numbers } = locale.render;
  const { name } = question.over;
  const found = reached(solved, question, isTest, share);
  const chance = found === undefined ? undefined : chanceOf(found.odds, question, isTest);
  if (json) {
    const value = found?.value ?? null;
    await io.out(
      jsonLine(
        { notation: question.notation, variable: name, reach: share.text, value, chance },
        io,
      ),
    );
    return;
  }
  const { about } = io.ascii === true ? ascii : unicode;
  const said =
    found === undefined || chance === undefined
      ? words.rolling.notReached(`@${name}`, share.text)
      : words.rolling.reached(
          `@${name}`,
          numbers.numeral(String(found.value)),
          chanceText(chance, found.odds.error, about, numbers),
        );
  await io.out(`${fitted(said, io)}\n`);
}

async function table(
  rows: readonly ForRow[],
  question: Question,
  isTest: boolean,
  { json, csv, markdown, fractions = false }: ForFlags,
  io: LocalIo,
): Promise<void> {
  const { locale, words } = io.language;
  if (json) {
    for (const row of rows) await io.out(jsonLine(dataOf(row, question, isTest), io));
    return;
  }
  if (csv) {
    await io.out(
      'notation,variable,value,mean,standard_deviation,chance,numerator,denominator,error\n',
    );
    for (const row of rows) await io.out(csvLine(row, question, isTest));
    return;
  }
  const look = {
    style: markdown ? 'markdown' : io.colour.out ? 'ansi' : 'plain',
    glyphs: io.ascii === true ? ascii : unicode,
    words: locale.render,
    width: io.width,
    fractions,
    heads: words.rolling.forHeads,
  } as const;
  await io.out(`${forTable(rows, question, isTest, look)}\n`);
}

const chanceIn = ({ odds }: ForRow, question: Question, isTest: boolean) =>
  odds instanceof NotationError ? undefined : chanceOf(odds, question, isTest);

function dataOf(row: ForRow, question: Question, isTest: boolean): object {
  const { notation, over, atLeast, atMost } = question;
  const head = { notation, variables: { [over.name]: row.value } };
  if (row.odds instanceof NotationError) {
    const { code, message } = row.odds;
    return { ...head, error: { code, message } };
  }
  const { mean, meanError, standardDeviation, grade, error } = row.odds;
  return {
    ...head,
    grade,
    error,
    mean,
    meanError,
    standardDeviation,
    ...(atLeast === undefined ? {} : { atLeast: [atLeast, row.odds.atLeast(atLeast)] }),
    ...(atMost === undefined ? {} : { atMost: [atMost, row.odds.atMost(atMost)] }),
    ...(isTest ? { chance: row.odds.atLeast(1) } : {}),
  };
}

/** Columns that hold numbers hold nothing else. */
function csvLine(row: ForRow, question: Question, isTest: boolean): string {
  const { notation, over } = question;
  const head = [csvCell(notation), csvCell(over.name), row.value];
  if (row.odds instanceof NotationError) return `${[...head, '', '', '', ',', ''].join(',')}\n`;
  const { mean, standardDeviation, error }: Odds = row.odds;
  const chance = chanceIn(row, question, isTest);
  const moments = [typeof mean === 'number' ? mean : mean.toNumber(), standardDeviation].map(
    (each) => (Number.isFinite(each) ? each : ''),
  );
  return `${[...head, ...moments, chance?.toNumber() ?? '', chance === undefined ? ',' : fractionCells(chance), error].join(',')}\n`;
}
