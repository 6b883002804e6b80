/** The cases of the error texts: notations, and calls that need more than a notation. */
import type { Diagnostic } from '../../src/index.ts';
import { check, DiceError, roll } from '../../src/index.ts';
import type { Call } from '../grammar/errors/texts/calls.ts';
import { calls } from '../grammar/errors/texts/calls.ts';
import { dialects } from '../grammar/errors/texts/dialects.ts';
import { modifiers } from '../grammar/errors/texts/modifiers.ts';
import { pools } from '../grammar/errors/texts/pools.ts';
import { structure } from '../grammar/errors/texts/structure.ts';
import { warnings } from '../grammar/errors/texts/warnings.ts';
import { words } from '../grammar/errors/texts/words.ts';

/** What is found in a notation before it is rolled, or while it is. */
export function findings(notation: string): readonly Diagnostic[] {
  const found = check(notation);
  if (found.length > 0) return found;
  try {
    return roll(notation, { seed: 1 }).warnings;
  } catch (error) {
    if (error instanceof DiceError) return error.diagnostics;
    throw error;
  }
}

export interface Case {
  readonly notation: string;
  readonly answer: string;
}

/** The cases of a text: a line with ">" and the notation (as JSON where it needs it), then what is shown. */
export function casesIn(text: string): readonly Case[] {
  return text
    .split(/^> /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const line = block.slice(0, end);
      const notation = line.startsWith('"') ? (JSON.parse(line) as string) : line;
      return { notation, answer: block.slice(end + 1).replace(/\n+$/, '') };
    });
}

/** What is wrong with a call. */
function thrown(work: () => unknown): readonly Diagnostic[] {
  try {
    work();
  } catch (error) {
    if (error instanceof DiceError) return error.diagnostics;
    throw error;
  }
  return [];
}

/** All cases, each with what is found. */
export function allFindings(): readonly {
  readonly what: string;
  readonly found: readonly Diagnostic[];
}[] {
  const ofTexts = Object.values({
    ...words,
    ...dialects,
    ...structure,
    ...modifiers,
    ...pools,
    ...warnings,
  }).flatMap((text) =>
    casesIn(text).map(({ notation }) => ({ what: notation, found: findings(notation) })),
  );
  const ofCalls = Object.values(calls as Readonly<Record<string, readonly Call[]>>).flatMap((all) =>
    all.map(([what, work]) => ({ what: `(${what})`, found: thrown(work) })),
  );
  return [...ofTexts, ...ofCalls];
}
