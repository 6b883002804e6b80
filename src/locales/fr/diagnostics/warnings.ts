/** What is legal and probably not what was meant, in French. */
import type { WarningsDetails } from '../../../diagnostics/details/warnings.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { fine, number, quoted } from '../numbers.ts';
import { all, compareTotal, never, ranked } from './dice-words.ts';

const compareSum = 'Pour comparer le total, mettez-le entre parenthèses.';
const counted = {
  'one-die': 'ceci teste un seul dé (1 ou 0), pas le total',
  'one-total': 'ceci teste un seul total du groupe (1 ou 0), pas toute la somme',
  dice: 'ceci compte des dés et ne compare pas le total',
} as const;
const twoCounts = `ces deux décomptes s'additionnent${fine}: un dé qui remplit les deux conditions compte deux fois`;

/** Past the longest chain. */
const stops = (most: number | undefined): string | undefined =>
  most === undefined
    ? undefined
    : `Au-delà de ${number(most)} dés à la suite, le jet s'arrête sur une erreur.`;

export const warnings: WordsOf<WarningsDetails> = {
  'count-in-arithmetic': {
    'not-the-total': ({ counts }) => ({
      message: counted[counts],
      hint: compareSum,
    }),
  },
  'count-under-minus': {
    subtracted: {
      message: "ceci compte d'abord des réussites, puis les soustrait",
      hint: "Si c'est voulu, mettez le décompte entre parenthèses.",
    },
  },
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
  'explodes-not-counts': {
    condition: ({ both }) => ({
      message: 'cette condition fait relancer des dés qui sont additionnés, pas comptés',
      hint:
        both &&
        `Pour relancer sur la face la plus haute et compter les réussites, écrivez les deux${fine}: ${quoted(both)}`,
    }),
    equals: ({ modifier, number: face }) => ({
      message: `${quoted(modifier)} relance quand un dé fait ${face} et ne compte rien`,
      hint: `Si c'est voulu, écrivez ${quoted(`${modifier}${face}`)}${fine}; pour compter toutes les autres faces, écrivez ${quoted(`<>${face}`)}`,
    }),
  },
  'marks-not-counts': {
    marks: ({ count }) => ({
      message: 'ceci signale des dés mais ne les compte pas',
      hint: `Pour les compter, écrivez seulement ${quoted(count)}`,
    }),
  },
  'counts-not-explodes': {
    'counts-others': ({ modifier, face }) => ({
      message: `ceci compte tous les dés sauf ceux qui font ${face}`,
      hint: `Pour des dés explosifs, écrivez ${quoted(`${modifier}${face}`)}${fine}; pour compter tous les autres, écrivez ${quoted(`<>${face}`)}`,
    }),
  },
  'drops-not-rolls': {
    drops: ({ modifier, number: dropped, taken }) => ({
      message:
        taken === undefined
          ? `ceci écarte les ${dropped} dés les plus bas`
          : `${quoted(taken)} appartient au modificateur précédent, et ${quoted(`${modifier}${dropped}`)} écarte les ${dropped} dés les plus bas`,
      hint: `Pour lancer plus de dés, écrivez un plus${fine}; pour en écarter, écrivez ${quoted(`${modifier}(${dropped})`)}`,
    }),
  },
  'compounds-and-explodes': {
    'two-modifiers': ({ first, second }) => ({
      message: `ce sont deux modificateurs${fine}: ${quoted(first)}, puis ${quoted(second)}`,
      hint: `En général, un seul suffit. Si vous voulez les deux, écrivez ${quoted(`${first}()${second}`)}`,
    }),
  },
  'picks-not-compares': {
    picks: ({ written, spelled }) => ({
      message: `${quoted(written)} choisit la valeur des groupes de dés égaux et ne compare pas leur nombre`,
      hint: `Pour comparer leur nombre, mettez les dés entre parenthèses${fine}; si c'est bien la valeur, écrivez ${quoted(spelled)}`,
    }),
  },
  'several-counts': {
    between: ({ taker }) => ({
      message: twoCounts,
      hint:
        taker &&
        `Pour ne compter que ce qui est entre les deux, retirez les autres avec ${quoted(taker)}`,
    }),
    'compared-successes': {
      message: twoCounts,
      hint: 'Pour comparer le nombre de réussites, mettez le décompte entre parenthèses.',
    },
    'compared-count': {
      message: 'ceci compte des dés, et la comparaison précédente compare leur nombre',
      hint: 'Pour vérifier que le total est entre deux nombres, nommez le jet et comparez-le deux fois.',
    },
  },
  'keep-after-count': {
    'by-rank': ({ of }) =>
      of === 'dice'
        ? "ceci choisit les dés d'après leur face, pas d'après leurs réussites"
        : "ceci choisit les totaux d'après leur valeur, pas d'après leurs réussites",
  },
  'count-after-keep': {
    'counts-what-is-left': ({ written, number: few, count }) => ({
      message: `sans nombre, ${quoted(written)} signifie ${quoted(`${written}${few}`)}${fine}; ${quoted(count)} ne compte ensuite que ce qui reste`,
      hint: `Si c'est voulu, écrivez ${quoted(`${written}${few}${count}`)}${fine}; pour compter tous les dés, écrivez seulement ${quoted(count)}`,
    }),
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
  'keeps-of-kept': {
    'in-turn': ({ first, second }) => ({
      message: `${quoted(second)} choisit parmi les dés que ${quoted(first)} a laissés${fine}; d'autres outils choisissent parmi tous les dés`,
      hint: "Si c'est voulu, mettez les dés et le premier des deux entre parenthèses.",
    }),
  },
  'clamps-all': {
    all: ({ countsAs, ours }) => ({
      message: `chaque dé compte pour ${number(countsAs)}, quoi qu'il fasse`,
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
  'minus-after-modifier': {
    'negative-face': ({ number: face }) =>
      `ceci soustrait ${face} du total et ne désigne pas la face -${face}`,
    range: ({ from, to }) => ({
      message: `ceci soustrait ${to} du total et ne signifie pas «${fine}de ${from} à ${to}${fine}»`,
      hint: `Pour soustraire ${to}, mettez des espaces autour du moins.`,
    }),
    successes: ({ subtracted, number: than, lower }) => ({
      message: `ceci soustrait ${subtracted} des réussites${fine}; le décompte compare toujours avec ${than}`,
      hint: `Si c'est voulu, mettez le décompte entre parenthèses${fine}; pour comparer avec un nombre plus petit, écrivez ${quoted(lower)}`,
    }),
  },
  'divides-by-dice': {
    divides: ({ number: divided, dice, share, division }) => ({
      message: `ceci divise ${divided} par ${quoted(dice)}`,
      hint: `Pour une fraction d'un seul jet, écrivez ${quoted(share)}${fine}; si vous voulez la division, écrivez ${quoted(division)}`,
    }),
  },
  'unusual-die': {
    table: ({ sides, ours }) => ({
      message: `ceci est un dé à ${sides} faces`,
      hint: `Pour lire chaque d6 comme un chiffre, écrivez ${quoted(ours)}`,
    }),
    'one-face': ({ face }) => ({
      message: `ce dé n'a qu'une face et fait toujours ${number(face)}`,
      hint:
        face > 1
          ? `Les accolades énumèrent les faces d'un dé. Un dé à ${face} faces s'écrit ${quoted(`d${face}`)}`
          : "Les accolades énumèrent les faces d'un dé.",
    }),
  },
  'always-true': {
    'never-zero': ({ ours }) => ({
      message: "ceci ne vaut jamais 0, donc c'est toujours le premier résultat qui sert",
      hint: `Ajoutez une comparaison, comme dans ${quoted(ours)}`,
    }),
  },
  'series-of-number': {
    number: ({ number: repeated }) => ({
      message: `ceci répète le nombre ${repeated}`,
      hint: `Pour multiplier, utilisez ${quoted('*')}`,
    }),
  },
  'rolls-nothing': {
    number: ({ number: sides }) => ({
      message: `ceci est seulement le nombre ${sides}${fine}: aucun dé n'est lancé`,
      hint: `Un dé à ${sides} faces s'écrit ${quoted(`d${sides}`)}`,
    }),
  },
  'thousands-point': {
    'decimal-point': ({ number: value, ours }) => ({
      message: `le point sépare les décimales, donc ceci vaut ${number(value)}`,
      hint: `Écrivez les milliers sans point${fine}: ${quoted(ours)}`,
    }),
  },
  'label-is-arithmetic': {
    label: ({ label }) => ({
      message: `${quoted(`[${label}]`)} est une étiquette et ne change rien`,
      hint: 'Les crochets ne font que nommer ce qui les précède.',
    }),
  },
  'comment-is-arithmetic': {
    comment: `ce qui suit ${quoted('#')} est un commentaire et ne change rien`,
  },
  'comment-is-dice': {
    comment: {
      message: `ce qui suit ${quoted('#')} est un commentaire${fine}: aucun dé n'est lancé`,
      hint: `Pour répéter un jet, utilisez ${quoted('x')}`,
    },
  },
};
