/** What can be wrong with the text of a notation, in French. */
import type {
  CharacterAdvice,
  DigitSeparator,
  SeriesAdvice,
  TextDetails,
  WordAdvice,
} from '../../../diagnostics/details/text.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { counted, either, fine, listed, number, quoted, sentences } from '../numbers.ts';
import { stack } from './calls.ts';
import { aboutDice, foreign } from './dialects.ts';
import { tooManyParts } from './too-many-parts.ts';

const named = `Par exemple ${quoted('@a := d6; @a + 2')}`;

const characters: Readonly<Record<CharacterAdvice, string>> = {
  label: 'Une étiquette commence par [ et finit par ]',
  comment: 'Un commentaire commence par # après une espace',
  variable: 'Pour utiliser une variable, écrivez @nom ou @{un nom}',
  decimal: `Un nombre décimal s'écrit avec un point${fine}: 0.5`,
  division: `Pour diviser, écrivez ${quoted('/')}, ou ${quoted('//')} pour arrondir à l'inférieur`,
  'name-a-roll': `Pour nommer un jet, écrivez ${quoted('@a := d6; @a + 2')}`,
  'one-comparison': 'Comparez un seul total à la fois.',
  'full-stop': 'Enlevez le point final.',
  'add-dice': `Les dés s'additionnent avec ${quoted('+')}${fine}; plusieurs éléments vont entre accolades, comme dans ${quoted('{2d6, 3d6}')}`,
  minus: `Moins s'écrit ${quoted('-')}`,
  times: `Fois s'écrit ${quoted('*')}`,
  'divided-by': `La division s'écrit ${quoted('/')}`,
};

const grouped: Readonly<Record<DigitSeparator, string>> = {
  comma: "un nombre s'écrit sans virgule",
  point: "un nombre n'a qu'un point, avant ses décimales",
  space: "un nombre s'écrit sans espace",
  apostrophe: "un nombre s'écrit sans apostrophe",
  underscore: "un nombre s'écrit sans tiret bas",
};

function series(advice: SeriesAdvice): string {
  switch (advice.kind) {
    case 'sum':
      return `Vouliez-vous dire ${quoted(`${advice.times} x ${advice.sum}`)} ou ${quoted(`(${advice.sum}) * ${advice.times}`)}${fine}?`;
    case 'dice': {
      const { times, dice } = advice;
      const added = advice.addsUp
        ? `, ou ${quoted(`${times}${dice}`)} pour additionner ${times} dés`
        : '';
      return `On ne répète qu'un jet entier, comme dans ${quoted(`${times} x ${dice}`)}. Pour multiplier, écrivez ${quoted(`${times} * ${dice}`)}${added}`;
    }
    case 'first':
      return `Mettez-le au début, comme dans ${quoted('6 x 4d6kh3')}. Pour multiplier, utilisez *`;
  }
}

const start = `Commencez par des dés, comme ${quoted('2d6+3')} ou ${quoted('d20 # attaque')}`;

function word(written: string, advice: WordAdvice): string {
  switch (advice.kind) {
    case 'notes':
      return `Les notes vont après #, les étiquettes entre crochets${fine}: ${quoted('2d6[feu] # un commentaire')}`;
    case 'variable':
      return `Pour utiliser une variable, écrivez ${quoted(`@${written}`)}`;
    case 'after-dice':
      return `Mettez l'étiquette ou le commentaire après les dés${fine}: ${quoted(`${advice.dice}[${written}]`)} ou ${quoted(`${advice.dice} # ${written}`)}`;
    case 'near':
      return `Vouliez-vous dire ${either(advice.words)}${fine}?`;
    case 'apart':
      return `Séparez les modificateurs${fine}: ${quoted(advice.modifiers)}`;
    case 'example':
      return `Par exemple ${quoted(advice.notation)}`;
    case 'faces':
      return `Les faces sont des nombres, par exemple ${quoted('d{1,1,2}')}`;
    case 'series':
      return series(advice.advice);
    case 'topic':
      return advice.start ? sentences(aboutDice[advice.topic], start) : aboutDice[advice.topic];
    case 'start':
      return start;
  }
}

type Character = Extract<TextDetails['unexpected-character'], { readonly reason: 'character' }>;

function character({ character: sign, unseen }: Character): string {
  if (sign === '"') return 'le guillemet';
  if (!unseen) return quoted(sign);
  const code = sign.codePointAt(0) ?? 0;
  return `le caractère invisible U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export const text: WordsOf<TextDetails> = {
  'empty-text': {
    nothing: {
      message: "il n'y a rien à lancer",
      hint: `Essayez ${quoted('2d6+3')} ou ${quoted('d100!o+15')}`,
    },
  },
  'text-too-long': {
    limit: ({ length, most }) =>
      `le texte compte ${counted(length, 'caractère', 'caractères')}${fine}; la limite est de ${number(most)}`,
  },
  'unexpected-character': {
    character: (details) => ({
      message: `je ne comprends pas ${character(details)}`,
      hint: details.advice && characters[details.advice],
    }),
    'quotation-marks': {
      message: `un jet s'écrit sans guillemets`,
      hint: 'Enlevez-les.',
    },
  },
  'unexpected-word': {
    word: ({ word: written, advice }) => ({
      message: `je ne comprends pas ${quoted(written)}`,
      hint: word(written, advice),
    }),
    option: ({ option }) => ({
      message: `${quoted(option)} ne va que dans les parenthèses d'un modificateur`,
      hint: `Par exemple ${quoted('d6!(6, once)')}`,
    }),
    'unknown-modifier': ({ modifier }) => `il n'y a pas de modificateur ${quoted(modifier)}`,
  },
  'unexpected-text': {
    comma: {
      message: `cette virgule n'a pas de sens ici`,
      hint: `Mettez plusieurs éléments entre accolades, comme dans ${quoted('{2d6, 3d6}')}`,
    },
    'grouped-digits': ({ number: ours, separator }) => ({
      message: grouped[separator],
      hint: `Écrivez ${quoted(ours)}`,
    }),
    'decimal-comma': ({ number: ours, grouped }) => ({
      message: `les nombres décimaux s'écrivent avec un point, pas une virgule`,
      hint: grouped ? `Écrivez ${quoted(ours)}, sans autre point` : `Écrivez ${quoted(ours)}`,
    }),
    'comma-between-faces': ({ ours, die }) => ({
      message: `cette virgule n'a pas de sens ici`,
      hint: die
        ? `Les faces vont entre accolades${fine}: ${quoted(ours)}`
        : `Pour donner plusieurs faces, écrivez ${quoted(ours)}`,
    }),
    'name-not-first': {
      message: 'les jets se nomment au début, avant tout le reste',
      hint: `Terminez chacun par ${quoted(';')}, comme dans ${quoted('@a := d6; @a + 2')}`,
    },
    'assignment-not-first': {
      message: `${quoted(':=')} nomme un jet et ne va qu'au début`,
      hint: named,
    },
    semicolon: { message: `${quoted(';')} ne sert qu'après un jet nommé`, hint: named },
    'equals-sign': ({ name }) => ({
      message: `${quoted('=')} compare${fine}; pour nommer un jet, utilisez ${quoted(':=')}`,
      hint: `Écrivez ${quoted(`${name} :=`)}`,
    }),
    'series-inside': ({ advice }) => ({
      message: `${quoted('x')} répète un jet entier et ne peut pas aller ici`,
      hint: series(advice),
    }),
    'series-number': ({ advice }) => ({
      message: `${quoted('x')} répète un jet${fine}; mettez devant le nombre de fois`,
      hint: series(advice),
    }),
    'no-operator': ({ written, dice, times, rest }) => ({
      message: `rien ne relie ${quoted(written)} à ce qui précède`,
      hint: !dice
        ? 'Mettez entre les deux un signe, par exemple + ou *'
        : times === undefined
          ? 'Mettez + entre deux groupes de dés.'
          : `Pour le lancer ${times} fois, écrivez ${quoted(`${times} x ${rest}`)}${fine}; pour additionner, écrivez ${quoted(`${times} + ${rest}`)}`,
    }),
    'function-after-count': ({ pool, comparison, value }) => ({
      message:
        'juste après des dés, une comparaison compte les dés qui la vérifient, et il lui faut un simple nombre',
      hint: `Pour compter des dés, écrivez ${quoted(`${pool} ${comparison} (${value})`)}${fine}; pour comparer le total, écrivez ${quoted(`(${pool}) ${comparison} ${value}`)}`,
    }),
    'modifier-in-brackets': ({ modifier }) => ({
      message: `${quoted(modifier)} s'écrit sans parenthèses ni accolades`,
      hint: `Un modificateur vient juste après ses dés, par exemple ${quoted('4d6kh3')}`,
    }),
    range: {
      message: `${quoted('..')} n'a pas de sens ici`,
      hint: `Une plage de faces va entre accolades après ${quoted('d')}, par exemple ${quoted('d{1..6}')}`,
    },
  },
  'missing-operand': {
    after: ({ after }) => `il manque quelque chose après ${quoted(after)}`,
    'after-percent': {
      message: `il manque quelque chose après ${quoted('%')}`,
      hint: `${quoted('%')} donne le reste d'une division. Pour comparer à 50${fine}%, écrivez seulement 50, comme dans ${quoted('d100 <= 50')}`,
    },
    before: ({ before }) => `il manque quelque chose avant ${quoted(before)}`,
    between: ({ after, before }) =>
      `il manque quelque chose entre ${quoted(after)} et ${quoted(before)}`,
    'before-semicolon': { message: `il manque quelque chose avant ${quoted(';')}`, hint: named },
    'unused-name': {
      message: `vous avez nommé un jet sans l'utiliser`,
      hint: `Ajoutez ce qu'il faut en faire, comme dans ${quoted('@a := d6; @a + 2')}`,
    },
  },
  'missing-argument': {
    'number-to-drop': {
      message: `${quoted('d')} écarte des dés, et il faut dire combien`,
      hint: `Par exemple ${quoted('4d6d1')}`,
    },
    sides: {
      message: `il faut un nombre de faces après ${quoted('d')}`,
      hint: `Par exemple ${quoted('d6')}, ${quoted('d(2*3)')}, ${quoted('d{1,1,2}')} ou ${quoted('d@faces')}`,
    },
    'variable-name': `cette variable n'a pas de nom`,
  },
  'unclosed-bracket': {
    bracket: ({ bracket }) => `${quoted(bracket)} n'est jamais refermé`,
  },
  'unopened-bracket': {
    bracket: ({ bracket }) =>
      `il manque le ${quoted(bracket === ')' ? '(' : '{')} de ce ${quoted(bracket)}`,
  },
  'unclosed-label': {
    label: { message: `cette étiquette n'est jamais refermée`, hint: characters.label },
  },
  'misplaced-label': {
    'before-term': {
      message: `une étiquette va après ce qu'elle désigne`,
      hint: `Par exemple ${quoted('2d6[feu]')}`,
    },
    'before-modifier': ({ modifier }) => ({
      message: 'une étiquette va en dernier, après tous les modificateurs',
      hint: `Écrivez l'étiquette après ${quoted(modifier)}`,
    }),
    'modifier-after': ({ modifier }) => ({
      message: 'une étiquette va en dernier, après tous les modificateurs',
      hint: `Écrivez ${quoted(modifier)} avant l'étiquette.`,
    }),
    'comparison-after': {
      message: 'une comparaison ne peut pas suivre une étiquette',
      hint: `Écrivez ${quoted('2d6>=5[feu]')} pour compter des dés, ou ${quoted('(2d6[feu])>=5')} pour comparer le total.`,
    },
    'second-label': {
      message: `il ne peut y avoir qu'une étiquette ici`,
      hint: 'Une étiquette va après un nombre, une variable, une fonction, des dés ou des parenthèses.',
    },
  },
  'nested-too-deeply': {
    brackets: ({ most }) =>
      `parenthèses, signes et puissances s'emboîtent ici sur plus de ${number(most)} niveaux`,
    variables: ({ most }) => `les variables s'emboîtent sur plus de ${number(most)} niveaux`,
    stack,
  },
  'too-many-parts': tooManyParts,
  'chained-comparison': {
    two: {
      message: 'on ne compare que deux choses à la fois',
      hint: `Pour tester les deux, multipliez${fine}: ${quoted('(3 > 2) * (2 > 1)')}`,
    },
  },
  'not-a-function': {
    name: ({ name, near, known }) => ({
      message: `il n'y a pas de fonction ${quoted(name)}`,
      hint:
        near.length > 0
          ? `Vouliez-vous dire ${either(near)}${fine}?`
          : `Les fonctions sont ${listed(known)}.`,
    }),
  },
  'dice-after-count': {
    dice: ({ compared, drop }) => ({
      message:
        'juste après des dés, une comparaison compte les dés qui la vérifient, et il lui faut un simple nombre',
      hint:
        drop === undefined
          ? `Pour comparer deux totaux, écrivez ${quoted(compared)}`
          : `Pour écarter des dés, écrivez ${quoted(drop)}${fine}; pour comparer deux totaux, écrivez ${quoted(compared)}`,
    }),
  },
  'foreign-spelling': foreign,
};
