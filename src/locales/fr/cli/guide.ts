/** First contact, in French. */
import type { GuideWords } from '../../../cli/words/index.ts';
import { fine, quoted } from '../numbers.ts';

export const guide: GuideWords = {
  greeting: {
    head: (version) =>
      `openroll ${version}${fine}: lancez des dés, ou calculez leurs chances exactes. Essayez${fine}:`,
    lines: {
      sum: 'deux dés et un bonus',
      advantage: `le meilleur de deux d20${fine}: l'avantage`,
      openEnded: 'un jet ouvert avec un bonus',
      odds: 'les chances de chaque total',
      notation: 'comment écrire ce que vous voulez lancer',
      help: 'toutes les commandes et options',
    },
  },
  quoting: `Mettez la notation entre apostrophes (bash, zsh, fish, PowerShell) ou entre guillemets doubles (cmd)${fine}: les shells modifient *, !, (, #, $ et >.`,
  heads: {
    wishes: `Ce que vous voulez lancer${fine}:`,
    modifiers: `Après des dés${fine}:`,
    options: `Dans les parenthèses d'un modificateur${fine}:`,
    dice: `Dés qui ont un nom${fine}:`,
    functions: `Fonctions${fine}:`,
  },
  wishes: {
    sum: 'des dés et un bonus',
    stats: 'six caractéristiques, chacune les trois meilleurs de quatre d6',
    advantage: `avantage${fine}: le meilleur de deux d20`,
    disadvantage: `désavantage${fine}: le moins bon de deux d20`,
    target: 'au moins une difficulté, bonus compris',
    rollUnder: 'au plus une compétence',
    reroll: 'relancer une fois les 1 et les 2',
    pool: 'une réserve qui compte des réussites',
    poolBotch: 'une réserve où les 1 retirent des réussites',
    poolExplodes: 'une réserve où les 10 ajoutent un dé',
    explodes: 'des dés explosifs, et le meilleur de deux types',
    openEnded: 'jet ouvert dans les deux sens',
    middle: 'le dé du milieu parmi trois',
    fudge: 'dés Fudge',
    faces: 'des dés avec vos propres faces',
    sets: 'des combinaisons de dés égaux',
    damage: 'des étiquettes, par exemple des types de dégâts',
    variable: 'un nombre de votre feuille de personnage',
    name: 'un même jet utilisé deux fois',
  },
  inGame: (wish, game) => `${wish} (${game})`,
  noHelp: (word) => `il n'y a pas d'aide sur ${quoted(word)}`,
  otherHelp: `Essayez «${fine}openroll help notation${fine}», le nom d'une commande comme «${fine}odds${fine}», un modificateur comme «${fine}kh${fine}», ou une notation entière comme «${fine}4d6kh3${fine}».`,
};
