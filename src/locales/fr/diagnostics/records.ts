/** What is wrong with a caller's own modifiers and functions, in French: the end of a sentence. */
import type { RecordProblem, RuleProblem } from '../../../diagnostics/details/calls.ts';
import { quoted } from '../numbers.ts';

export const records: Readonly<Record<RecordProblem, string>> = {
  'not-an-object': "ce n'est pas un objet",
  'no-name': 'il manque le nom',
  'aliases-not-a-list': 'les alias ne forment pas une liste',
  'too-many-aliases': "il y a trop d'alias",
  'unknown-kind': 'le genre de règle est inconnu',
  'no-rule': 'il manque la règle',
  'unknown-shape': 'la forme des arguments est inconnue',
  'nothing-to-apply': `il manque la fonction ${quoted('apply')}`,
  least: `${quoted('least')} n'est pas un nombre entier d'au moins 1`,
  most: `${quoted('most')} n'est pas un nombre entier d'au moins ${quoted('least')}`,
};

export const rules: Readonly<Record<Exclude<RuleProblem, 'another-kind'>, string>> = {
  'not-an-object': "ce n'est pas un objet",
  'no-message': 'elle refuse sans message',
  mark: "sa marque n'est pas un texte",
  direction: `sa direction n'est ni ${quoted('ascending')} ni ${quoted('descending')}`,
  'counts-as': `${quoted('countsAs')} n'est pas un nombre entier`,
  score: "son score n'est pas un nombre entier",
  end: `${quoted('from')} n'est ni ${quoted('highest')}, ni ${quoted('lowest')}, ni ${quoted('middle')}`,
  skip: `${quoted('skip')} n'est pas un nombre entier d'au moins 0`,
  'skip-in-the-middle': `${quoted('skip')} n'est pas 0 pour le milieu`,
  take: `${quoted('take')} n'est pas un nombre entier d'au moins 0`,
  limit: "sa limite n'est pas un nombre entier d'au moins 0",
  least: `${quoted('least')} n'est pas un nombre entier d'au moins 1`,
  how: `${quoted('how')} n'est ni ${quoted('show')} ni ${quoted('count')}`,
  'tests-not-a-list': 'ses tests ne forment pas une liste',
  'test-without-comparison': "un test n'a pas de comparaison",
  'test-not-whole': "un test compare avec autre chose qu'un nombre entier",
  exact: `la forme exacte d'un nombre s'écrit comme ${quoted('5/2')}`,
  join: 'elle ne dit pas comment les dés se joignent',
  'no-links': "elle n'a pas de maillons",
  'link-not-an-object': "un maillon n'est pas un objet",
  sign: `le champ ${quoted('sign')} d'un maillon n'est ni 1 ni -1`,
  shift: `le champ ${quoted('shift')} d'un maillon n'est pas un nombre entier`,
  role: "un maillon n'a pas de rôle connu",
  'exits-not-a-list': "les sorties d'un maillon ne forment pas une liste",
  'exit-not-an-object': "une sortie n'est pas un objet",
  'exit-leads-nowhere': "une sortie mène à un maillon qui n'existe pas, ou à un maillon précédent",
};
