/** What a notation means, in French. */
import type { DiceFacts, FacesFacts } from '../../../explain/facts.ts';
import type { NotationWords } from '../../../explain/words.ts';
import type { Comparison } from '../../../vocabulary/rules/rule.ts';
import { counted, fine, listed, number, quoted } from '../numbers.ts';
import { comparisons, de } from './common.ts';
import { amount, gives } from './when.ts';

const numerals: readonly string[] = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

/** "quatre", "1 000" */
const numeral = (count: number): string => numerals[count] ?? number(count);

function dice({ count, die, openEnded }: DiceFacts): string {
  const isFew = count === 1 || count === 0;
  const name = die.kind === 'die' ? die.name : isFew ? 'dé' : 'dés';
  const open = openEnded ? ` ouvert${isFew ? '' : 's'}` : '';
  const word = `${name}${open}`;
  const isEach = typeof count === 'object' && !count.isVariable;
  const sides = sidesOf(die, isEach);
  if (typeof count === 'number') return `${numeral(count)} ${word}${sides}`;
  if (count.isVariable) return `${count.given} ${word}${sides}`;
  const as = `autant de ${word} que le résultat ${de(count.given)}`;
  return sides === '' ? as : `${as}, chacun${sides}`;
}

function sidesOf(die: DiceFacts['die'], isEach: boolean): string {
  switch (die.kind) {
    case 'die':
      if (die.faces === undefined) return '';
      // After "chacun", the faces are not an aside.
      return isEach ? ` ${faces(die.faces)}` : ` (${faces(die.faces)})`;
    case 'faces':
      return die.faces === undefined ? '' : ` ${faces(die.faces)}`;
    case 'sides': {
      const { sides } = die;
      if (typeof sides === 'number') return ` à ${counted(sides, 'face', 'faces')}`;
      return sides.isVariable
        ? ` à ${sides.given} faces`
        : ` avec autant de faces que le résultat ${de(sides.given)}`;
    }
  }
}

function faces(shown: FacesFacts): string {
  if ('all' in shown) return `avec les faces ${listed(shown.all.map(String))}`;
  return `à ${numeral(shown.count)} faces de ${shown.least} à ${shown.highest}`;
}

/** "lancez quatre d6 et gardez les 3 meilleurs" */
function together(start: string, clauses: readonly string[]): string {
  const [only, ...others] = clauses;
  if (only === undefined) return start;
  return others.length === 0 ? `${start} et ${only}` : `${start}, ${clauses.join(', puis ')}`;
}

const compared = (left: string, comparison: Comparison, right: string): string =>
  `${left} ${comparisons[comparison]} ${right}`;

export const notation: NotationWords = {
  dice,
  aside: (text, clauses) => (clauses.length === 0 ? text : `${text} (${clauses.join(', puis ')})`),
  pool: (items) => (items.length === 1 ? `${items[0]}` : `${listed(items)} en une seule réserve`),
  together: (items) => (items.length === 1 ? `${items[0]}` : `${listed(items)} ensemble`),
  values: (items) =>
    items.length === 1
      ? `la valeur ${listed(items.map(de))}`
      : `les valeurs ${listed(items.map(de))}`,
  sumOf: (items) => `la somme ${listed(items.map(de))}`,
  variable: (name, value) => `${name} (${value})`,
  comparedValue: (left, comparison, right) => `1 si ${compared(left, comparison, right)}, sinon 0`,
  choiceValue: (condition, then, otherwise) => `${then} si ${condition}, sinon ${otherwise}`,

  bindDice: (text, name) => `lancez ${text} et appelez le résultat ${name}`,
  bindValue: (value, name) => `calculez ${value} et appelez le résultat ${name}`,
  repeat: (times, sentence) =>
    `faites ceci ${amount(times)} fois${times === 1 ? '' : ', avec un total séparé à chaque fois'}${fine}: ${sentence}`,
  roll: (text, clauses) => together(`lancez ${text}`, clauses),
  rollOpenEnded: (text, ways) => `lancez ${text}${fine}: ${ways}`,
  // biome-ignore lint/suspicious/noThenProperty: a table of words is never awaited
  then: (clauses) => `puis ${clauses.join(', puis ')}`,
  rollPool: (items, clauses) => together(`lancez ${notation.pool(items)}`, clauses),
  takeTogether: (items, clauses) => together(`prenez ${notation.together(items)}`, clauses),
  takeValues: (items) =>
    items.length === 1
      ? `calculez ${items[0]}`
      : `calculez chacun de ces résultats${fine}: ${items.join(`${fine}; `)}`,
  clauses: (clauses) => clauses.join(', puis '),
  addUp: (items) => `additionnez ${listed(items)}`,
  take: (value) => `prenez ${value}`,
  next: {
    '+': (n) => `ajoutez ${n}`,
    '-': (n) => `soustrayez ${n}`,
    '*': (n) => `multipliez par ${n}`,
    '/': (n) => `divisez par ${n}`,
    '//': (n) => `divisez par ${n} en arrondissant à l'entier inférieur`,
    '%': (n) => `prenez le reste de la division par ${n}`,
    '**': (n) => `élevez à la puissance ${n}`,
  },
  nextMore: (operations) => `continuez avec ${operations} autres opérations`,
  changeSign: 'changez le signe',
  choice: (condition, then, otherwise) => `si ${condition}, ${then}${fine}; sinon ${otherwise}`,
  resultCompared: (comparison, right) =>
    `le résultat est 1 si le total ${comparisons[comparison]} ${right}, sinon 0`,
  resultLabelled: (label) => `le résultat est pour ${quoted(label)}`,
  condition: {
    total: (dice) => `le total ${de(dice)}`,
    compared,
    notZero: (value) => `${value} n'est pas 0`,
    shows: (die, condition) => `${die} donne ${gives(condition)}`,
  },
  branch: {
    dice: (text) => `lancez ${text}`,
    number: (value) => `le résultat est ${value}`,
    value: (value) => `prenez ${value}`,
  },
};
