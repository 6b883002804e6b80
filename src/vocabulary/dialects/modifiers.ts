/** What other tools write behind dice. */
import type { Dialect } from './dialect.ts';

/** Foundry counts with "cs", and its "r" rolls again once. */
const foundry: NonNullable<Dialect['along']> = [
  [/cs(?=[<>=])/gi, ''],
  [/cs(?=\d)/gi, '='],
  [/(?<=\d)r(?=[<>=\d])/gi, 'ro'],
];

/** A die with more sides has too many faces to be listed one by one. */
const mostListed = 20;

/** Something that counts dice, and is no condition of rolling again. */
const counting = /cs|(?<!r|[<>])[<>=]/i;

/** The even or odd faces of a die, as counts. */
const every =
  (rest: number) =>
  (_: string, dice: string, sides: string): string | undefined => {
    if (Number(sides) > mostListed) return undefined;
    const faces = Array.from({ length: Number(sides) }, (__, index) => index + 1);
    const counted = faces.filter((face) => face % 2 === rest);
    return `${dice}${sides}${counted.map((face) => `=${face}`).join('')}`;
  };

export const onDice: readonly Dialect[] = [
  {
    whose: 'Foundry',
    does: 'lets a die explode once',
    written: /(?<=\d)(?<mark>xo)(?![a-z\d<>=])/i,
    ours: '!(once)',
    along: foundry,
  },
  {
    whose: 'Foundry',
    does: 'lets a die explode once',
    written: /(?<=\d)(?<mark>xo((?:[<>]=?|=)?\d+))/i,
    ours: (_, __, test) => `!(${test.replace(/^=/, '')}, once)`,
    along: foundry,
  },
  {
    whose: 'Foundry',
    does: 'lets dice explode',
    written:
      /(?=x)(?<=(?<![\w.)}])\d{0,9}d(\d{1,9})(?!\d)([a-z\d<>=]*))(?<=\d)(?<mark>x)(?=[<>]|(?:=?(\d+)(?!\d|\.\d|d\d)))=?/i,
    // A number that is no face is a factor, and behind a count it is not clear what explodes.
    ours: (_, sides, between, __, face) =>
      counting.test(between) || Number(face ?? 0) > Number(sides) ? undefined : '!',
    along: foundry,
  },
  {
    whose: 'Foundry',
    does: 'lets dice explode, also behind a count',
    written: /(?<![\w.)}])(\d*d(\d+))(?:cs)?(?=[<>])([<>]=?\d+)(?<mark>x(\d+))(?!\d|\.\d|d\d)/i,
    ours: (_, pool, sides, count, __, face) =>
      Number(face) > Number(sides) ? undefined : `${pool}!${face}${count}`,
  },
  {
    whose: 'Foundry',
    does: 'lets dice explode',
    // The highest face is written out, so that a comparison behind it still counts. With a space "x" could be "times".
    written: /(?<=d(\d+))(?<mark>x)(?![a-z\d<>=.-]|\s+\S)/i,
    ours: '!$1',
    along: foundry,
  },
  {
    whose: 'Foundry',
    does: 'takes failures away from the successes',
    written: /(?<=cs[<>=]*\d+)(?<mark>df)(?=[<>=]*\d)/i,
    ours: 'f',
    along: foundry,
  },
  {
    whose: 'Foundry',
    does: 'takes the number away from the total',
    written: /(\d*d\d[^\s+*/(-]*?)(?<mark>ms(?:>=?|=)?(\d+))/i,
    ours: '($1 - $3)',
  },
  {
    whose: 'Foundry',
    does: 'counts the even dice',
    written: /(\d*d)(\d+)(?<mark>even)\b/i,
    ours: every(0),
  },
  {
    whose: 'Foundry',
    does: 'counts the odd dice',
    written: /(\d*d)(\d+)(?<mark>odd)\b/i,
    ours: every(1),
  },
  {
    whose: 'Avrae and MapTool',
    does: 'lets dice explode',
    written: /(?=e)(?<=d\d\S*)(?<=\d)(?<mark>e(?=\d))/i,
    ours: '!',
  },
  {
    whose: 'MapTool',
    does: 'lets dice explode',
    written: /(?<=d\d+)(?<mark>e)(?![a-z\d<>=]|\s*\[)/i,
    ours: '!',
  },
  {
    whose: 'Avrae',
    does: 'rolls one more die for the first that matches; here each that matches brings one',
    written: /(?<=\d)(?<mark>ra((?:[<>]=?|=)?\d+))/i,
    ours: (_, __, test) => `!(${test.replace(/^=/, '')}, once)`,
  },
  {
    whose: 'Avrae',
    does: 'drops dice',
    written: /(?<=\d)(?<mark>p([hl])(?=\d))/i,
    ours: 'd$2',
  },
  ...(
    [
      ['Avrae', 'higher', 'kh', '(?:(?:with|at)\\s+|w\\/\\s*)?adv(?:antage)?'],
      ['Avrae', 'lower', 'kl', '(?:(?:with|at)\\s+|w\\/\\s*)?dis(?:adv(?:antage)?)?'],
      ['German rule books', 'higher', 'kh', 'mit\\s+vorteil'],
      ['German rule books', 'lower', 'kl', 'mit\\s+nachteil'],
      ['French rule books', 'higher', 'kh', 'avec\\s+(?:un\\s+)?avantage'],
      ['French rule books', 'lower', 'kl', 'avec\\s+(?:un\\s+)?d[e\u00e9]savantage'],
    ] as const
  ).map(
    ([whose, which, modifier, words]): Dialect => ({
      whose,
      does: `rolls two dice and keeps the ${which}`,
      // Dice before it could be meant as well.
      written: new RegExp(
        String.raw`(?=[12]?d\d)(?<![\w)}.]|d[\d%][^;,]*)(?:2(?=d20(?!\d))|1)?(d\d+)((?:\s*[-+]\s*(?:\d*d\d+|\d+|@[\w.]+))*)\s*(?<mark>${words})(?!\w)`,
        'i',
      ),
      ours: (_, die, added) =>
        (/^d20$/i.test(die) && !/d20(?!\d)/i.test(added)) || !/(?<!@[\w.]*)d\d/i.test(added)
          ? `2${die}${modifier}1${added}`
          : undefined,
    }),
  ),
  {
    whose: 'MapTool',
    does: 'lets dice explode and counts those that reach the number',
    written: /(?<=d(\d+))(?<mark>es(\d+))/i,
    ours: '!!$1>=$3',
  },
  {
    whose: 'MapTool',
    does: 'counts the dice that reach the number',
    written: /(?<=d\d+)(?<mark>s(\d+))/i,
    ours: '>=$2',
  },
  {
    whose: 'MapTool',
    does: 'rolls lower dice again, once',
    written: /(?<=d\d+)(?<mark>rk(\d+))/i,
    ours: 'ro<$2',
  },
  {
    whose: 'Dice Maiden',
    does: 'counts the dice that reach the number',
    written: /(?=t)(?<=d\d\S*\s*)(?<=\d\s*)(?<mark>t(\d+))/i,
    ours: '>=$2',
  },
  {
    whose: 'other tools',
    does: 'rolls on at both ends',
    written: /(?<![\w.)}])(\d*d100)(?<mark>o)(?=\s*(?:$|[-+,;)]))/i,
    ours: '$1!o',
  },
  {
    whose: 'many rule books',
    does: 'counts the dice that reach the number',
    // Of two dice the total could be meant.
    written:
      /(?<![\w.)}])((?:[3-9]|\d{2,9})d(\d+))\s+(?<mark>(?:on\s+)?(?:an?\s+)?(\d+)\+)(?=\s*$)/i,
    ours: (_, pool, sides, __, bar) =>
      Number(bar) > Number(sides) ? undefined : `${pool}>=${bar}`,
  },
  {
    whose: 'the "roll" package',
    does: 'keeps the best dice',
    written: /(?<=d\d+)(?<mark>b(?=\d))/i,
    ours: 'kh',
  },
  {
    whose: 'the "roll" package',
    does: 'keeps the worst dice',
    written: /(?<=d\d+)(?<mark>w(?=\d))/i,
    ours: 'kl',
  },
  {
    whose: 'many rule books',
    does: 'drops the lowest die',
    written: /(?<=d\d+)\s*(?<mark>-\s*(\d*)L)(?!\w)/i,
    ours: (_, __, dice) => `dl${dice || 1}`,
  },
  {
    whose: 'many rule books',
    does: 'drops the highest die',
    written: /(?<=d\d+)\s*(?<mark>-\s*(\d*)H)(?!\w)/i,
    ours: (_, __, dice) => `dh${dice || 1}`,
  },
  {
    whose: 'other tools',
    does: 'adds the dice up, which happens here without a word',
    written: /(?<=\d)\s+(?<mark>sum|total)(?=\s*$)/i,
    ours: '',
  },
];
