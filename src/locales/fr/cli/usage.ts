/** What is wrong with a call of the command, in French. */
import type { UsageWords } from '../../../cli/words/index.ts';
import { counted, fine, listed, number, quoted } from '../numbers.ts';

export const usage: UsageWords = {
  seeHelp: `(${quoted('openroll --help')} explique l'utilisation)`,
  missingArgument: (name) => `il manque l'argument ${name.toUpperCase()}`,
  missingValue: (flags) => `l'option ${quoted(flags)} demande une valeur`,
  unknownOption: (flag, near) =>
    `il n'y a pas d'option ${quoted(flag)}${near.length === 0 ? '' : `. Vouliez-vous dire ${listed(near, 'ou')}${fine}?`}`,
  misplacedOption: (flag, command) => `${quoted(flag)} doit venir après ${quoted(command)}`,
  conflictingOptions: (one, other) =>
    `${quoted(one)} et ${quoted(other)} ne peuvent pas être utilisées ensemble`,
  tooManyArguments: (command, expected, given) =>
    `${quoted(command)} ${expected === 0 ? "n'accepte pas d'argument" : `n'accepte que ${counted(expected, 'argument', 'arguments')}`}, vous en donnez ${given}`,
  unsuitableValue: (flags, value, why) =>
    `${quoted(value)} ne convient pas pour ${quoted(flags)}. ${why}`,
  faces: 'Les faces sont des nombres entiers, par exemple 97,17.',
  outcome: 'Il faut un nombre.',
  emptySeed: 'Une graine ne peut pas être vide.',
  wholeNumber: (most) =>
    `Il faut un nombre entier de 1 à ${typeof most === 'number' ? number(most) : most}.`,
  variable: "Une variable s'écrit nom=valeur.",
  choice: (choices) => `Il faut ${listed(choices, 'ou')}.`,
  language: (known) => `Les langues sont ${listed(known)}.`,
  unknownCommand: (name, near) =>
    `il n'y a pas de commande ${quoted(name)}. Vouliez-vous dire ${listed(near.map(quoted), 'ou')}${fine}?`,
  didYouMean: (names) => `Vouliez-vous dire ${listed(names.map(quoted), 'ou')}${fine}?`,
  diceForOne: `${quoted('--dice')} donne les faces d'un seul jet, et il y a plusieurs notations`,
  forValues: (most) => `Écrivez x=0..10 ou x=1,2,5, avec au plus ${number(most)} valeurs.`,
  share: 'Écrivez un pourcentage comme 60% ou une fraction comme 2/3.',
  forOne: `${quoted('--for')} et ${quoted('--reach')} prennent une seule notation`,
  reachFor: `${quoted('--reach')} demande un nombre à faire varier${fine}: une variable comme @x dans la notation, ou ${quoted('--for x=0..10')}`,
  reachWhat: `${quoted('--reach')} demande ${quoted('--at-least')} ou ${quoted('--at-most')}, car cette notation n'est pas un test comme (d20 + @x) >= 15`,
  diceTogether: (other) =>
    `${quoted('--dice')} donne les faces d'un seul jet et ne va donc pas avec ${quoted(other)}`,
  askTogether: (other) =>
    `${quoted('--ask')} utilise de vrais dés et ne va donc pas avec ${quoted(other)}`,
  longAnswer: 'la réponse est trop longue pour un seul texte',
  unwritableFile: (path, reason) => `impossible d'écrire dans ${path}${fine}: ${reason}`,
};
