/** `openroll NOTATION`: rolls, once or many times, as text or as JSON. */

import { totalsOf } from '../../api/roll-types.ts';
import type { RandomSource, RollOptions } from '../../index.ts';
import { createRoller, DiceError, seededSource } from '../../index.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import { formatters } from '../../render/text/style.ts';
import type { Register } from '../context.ts';
import type { Io } from '../io.ts';
import { exitStatus } from '../io.ts';
import type { GivenVariables } from '../options.ts';
import { faces, seed, times, variableOption } from '../options.ts';
import { createFaceAsker } from '../roll/ask.ts';
import type { Chances } from '../roll/roll-chance.ts';
import { chancesOf } from '../roll/roll-chance.ts';
import { createSummary } from '../roll/roll-summary.ts';
import { jsonLine } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';

/** Rolling needs no sub-command; it has one for a notation that looks like another sub-command. */
export const registerRoll: Register = (program, { io, end }) => {
  for (const command of [program, program.command('roll', { hidden: true })]) {
    variableOption(
      command
        .usage('[options] NOTATION')
        .argument('<notation...>', 'what to roll, such as 2d6+3 or d100!o+15')
        .option('--seed <seed>', 'the same seed gives the same rolls', seed)
        .option('--dice <faces>', 'the faces that the dice show, such as 97,17', faces)
        .option('--times <number>', 'roll so many times', times),
    )
      .option('--ask', 'you roll real dice and type what they show')
      .option('--odds', 'with the chance of this or better')
      .option('--json', 'print one JSON object for each roll')
      .action(async (notation: readonly string[], flags: RollFlags) => {
        end(await rollCommand(notation.join(' '), flags, io));
      });
    addExamples(
      command,
      [
        ["'d100!o+15'", 'an open-ended roll and a bonus'],
        ['4d6kh3 --times 6', 'six ability scores, and what they come to'],
        ['--odds 3d6', 'with the chance of this total or better'],
        ["'d20 + @str' --var str=3", 'with a variable'],
        ["--dice 97,17 'd100!o'", 'with the faces your own dice show'],
        ["--ask 'd100!o'", 'says which dice to roll, you type the faces'],
        ["--seed 'session 12' 3d6", 'the same roll every time'],
        ['odds 4d6kh3', 'its exact chances'],
        ["explain 'd100!o+15'", 'what it says, in plain English'],
      ],
      '\nExit status: 0; 1 for a notation that is wrong; 2 for a wrong call.\n',
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

async function rollCommand(notation: string, flags: RollFlags, io: Io): Promise<number> {
  const { seed, dice, times = 1, json = false } = flags;
  if (dice !== undefined && (times > 1 || seed !== undefined)) {
    const other = times > 1 ? '--times' : '--seed';
    await io.err(`error: --dice gives the faces of one roll, so it cannot stand with ${other}\n`);
    return exitStatus.usage;
  }
  if (flags.ask && (dice !== undefined || seed !== undefined)) {
    const other = dice === undefined ? '--seed' : '--dice';
    await io.err(`error: --ask rolls real dice, so it cannot stand with ${other}\n`);
    return exitStatus.usage;
  }
  const roller = createRoller();
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
  const summary = createSummary(glyphs);
  let chances: Chances | undefined;
  try {
    for (let count = 0; count < times; count += 1) {
      const result =
        asker === undefined
          ? roller.roll(notation, options)
          : await asker.roll(notation, flags.var);
      if (result === undefined) return exitStatus.interrupted;
      if (!json) await showWarnings(result.warnings, notation, warned, io);
      // Behind the first roll, which finds what is wrong with the notation in fewer words.
      if (flags.odds && count === 0) {
        chances = await chancesOf(notation, flags.var, roller, glyphs, (error) =>
          showErrors(error, io),
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

/** What stands beside the roll stands back on a screen. */
const quiet = (text: string, { colour }: Io): string =>
  formatters[colour.out ? 'ansi' : 'plain'].head(text);
