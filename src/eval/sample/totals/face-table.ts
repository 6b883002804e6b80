/** Pools whose dice meet their rules one by one: what each face comes to is looked up. */
import type { Span } from '../../../diagnostics/index.ts';
import type { Limits } from '../../../input/limits.ts';
import type { Die } from '../../../vocabulary/rules/die.ts';
import type { Rule } from '../../../vocabulary/rules/rule.ts';
import { addsDice } from '../../../vocabulary/rules/rule-facts.ts';
import type { Count } from '../code.ts';
import type { DieOrigin, DieState } from '../dice/die-state.ts';
import { newDie } from '../dice/die-state.ts';
import type { Recipe } from '../dice/throw-pool.ts';
import { meetAlone } from '../dice/throw-pool.ts';
import { Run } from '../run.ts';

/** What the rules before the first that needs the whole pool do to a die. */
export interface Alone {
  readonly origin: DieOrigin;
  readonly recipe: Recipe;
  readonly limits: Limits;
  readonly dice: number;
  readonly span: Span;
}

/** What a face comes to, when extra dice may have to be thrown. */
export type Follow = (face: number, run: Run) => number;

/** Whether no rule adds dice to the pool. */
export const staySingle = (rules: readonly Rule[]): boolean => !rules.some(addsDice);

export function sumOfPool(pool: readonly DieState[], counted: boolean): number {
  let total = 0;
  for (const { kept, score, value } of pool) if (kept) total += counted ? score : value;
  return total;
}

export function following({ origin, recipe }: Alone): Follow {
  const { actions, barrier, counted, rules } = recipe;
  if (!staySingle(rules)) {
    return (face, run) => {
      const pool: DieState[] = [];
      meetAlone(newDie(origin, face, undefined), recipe, 0, barrier, run, pool);
      return sumOfPool(pool, counted);
    };
  }
  const mine = newDie(origin, 0, undefined);
  return (face, run) => {
    // A caller's source may ask for the same pool while it is asked for a die.
    const state = run.isOwn ? mine : newDie(origin, 0, undefined);
    state.value = face;
    state.score = 0;
    for (let index = 0; index < barrier; index += 1) actions[index]?.(state, run);
    return counted ? state.score : state.value;
  };
}

/** Faces are looked up when they lie within this many numbers. */
const mostFaces = 1_024;
/** A table is only made for a pool that is rolled again. */
const rollsBefore = 2;

const isShort = ({ least, highest }: Die): boolean => highest - least < mostFaces;

/** Marks a face after which more dice are thrown, or one that comes to what the table cannot hold. */
const goesOn = -(2 ** 31);

/** What each face comes to, from the lowest on. */
function tableOf(alone: Alone, follow: Follow): Int32Array {
  const { least, highest } = alone.origin.die;
  const table = new Int32Array(highest - least + 1);
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
    let known = goesOn;
    try {
      known = follow(face, run);
    } catch {
      // It asked for a die, or may have none: what comes of that is seen when it happens.
    }
    table[face - least] = known === (known | 0) ? known : goesOn;
  }
  return table;
}

/** The sum of all dice, times one number and with another added. */
export function byTable(alone: Alone, before: Count, times: number, more: number): Count {
  const { origin, dice, span } = alone;
  const { die } = origin;
  const { least } = die;
  if (!isShort(die)) return before;
  const follow = following(alone);
  let rolls = 0;
  let table: Int32Array | undefined;
  let simple = false;
  return (run) => {
    if (table === undefined) {
      if (rolls < rollsBefore) {
        rolls += 1;
        return before(run);
      }
      table = tableOf(alone, follow);
      simple = die.faces === undefined && !table.includes(goesOn);
    }
    if (simple) return run.sumOf(table, die, dice, span) * times + more;
    run.makeRoom(dice, span);
    let total = 0;
    for (let index = 0; index < dice; index += 1) {
      const face = run.face(die);
      const known = table[face - least] as number;
      total += known === goesOn ? follow(face, run) : known;
    }
    return total * times + more;
  };
}
