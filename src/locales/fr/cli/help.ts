/** The help of every command, in French. */
import type { HelpWords } from '../../../cli/words/index.ts';
import { fine, quoted } from '../numbers.ts';
import { guide } from './guide.ts';

const exit = `
Code de sortie${fine}: 0 si tout va bien, 1 pour une notation erronée, 2 pour un mauvais appel.
`;

export const help: HelpWords = {
  titles: {
    usage: `Utilisation${fine}:`,
    arguments: `Arguments${fine}:`,
    options: `Options${fine}:`,
    commands: `Commandes${fine}:`,
    examples: `Exemples${fine}:`,
  },
  purpose: (purpose) => `${purpose}${fine}:`,
  placeholders: {
    number: 'nombre',
    seed: 'graine',
    faces: 'faces',
    file: 'fichier',
    variable: 'nom=valeur',
    range: 'x=0..10',
    share: 'pourcentage',
    view: 'vue',
    language: 'langue',
  },
  help: 'affiche cette aide',
  version: 'affiche la version',
  ascii: "n'utilise que des caractères ASCII",
  language: `la langue${fine}: en ou fr${fine}; par défaut celle du terminal`,
  variable: 'définit une variable (peut être répété)',
  byDefault: (value) => `(par défaut${fine}: ${value})`,
  choices: (choices) => `(${choices.join(', ')})`,
  roll: {
    description:
      'Lance des dés selon une notation, jets ouverts compris, ou calcule ses probabilités exactes.',
    argument: 'que lancer, par exemple 2d6+3 ou d100!o+15',
    options: {
      seed: `utilise une graine${fine}: la même donne les mêmes jets`,
      dice: 'utilise ces faces au lieu de lancer, par exemple 97,17',
      times: 'nombre de jets',
      ask: "vous lancez de vrais dés et tapez ce qu'ils montrent",
      odds: "montre aussi les chances d'obtenir ce total ou plus",
      explain: 'dit aussi en phrases ce qui est sorti',
      markdown: 'écrit du Markdown',
      json: 'écrit un objet JSON par jet',
    },
    examples: {
      bonus: 'un jet ouvert avec un bonus',
      scores: 'six caractéristiques et un résumé',
      odds: 'avec les chances de ce total ou plus',
      variable: 'avec une variable',
      dice: 'avec les faces de vos propres dés',
      ask: "vous lancez les dés qu'il demande",
      seed: 'le même jet à chaque fois',
      several: 'deux jets, chacun en une phrase',
      oddsCommand: 'ses probabilités exactes',
      explainCommand: "ce qu'il veut dire, en clair",
    },
    after: `\nSans notation, openroll lance chaque ligne de l'entrée standard.\n${guide.quoting}\n${exit}`,
  },
  odds: {
    description:
      'montre les probabilités exactes, en tableau avec des barres, ou plusieurs notations côte à côte',
    argument: `que calculer${fine}; chaque argument est une notation à part`,
    options: {
      atLeast: "ne montre que les chances d'obtenir au moins ce nombre",
      atMost: "ne montre que les chances d'obtenir au plus ce nombre",
      for: "une ligne par valeur d'une variable, par exemple x=0..10 ou x=1,2,5",
      reach: 'la plus petite valeur de la variable qui atteint ces chances, par exemple 60%',
      full: "montre aussi l'écart type, la médiane et la moyenne exacte",
      view: `ce que montrent les barres${fine}: chance, at-least ou at-most`,
      fractions: 'montre des fractions exactes au lieu de pourcentages arrondis',
      json: 'écrit un objet JSON par notation',
      csv: 'écrit des valeurs séparées par des virgules (CSV)',
      markdown: 'écrit du Markdown',
      svg: `dessine un graphique dans un fichier${fine}; - l'affiche`,
    },
    examples: {
      table: 'un tableau avec des barres',
      one: 'une seule probabilité',
      several: "côte à côte, et lequel l'emporte sur l'autre",
      view: "côte à côte, chacun avec les chances d'au moins un total",
      fractions: 'des fractions exactes',
      csv: 'pour un tableur',
      svg: "un graphique (un nom au lieu de - l'enregistre)",
      for: 'comment les chances montent avec un bonus',
      reach: 'la plus petite réserve qui y arrive',
    },
    after: '',
  },
  explain: {
    description: 'dit en clair ce que signifie une notation',
    argument: 'que décrire',
    options: {},
    examples: { plain: 'en une phrase ou deux', variable: 'avec une variable' },
    after: '',
  },
  check: {
    description: 'montre les erreurs et les avertissements sans lancer',
    argument: 'que vérifier',
    options: { json: 'écrit un objet JSON' },
    examples: {
      plain: 'sans doute une faute',
      variable: 'avec une variable, pour un programme',
    },
    after: '',
  },
  format: {
    description: 'écrit la notation sous sa forme standard',
    argument: 'la notation à récrire',
    options: {},
    examples: {},
    after: '',
  },
  simulate: {
    description: 'lance un grand nombre de fois (en parallèle) et compare aux probabilités exactes',
    argument: 'que lancer',
    options: {
      rolls: 'nombre de jets, par exemple 1e7',
      seed: `utilise une graine${fine}: même graine et même nombre de jets, même résultat`,
      atLeast: 'montre aussi combien de fois le total atteint ce nombre',
      atMost: 'montre aussi combien de fois le total ne dépasse pas ce nombre',
      json: 'écrit un objet JSON',
    },
    examples: {
      plain: 'cent mille jets',
      seed: 'les mêmes jets à chaque fois',
      json: 'en JSON',
    },
    after: `
Ctrl-C arrête et montre les résultats obtenus${fine}; un second Ctrl-C quitte aussitôt.

Code de sortie${fine}: 0 si tout va bien, 1 pour une notation erronée ou qui échoue toujours, 2 pour un mauvais appel, 130 après Ctrl-C.
`,
  },
  repl: {
    description: 'session interactive, avec historique et jets nommés',
    argument: '',
    options: { seed: `utilise une graine${fine}: la même donne les mêmes jets` },
    examples: { plain: "jusqu'à Ctrl-D", seed: 'avec une graine et une variable' },
    after: `
Tapez une notation pour la lancer. @x := 2d6 seul sur une ligne nomme un jet. :help donne la liste des commandes de la session, comme :odds, :explain et :seed. Vos lignes sont conservées pour la session suivante dans $XDG_STATE_HOME/openroll/history (par défaut ~/.local/state, sous Windows %LOCALAPPDATA%).

Code de sortie${fine}: 0 si tout va bien, 2 pour un mauvais appel.
`,
  },
  batch: {
    description: "lit des notations sur l'entrée standard et répond en JSON, ligne par ligne",
    argument: '',
    options: {
      seed: `utilise une graine${fine}: la même donne les mêmes jets, dans l'ordre des lignes`,
    },
    examples: {
      plain: "répond jusqu'à la fin de l'entrée",
      seed: 'les mêmes réponses aux mêmes lignes',
    },
    after: `
Une ligne est une notation, ou un objet JSON avec "notation" et, au besoin, "dice", "seed", "variables", "odds": true, "locale": "fr". Chaque ligne reçoit une réponse, dans l'ordre${fine}: le jet, ou une erreur "error" avec "code", "message" et "span". Une ligne erronée n'arrête pas le programme.

Code de sortie${fine}: 0 à la fin de l'entrée, 2 pour un mauvais appel.
`,
  },
  completion: {
    description: 'écrit un script qui complète commandes et options dans votre shell',
    argument: 'le shell',
    options: {},
    examples: { plain: 'écrit le script' },
    after: `
Pour l'activer durablement, ajoutez cette ligne au fichier de démarrage de votre shell${fine}:
  bash  eval "$(openroll completion bash)"   dans ~/.bashrc
  zsh   eval "$(openroll completion zsh)"    dans ~/.zshrc, après compinit
  fish  openroll completion fish | source    dans ~/.config/fish/config.fish
`,
  },
  helpOn: {
    description: `comment écrire une notation${fine}; aide sur une commande, un mot ou une notation entière`,
    argument: 'notation, une commande, un mot comme kh, ou une notation',
    options: {},
    examples: {
      notation: 'comment écrire ce que vous voulez lancer',
      command: 'une commande et ses options',
      word: 'un mot de la notation',
      text: "ce que fait chaque partie d'une notation",
    },
    after: '',
  },
  completionScript: (program, shell, file) =>
    `Complétion de ${quoted(program)} pour ${shell}. Pour l'activer durablement, ajoutez cette ligne à ${file}${fine}:`,
};
