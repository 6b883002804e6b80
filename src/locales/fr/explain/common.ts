/** Numbers, operators and functions of an explanation, in French. */
import { loose, plain, trailing } from '../../../explain/said.ts';
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
  calculated: {
    '//': (n, by) => trailing(`${n} divisé par ${by}, arrondi à l'entier inférieur`),
    '%': (n, by) => loose(`le reste de la division ${de(n)} par ${by}`),
  },
  minus: (operand) => `moins ${operand}`,
  functions: {
    floor: (n = '') => trailing(`${n}, arrondi à l'entier inférieur`),
    ceil: (n = '') => trailing(`${n}, arrondi à l'entier supérieur`),
    round: (n = '') => trailing(`${n}, arrondi à l'entier le plus proche`),
    trunc: (n = '') => trailing(`${n}, arrondi vers zéro`),
    abs: (n = '') => plain(`la distance ${de(n)} à zéro`),
    sign: (n = '') => plain(`le signe ${de(n)} (-1, 0 ou 1)`),
    sqrt: (n = '') => plain(`la racine carrée ${de(n)}`),
    min: (...all) => loose(among('le plus bas', all)),
    max: (...all) => loose(among('le plus haut', all)),
    pow: (base = '', power = '') => plain(`${base} puissance ${power}`),
    mod: (n = '', by = '') => loose(`le reste de la division ${de(n)} par ${by}`),
  },
  call: (name, given) => `${name}(${given.join(', ')})`,
};

/** "vaut au moins 15": a verb for each comparison. */
export const comparisons: Readonly<Record<Comparison, string>> = {
  '>=': 'vaut au moins',
  '<=': 'ne dépasse pas',
  '<>': 'ne vaut pas',
  '=': 'vaut exactement',
  '>': 'dépasse',
  '<': 'est inférieur à',
};
