/** What Foundry writes after dice. */

import type { CommonMeaning, ToolMeaning } from '../../diagnostics/details/dialects.ts';
import type { Dialect } from './dialect.ts';
import { foreign, numbered, shared, times, translated, value, written } from './foundry-terms.ts';

const term = (name: string): RegExp =>
  new RegExp(
    String.raw`(\d{0,9})(d)(\d{1,9}|%)((?:(?:(?:${shared})${written})*(?:${shared})${numbered})?(?<mark>${name})${written}(?:(?:${shared}|${foreign})${written})*)(?![\w.(!@{])`,
    'i',
  );

/** Modifiers, what they mean, and our spelling where that is one modifier too. */
const meanings: readonly (readonly [
  name: string,
  meaning: CommonMeaning | ToolMeaning,
  shows?: string,
])[] = [
  ['xo', 'explode-once', '!(once)'],
  [times, 'explode', '!'],
  ['even', 'count-even'],
  ['odd', 'count-odd'],
  ['ms', 'subtract-from-total'],
  ['df', 'subtract-failures', 'f'],
];

/** The dice that it is about, and what they have already. */
const diceBefore = (end: string): RegExp =>
  new RegExp(String.raw`(?:^|[^\w.)}@])\d{0,9}d(\d{1,9}(?!\d)|%)${end}$`, 'i');

const dice = diceBefore(String.raw`(?:[a-z\d<>=@]*\d)?`);

export const foundry: readonly Dialect[] = [
  ...meanings.map(
    ([name, meaning, shows]): Dialect => ({
      means: { tool: 'Foundry', meaning },
      ...(shows !== undefined && { shows }),
      after: /(?:^|[^\w.)}@])$/,
      written: term(name),
      ours: (_, count, letter, sides, modifiers) =>
        translated(count, sides, modifiers)?.replace('d', letter),
    }),
  ),
  {
    means: (_, __, ___, number = '') => ({ tool: 'Foundry', meaning: 'limit-of-pool', number }),
    after: dice,
    written: new RegExp(`(?<mark>xo?)(?=(${value})[<>=])`, 'i'),
  },
  {
    means: { tool: 'Foundry', meaning: 'explode-twice' },
    after: dice,
    written: new RegExp(`(?<mark>xo?)(?=(?:[<>=]*${value})?x)`, 'i'),
  },
  {
    means: { tool: 'Foundry', meaning: 'explode-before-count' },
    after: diceBefore(String.raw`[a-z\d<>=@]*[<>=]\d+`),
    written: new RegExp(`(?<mark>xo?)(?=${value})(?!\\d+d\\d)`, 'i'),
  },
  {
    means: (_, sides = '', __, number = '') =>
      // A number that is not a face is a factor.
      Number(number) > Number(sides.replace('%', '100'))
        ? undefined
        : { meaning: 'explode-or-multiply', number },
    after: dice,
    written: /(?<mark>x)(?=(\d+)(?![\da-z<>=]|\.\d))/i,
  },
  {
    means: { tool: 'Foundry', meaning: 'explode' },
    shows: '!',
    example: '4d6!6',
    after: dice,
    written: /(?<mark>xo?)(?=[<>=]|\d+(?!d\d)[a-z])/i,
  },
  {
    means: { tool: 'Foundry', meaning: 'failures-after-count' },
    after: dice,
    written: /\s*(?<mark>df)(?![a-z({@])/i,
  },
  {
    means: { tool: 'Foundry', meaning: 'subtract-from-total' },
    shows: '-',
    example: '(4d6) - 12',
    after: dice,
    written: /(?<mark>ms)(?=[<>=\d(@])/i,
  },
  {
    means: { tool: 'Foundry', meaning: 'count-even-or-odd' },
    after: dice,
    written: /(?<mark>even|odd)\b/i,
  },
  {
    means: { tool: 'Foundry', meaning: 'subtract-failed-dice' },
    after: dice,
    written: /(?<mark>sf)(?=[<>=\d])/i,
  },
];
