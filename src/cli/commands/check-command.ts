/** `openroll check NOTATION`: its errors and warnings, which are the result here and go to standard output. */
import { createRoller } from '../../index.ts';
import type { Register } from '../context.ts';
import type { Io } from '../io.ts';
import { exitStatus } from '../io.ts';
import type { GivenVariables } from '../options.ts';
import { variableOption } from '../options.ts';
import { jsonLine } from '../text/ascii.ts';
import { dressed } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';

export const registerCheck: Register = (program, { io, end }) => {
  const command = variableOption(
    program
      .command('check')
      .description('errors and warnings, without rolling')
      .usage('[options] NOTATION')
      .argument('<notation...>', 'what to check'),
  )
    .option('--json', 'print one JSON object')
    .action(async (notation: readonly string[], flags: CheckFlags) => {
      end(await checkCommand(notation.join(' '), flags, io));
    });
  addExamples(command, [
    ["check '5 + d20 >= 15'", 'what is probably not meant'],
    ["check '2d6kh@n' --var n=3 --json", 'with a variable, for a program'],
  ]);
};

interface CheckFlags {
  readonly var?: GivenVariables;
  readonly json?: boolean;
}

async function checkCommand(
  notation: string,
  { var: variables, json = false }: CheckFlags,
  io: Io,
): Promise<number> {
  const options = variables === undefined ? {} : { variables };
  const diagnostics = createRoller().check(notation, options);
  const ok = diagnostics.every(({ severity }) => severity !== 'error');
  if (json) {
    await io.out(jsonLine({ notation, ok, diagnostics }, io));
  } else {
    for (const each of diagnostics) {
      await io.out(`${dressed(each, notation, io, io.colour.out)}\n`);
    }
  }
  return ok ? exitStatus.fine : exitStatus.notation;
}
