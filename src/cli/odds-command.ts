/** `openroll odds NOTATION...`: exact chances as a table or as JSON. */
import { createRoller, DiceError } from '../index.ts';
import { oddsTable, percent, summary } from '../render/odds-table.ts';
import type { Register } from './context.ts';
import { showErrors, showWarnings } from './errors.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import type { GivenVariables } from './options.ts';
import { outcome, variableOption } from './options.ts';

export const registerOdds: Register = (program, { io, end }) => {
  variableOption(
    program
      .command('odds')
      .description('exact chances: a table with bars')
      .argument('<notation...>', 'what to solve; each argument is a notation of its own')
      .option('--at-least <number>', 'only the chance of at least so much', outcome)
      .option('--at-most <number>', 'only the chance of at most so much', outcome),
  )
    .option('--json', 'print one JSON object for each notation')
    .action(async (notations: readonly string[], flags: OddsFlags) => {
      end(await oddsCommand(notations, flags, io));
    });
};

interface OddsFlags {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly var?: GivenVariables;
  readonly json?: boolean;
}

/** An error in one notation does not keep the others from being answered. */
async function oddsCommand(
  notations: readonly string[],
  { atLeast, atMost, var: variables, json = false }: OddsFlags,
  io: Io,
): Promise<number> {
  const roller = createRoller(variables === undefined ? {} : { variables });
  let status: number = exitStatus.fine;
  for (const [index, notation] of notations.entries()) {
    try {
      const odds = roller.odds(notation);
      if (json) {
        const asked = {
          ...(atLeast === undefined ? {} : { atLeast: [atLeast, odds.atLeast(atLeast)] }),
          ...(atMost === undefined ? {} : { atMost: [atMost, odds.atMost(atMost)] }),
        };
        await io.out(`${JSON.stringify({ ...odds.toJSON(), ...asked })}\n`);
        continue;
      }
      await showWarnings(odds.warnings, notation, new Set(), io);
      if (index > 0) await io.out('\n');
      if (atLeast === undefined && atMost === undefined) {
        await io.out(oddsTable(odds, io.width));
        continue;
      }
      await io.out(`${summary(odds)}\n`);
      if (atLeast !== undefined)
        await io.out(chanceLine('at least', atLeast, odds.atLeast(atLeast)));
      if (atMost !== undefined) await io.out(chanceLine('at most', atMost, odds.atMost(atMost)));
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      await showErrors(error, io);
      status = exitStatus.notation;
    }
  }
  return status;
}

function chanceLine(
  what: string,
  outcome: number,
  chance: { toNumber(): number; toString(): string },
): string {
  const text = chance.toString();
  return `${what} ${outcome}: ${percent(chance.toNumber())}${text.length <= 40 ? ` (${text})` : ''}\n`;
}
