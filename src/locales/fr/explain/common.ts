/** Numbers, operators and functions of an explanation, in French. */
import { loose, plain } from '../../../explain/said.ts';
import type { CommonWords } from '../../../explain/words.ts';
import { numberText } from '../../../number/format.ts';
import type { Num } from '../../../number/index.ts';
import type { Comparison } from '../../../vocabulary/rules/rule.ts';
import { listed, quoted } from '../numbers.ts';
import { numbers } from '../render/numbers.ts';

export const shownNumber = (value: Num): string =>
  numberText(value, { about: 'environ', fraction: 'alone', digits: 15, style: numbers });

/** "de 5", "d'un d6" */
export const de = (text: string): string =>
  /^[aeiouhéè]/i.test(text) ? `d'${text}` : `de ${text}`;

const among = (which: string, all: readonly string[]): string => {
  if (all.length === 1) return `${all[0]}`;
  return all.length === 2 ? `${which} entre ${listed(all)}` : `${which} parmi ${listed(all)}`;
};

export const common: CommonWords = {
  number: shownNumber,
  listed: (words) => listed(words),
  labelled: (text, label) => `${text} pour ${quoted(label)}`,
  between: {
    '+': 'plus',
    '-': 'moins',
    '*': 'fois',
    '/': 'divisé par',
    '//': "divisé (arrondi à l'entier inférieur) par",
    '%': 'modulo',
    '**': 'puissance',
  },
  minus: (operand) => `moins ${operand}`,
  functions: {
    floor: (n = '') => loose(`${n}, arrondi à l'entier inférieur`),
    ceil: (n = '') => loose(`${n}, arrondi à l'entier supérieur`),
    round: (n = '') => loose(`${n}, arrondi à l'entier le plus proche`),
    trunc: (n = '') => loose(`${n}, arrondi vers zéro`),
    abs: (n = '') => plain(`la distance ${de(n)} à zéro`),
    sign: (n = '') => plain(`le signe ${de(n)} (-1, 0 ou 1)`),
    sqrt: (n = '') => plain(`la racine carrée ${de(n)}`),
    min: (...all) => loose(among('le plus petit', all)),
    max: (...all) => loose(among('le plus grand', all)),
    pow: (base = '', power = '') => plain(`${base} puissance ${power}`),
    mod: (n = '', by = '') => loose(`le reste de la division ${de(n)} par ${by}`),
  },
  call: (name, given) => `${name}(${given.join(', ')})`,
};

/** "atteint au moins 15": a verb for each comparison. */
export const comparisons: Readonly<Record<Comparison, string>> = {
  '>=': 'atteint au moins',
  '<=': 'ne dépasse pas',
  '<>': 'ne vaut pas',
  '=': 'vaut exactement',
  '>': 'dépasse',
  '<': 'reste sous',
};
