/** The judge of exact odds: the law of the real sampler, by exhaustive replay, against what the solver says. */

import { rollOnce } from '../../src/api/roll-result.ts';
import { totalsOf } from '../../src/api/roll-types.ts';
import type { Program } from '../../src/eval/prepare/prepare.ts';
import { prepare } from '../../src/eval/prepare/prepare.ts';
import type { Variables } from '../../src/eval/prepare/variables.ts';
import { handOf } from '../../src/eval/random/dice-source.ts';
import { compile } from '../../src/eval/sample/compile.ts';
import { Run } from '../../src/eval/sample/run.ts';
import { createReader } from '../../src/grammar/parse/parse.ts';
import type { Odds } from '../../src/index.ts';
import { DiceError, odds } from '../../src/index.ts';
import { defaultLimits as limits } from '../../src/input/limits.ts';
import { lcm } from '../../src/odds/arithmetic/integers.ts';
import { assertDefined } from '../../src/shared/assert-defined.ts';
import type { ReplayedLaw as Law, TestDice } from '../../src/testing/index.ts';
import { replayLaw } from '../../src/testing/index.ts';
import { standard as vocabulary } from '../../src/vocabulary/index.ts';
import { failureAt, judgeFailure } from './failure-judge.ts';
import { fraction } from './law-text.ts';
import { reporter, voice } from './reporter.ts';

/** `same`: equal fraction for fraction. `within`: endless, and no chance is outside what replay allows. */
export type Verdict = 'same' | 'within' | 'bounded' | 'error' | 'declined' | 'refused';

/** Small dice need no more of it; what needs more is declined soon. */
const littleWork = 4_000_000;

const read = createReader(vocabulary);

/** More scripts than about this are not played; fewer dice are looked at then. */
const mostScripts = Number(process.env.ODDS_SCRIPTS || 500);

type Outcome = number | string;

/**
 * Compares the solver with the sampler.
 *
 * @throws Error that says where they differ
 */
export function judge(
  notation: string,
  variables: Variables = {},
  scripts: number = mostScripts,
): Verdict {
  const program = prepared(notation, variables);
  if (program === undefined) {
    expectRefusal(notation, variables);
    return 'refused';
  }
  const law = replayed(program, (totals) => totals[0] ?? Number.NaN, scripts);
  const solved = solve(notation, variables);
  if (solved instanceof DiceError) return judgeError(notation, law, solved);
  for (const outcome of law.weights.keys()) {
    if (typeof outcome === 'string') fail(notation, `${outcome} can happen, and odds say nothing`);
  }
  const verdict = judgeLaw(notation, law as Law<number>, solved);
  const ranks = ranksOf(solved);
  if (ranks instanceof DiceError) return judgeError(notation, law, ranks);
  for (const [place, rank] of ranks.entries()) {
    const sorted = (totals: readonly number[]): number =>
      totals.toSorted((a, b) => a - b)[place] ?? 0;
    const label = `${notation} (place ${place})`;
    judgeLaw(label, replayed(program, sorted, scripts) as Law<number>, rank);
  }
  return verdict;
}

/** Ranks are solved when they are asked for, and may be declined then. */
function ranksOf(solved: Odds): readonly Odds[] | DiceError {
  try {
    return solved.ranks ?? [];
  } catch (error) {
    if (error instanceof DiceError) return error;
    throw error;
  }
}

function prepared(notation: string, variables: Variables): Program | undefined {
  const syntax = read(notation, limits);
  if (!syntax.ok) return undefined;
  try {
    return prepare(syntax.tree, { vocabulary, limits, variables, read, reporter });
  } catch (error) {
    if (error instanceof DiceError) return undefined;
    throw error;
  }
}

function solve(notation: string, variables: Variables): Odds | DiceError {
  try {
    const solved = odds(notation, { variables, work: littleWork });
    // Moments are solved when they are asked for.
    void solved.mean;
    return solved;
  } catch (error) {
    if (error instanceof DiceError) return error;
    throw new Error(`${notation}: ${error}`, { cause: error });
  }
}

function expectRefusal(notation: string, variables: Variables): void {
  const solved = solve(notation, variables);
  if (!(solved instanceof DiceError)) fail(notation, 'refused when rolled, but it has odds');
}

/** The law of what the totals come to, or of the error's code, to as many dice as can be looked at. */
function replayed(
  program: Program,
  ask: (totals: readonly number[]) => number,
  scripts: number,
): Law<Outcome> {
  const compiled = compile(program, voice);
  const play = (random: TestDice): Outcome => {
    try {
      const rolled = rollOnce(compiled, new Run(handOf(random), program.limits));
      return ask(totalsOf(rolled));
    } catch (error) {
      if (error instanceof DiceError) return failureAt(assertDefined(error.diagnostics[0]));
      throw error;
    }
  };
  let law = replayLaw<Outcome>(play, { mostDice: 0 });
  for (let mostDice = 1; law.rest > 0n && mostDice <= 10; mostDice += 1) {
    const farther = playedTo(play, mostDice, scripts);
    if (farther === undefined) break;
    // One die more multiplies the scripts by about as much as the last one did.
    const next = farther.scripts * Math.max(1.5, farther.scripts / law.scripts);
    law = farther;
    if (next > scripts) break;
  }
  return law;
}

/** Undefined: the dice have so many sides that there are far too many scripts. */
function playedTo(
  play: (random: TestDice) => Outcome,
  mostDice: number,
  scripts: number,
): Law<Outcome> | undefined {
  try {
    return replayLaw(play, { mostDice, mostScripts: 40 * scripts });
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return undefined;
    throw error;
  }
}

function judgeError(notation: string, law: Law<Outcome>, error: DiceError): Verdict {
  if (error.code === 'odds-too-large') return 'declined';
  judgeFailure(notation, law, error);
  return 'error';
}

function judgeLaw(notation: string, law: Law<number>, solved: Odds): Verdict {
  const { denominator, rest } = law;
  const listed = new Map<number, Share>();
  const shares: Share[] = [[solved.rest.numerator, solved.rest.denominator]];
  for (const [outcome, chance] of solved.entries()) {
    const share: Share = [chance.numerator, chance.denominator];
    if (share[0] <= 0n) fail(notation, `the chance of ${outcome} is listed as ${chance}`);
    listed.set(outcome, plus(listed.get(outcome) ?? [0n, 1n], share));
    shares.push(share);
  }
  const [sum, whole] = sumOf(shares);
  if (sum !== whole) fail(notation, `all chances add up to ${fraction(sum, whole)}`);
  if (!(solved.error >= 0 && solved.error <= 1e-12)) fail(notation, `its error is ${solved.error}`);
  if (solved.grade === 'exact' && solved.error !== 0) fail(notation, 'exact with an error');
  const slack = shareOf(solved.error);
  // Undefined: so far out that the little work given does not reach it.
  const outside = (outcome: number): Share | undefined => {
    try {
      const { numerator: top, denominator: bottom } = solved.at(outcome);
      return [top, bottom];
    } catch (error) {
      if (error instanceof DiceError && error.code === 'odds-too-large') return undefined;
      throw error;
    }
  };
  for (const [outcome, weight] of law.weights) {
    const chance = listed.get(outcome) ?? outside(outcome);
    if (chance === undefined) continue;
    const least: Share = [weight, denominator];
    const most: Share = [weight + rest, denominator];
    const upTo = solved.error === 0 ? chance : plus(chance, slack);
    if (less(upTo, least) || less(most, chance)) {
      const [low, high] = [fraction(weight, denominator), fraction(weight + rest, denominator)];
      fail(notation, `the chance of ${outcome} is ${low} to ${high}, not ${chance.join('/')}`);
    }
  }
  // What no replay came to is all in its rest.
  const others = [...listed].filter(([outcome]) => !law.weights.has(outcome));
  const beyond = sumOf(others.map(([, chance]) => chance));
  if (less([rest, denominator], beyond)) {
    const [outcome] = others[0] ?? [];
    fail(notation, `${outcome} and the like have ${beyond.join('/')}, not ${rest}/${denominator}`);
  }
  const { min, max } = endsOf(solved);
  for (const outcome of new Set([...listed.keys(), ...law.weights.keys()])) {
    if (outcome < min || outcome > max)
      fail(notation, `${outcome} is not between ${min} and ${max}`);
  }
  if (rest === 0n) {
    const known = [Math.min(...law.weights.keys()), Math.max(...law.weights.keys())];
    if (min !== known[0] || max !== known[1]) {
      fail(notation, `from ${known.join(' to ')}, not ${min} to ${max}`);
    }
    judgeFinite(notation, law, solved);
  } else judgeMean(notation, solved);
  if (solved.grade === 'bounded') return 'bounded';
  return rest === 0n ? 'same' : 'within';
}

/** Of what only bounds are known of, the ends are solved when they are asked for, and may be declined. */
function endsOf(solved: Odds): { readonly min: number; readonly max: number } {
  try {
    return { min: solved.min, max: solved.max };
  } catch (error) {
    if (solved.grade === 'exact' || !(error instanceof DiceError)) throw error;
    if (error.code !== 'odds-too-large') throw error;
    return { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  }
}

/** Of what ends, the moments are known too, and the ends where the chances are exact. */
function judgeFinite(notation: string, law: Law<number>, solved: Odds): void {
  const outcomes = [...law.weights.keys()];
  const exact = solved.grade === 'exact';
  if (exact && solved.rest.numerator !== 0n) fail(notation, `a rest of ${solved.rest}`);
  const { mean, variance, meanError, varianceError } = solved;
  if (outcomes.every(Number.isSafeInteger)) {
    let [first, second] = [0n, 0n];
    for (const [outcome, weight] of law.weights) {
      first += weight * BigInt(outcome);
      second += weight * BigInt(outcome) ** 2n;
    }
    const whole = law.denominator;
    const known = [fraction(first, whole), fraction(second * whole - first ** 2n, whole ** 2n)];
    const said = [mean.toString(), variance.toString()];
    if (exact && known.join() !== said.join()) {
      fail(notation, `moments ${known.join()}, not ${said.join()}`);
    }
  }
  // The mean first, so that little is lost.
  const share = (weight: bigint): number => Number(weight) / Number(law.denominator);
  const about = [...law.weights].reduce((sum, [each, weight]) => sum + each * share(weight), 0);
  const spread = [...law.weights].reduce(
    (sum, [each, weight]) => sum + (each - about) ** 2 * share(weight),
    0,
  );
  const most = Math.max(...outcomes.map(Math.abs));
  const tiny = 1e-12 * most;
  expectBracket(notation, 'mean', about, mean, meanError, tiny);
  expectBracket(notation, 'variance', spread, variance, varianceError, tiny * (most + 1));
}

/**
 * Of what has no end, the mean and what is listed must fit: what is not listed adds at most the root of its chance times
 * E X^2 (Cauchy and Schwarz).
 */
function judgeMean(notation: string, solved: Odds): void {
  const numeric = (said: Odds['mean']): number =>
    typeof said === 'number' ? said : said.toNumber();
  const [mean, variance] = [numeric(solved.mean), numeric(solved.variance)];
  if (!Number.isFinite(mean) || !Number.isFinite(variance)) return;
  if (variance < 0) fail(notation, `a variance of ${variance}`);
  const entries = [...solved.entries()];
  const listed = entries.reduce((sum, [each, chance]) => sum + each * chance.toNumber(), 0);
  const rest = solved.rest.toNumber();
  const most = Math.sqrt(rest * (variance + mean ** 2)) * 1.001 + 1e-9 * (1 + Math.abs(mean));
  expectBracket(notation, 'mean', listed, mean, solved.meanError, most);
}

/** What is not known is not held against the judge; what is said must hold. */
function expectBracket(
  notation: string,
  what: string,
  truth: number,
  said: Odds['mean'],
  error: number,
  rounding: number,
): void {
  const value = typeof said === 'number' ? said : said.toNumber();
  if (Number.isNaN(value) && Number.isNaN(error)) return;
  // Doubles end before exact numbers do.
  if (!Number.isFinite(truth)) return;
  if (!(Math.abs(truth - value) <= error + rounding)) {
    fail(notation, `${what} ${truth}, not ${value} to within ${error}`);
  }
  if (typeof said !== 'number' && error !== 0) fail(notation, `an exact ${what} with an error`);
}

type Share = readonly [numerator: bigint, denominator: bigint];

const less = ([a, b]: Share, [c, d]: Share): boolean => a * d < c * b;
const plus = (one: Share, other: Share): Share => sumOf([one, other]);

/** Over the least common denominator; with the largest first, most of the others divide it. */
function sumOf(shares: readonly Share[]): Share {
  let common = 1n;
  for (const [, denominator] of [...shares].sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))) {
    if (common % denominator !== 0n) common = lcm(common, denominator);
  }
  const sum = shares.reduce((most, [top, bottom]) => most + top * (common / bottom), 0n);
  return [sum, common];
}

/** A double as the fraction that it is, rounded up. */
const shareOf = (value: number): Share => [BigInt(Math.ceil(value * 2 ** 200)), 2n ** 200n];

function fail(notation: string, message: string): never {
  throw new Error(`${notation}: ${message}`);
}
