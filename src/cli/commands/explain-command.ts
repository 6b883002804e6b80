/** `openroll explain NOTATION`: what a notation says, in plain English. */
import { createRoller, DiceError } from '../../index.ts';
import type { Register } from '../context.ts';
import type { Io } from '../io.ts';
import { exitStatus } from '../io.ts';
import type { GivenVariables } from '../options.ts';
import { variableOption } from '../options.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';

export const registerExplain: Register = (program, { io, end }) => {
  const command = variableOption(
    program
      .command('explain')
      .description('what a notation says, in plain English')
      .usage('[options] NOTATION')
      .argument('<notation...>', 'what to explain'),
  ).action(async (notation: readonly string[], flags: ExplainFlags) => {
    end(await explainCommand(notation.join(' '), flags, io));
  });
  addExamples(command, [
    ["explain 'd100!o+15'", 'in a sentence or two'],
    ["explain '4d6kh3 + @str' --var str=3", 'with a variable'],
  ]);
};

interface ExplainFlags {
  readonly var?: GivenVariables;
}

async function explainCommand(
  notation: string,
  { var: variables }: ExplainFlags,
  io: Io,
): Promise<number> {
  const roller = createRoller();
  const options = variables === undefined ? {} : { variables };
  try {
    const said = roller.explain(notation, options);
    await showWarnings(roller.check(notation, options), notation, new Set(), io);
    await io.out(`${fitted(said, io)}\n`);
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}
