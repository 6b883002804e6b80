/** The open-ended roll by its names, and what French players say before a roll. */
import type { Dialect } from './dialect.ts';
import { over, said } from './wording.ts';

/** Numbers and variables that stand between dice and what is said of them. */
const bonuses = String.raw`(?:\s*[-+]\s*(?:\d+|@[\w.]+))*`;

/** Dice, with what is added behind them: the words may stand behind both. */
const diceAndBonuses = String.raw`(?<![\w.)}])(\d*d(?:\d+|%))(${bonuses})`;

const openEnd = 'open[ -]*end(?:ed)?';

/**
 * The open-ended roll by its names. "Le jet de D100 sans limite" is what French rules call it, "open-ended" is
 * what Rolemaster does.
 */
const openEnded = (
  [
    [openEnd, 'both ends', '!o'],
    [`${openEnd}[ -]+high|high[ -]+${openEnd}`, 'the high end', '!oh'],
    [`${openEnd}[ -]+low|low[ -]+${openEnd}`, 'the low end', '!ol'],
  ] as const
).flatMap(([names, ends, modifier]): readonly Dialect[] => [
  {
    whose: 'Rolemaster',
    does: `rolls on at ${ends}`,
    written: said(String.raw`${diceAndBonuses}\s*,?\s*(?<mark>\(?(?:${names})\)?)${over}`),
    ours: `$1${modifier}$2`,
  },
  {
    whose: 'Rolemaster',
    does: `rolls on at ${ends}`,
    written: said(String.raw`^\s*(?<mark>(?:${names}))\s+(\d*d(?:\d+|%))`),
    ours: `$2${modifier}`,
  },
]);

const french: readonly Dialect[] = [
  {
    whose: 'French rule books',
    does: 'rolls on at both ends',
    written: said(String.raw`${diceAndBonuses}\s*,?\s*(?<mark>\(?sans\s+limites?\)?)${over}`),
    ours: '$1!o$2',
  },
  ...(
    [
      ['French rule books', 'ouverte?|illimit[e\u00e9]e?'],
      ['German rule books', 'offen'],
    ] as const
  ).map(
    ([whose, words]): Dialect => ({
      whose,
      does: 'rolls on at both ends',
      // Other dice may be "open" in that all see them.
      written: said(
        String.raw`(?<![\w.)}])(1?d(?:100|%))(${bonuses})\s*,?\s+(?<mark>\(?(?:${words})\)?)${over}`,
      ),
      ours: '$1!o$2',
    }),
  ),
  {
    whose: 'French rule books',
    does: 'says that a roll follows',
    written: /^\s*(?<mark>(?:(?:le|un)\s+)?jets?\s+(?:de\s+)?)(?=[\d(d{@[])/i,
    ours: '',
  },
];

export const openEndedWords: readonly Dialect[] = [...openEnded, ...french];
