/** Says of a chain, before any die is thrown, whether it ends, whether it ever begins, and whether it is long. */
import { averageDice, chanceOfLongChain, isEndless, linkRuns } from './chains.ts';
import type { Note } from './finding.ts';
import type { ModifierRecord } from './modifier.ts';
import type { ChainRule, Rule } from './rule.ts';
import type { PoolState } from './state.ts';

/** A chain this long stops a roll with an error; odds are of the endless chain. */
export const longChain = { dice: 1_000, chance: 1e-9 } as const;

/** Nobody means a chain that takes more dice than this on average. */
export const tediousChain = 100;

export function judgeChains(
  rules: readonly Rule[],
  first: ChainRule,
  record: ModifierRecord,
  { sources, clamped }: PoolState,
  note: Note,
  thorough: boolean,
): void {
  let begins = false;
  let long = false;
  let average = 0;
  for (const [index, { die, values }] of sources.entries()) {
    const rule = rules[index];
    const entry = rule?.kind === 'chain' ? rule.links[0] : undefined;
    if (rule?.kind !== 'chain' || entry === undefined) continue;
    if (isEndless(rule, die, values)) {
      note({
        severity: 'error',
        code: 'endless',
        message: 'this would never end: every face rolls again',
        hint: `leave a face that stops${limitHint(record)}`,
      });
      return;
    }
    if (!thorough) continue;
    begins ||=
      values === undefined || linkRuns(entry, values).some(({ next }) => next !== undefined);
    long ||= chanceOfLongChain(rule, die, longChain.dice) > longChain.chance;
    average = Math.max(average, averageDice(rule, die));
  }
  if (!thorough) return;
  if (!begins && first.links.length > 0) {
    note({
      severity: 'warning',
      code: 'condition-never',
      message: 'no face meets this condition, so it never happens',
    });
  }
  if (clamped && first.join === 'replace') {
    noteForgottenClamp(note);
  }
  if (long || average > tediousChain) {
    noteLongChain(long, average, 'this takes about N dice on average, for each die', note);
  }
}

/** How the modifier itself would be limited, when it can be. */
function limitHint({ name, takes }: ModifierRecord): string {
  const limits = 'options' in takes && takes.options?.includes('limit') === true;
  const example = takes.shape === 'condition' ? `"d6${name}(6, limit 3)"` : undefined;
  return limits && example !== undefined ? `, or set a limit, as in ${example}` : '';
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
