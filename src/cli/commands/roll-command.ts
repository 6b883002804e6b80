/** `openroll NOTATION`: rolls, once or many times, as text or as JSON. */

import { totalsOf } from '../../api/roll-types.ts';
import type { RandomSource, Roller, RollOptions } from '../../index.ts';
import { DiceError, seededSource } from '../../index.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import { formatters } from '../../render/text/style.ts';
import type { Register } from '../context.ts';
import { exitStatus, isTerminal } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine, localRoller } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { variableOption } from '../options.ts';
import type { FaceAsker } from '../roll/ask.ts';
import { createFaceAsker } from '../roll/ask.ts';
import { longestLine, notationsIn, notationsOnInput } from '../roll/notations.ts';
import type { Chances } from '../roll/roll-chance.ts';
import { chancesOf } from '../roll/roll-chance.ts';
import { createSummary } from '../roll/roll-summary.ts';
import { jsonLine } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';
import { greet } from '../text/greeting.ts';

/** Rolling needs no sub-command; it has one for a notation that looks like another sub-command. */
export const registerRoll: Register = (program, { io, words, readers, end }) => {
  const { roll: help, placeholders } = words.help;
  for (const command of [program, program.command('roll', { hidden: true })]) {
    variableOption(
      command
        .usage('[options] NOTATION...')
        .argument('[notation...]', help.argument)
        .option(`--seed <${placeholders.seed}>`, help.options.seed, readers.seed)
        .option(`--dice <${placeholders.faces}>`, help.options.dice, readers.faces)
        .option(`--times <${placeholders.number}>`, help.options.times, readers.times),
      words,
    )
      .option('--ask', help.options.ask)
      .option('--odds', help.options.odds)
      .option('--explain', help.options.explain)
      .option('--markdown', help.options.markdown)
      .option('--json', help.options.json)
      .action(async (args: readonly string[], flags: RollFlags) => {
        const { ascii: _, lang: __, ...others } = flags;
        const isFirst = args.length === 0 && Object.keys(others).length === 0;
        end(
          isFirst && isTerminal(io.streams?.in)
            ? await greet(io)
            : await rollCommand(args, flags, io),
        );
      });
    addExamples(
      command,
      words.help,
      [
        ["'d100!o+15'", help.examples.bonus],
        ['4d6kh3 --times 6', help.examples.scores],
        ['--odds 3d6', help.examples.odds],
        ["'d20 + @str' --var str=3", help.examples.variable],
        ["--dice 97,17 'd100!o'", help.examples.dice],
        ["--ask 'd100!o'", help.examples.ask],
        ["d20+5 '2d6+3' --explain", help.examples.several],
        ["--seed 'session 12' 3d6", help.examples.seed],
        ['odds 4d6kh3', help.examples.oddsCommand],
        ["explain 'd100!o+15'", help.examples.explainCommand],
      ],
      help.after,
    );
  }
};

interface RollFlags {
  readonly seed?: string;
  readonly dice?: readonly number[];
  readonly times?: number;
  readonly var?: GivenVariables;
  readonly ask?: boolean;
  readonly odds?: boolean;
  readonly explain?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
  readonly ascii?: boolean;
  readonly lang?: string;
}

async function rollCommand(
  args: readonly string[],
  flags: RollFlags,
  io: LocalIo,
): Promise<number> {
  const refusal = await refusedTogether(args, flags, io);
  if (refusal !== undefined) return refusal;
  const { seed, dice } = flags;
  const roller = localRoller(io);
  const asker = flags.ask ? createFaceAsker(roller, io) : undefined;
  // One source for all rolls: a seed gives a row of rolls, not the same roll again and again.
  const random: RandomSource | undefined =
    seed === undefined ? undefined : seededSource(seed.trim());
  const options: RollOptions = {
    ...(dice === undefined ? {} : { dice }),
    ...(random === undefined ? {} : { random }),
    ...(flags.var === undefined ? {} : { variables: flags.var }),
  };
  const work: Work = { roller, asker, options, flags, io };
  try {
    return args.length === 0
      ? await rollInput(work)
      : await rollAll(notationsIn(args, roller), work);
  } finally {
    await asker?.close();
  }
}

/** The exit status where options do not go together. */
async function refusedTogether(
  args: readonly string[],
  { seed, dice, times = 1, ask, json, markdown, explain }: RollFlags,
  io: LocalIo,
): Promise<number | undefined> {
  const { usage } = io.language.words;
  const refuse = async (message: string): Promise<number> => {
    await io.err(errorLine(io, message));
    return exitStatus.usage;
  };
  if (dice !== undefined && (times > 1 || seed !== undefined)) {
    return refuse(usage.diceTogether(times > 1 ? '--times' : '--seed'));
  }
  if (ask && (dice !== undefined || seed !== undefined)) {
    return refuse(usage.askTogether(dice === undefined ? '--seed' : '--dice'));
  }
  if (json && (markdown || explain)) {
    return refuse(usage.conflictingOptions('--json', markdown ? '--markdown' : '--explain'));
  }
  // Standard input cannot hold both the notations and the faces.
  if (ask && args.length === 0) return refuse(usage.missingArgument('notation'));
  return undefined;
}

/** What all notations of a call are rolled with. */
interface Work {
  readonly roller: Roller;
  readonly asker: FaceAsker | undefined;
  readonly options: RollOptions;
  readonly flags: RollFlags;
  readonly io: LocalIo;
}

/** One after the other; an error in one does not keep the others from being rolled. */
async function rollAll(notations: readonly string[], work: Work): Promise<number> {
  if (notations.length > 1 && work.options.dice !== undefined) {
    const { io } = work;
    await io.err(errorLine(io, io.language.words.usage.diceForOne));
    return exitStatus.usage;
  }
  let status: number = exitStatus.fine;
  for (const notation of notations) {
    const ended = await rollOne(notation, work);
    if (ended === exitStatus.interrupted) return ended;
    if (ended !== exitStatus.fine) status = ended;
  }
  return status;
}

/** Notations on standard input, each rolled as it comes. */
async function rollInput(work: Work): Promise<number> {
  const { io } = work;
  const { usage, batch } = io.language.words;
  let status: number = exitStatus.fine;
  let lines = 0;
  for await (const line of notationsOnInput(io)) {
    lines += 1;
    if ('problem' in line) {
      const why = line.problem === 'long' ? batch.longLine(longestLine) : batch.notUtf8;
      await io.err(errorLine(io, why));
      status = exitStatus.notation;
      continue;
    }
    const ended = await rollOne(line.text, work);
    if (ended !== exitStatus.fine) status = ended;
  }
  if (lines > 0) return status;
  await io.err(`${errorLine(io, usage.missingArgument('notation'))}${usage.seeHelp}\n`);
  return exitStatus.usage;
}

async function rollOne(
  notation: string,
  { roller, asker, options, flags, io }: Work,
): Promise<number> {
  const { times = 1, json = false } = flags;
  const warned = new Set<string>();
  const glyphs = io.ascii === true ? ascii : unicode;
  const summary = createSummary(glyphs, io.language);
  let chances: Chances | undefined;
  try {
    for (let count = 0; count < times; count += 1) {
      const result =
        asker === undefined
          ? roller.roll(notation, options)
          : await asker.roll(notation, flags.var);
      if (result === undefined) return exitStatus.interrupted;
      if (!json) await showWarnings(result.warnings, notation, warned, io);
      // After the first roll, which finds what is wrong with the notation in fewer words.
      if (flags.odds && count === 0) {
        chances = await chancesOf(
          notation,
          flags.var,
          roller,
          { glyphs, language: io.language },
          (error) => showErrors(error, io),
        );
      }
      summary.add(totalsOf(result));
      if (json) {
        const odds = chances === undefined ? {} : { odds: chances.data(result) };
        await io.out(jsonLine({ ...result.toJSON(), ...odds }, io));
        continue;
      }
      if (flags.markdown) {
        await io.out(`${result.text('markdown')}\n`);
        continue;
      }
      const text = result.text(io.colour.out ? 'ansi' : 'plain');
      const beside = [
        ...(chances === undefined ? [] : [chances.text(result)]),
        ...(flags.explain ? [result.explain()] : []),
      ].map((line) => `\n${quiet(line, io)}`);
      await io.out(`${fitted(text + beside.join(''), io)}\n`);
    }
    if (times > 1 && !json && !flags.markdown) {
      await io.out(`${fitted(summary.text(chances?.mean), io)}\n`);
    }
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}

/** What is shown next to the roll is less bright on a screen. */
const quiet = (text: string, { colour }: LocalIo): string =>
  formatters[colour.out ? 'ansi' : 'plain'].head(text);
