/** `openroll check NOTATION`: its errors and warnings, which are the result here and go to standard output. */
import type { Register } from '../context.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { localRoller } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { variableOption } from '../options.ts';
import { withoutQuotes } from '../roll/notations.ts';
import { jsonLine } from '../text/ascii.ts';
import { dressed } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';

export const registerCheck: Register = (program, { io, words, end }) => {
  const { check: help } = words.help;
  const command = variableOption(
    program
      .command('check')
      .description(help.description)
      .usage('[options] NOTATION')
      .argument('<notation...>', help.argument),
    words,
  )
    .option('--json', help.options.json)
    .action(async (notation: readonly string[], flags: CheckFlags) => {
      end(await checkCommand(withoutQuotes(notation.join(' ')), flags, io));
    });
  addExamples(command, words.help, [
    ["check '5 + d20 >= 15'", help.examples.plain],
    ["check '2d6kh@n' --var n=3 --json", help.examples.variable],
  ]);
};

interface CheckFlags {
  readonly var?: GivenVariables;
  readonly json?: boolean;
}

async function checkCommand(
  notation: string,
  { var: variables, json = false }: CheckFlags,
  io: LocalIo,
): Promise<number> {
  const options = variables === undefined ? {} : { variables };
  const diagnostics = localRoller(io).check(notation, options);
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
