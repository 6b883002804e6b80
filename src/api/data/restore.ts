/** Rolls from their JSON: rolled again with their faces, and accepted only when the result is what they say. */

import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Rolling } from '../engine.ts';
import { withStackGuard } from '../roll-executor.ts';
import { keptOf } from '../roll-result.ts';
import type { Roll, RollJSON } from '../roll-types.ts';
import { totalsOf } from '../roll-types.ts';
import { foundIn } from './kept.ts';

export type Restoring = (saved: RollJSON) => Roll;

/** What a saved roll says, read once. */
interface Saved {
  readonly notation: string;
  readonly faces: readonly number[];
  readonly totals: readonly number[];
  readonly dice: readonly string[];
  readonly variables: object;
  readonly library: string | undefined;
  readonly from: { readonly dice: readonly number[]; readonly roll: RollJSON } | undefined;
}

export const createRestoring =
  ({ roll }: Pick<Rolling, 'roll'>): Restoring =>
  (json) =>
    withStackGuard(() => restored(json, roll));

function restored(json: unknown, roll: Rolling['roll']): Roll {
  const { notation, faces, totals, dice, variables, library, from } = readFrom(
    'the saved roll',
    () => read(json),
  );
  const again = roll(notation, { dice: faces, variables });
  const told = library === undefined ? {} : { library };
  if (!sameList(totalsOf(again), totals)) {
    throw callError('unsuitable-input', { reason: 'saved-roll-differs', what: 'total', ...told });
  }
  if (!sameList(again.dice.map(spelled), dice)) {
    throw callError('unsuitable-input', { reason: 'saved-roll-differs', what: 'dice', ...told });
  }
  if (from !== undefined) {
    const before = restored(from.roll, roll);
    if (from.dice.some((place) => before.dice[place] === undefined)) throw unsuitable('from');
    foundIn(assertDefined(keptOf(again))).from = Object.freeze({
      roll: before,
      dice: Object.freeze([...from.dice]),
    });
  }
  return again;
}

/** What the face of a die does not say about it. */
const spelled = ({ die, role, kept }: { die?: unknown; role?: unknown; kept?: unknown }): string =>
  `${String(die)} ${String(role)} ${String(kept)}`;

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

function read(json: unknown): Saved {
  if (!isObject(json)) throw unsuitable(undefined);
  const { version, library, notation, total, totals, dice, variables, from } = json;
  if (version !== 1) {
    const text = typeof version === 'number' ? String(version) : undefined;
    throw callError('unsuitable-input', {
      reason: 'saved-roll-version',
      ...(text === undefined ? {} : { version: text }),
    });
  }
  if (typeof notation !== 'string') throw unsuitable('notation');
  if (!Array.isArray(dice) || !dice.every(isObject)) throw unsuitable('dice');
  const several = totals === undefined ? [total] : totals;
  if (!isNumbers(several)) throw unsuitable(totals === undefined ? 'total' : 'totals');
  if (variables !== undefined && !isObject(variables)) throw unsuitable('variables');
  if (from !== undefined && !(isObject(from) && isNumbers(from.dice))) throw unsuitable('from');
  return {
    notation,
    faces: dice.map(({ face }) => face as number),
    totals: several,
    dice: dice.map(spelled),
    variables: variables ?? {},
    library: typeof library === 'string' ? library.slice(0, 40) : undefined,
    from: from as Saved['from'],
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const unsuitable = (field: string | undefined): Error =>
  callError('unsuitable-input', {
    reason: 'not-a-saved-roll',
    ...(field === undefined ? {} : { field }),
  });
