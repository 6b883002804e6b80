/** Keeps what only looks like an option from being read as one. */
import { dieStart } from '../vocabulary/dice/pattern.ts';
import { standard } from '../vocabulary/index.ts';

/** A minus and then a number, a bracket, a variable, dice, or a function: no option looks like that. */
const looksLikeNotation = new RegExp(
  `^-[+\\s-]*(?:[\\d.(@{]|${dieStart(standard.dice)}|[a-z]+\\()`,
  'i',
);

/**
 * A notation may begin with a minus, and so may the faces of Fudge dice. No option of ours looks like
 * either, so they are kept from being read as one.
 */
export function shielded(args: readonly string[]): readonly string[] {
  const shielded: string[] = [];
  for (const [index, arg] of args.entries()) {
    const before = args[index - 1];
    if (before === '--') return [...shielded, ...args.slice(index)];
    if (/^-\d/.test(arg) && before === '--dice') {
      shielded.pop();
      shielded.push(`--dice=${arg}`);
    } else {
      shielded.push(looksLikeNotation.test(arg) ? ` ${arg}` : arg);
    }
  }
  return shielded;
}
