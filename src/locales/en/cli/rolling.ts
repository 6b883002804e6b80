/** What is said around rolls, in English. */
import type { FaceList, RollingWords } from '../../../cli/words/index.ts';
import { counted, listed, number } from '../numbers.ts';

/** "1 to 6", "1, 2 or 5", "some of the numbers from 1 to 20" */
function faces(list: FaceList): string {
  if (list.kind === 'numbered') return list.sides === 1 ? '1' : `1 to ${number(list.sides)}`;
  if (list.kind === 'listed') return listed(list.faces.map(String), 'or');
  return `some of the numbers from ${list.first} to ${list.last}`;
}

/** "2nd", "3rd", "11th" */
function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[place % 10];
  return `${number(place)}${ending ?? 'th'}`;
}

export const rolling: RollingWords = {
  question: (place, die) => `die ${place}, ${die}: `,
  notWhole: (list) => `Type a whole number: ${faces(list)}.`,
  notOnDie: (die, face, list) => `A ${die} cannot show ${face}; its faces are ${faces(list)}.`,
  twoDice: 'For a d100 as two ten-sided dice, type tens+units, such as 90+7; 00+0 is 100.',
  notTwoDice: (die) => `Only a d100 is rolled as two dice; type one face of the ${die}.`,
  zero: (sides) => ` If your die shows 0, that counts as ${sides}: type ${sides}.`,
  unused: (given) => `unused dice: ${given.join(', ')}`,
  reached: (name, value, chance) => `${name} = ${value}: ${chance}`,
  notReached: (name, share) => `none of these values of ${name} reaches ${share}`,
  places: 'place',
  place: (place, places) =>
    place === 1 ? 'highest' : place === places ? 'lowest' : `${ordinal(place)} highest`,
  forHeads: { mean: 'mean', deviation: 'deviation' },
  orHigher: (total, chance) => `${total} or higher: ${chance}`,
  atLeast: (outcome, chance) => `at least ${outcome}: ${chance}`,
  atMost: (outcome, chance) => `at most ${outcome}: ${chance}`,
  rolls: (rolls, totals) =>
    rolls === totals
      ? counted(rolls, 'roll', 'rolls')
      : `${counted(rolls, 'roll', 'rolls')}, ${counted(totals, 'total', 'totals')}`,
  summary: (rolls, facts) => `${rolls}: ${facts.join(', ')}`,
  sum: (sum) => `sum ${sum}`,
  mean: (mean) => `mean ${mean}`,
  lowest: (lowest) => `lowest ${lowest}`,
  highest: (highest) => `highest ${highest}`,
  expected: (mean) => `expected mean ${mean}`,
};
