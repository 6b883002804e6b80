/** What is legal and hardly meant about a modifier and its dice, in French. */
import type { RuleWarningsDetails } from '../../../diagnostics/details/warnings.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { number, quoted } from '../numbers.ts';
import { all, compareTotal, never, ranked } from './dice-words.ts';

/** Past the longest chain. */
const stops = (most: number | undefined): string | undefined =>
  most === undefined
    ? undefined
    : `Au-delà de ${number(most)} dés à la suite, le jet s'arrête sur une erreur.`;

export const ruleWarnings: WordsOf<RuleWarningsDetails> = {
  'count-always': {
    succeeds: ({ dice, compareTotal: compares }) => ({
      message: `${dice === 1 ? 'ce dé réussit' : 'ces dés réussissent'} à tous les coups`,
      hint: compares ? compareTotal : undefined,
    }),
    fails: ({ dice }) =>
      `${dice === 1 ? 'ce dé retire une réussite' : 'ces dés retirent chacun une réussite'} à tous les coups`,
  },
  'condition-never': {
    count: (details) => `${never(details)}, donc ceci n'ajoute rien`,
    happens: "aucune face ne remplit cette condition, donc cela n'arrive jamais",
    mark: "aucune face ne remplit cette condition, donc aucun dé n'est jamais signalé",
    set: 'aucune face ne remplit cette condition, donc aucun groupe de ce genre ne peut sortir',
    'set-too-large': ({ least, count, of }) =>
      `impossible de réunir ${number(least)} valeurs égales avec seulement ${ranked(count, of)}`,
  },
  'keep-after-count': {
    'by-rank': ({ of }) =>
      of === 'dice'
        ? "ceci choisit les dés d'après leur face, pas d'après leurs réussites"
        : "ceci choisit les totaux d'après leur valeur, pas d'après leurs réussites",
  },
  'sort-after-count': {
    counted: {
      message: "les dés sont déjà comptés, donc ceci ne change que l'affichage",
      hint: 'Mettez-le avant le décompte.',
    },
  },
  'keeps-all': {
    'too-few': ({ keep, count, of }) =>
      `ceci garde ${ranked(keep, of)}, mais il n'y en a ${count === 1 ? "qu'un" : `que ${number(count)}`}`,
    'one-number': ({ keep }) => ({
      message: "il n'y a ici qu'un seul nombre, car les dés sont d'abord additionnés",
      hint: keep && `Pour garder un des dés, utilisez ${quoted(keep)}`,
    }),
    'one-die': {
      message: "ceci ne concerne qu'un dé, pas tous les dés de la somme",
      hint: "Pour choisir parmi tous les dés d'une somme, mettez-la entre accolades.",
    },
  },
  'drops-all': {
    all: ({ count, of }) => `ceci écarte ${all(count, of)}, il ne reste donc rien`,
  },
  'clamps-all': {
    all: ({ countsAs, ours }) => ({
      message: `chaque dé compte pour ${number(countsAs)}, quel que soit son résultat`,
      hint:
        ours && `Pour que le total soit d'au moins ${number(countsAs)}, écrivez ${quoted(ours)}`,
    }),
  },
  'reroll-past-clamp': {
    rerolled: {
      message: 'un dé relancé perd son minimum ou son maximum',
      hint: 'Mettez le minimum ou le maximum après la relance.',
    },
  },
  'long-chain': {
    average: ({ average, most }) => ({
      message: `chaque dé demande environ ${number(average)} lancers en moyenne`,
      hint: stops(most),
    }),
    'average-of-last': ({ average, most }) => ({
      message: `le dernier dé demande environ ${number(average)} lancers en moyenne`,
      hint: stops(most),
    }),
    'may-pass': ({ most }) =>
      `un dé peut entraîner ici plus de ${number(most)} lancers, ce qui arrête le jet sur une erreur`,
  },
};
