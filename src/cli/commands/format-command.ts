/** `openroll format NOTATION`: its one canonical spelling. */
import { createRoller, DiceError } from '../../index.ts';
import { printable } from '../../shared/printable.ts';
import type { Register } from '../context.ts';
import type { Io } from '../io.ts';
import { exitStatus } from '../io.ts';
import { showErrors } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';

export const registerFormat: Register = (program, { io, end }) => {
  const command = program
    .command('format')
    .description('the one canonical spelling')
    .usage('NOTATION')
    .argument('<notation...>', 'what to write anew')
    .action(async (notation: readonly string[]) => {
      end(await formatCommand(notation.join(' '), io));
    });
  addExamples(command, [["format '1D100 OE +15'", 'd100!o + 15']]);
};

async function formatCommand(notation: string, io: Io): Promise<number> {
  try {
    await io.out(`${printable(createRoller().format(notation))}\n`);
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}
