/** `openroll odds NOTATION...`: exact chances as a table or as JSON. */
import { createRoller, DiceError } from '../index.ts';
import { oddsTable, percent, summary } from '../render/odds-table.ts';
import { showErrors, showWarnings } from './errors.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';

export interface OddsFlags {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly var?: Readonly<Record<string, number | string>>;
  readonly json?: boolean;
}

/** An error in one notation does not keep the others from being answered. */
export async function oddsCommand(
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
