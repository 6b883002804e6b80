/** What a session remembers, and how it answers a line. */

import { printVariable } from '../../grammar/print/print.ts';
import type { Diagnostic, Odds, RandomSource, Roll, Roller, RollOptions } from '../../index.ts';
import { DiceError, seededSource } from '../../index.ts';
import { printable } from '../../shared/printable.ts';
import type { LocalIo } from '../local-io.ts';
import { localRoller } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { dressed } from '../text/errors.ts';
import { fitted } from '../text/fitted.ts';
import type { Definition } from './definition.ts';
import { readingOf } from './definition.ts';

export interface Session {
  readonly io: LocalIo;
  readonly roller: Roller;
  /** The variables by name, in lower case. */
  readonly variables: Map<string, number | string>;
  /** The text of the seed, where there is one. */
  readonly seed: string | undefined;
  /** What was rolled last. */
  readonly last: { readonly notation: string; readonly roll: Roll } | undefined;
  /** From now on the dice come from this seed, or from secure randomness when there is none. */
  setSeed(seed: string | undefined): void;
  /** Rolls, shows it and remembers it. @throws DiceError */
  roll(notation: string, dice?: readonly number[]): Promise<void>;
  odds(notation: string): Odds;
  /** All errors and warnings, with the session's variables. */
  check(notation: string): readonly Diagnostic[];
  /** Shows errors and warnings. */
  tell(diagnostics: readonly Diagnostic[], notation: string): Promise<void>;
}

export interface SessionOptions {
  readonly seed?: string | undefined;
  readonly variables?: GivenVariables | undefined;
}

export function createSession(io: LocalIo, { seed, variables = {} }: SessionOptions): Session {
  const roller = localRoller(io);
  const known = new Map(
    Object.entries(variables).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  let chosen: { readonly seed: string; readonly source: RandomSource } | undefined;
  let last: Session['last'];
  const given = (): Pick<RollOptions, 'variables'> => ({ variables: Object.fromEntries(known) });

  const session: Session = {
    io,
    roller,
    variables: known,
    get seed() {
      return chosen?.seed;
    },
    get last() {
      return last;
    },
    setSeed(text) {
      chosen = text === undefined ? undefined : { seed: text, source: seededSource(text) };
    },
    async roll(notation, dice) {
      const random = chosen?.source;
      const roll = roller.roll(notation, {
        ...given(),
        ...(dice !== undefined ? { dice } : random !== undefined ? { random } : {}),
      });
      last = { notation, roll };
      await session.tell(roll.warnings, notation);
      await io.out(`${fitted(roll.text(io.colour.out ? 'ansi' : 'plain'), io)}\n`);
    },
    odds: (notation) => roller.odds(notation, given()),
    check: (notation) => roller.check(notation, given()),
    async tell(diagnostics, notation) {
      for (const each of diagnostics)
        await io.err(`${dressed(each, notation, io, io.colour.err)}\n`);
    },
  };
  session.setSeed(seed);
  return session;
}

/** Answers a line that is not a command: rolls it, or keeps its names. */
export async function answerLine(line: string, session: Session): Promise<void> {
  const reading = readingOf(line, session.roller);
  if (reading.kind === 'wrong') await session.tell(reading.diagnostics, reading.text);
  else if (reading.kind === 'notation') await session.roll(line);
  else await keep(reading.definitions, session);
}

/** Names that cannot be used are not kept: a name that is not there, or one that needs itself. */
async function keep(definitions: readonly Definition[], session: Session): Promise<void> {
  const { variables, io } = session;
  const before = new Map(variables);
  for (const [name, value] of definitions) variables.set(name, value);
  for (const [name] of definitions) {
    const mention = printVariable(name);
    const errors = session.check(mention).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) continue;
    variables.clear();
    for (const [old, value] of before) variables.set(old, value);
    await session.tell(errors, mention);
    await io.err(`${io.language.words.session.notSaved}\n`);
    return;
  }
  for (const [name] of definitions) await io.out(`${fitted(definitionText(name, session), io)}\n`);
}

/** `@x := 2d6 + 3 (rolled again each time it is used)` */
export function definitionText(name: string, { variables, io }: Session): string {
  const value = variables.get(name);
  const note = typeof value === 'number' ? '' : ` ${io.language.words.session.rolledEachTime}`;
  return printable(`${printVariable(name)} := ${value}${note}`);
}

/** Does what may fail because of a notation, and shows it when it does. */
export async function guarded(session: Session, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await session.tell(error.diagnostics, error.notation);
  }
}
