/** What can go wrong while a notation is rolled or solved, in French. */
import type { RollingDetails } from '../../../diagnostics/details/rolling.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { fine, number, quoted } from '../numbers.ts';
import { tooMuch } from './too-much.ts';

export const rolling: WordsOf<RollingDetails> = {
  'division-by-zero': {
    division: 'division par zéro',
    'zero-to-negative-power': 'élever 0 à une puissance négative revient à diviser par zéro',
  },
  'not-a-real-number': {
    'root-of-negative': "un nombre négatif n'a pas de racine carrée",
    'power-of-negative': "un nombre négatif ne s'élève qu'à une puissance entière",
    'not-a-number': ({ given }) => `${quoted(given)} n'est pas un nombre`,
    'no-result': ({ name }) => `${quoted(name)} ne donne pas de nombre ici`,
  },
  'number-too-large': {
    written: ({ written, most }) => ({
      message: `le nombre ${quoted(written)} est trop grand`,
      hint: `Le plus grand nombre qu'on puisse écrire est ${number(most)}.`,
    }),
    decimals: ({ places }) => `un nombre a au plus ${places} chiffres après la virgule`,
    value: 'ce nombre est trop grand',
    fraction: 'cette fraction a trop de chiffres',
    total: 'le total est trop grand',
    'chain-total': 'le total de cette chaîne est trop grand',
  },
  'too-many-dice': {
    limit: ({ most }) =>
      `un jet peut compter au plus ${number(most)} dés, relances et dés ajoutés compris`,
  },
  'chain-too-long': {
    limit: ({ most }) => `un dé a été lancé plus de ${number(most)} fois, le jet a donc été arrêté`,
  },
  'no-extreme-roll': {
    'no-lowest': ({ die }) => ({
      message: `il n'y a pas de jet le plus bas${fine}: ce ${die} peut descendre sans fin`,
      hint: `Donnez une limite aux dés, par exemple ${quoted('d100!o(5, 96, once)')}.`,
    }),
    'no-highest': ({ die }) => ({
      message: `il n'y a pas de jet le plus haut${fine}: ce ${die} peut monter sans fin`,
      hint: `Donnez une limite aux dés, par exemple ${quoted('d6!(once)')}.`,
    }),
    'not-known': ({ die }) => ({
      message: `les jets extrêmes de ce ${die} ne peuvent pas être calculés`,
      hint: 'Ses modificateurs dépendent les uns des autres. Employez-en moins, ou un nombre à la place de dés.',
    }),
  },
  'odds-too-large': {
    work: ({ what, outcome }) => ({
      message: `les probabilités exactes seraient trop longues à calculer${fine}: ${tooMuch[what]}${outcome === undefined ? '' : ` (${number(outcome)})`}`,
      hint: `Essayez avec moins de dés, moins de faces ou une limite aux lancers supplémentaires, comme dans ${quoted('d6!(6, limit 3)')}`,
    }),
    'long-fractions': ({ millions }) => ({
      message: `les fractions de tous les résultats font environ ${number(millions)} millions de caractères, trop pour un seul texte`,
      hint: `Prenez-les une à une avec entries(), ou ligne par ligne avec ${quoted('openroll odds --csv')}`,
    }),
  },
};
