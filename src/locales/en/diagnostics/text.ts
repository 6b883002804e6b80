/** What can be wrong with the text of a notation, in English. */
import type {
  CharacterAdvice,
  DigitSeparator,
  SeriesAdvice,
  TextDetails,
  WordAdvice,
} from '../../../diagnostics/details/text.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { counted, either, listed, number, sentences } from '../numbers.ts';
import { stack } from './calls.ts';
import { aboutDice, foreign } from './dialects.ts';
import { tooManyParts } from './too-many-parts.ts';

const named = 'For example "@a := d6; @a + 2"';

const characters: Readonly<Record<CharacterAdvice, string>> = {
  label: 'A label starts with [ and ends with ]',
  comment: 'A comment starts with # after a space',
  variable: 'To use a variable, write @name or @{any name}',
  decimal: 'Write a decimal as 0.5',
  division: 'To divide, write "/", or "//" to round down',
  'name-a-roll': 'To name a roll, write "@a := d6; @a + 2"',
  'one-comparison': 'Compare one total at a time.',
  'full-stop': 'Leave out the full stop.',
  'add-dice': 'Add dice with "+"; put several items in braces, as in "{2d6, 3d6}"',
  minus: 'Minus is written "-"',
  times: 'Times is written "*"',
  'divided-by': 'Division is written "/"',
};

const grouped: Readonly<Record<DigitSeparator, string>> = {
  comma: 'a number has no comma',
  point: 'a number has only one point, before its decimals',
  space: 'a number has no spaces',
  apostrophe: 'a number has no apostrophe',
  underscore: 'a number has no underscore',
};

function series(advice: SeriesAdvice): string {
  switch (advice.kind) {
    case 'sum':
      return `Did you mean "${advice.times} x ${advice.sum}" or "(${advice.sum}) * ${advice.times}"?`;
    case 'dice': {
      const { times, dice } = advice;
      const added = advice.addsUp ? `, or "${times}${dice}" to add up ${times} dice` : '';
      return `Only a whole roll can be repeated, as in "${times} x ${dice}". To multiply, write "${times} * ${dice}"${added}`;
    }
    case 'first':
      return 'Put it first, as in "6 x 4d6kh3". To multiply, use *';
  }
}

const start = 'Start with dice, as in "2d6+3" or "d20 # attack"';

function word(written: string, advice: WordAdvice): string {
  switch (advice.kind) {
    case 'notes':
      return 'Notes go after #; labels go in square brackets: "2d6[fire] # a comment"';
    case 'variable':
      return `To use a variable, write "@${written}"`;
    case 'after-dice':
      return `Put a label or a comment after the dice: "${advice.dice}[${written}]" or "${advice.dice} # ${written}"`;
    case 'near':
      return `Did you mean ${either(advice.words)}?`;
    case 'apart':
      return `Write modifiers apart: "${advice.modifiers}"`;
    case 'example':
      return `For example "${advice.notation}"`;
    case 'faces':
      return 'Faces are numbers, for example "d{1,1,2}"';
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
  if (sign === '"') return 'the quotation mark';
  if (!unseen) return `"${sign}"`;
  const code = sign.codePointAt(0) ?? 0;
  return `the invisible character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export const text: WordsOf<TextDetails> = {
  'empty-text': {
    nothing: { message: 'there is nothing to roll', hint: 'Try "2d6+3" or "d100!o+15"' },
  },
  'text-too-long': {
    limit: ({ length, most }) =>
      `the text has ${counted(length, 'character', 'characters')}; the limit is ${number(most)}`,
  },
  'unexpected-character': {
    character: (details) => ({
      message: `I don't understand ${character(details)}`,
      hint: details.advice && characters[details.advice],
    }),
    'quotation-marks': {
      message: 'a roll has no quotation marks',
      hint: 'Write it without them.',
    },
  },
  'unexpected-word': {
    word: ({ word: written, advice }) => ({
      message: `I don't understand "${written}"`,
      hint: word(written, advice),
    }),
    option: ({ option }) => ({
      message: `"${option}" only goes in the parentheses of a modifier`,
      hint: 'For example "d6!(6, once)"',
    }),
    'unknown-modifier': ({ modifier }) => `there is no modifier called "${modifier}"`,
  },
  'unexpected-text': {
    comma: {
      message: 'the "," makes no sense here',
      hint: 'Put several items in braces, as in "{2d6, 3d6}"',
    },
    'grouped-digits': ({ number: ours, separator }) => ({
      message: grouped[separator],
      hint: `Write "${ours}"`,
    }),
    'decimal-comma': ({ number: ours, grouped }) => ({
      message: 'decimals are written with a point, not a comma',
      hint: grouped ? `Write "${ours}", without any other points` : `Write "${ours}"`,
    }),
    'comma-between-faces': ({ ours, die }) => ({
      message: 'the "," makes no sense here',
      hint: die ? `Faces go in braces: "${ours}"` : `To give several faces, write "${ours}"`,
    }),
    'name-not-first': {
      message: 'name rolls at the start, before everything else',
      hint: 'End each one with ";", as in "@a := d6; @a + 2"',
    },
    'assignment-not-first': {
      message: '":=" names a roll and only goes at the start',
      hint: named,
    },
    semicolon: { message: '";" is only used after naming a roll', hint: named },
    'equals-sign': ({ name }) => ({
      message: '"=" compares; to name a roll, use ":="',
      hint: `Write "${name} :="`,
    }),
    'series-inside': ({ advice }) => ({
      message: '"x" repeats a whole roll, and cannot go here',
      hint: series(advice),
    }),
    'series-number': ({ advice }) => ({
      message: '"x" repeats a roll; put the number of times before it',
      hint: series(advice),
    }),
    'no-operator': ({ written, dice, times, rest }) => ({
      message: `nothing joins "${written}" to what comes before it`,
      hint: !dice
        ? 'Put a sign such as + or * between them.'
        : times === undefined
          ? 'Put + between two pools of dice.'
          : `To roll it ${times === '1' ? 'once' : `${times} times`}, write "${times} x ${rest}"; to add, write "${times} + ${rest}"`,
    }),
    'function-after-count': ({ pool, comparison, value }) => ({
      message:
        'right after dice, a comparison counts the dice that match, and needs a plain number',
      hint: `To count dice, write "${pool} ${comparison} (${value})"; to compare the total, write "(${pool}) ${comparison} ${value}"`,
    }),
    'modifier-in-brackets': ({ modifier }) => ({
      message: `"${modifier}" needs no brackets`,
      hint: 'A modifier comes right after its dice, for example "4d6kh3"',
    }),
    range: {
      message: '".." makes no sense here',
      hint: 'A range of faces goes in braces after "d", for example "d{1..6}"',
    },
  },
  'missing-operand': {
    after: ({ after }) => `something is missing after "${after}"`,
    'after-percent': {
      message: 'something is missing after "%"',
      hint: '"%" gives the remainder of a division. To compare with 50%, write only 50, as in "d100 <= 50"',
    },
    before: ({ before }) => `something is missing before "${before}"`,
    between: ({ after, before }) => `something is missing between "${after}" and "${before}"`,
    'before-semicolon': { message: 'something is missing before ";"', hint: named },
    'unused-name': {
      message: 'you named a roll but have not used it',
      hint: 'Add what to do with it, as in "@a := d6; @a + 2"',
    },
  },
  'missing-argument': {
    'number-to-drop': {
      message: '"d" drops dice and needs to know how many',
      hint: 'For example "4d6d1"',
    },
    sides: {
      message: '"d" needs a number of sides after it',
      hint: 'For example "d6", "d(2*3)", "d{1,1,2}" or "d@sides"',
    },
    'variable-name': 'this variable has no name',
  },
  'unclosed-bracket': { bracket: ({ bracket }) => `this "${bracket}" is never closed` },
  'unopened-bracket': {
    bracket: ({ bracket }) => `this "${bracket}" has no matching "${bracket === ')' ? '(' : '{'}"`,
  },
  'unclosed-label': {
    label: { message: 'this label is never closed', hint: characters.label },
  },
  'misplaced-label': {
    'before-term': {
      message: 'a label goes after the thing it labels',
      hint: 'For example "2d6[fire]"',
    },
    'before-modifier': ({ modifier }) => ({
      message: 'a label goes last, after all modifiers',
      hint: `Write the label after "${modifier}"`,
    }),
    'modifier-after': ({ modifier }) => ({
      message: 'a label goes last, after all modifiers',
      hint: `Write "${modifier}" before the label.`,
    }),
    'comparison-after': {
      message: 'a comparison cannot go after a label',
      hint: 'Write "2d6>=5[fire]" to count dice, or "(2d6[fire])>=5" to compare the total.',
    },
    'second-label': {
      message: 'there can only be one label here',
      hint: 'A label goes after a number, a variable, a function, dice or parentheses.',
    },
  },
  'nested-too-deeply': {
    brackets: ({ most }) =>
      `brackets, signs and powers are nested more than ${number(most)} levels deep here`,
    variables: ({ most }) =>
      `the variables refer to each other more than ${number(most)} levels deep`,
    stack,
  },
  'too-many-parts': tooManyParts,
  'chained-comparison': {
    two: {
      message: 'only two things can be compared at a time',
      hint: 'To test both, multiply: "(3 > 2) * (2 > 1)"',
    },
  },
  'not-a-function': {
    name: ({ name, near, known }) => ({
      message: `there is no function called "${name}"`,
      hint:
        near.length > 0 ? `Did you mean ${either(near)}?` : `The functions are ${listed(known)}.`,
    }),
  },
  'dice-after-count': {
    dice: ({ compared, drop }) => ({
      message:
        'right after dice, a comparison counts the dice that match, and needs a plain number',
      hint:
        drop === undefined
          ? `To compare two totals, write "${compared}"`
          : `To drop dice, write "${drop}"; to compare two totals, write "${compared}"`,
    }),
  },
  'foreign-spelling': foreign,
};
