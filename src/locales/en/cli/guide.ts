/** First contact, in English. */
import type { GuideWords } from '../../../cli/words/index.ts';
import { quoted } from '../numbers.ts';

export const guide: GuideWords = {
  greeting: {
    head: (version) => `openroll ${version}: roll dice, or work out their exact odds. Try:`,
    lines: {
      sum: 'two dice and a bonus',
      advantage: 'the better of two d20: advantage',
      openEnded: 'an open-ended roll with a bonus',
      odds: 'the chance of every total',
      notation: 'how to write what you want to roll',
      help: 'all commands and options',
    },
  },
  quoting:
    'Put a notation in single quotes (bash, zsh, fish, PowerShell) or double quotes (cmd): shells change *, !, (, #, $ and >.',
  heads: {
    wishes: 'What you want to roll:',
    modifiers: 'After dice:',
    options: 'In the parentheses of a modifier:',
    dice: 'Dice with a name of their own:',
    functions: 'Functions:',
  },
  wishes: {
    sum: 'dice and a bonus',
    stats: 'six ability scores, each the best three of four d6',
    advantage: 'advantage: the higher of two d20',
    disadvantage: 'disadvantage: the lower of two d20',
    target: 'at least a difficulty, bonus included',
    rollUnder: 'at most a skill',
    reroll: 'reroll 1s and 2s once',
    pool: 'a pool that counts successes',
    poolBotch: 'a pool in which 1s take successes away',
    poolExplodes: 'a pool in which 10s roll another die',
    explodes: 'dice that explode, and the better of two kinds',
    openEnded: 'open-ended both ways',
    middle: 'the middle of three dice',
    fudge: 'Fudge dice',
    faces: 'dice with faces of your own',
    sets: 'sets of equal dice',
    damage: 'labels, such as kinds of damage',
    variable: 'a number from your character sheet',
    name: 'one roll used twice',
  },
  inGame: (wish, game) => `${wish} (${game})`,
  noHelp: (word) => `there is no help on ${quoted(word)}`,
  otherHelp:
    'Try "openroll help notation", the name of a command such as "odds", a modifier such as "kh", or a whole notation such as "4d6kh3".',
};
