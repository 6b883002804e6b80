/** What can be wrong with what a caller passes in, in French. */
import type { CallsDetails, GivenFact, Looked, Named } from '../../../diagnostics/details/calls.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { counted, fine, listed, number, quoted } from '../numbers.ts';
import { records, rules } from './records.ts';

/** "un objet", "3" */
export function given(fact: GivenFact): string {
  const types = {
    undefined: 'undefined',
    null: 'null',
    several: 'plusieurs choses du même nom',
    object: 'un objet',
    string: 'un texte',
    boolean: 'un booléen',
    bigint: 'un bigint',
    symbol: 'un symbole',
    function: 'une fonction',
  } as const;
  return fact.type === 'number' ? number(fact.number) : types[fact.type];
}

const unreadable: Readonly<Record<Looked, string>> = {
  'the options': 'les options sont illisibles',
  'the limits': 'les limites sont illisibles',
  'the variables': 'les variables sont illisibles',
  'the dice': 'les dés sont illisibles',
  'the random source': 'la source de hasard est illisible',
  'the odds': 'les probabilités sont illisibles',
  'the saved roll': 'le jet enregistré est illisible',
  'the records': 'les définitions sont illisibles',
};

const objects = {
  options: 'les options doivent former un objet',
  limits: 'les limites doivent former un objet',
  variables: 'les variables doivent former un objet',
} as const;

const anything: Readonly<Record<Named, string>> = {
  modifier: 'un modificateur',
  function: 'une fonction',
  die: 'un dé',
};

/** A caller's own stack is nearly full. */
export const stack: string = "l'emboîtement est trop profond";

const faces = (count: number): string =>
  count === 0
    ? "aucune face n'a été donnée"
    : count === 1
      ? '1 face a été donnée'
      : `${number(count)} faces ont été données`;

const unreadableTree = (why: string): string => `cet arbre est illisible${fine}: ${why}`;

export const calls: WordsOf<CallsDetails> = {
  'unclosed-roll': {
    'no-end': ({ open, close }) => ({
      message: `ce jet commence par ${quoted(open)} et ne se termine pas`,
      hint: `Mettez ${quoted(close)} après lui.`,
    }),
  },
  'nested-roll': {
    'in-a-roll': ({ open }) => ({
      message: 'il y a un jet dans ce jet',
      hint: `Dans un jet, écrivez des parenthèses au lieu de ${quoted(open)}.`,
    }),
  },
  'unsuitable-input': {
    unreadable: ({ what }) => `${unreadable[what]}${fine}: les lire provoque une erreur`,
    'not-an-object': ({ what }) => objects[what],
    'unknown-name': ({ what, name, known }) => ({
      message:
        what === 'option'
          ? `il n'y a pas d'option ${quoted(name)}`
          : `il n'y a pas de limite ${quoted(name)}`,
      hint: `Les ${what === 'option' ? 'options' : 'limites'} sont ${listed(known)}.`,
    }),
    'limit-out-of-range': ({ name, least, most }) =>
      `la limite ${quoted(name)} doit être un nombre entier de ${number(least)} à ${number(most)}`,
    'option-not-positive': ({ name }) =>
      `l'option ${quoted(name)} doit être un nombre supérieur à 0`,
    'option-not-text': ({ name }) => `l'option ${quoted(name)} doit être un texte`,
    'option-too-small': ({ name, least }) =>
      `l'option ${quoted(name)} doit être un nombre entier d'au moins ${number(least)}`,
    'options-together': ({ names }) => `utilisez une seule de ces options${fine}: ${listed(names)}`,
    'not-a-locale': {
      message: `l'option ${quoted('locale')} doit être une langue de cette bibliothèque`,
      hint: `Importez-en une, par exemple${fine}: import { fr } from "openroll/locales/fr"`,
    },
    'not-a-notation': ({ given: it, trees }) =>
      `une notation est un texte${trees ? ' ou un arbre' : ''}, pas ${given(it)}`,
    'too-many-variables': 'il y a trop de variables',
    'not-a-seed': 'une graine doit être un texte ou un nombre fini',
    'sides-out-of-range': ({ most }) =>
      `le nombre de faces doit être un nombre entier de 1 à ${number(most)}`,
    'not-a-source': 'une source de hasard doit avoir une fonction die(sides)',
    'not-a-text': ({ given: it }) => `scan demande un texte, pas ${given(it)}`,
    'not-brackets': {
      message: `l'option ${quoted('brackets')} doit être une liste de paires de textes`,
      hint: `Par exemple${fine}: [["[[", "]]"], ["{{", "}}"]]`,
    },
    'not-a-visitor': {
      message: 'il faut une fonction, ou un objet avec des fonctions',
      hint: `Par exemple${fine}: { dice: (node) => ... }`,
    },
    'not-an-expression': ({ text }) => ({
      message: `${quoted(text)} ne peut pas remplacer une partie${fine}: il nomme ou répète des jets`,
      hint: `Donnez une seule expression, par exemple ${quoted('2d20kh1')}.`,
    }),
    'not-a-fill': "sourceFrom demande une fonction qui remplit une liste d'octets",
    'faces-not-a-list': 'les faces doivent former une liste de nombres',
    'face-not-whole': ({ place, given: it }) =>
      `la face n° ${place} doit être un nombre entier, pas ${given(it)}`,
    'not-a-style': ({ name, known }) => ({
      message:
        name === undefined
          ? 'le style doit être un texte'
          : `il n'y a pas de style ${quoted(name)}`,
      hint: `Les styles sont ${listed(known)}.`,
    }),
    'copy-of-a-roll': {
      message: "ceci est la copie d'un jet, qui n'a que son total",
      hint: 'Copiez ce que donne toJSON() du jet lui-même.',
    },
    'not-a-roll': {
      message: "ceci n'est pas un jet",
      hint: "Donnez ce que roll() a renvoyé. D'un jet enregistré ou copié, refaites-en un avec restore().",
    },
    'no-dice-to-reroll': {
      message: "aucun dé à relancer n'est indiqué",
      hint: `Indiquez-les par leur rang dans ${quoted('dice')} du jet, à partir de 0${fine}: [0, 2]`,
    },
    'not-a-die-of-the-roll': ({ place, dice, given: it }) => ({
      message:
        it === undefined
          ? `l'élément n° ${place} des dés à relancer n'est pas un dé de ce jet`
          : `ce jet n'a pas de dé ${it}`,
      hint:
        dice === 0
          ? "Ce jet n'a pas de dés."
          : dice === 1
            ? 'Son seul dé porte le numéro 0.'
            : `Ses dés portent les numéros 0 à ${dice - 1}.`,
    }),
    'not-a-saved-roll': ({ field }) => ({
      message:
        field === undefined
          ? "ceci n'est pas un jet enregistré"
          : `ceci n'est pas un jet enregistré${fine}: ${quoted(field)} manque ou est faux`,
      hint: "Donnez l'objet que toJSON() d'un jet a renvoyé. Lisez d'abord un texte avec JSON.parse.",
    }),
    'saved-roll-version': ({ version }) =>
      version === undefined
        ? `ceci n'est pas un jet enregistré${fine}: ${quoted('version')} manque ou est faux`
        : `ce jet a été enregistré au format ${version}${fine}; seul le format 1 est lisible`,
    'saved-roll-differs': ({ what, library }) => ({
      message:
        what === 'total'
          ? `ce jet enregistré est faux${fine}: sa notation et ses dés donnent un autre total`
          : `ce jet enregistré est faux${fine}: sa notation ne lance pas ces dés`,
      hint:
        library === undefined
          ? 'Il a été modifié, ou enregistré avec un vocabulaire propre.'
          : `Il a été modifié, ou enregistré avec un vocabulaire propre ou par une autre version (${library}).`,
    }),
    'outcome-not-a-number': 'un résultat doit être un nombre',
    'quantile-out-of-range': 'un quantile demande une probabilité de 0 à 1',
    'not-solved-odds': ({ use }) =>
      use === 'compare'
        ? 'on ne compare que des probabilités calculées par cette bibliothèque'
        : "on n'affiche que des probabilités calculées par cette bibliothèque",
    'core-reads-no-text': {
      message: 'openroll/core lance des arbres enregistrés et ne lit pas de texte',
      hint: 'Importez la fonction depuis "openroll"',
    },
    'core-formats-nothing': {
      message: "les jets d'openroll/core n'ont ni text() ni explain()",
      hint: 'Importez la fonction depuis "openroll"',
    },
  },
  'unsuitable-tree': {
    unreadable: `cet arbre est illisible${fine}: le lire provoque une erreur`,
    'not-a-tree': "ceci n'est pas l'arbre d'une notation",
    version: "cet arbre n'est pas de la version 1",
    'not-an-object': unreadableTree("une partie n'est pas un objet"),
    'not-text': ({ field }) => unreadableTree(`${quoted(field)} n'est pas un texte`),
    'not-allowed': ({ field }) => unreadableTree(`${quoted(field)} a une forme interdite`),
    'not-a-list': ({ field }) => unreadableTree(`${quoted(field)} n'est pas une liste`),
    'too-long': ({ field }) => unreadableTree(`${quoted(field)} est trop long`),
    'not-whole': ({ field }) =>
      unreadableTree(`${quoted(field)} n'est pas un nombre entier admissible`),
    spaces: ({ field }) => unreadableTree(`${quoted(field)} commence ou finit par une espace`),
    empty: ({ field }) => unreadableTree(`${quoted(field)} est vide`),
    unknown: ({ field, given: it }) =>
      unreadableTree(`${quoted(field)} inconnu${fine}: ${quoted(it)}`),
    'too-many-parts': "cet arbre a trop d'éléments",
    'nested-too-deeply': "l'emboîtement de cet arbre est trop profond",
    'labels-too-long': 'les étiquettes et commentaires de cet arbre sont trop longs',
    'no-faces': unreadableTree("un dé n'a pas de face"),
    'count-without-comparison': unreadableTree("un décompte n'a pas de comparaison"),
    'dice-after-count': unreadableTree('des dés suivent directement un décompte'),
    parentheses: unreadableTree('des parenthèses sont mal placées'),
    'label-on-parentheses': unreadableTree('une étiquette de parenthèses est mal placée'),
    'name-not-lower-case': unreadableTree("un nom n'est pas en minuscules"),
    'number-too-large': unreadableTree('un nombre est trop grand'),
  },
  'unsuitable-vocabulary': {
    'not-a-list': ({ what }) =>
      `les ${what === 'modifier' ? 'modificateurs' : 'fonctions'} doivent former une liste de définitions`,
    'dice-not-an-object': 'les dés doivent former un objet avec une liste de faces par nom',
    record: ({ what, name, problem }) =>
      `${name === undefined ? anything[what] : `${anything[what]} (${quoted(name)})`} est inutilisable${fine}: ${records[problem]}`,
    'not-a-name': ({ what, name }) => ({
      message: `${quoted(name)} ne peut pas nommer ${anything[what]}`,
      hint:
        what === 'die'
          ? `Un nom commence par une lettre ou ${quoted('_')}, continue par des lettres de a à z, des chiffres, ${quoted('-')} et ${quoted('_')}, et a au plus 40 caractères.`
          : 'Un nom a de 1 à 20 lettres minuscules, de a à z.',
    }),
    'name-taken': ({ what, name }) =>
      `${quoted(name)} est déjà pris et ne peut pas nommer ${anything[what]}`,
    'faces-not-a-list': ({ die, most }) =>
      `les faces du dé ${quoted(die)} doivent former une liste de 1 à ${number(most)} nombres entiers`,
    'face-not-whole': ({ die }) => `une face du dé ${quoted(die)} n'est pas un nombre entier`,
    rule: ({ modifier, kind, problem }) =>
      `la règle de ${quoted(modifier)} est inutilisable${fine}: ${problem === 'another-kind' ? `son genre n'est pas ${quoted(kind)}` : rules[problem]}`,
  },
  'no-random-source': {
    none: {
      message: "il n'y a pas de source sûre de nombres aléatoires ici",
      hint: 'Donnez une graine, votre propre source de hasard ou les faces des dés.',
    },
    stuck: 'la source de hasard donne toujours les mêmes nombres inutilisables',
    'fills-later': {
      message: `les octets aléatoires arrivent trop tard${fine}: la fonction a renvoyé une promesse`,
      hint: "Obtenez d'abord les octets, puis remplissez la liste aussitôt.",
    },
    'not-filled': ({ asked }) => ({
      message: `la liste de ${number(asked)} octets aléatoires n'a pas été remplie`,
      hint: "Écrivez un octet aléatoire à chaque place de la liste reçue par la fonction. Renvoyer d'autres octets ne suffit pas.",
    }),
  },
  'no-single-total': {
    series: ({ totals, more = false }) => ({
      message: 'une série a plusieurs totaux, pas un seul',
      hint:
        totals === undefined
          ? `Utilisez ${quoted('totals')} du jet.`
          : `Utilisez ${quoted('totals')} du jet${fine}: ${totals.map(number).join(` ; `)}${more ? `${fine}; ...` : ''}`,
    }),
  },
  'missing-face': {
    'too-few': ({ place, die, given: count }) =>
      `il manque la face du dé n° ${place} (${die})${fine}: ${faces(count)}, et il en faut davantage`,
  },
  'surplus-face': {
    'too-many': ({ given: count, used }) =>
      `${faces(count)}, mais le jet n'a utilisé ${used === 0 ? 'aucun dé' : `que ${counted(used, 'dé', 'dés')}`}`,
  },
  'impossible-face': {
    'not-on-die': ({ die, face, place, given: count }) =>
      `un ${die} ne peut pas donner ${number(face)} (face ${place} sur ${count})`,
    source: ({ sides, drawn }) => ({
      message: `la source de hasard a donné ${given(drawn)} pour un dé à ${counted(sides, 'face', 'faces')}`,
      hint: `die(${sides}) doit renvoyer un nombre entier de 1 à ${sides}.`,
    }),
  },
};
