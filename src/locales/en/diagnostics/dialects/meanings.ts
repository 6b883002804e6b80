/** What spellings of other tools and words of players mean, and how that is written here, in English. */
import type { DialectMeaning, ForeignOf } from '../../../../diagnostics/details/dialects.ts';
import {
  afterDice,
  diceOf,
  differ,
  either,
  inTool,
  isWritten,
  ranked,
  rule,
  toDo,
} from './phrases.ts';

export const meanings: {
  readonly [M in DialectMeaning]: string | ((details: ForeignOf<M>) => string);
} = {
  absolute: inTool('gives the distance from zero'),
  add: toDo('add'),
  'add-die-for-first': inTool('rolls one more die for the first die that meets the condition'),
  'add-die-for-first-of-several': inTool(
    'rolls one more die for the first die that meets the condition',
    'Here "!(6, once)" adds one for each die that matches.',
  ),
  'add-up': 'Dice are added up automatically.',
  advantage: rule('Advantage means rolling two d20 and keeping the higher'),
  'arithmetic-only': inTool('does arithmetic without dice'),
  'at-least': isWritten('At least'),
  'at-most': isWritten('At most'),
  choice: isWritten('A choice'),
  coins: inTool('flips coins that count as 1 or 0'),
  comment: 'Notes go after #.',
  'compare-total': rule('To test a total, compare it to a number'),
  'count-at-least': (details) =>
    either(
      `counts the dice that show ${details.number} or more`,
      toDo(`count the dice that show ${details.number} or more`),
    )(details),
  'count-at-least-or-equal': ({ pool, number }) =>
    `To count the dice that show ${number} or more, write "${pool}>=${number}"; those that show ${number}, "${pool}=${number}"`,
  'count-at-most': (details) =>
    inTool(`counts the dice that show ${details.number} or less`)(details),
  'count-even': inTool('counts the dice that show an even number'),
  'count-even-or-odd': inTool(
    'counts the dice that show an even or odd number',
    'Here the faces are listed, as in "4d6=2=4=6"',
  ),
  'count-faces': inTool('counts the dice that show these numbers'),
  'count-odd': inTool('counts the dice that show an odd number'),
  'count-one-by-one': inTool('rolls dice one by one and counts the ones that pass'),
  'count-or-drop-lowest': ({ written, number }) =>
    differ(
      written,
      `To count the dice that show ${number} or more, write ">=${number}"; to drop ${diceOf('lowest', number)}, write "dl${number}"`,
    ),
  'count-out-of-reach': ({ tool, written, pool, sides, number }) =>
    `In ${tool}, "${written}" counts the dice that show ${number} or more, and no d${sides} can. To compare the total, write "(${pool}) >= ${number}"`,
  'damage-type': rule('Damage types go in square brackets after the dice'),
  disadvantage: rule('Disadvantage means rolling two d20 and keeping the lower'),
  'divide-round': inTool('divides and rounds to the nearest whole number'),
  'divide-round-down': inTool('divides and rounds down'),
  'divide-round-up': inTool('divides and rounds up'),
  drop: inTool('drops dice'),
  'drop-faces': inTool(
    'drops the dice that show these faces',
    'Here dice are only dropped by rank: "dl1" drops the lowest.',
  ),
  'drop-highest': ranked('drops', 'drop', 'highest'),
  'drop-lowest': ranked('drops', 'drop', 'lowest'),
  explode: either('makes dice explode', toDo('make dice explode')),
  'explode-and-count': inTool('makes dice explode and counts the ones that pass'),
  'explode-before-count': inTool(
    'makes dice explode',
    'Here that is written "!" and goes before any count.',
  ),
  'explode-from': (details) =>
    inTool(`makes dice explode on ${details.number} or more, without end`)(details),
  'explode-on': toDo('make dice explode on these numbers'),
  'explode-once': inTool('makes each die explode only once'),
  'explode-or-add-one': ({ written, number, limit }) => {
    const ways = `To explode on ${number}, write "!${number}"; for one more die at most from ${number} up, "!(>=${number}, once)"`;
    return differ(
      written,
      limit === undefined
        ? ways
        : `${ways}; for at most ${number} rolls of a die, "!(limit ${limit})"`,
    );
  },
  'explode-or-multiply': ({ number }) =>
    `To explode on ${number}, write "!${number}"; to multiply by ${number}, write "* ${number}"`,
  'explode-twice': ({ tool }) =>
    `In ${tool}, a second "x" adds dice to what the first one rolled, and subtracts nothing. For a roll that is open at both ends and subtracts after a low first die, write "d100!o"`,
  'explode-twice-at-most': ({ tool }) =>
    `In ${tool}, a die explodes at most twice. Here that is written "d6!(6, limit 2)"; a plain "d6!" can go on exploding.`,
  faces: rule('The faces of a die go in braces'),
  'failures-after-count': inTool(
    'takes away a success for each failure',
    'Here that is written "f" and goes after a count, as in "6d6>=5f1"',
  ),
  'fate-die': 'Fate dice are written "dF"',
  'german-die': ({ written }) =>
    `In German rule books, "${written}" means dice. Here that is written "d"`,
  group: rule('Rolls to choose from go in braces'),
  'group-and-keep': ({ ours = '' }) =>
    `Rolls to choose from go in braces, as in "${ours}", which keeps the highest.`,
  'hide-roll': inTool('hides the roll from others', 'You can leave it out here.'),
  'hundred-sides': 'A die with 100 sides is "d100" or "d%"',
  'inner-roll': rule('A roll inside another goes in parentheses'),
  'keep-highest': ranked('keeps', 'keep', 'highest'),
  'keep-highest-or-count': ({ written, number }) =>
    differ(
      written,
      `To keep ${diceOf('highest', number)}, write "kh${number}"; to count the dice that show ${number} or less, write "<=${number}"`,
    ),
  'keep-lowest': ranked('keeps', 'keep', 'lowest'),
  'keep-lowest-or-raise': ({ written, number }) =>
    differ(
      written,
      `To keep ${diceOf('lowest', number)}, write "kl${number}"; to count lower dice as ${number}, write "min${number}"`,
    ),
  'keep-middle': ranked('keeps', 'keep', 'middle'),
  label: rule('Labels go in square brackets'),
  'limit-of-pool': ({ tool, number }) =>
    `In ${tool}, ${number} is how many dice of the whole pool may explode. Here "limit ${number}" is for each die, as in "d6!(6, limit ${number})"`,
  'limit-upward': (details) =>
    inTool(`counts dice above ${details.number} as ${details.number}`)(details),
  multiply: toDo('multiply'),
  name: ({ ours = '' }) => `To name a roll, put "${ours}" after it.`,
  'not-needed': ({ written }) => `You don't need "${written}" here.`,
  'open-ended': afterDice('an open-ended roll'),
  'open-ended-high': afterDice('a high open-ended roll'),
  'open-ended-letters': rule('The letters of an open-ended roll come right after its dice'),
  'open-ended-low': afterDice('a low open-ended roll'),
  'open-ended-or-highest-chain': ({ tool, written }) =>
    `For an open-ended roll, write "!o", as in "d100!o". In ${tool}, "${written}" makes dice explode and keeps only the highest result; here that is "!!kh1"`,
  'outer-brackets': 'A whole roll needs no brackets.',
  'percentile-die':
    'A die that shows 1 to 100 is "d100"; one that shows 00, 10 ... 90 is "10*d{0..9}"',
  'pick-by-rank': inTool('takes the die in that place, counting from the highest'),
  'range-of-faces': isWritten('A range of faces'),
  repeat: either('repeats a roll', ({ ours = '' }) => `To repeat a roll, put "${ours}" before it.`),
  'reroll-below-once': (details) => inTool(`rerolls dice below ${details.number} once`)(details),
  'reroll-by-rank': inTool(
    'rerolls the highest or lowest dice',
    'Here dice are rerolled by their faces: "ro1" rerolls each 1 once.',
  ),
  'reroll-keep-better': inTool(
    'rerolls low dice once and keeps the better roll of each',
    'Here "ro<3" rerolls a die below 3 once and keeps the new roll.',
  ),
  'reroll-once': toDo('reroll dice once'),
  'reroll-up-to': (details) =>
    inTool(`rerolls ${details.number} or less until none is left`)(details),
  'roll-one-by-one': ({ tool, written, count, sides }) =>
    `In ${tool}, "${written}" rolls dice one by one, without adding them up. Here that is written "${count} x d${sides}"; to add them up, write "${count}d${sides}"`,
  'roll-pool': inTool('rolls that many dice with that many sides'),
  'round-down': toDo('round down'),
  'round-up': toDo('round up'),
  'russian-die': ({ written }) =>
    `In Russian rule books, "${written}" means dice. Here that is written "d"`,
  subtract: toDo('subtract'),
  'subtract-failed-dice': inTool(
    'subtracts the dice that fail',
    'Here such a die is written with its faces, as in "d{-1,-2,3..6}"',
  ),
  'subtract-failures': inTool('takes away a success for each failure'),
  'subtract-from-total': inTool('subtracts the number from the total'),
  'total-above': ({ pool, number }) =>
    `To test the total, write "(${pool}) >= ${number}" for ${number} or more, or "(${pool}) > ${number}" for more than that.`,
  'total-against': ({ pool, number }) =>
    `To test the total, write "(${pool}) >= ${number}" to reach the number, or "(${pool}) <= ${number}" to roll under it.`,
  'total-below': ({ pool, number }) =>
    `To test the total, write "(${pool}) <= ${number}" for ${number} or less, or "(${pool}) < ${number}" for less than that.`,
  'total-or-keep-lowest': ({ written, pool, number }) =>
    differ(
      written,
      `To test the total, write "(${pool}) >= ${number}" or "(${pool}) <= ${number}"; to keep ${diceOf('lowest', number)}, write "kl${number}"`,
    ),
  'ubiquity-dice': inTool('rolls Ubiquity dice, which count as 1 or 0'),
  'value-asked-for': ({ tool }) =>
    `${tool} asks for a value here. Use a variable, and give it a value when you roll.`,
  'value-or-number': ({ tool, name, number }) =>
    `${tool} asks for a value here. Use a variable, "@{${name}}", or write the number ${number} itself.`,
};
