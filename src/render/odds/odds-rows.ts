/** The rows of a table of odds: an outcome each, or bins of equal width, and what lies beyond both ends. */

import type { Num } from '../../number/index.ts';
import { compare, toDouble } from '../../number/index.ts';
import type { Law } from '../../odds/law/law.ts';
import { isOfWholes, outcomeAt, pointsOf } from '../../odds/law/law.ts';

/** The weights of one row in one law; what is known of a doubtful law lies between them and `doubt` more. */
export interface Cell {
  readonly chance: bigint;
  readonly atLeast: bigint;
  readonly atMost: bigint;
}

export interface Row {
  /** Its place on an axis; infinite where it has no end. */
  readonly low: number;
  readonly high: number;
  /** The least and the greatest outcome in it. */
  readonly first: Num;
  readonly last: Num;
  readonly kind: 'outcome' | 'bin' | 'tail' | 'endless';
  /** On which side it goes on without end. */
  readonly open?: 'below' | 'above' | undefined;
  /** One for each law. */
  readonly cells: readonly Cell[];
}

export interface Listing {
  readonly rows: readonly Row[];
  /** Every outcome that a law lists, ascending. */
  readonly outcomes: readonly Num[];
  /** How wide each bin is; 0: every row but the tails is one outcome. */
  readonly size: number;
  /** For each law what its weights are shares of, and the mass whose place is unknown. */
  readonly laws: readonly { readonly whole: bigint; readonly doubt: bigint }[];
}

/** At both ends rarer outcomes than this, in parts of a million, are put together when there are bins. */
const rare = 500n;

/**
 * Puts the outcomes of one or several laws into common rows.
 *
 * @param most - more outcomes than this are put together: rare ones at both ends, then bins
 */
export function rowsOf(laws: readonly Law[], most: number): Listing {
  const outcomes = unionOf(laws);
  const plan = outcomes.length <= most ? undefined : binned(laws, outcomes, most);
  const frames =
    plan?.frames ?? outcomes.map((outcome): Frame => ({ first: outcome, last: outcome }));
  const withEnds = openEnds(frames, laws);
  const columns = laws.map((law) => cellsOf(law, withEnds));
  const rows = withEnds.map((frame, index): Row => {
    const { low, high } = placeOf(frame);
    return {
      low,
      high,
      first: frame.first,
      last: frame.last,
      kind: kindOf(frame),
      open: frame.open,
      cells: columns.map((cells) => cells[index] ?? nothing),
    };
  });
  return {
    rows,
    outcomes,
    size: plan?.size ?? 0,
    laws: laws.map(({ denominator, any }) => ({ whole: denominator, doubt: any })),
  };
}

const nothing: Cell = { chance: 0n, atLeast: 0n, atMost: 0n };

/** What a row takes in: everything from its first to its last outcome. */
interface Frame {
  readonly first: Num;
  readonly last: Num;
  /** It holds what is rare at one end, and is wider than a bin. */
  readonly tail?: true;
  /** It goes on without end. */
  readonly open?: 'below' | 'above';
}

const placeOf = ({
  first,
  last,
  open,
}: Frame): { readonly low: number; readonly high: number } => ({
  low: open === 'below' ? Number.NEGATIVE_INFINITY : toDouble(first),
  high: open === 'above' ? Number.POSITIVE_INFINITY : toDouble(last),
});

function kindOf({ first, last, tail, open }: Frame): Row['kind'] {
  if (open !== undefined) return 'endless';
  if (tail) return 'tail';
  return compare(first, last) === 0 ? 'outcome' : 'bin';
}

/** Every outcome of any of the laws, ascending. */
function unionOf(laws: readonly Law[]): readonly Num[] {
  const lists = laws.map((law) => [...pointsOf(law)].map(([outcome]) => outcome));
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  const all = lists.flat().sort(compare);
  return all.filter((outcome, index) => index === 0 || compare(outcome, all[index - 1] ?? 0) !== 0);
}

function binned(
  laws: readonly Law[],
  outcomes: readonly Num[],
  most: number,
): { readonly frames: readonly Frame[]; readonly size: number } {
  const ends = laws.map(commonPart);
  const from = Math.min(...ends.map(([low]) => low));
  const to = Math.max(...ends.map(([, high]) => high));
  const common = outcomes.filter((each) => toDouble(each) >= from && toDouble(each) <= to);
  const size = common.length <= most ? 0 : binSize(to - from, most);
  const keyOf = (outcome: Num): number =>
    // Bins end at round numbers, as dice and open ends do: 1 to 5, 6 to 10, and 96 to 100.
    size === 0 ? toDouble(outcome) : Math.ceil(toDouble(outcome) / size);
  const [least, greatest] = [keyOf(common[0] ?? 0), keyOf(common.at(-1) ?? 0)];
  const groupOf = (outcome: Num): number | 'below' | 'above' => {
    const key = keyOf(outcome);
    if (key < least) return 'below';
    return key > greatest ? 'above' : key;
  };
  const frames: Frame[] = [];
  let before: ReturnType<typeof groupOf> | undefined;
  for (const outcome of outcomes) {
    const group = groupOf(outcome);
    const last = frames.at(-1);
    if (group === before && last !== undefined) {
      frames[frames.length - 1] = { ...last, last: outcome };
    } else {
      const tail = typeof group === 'string' ? { tail: true as const } : {};
      frames.push({ first: outcome, last: outcome, ...tail });
    }
    before = group;
  }
  return { frames, size };
}

/** Where a law has all but what is rare. */
function commonPart(law: Law): readonly [low: number, high: number] {
  const isRare = (mass: bigint): boolean => mass * 1_000_000n <= rare * law.denominator;
  const { length } = law.weights;
  let [low, below] = [0, law.below];
  while (low < length - 1 && isRare(below + (law.weights[low] ?? 0n))) {
    below += law.weights[low] ?? 0n;
    low += 1;
  }
  let [high, above] = [length - 1, law.above];
  while (high > low && isRare(above + (law.weights[high] ?? 0n))) {
    above += law.weights[high] ?? 0n;
    high -= 1;
  }
  return length === 0 ? [0, 0] : [toDouble(outcomeAt(law, low)), toDouble(outcomeAt(law, high))];
}

/** A round width, such that no more than this many bins are needed. */
function binSize(span: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5])
      if (Math.ceil(span / (step * power)) + 1 <= most) return step * power;
  }
}

/**
 * What lies beyond a window belongs to the rare outcomes at that end, or gets a row of its own. That row
 * takes in all that another law lists there.
 */
function openEnds(frames: readonly Frame[], laws: readonly Law[]): readonly Frame[] {
  const top = Math.min(...laws.map((law) => (law.above > 0n ? law.top : Number.POSITIVE_INFINITY)));
  const bottom = Math.max(
    ...laws.map((law) => (law.below > 0n ? law.bottom : Number.NEGATIVE_INFINITY)),
  );
  const [isOpenAbove, isOpenBelow] = [top < Number.POSITIVE_INFINITY, bottom > -Infinity];
  const beyond = ({ last, tail }: Frame, index: number): boolean =>
    toDouble(last) > top || (isOpenAbove && tail === true && index === frames.length - 1);
  const beneath = ({ first, tail }: Frame, index: number): boolean =>
    toDouble(first) < bottom || (isOpenBelow && tail === true && index === 0);
  const start = frames.filter(beneath).length;
  const end = frames.length - frames.filter(beyond).length;
  const open = frames.slice(start, end);
  const isWhole = laws.every(isOfWholes);
  if (isOpenAbove) {
    const edge = frames[end]?.first ?? (isWhole ? top + 1 : (frames.at(-1)?.last ?? 0));
    open.push({ first: edge, last: edge, open: 'above' });
  }
  if (isOpenBelow) {
    const edge = frames[start - 1]?.last ?? (isWhole ? bottom - 1 : (frames[0]?.first ?? 0));
    open.unshift({ first: edge, last: edge, open: 'below' });
  }
  return open;
}

/** The weights of a law in each row, summed up from both ends. */
function cellsOf(law: Law, frames: readonly Frame[]): readonly Cell[] {
  const sums = frames.map(() => 0n);
  let row = 0;
  for (const [outcome, weight] of pointsOf(law)) {
    // Rows follow each other without gaps, so the next one begins where it says.
    while (row < frames.length - 1 && compare(outcome, frames[row + 1]?.first ?? 0) >= 0) row += 1;
    sums[row] = (sums[row] ?? 0n) + weight;
  }
  if (law.below > 0n) sums[0] = (sums[0] ?? 0n) + law.below;
  if (law.above > 0n) sums[sums.length - 1] = (sums.at(-1) ?? 0n) + law.above;
  let atMost = 0n;
  let atLeast = sums.reduce((total, each) => total + each, 0n);
  return sums.map((chance, index) => {
    // A row that has no end on one side holds everything on the other side of its last outcome.
    const { open } = frames[index] ?? {};
    const cell = {
      chance,
      atLeast: open === 'below' ? law.denominator : atLeast,
      atMost: open === 'above' ? law.denominator : atMost + chance,
    };
    atMost += chance;
    atLeast -= chance;
    return cell;
  });
}
