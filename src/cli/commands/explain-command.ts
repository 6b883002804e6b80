/** `openroll explain NOTATION`: what a notation means, in sentences. */
import { DiceError } from '../../index.ts';
import type { Register } from '../context.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { localRoller } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { variableOption } from '../options.ts';
import { withoutQuotes } from '../roll/notations.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';

export const registerExplain: Register = (program, { io, words, end }) => {
  const { explain: help } = words.help;
  const command = variableOption(
    program
      .command('explain')
      .description(help.description)
      .usage('[options] NOTATION')
      .argument('<notation...>', help.argument),
    words,
  ).action(async (notation: readonly string[], flags: ExplainFlags) => {
    end(await explainCommand(withoutQuotes(notation.join(' ')), flags, io));
  });
  addExamples(command, words.help, [
    ["explain 'd100!o+15'", help.examples.plain],
    ["explain '4d6kh3 + @str' --var str=3", help.examples.variable],
  ]);
};

interface ExplainFlags {
  readonly var?: GivenVariables;
}

async function explainCommand(
  notation: string,
  { var: variables }: ExplainFlags,
  io: LocalIo,
): Promise<number> {
  const roller = localRoller(io);
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
