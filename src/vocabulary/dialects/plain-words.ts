/** What players say of a roll in words. */
import type { Dialect } from './dialect.ts';
import { openEndedWords } from './open-ended.ts';
import { over, said } from './wording.ts';

/** Other dice before: what is said behind the last ones could be about all of them. */
const alone = String.raw`(?<!d[\d%][^;,]*[-+*/][^;,]*)`;

/** What is said may stand in parentheses of its own. */
const opened = String.raw`(?:\((?=[^()]*\)))?`;
const closed = String.raw`(?:(?<=[\d%]\s*,?\s*\([a-z][a-z\d ]*)\))?`;

/** "keep the 3 highest", "best two dice" with its number in digits, "drop the lowest". */
const chosen = (
  [
    ['keeps the highest', '(?:(?:keep|take|use)\\s+)?', 'highest|best|top', 'kh'],
    ['keeps the lowest', '(?:(?:keep|take|use)\\s+)?', 'lowest|worst', 'kl'],
    ['drops the highest', '(?:drop|discard|remove)\\s+', 'highest|best|top', 'dh'],
    ['drops the lowest', '(?:drop|discard|remove)\\s+', 'lowest|worst', 'dl'],
  ] as const
).map(
  ([does, verb, words, modifier]): Dialect => ({
    whose: 'plain English',
    does: `${does} dice`,
    written: said(
      String.raw`(?<=d(?:\d+|%))${alone}\s*,?\s+(?<mark>${opened}${verb}(?:the\s+)?(?:(\d+)\s+)?(?:${words})(?:\s+(\d+))?(?:\s+(?:die|dice))?${closed})${over}`,
    ),
    ours: (_, __, before, behind) =>
      before !== undefined && behind !== undefined
        ? undefined
        : `${modifier}${before ?? behind ?? 1}`,
  }),
);

/** A sum before it could be meant as a whole, or be rolled so often. */
const notBehindSum = '(?<![-+][^;,(]*)';

const kindsOfDamage =
  'acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder';

export const plainWords: readonly Dialect[] = [
  ...openEndedWords,
  ...chosen,
  {
    whose: 'plain English',
    does: 'keeps the highest dice',
    written: said(
      String.raw`(?<=d(?:\d+|%))${alone}\s*,?\s+(?<mark>keep\s+(\d+)(?:\s+dice)?)${over}`,
    ),
    ours: 'kh$2',
  },
  {
    whose: 'plain English',
    does: 'lets dice explode',
    written: said(
      String.raw`(?<=d(?:\d+|%))${alone}\s+(?<mark>explod(?:e|es|ing))(?!\s*\d)${over}`,
    ),
    ours: '!',
  },
  {
    whose: 'plain English',
    does: 'lets dice explode on the numbers',
    written: said(
      String.raw`(?<=d(\d+|%))${alone}\s+(?<mark>explod(?:e|es|ing)(?:\s+on)?\s+(?:an?\s+)?(\d+)(?:\s*(?:-|to)\s*(\d+)|(\+))?)(?!\s*[\d.])${over}`,
    ),
    ours: (_, sides, __, first, last, more) => {
      if (last !== undefined && Number(last) !== Number(sides.replace('%', '100')))
        return undefined;
      return last === undefined && more === undefined ? `!${first}` : `!>=${first}`;
    },
  },
  ...(
    [
      ['down', 'floor'],
      ['up', 'ceil'],
    ] as const
  ).map(
    ([way, name]): Dialect => ({
      whose: 'plain English',
      does: `rounds ${way}`,
      // One quotient, from which nothing but whole numbers is taken away.
      written: said(
        String.raw`^\s*([\w%@.+() ]*\/\s*\d+(?:\s*[-+]\s*\d+)*)\s*,?\s+(?<mark>\(?round(?:ed|ing)?\s+${way}\)?)\s*$`,
      ),
      ours: `${name}($1)`,
    }),
  ),
  {
    whose: 'plain English',
    does: 'rolls dice again',
    written: said(
      String.raw`(?<=d(?:\d+|%))${alone}\s*,?\s+(?<mark>re-?roll(?:ing)?\s+(?:(?:the|all|any)\s+)?(\d+)'?s)${over}`,
    ),
    ours: 'r$2',
  },
  ...(
    [
      ['keeps the highest of the dice', 'highest|best|top', 'kh'],
      ['keeps the lowest of the dice', 'lowest|worst', 'kl'],
    ] as const
  ).map(
    ([does, words, modifier]): Dialect => ({
      whose: 'plain English',
      does,
      written: said(
        String.raw`(?<!\w)(?<mark>(?:keep\s+)?(?:the\s+)?(?:${words})\s+(\d+)\s+of)\s+(\d*d(?:\d+|%))(?![\w!.(]|\s+[a-z])`,
      ),
      ours: `$3${modifier}$2`,
    }),
  ),
  ...(
    [
      ['higher', 'adv(?:antage)?', 'kh'],
      ['lower', 'dis(?:adv(?:antage)?)?', 'kl'],
    ] as const
  ).map(
    ([which, words, modifier]): Dialect => ({
      whose: 'plain English',
      does: `rolls two d20 and keeps the ${which}`,
      written: said(
        String.raw`^\s*(?<mark>(?:roll\s+)?(?:with\s+|at\s+)?${words})(?:\s+on)?\s+1?d20(?=\s*(?:$|[-+]))`,
      ),
      ours: `2d20${modifier}1`,
    }),
  ),
  {
    whose: 'plain English',
    does: 'repeats a roll',
    written: /^\s*(?<mark>(\d+)\s+times\s+(?:roll\s+)?)(?=\d*d\d|[(d{@[])/i,
    ours: '$2 x ',
  },
  {
    whose: 'plain English',
    does: 'repeats the roll',
    written: /^(?=[^\n#;]*d[\d%{(@])([^\n#;]+?)\s+(?<mark>(\d+)\s+times)\s*$/i,
    ours: '$3 x $1',
  },
  // Behind repetitions: "6 times 4d6" is one.
  ...(
    [
      ['plain English', 'plus', 'adds', '+', ''],
      ['plain English', 'minus', 'subtracts', '-', ''],
      ['plain English', 'times', 'multiplies', '*', notBehindSum],
      ['French', 'moins', 'subtracts', '-', ''],
      ['French', 'fois', 'multiplies', '*', notBehindSum],
      ['German', 'mal', 'multiplies', '*', notBehindSum],
    ] as const
  ).map(
    ([whose, word, does, sign, place]): Dialect => ({
      whose,
      does: `${does} what follows`,
      written: said(String.raw`(?<=[\w)}\]%])${place}\s+(?<mark>${word})\s+(?=[\d(d@{])`),
      ours: ` ${sign} `,
    }),
  ),
  {
    whose: 'many rule books',
    does: 'rolls two d20 and keeps the higher',
    written: /^\s*(?<mark>(?:roll\s+)?(?:with\s+|at\s+)?adv(?:antage)?)(?=\s*(?:[-+]|$))/i,
    ours: '2d20kh1',
  },
  {
    whose: 'many rule books',
    does: 'rolls two d20 and keeps the lower',
    written: /^\s*(?<mark>(?:roll\s+)?(?:with\s+|at\s+)?dis(?:adv(?:antage)?)?)(?=\s*(?:[-+]|$))/i,
    ours: '2d20kl1',
  },
  {
    whose: 'chat rooms',
    does: 'names the roll',
    written:
      /^\s*(?<mark>([a-z][a-z' \u2019-]*):(?!=))\s*(?=[^\n:#;]*d[\d%{(@])([^\n:#;]*[^\n:#;\s])\s*$/i,
    ours: '$3 # $2',
  },
  {
    whose: 'many rule books',
    does: 'is a kind of damage',
    written: said(
      String.raw`(?<=[\w)}%])\s+(?<mark>(?:(?:${kindsOfDamage})(?:\s+damage)?|damage))${over}`,
    ),
    ours: (_, kind) => `[${kind.replace(/\s+/g, ' ')}]`,
  },
];
