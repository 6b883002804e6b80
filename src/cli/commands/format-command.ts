/** `openroll format NOTATION`: the notation in standard form. */
import { DiceError } from '../../index.ts';
import { printable } from '../../shared/printable.ts';
import type { Register } from '../context.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { localRoller } from '../local-io.ts';
import { withoutQuotes } from '../roll/notations.ts';
import { showErrors } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';

export const registerFormat: Register = (program, { io, words, end }) => {
  const { format: help } = words.help;
  const command = program
    .command('format')
    .description(help.description)
    .usage('NOTATION')
    .argument('<notation...>', help.argument)
    .action(async (notation: readonly string[]) => {
      end(await formatCommand(withoutQuotes(notation.join(' ')), io));
    });
  addExamples(command, words.help, [["format '1D100 OE +15'", 'd100!o + 15']]);
};

async function formatCommand(notation: string, io: LocalIo): Promise<number> {
  try {
    await io.out(`${printable(localRoller(io).format(notation))}\n`);
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}
