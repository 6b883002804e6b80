/** `openroll check NOTATION`: its errors and warnings, which are the result here and go to standard output. */
import { createRoller } from '../index.ts';
import { dressed } from './errors.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';

export interface CheckFlags {
  readonly var?: Readonly<Record<string, number | string>>;
  readonly json?: boolean;
}

export async function checkCommand(
  notation: string,
  { var: variables, json = false }: CheckFlags,
  io: Io,
): Promise<number> {
  const options = variables === undefined ? {} : { variables };
  const diagnostics = createRoller().check(notation, options);
  const ok = diagnostics.every(({ severity }) => severity !== 'error');
  if (json) {
    await io.out(`${JSON.stringify({ notation, ok, diagnostics })}\n`);
  } else {
    for (const each of diagnostics) await io.out(`${dressed(each, notation, io.colour.out)}\n`);
  }
  return ok ? exitStatus.fine : exitStatus.notation;
}
