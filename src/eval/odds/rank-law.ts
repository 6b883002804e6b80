/** The sorted totals of a series: order statistics of independent members. */
import { isZero } from '../../number.ts';
import type { Program } from '../prepare.ts';
import { TooLarge } from './budget.ts';
import { choose } from './integers.ts';
import type { Law } from './law.ts';
import { gather, pointsOf } from './law.ts';
import type { Question } from './question.ts';
import { numberOf } from './question.ts';
import { overBindings } from './solve-program.ts';
import { lawOf } from './solve-tree.ts';
import type { View } from './view.ts';

/** For each place from the lowest, how its law is solved. Members share what a binding rolled. */
export function memberRanks(program: Program): readonly ((program: Program, view: View) => Law)[] {
  const { repeat, body } = program.tree;
  if (repeat === undefined) return [];
  const question = { program, bound: new Map(), fixed: new Map() } as unknown as Question;
  const members = numberOf(repeat, question);
  if (typeof members !== 'number' || isZero(members)) return [];
  return Array.from(
    { length: members },
    (_, place) => (each: Program, view: View) =>
      overBindings(each, view, 'mentioned', (inner) =>
        rankLaw(lawOf(body, inner), members, place + 1, view),
      ),
  );
}

/**
 * The law of the `place`-th lowest of `n` independent ones: with F ways to stay at or below an outcome
 * out of D, at least `place` of them do in sum over m >= place of C(n, m) F^m (D - F)^(n - m) ways.
 */
export function rankLaw(law: Law, n: number, place: number, { budget }: View): Law {
  if (law.any > 0n) throw new TooLarge('the ranks of totals of which only bounds are known');
  budget.spend(law.weights.length * (n - place + 1) * n, 'so many ranks');
  const whole = law.denominator ** BigInt(n);
  const atMost = (ways: bigint): bigint => {
    const others = law.denominator - ways;
    let sum = 0n;
    for (let m = place; m <= n; m += 1) {
      sum += choose(n, m) * ways ** BigInt(m) * others ** BigInt(n - m);
    }
    return sum;
  };
  const gathered = gather();
  let passed = law.below;
  let before = atMost(passed);
  gathered.masses.below = before;
  for (const [outcome, weight] of pointsOf(law)) {
    passed += weight;
    const here = atMost(passed);
    gathered.put(outcome, here - before);
    before = here;
  }
  gathered.masses.above = whole - before;
  if (law.below > 0n || law.above > 0n) gathered.cut(law.bottom, law.top);
  return gathered.finish(whole);
}
