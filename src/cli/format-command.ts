/** `openroll format NOTATION`: its one canonical spelling. */
import { createRoller, DiceError } from '../index.ts';
import { showErrors } from './errors.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';

export async function formatCommand(notation: string, io: Io): Promise<number> {
  try {
    await io.out(`${createRoller().format(notation)}\n`);
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}
