/** The total of a pool without its dice, with short ways for the pools that are rolled most. */
import type { Span } from '../diagnostic.ts';
import { reckon } from '../grammar/fault.ts';
import type { Limits } from '../limits.ts';
import type { Num } from '../number.ts';
import { add } from '../number.ts';
import { ranksOf } from '../vocabulary/choose.ts';
import type { Die } from '../vocabulary/die.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { safe } from './code.ts';
import type { Home, Lying } from './lying.ts';
import { laid } from './lying.ts';
import type { StaticPool } from './plans.ts';
import { Run } from './run.ts';
import type { Recipe } from './throw-pool.ts';
import { meetAlone, throwDice } from './throw-pool.ts';

type Total = (run: Run) => Num;

/** A rule that changes no total. */
const isSilent = ({ kind }: Rule): boolean => kind === 'mark' || kind === 'order';

/** How far from 0 a pool's total can be: no roll has more dice than the limit. */
export function mostOf({ die, rules }: StaticPool, limits: Limits): number {
  let value = Math.max(Math.abs(die.least), Math.abs(die.highest));
  let score = 0;
  for (const rule of rules) {
    if (rule.kind === 'face') value = Math.max(value, Math.abs(rule.countsAs));
    if (rule.kind === 'score') score += Math.abs(rule.score);
    if (rule.kind === 'sets') score += 1;
    if (rule.kind === 'chain')
      value += Math.max(0, ...rule.links.map(({ shift }) => Math.abs(shift)));
  }
  return limits.dice * Math.max(value, score);
}

/** How a pool is totalled, with a known number added where that is safe. The dice, and the order in which they are thrown, are those of `throwDice`. */
export function poolTotal(
  pool: StaticPool & { readonly recipe: Recipe },
  span: Span,
  limits: Limits,
  more = 0,
): Total {
  const { die, dice, rules, recipe } = pool;
  const { barrier, counted } = recipe;
  const home = { die, name: '' };
  const throwAll = (run: Run): readonly Lying[] => {
    run.span = span;
    run.makeRoom(dice);
    return throwDice(home, dice, recipe, run, false);
  };
  if (!safe(mostOf(pool, limits))) {
    return (run) => reckon(span, () => exactSum(throwAll(run), counted));
  }
  if (die.faces === undefined && rules.every(isSilent)) {
    return (run) => run.sumAll(die, dice, span) + more;
  }
  const whole: Total = (run) => sum(throwAll(run), counted) + more;
  if (barrier === rules.length) return byTable({ home, recipe, limits }, dice, span, whole, more);
  const rule = rules[barrier];
  const alone = rules.slice(0, barrier);
  const single = alone.every((each) => each.kind !== 'chain' || each.join !== 'append');
  const last = rules.slice(barrier + 1).every(isSilent);
  if (rule?.kind !== 'pool' || !single || !last || counted) return whole;
  const { from, to } = ranksOf(rule, dice);
  return byRank({ home, recipe, limits }, dice, span, { from, to, more });
}

function exactSum(pool: readonly Lying[], counted: boolean): Num {
  let total: Num = 0;
  for (const { kept, score, value } of pool) if (kept) total = add(total, counted ? score : value);
  return total;
}

function sum(pool: readonly Lying[], counted: boolean): number {
  let total = 0;
  for (const { kept, score, value } of pool) if (kept) total += counted ? score : value;
  return total;
}

/** What the rules before the first that needs the whole pool do to a die. */
interface Alone {
  readonly home: Home;
  readonly recipe: Recipe;
  readonly limits: Limits;
}

/** What a face comes to, when further dice may have to be thrown. */
type Follow = (face: number, run: Run) => number;

function following({ home, recipe }: Alone): Follow {
  const { steps, barrier, counted, rules } = recipe;
  const single = rules
    .slice(0, barrier)
    .every((rule) => rule.kind !== 'chain' || rule.join !== 'append');
  if (!single) {
    return (face, run) => {
      const pool: Lying[] = [];
      meetAlone(laid(home, face, undefined), recipe, 0, barrier, run, pool);
      return sum(pool, counted);
    };
  }
  const mine = laid(home, 0, undefined);
  return (face, run) => {
    // A caller's source may ask for the same pool while it is asked for a die.
    const lying = run.isOwn ? mine : laid(home, 0, undefined);
    lying.value = face;
    lying.score = 0;
    for (let index = 0; index < barrier; index += 1) steps[index]?.(lying, run);
    return counted ? lying.score : lying.value;
  };
}

/** Faces are looked up when they lie within so many numbers. */
const mostFaces = 1_024;
/** A table is only made for a pool that is rolled again. */
const rollsBefore = 2;

const isShort = ({ least, highest }: Die): boolean => highest - least < mostFaces;

/** Marks a face after which more dice are thrown. */
const goesOn = Number.NaN;

/** What each face comes to, from the lowest on; NaN: further dice are thrown. */
function tableOf(alone: Alone, follow: Follow): Float64Array {
  const { least, highest } = alone.home.die;
  const table = new Float64Array(highest - least + 1);
  const asked = {};
  const refusing = {
    throwDie: (): number => {
      throw asked;
    },
    finish: (): void => undefined,
  };
  const run = new Run(refusing, alone.limits);
  run.start(false);
  for (let face = least; face <= highest; face += 1) {
    try {
      table[face - least] = follow(face, run);
    } catch {
      // It asked for a die, or may have none: what comes of that is seen when it happens.
      table[face - least] = goesOn;
    }
  }
  return table;
}

function byTable(alone: Alone, dice: number, span: Span, before: Total, more: number): Total {
  const { die } = alone.home;
  const { least } = die;
  if (!isShort(die)) return before;
  const follow = following(alone);
  let rolls = 0;
  let table: Float64Array | undefined;
  let simple = false;
  return (run) => {
    if (table === undefined) {
      if (rolls < rollsBefore) {
        rolls += 1;
        return before(run);
      }
      table = tableOf(alone, follow);
      simple = !table.some(Number.isNaN);
    }
    run.span = span;
    let total = more;
    if (simple) {
      const from = run.faceAll(die, dice);
      const { lie } = run;
      for (let at = from; at < from + dice; at += 1) {
        total += table[(lie[at] as number) - least] as number;
      }
      return total;
    }
    run.makeRoom(dice);
    for (let index = 0; index < dice; index += 1) {
      const face = run.face(die);
      const known = table[face - least] as number;
      total += Number.isNaN(known) ? follow(face, run) : known;
    }
    return total;
  };
}

/** Keeps the ranks from one to another, counted from the lowest. */
function byRank(
  alone: Alone,
  dice: number,
  span: Span,
  { from, to, more }: { readonly from: number; readonly to: number; readonly more: number },
): Total {
  const { die } = alone.home;
  if (alone.recipe.barrier > 0) {
    const follow = following(alone);
    return (run) => {
      run.span = span;
      run.makeRoom(dice);
      const values: number[] = [];
      for (let index = 0; index < dice; index += 1) {
        values[index] = follow(run.face(die), run);
      }
      return sumOfRanks(values, dice, from, to) + more;
    };
  }
  if (from === 1 && to === dice) {
    return (run) => {
      run.span = span;
      const start = run.faceAll(die, dice);
      const { lie } = run;
      let lowest = lie[start] as number;
      let total = more;
      for (let at = start; at < start + dice; at += 1) {
        const face = lie[at] as number;
        total += face;
        lowest = Math.min(lowest, face);
      }
      return total - lowest;
    };
  }
  return (run) => {
    run.span = span;
    const start = run.faceAll(die, dice);
    const values = run.lie.slice(start, start + dice);
    return sumOfRanks(values, dice, from, to) + more;
  };
}

/** More values than this are sorted by the engine. */
const mostInserted = 32;

function sumOfRanks(values: number[], dice: number, from: number, to: number): number {
  let sorted: ArrayLike<number> = values;
  if (dice > mostInserted) sorted = Float64Array.from(values.slice(0, dice)).sort();
  else insert(values, dice);
  let total = 0;
  for (let rank = from; rank < to; rank += 1) total += sorted[rank] as number;
  return total;
}

/** Sorts the first values in place. */
function insert(values: number[], dice: number): void {
  for (let index = 1; index < dice; index += 1) {
    const value = values[index] as number;
    let place = index;
    for (; place > 0 && (values[place - 1] as number) > value; place -= 1) {
      values[place] = values[place - 1] as number;
    }
    values[place] = value;
  }
}
