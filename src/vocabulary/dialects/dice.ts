/** How other tools write dice themselves. */
import type { ToolMeaning } from '../../diagnostics/details/dialects.ts';
import type { Dialect } from './dialect.ts';

/** No other dice or numbers, and nothing closed, come right before. */
const fresh = /(?:^|[^\w.)}\]])$/;

/** How BCDice rounds a quotient, by the letter after it: the function that does so here, and what it is. */
function rounding(letter: string): readonly [name: string, meaning: ToolMeaning] {
  switch (letter.toLowerCase()) {
    case 'f':
      return ['floor', 'divide-round-down'];
    case 'r':
      return ['round', 'divide-round'];
    default:
      return ['ceil', 'divide-round-up'];
  }
}

export const ofDice: readonly Dialect[] = [
  {
    means: { tool: 'BCDice', meaning: 'count-one-by-one' },
    after: fresh,
    written: /(\d+)(?<mark>B)(\d+)(\s*(?:[<>]=?|=|<>)\s*\d+)(?!\w|\s*[<>=])/i,
    ours: '$1d$3$4',
  },
  {
    means: (_, count = '', __, sides = '') => ({
      tool: 'BCDice',
      meaning: 'roll-one-by-one',
      count,
      sides,
    }),
    after: fresh,
    written: /(\d+)(?<mark>B)(?=(\d+)(?!\w))/i,
  },
  {
    means: { tool: 'BCDice', meaning: 'explode-and-count' },
    after: fresh,
    written: /(?<mark>(\d+)R(\d+)\[\s*(>=?|=)?\s*(\d+)\s*\]\s*>=\s*(\d+))(?!\w|\s*[<>=])/i,
    ours: (_, __, count, sides, sign = '>=', bar, least) =>
      // After "!" an equals sign would say "other than".
      `${count}d${sides}!${sign === '=' ? '' : sign}${bar}>=${least}`,
  },
  {
    means: (_, __, ___, ____, number = '') => ({ tool: 'BCDice', meaning: 'explode-from', number }),
    after: fresh,
    written: /(?<mark>(\d+)U(\d+)\[\s*(\d+)\s*\])(?!\d|\s*[<>=])/i,
    ours: '$2d$3!!>=$4',
  },
  {
    means: (_, __, ___, ____, letter = '') => ({ tool: 'BCDice', meaning: rounding(letter)[1] }),
    written: /(\d*d\d+)\s*(?<mark>\/\s*(\d+)([CFRU]))(?![a-z])/i,
    ours: (_, pool, __, by, letter) => `${rounding(letter)[0]}(${pool}/${by})`,
  },
  {
    means: { tool: 'Rolisteam', meaning: 'explode' },
    // Each chain is one die there, which matters to what follows.
    after: fresh,
    written: /(\d*d\d+)(?<mark>e\[\s*(>=?|<=?|=)?\s*(\d+)\s*\])(?![\w!<>=])/i,
    ours: (_, pool, __, sign = '=', bar) => `${pool}!${sign === '=' ? '' : sign}${bar}`,
  },
  {
    means: { tool: 'Foundry', meaning: 'coins' },
    after: /(?:^|[^a-z.])$/i,
    written: /(\d*)(?<mark>dc)(?![a-z({@])/i,
    ours: '$1d{0,1}',
  },
  {
    means: { tool: 'MapTool', meaning: 'ubiquity-dice' },
    after: /(?:^|[^a-z.])$/i,
    written: /(\d*)(?<mark>du)(?![a-z({@\d])/i,
    ours: '$1d{0,1}',
  },
  {
    means: { meaning: 'german-die' },
    shows: 'd',
    after: fresh,
    written: /(\d*)(?<mark>W)(?=\d)/i,
    ours: '$1d',
  },
  {
    means: { meaning: 'russian-die' },
    shows: 'd',
    after: fresh,
    written: /(\d*)(?<mark>[\u0434\u043a])(?=\d)/i,
    ours: '$1d',
  },
  {
    means: { meaning: 'percentile-die' },
    after: fresh,
    written: /(\d*)(?<mark>d00)(?![\w.])/i,
  },
  {
    means: { meaning: 'hundred-sides' },
    after: fresh,
    written: /(\d*d100)(?<mark>%)(\s*)(?=$|[,;)])/i,
    ours: '$1$3',
  },
  {
    means: { meaning: 'fate-die' },
    shows: 'dF',
    after: /(?:^|[^a-z.])$/i,
    written: /(\d*)(?<mark>d(?:fate|fudge))(?![\w(@{])/i,
    ours: '$1dF',
  },
  {
    means: { meaning: 'faces' },
    after: /(?:^|[^a-z])$/i,
    written: /(\d*)(?<mark>d\[([-\d,.\s]+)\])/i,
    // Negative faces have a sign, ranges have two points.
    ours: (_, count, __, faces) =>
      /\d\s*-\s*-?\d+\s*-/.test(faces)
        ? undefined
        : `${count}d{${faces.replace(/(\d)\s*-\s*(?=-?\s*\d)/g, '$1..')}}`,
  },
  {
    means: { meaning: 'range-of-faces' },
    shows: '$2..$3',
    // In AnyDice that is a difference.
    after: /d\{\s*$/i,
    written: /(?<mark>(\d+)\s*-\s*(\d+))(?=\s*\})/i,
  },
  {
    means: { meaning: 'group' },
    written: /\B(?<mark>\(([^()\n]*d\d[^()\n]*,[^()\n]*)\))(?=\s*k[hl]\d+(?!\s*[kp]))/i,
    holds: true,
    from: ['Avrae'],
    ours: '{$2}',
  },
  {
    means: { meaning: 'group-and-keep' },
    shows: '{$2}kh1',
    after: /(?:^|[^\w\])}])$/,
    written: /(?<mark>[[(]([^()[\]\n]*d\d[^()[\]\n]*,[^()[\]\n]*)[\])])(?=\s*[kdp][hl]?\d)/i,
  },
  {
    means: { tool: 'AnyDice', meaning: 'pick-by-rank' },
    after: /(?:^|[^\w@}])$/,
    written: /(?<mark>(\d+)@((\d*)d\d+))/i,
    // A place that no die has is 0 there.
    ours: (_, __, place, pool, dice) =>
      Number(place) > Number(dice || 1) || Number(place) < 1
        ? undefined
        : `${pool}kh${place}${place === '1' ? '' : 'kl1'}`,
  },
  ...(
    [
      ['highest', 'keep-highest', 'kh'],
      ['lowest', 'keep-lowest', 'kl'],
      ['middle', 'keep-middle', 'km'],
    ] as const
  ).map(
    ([word, meaning, modifier]): Dialect => ({
      means: (_, number = '') => ({ tool: 'AnyDice', meaning, number }),
      written: new RegExp(`\\[\\s*${word}\\s+(\\d+)\\s+of\\s+((\\d*)d\\d+)\\s*\\]`, 'i'),
      // Which one is too many in the middle is not the same everywhere.
      ours: (_, kept, pool, dice) =>
        word === 'middle' && (Number(dice || 1) - Number(kept)) % 2 !== 0
          ? undefined
          : `${pool}${modifier}${kept}`,
    }),
  ),
  {
    means: { tool: 'AnyDice', meaning: 'explode-twice-at-most' },
    written: /\[\s*explode\s+(1?d\d+)\s*\]/i,
    ours: '$1!(limit 2)',
    shows: '!(limit 2)',
  },
  {
    means: { tool: 'AnyDice', meaning: 'count-faces' },
    written: /\[\s*count\s+(?:(\d+)|\{\s*([\d,\s]+)\})\s+in\s+(\d*d\d+)\s*\]/i,
    ours: (_, one, several, pool) =>
      `${pool}${(one ?? several)
        .split(',')
        .map((face) => `=${face.trim()}`)
        .join('')}`,
  },
  {
    means: { tool: 'AnyDice', meaning: 'absolute' },
    written: /\[\s*absolute\s+([^[\]\n]+?)\s*\]/i,
    holds: true,
    ours: 'abs($1)',
  },
  ...(
    [
      ['roll', 'roll-pool', ''],
      ['explode', 'explode', '!'],
    ] as const
  ).map(
    ([name, meaning, modifier]): Dialect => ({
      means: { tool: 'MapTool', meaning },
      written: new RegExp(
        `\\b(?<mark>${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\))(?![\\w.!@({])`,
        'i',
      ),
      ours: `$2d$3${modifier}`,
    }),
  ),
  ...(
    [
      ['keep', 'keep-highest', 'kh'],
      ['drop', 'drop-lowest', 'dl'],
      ['success', 'count-at-least', '>='],
    ] as const
  ).map(
    ([name, meaning, modifier]): Dialect => ({
      means: (_, __, ___, ____, number = '') => ({ tool: 'MapTool', meaning, number }),
      written: new RegExp(
        `\\b(?<mark>${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\))(?![\\w.!@({])`,
        'i',
      ),
      ours: `$2d$3${modifier}$4`,
    }),
  ),
];
