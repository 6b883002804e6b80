/** What spellings of other tools and words of players mean, and how that is written here, in French. */
import type { DialectMeaning, ForeignOf } from '../../../../diagnostics/details/dialects.ts';
import { fine, quoted } from '../../numbers.ts';
import {
  afterDice,
  diceOf,
  differ,
  either,
  inTool,
  isWritten,
  ranked,
  rule,
  toDo,
} from './phrases.ts';

export const meanings: {
  readonly [M in DialectMeaning]: string | ((details: ForeignOf<M>) => string);
} = {
  absolute: inTool('donne la valeur absolue'),
  add: toDo('additionner'),
  'add-die-for-first': inTool('lance un dé de plus pour le premier dé qui convient'),
  'add-die-for-first-of-several': inTool(
    'lance un dé de plus pour le premier dé qui convient',
    `Ici, ${quoted('!(6, once)')} en ajoute un pour chaque dé qui convient.`,
  ),
  'add-up': `Les dés s'additionnent automatiquement.`,
  advantage: rule(`L'avantage, c'est lancer deux d20 et garder le meilleur`),
  'arithmetic-only': inTool('fait un calcul sans dés'),
  'at-least': isWritten(`«${fine}Au moins${fine}»`),
  'at-most': isWritten(`«${fine}Au plus${fine}»`),
  choice: isWritten('Un choix'),
  coins: inTool('lance des pièces qui valent 1 ou 0'),
  comment: 'Les commentaires vont après #.',
  'compare-total': rule('Pour tester un total, comparez-le à un nombre'),
  'count-at-least': (details) =>
    either(
      `compte les dés qui font ${details.number} ou plus`,
      toDo(`compter les dés qui font ${details.number} ou plus`),
    )(details),
  'count-at-least-or-equal': ({ pool, number }) =>
    `Pour compter les dés qui font ${number} ou plus, écrivez ${quoted(`${pool}>=${number}`)}${fine}; pour compter ceux qui font exactement ${number}, ${quoted(`${pool}=${number}`)}`,
  'count-at-most': (details) =>
    inTool(`compte les dés qui font ${details.number} ou moins`)(details),
  'count-even': inTool('compte les dés pairs'),
  'count-even-or-odd': inTool(
    'compte les dés pairs ou impairs',
    `Ici, on énumère les faces, comme dans ${quoted('4d6=2=4=6')}`,
  ),
  'count-faces': inTool('compte les dés qui font ces nombres'),
  'count-odd': inTool('compte les dés impairs'),
  'count-one-by-one': inTool('lance les dés un par un et compte ceux qui réussissent'),
  'count-or-drop-lowest': ({ written, number }) =>
    differ(
      written,
      `Pour compter les dés qui font ${number} ou plus, écrivez ${quoted(`>=${number}`)}${fine}; pour écarter ${diceOf('worst', number)}, ${quoted(`dl${number}`)}`,
    ),
  'count-out-of-reach': ({ tool, written, pool, sides, number }) =>
    `Dans ${tool}, ${quoted(written)} compte les dés qui font ${number} ou plus, et aucun d${sides} ne le peut. Pour comparer le total, écrivez ${quoted(`(${pool}) >= ${number}`)}`,
  'damage-type': rule('Le type de dégâts va entre crochets'),
  disadvantage: rule(`Le désavantage, c'est lancer deux d20 et garder le pire`),
  'divide-round': inTool(`divise et arrondit à l'entier le plus proche`),
  'divide-round-down': inTool(`divise et arrondit à l'inférieur`),
  'divide-round-up': inTool('divise et arrondit au supérieur'),
  drop: inTool('écarte des dés'),
  'drop-faces': inTool(
    'écarte les dés qui montrent ces faces',
    `Ici, les dés ne s'écartent que par rang${fine}: ${quoted('dl1')} écarte le pire.`,
  ),
  'drop-highest': ranked('écarte', 'écarter', 'best'),
  'drop-lowest': ranked('écarte', 'écarter', 'worst'),
  explode: either('fait exploser les dés', toDo('faire exploser les dés')),
  'explode-and-count': inTool('fait exploser les dés et compte ceux qui réussissent'),
  'explode-before-count': inTool(
    'fait exploser les dés',
    `Ici, cela s'écrit ${quoted('!')} et se place avant tout comptage.`,
  ),
  'explode-from': (details) =>
    inTool(`fait exploser les dés à partir de ${details.number}, sans limite`)(details),
  'explode-on': toDo('faire exploser les dés sur ces nombres'),
  'explode-once': inTool('fait exploser chaque dé une seule fois'),
  'explode-or-add-one': ({ written, number, limit }) => {
    const ways = `Pour exploser sur ${number}, écrivez ${quoted(`!${number}`)}${fine}; pour un seul dé de plus à partir de ${number}, ${quoted(`!(>=${number}, once)`)}`;
    return differ(
      written,
      limit === undefined
        ? ways
        : `${ways}${fine}; pour lancer un dé ${number} fois au plus, ${quoted(`!(limit ${limit})`)}`,
    );
  },
  'explode-or-multiply': ({ number }) =>
    `Pour exploser sur ${number}, écrivez ${quoted(`!${number}`)}${fine}; pour multiplier par ${number}, ${quoted(`* ${number}`)}`,
  'explode-twice': ({ tool }) =>
    `Dans ${tool}, un second ${quoted('x')} ajoute des dés à ceux du premier et ne soustrait rien. Pour un jet ouvert des deux côtés, qui soustrait après un premier dé faible, écrivez ${quoted('d100!o')}`,
  'explode-twice-at-most': ({ tool }) =>
    `Dans ${tool}, un dé explose deux fois au plus. Ici, cela s'écrit ${quoted('d6!(6, limit 2)')}${fine}; avec ${quoted('d6!')} seul, un dé peut exploser sans fin.`,
  faces: rule(`Les faces d'un dé vont entre accolades`),
  'failures-after-count': inTool(
    'retire une réussite par échec',
    `Ici, cela s'écrit ${quoted('f')} après un comptage, comme dans ${quoted('6d6>=5f1')}`,
  ),
  'fate-die': `Les dés Fate s'écrivent ${quoted('dF')}`,
  'german-die': ({ written }) =>
    `Dans les règles allemandes, ${quoted(written)} désigne les dés. Ici, cela s'écrit ${quoted('d')}`,
  group: rule('Les jets parmi lesquels choisir vont entre accolades'),
  'group-and-keep': ({ ours = '' }) =>
    `Les jets parmi lesquels choisir vont entre accolades, comme dans ${quoted(ours)}, qui garde le meilleur.`,
  'hide-roll': inTool('cache le jet aux autres', 'Ici, vous pouvez vous en passer.'),
  'hundred-sides': `Un dé à 100 faces s'écrit ${quoted('d100')} ou ${quoted('d%')}`,
  'inner-roll': rule(`Un jet à l'intérieur d'un autre va entre parenthèses`),
  'keep-highest': ranked('garde', 'garder', 'best'),
  'keep-highest-or-count': ({ written, number }) =>
    differ(
      written,
      `Pour garder ${diceOf('best', number)}, écrivez ${quoted(`kh${number}`)}${fine}; pour compter les dés qui font ${number} ou moins, ${quoted(`<=${number}`)}`,
    ),
  'keep-lowest': ranked('garde', 'garder', 'worst'),
  'keep-lowest-or-raise': ({ written, number }) =>
    differ(
      written,
      `Pour garder ${diceOf('worst', number)}, écrivez ${quoted(`kl${number}`)}${fine}; pour remonter à ${number} les dés inférieurs, ${quoted(`min${number}`)}`,
    ),
  'keep-middle': ranked('garde', 'garder', 'middle'),
  label: rule('Les étiquettes vont entre crochets'),
  'limit-of-pool': ({ tool, number }) =>
    `Dans ${tool}, ${number} est le nombre de dés de toute la réserve qui peuvent exploser. Ici, ${quoted(`limit ${number}`)} vaut pour chaque dé, comme dans ${quoted(`d6!(6, limit ${number})`)}`,
  'limit-upward': (details) => inTool(`ramène à ${details.number} les dés supérieurs`)(details),
  multiply: toDo('multiplier'),
  name: ({ ours = '' }) => `Pour nommer un jet, ajoutez ${quoted(ours)} à la fin.`,
  'not-needed': ({ written }) => `Inutile d'écrire ${quoted(written)} ici.`,
  'open-ended': afterDice('un jet ouvert (sans limite)'),
  'open-ended-high': afterDice('un jet ouvert vers le haut'),
  'open-ended-letters': rule(`Les lettres d'un jet ouvert vont juste après ses dés`),
  'open-ended-low': afterDice('un jet ouvert vers le bas'),
  'open-ended-or-highest-chain': ({ tool, written }) =>
    `Pour un jet ouvert, écrivez ${quoted('!o')}, comme dans ${quoted('d100!o')}. Dans ${tool}, ${quoted(written)} fait exploser les dés et ne garde que le plus haut résultat, ce qui s'écrit ici ${quoted('!!kh1')}`,
  'outer-brackets': `Un jet entier n'a pas besoin de crochets.`,
  'percentile-die': `Un dé qui donne de 1 à 100 s'écrit ${quoted('d100')}${fine}; un dé qui donne 00, 10 ... 90 s'écrit ${quoted('10*d{0..9}')}`,
  'pick-by-rank': inTool('prend le dé de ce rang, en partant du meilleur'),
  'range-of-faces': isWritten('Une suite de faces'),
  repeat: either(
    'répète un jet',
    ({ ours = '' }) => `Pour répéter un jet, mettez ${quoted(ours)} devant.`,
  ),
  'reroll-below-once': (details) =>
    inTool(`relance une fois les dés inférieurs à ${details.number}`)(details),
  'reroll-by-rank': inTool(
    'relance les meilleurs ou les pires dés',
    `Ici, les dés se relancent selon leur face${fine}: ${quoted('ro1')} relance chaque 1 une fois.`,
  ),
  'reroll-keep-better': inTool(
    'relance une fois les dés faibles et garde le meilleur des deux résultats',
    `Ici, ${quoted('ro<3')} relance une fois un dé inférieur à 3 et garde le nouveau résultat.`,
  ),
  'reroll-once': toDo('relancer des dés une seule fois'),
  'reroll-up-to': (details) =>
    inTool(`relance les ${details.number} ou moins jusqu'à ce qu'il n'en reste plus`)(details),
  'roll-one-by-one': ({ tool, written, count, sides }) =>
    `Dans ${tool}, ${quoted(written)} lance les dés un par un, sans les additionner. Ici, cela s'écrit ${quoted(`${count} x d${sides}`)}${fine}; pour les additionner, écrivez ${quoted(`${count}d${sides}`)}`,
  'roll-pool': inTool('lance ce nombre de dés à ce nombre de faces'),
  'round-down': toDo(`arrondir à l'inférieur`),
  'round-up': toDo('arrondir au supérieur'),
  'russian-die': ({ written }) =>
    `Dans les règles russes, ${quoted(written)} désigne les dés. Ici, cela s'écrit ${quoted('d')}`,
  subtract: toDo('soustraire'),
  'subtract-failed-dice': inTool(
    'soustrait les dés qui échouent',
    `Ici, un tel dé s'écrit avec ses faces, comme dans ${quoted('d{-1,-2,3..6}')}`,
  ),
  'subtract-failures': inTool('retire une réussite par échec'),
  'subtract-from-total': inTool('soustrait le nombre du total'),
  'total-above': ({ pool, number }) =>
    `Pour tester le total, écrivez ${quoted(`(${pool}) >= ${number}`)} pour ${number} ou plus, ou ${quoted(`(${pool}) > ${number}`)} pour plus de ${number}.`,
  'total-against': ({ pool, number }) =>
    `Pour tester le total, écrivez ${quoted(`(${pool}) >= ${number}`)} pour atteindre ce nombre, ou ${quoted(`(${pool}) <= ${number}`)} pour ne pas le dépasser.`,
  'total-below': ({ pool, number }) =>
    `Pour tester le total, écrivez ${quoted(`(${pool}) <= ${number}`)} pour ${number} ou moins, ou ${quoted(`(${pool}) < ${number}`)} pour moins de ${number}.`,
  'total-or-keep-lowest': ({ written, pool, number }) =>
    differ(
      written,
      `Pour tester le total, écrivez ${quoted(`(${pool}) >= ${number}`)} ou ${quoted(`(${pool}) <= ${number}`)}${fine}; pour garder ${diceOf('worst', number)}, ${quoted(`kl${number}`)}`,
    ),
  'ubiquity-dice': inTool('lance des dés Ubiquity, qui valent 1 ou 0'),
  'value-asked-for': ({ tool }) =>
    `Ici, ${tool} demande une valeur. Utilisez une variable, et donnez-lui sa valeur au moment du jet.`,
  'value-or-number': ({ tool, name, number }) =>
    `Ici, ${tool} demande une valeur. Utilisez une variable, ${quoted(`@{${name}}`)}, ou écrivez directement le nombre ${number}.`,
};
