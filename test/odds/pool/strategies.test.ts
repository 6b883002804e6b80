/** The tables of ways to solve a pool: each answers the notation that it exists for, and what is kept changes no law. */
import { describe, expect, test } from 'vitest';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import type { DiceNode, GroupNode } from '../../../src/grammar/tree/ast.ts';
import { defaultLimits as limits } from '../../../src/input/limits.ts';
import { createBudget } from '../../../src/odds/arithmetic/budget.ts';
import { programLaw } from '../../../src/odds/expression/solve-program.ts';
import type { Mixed } from '../../../src/odds/group/unlike-by-value.ts';
import { questionOf, unlikeStrategies } from '../../../src/odds/group/unlike-pool.ts';
import type { DenseLaw } from '../../../src/odds/law/law.ts';
import { dense } from '../../../src/odds/law/law.ts';
import { fromEnd } from '../../../src/odds/pool/kernels/kept-from-end.ts';
import type { Pool } from '../../../src/odds/pool/pool-parts.ts';
import { farEnough, valueLaw } from '../../../src/odds/pool/pool-parts.ts';
import { poolLaw } from '../../../src/odds/pool/solve-pool.ts';
import { choiceOf } from '../../../src/odds/pool/strategies/choice.ts';
import { anywhere } from '../../../src/odds/pool/strategies/chosen-from.ts';
import { planOf } from '../../../src/odds/pool/strategies/pool-plan.ts';
import {
  keptLaw,
  lawContext,
  poolStrategies,
} from '../../../src/odds/pool/strategies/pool-strategies.ts';
import { keepLaws } from '../../../src/odds/rings/kept-laws.ts';
import type { View } from '../../../src/odds/rings/view.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { reporter } from '../../support/reporter.ts';

const read = createReader(vocabulary);

function programOf(text: string) {
  const syntax = read(text, limits);
  if (!syntax.ok) throw new Error(text);
  return prepare(syntax.tree, { vocabulary, limits, read, reporter });
}

function poolOf(text: string): Pool {
  const program = programOf(text);
  const pool = program.poolOf(program.tree.body as DiceNode);
  if (pool === undefined) throw new Error(text);
  return pool;
}

const choices = [...fromEnd, ...anywhere];

const viewTo = (reach: number): View => ({
  reach,
  budget: createBudget(1e10),
  rounded: () => {},
});

describe('ways to solve a pool', () => {
  test.each(poolStrategies.map(({ name, notation }) => [notation, name]))(
    '%s: %s',
    (notation, name) => {
      const pool = poolOf(notation);
      const view = farEnough(viewTo(64), pool.rules);
      const plan = planOf(pool);
      const answering = poolStrategies.find(
        ({ fits, law, solve }) =>
          fits(plan) && (law?.(plan, view) ?? solve?.(plan, lawContext(view))) !== undefined,
      );
      expect(answering?.name).toBe(name);
    },
  );

  test('one of them fits any pool', () => {
    expect(poolStrategies.at(-1)?.fits(planOf(poolOf('4d6kh3')))).toBe(true);
  });

  test.each(choices.map(({ name, notation }) => [notation, name]))('%s: %s', (notation, name) => {
    const pool = poolOf(notation);
    const view = farEnough(viewTo(64), pool.rules);
    const plan = planOf(pool);
    const values = valueLaw(pool.die, plan.before, view);
    const choice = choiceOf(values, pool.dice, plan.ranks, keptLaw(plan, view), view);
    const answering = choices.find(
      ({ fits, solve }) => fits(choice) && solve(choice) !== undefined,
    );
    expect(answering?.name).toBe(name);
  });
});

describe('ways to solve unlike dice in one pool', () => {
  /** The terms of a group of dice. */
  function termsOf(text: string): readonly Mixed[] {
    const program = programOf(text);
    const plan = program.groupOf(program.tree.body as GroupNode);
    if (plan.kind !== 'dice') throw new Error(text);
    return plan.terms.map((term) => {
      const pool = program.poolOf(term as DiceNode);
      if (pool === undefined) throw new Error(text);
      const { die, dice, rules: own } = pool;
      return { die, dice, own, common: plan.rules?.get(die) ?? [] };
    });
  }

  test.each(unlikeStrategies.map(({ name, notation }) => [notation, name]))(
    '%s: %s',
    (notation, name) => {
      const question = questionOf(termsOf(notation), viewTo(64));
      const answering = unlikeStrategies.find(
        ({ fits, solve }) => fits(question) && solve(question) !== undefined,
      );
      expect(answering?.name).toBe(name);
    },
  );
});

describe('laws that are kept', () => {
  const endless = dense(0, [1n], 2n, { above: 1n, top: 3 });
  const ending = dense(0, [1n, 1n], 2n);
  const pool = poolOf('3d6');

  /** How often a law is solved that is asked for at these reaches. */
  function timesSolved(law: DenseLaw, reaches: readonly number[]): number {
    const kept = keepLaws();
    let times = 0;
    for (const reach of reaches) {
      kept.poolLaw(pool, reach, () => {
        times += 1;
        return law;
      });
    }
    return times;
  }

  test.each([
    [ending, [64, 64, 128], 1],
    [endless, [64, 64, 128, 128], 2],
    [endless, [64, 128, 64], 3],
  ])('%#', (law, reaches, times) => {
    expect(timesSolved(law, reaches)).toBe(times);
  });

  test('are told apart by dice, and forgotten when asked', () => {
    const kept = keepLaws();
    kept.poolLaw(pool, 64, () => ending);
    expect(kept.poolLaw({ ...pool, dice: 4 }, 64, () => endless)).toBe(endless);
    expect(kept.poolLaw(pool, 64, () => endless)).toBe(ending);
    kept.forget();
    expect(kept.poolLaw(pool, 64, () => endless)).toBe(endless);
  });

  test.each([
    'd100!o + 15',
    '4d6kh3 + d20!',
    '@a := d20; @a + if(@a > 10, 2d6!, 3)',
    '@a := d4; @a * @a + max(3d6, 2d8) + d6!',
    '@a := d4; {4d6, (@a)d8}kh1 + max(@a, d3) + (@a)d4',
    '{2d4 + 2d6}kh2 + d4!',
    '(d3)d4kh1 + d4!!',
    '@n := d3; (@n)d4 + {@n, d4}kh1 + 6 / d3',
  ])('%s has the same law with and without them', (text) => {
    const program = programOf(text);
    const kept = keepLaws();
    for (const reach of [64, 128, 128, 80]) {
      const law = programLaw(program, viewTo(reach));
      expect(programLaw(program, { ...viewTo(reach), kept })).toEqual(law);
    }
    expect(poolLaw(pool, { ...viewTo(64), kept })).toEqual(poolLaw(pool, viewTo(64)));
  });
});
