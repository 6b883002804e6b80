/** What Foundry writes after dice. */
import type { Dialect } from './dialect.ts';
import { inTool, inToolHere } from './dialect.ts';
import { foreign, numbered, shared, times, translated, value, written } from './foundry-terms.ts';

const term = (name: string): RegExp =>
  new RegExp(
    String.raw`(\d{0,9})(d)(\d{1,9}|%)((?:(?:(?:${shared})${written})*(?:${shared})${numbered})?(?<mark>${name})${written}(?:(?:${shared}|${foreign})${written})*)(?![\w.(!@{])`,
    'i',
  );

const explodes = inToolHere('Foundry', 'makes dice explode', '!');

const hints: readonly (readonly [name: string, hint: string])[] = [
  ['xo', inToolHere('Foundry', 'makes each die explode once', '!(once)')],
  [times, explodes],
  ['even', inTool('Foundry', 'counts the dice that show an even number')],
  ['odd', inTool('Foundry', 'counts the dice that show an odd number')],
  ['ms', inTool('Foundry', 'subtracts the number from the total')],
  ['df', inToolHere('Foundry', 'takes away a success for each failure', 'f')],
];

/** The dice that a hint is for, and what they have already. */
const diceBefore = (end: string): RegExp =>
  new RegExp(String.raw`(?:^|[^\w.)}@])\d{0,9}d(\d{1,9}(?!\d)|%)${end}$`, 'i');

const dice = diceBefore(String.raw`(?:[a-z\d<>=@]*\d)?`);

export const foundry: readonly Dialect[] = [
  ...hints.map(
    ([name, hint]): Dialect => ({
      hint,
      after: /(?:^|[^\w.)}@])$/,
      written: term(name),
      from: ['Foundry'],
      ours: (_, count, letter, sides, modifiers) =>
        translated(count, sides, modifiers)?.replace('d', letter),
    }),
  ),
  {
    hint: (_, __, ___, cap) =>
      `In Foundry, ${cap} is how many dice of the whole pool may explode. Here "limit ${cap}" is for each die, as in "d6!(6, limit ${cap})"`,
    after: dice,
    written: new RegExp(`(?<mark>xo?)(?=(${value})[<>=])`, 'i'),
  },
  {
    hint: 'In Foundry, a second "x" adds dice to what the first one has rolled, and takes nothing away. For a roll that is open at both ends, and subtracts after a low first die, write "d100!o"',
    after: dice,
    written: new RegExp(`(?<mark>xo?)(?=(?:[<>=]*${value})?x)`, 'i'),
  },
  {
    hint: `${inToolHere('Foundry', 'makes dice explode', '!')}, before any count`,
    after: diceBefore(String.raw`[a-z\d<>=@]*[<>=]\d+`),
    written: new RegExp(`(?<mark>xo?)(?=${value})(?!\\d+d\\d)`, 'i'),
  },
  {
    hint: (_, sides, __, face) =>
      // A number that is no face is a factor.
      Number(face) > Number(sides.replace('%', '100'))
        ? undefined
        : `To explode on ${face}, write "!${face}"; to multiply by ${face}, write "* ${face}"`,
    after: dice,
    written: /(?<mark>x)(?=(\d+)(?![\da-z<>=]|\.\d))/i,
  },
  {
    hint: `${explodes}, as in "4d6!6"`,
    after: dice,
    written: /(?<mark>xo?)(?=[<>=]|\d+(?!d\d)[a-z])/i,
  },
  {
    hint: `${inToolHere('Foundry', 'takes away a success for each failure', 'f')}, after a count, as in "6d6>=5f1"`,
    after: dice,
    written: /\s*(?<mark>df)(?![a-z({@])/i,
  },
  {
    hint: `${inTool('Foundry', 'subtracts the number from the total')} Here that is written "(4d6) - 12"`,
    after: dice,
    written: /(?<mark>ms)(?=[<>=\d(@])/i,
  },
  {
    hint: `${inTool('Foundry', 'counts the dice that show an even or odd number')} Here the faces are listed, as in "4d6=2=4=6"`,
    after: dice,
    written: /(?<mark>even|odd)\b/i,
  },
  {
    hint: 'In Foundry, "sf" subtracts the dice that fail. Here such a die is written by its faces, as in "d{-1,-2,3..6}"',
    after: dice,
    written: /(?<mark>sf)(?=[<>=\d])/i,
  },
];
