/** The judge of chances to fail: the share of all rolls that stop at a place, against what the odds say of it. */
import type { Diagnostic, DiceError } from '../../src/index.ts';
import type { ReplayedLaw } from '../../src/testing/index.ts';
import { fraction } from './law-text.ts';

/** How a replay notes that a roll failed: the code and the place of its error. */
export const failureAt = ({ code, span }: Diagnostic): string =>
  `error ${code} ${span.start}-${span.end}`;

type Outcome = number | string;

/**
 * Compares every place of an error with the rolls that stopped there, fraction for fraction.
 *
 * @throws Error that says where they differ
 */
export function judgeFailure(
  notation: string,
  { weights, denominator, rest }: ReplayedLaw<Outcome>,
  { diagnostics }: DiceError,
): void {
  const fail = (message: string): never => {
    throw new Error(`${notation}: ${message}`);
  };
  const within = (said: Said, weight: bigint, what: string): void => {
    if (said === 'unknown') return;
    const [low, high] = [fraction(weight, denominator), fraction(weight + rest, denominator)];
    const problem = `${what} fails with a chance of ${low} to ${high}, not ${said.text}`;
    if ('percent' in said) {
      const percentOf = (part: bigint): number => Number((part * 10n ** 18n) / denominator) / 1e16;
      const slack = said.percent * 0.006 + 1e-9;
      if (said.percent < percentOf(weight) - slack) fail(problem);
      if (said.percent > percentOf(weight + rest) + slack) fail(problem);
      return;
    }
    const mine = said.top * denominator;
    if (mine < weight * said.bottom || mine > (weight + rest) * said.bottom) fail(problem);
  };
  // Where much is not known, nothing more is said.
  if (chanceIn(diagnostics[0]?.message ?? '') === 'unknown') return;
  for (const each of diagnostics) {
    within(chanceIn(each.message), weights.get(failureAt(each)) ?? 0n, failureAt(each));
  }
  const failing = [...weights].filter(([outcome]) => typeof outcome === 'string');
  const total = failing.reduce((sum, [, weight]) => sum + weight, 0n);
  const [first] = diagnostics;
  const all = /elsewhere, (.*)\)$/.exec(first?.message ?? '')?.[1];
  if (all !== undefined) within(parsed(all), total, 'it');
  else if (/elsewhere it always fails\)$/.test(first?.message ?? '')) within(sure, total, 'it');
  const shown = new Set(diagnostics.map(failureAt));
  const others = failing.filter(([outcome]) => !shown.has(String(outcome)));
  if (others.length > 0 && diagnostics.length < 6) {
    fail(`rolls fail with ${others.map(([outcome]) => outcome).join()}, and odds say nothing`);
  }
}

type Said =
  | { readonly text: string; readonly top: bigint; readonly bottom: bigint }
  | { readonly text: string; readonly percent: number }
  | 'unknown';

const sure: Said = { text: 'always', top: 1n, bottom: 1n };

function chanceIn(message: string): Said {
  const said = /the roll fails here with a chance of ([^;)]*)/.exec(message)?.[1];
  if (said !== undefined) return parsed(said);
  return /the roll fails with a chance of at least/.test(message) ? 'unknown' : sure;
}

function parsed(text: string): Said {
  const [, top, bottom] = /^(\d+)\/(\d+), /.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined) {
    return { text, top: BigInt(top), bottom: BigInt(bottom) };
  }
  const percent = /^(?:about|more than) ([\d.e+-]+)%$/.exec(text)?.[1];
  return percent === undefined ? 'unknown' : { text, percent: Number(percent) };
}
