/** `openroll NOTATION`: rolls, once or many times, as text or as JSON. */

import { totalsOf } from '../../api/roll-types.ts';
import type { RandomSource, RollOptions } from '../../index.ts';
import { DiceError, seededSource } from '../../index.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import { formatters } from '../../render/text/style.ts';
import type { Register } from '../context.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine, localRoller } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { variableOption } from '../options.ts';
import { createFaceAsker } from '../roll/ask.ts';
import type { Chances } from '../roll/roll-chance.ts';
import { chancesOf } from '../roll/roll-chance.ts';
import { createSummary } from '../roll/roll-summary.ts';
import { jsonLine } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';

/** Rolling needs no sub-command; it has one for a notation that looks like another sub-command. */
export const registerRoll: Register = (program, { io, words, readers, end }) => {
  const { roll: help, placeholders } = words.help;
  for (const command of [program, program.command('roll', { hidden: true })]) {
    variableOption(
      command
        .usage('[options] NOTATION')
        .argument('<notation...>', help.argument)
        .option(`--seed <${placeholders.seed}>`, help.options.seed, readers.seed)
        .option(`--dice <${placeholders.faces}>`, help.options.dice, readers.faces)
        .option(`--times <${placeholders.number}>`, help.options.times, readers.times),
      words,
    )
      .option('--ask', help.options.ask)
      .option('--odds', help.options.odds)
      .option('--json', help.options.json)
      .action(async (notation: readonly string[], flags: RollFlags) => {
        end(await rollCommand(notation.join(' '), flags, io));
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
  readonly json?: boolean;
}

async function rollCommand(notation: string, flags: RollFlags, io: LocalIo): Promise<number> {
  const { seed, dice, times = 1, json = false } = flags;
  const { usage } = io.language.words;
  if (dice !== undefined && (times > 1 || seed !== undefined)) {
    const other = times > 1 ? '--times' : '--seed';
    await io.err(errorLine(io, usage.diceTogether(other)));
    return exitStatus.usage;
  }
  if (flags.ask && (dice !== undefined || seed !== undefined)) {
    const other = dice === undefined ? '--seed' : '--dice';
    await io.err(errorLine(io, usage.askTogether(other)));
    return exitStatus.usage;
  }
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
      const text = result.text(io.colour.out ? 'ansi' : 'plain');
      const beside = chances === undefined ? '' : `\n${quiet(chances.text(result), io)}`;
      await io.out(`${fitted(text + beside, io)}\n`);
    }
    if (times > 1 && !json) await io.out(`${fitted(summary.text(chances?.mean), io)}\n`);
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  } finally {
    await asker?.close();
  }
}

/** What is shown next to the roll is less bright on a screen. */
const quiet = (text: string, { colour }: LocalIo): string =>
  formatters[colour.out ? 'ansi' : 'plain'].head(text);
