/** What can be wrong with dice and their modifiers, in French. */
import type { DiceDetails, NodeKind } from '../../../diagnostics/details/dice.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { fine, number, quoted } from '../numbers.ts';

const nodes: Readonly<Record<NodeKind, string>> = {
  number: 'un nombre',
  variable: 'une variable',
  call: 'une fonction',
  choice: quoted('if'),
  group: 'un groupe',
  unary: 'une valeur signée',
  binary: 'un calcul',
  compare: 'une comparaison',
  dice: 'des dés',
  parentheses: 'des parenthèses',
};

export const dice: WordsOf<DiceDetails> = {
  'modifier-without-dice': {
    'no-dice': ({ modifier }) => ({
      message: `${quoted(modifier)} doit suivre des dés`,
      hint: `Un modificateur vient juste après ses dés, par exemple ${quoted('4d6kh3')}`,
    }),
    'not-dice': ({ modifier, after, sumOfDice }) => ({
      message: `${quoted(modifier)} ne peut suivre que des dés, pas ${nodes[after]}`,
      hint: sumOfDice
        ? 'Pour réunir plusieurs dés en un seul groupe, mettez-les entre accolades.'
        : after === 'variable'
          ? 'Écrivez le modificateur dans la variable, après ses dés.'
          : `Un modificateur vient juste après ses dés, par exemple ${quoted('4d6kh3')}`,
    }),
  },
  'unsuitable-argument': {
    'not-equal-sign': {
      message: `${quoted('!=')} ne peut pas aller dans une condition`,
      hint: `${quoted('Autre que')} s'écrit ${quoted('<>')}`,
    },
    'ends-without-parentheses': ({ modifier }) => ({
      message: `les seuils de ${quoted(modifier)} vont entre parenthèses`,
      hint: `Par exemple ${quoted('d100!o(5, 96)')} ou ${quoted('d100!oh(90)')}`,
    }),
    'parts-of-if': {
      message: `${quoted('if')} demande trois parties${fine}: un test et deux résultats`,
      hint: `Par exemple ${quoted('if(d20 >= 15, 2d6, 0)')}`,
    },
  },
  'dice-in-argument': {},
  'unsuitable-option': {},
  'unsuitable-order': {},
  'repeated-modifier': {},
  'conflicting-chains': {},
  'unsuitable-ends': {},
  endless: {},
  'impossible-count': {},
  'drops-every-die': {},
  'unsuitable-count': {},
  'unsuitable-sides': {},
  'unsuitable-faces': {
    'not-faces': {
      message: `les accolades après ${quoted('d')} contiennent les faces du dé`,
      hint: `Les faces sont des nombres entiers, comme dans ${quoted('d{1,1,2}')} ou ${quoted('d{0..9}')}`,
    },
    'not-whole': ({ face }) => `une face doit être un nombre entier, pas ${number(face)}`,
  },
  'unsuitable-group': {},
};
