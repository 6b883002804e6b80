/** What can be wrong with dice and their modifiers, in French. */
import type { DiceDetails, NodeKind } from '../../../diagnostics/details/dice.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { counted, either, fine, number, quoted } from '../numbers.ts';
import { all, compareTotal, never } from './dice-words.ts';

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

/** "une valeur", "de 1 à 3 valeurs" */
function values(least: number, most: number | undefined): string {
  const few = least === 1 ? 'une valeur' : `${number(least)} valeurs`;
  if (most === undefined) return `au moins ${few}`;
  return most > least ? `de ${number(least)} à ${number(most)} valeurs` : few;
}

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
    'zero-for-letter': ({ modifier, instead }) => ({
      message: `ce dé n'a pas de face 0, donc ${quoted(`${modifier}0`)} n'arrive jamais`,
      hint: `Le jet ouvert s'écrit avec la lettre o. Vouliez-vous dire ${quoted(instead)}${fine}?`,
    }),
    'takes-nothing': ({ modifier, example }) => ({
      message: `${quoted(modifier)} ne prend pas de nombre`,
      hint: `Par exemple ${quoted(example)}`,
    }),
    'needs-condition': ({ modifier, example }) => ({
      message: `il faut une condition après ${quoted(modifier)}`,
      hint: `Par exemple ${quoted(example)}`,
    }),
    'takes-no-comparison': ({ modifier, example }) => ({
      message: `${quoted(modifier)} prend un nombre, pas une comparaison`,
      hint: `Par exemple ${quoted(example)}`,
    }),
    'one-comparison': ({ example }) => ({
      message: 'un décompte prend une seule comparaison',
      hint: `Par exemple ${quoted(example)}`,
    }),
    'too-few-numbers': ({ modifier, fewest, example }) => ({
      message: `il faut ${fewest === 1 ? 'un nombre' : `${number(fewest)} nombres`} après ${quoted(modifier)}`,
      hint: `Par exemple ${quoted(example)}`,
    }),
    'too-many-numbers': ({ modifier, most, example }) => ({
      message: `${quoted(modifier)} prend ${most === 1 ? 'un seul nombre' : `au plus ${number(most)} nombres`}`,
      hint: `Par exemple ${quoted(example)}`,
    }),
    'not-whole': ({ of, least, given }) =>
      `${quoted(of)} prend un nombre entier${least === undefined ? '' : ` d'au moins ${number(least)}`}, pas ${number(given)}`,
    'condition-for-totals': ({ modifier }) =>
      `${quoted(modifier)} demande ici une condition, car un total n'a pas de face la plus haute ni la plus basse`,
    'values-of-function': ({ name, least, most, example }) => ({
      message: `${quoted(name)} prend ${values(least, most)}`,
      hint: `Par exemple ${quoted(example)}`,
    }),
  },
  'dice-in-argument': {
    modifier: {
      message: 'on ne peut pas lancer de dés ici',
      hint: `Lancez-les d'abord en nommant le jet, comme dans ${quoted('@n := d4; 4d6kh@n')}`,
    },
    times: {
      message: 'on ne peut pas lancer ici le nombre de répétitions',
      hint: `Lancez-le d'abord en nommant le jet, comme dans ${quoted('@n := d4; @n x 3d6')}`,
    },
  },
  'unsuitable-option': {
    'not-last': ({ option }) =>
      `${quoted(option)} doit venir après tous les nombres et toutes les conditions`,
    repeated: ({ option }) => `${quoted(option)} est écrit deux fois`,
    'takes-no-number': ({ option }) => `${quoted(option)} ne prend pas de nombre`,
    'needs-number': ({ option, example }) => ({
      message: `il faut un nombre après ${quoted(option)}`,
      hint: example && `Par exemple ${quoted(example)}`,
    }),
    unknown: ({ option, modifier, known }) => ({
      message: `${quoted(option)} ne va pas avec ${quoted(modifier)}`,
      hint:
        known.length === 0
          ? `${quoted(modifier)} n'a pas d'options.`
          : `${quoted(modifier)} ne se combine qu'avec ${either(known)}.`,
    }),
    'once-and-limit': {
      message: `${quoted('once')} et ${quoted('limit')} ne vont pas ensemble`,
      hint: `${quoted('once')} équivaut à ${quoted('limit 1')}.`,
    },
  },
  'unsuitable-order': {
    'needs-count': ({ modifier, example }) => ({
      message: `${quoted(modifier)} ne peut venir qu'après un décompte`,
      hint: `Par exemple ${quoted(example)}`,
    }),
    'after-count': ({ modifier }) => ({
      message: `${quoted(modifier)} ne peut pas venir après un décompte${fine}: les dés sont déjà comptés`,
      hint: 'Mettez-le avant le décompte.',
    }),
  },
  'repeated-modifier': {
    'with-options': ({ modifier, example }) => ({
      message: `${quoted(modifier)} répète le modificateur précédent`,
      hint: `Mettez tout dans une seule liste, les options à la fin, comme dans ${quoted(example)}`,
    }),
  },
  'conflicting-chains': {
    together: ({ modifier, other }) => ({
      message:
        modifier === other
          ? `${quoted(modifier)} ne s'utilise qu'une fois sur les mêmes dés`
          : `${quoted(modifier)} et ${quoted(other)} ne peuvent pas s'appliquer aux mêmes dés`,
      hint: "Chacun ajoute des lancers supplémentaires. N'en gardez qu'un.",
    }),
  },
  'unsuitable-ends': {
    'one-end': {
      message: "un jet ouvert prend deux seuils, le bas d'abord",
      hint: `Par exemple ${quoted('d100!o(5, 96)')}`,
    },
    'one-face': `un dé à une seule face ne peut pas être ouvert${fine}: il ne s'arrêterait jamais`,
    overlap: ({ low, high }) => ({
      message: `le seuil bas (${number(low)} ou moins) et le seuil haut (${number(high)} ou plus) se chevauchent`,
      hint: `Écrivez d'abord le seuil bas, puis un seuil plus élevé, comme dans ${quoted('d100!o(5, 96)')}`,
    }),
    'high-above-faces': ({ high }) =>
      `le seuil haut (${number(high)} ou plus) dépasse toutes les faces du dé`,
    'low-below-faces': ({ low }) =>
      `le seuil bas (${number(low)} ou moins) est sous toutes les faces du dé`,
    'every-face-high': ({ high }) =>
      `toutes les faces atteignent le seuil haut (${number(high)} ou plus), donc le jet ne s'arrêterait jamais`,
    'rises-too-far': ({ most }) => `le seuil haut pourrait monter plus de ${number(most)} fois`,
  },
  endless: {
    'every-face': ({ example }) => ({
      message: `cela ne finirait jamais${fine}: toutes les faces font relancer`,
      hint:
        example === undefined
          ? 'Laissez une face qui arrête le jet.'
          : `Laissez une face qui arrête le jet, ou fixez une limite, comme dans ${quoted(example)}`,
    }),
    'too-few-faces': ({ dice: rolled, faces, example }) => ({
      message: `${number(rolled)} dés ne peuvent pas être tous différents${fine}: il n'y a que ${counted(faces, 'face', 'faces différentes')}`,
      hint: example && `Fixez une limite, comme dans ${quoted(example)}`,
    }),
    'no-face-left': `cela ne finirait jamais${fine}: les dés précédents ont pris toutes les faces de ce dé`,
  },
  'impossible-count': {
    never: (details) => ({
      message: never(details),
      hint: details.compareTotal ? compareTotal : undefined,
    }),
    'all-differ': ({ number: than, compareTotal: compares }) => ({
      message: `aucun de ces dés ne peut faire ${number(than)}, donc tous seraient comptés`,
      hint: compares ? compareTotal : undefined,
    }),
  },
  'drops-every-die': {
    all: ({ count, of, advice }) => ({
      message: `cela écarterait ${all(count, of)}`,
      hint:
        advice &&
        (advice.kind === 'plus'
          ? 'Pour lancer plus de dés, écrivez un plus.'
          : `Vouliez-vous dire ${quoted(advice.sum)} ou ${quoted(advice.nested)}${fine}?`),
    }),
  },
  'unsuitable-count': {
    dice: ({ given }) =>
      `le nombre de dés doit être un nombre entier d'au moins 0, pas ${number(given)}`,
    times: ({ given }) =>
      `le nombre de répétitions doit être un nombre entier d'au moins 1, pas ${number(given)}`,
  },
  'unsuitable-sides': {
    sides: ({ given, most }) =>
      `le nombre de faces doit être un nombre entier de 1 à ${number(most)}, pas ${number(given)}`,
  },
  'unsuitable-faces': {
    'not-faces': {
      message: `les accolades après ${quoted('d')} contiennent les faces du dé`,
      hint: `Les faces sont des nombres entiers, comme dans ${quoted('d{1,1,2}')} ou ${quoted('d{0..9}')}`,
    },
    'not-whole': ({ face }) => `une face doit être un nombre entier, pas ${number(face)}`,
    'falling-range': ({ from, to }) =>
      `une plage de faces va de la plus basse à la plus haute${fine}: écrivez ${to}..${from}, pas ${from}..${to}`,
    'too-many': ({ most }) =>
      `on peut énumérer au plus ${counted(most, 'face', 'faces')} pour un dé`,
    'unknown-die': ({ name, near }) => ({
      message: `il n'y a pas de dé nommé ${quoted(name)}`,
      hint:
        near.length > 0
          ? `Vouliez-vous dire ${either(near)}${fine}?`
          : `Les faces sont des nombres, par exemple ${quoted('d{1,1,2}')}`,
    }),
  },
  'unsuitable-group': {
    'needs-dice': ({ modifier }) => ({
      message: `${quoted(modifier)} demande des dés, mais ces accolades contiennent des totaux`,
      hint: 'Mettez-le dans les accolades, après ses dés. Entre accolades, seuls des dés reliés par + forment une même réserve.',
    }),
  },
};
