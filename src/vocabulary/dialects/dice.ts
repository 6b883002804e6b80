/** How other tools write dice themselves. */
import type { Dialect } from './dialect.ts';
import { inTool, meaning } from './dialect.ts';

/** No other dice or numbers, and nothing closed, come right before. */
const fresh = /(?:^|[^\w.)}\]])$/;

export const ofDice: readonly Dialect[] = [
  {
    hint: inTool('BCDice', 'rolls dice one by one and counts those that pass'),
    after: fresh,
    written: /(\d+)(?<mark>B)(\d+)(\s*(?:[<>]=?|=|<>)\s*\d+)(?!\w|\s*[<>=])/i,
    from: ['BCDice'],
    ours: '$1d$3$4',
  },
  {
    hint: (_, count, __, sides) =>
      `In BCDice, $it rolls dice one by one, without adding them up. Here that is written "${count} x d${sides}"; to add them, write "${count}d${sides}"`,
    after: fresh,
    written: /(\d+)(?<mark>B)(?=(\d+)(?!\w))/i,
  },
  {
    hint: inTool('BCDice', 'rolls another die for each that meets the condition, and counts'),
    from: ['BCDice'],
    after: fresh,
    written: /(?<mark>(\d+)R(\d+)\[\s*(>=?|=)?\s*(\d+)\s*\]\s*>=\s*(\d+))(?!\w|\s*[<>=])/i,
    ours: (_, __, count, sides, sign = '>=', bar, least) =>
      // After "!" an equals sign would say "other than".
      `${count}d${sides}!${sign === '=' ? '' : sign}${bar}>=${least}`,
  },
  {
    hint: inTool('BCDice', 'makes dice explode from the number up'),
    from: ['BCDice'],
    after: fresh,
    written: /(?<mark>(\d+)U(\d+)\[\s*(\d+)\s*\])(?!\d|\s*[<>=])/i,
    ours: '$2d$3!!>=$4',
  },
  {
    hint: inTool('BCDice', 'divides and rounds as the letter says'),
    from: ['BCDice'],
    written: /(\d*d\d+)\s*(?<mark>\/\s*(\d+)([CFRU]))(?![a-z])/i,
    ours: (_, pool, __, by, letter) =>
      `${{ c: 'ceil', u: 'ceil', f: 'floor', r: 'round' }[letter.toLowerCase()]}(${pool}/${by})`,
  },
  {
    hint: inTool('Rolisteam', 'makes dice explode that meet the condition'),
    // Each chain is one die there, which matters to what follows.
    after: fresh,
    written: /(\d*d\d+)(?<mark>e\[\s*(>=?|<=?|=)?\s*(\d+)\s*\])(?![\w!<>=])/i,
    ours: (_, pool, __, sign = '=', bar) => `${pool}!${sign === '=' ? '' : sign}${bar}`,
  },
  {
    hint: inTool('Foundry', 'throws coins that count 1 or 0'),
    from: ['Foundry'],
    after: /(?:^|[^a-z.])$/i,
    written: /(\d*)(?<mark>dc)(?![a-z({@])/i,
    ours: '$1d{0,1}',
  },
  {
    hint: inTool('MapTool', 'rolls Ubiquity dice, which count 1 or 0'),
    from: ['MapTool'],
    after: /(?:^|[^a-z.])$/i,
    written: /(\d*)(?<mark>du)(?![a-z({@\d])/i,
    ours: '$1d{0,1}',
  },
  {
    hint: 'In German rule books, $it stands for dice.',
    after: fresh,
    written: /(\d*)(?<mark>W)(?=\d)/i,
    ours: '$1d',
  },
  {
    hint: 'In Russian rule books, $it stands for dice.',
    after: fresh,
    written: /(\d*)(?<mark>[\u0434\u043a])(?=\d)/i,
    ours: '$1d',
  },
  {
    hint: 'A die that shows 1 to 100 is "d100"; one that shows 00, 10 ... 90 is "10*d{0..9}"',
    after: fresh,
    written: /(\d*)(?<mark>d00)(?![\w.])/i,
  },
  {
    hint: 'A die with 100 sides is "d100" or "d%"',
    after: fresh,
    written: /(\d*d100)(?<mark>%)(\s*)(?=$|[,;)])/i,
    ours: '$1$3',
  },
  {
    hint: 'Fate dice are written "dF"',
    after: /(?:^|[^a-z.])$/i,
    written: /(\d*)(?<mark>d(?:fate|fudge))(?![\w(@{])/i,
    ours: '$1dF',
  },
  {
    hint: 'The faces of a die go in braces.',
    after: /(?:^|[^a-z])$/i,
    written: /(\d*)(?<mark>d\[([-\d,.\s]+)\])/i,
    // Negative faces have a sign, ranges have two points.
    ours: (_, count, __, faces) =>
      /\d\s*-\s*-?\d+\s*-/.test(faces)
        ? undefined
        : `${count}d{${faces.replace(/(\d)\s*-\s*(?=-?\s*\d)/g, '$1..')}}`,
  },
  {
    hint: (_, __, first, last) => `A range of faces is written "${first}..${last}"`,
    // In AnyDice that is a difference.
    after: /d\{\s*$/i,
    written: /(?<mark>(\d+)\s*-\s*(\d+))(?=\s*\})/i,
  },
  {
    hint: 'Rolls to choose from go in braces.',
    written: /\B(?<mark>\(([^()\n]*d\d[^()\n]*,[^()\n]*)\))(?=\s*k[hl]\d+(?!\s*[kp]))/i,
    holds: true,
    from: ['Avrae'],
    ours: '{$2}',
  },
  {
    hint: (...groups) =>
      `Rolls to choose from go in braces, as in "{${groups[2]}}kh1", which keeps the highest`,
    after: /(?:^|[^\w\])}])$/,
    written: /(?<mark>[[(]([^()[\]\n]*d\d[^()[\]\n]*,[^()[\]\n]*)[\])])(?=\s*[kdp][hl]?\d)/i,
  },
  {
    hint: inTool('AnyDice', 'picks the die in that place, the highest first'),
    after: /(?:^|[^\w@}])$/,
    written: /(?<mark>(\d+)@((\d*)d\d+))/i,
    from: ['AnyDice'],
    // A place that no die has is 0 there.
    ours: (_, __, place, pool, dice) =>
      Number(place) > Number(dice || 1) || Number(place) < 1
        ? undefined
        : `${pool}kh${place}${place === '1' ? '' : 'kl1'}`,
  },
  ...(
    [
      ['highest', 'keep the highest dice', 'kh'],
      ['lowest', 'keep the lowest dice', 'kl'],
      ['middle', 'keep the middle dice', 'km'],
    ] as const
  ).map(
    ([word, what, modifier]): Dialect => ({
      hint: meaning(what),
      written: new RegExp(`\\[\\s*${word}\\s+(\\d+)\\s+of\\s+((\\d*)d\\d+)\\s*\\]`, 'i'),
      from: ['AnyDice'],
      // Which one is too many in the middle is not the same everywhere.
      ours: (_, kept, pool, dice) =>
        word === 'middle' && (Number(dice || 1) - Number(kept)) % 2 !== 0
          ? undefined
          : `${pool}${modifier}${kept}`,
    }),
  ),
  {
    hint: 'In AnyDice, a die explodes twice at most. Here that is "limit 2"; without it a die explodes without end',
    written: /\[\s*explode\s+(1?d\d+)\s*\]/i,
    from: ['AnyDice'],
    ours: '$1!(limit 2)',
  },
  {
    hint: 'That counts the dice that show one of the numbers.',
    written: /\[\s*count\s+(?:(\d+)|\{\s*([\d,\s]+)\})\s+in\s+(\d*d\d+)\s*\]/i,
    from: ['AnyDice'],
    ours: (_, one, several, pool) =>
      `${pool}${(one ?? several)
        .split(',')
        .map((face) => `=${face.trim()}`)
        .join('')}`,
  },
  {
    hint: 'The distance from zero is written "abs(...)"',
    written: /\[\s*absolute\s+([^[\]\n]+?)\s*\]/i,
    from: ['AnyDice'],
    holds: true,
    ours: 'abs($1)',
  },
  ...(
    [
      ['roll', 'rolls that many dice with that many sides', ''],
      ['explode', 'makes dice explode', '!'],
    ] as const
  ).map(
    ([name, does, modifier]): Dialect => ({
      hint: inTool('MapTool', does),
      written: new RegExp(
        `\\b(?<mark>${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\))(?![\\w.!@({])`,
        'i',
      ),
      from: ['MapTool'],
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
      hint: inTool('MapTool', does),
      written: new RegExp(
        `\\b(?<mark>${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\))(?![\\w.!@({])`,
        'i',
      ),
      from: ['MapTool'],
      ours: `$2d$3${modifier}$4`,
    }),
  ),
];
