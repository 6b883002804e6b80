/**
 * The open-ended roll. A first face in the high end rolls again and adds, one in the low end rolls again
 * and subtracts, and both go on while the high end comes; a later low face is an ordinary number.
 * The rule is that of the French "jet de D100 sans limite" and of Rolemaster.
 */

import type { Details } from '../../diagnostics/index.ts';
import type { Given, Modifier, OptionName, RuleFault, Takes } from '../modifier.ts';
import { isRefusal } from '../modifier.ts';
import type { Die } from '../rules/die.ts';
import { sidesWithin } from '../rules/die.ts';
import type { ChainRule, Exit, Link } from '../rules/rule.ts';

/** A rising end is one link for each step; longer climbs than a chain may be are refused. */
const longestRise = 1_000;

interface Ends {
  /** Faces at most this open downward; undefined: no low end. */
  readonly low: number | undefined;
  /** Faces at least this go on. */
  readonly high: number;
  /** Whether a high first face opens upward. */
  readonly upward: boolean;
}

/** Each end is a twentieth of the sides, at least one: 1-5 and 96-100 on a d100, 1 and 20 on a d20. */
function usualEnds(die: Die): { readonly low: number; readonly high: number } {
  const width = Math.max(1, Math.floor(die.sides / 20));
  if (die.faces === undefined) return { low: width, high: die.sides - width + 1 };
  return {
    low: die.faces[width - 1] ?? die.least,
    high: die.faces[die.sides - width] ?? die.highest,
  };
}

const refuse = (details: Details<'unsuitable-ends'>): RuleFault => ({
  code: 'unsuitable-ends',
  details,
});

/** Ends that cannot work on this die. Only ends that were written or that the die forces are judged. */
function judgeEnds({ low, high }: Ends, die: Die): RuleFault | undefined {
  if (die.least === die.highest) return refuse({ reason: 'one-face' });
  if (low !== undefined && low >= high) return refuse({ reason: 'overlap', low, high });
  if (sidesWithin(die, high, die.highest) === 0) {
    return refuse({ reason: 'high-above-faces', high });
  }
  if (low !== undefined && sidesWithin(die, die.least, low) === 0) {
    return refuse({ reason: 'low-below-faces', low });
  }
  if (sidesWithin(die, die.least, high - 1) === 0) {
    return refuse({ reason: 'every-face-high', high });
  }
  return undefined;
}

/** The links that read dice in one direction, the bar rising a face at a time when it should. */
function climb(sign: 1 | -1, first: number, bars: readonly number[]): Link[] {
  return bars.map((bar, step) => ({
    sign,
    shift: 0,
    role: sign > 0 ? 'up' : 'down',
    exits: [
      {
        tests: [{ op: '>=', than: bar }],
        link: first + Math.min(step + 1, bars.length - 1),
      },
    ],
  }));
}

const risingFrom = (high: number, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, step) => high + step);

function openEnded(ends: Ends, rising: boolean, die: Die, limit: number | undefined): ChainRule {
  const { low, high, upward } = ends;
  const bars = rising ? risingFrom(high, die.highest - high) : [high];
  // Upward the first die has met the first bar; downward no bar has been met yet.
  const raised = rising && bars.length > 1 ? bars.slice(1) : bars;
  const up = upward ? climb(1, 1, raised) : [];
  const downAt = 1 + up.length;
  const down = low === undefined ? [] : climb(-1, downAt, bars);
  const exits: Exit[] = [];
  if (low !== undefined) exits.push({ tests: [{ op: '<=', than: low }], link: downAt });
  if (upward) exits.push({ tests: [{ op: '>=', than: high }], link: 1 });
  const rule: ChainRule = {
    kind: 'chain',
    links: [{ sign: 1, shift: 0, role: 'first', exits }, ...up, ...down],
    join: 'add',
  };
  return limit === undefined ? rule : { ...rule, limit };
}

interface Spelling {
  readonly aliases: readonly string[];
  readonly takes: { readonly fewest: number; readonly most: number };
  readonly read: (numbers: readonly number[], die: Die) => Ends | RuleFault;
  readonly example: string;
  readonly usage: string;
}

const ends = ({ fewest, most }: Spelling['takes']): Takes => ({
  shape: 'numbers',
  fewest,
  most,
  inListOnly: true,
  options: ['once', 'limit', 'rising'] satisfies OptionName[],
});

const record = <Name extends string>(name: Name, spelling: Spelling): Modifier<Name> => ({
  name,
  aliases: spelling.aliases,
  takes: ends(spelling.takes),
  kind: 'chain',
  grows: true,
  exclusive: true,
  rule: (given: Given, die) => {
    const read = spelling.read(given.numbers, die);
    if (isRefusal(read)) return read;
    const problem = judgeEnds(read, die);
    if (problem !== undefined) return problem;
    const rising = given.rising === true;
    if (rising && die.highest - read.high > longestRise) {
      return refuse({ reason: 'rises-too-far', most: longestRise });
    }
    return openEnded(read, rising, die, given.limit);
  },
  example: spelling.example,
  usage: spelling.usage,
});

export const openBoth: Modifier<'!o'> = record('!o', {
  aliases: ['oe'],
  takes: { fewest: 0, most: 2 },
  read: ([low, high], die) => {
    const usual = usualEnds(die);
    if (low === undefined) return { ...usual, upward: true };
    if (high === undefined) return refuse({ reason: 'one-end' });
    return { low, high, upward: true };
  },
  example: 'd100!o',
  usage: 'd100!o(5, 96)',
});

export const openHigh: Modifier<'!oh'> = record('!oh', {
  aliases: ['oeh'],
  takes: { fewest: 0, most: 1 },
  read: ([high], die) => ({ low: undefined, high: high ?? usualEnds(die).high, upward: true }),
  example: 'd100!oh',
  usage: 'd100!oh(90)',
});

export const openLow: Modifier<'!ol'> = record('!ol', {
  aliases: ['oel'],
  takes: { fewest: 0, most: 2 },
  read: ([low, high], die) => {
    const usual = usualEnds(die);
    return { low: low ?? usual.low, high: high ?? usual.high, upward: false };
  },
  example: 'd100!ol',
  usage: 'd100!ol(5)',
});
