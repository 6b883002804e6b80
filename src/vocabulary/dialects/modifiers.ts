/** What other tools write after dice. */

import type { Meant } from '../../diagnostics/details/dialects.ts';
import type { Dialect } from './dialect.ts';
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

function diceMaidenMeans(written: string): Meant {
  const [, name = '', number = ''] = /(tl?)\s*(\d+)/i.exec(written) ?? [];
  return name.length > 1
    ? { tool: 'Dice Maiden', meaning: 'count-at-most', number }
    : { tool: 'Dice Maiden', meaning: 'count-at-least', number };
}

/** Explodes on the number, or from it up but once, or as often as it says. */
const explodesOn = (number: string): Meant => ({
  meaning: 'explode-or-add-one',
  number,
  ...(Number(number) > 1 && { limit: String(Number(number) - 1) }),
});

const avrae: readonly Dialect[] = [
  {
    means: { tool: 'Avrae', meaning: 'explode' },
    shows: '!',
    // What follows is written in no other tool that has an "e".
    after: /\d$/,
    written: /(?<mark>e)([<>]\d+|(?=\d+(?:kh|rr|ro|mi|ma|p[hl])\d))/i,
    ours: '!$2',
  },
  {
    means: (_, __, number = '') => explodesOn(number),
    after: diceBefore,
    written: suffix(String.raw`e\s*(\d+)`),
  },
  {
    means: { tool: 'Avrae', meaning: 'add-die-for-first' },
    // Of several dice each that matches would bring one.
    after: /(?:^|[^\w.)}])$/,
    written: /(1?d\d+)(?<mark>ra([<>]?\d+))(?![\w<>=])/i,
    ours: (_, die, __, test) => `${die}!(${test}, once)`,
  },
  {
    means: { tool: 'Avrae', meaning: 'add-die-for-first-of-several' },
    after: diceBefore,
    written: suffix(String.raw`ra[<>]?=?\d+`),
  },
  {
    means: { tool: 'Avrae', meaning: 'drop' },
    after: /\d$/,
    written: /(?<mark>p([hl])(?=\d))/i,
    ours: 'd$2',
  },
  {
    means: { tool: 'Avrae', meaning: 'drop-faces' },
    after: diceBefore,
    written: suffix(String.raw`p\s*(?:\d+|[<>]\d+)`),
  },
  {
    means: { tool: 'Avrae', meaning: 'reroll-by-rank' },
    after: diceBefore,
    written: suffix(String.raw`r[ro][hl]\d+`),
  },
];

const mapTool: readonly Dialect[] = [
  {
    means: { tool: 'MapTool', meaning: 'explode' },
    after: /d\d+$/i,
    written: /(?<mark>e)(?![a-z\d<>=]|\s*\[)/i,
    ours: '!',
  },
  {
    means: { tool: 'MapTool', meaning: 'explode-and-count' },
    after: /d(\d+)$/i,
    written: new RegExp(String.raw`(?<mark>es(\d+))${ended}`, 'i'),
    ours: '!!$1>=$3',
  },
  {
    means: (_, __, number = '') => ({ tool: 'MapTool', meaning: 'reroll-below-once', number }),
    after: /d\d+$/i,
    written: new RegExp(String.raw`(?<mark>rk(\d+))${ended}`, 'i'),
    ours: 'ro<$2',
  },
  {
    means: { tool: 'MapTool', meaning: 'reroll-keep-better' },
    after: diceBefore,
    written: suffix(String.raw`rc\d+`),
  },
  {
    means: (_, __, number = '') => ({ tool: 'MapTool', meaning: 'limit-upward', number }),
    after: /d\d+$/i,
    written: new RegExp(String.raw`(?<mark>u(\d+))${ended}`, 'i'),
    ours: 'max$2',
  },
  {
    means: (_, __, number = '') => ({ meaning: 'count-or-drop-lowest', number }),
    after: diceBefore,
    written: suffix(String.raw`s(\d+)`),
  },
  {
    means: (_, __, number = '') => ({ meaning: 'keep-lowest-or-raise', number }),
    after: diceBefore,
    written: suffix(String.raw`l(\d+)`),
  },
  {
    means: { tool: 'MapTool', meaning: 'open-ended-or-highest-chain' },
    after: /(?:^|[^\w.)}])\d*d(?:\d+|%)$/i,
    written: /(?<mark>o)(?=\d*\s*(?:$|[-+,;)]))/i,
  },
];

const diceMaiden: readonly Dialect[] = [
  {
    means: (_, all = '') => diceMaidenMeans(all),
    after: /(?:^|[^\w.)}@])\d{0,9}d\d{1,9}\s*$/i,
    written: new RegExp(
      String.raw`(?<all>(?:f\s*\d+\s*)?(?<mark>tl?\s*\d+)(?:\s*f\s*\d+)?)${ended}(?!\s*[a-z!<>=])`,
      'i',
    ),
    ours: (_, all) => diceMaidenCounts(all),
  },
  {
    means: (_, pool = '', sides = '', __, number = '') =>
      Number(number) > Number(sides)
        ? { tool: 'Dice Maiden', meaning: 'count-out-of-reach', pool, sides, number }
        : undefined,
    after: /(?:^|[^\w.)}@])$/,
    written: /(\d{0,9}d(\d{1,9}))\s*(?<mark>t\s*(\d+))(?![\w<>=!@({])/i,
  },
  {
    means: (_, all = '') => diceMaidenMeans(all),
    shows: (_, all = '') => diceMaidenCounts(all) ?? '',
    after: diceBefore,
    written: suffix(String.raw`t(l?)\s*(\d+)`),
  },
  {
    means: (_, __, number = '') => ({ tool: 'Dice Maiden', meaning: 'explode-from', number }),
    after: /^\s*\d*d\d+\s*$/i,
    written: /(?<mark>ie\s*(\d+))(?=(?:\s*[-+]\s*\d+)*\s*$)/i,
    ours: '!>=$2',
  },
  {
    means: (_, __, number) => ({
      tool: 'Dice Maiden',
      meaning: 'explode-from',
      number: number || '9',
    }),
    shows: '!>=$2',
    after: diceBefore,
    written: suffix(String.raw`ie\s*(\d*)`),
  },
  {
    means: (_, __, number = '') => ({ tool: 'Dice Maiden', meaning: 'reroll-up-to', number }),
    after: /^\s*\d*d\d+\s*$/i,
    written: /(?<mark>ir\s*(\d+))(?=(?:\s*[-+]\s*\d+)*\s*$)/i,
    ours: 'r<=$2',
  },
];

const others: readonly Dialect[] = [
  {
    means: (_, pool = '', __, number = '') => ({ meaning: 'total-or-keep-lowest', pool, number }),
    after: /(?:^|[^\w.)}@])(\d{0,9}d(?:\d{1,9}|%))\s*$/i,
    written: /(?<mark>v\s*(\d+))(?!\w)/i,
  },
  {
    means: (_, __, ___, ____, number = '') => ({ meaning: 'count-at-least', number }),
    // Of two dice the total could be meant.
    after: /(?:^|[^\w.)}])$/,
    written: /((?:[3-9]|\d{2,9})d(\d+))\s+(?<mark>(?:on\s+)?(?:an?\s+)?(\d+)\+)(?=\s*$)/i,
    ours: (_, pool, sides, __, bar) =>
      Number(bar) > Number(sides) ? undefined : `${pool}>=${bar}`,
  },
  {
    means: (_, __, number = '') => ({ meaning: 'keep-highest-or-count', number }),
    after: diceBefore,
    written: suffix(String.raw`b(\d+)`),
  },
  {
    means: (_, __, number = '') => ({ tool: 'roll', meaning: 'keep-lowest', number }),
    after: /d\d+$/i,
    written: /(?<mark>w(?=(\d+)))/i,
    ours: 'kl',
  },
  {
    means: (_, __, number) => ({ meaning: 'drop-lowest', number: number || '1' }),
    after: /d\d+$/i,
    written: /\s*(?<mark>-\s*(\d*)L)(?!\w)/i,
    ours: (_, __, dice) => `dl${dice || 1}`,
  },
  {
    means: (_, __, number) => ({ meaning: 'drop-highest', number: number || '1' }),
    after: /d\d+$/i,
    written: /\s*(?<mark>-\s*(\d*)H)(?!\w)/i,
    ours: (_, __, dice) => `dh${dice || 1}`,
  },
  {
    means: { meaning: 'add-up' },
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
