/** Options that several sub-commands have, and how the values of options are read or refused. */
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { readFaces, readVariable } from './text/values.ts';

/** What `--var` collects. */
export type GivenVariables = Readonly<Record<string, number | string>>;

/** `--var name=value`, which may be repeated. */
export const variableOption = (command: Command): Command =>
  command.option('--var <name=value>', 'set a variable; may be repeated', variable);

/** `97,17` */
export function faces(text: string): readonly number[] {
  return readFaces(text) ?? invalid('The faces are whole numbers, such as 97,17.');
}

/** A number to compare totals with. */
export function outcome(text: string): number {
  // A minus is kept from being read as an option by a space.
  const number = text.trim();
  if (/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(number)) return Number(number);
  return invalid('An outcome is a number.');
}

/** An empty seed is a variable of the shell that was never set: the rolls would be the same every time, unasked. */
export const seed = (text: string): string =>
  text.trim() === '' ? invalid('A seed is not empty.') : text;

/** More rolls than this in one call are surely a slip; a loop in a shell can have them. */
const mostTimes = 1_000_000_000;

/** How often to roll. */
export function times(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= mostTimes) return value;
  return invalid(`A whole number from 1 to ${mostTimes} is needed.`);
}

function variable(text: string, before: GivenVariables = {}): GivenVariables {
  const [name, value] = readVariable(text) ?? invalid('A variable is set as name=value.');
  return { ...before, [name]: value };
}

/** Refuses the value of an option: a wrong call. */
export function invalid(message: string): never {
  throw new InvalidArgumentError(message);
}
