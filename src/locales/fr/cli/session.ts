/** What a session says, in French. */
import type { SessionWords } from '../../../cli/words/index.ts';
import { fine, listed, number, quoted } from '../numbers.ts';

export const session: SessionWords = {
  greeting: (version) => `openroll ${version}. Tapez :help pour l'aide, Ctrl-D pour quitter.`,
  leave: '(Ctrl-D ou :quit pour quitter)',
  overview: `Tapez une notation pour la lancer${fine}: 2d6+3, d100!o+15, 4d6kh3. @x := 2d6 seul sur une ligne nomme un jet.`,
  commands: {
    odds: "les probabilités exactes d'une notation, ou de votre dernier jet",
    explain: "ce que signifie une notation, ou ce qu'a donné votre dernier jet",
    check: 'ses erreurs et ses avertissements',
    format: 'la notation sous sa forme standard',
    again: 'relance la dernière notation (NOMBRE de fois)',
    dice: 'joue les faces de vos propres dés, comme :dice 97,17 d100!o',
    seed: `utilise désormais cette graine${fine}; sans graine, revient au hasard sûr`,
    vars: `vos jets nommés${fine}; pour en créer un${fine}: @x := 2d6`,
    forget: 'supprime un jet nommé',
    help: 'cette liste, ou ce que fait un modificateur, une fonction ou un dé, comme :help kh',
    quit: 'termine la session (ou Ctrl-D)',
  },
  takes: {
    notation: 'NOTATION',
    number: 'NOMBRE',
    faces: 'FACES',
    seed: 'GRAINE',
    name: '@NOM',
    word: 'MOT',
  },
  nothingRolled: `rien n'a encore été lancé${fine}: tapez une notation`,
  noProblems: 'aucun problème trouvé',
  repeatNumber: (most) => `donnez un nombre de 1 à ${number(most)}`,
  facesAndNotation: 'donnez les faces et une notation, comme :dice 97,17 d100!o',
  secureDice: "dés tirés d'un hasard sûr",
  seededDice: (seed) => `dés tirés de la graine ${seed}`,
  noNames: `aucun jet nommé${fine}; pour en créer un${fine}: @x := 2d6`,
  rolledEachTime: '(relancé à chaque utilisation)',
  unknownName: (name) => `il n'y a pas de nom ${name}`,
  unknownCommand: (name) => `il n'y a pas de commande :${name}`,
  didYouMean: (names) => `Vouliez-vous dire ${listed(names, 'ou')}${fine}?`,
  listOfCommands: 'Tapez :help pour en voir la liste.',
  notSaved: 'non enregistré',
  noHelp: (word) => `pas d'aide sur ${quoted(word)}`,
  noHistory: (reason) => `impossible d'enregistrer l'historique${fine}: ${reason}`,
  record: (name, aliases, doc, example) =>
    `${name}${aliases.length === 0 ? '' : ` (ou ${aliases.join(', ')})`}${fine}: ${doc}${fine}; par exemple ${example}`,
  option: (name, doc) => `${name}, dans les parenthèses d'un modificateur${fine}: ${doc}`,
};
