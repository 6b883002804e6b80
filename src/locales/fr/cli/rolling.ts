/** What is said around rolls, in French. */
import type { FaceList, RollingWords } from '../../../cli/words/index.ts';
import { counted, fine, listed, number } from '../numbers.ts';

/** "de 1 à 6", "1, 2 ou 5" */
function faces(list: FaceList): string {
  if (list.kind === 'numbered') return list.sides === 1 ? '1' : `de 1 à ${number(list.sides)}`;
  if (list.kind === 'listed') return listed(list.faces.map(String), 'ou');
  return `certains des nombres de ${list.first} à ${list.last}`;
}

/** What are the faces of a die, as a sentence that begins with a number would not. */
const ofDie = (list: FaceList): string =>
  list.kind === 'numbered' && list.sides > 1
    ? `ses faces vont ${faces(list)}`
    : `ses faces${fine}: ${faces(list)}`;

export const rolling: RollingWords = {
  question: (place, die) => `dé ${place}, ${die}${fine}: `,
  notWhole: (list) => `Tapez un nombre entier${fine}: ${faces(list)}.`,
  notOnDie: (die, face, list) => `Un ${die} ne peut pas donner ${face}${fine}; ${ofDie(list)}.`,
  twoDice: `Pour un d100 en deux dés à dix faces, tapez dizaines+unités, par exemple 90+7${fine}; 00+0 fait 100.`,
  notTwoDice: (die) => `Seul un d100 se lance avec deux dés${fine}; tapez une face du ${die}.`,
  zero: (sides) => ` Si votre dé montre 0, cela compte ${sides}${fine}: tapez ${sides}.`,
  unused: (given) => `dés inutilisés${fine}: ${given.join(', ')}`,
  reached: (name, value, chance) => `${name} = ${value}${fine}: ${chance}`,
  notReached: (name, share) =>
    `aucune de ces valeurs de ${name} n'atteint ${share.replace(/\s*%$/, `${fine}%`)}`,
  places: 'place',
  place: (place, places) =>
    place === 1 ? 'le plus haut' : place === places ? 'le plus bas' : `${number(place)}e plus haut`,
  forHeads: { mean: 'moyenne', deviation: 'écart type' },
  orHigher: (total, chance) => `${total} ou plus${fine}: ${chance}`,
  atLeast: (outcome, chance) => `au moins ${outcome}${fine}: ${chance}`,
  atMost: (outcome, chance) => `au plus ${outcome}${fine}: ${chance}`,
  rolls: (rolls, totals) =>
    rolls === totals
      ? counted(rolls, 'jet', 'jets')
      : `${counted(rolls, 'jet', 'jets')}, ${counted(totals, 'total', 'totaux')}`,
  summary: (rolls, facts) => `${rolls}${fine}: ${facts.join(', ')}`,
  sum: (sum) => `somme ${sum}`,
  mean: (mean) => `moyenne ${mean}`,
  lowest: (lowest) => `minimum ${lowest}`,
  highest: (highest) => `maximum ${highest}`,
  expected: (mean) => `moyenne théorique ${mean}`,
};
