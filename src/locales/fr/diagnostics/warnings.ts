/** What is legal and probably not what was meant, in French. */
import type { WarningsDetails } from '../../../diagnostics/details/warnings.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { fine, number, quoted } from '../numbers.ts';
import { ruleWarnings } from './rule-warnings.ts';

const compareSum = 'Pour comparer le total, mettez-le entre parenthèses.';
const counted = {
  'one-die': 'ceci teste un seul dé (1 ou 0), pas le total',
  'one-total': 'ceci teste un seul total du groupe (1 ou 0), pas toute la somme',
  dice: 'ceci compte des dés et ne compare pas le total',
} as const;
const twoCounts = `ces deux décomptes s'additionnent${fine}: un dé qui remplit les deux conditions compte deux fois`;

export const warnings: WordsOf<WarningsDetails> = {
  ...ruleWarnings,
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
  'count-after-keep': {
    'counts-what-is-left': ({ written, number: few, count }) => ({
      message: `sans nombre, ${quoted(written)} signifie ${quoted(`${written}${few}`)}${fine}; ${quoted(count)} ne compte ensuite que ce qui reste`,
      hint: `Si c'est voulu, écrivez ${quoted(`${written}${few}${count}`)}${fine}; pour compter tous les dés, écrivez seulement ${quoted(count)}`,
    }),
  },
  'keeps-of-kept': {
    'in-turn': ({ first, second }) => ({
      message: `${quoted(second)} choisit parmi les dés que ${quoted(first)} a laissés${fine}; d'autres outils choisissent parmi tous les dés`,
      hint: "Si c'est voulu, mettez les dés et le premier des deux entre parenthèses.",
    }),
  },
  'minus-after-modifier': {
    'negative-face': ({ number: face }) =>
      `ceci soustrait ${face} du total et ne désigne pas la face -${face}`,
    range: ({ from, to }) => ({
      message: `ceci soustrait ${to} du total et ne signifie pas «${fine}de ${from} à ${to}${fine}»`,
      hint: `Pour soustraire ${to}, mettez des espaces autour du signe moins.`,
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
