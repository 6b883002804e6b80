/** Pieces of an explanation on their way to a sentence. */
import { printable } from '../shared/printable.ts';

/** Words for a value. */
export interface Said {
  readonly text: string;
  /** It runs into the words around it unless it is in parentheses: "a d6 and a d8 as one pool". */
  readonly loose: boolean;
  /** It ends in an aside, so that what follows comes after a colon. */
  readonly trails?: boolean;
}

/** An aside at the end: "a d20, rounded down". */
export const trailing = (text: string): Said => ({ text, loose: true, trails: true });

export const plain = (text: string): Said => ({ text, loose: false });
export const loose = (text: string): Said => ({ text, loose: true });

/** In parentheses where it would run into the words around it. */
export const shielded = ({ text, loose: runs }: Said): string => (runs ? `(${text})` : text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences as a paragraph. */
export const paragraph = (sentences: readonly string[]): string =>
  printable(sentences.map((sentence) => `${capital(sentence)}.`).join(' '));

/** A label as it is shown; undefined: there is none to show. */
export function labelIn(node: { readonly label?: string } | object): string | undefined {
  const label = 'label' in node ? node.label?.trim() : undefined;
  return label === '' ? undefined : label;
}

/** More parts of a calculation, or members of a series, than this are summed up. */
export const mostParts = 8;
