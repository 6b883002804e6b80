/** Says, before any die is thrown, whether a chain ends, whether it ever begins, and whether it is long. */

import type { ModifierRecord } from '../modifier.ts';
import { averageDice, chanceOfLongChain, isEndless, linkRuns } from '../rules/chain-analysis.ts';
import type { Interval } from '../rules/intervals.ts';
import type { PoolState, Source } from '../rules/pool-state.ts';
import type { ChainRule, Link } from '../rules/rule.ts';
import { limitExample } from './condition-facts.ts';
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
      details: { reason: 'every-face', ...limitExample(record) },
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
  const begun = chains.filter(
    ({ rule, values }) => values === undefined || everBegins(rule, values),
  );
  let long = false;
  let average = 0;
  for (const { rule, die } of begun) {
    long ||= chanceOfLongChain(rule, die, longChain.dice) > longChain.chance;
    average = Math.max(average, averageDice(rule, die));
  }
  if (begun.length === 0) {
    note({ severity: 'warning', code: 'condition-never', details: { reason: 'happens' } });
  }
  if (clamped && chains.some(({ rule }) => rule.join === 'replace')) {
    noteForgottenClamp(note);
  }
  if (long || average > tediousChain) {
    noteLongChain(long, average, 'average', note);
  }
}

const everBegins = ({ links }: ChainRule, values: readonly Interval[]): boolean =>
  linkRuns(links[0] as Link, values).some(({ next }) => next !== undefined);

/** `long`: a chain may pass what a roll allows. `average`: how often a die is rolled, and which. */
export function noteLongChain(
  long: boolean,
  average: number,
  reason: 'average' | 'average-of-last',
  note: Note,
): void {
  const most = longChain.dice;
  // Two digits are enough to see what goes wrong. Without end it is only for dice that may get stuck.
  const isKnown = average > tediousChain && Number.isFinite(average);
  const about = Number(average.toPrecision(2));
  note({
    severity: 'warning',
    code: 'long-chain',
    details: isKnown
      ? { reason, average: about, ...(long ? { most } : {}) }
      : { reason: 'may-pass', most },
  });
}

/** A minimum or maximum comes before dice that are rolled again. */
export function noteForgottenClamp(note: Note): void {
  note({ severity: 'warning', code: 'reroll-past-clamp', details: { reason: 'rerolled' } });
}
