/** What is legal and probably not what was meant, in English. */
import type { WarningsDetails } from '../../../diagnostics/details/warnings.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';
import { ruleWarnings } from './rule-warnings.ts';

const compareSum = 'To compare the total, put it in parentheses.';
const counted = {
  'one-die': 'this checks one die (1 or 0), not the total',
  'one-total': 'this checks one total of the group (1 or 0), not the whole sum',
  dice: 'this counts dice; it does not compare the total',
} as const;
const twoCounts = 'these are two counts that add up: a die that meets both counts twice';

export const warnings: WordsOf<WarningsDetails> = {
  ...ruleWarnings,
  'count-in-arithmetic': {
    'not-the-total': ({ counts }) => ({
      message: counted[counts],
      hint: compareSum,
    }),
  },
  'count-under-minus': {
    subtracted: {
      message: 'this counts successes first, and then subtracts them',
      hint: 'If you mean that, put the count in parentheses.',
    },
  },
  'explodes-not-counts': {
    condition: ({ both }) => ({
      message: 'this says when to roll again; the dice are added up, not counted',
      hint: both && `To roll again on the highest face and count successes, write both: "${both}"`,
    }),
    equals: ({ modifier, number: face }) => ({
      message: `"${modifier}" rolls again when a die shows ${face}; it counts nothing`,
      hint: `If you mean that, write "${modifier}${face}"; to count all other faces, write "<>${face}"`,
    }),
  },
  'marks-not-counts': {
    marks: ({ count }) => ({
      message: 'this only marks dice; it does not count them',
      hint: `To count them, write "${count}" alone.`,
    }),
  },
  'counts-not-explodes': {
    'counts-others': ({ modifier, face }) => ({
      message: `this counts all dice except those that show ${face}`,
      hint: `To explode, write "${modifier}${face}"; to count all others, write "<>${face}"`,
    }),
  },
  'drops-not-rolls': {
    drops: ({ modifier, number: dropped, taken }) => ({
      message:
        taken === undefined
          ? `this drops the lowest ${dropped} dice`
          : `"${taken}" belongs to the modifier before it, and "${modifier}${dropped}" drops the lowest ${dropped} dice`,
      hint: `To roll more dice, write a plus; to drop dice, write "${modifier}(${dropped})"`,
    }),
  },
  'compounds-and-explodes': {
    'two-modifiers': ({ first, second }) => ({
      message: `these are two modifiers: "${first}", then "${second}"`,
      hint: `Usually one is enough. If you mean both, write "${first}()${second}"`,
    }),
  },
  'picks-not-compares': {
    picks: ({ written, spelled }) => ({
      message: `"${written}" picks the values of sets; it does not compare the number of sets`,
      hint: `To compare the number of sets, put the dice in parentheses; if you mean values, write "${spelled}"`,
    }),
  },
  'several-counts': {
    between: ({ taker }) => ({
      message: twoCounts,
      hint: taker && `To count only what is in between, take the others away with "${taker}"`,
    }),
    'compared-successes': {
      message: twoCounts,
      hint: 'To compare the number of successes, put the count in parentheses.',
    },
    'compared-count': {
      message: 'this counts dice, and the comparison before it compares how many there are',
      hint: 'To check that a total is between two numbers, name the roll and compare it twice.',
    },
  },
  'count-after-keep': {
    'counts-what-is-left': ({ written, number: few, count }) => ({
      message: `"${written}" without a number means "${written}${few}"; "${count}" then counts only what is left`,
      hint: `If you mean that, write "${written}${few}${count}"; to count all dice, write only "${count}"`,
    }),
  },
  'keeps-of-kept': {
    'in-turn': ({ first, second }) => ({
      message: `"${second}" chooses from the dice that "${first}" left; other tools choose from all dice`,
      hint: 'If you mean that, put the dice and the first of the two in parentheses.',
    }),
  },
  'minus-after-modifier': {
    'negative-face': ({ number: face }) =>
      `this subtracts ${face} from the total; it does not mean the face -${face}`,
    range: ({ from, to }) => ({
      message: `this subtracts ${to} from the total; it does not mean "${from} to ${to}"`,
      hint: `To subtract ${to}, put spaces around the minus sign.`,
    }),
    successes: ({ subtracted, number: than, lower }) => ({
      message: `this subtracts ${subtracted} from the successes; the count still compares with ${than}`,
      hint: `If you mean that, put the count in parentheses; to compare with a lower number, write "${lower}"`,
    }),
  },
  'divides-by-dice': {
    divides: ({ number: divided, dice, share, division }) => ({
      message: `this divides ${divided} by "${dice}"`,
      hint: `For a share of one roll, write "${share}"; if you mean the division, write "${division}"`,
    }),
  },
  'unusual-die': {
    table: ({ sides, ours }) => ({
      message: `this is a die with ${sides} sides`,
      hint: `To read each d6 as a digit, write "${ours}"`,
    }),
    'one-face': ({ face }) => ({
      message: `this die has only one face and always shows ${number(face)}`,
      hint:
        face > 1
          ? `Braces list the faces of a die. A die with ${face} sides is written "d${face}"`
          : 'Braces list the faces of a die.',
    }),
  },
  'always-true': {
    'never-zero': ({ ours }) => ({
      message: 'this is never 0, so the first result is always used',
      hint: `Add a comparison, as in "${ours}"`,
    }),
  },
  'series-of-number': {
    number: ({ number: repeated }) => ({
      message: `this repeats the number ${repeated}`,
      hint: 'To multiply, use "*"',
    }),
  },
  'rolls-nothing': {
    number: ({ number: sides }) => ({
      message: `this is just the number ${sides}: no dice are rolled`,
      hint: `A die with ${sides} sides is written "d${sides}"`,
    }),
  },
  'thousands-point': {
    'decimal-point': ({ number: value, ours }) => ({
      message: `the point is a decimal point, so this is ${number(value)}`,
      hint: `Write thousands without a point: "${ours}"`,
    }),
  },
  'label-is-arithmetic': {
    label: ({ label }) => ({
      message: `"[${label}]" is a label and changes nothing`,
      hint: 'Square brackets only give a name to what comes before them.',
    }),
  },
  'comment-is-arithmetic': {
    comment: 'what comes after "#" is a comment and changes nothing',
  },
  'comment-is-dice': {
    comment: {
      message: 'what comes after "#" is a comment: no dice are rolled',
      hint: 'To repeat a roll, use "x"',
    },
  },
};
