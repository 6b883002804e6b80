/** Pieces of a notation next to each other, apart where they would be read as one. */
import { letter } from '../../vocabulary/letters.ts';

const isLetter = new RegExp(`[${letter}]`);
/** The text ends in a variable without braces, which would swallow letters, digits and points. */
const endsInName = new RegExp(`@[${letter}][${letter}\\d.]*$`);
const goesOn = new RegExp(`[${letter}\\d.]`);

/** Pieces side by side, with a space between two that would be read as one. */
export function sideBySide(pieces: readonly string[]): string {
  const filled = pieces.filter((piece) => piece !== '');
  return filled
    .map((piece, index) => (runsTogether(filled[index - 1] ?? '', piece) ? ` ${piece}` : piece))
    .join('');
}

function runsTogether(left: string, right: string): boolean {
  const first = right.charAt(0);
  const last = left.slice(-1);
  const words = isLetter.test(last) && isLetter.test(first);
  const name = endsInName.test(left) && goesOn.test(first);
  const bangs = last === '!' && /[!=op]/.test(first);
  return words || name || bangs;
}
