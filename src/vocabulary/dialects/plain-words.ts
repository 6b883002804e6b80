/** What players say of a roll in words. */
import { advantage } from './advantage.ts';
import type { Dialect } from './dialect.ts';
import { frenchWords } from './french.ts';
import { openEndedWords } from './open-ended.ts';
import { afterDice, alone, beforeDice, bonusAtMost, comma, dice, over, said } from './wording.ts';

/** What is said may be in its own parentheses. */
const opened = String.raw`(?:\((?=[a-z][a-z\d ]*(?<close>\))|[^()]*\)))?`;
const closed = String.raw`(?:\k<close>)?`;

/** "keep the 3 highest", "best two dice" with its number in digits, "drop the lowest". */
const chosen = (
  [
    ['keep-highest', '(?:(?:keep|take|use)\\s+)?', 'highest|best|top', 'kh'],
    ['keep-lowest', '(?:(?:keep|take|use)\\s+)?', 'lowest|worst', 'kl'],
    ['drop-highest', '(?:drop|discard|remove)\\s+', 'highest|best|top', 'dh'],
    ['drop-lowest', '(?:drop|discard|remove)\\s+', 'lowest|worst', 'dl'],
  ] as const
).map(
  ([meaning, verb, words, modifier]): Dialect => ({
    means: (_, __, ___, before, after) => ({ meaning, number: before ?? after ?? '1' }),
    after: afterDice,
    written: said(
      String.raw`${comma}(?<mark>${opened}${verb}(?:the\s+)?(?:(\d+)\s+)?(?:${words})(?:\s+(\d+))?(?:\s+(?:die|dice))?${closed})${over}`,
    ),
    ours: (_, __, ___, before, after) =>
      before !== undefined && after !== undefined
        ? undefined
        : `${modifier}${before ?? after ?? 1}`,
  }),
);

/** A sum before it could be meant as a whole, or as the thing to repeat. */
const noSum = '(?:^|[;,(])[^-+;,(]*';

const kindsOfDamage =
  'acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder';

export const plainWords: readonly Dialect[] = [
  ...advantage,
  ...openEndedWords,
  ...frenchWords,
  ...chosen,
  {
    means: (_, __, number = '1') => ({ meaning: 'keep-highest', number }),
    after: afterDice,
    written: said(String.raw`${comma}(?<mark>keep\s+(\d+)(?:\s+dice)?)${over}`),
    ours: 'kh$2',
  },
  {
    means: { meaning: 'explode' },
    after: afterDice,
    written: said(String.raw`\s+(?<mark>explod(?:e|es|ing))(?!\s*\d)${over}`),
    ours: '!',
  },
  {
    means: { meaning: 'explode-on' },
    after: alone(String.raw`[^;,]*d(\d+|%)`),
    written: said(
      String.raw`\s+(?<mark>explod(?:e|es|ing)(?:\s+on)?\s+(?:an?\s+)?(\d+)(?:\s*(?:-|to)\s*(\d+)|(\+))?)(?!\s*[\d.])${over}`,
    ),
    ours: (_, sides, __, first, last, more) => {
      if (last !== undefined && Number(last) !== Number(sides.replace('%', '100')))
        return undefined;
      return last === undefined && more === undefined ? `!${first}` : `!>=${first}`;
    },
  },
  ...(
    [
      ['down', 'floor', 'round-down'],
      ['up', 'ceil', 'round-up'],
    ] as const
  ).map(
    ([way, name, meaning]): Dialect => ({
      means: { meaning },
      // One quotient, from which nothing but whole numbers is taken away.
      written: said(
        String.raw`^\s*([\w%@.+() ]*\/\s*\d+(?:\s*[-+]\s*\d+)*)\s*,?\s+(?<mark>\(?round(?:ed|ing)?\s+${way}\)?)\s*$`,
      ),
      ours: `${name}($1)`,
    }),
  ),
  {
    means: { meaning: 'reroll-once' },
    // Without "once" it could go on until none is left.
    after: afterDice,
    written: said(
      String.raw`${comma}(?<mark>re-?roll(?:ing)?\s+(?:(?:the|all|any)\s+)?(?:(\d+)'?s|(ones|twos))\s+once)${over}`,
    ),
    ours: (_, __, face, word) => `ro${face ?? (word.toLowerCase() === 'ones' ? 1 : 2)}`,
  },
  {
    means: (_, __, ___, ____, number = '') => ({ meaning: 'count-at-least', number }),
    after: alone(String.raw`(?:[^;,]*[^\w.)};,])?((?:[3-9]|\d{2,9})d(\d+))`),
    written: said(
      String.raw`${comma}(?<mark>(?:hits?|success(?:es)?|succeeds?|counts?|counting)\s+(?:(?:on|for|at)\s+)?(?:an?\s+)?(\d+)\s*(?:\+|(?:or|and)\s+(?:more|higher|better|above|up)))(?!\s*\d)${over}`,
    ),
    ours: (_, __, sides, ___, bar) => (Number(bar) > Number(sides) ? undefined : `>=${bar}`),
  },
  {
    means: (_, pool = '', __, number = '') => ({
      meaning: 'count-at-least-or-equal',
      pool,
      number,
    }),
    after: beforeDice,
    written: said(
      String.raw`(\d*d\d+)${comma}(?<mark>(?:hits?|success(?:es)?|succeeds?|counts?|r[e\u00e9]ussites?|succ[e\u00e8]s|erfolge?)\s+(?:(?:on|for|at|[a\u00e0]|sur|d[e\u00e8]s|ab|bei)\s+)?(\d+))(?![\d.])`,
    ),
  },
  {
    means: { meaning: 'explode' },
    written: said(String.raw`^\s*(?<mark>explod(?:ing|es?))\s+(${dice})${bonusAtMost}`),
    ours: '$2!',
  },
  ...(
    [
      ['keep-highest', 'highest|higher|best|better|top', 'kh'],
      ['keep-lowest', 'lowest|lower|worst|worse', 'kl'],
    ] as const
  ).map(
    ([meaning, words, modifier]): Dialect => ({
      means: (_, __, number = '1') => ({ meaning, number }),
      written: said(
        String.raw`\b(?<mark>(?:keep\s+)?(?:the\s+)?(?:${words})\s+(?:(\d+)\s+)?of)\s+(\d*d(?:\d+|%))(?![\w!.(]|\s+[a-z])`,
      ),
      ours: (_, __, number, pool) => `${pool}${modifier}${number ?? 1}`,
    }),
  ),
  {
    means: { meaning: 'repeat' },
    written: /^\s*(?<mark>(\d+)\s+times\s+(?:roll\s+)?)(?=\d*d\d|[(d{@[])/i,
    ours: '$2 x ',
  },
  {
    means: { meaning: 'repeat' },
    shows: '$3 x',
    written: /^(?=[^\n#;]*d[\d%{(@])([^\n#;]+?)\s+(?<mark>(\d+)\s+times)\s*$/i,
    ours: '$3 x $1',
  },
  ...(['fois', 'mal'] as const).map(
    (word): Dialect => ({
      means: { meaning: 'repeat' },
      written: said(String.raw`^\s*(\d+)\s+(?<mark>${word})\s+(?=\d*d[\d%]|[({][^\n]*d[\d%])`),
      ours: '$1 x ',
    }),
  ),
  // After repetitions: "6 times 4d6" is one.
  ...(
    [
      ['plus', 'add', '+', ''],
      ['minus', 'subtract', '-', ''],
      ['times', 'multiply', '*', noSum],
      ['moins', 'subtract', '-', ''],
      ['fois', 'multiply', '*', noSum],
      ['mal', 'multiply', '*', noSum],
    ] as const
  ).map(
    ([word, meaning, sign, place]): Dialect => ({
      means: { meaning },
      after: new RegExp(String.raw`${place}[\w)}\]%]$`),
      written: said(String.raw`\s+(?<mark>${word})\s+(?=[\d(d@{])`),
      ours: ` ${sign} `,
    }),
  ),
  {
    means: { meaning: 'name' },
    shows: '# $2',
    // In AnyDice, names in capitals are given a value.
    written:
      /^\s*(?<mark>([a-z][a-z' \u2019-]*):(?!=))\s*(?=[^\n:#;]*d[\d%{(@])([^\n:#;]*[^\n:#;\s])\s*$/i,
    ours: (_, __, name, roll) =>
      name === name.toUpperCase() ? undefined : `${roll} # ${name.trim()}`,
  },
  {
    means: { meaning: 'damage-type' },
    after: /[\w)}%]$/,
    written: said(String.raw`\s+(?<mark>(?:(?:${kindsOfDamage})(?:\s+damage)?|damage))${over}`),
    ours: (_, kind) => `[${kind.replace(/\s+/g, ' ')}]`,
  },
];
