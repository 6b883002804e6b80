/** What a notation means, in English. */
import type { DiceFacts, FacesFacts } from '../../../explain/facts.ts';
import type { NotationWords } from '../../../explain/words.ts';
import { counted, listed, number } from '../numbers.ts';
import { comparisons } from './common.ts';
import { amount, when } from './when.ts';

const numerals: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "four", "1,000" */
const numeral = (count: number): string => numerals[count] ?? number(count);

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

function dice({ count, die, openEnded }: DiceFacts): string {
  const word = openEnded ? 'open-ended ' : '';
  const noun = count === 1 ? 'die' : 'dice';
  const name = die.kind === 'die' ? die.name : noun;
  const isEach = typeof count === 'object' && !count.isVariable;
  const sides = sidesOf(die, isEach);
  if (count === 1) return `${article(word + name)} ${word}${name}${sides}`;
  if (typeof count === 'number') return `${numeral(count)} ${word}${name}${sides}`;
  if (count.isVariable) return `${count.given} ${word}${name}${sides}`;
  const as = `as many ${word}${name} as the result of ${count.given}`;
  return sides === '' ? as : `${as}, each${sides}`;
}

function sidesOf(die: DiceFacts['die'], isEach: boolean): string {
  switch (die.kind) {
    case 'die':
      if (die.faces === undefined) return '';
      // After "each", the faces are not an aside.
      return isEach ? ` with ${faces(die.faces)}` : ` (with ${faces(die.faces)})`;
    case 'faces':
      return die.faces === undefined ? '' : ` with ${faces(die.faces)}`;
    case 'sides': {
      const { sides } = die;
      if (typeof sides === 'number') return ` with ${counted(sides, 'side', 'sides')}`;
      return sides.isVariable
        ? ` with ${sides.given} sides`
        : ` with as many sides as the result of ${sides.given}`;
    }
  }
}

function faces(shown: FacesFacts): string {
  if ('all' in shown) return `the faces ${listed(shown.all.map(String))}`;
  return `${numeral(shown.count)} faces from ${shown.least} to ${shown.highest}`;
}

/** "roll four d6 and keep the highest 3", "roll four d6, explode on 6, then keep the highest 3" */
function together(start: string, clauses: readonly string[]): string {
  const [only, ...others] = clauses;
  if (only === undefined) return start;
  return others.length === 0 ? `${start} and ${only}` : `${start}, ${clauses.join(', then ')}`;
}

const compared = (left: string, comparison: keyof typeof comparisons, right: string): string =>
  `${left} is ${comparisons[comparison]} ${right}`;

export const notation: NotationWords = {
  dice,
  aside: (text, clauses) => (clauses.length === 0 ? text : `${text} (${clauses.join(', then ')})`),
  pool: (items) => (items.length === 1 ? `${items[0]}` : `${listed(items)} as one pool`),
  together: (items) => (items.length === 1 ? `${items[0]}` : `${listed(items)} together`),
  values: (items) =>
    items.length === 1 ? `the value of ${items[0]}` : `the values of ${listed(items)}`,
  sumOf: (items) => `the sum of ${listed(items)}`,
  variable: (name, value) => `${name} (${value})`,
  comparedValue: (left, comparison, right) =>
    `1 if ${compared(left, comparison, right)}, otherwise 0`,
  choiceValue: (condition, then, otherwise) => `${then} if ${condition}, otherwise ${otherwise}`,

  bindDice: (text, name) => `roll ${text} and call the result ${name}`,
  bindValue: (value, name) => `work out ${value} and call the result ${name}`,
  repeat: (times, sentence) =>
    `do this ${amount(times)} ${times === 1 ? 'time' : 'times, with a separate total each time'}: ${sentence}`,
  roll: (text, clauses) => together(`roll ${text}`, clauses),
  rollOpenEnded: (text, ways) => `roll ${text}: ${ways}`,
  // biome-ignore lint/suspicious/noThenProperty: a table of words is never awaited
  then: (clauses) => `then ${clauses.join(', then ')}`,
  rollPool: (items, clauses) => together(`roll ${notation.pool(items)}`, clauses),
  takeTogether: (items, clauses) => together(`take ${notation.together(items)}`, clauses),
  takeValues: (items) =>
    items.length === 1 ? `work out ${items[0]}` : `work out each of these: ${items.join('; ')}`,
  clauses: (clauses) => clauses.join(', then '),
  addUp: (items) => `add up ${listed(items)}`,
  take: (value) => `take ${value}`,
  next: {
    '+': (n) => `add ${n}`,
    '-': (n) => `subtract ${n}`,
    '*': (n) => `multiply by ${n}`,
    '/': (n) => `divide by ${n}`,
    '//': (n) => `divide by ${n} and round down`,
    '%': (n) => `take the remainder after dividing by ${n}`,
    '**': (n) => `raise it to the power of ${n}`,
  },
  nextMore: (operations) => `continue with ${operations} more operations`,
  changeSign: 'change the sign',
  choice: (condition, then, otherwise) => `if ${condition}, ${then}; otherwise ${otherwise}`,
  resultCompared: (comparison, right) =>
    `the result is 1 if the total is ${comparisons[comparison]} ${right}, otherwise 0`,
  resultLabelled: (label) => `the result is for "${label}"`,
  condition: {
    total: (dice) => `the total of ${dice}`,
    compared,
    notZero: (value) => `${value} is not 0`,
    shows: (die, condition) => `${die} rolls ${when(condition)}`,
  },
  branch: {
    dice: (text) => `roll ${text}`,
    number: (value) => `the result is ${value}`,
    value: (value) => `take ${value}`,
  },
};
