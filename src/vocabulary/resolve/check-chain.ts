/** Says of a chain, before any die is thrown, whether it ends, whether it ever begins, and whether it is long. */

import type { ModifierRecord } from '../modifier.ts';
import { averageDice, chanceOfLongChain, isEndless, linkRuns } from '../rules/chain-analysis.ts';
import type { Interval } from '../rules/intervals.ts';
import type { PoolState, Source } from '../rules/pool-state.ts';
import type { ChainRule, Link } from '../rules/rule.ts';
import type { Note } from './finding.ts';

/** A chain this long stops a roll with an error; odds are of the endless chain. */
export const longChain = { dice: 1_000, chance: 1e-9 } as const;

/** Nobody means a chain that takes more dice than this on average. */
export const tediousChain = 100;

/** `rules` has one chain for each source of the pool. */
export function judgeChains(
  rules: readonly ChainRule[],
  record: ModifierRecord,
  { sources, clamped }: PoolState,
  note: Note,
  thorough: boolean,
): void {
  const ruleAt = (index: number): ChainRule => rules[index] as ChainRule;
  if (sources.some(({ die, values }, index) => isEndless(ruleAt(index), die, values))) {
    note({
      severity: 'error',
      code: 'endless',
      message: 'this would never end: every face rolls again',
      hint: `leave a face that stops${limitHint(record)}`,
    });
  } else if (thorough) {
    const chains = sources.map((source, index) => ({ ...source, rule: ruleAt(index) }));
    warnOfChains(chains, clamped, note);
  }
}

interface Chain extends Source {
  readonly rule: ChainRule;
}

function warnOfChains(chains: readonly Chain[], clamped: boolean, note: Note): void {
  let begins = false;
  let long = false;
  let average = 0;
  for (const { rule, die, values } of chains) {
    begins ||= values === undefined || everBegins(rule, values);
    long ||= chanceOfLongChain(rule, die, longChain.dice) > longChain.chance;
    average = Math.max(average, averageDice(rule, die));
  }
  if (!begins) {
    note({
      severity: 'warning',
      code: 'condition-never',
      message: 'no face meets this condition, so it never happens',
    });
  }
  if (clamped && chains.some(({ rule }) => rule.join === 'replace')) {
    noteForgottenClamp(note);
  }
  if (long || average > tediousChain) {
    noteLongChain(long, average, 'this takes about N dice on average, for each die', note);
  }
}

const everBegins = ({ links }: ChainRule, values: readonly Interval[]): boolean =>
  linkRuns(links[0] as Link, values).some(({ next }) => next !== undefined);

/** How the modifier itself would be limited, when it can be. */
function limitHint({ name, takes }: ModifierRecord): string {
  if (takes.shape !== 'condition' || takes.options?.includes('limit') !== true) return '';
  return `, or set a limit, as in "d6${name}(6, limit 3)"`;
}

/** `average` is said as N in `inWords`. */
export function noteLongChain(long: boolean, average: number, inWords: string, note: Note): void {
  const most = longChain.dice.toLocaleString('en');
  const stops = `past ${most} dice the roll stops with an error`;
  if (average > tediousChain) {
    // Two digits are enough to see what goes wrong.
    const about = Number(average.toPrecision(2)).toLocaleString('en');
    note({
      severity: 'warning',
      code: 'long-chain',
      message: inWords.replace('N', about),
      ...(long ? { hint: stops } : {}),
    });
  } else {
    note({
      severity: 'warning',
      code: 'long-chain',
      message: `a chain here can pass ${most} dice, which stops the roll with an error`,
    });
  }
}

/** Before dice that are rolled again stands what they count as at least or at most. */
export function noteForgottenClamp(note: Note): void {
  note({
    severity: 'warning',
    code: 'reroll-past-clamp',
    message:
      'a die that is rolled again is new: what it counts as at least or at most is forgotten',
    hint: 'write that behind, not before',
  });
}
