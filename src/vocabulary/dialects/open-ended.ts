/** The open-ended roll by its names, and what French players say before a roll. */
import type { Dialect } from './dialect.ts';
import { beforeDice, bracketed, noFactor, over, said } from './wording.ts';

/** Numbers and variables between dice and what is said about them. */
const bonuses = String.raw`(?:\s*[-+]\s*(?:\d+|@[\w.]+))*`;

const oneDie = String.raw`(\d*d(?:\d+|%))`;

/** Other dice may be "open" in that all see them. */
const hundred = String.raw`(\d*d(?:100|%))(?!\d)`;

const openEnd = 'open[ -]*end(?:ed)?';

/** French: upwards, and downwards. */
const high = String.raw`\s+(?:(?:vers|par|en)\s+(?:le\s+)?)?hauts?e?s?`;
const low = String.raw`\s+(?:(?:vers|par|en)\s+(?:le\s+)?)?(?:bas|basses?)`;
const open = String.raw`(?:ouvert|illimit[e\u00e9])e?s?`;
const unlimited = String.raw`sans\s+limites?`;

const meanings = {
  '!o': 'open-ended',
  '!oh': 'open-ended-high',
  '!ol': 'open-ended-low',
} as const;

type Modifier = keyof typeof meanings;

/** What is said about which dice, and the modifier for it; whether it is said before dice too. */
const names: readonly (readonly [words: string, die: string, modifier: Modifier])[] = [
  [openEnd, oneDie, '!o'],
  [`${openEnd}[ -]+high|high[ -]+${openEnd}`, oneDie, '!oh'],
  [`${openEnd}[ -]+low|low[ -]+${openEnd}`, oneDie, '!ol'],
  [unlimited, oneDie, '!o'],
  [`${unlimited}${high}`, oneDie, '!oh'],
  [`${unlimited}${low}`, oneDie, '!ol'],
  [open, hundred, '!o'],
  [`${open}${high}`, hundred, '!oh'],
  [`${open}${low}`, hundred, '!ol'],
  ['offen', hundred, '!o'],
  [String.raw`(?:nach\s+)?oben\s+offen`, hundred, '!oh'],
  [String.raw`(?:nach\s+)?unten\s+offen`, hundred, '!ol'],
];

/** What may be said before the name, and after it. */
const aRoll = String.raw`(?:(?:(?:le|un)\s+)?jets?\s+)?`;
const of = String.raw`(?:\s+(?:de|du|d'un|au|avec|on|with|of|a))*`;

const byName = names.flatMap(([words, die, modifier]): readonly Dialect[] => [
  {
    means: { meaning: meanings[modifier] },
    shows: modifier,
    // "+15 1d100 ouvert": the bonus comes first.
    written: said(
      String.raw`^\s*\+\s*(\d+)\s+${die}\s*,?\s*(?<mark>${bracketed(words)})${over}${noFactor}`,
    ),
    ours: `$2${modifier} + $1`,
  },
  {
    means: { meaning: meanings[modifier] },
    shows: modifier,
    after: /(?:^|[^\w.)}])$/,
    written: said(
      String.raw`${die}(${bonuses})\s*,?\s*(?<mark>${bracketed(words)})${over}${noFactor}`,
    ),
    ours: `$1${modifier}$2`,
  },
  {
    means: { meaning: meanings[modifier] },
    shows: modifier,
    written: said(String.raw`^\s*(?<mark>${aRoll}(?:${words})${of})\s+${die}`),
    ours: `$2${modifier}`,
  },
]);

const letters: readonly Dialect[] = [
  {
    means: { meaning: 'open-ended-letters' },
    after: beforeDice,
    written: said(
      String.raw`(\d*d(?:\d+|%))((?:\s*[-+]\s*(?:\d+|@[\w.]+))+)\s*(?<mark>(oe[hl]?|!o[hl]?))(?![\w(])`,
    ),
    ours: '$1$4$2',
  },
  {
    means: { meaning: 'open-ended-letters' },
    written: said(
      String.raw`^\s*\+\s*(\d+)\s+(\d*d(?:\d+|%))\s*(?<mark>(oe[hl]?|!o[hl]?))(?=\s*$)`,
    ),
    ours: '$2$4 + $1',
  },
];

export const openEndedWords: readonly Dialect[] = [...byName, ...letters];
