/**
 * A roll as JSON text: the same data as in `JSON.stringify(roll)`, many times faster. A batch spends most of
 * its time here, and most of the text is names and words that are known before.
 */
import type { Chain, Roll, Term, ThrownDie } from '../../index.ts';
import { version } from '../../index.ts';

/** Writes rolls. It remembers the unchanging parts of what it has written, and forgets them in time. */
export type RollWriter = (roll: Roll) => string;

/** Makes a writer for rolls that use no variables. What is rare in a roll is left to `JSON.stringify`. */
export function createRollWriter(): RollWriter {
  const heads = createMemory();
  const dieHeads = createMemory();

  const headOf = ({ notation, canonical }: Roll): string =>
    heads(
      notation,
      () =>
        `{"version":1,"library":${quoted(version)},"notation":${quoted(notation)},"canonical":${quoted(canonical)},`,
    );

  const dieText = (die: ThrownDie): string => {
    const head = dieHeads(die.die, () => `{"die":${quoted(die.die)},"sides":${die.sides},"face":`);
    return die.marks.length === 0
      ? head + die.face + (die.kept ? keptTails : droppedTails)[die.role]
      : `${head}${die.face},"role":"${die.role}","kept":${die.kept},"marks":${JSON.stringify(die.marks)}}`;
  };

  return (roll) => {
    const { dice, terms, comments, warnings } = roll;
    let text = headOf(roll);
    text += roll.kind === 'single' ? `"total":${roll.total}` : `"totals":[${roll.totals.join()}]`;
    text += ',"dice":[';
    for (let index = 0; index < dice.length; index += 1) {
      if (index > 0) text += ',';
      text += dieText(dice[index] as ThrownDie);
    }
    text += '],"terms":[';
    const placeOf = placesIn(dice);
    for (let index = 0; index < terms.length; index += 1) {
      if (index > 0) text += ',';
      text += termText(terms[index] as Term, placeOf);
    }
    if (comments.length === 0 && warnings.length === 0)
      return `${text}],"comments":[],"warnings":[]}`;
    return `${text}],"comments":${JSON.stringify(comments)},"warnings":${JSON.stringify(warnings)}}`;
  };
}

type Tails = Readonly<Record<ThrownDie['role'], string>>;

const tails = (kept: boolean): Tails => {
  const tail = (role: ThrownDie['role']): string => `,"role":"${role}","kept":${kept},"marks":[]}`;
  return {
    first: tail('first'),
    exploded: tail('exploded'),
    up: tail('up'),
    down: tail('down'),
    rerolled: tail('rerolled'),
  };
};
const keptTails = tails(true);
const droppedTails = tails(false);

/** Few dice are searched one by one; a table of places pays for many. */
const fewDice = 16;

function placesIn(dice: readonly ThrownDie[]): (die: ThrownDie) => number {
  if (dice.length <= fewDice) return (die) => dice.indexOf(die);
  const places = new Map(dice.map((die, index) => [die, index]));
  return (die) => places.get(die) ?? -1;
}

function termText(term: Term, placeOf: (die: ThrownDie) => number): string {
  const { chains, ...own } = term;
  let text = '';
  for (let index = 0; index < chains.length; index += 1) {
    if (index > 0) text += ',';
    text += chainText(chains[index] as Chain, placeOf);
  }
  return `${ownText(own)},"chains":[${text}]}`;
}

/** The members of a term without its chains, and without the brace at the end. */
function ownText(own: Omit<Term, 'chains'>): string {
  const { notation, span, value, label, binding, member, items } = own;
  const isPlain =
    span !== undefined &&
    label === undefined &&
    binding === undefined &&
    member === undefined &&
    items === undefined;
  if (!isPlain) return JSON.stringify(own).slice(0, -1);
  return `{"notation":${quoted(notation)},"span":{"start":${span.start},"end":${span.end}},"value":${value}`;
}

function chainText(chain: Chain, placeOf: (die: ThrownDie) => number): string {
  const { dice, total, direction, kept, score, marks } = chain;
  let places = '';
  for (let index = 0; index < dice.length; index += 1) {
    places += (index === 0 ? '' : ',') + placeOf(dice[index] as ThrownDie);
  }
  const scored = score === undefined ? '' : `,"score":${score}`;
  const marked = marks.length === 0 ? '[]' : JSON.stringify(marks);
  return `{"dice":[${places}],"total":${total},"direction":"${direction}","kept":${kept}${scored},"marks":${marked}}`;
}

/** Printable ASCII without quotation mark and backslash stands for itself. */
const plain = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/** The most texts that are remembered; then all are forgotten. */
const mostRemembered = 1_000;

function createMemory(): (key: string, make: () => string) => string {
  const known = new Map<string, string>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const text = make();
    known.set(key, text);
    return text;
  };
}
