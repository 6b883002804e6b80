/** `openroll explain NOTATION`: what a notation says, in plain English. */
import { createRoller, DiceError } from '../index.ts';
import type { Register } from './context.ts';
import { showErrors, showWarnings } from './errors.ts';
import { fitted } from './fitted.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import type { GivenVariables } from './options.ts';
import { variableOption } from './options.ts';

export const registerExplain: Register = (program, { io, end }) => {
  variableOption(
    program
      .command('explain')
      .description('what a notation says, in plain English')
      .usage('[options] NOTATION')
      .argument('<notation...>', 'what to explain'),
  ).action(async (notation: readonly string[], flags: ExplainFlags) => {
    end(await explainCommand(notation.join(' '), flags, io));
  });
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
