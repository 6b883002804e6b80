/** How other tools write dice themselves. */
import type { Dialect } from './dialect.ts';

export const ofDice: readonly Dialect[] = [
  {
    whose: 'BCDice',
    does: 'rolls dice one by one, without adding them up',
    written: /(?<![\w.)}\]])(\d+)(?<mark>B)(?=\d+(?!\w))/i,
    ours: '$1d',
  },
  {
    whose: 'BCDice',
    does: 'rolls another die for each that meets the condition, and counts',
    written: /(?<![\w.)}\]])(?<mark>(\d+)R(\d+)\[\s*(>=?|=)?\s*(\d+)\s*\])(?=\s*>=)/i,
    ours: (_, __, count, sides, sign = '>=', bar) =>
      // Behind "!" an equals sign would say "other than".
      `${count}d${sides}!${sign === '=' ? '' : sign}${bar}`,
  },
  {
    whose: 'BCDice',
    does: 'lets dice explode from the number on',
    written: /(?<![\w.)}\]])(?<mark>(\d+)U(\d+)\[\s*(\d+)\s*\])(?!\d|\s*[<>=])/i,
    ours: '$2d$3!!>=$4',
  },
  {
    whose: 'BCDice',
    does: 'divides and rounds as the letter says',
    written: /(\d*d\d+)\s*(?<mark>\/\s*(\d+)([CFR]))(?![a-z])/i,
    ours: (_, pool, __, by, letter) =>
      `${{ c: 'ceil', f: 'floor', r: 'round' }[letter.toLowerCase()]}(${pool}/${by})`,
  },
  {
    whose: 'Rolisteam',
    does: 'lets dice explode that meet the condition',
    written: /(?<![\w.)}\]])(\d*d\d+)(?<mark>e\[\s*(>=?|<=?|=)?\s*(\d+)\s*\])/i,
    ours: (_, pool, __, sign = '=', bar) => `${pool}!${sign === '=' ? '' : sign}${bar}`,
  },
  {
    whose: 'Foundry',
    does: 'throws coins that count 1 or 0',
    written: /(?<![a-z.])(\d*)(?<mark>dc)(?![a-z({@])/i,
    ours: '$1d{0,1}',
  },
  {
    whose: 'MapTool',
    does: 'rolls Ubiquity dice, which count 1 or 0',
    written: /(?<![a-z.])(\d*)(?<mark>du)(?![a-z({@\d])/i,
    ours: '$1d{0,1}',
  },
  {
    whose: 'German rule books',
    does: 'stands for dice',
    written: /(?<![\w.)}\]])(\d*)(?<mark>W)(?=\d)/i,
    ours: '$1d',
  },
  {
    whose: 'Russian rule books',
    does: 'stands for dice',
    written: /(?<![\w.)}\]])(\d*)(?<mark>[\u0434\u043a])(?=\d)/i,
    ours: '$1d',
  },
  {
    whose: 'many rule books',
    does: 'is a die with 100 sides',
    written: /(?<![\w.)}\]])(\d*)(?<mark>d00)(?![\w.])/i,
    ours: '$1d100',
  },
  {
    whose: 'other tools',
    does: 'is a die with 100 sides',
    written: /(?<![\w.)}\]])(\d*d100)(?<mark>%)(\s*)(?=$|[,;)])/i,
    ours: '$1$3',
  },
  {
    whose: 'other tools',
    does: 'rolls Fate dice',
    written: /(?<![a-z.])(\d*)(?<mark>d(?:fate|fudge))(?![\w(@{])/i,
    ours: '$1dF',
  },
  {
    whose: 'other tools',
    does: 'lists the faces of a die',
    written: /(?<![a-z])(\d*)(?<mark>d\[([-\d,.\s]+)\])/i,
    ours: '$1d{$3}',
  },
  {
    whose: 'other tools',
    does: 'is a range of faces',
    written: /(?<=d\{\s*)(?<mark>(\d+)\s*-\s*(\d+))(?=\s*\})/i,
    ours: '$2..$3',
  },
  {
    whose: 'Avrae',
    does: 'makes a set of rolls to choose from',
    written: /(?<![\w])(?<mark>\(([^()\n]*d\d[^()\n]*,[^()\n]*)\))(?=\s*[kd][hl]?\d)/i,
    ours: '{$2}',
  },
  {
    whose: 'AnyDice',
    does: 'picks the die in that place, the highest first',
    written: /(?<![\w@}])(?<mark>(\d+)@(\d*d\d+))/i,
    ours: (_, __, place, pool) => (place === '1' ? `${pool}kh1` : `${pool}kh${place}kl1`),
  },
  ...(
    [
      ['highest', 'keeps the highest dice', 'kh'],
      ['lowest', 'keeps the lowest dice', 'kl'],
      ['middle', 'keeps the middle dice', 'km'],
    ] as const
  ).map(
    ([word, does, modifier]): Dialect => ({
      whose: 'AnyDice',
      does,
      written: new RegExp(`\\[\\s*${word}\\s+(\\d+)\\s+of\\s+(\\d*d\\d+)\\s*\\]`, 'i'),
      ours: `$2${modifier}$1`,
    }),
  ),
  {
    whose: 'AnyDice',
    does: 'lets a die explode',
    written: /\[\s*explode\s+(1?d\d+)\s*\]/i,
    ours: '$1!',
  },
  {
    whose: 'AnyDice',
    does: 'counts the dice that show one of the numbers',
    written: /\[\s*count\s+(?:(\d+)|\{\s*([\d,\s]+)\})\s+in\s+(\d*d\d+)\s*\]/i,
    ours: (_, one, several, pool) =>
      `${pool}${(one ?? several)
        .split(',')
        .map((face) => `=${face.trim()}`)
        .join('')}`,
  },
  {
    whose: 'AnyDice',
    does: 'is the distance from zero',
    written: /\[\s*absolute\s+([^[\]\n]+?)\s*\]/i,
    ours: 'abs($1)',
  },
  ...(
    [
      ['roll', 'rolls so many dice with so many sides', ''],
      ['explode', 'lets dice explode', '!'],
    ] as const
  ).map(
    ([name, does, modifier]): Dialect => ({
      whose: 'MapTool',
      does,
      written: new RegExp(`(?<!\\w)(?<mark>${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\))`, 'i'),
      ours: `$2d$3${modifier}`,
    }),
  ),
  ...(
    [
      ['keep', 'keeps the highest dice', 'kh'],
      ['drop', 'drops the lowest dice', 'dl'],
      ['success', 'counts the dice that reach the number', '>='],
    ] as const
  ).map(
    ([name, does, modifier]): Dialect => ({
      whose: 'MapTool',
      does,
      written: new RegExp(
        `(?<!\\w)(?<mark>${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\))`,
        'i',
      ),
      ours: `$2d$3${modifier}$4`,
    }),
  ),
];
