/** `openroll explain NOTATION`: what a notation says, in plain English. */
import { createRoller, DiceError } from '../index.ts';
import { showErrors, showWarnings } from './errors.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';

export interface ExplainFlags {
  readonly var?: Readonly<Record<string, number | string>>;
}

export async function explainCommand(
  notation: string,
  { var: variables }: ExplainFlags,
  io: Io,
): Promise<number> {
  const roller = createRoller();
  const options = variables === undefined ? {} : { variables };
  try {
    const said = roller.explain(notation, options);
    await showWarnings(roller.check(notation, options), notation, new Set(), io);
    await io.out(`${said}\n`);
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}
