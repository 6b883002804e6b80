/** Rolls, odds, tables and pictures, in French. */
import type { RenderWords } from '../../../render/words.ts';
import { markWords } from '../marks.ts';
import { fine, listed, number } from '../numbers.ts';
import { numbers } from './numbers.ts';

const { numeral, infinite, unknown } = numbers;

/** What is said of one of several rolls. */
const ofRoll = (roll: string, text: string): string => (roll === '' ? text : `${roll}, ${text}`);

/** "moyenne infinie", "médiane inconnue" */
const feminine = (text: string): string =>
  text === infinite || text === unknown ? `${text}e` : text;

const decimals = (digits: string): string => digits.replaceAll('.', ',');

/** Zero and one take the singular. */
const isOne = (count: number): boolean => Math.abs(count) < 2;

const accurate = (places: number): string =>
  `pourcentages exacts à ${places} ${places === 1 ? 'décimale' : 'décimales'}`;
const inaccurate = (percentage: string): string =>
  `pourcentages à ${numeral(percentage)} points près`;

export const render: RenderWords = {
  language: 'fr',
  numbers,
  roll: {
    colon: `${fine}:`,
    total: decimals,
    // A comma would be taken for that of a decimal.
    totals: (totals) =>
      totals.join(totals.some((total) => total.includes(',')) ? `${fine}; ` : ', '),
    success: 'réussite',
    failure: 'échec',
    successes: (count, digits) => `${digits} ${isOne(count) ? 'réussite' : 'réussites'}`,
    sets: (count, digits) => `${digits} ${isOne(count) ? 'combinaison' : 'combinaisons'}`,
    mark: markWords,
  },
  summary: {
    of: (notation, isMember) => `${isMember ? 'chaque membre de ' : ''}${notation}${fine}:`,
    mean: (mean) => `moyenne ${feminine(mean)}`,
    deviation: (deviation) => `écart type ${deviation}`,
    median: (median) => `médiane ${feminine(median)}`,
    // A comma would be taken for that of a decimal.
    mode: (modes) => `mode ${modes.join(`${fine}; `)}`,
    range: (least, greatest) => `de ${least} à ${greatest}`,
    average: (mean) => `moyenne ${feminine(mean)}`,
    mostOften: (modes) => `le plus souvent ${modes.join(`${fine}; `)}`,
    fromTo: (least, greatest) => `de ${least} à ${greatest}`,
    noMaximum: (least) => `minimum ${least}, pas de maximum`,
    noMinimum: (greatest) => `pas de minimum, maximum ${greatest}`,
    noEnds: 'ni minimum ni maximum',
    exact: 'exact',
    accurate,
    inaccurate,
  },
  table: {
    total: 'total',
    chance: 'chances',
    atLeast: 'au moins',
    atMost: 'au plus',
    column: (head, roll) => `${head} ${roll}`,
    between: (low, high) => `${low} à ${high}`,
    orMore: (low) => `${low} ou plus`,
    orLess: (high) => `${high} ou moins`,
    elsewhere: 'autres totaux',
    exactly: (roll, row, fraction) => ofRoll(roll, `${row}${fine}: exactement ${fraction}`),
    longFraction: (roll, row, digits) =>
      ofRoll(
        roll,
        `${row}${fine}: la fraction exacte a ${number(digits)} chiffres${fine}; demandez les fractions pour la voir`,
      ),
    fractionsTooSmall: (roll, error) =>
      ofRoll(roll, `chaque fraction est trop petite d'au plus ${error}`),
    numbered: (number) => `n°${fine}${number}`,
  },
  contest: {
    beats: (one, other) => `${one} bat ${other}${fine}:`,
    tie: `égalité${fine}:`,
    chanceThat: 'chances que',
    beatsThis: (other) => `batte ${other}`,
  },
  picture: {
    title: (notations) => `Probabilités de ${listed(notations)}`,
    mean: 'moyenne',
    bar: (row, chance) => `${row}${fine}: ${chance}`,
    barsCover: (totals) => `Chaque barre regroupe ${totals} totaux.`,
    notShown: (parts) => `Hors graphique${fine}: ${parts.join(', ')}.`,
    part: (row, chance) => `${row} (${chance})`,
  },
};
