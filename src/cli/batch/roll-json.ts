/**
 * A roll as JSON text: the same data as in `JSON.stringify(roll)`, several times faster. A batch spends most
 * of its time here, and most of the text is names and words that are known before.
 */
import type { Roll, RollJSON } from '../../index.ts';

/** Writes a roll. What is rare in a roll is left to `JSON.stringify`. */
export function rollJson(roll: Roll): string {
  const { version, notation, canonical, total, totals, dice, terms, ...rest } = roll.toJSON();
  let text = `{"version":${version},"notation":${quoted(notation)},"canonical":${quoted(canonical)}`;
  text += totals === undefined ? `,"total":${total}` : `,"totals":[${totals.join()}]`;
  text += ',"dice":[';
  let comma = '';
  for (const die of dice) {
    text += comma + dieJson(die);
    comma = ',';
  }
  text += '],"terms":[';
  comma = '';
  for (const term of terms) {
    text += comma + termJson(term);
    comma = ',';
  }
  return `${text}],${JSON.stringify(rest).slice(1)}`;
}

type DieJson = RollJSON['dice'][number];
type TermJson = RollJSON['terms'][number];
type ChainJson = TermJson['chains'][number];

const dieJson = ({ die, sides, face, role, kept, marks }: DieJson): string =>
  `{"die":${quoted(die)},"sides":${sides},"face":${face},"role":"${role}","kept":${kept},"marks":${words(marks)}}`;

/** A term's own members stand in front of its chains, in the order that the library gives them. */
function termJson(term: TermJson): string {
  const { chains, ...own } = term;
  let text = '';
  for (const chain of chains) text += (text === '' ? '' : ',') + chainJson(chain);
  return `${JSON.stringify(own).slice(0, -1)},"chains":[${text}]}`;
}

function chainJson({ dice, total, direction, kept, score, marks }: ChainJson): string {
  const scored = score === undefined ? '' : `,"score":${score}`;
  return `{"dice":[${dice.join()}],"total":${total},"direction":"${direction}","kept":${kept}${scored},"marks":${words(marks)}}`;
}

/** Marks are words of the language, which need no escapes. */
const words = (marks: readonly string[]): string =>
  marks.length === 0 ? '[]' : JSON.stringify(marks);

/** Printable ASCII without quotation mark and backslash stands for itself. */
const plain = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));
