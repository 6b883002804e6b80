/** What other tools write after dice. */
import type { Dialect } from './dialect.ts';
import { inTool, inToolHere } from './dialect.ts';
import { foundry } from './foundry.ts';

/** Nothing more belongs to the dice: MapTool, for one, knows one suffix a term. */
const ended = String.raw`(?![\w<>=!@({])`;

/** Dice and what else they have, spaces or not. */
const diceBefore = /(?:^|[^\w.)}@])\d{0,9}d(?:\d{1,9}|%)(?:[a-z!<>=\d\s]*[!<>=\d\s])?$/i;

const suffix = (pattern: string): RegExp => new RegExp(`(?<mark>${pattern})${ended}`, 'i');

/** Dice Maiden's counts: `f2 t6` takes away for 1 and 2, and counts from 6 on. */
function diceMaidenCounts(written: string): string | undefined {
  const all = [...written.matchAll(/(tl|t|f)\s*(\d+)/gi)].map(
    ([, name = '', bar = '']) => [name.toLowerCase(), bar] as const,
  );
  const counts = all.filter(([name]) => name !== 'f');
  const failures = all.filter(([name]) => name === 'f');
  if (counts.length !== 1 || failures.length > 1) return undefined;
  const ours = counts.map(([name, bar]) => `${name === 't' ? '>=' : '<='}${bar}`);
  return [...ours, ...failures.map(([, bar]) => `f<=${bar}`)].join('');
}

const explodesOn = (face: string): string => {
  const rolls =
    Number(face) > 1 ? `; for at most ${face} rolls of a die, "!(limit ${Number(face) - 1})"` : '';
  return `Tools differ on $it. To explode on ${face}, write "!${face}"; for one more die at most from ${face} up, "!(>=${face}, once)"${rolls}`;
};

const avrae: readonly Dialect[] = [
  {
    hint: inToolHere('Avrae', 'makes dice explode', '!'),
    // What follows is written in no other tool that has an "e".
    after: /\d$/,
    written: /(?<mark>e)([<>]\d+|(?=\d+(?:kh|rr|ro|mi|ma|p[hl])\d))/i,
    from: ['Avrae'],
    ours: '!$2',
  },
  {
    hint: (...groups) => explodesOn(groups[2] ?? ''),
    after: diceBefore,
    written: suffix(String.raw`e\s*(\d+)`),
  },
  {
    hint: inTool('Avrae', 'rolls one more die for the first that matches'),
    // Of several dice each that matches would bring one.
    after: /(?:^|[^\w.)}])$/,
    written: /(1?d\d+)(?<mark>ra([<>]?\d+))(?![\w<>=])/i,
    from: ['Avrae'],
    ours: (_, die, __, test) => `${die}!(${test}, once)`,
  },
  {
    hint: `${inTool('Avrae', 'rolls one more die for the first that matches')} Here "!(6, once)" adds one for each die that matches`,
    after: diceBefore,
    written: suffix(String.raw`ra[<>]?=?\d+`),
  },
  {
    hint: inTool('Avrae', 'drops dice'),
    after: /\d$/,
    written: /(?<mark>p([hl])(?=\d))/i,
    from: ['Avrae'],
    ours: 'd$2',
  },
  {
    hint: `${inTool('Avrae', 'drops the dice that show these faces')} Here dice are dropped by rank alone: "dl1" drops the lowest`,
    after: diceBefore,
    written: suffix(String.raw`p\s*(?:\d+|[<>]\d+)`),
  },
  {
    hint: `${inTool('Avrae', 'rerolls the highest or lowest dice')} Here dice are rerolled by their faces: "ro1" rerolls a 1 once`,
    after: diceBefore,
    written: suffix(String.raw`r[ro][hl]\d+`),
  },
];

const mapTool: readonly Dialect[] = [
  {
    hint: inToolHere('MapTool', 'makes dice explode', '!'),
    after: /d\d+$/i,
    written: /(?<mark>e)(?![a-z\d<>=]|\s*\[)/i,
    from: ['MapTool'],
    ours: '!',
  },
  {
    hint: inTool('MapTool', 'makes dice explode and counts those that reach the number'),
    after: /d(\d+)$/i,
    written: new RegExp(String.raw`(?<mark>es(\d+))${ended}`, 'i'),
    from: ['MapTool'],
    ours: '!!$1>=$3',
  },
  {
    hint: inTool('MapTool', 'rerolls lower dice once'),
    after: /d\d+$/i,
    written: new RegExp(String.raw`(?<mark>rk(\d+))${ended}`, 'i'),
    from: ['MapTool'],
    ours: 'ro<$2',
  },
  {
    hint: `${inTool('MapTool', 'rerolls lower dice once and keeps the better roll of each')} Here "ro<3" rerolls a die below 3 once and keeps the new roll`,
    after: diceBefore,
    written: suffix(String.raw`rc\d+`),
  },
  {
    hint: inTool('MapTool', 'counts higher dice as that number'),
    after: /d\d+$/i,
    written: new RegExp(String.raw`(?<mark>u(\d+))${ended}`, 'i'),
    from: ['MapTool'],
    ours: 'max$2',
  },
  {
    hint: (...groups) =>
      `Tools differ on $it. To count the dice that show ${groups[2]} or more, write ">=${groups[2]}"; to drop the lowest ${groups[2]}, write "dl${groups[2]}"`,
    after: diceBefore,
    written: suffix(String.raw`s(\d+)`),
  },
  {
    hint: (...groups) =>
      `Tools differ on $it. To keep the lowest ${groups[2]}, write "kl${groups[2]}"; to count lower dice as ${groups[2]}, write "min${groups[2]}"`,
    after: diceBefore,
    written: suffix(String.raw`l(\d+)`),
  },
  {
    hint: 'For an open-ended roll, write "!o", as in "d100!o". In MapTool, "o" shows the highest chain of exploding dice, which here is "!!kh1"',
    after: /(?:^|[^\w.)}])\d*d(?:\d+|%)$/i,
    written: /(?<mark>o)(?=\d*\s*(?:$|[-+,;)]))/i,
  },
];

const diceMaiden: readonly Dialect[] = [
  {
    hint: inTool('Dice Maiden', 'counts the dice that reach the number'),
    after: /(?:^|[^\w.)}@])\d{0,9}d\d{1,9}\s*$/i,
    written: new RegExp(
      String.raw`(?<all>(?:f\s*\d+\s*)?(?<mark>tl?\s*\d+)(?:\s*f\s*\d+)?)${ended}(?!\s*[a-z!<>=])`,
      'i',
    ),
    from: ['Dice Maiden'],
    ours: (_, all) => diceMaidenCounts(all),
  },
  {
    hint: (_, pool, sides, ___, bar) =>
      Number(bar) > Number(sides)
        ? `In Dice Maiden, $it counts the dice that show ${bar} or more, and no d${sides} can. To compare the total, write "(${pool}) >= ${bar}"`
        : undefined,
    after: /(?:^|[^\w.)}@])$/,
    written: /(\d{0,9}d(\d{1,9}))\s*(?<mark>t\s*(\d+))(?![\w<>=!@({])/i,
  },
  {
    hint: (...groups) =>
      `In Dice Maiden, $it counts the dice that show ${groups[3]} or ${groups[2] === '' ? 'more' : 'less'}. Here that is written "${groups[2] === '' ? '>=' : '<='}${groups[3]}"`,
    after: diceBefore,
    written: suffix(String.raw`t(l?)\s*(\d+)`),
  },
  {
    hint: inTool('Dice Maiden', 'makes dice explode from the number up, without end'),
    after: /^\s*\d*d\d+\s*$/i,
    written: /(?<mark>ie\s*(\d+))(?=(?:\s*[-+]\s*\d+)*\s*$)/i,
    from: ['Dice Maiden'],
    ours: '!>=$2',
  },
  {
    hint: `${inTool('Dice Maiden', 'makes dice explode from the number up, without end')} Here that is written "!>=", as in "10d10!>=9"`,
    after: diceBefore,
    written: suffix(String.raw`ie\s*\d*`),
  },
  {
    hint: inTool('Dice Maiden', 'rerolls this number and lower ones until none is left'),
    after: /^\s*\d*d\d+\s*$/i,
    written: /(?<mark>ir\s*(\d+))(?=(?:\s*[-+]\s*\d+)*\s*$)/i,
    from: ['Dice Maiden'],
    ours: 'r<=$2',
  },
];

const others: readonly Dialect[] = [
  {
    hint: (...groups) =>
      `Tools differ on $it. To test the total, write "(${groups[1]}) >= ${groups[3]}" or "(${groups[1]}) <= ${groups[3]}"; to keep the lowest ${groups[3]}, write "kl${groups[3]}"`,
    after: /(?:^|[^\w.)}@])(\d{0,9}d(?:\d{1,9}|%))\s*$/i,
    written: /(?<mark>v\s*(\d+))(?!\w)/i,
  },
  {
    hint: 'That counts the dice that reach the number.',
    // Of two dice the total could be meant.
    after: /(?:^|[^\w.)}])$/,
    written: /((?:[3-9]|\d{2,9})d(\d+))\s+(?<mark>(?:on\s+)?(?:an?\s+)?(\d+)\+)(?=\s*$)/i,
    ours: (_, pool, sides, __, bar) =>
      Number(bar) > Number(sides) ? undefined : `${pool}>=${bar}`,
  },
  {
    hint: (...groups) =>
      `Tools differ on $it. To keep the best ${groups[2]}, write "kh${groups[2]}"; to count the dice that show ${groups[2]} or less, write "<=${groups[2]}"`,
    after: diceBefore,
    written: suffix(String.raw`b(\d+)`),
  },
  {
    hint: inToolHere('the "roll" package', 'keeps the worst dice', 'kl'),
    after: /d\d+$/i,
    written: /(?<mark>w(?=\d))/i,
    ours: 'kl',
  },
  {
    hint: 'That drops the lowest die.',
    after: /d\d+$/i,
    written: /\s*(?<mark>-\s*(\d*)L)(?!\w)/i,
    ours: (_, __, dice) => `dl${dice || 1}`,
  },
  {
    hint: 'That drops the highest die.',
    after: /d\d+$/i,
    written: /\s*(?<mark>-\s*(\d*)H)(?!\w)/i,
    ours: (_, __, dice) => `dh${dice || 1}`,
  },
  {
    hint: 'Dice are added up automatically.',
    after: /\d$/,
    written: /\s+(?<mark>sum|total)(?=\s*$)/i,
    ours: '',
  },
];

export const onDice: readonly Dialect[] = [
  ...foundry,
  ...avrae,
  ...mapTool,
  ...diceMaiden,
  ...others,
];
