/**
 * Choosing among the totals of a group, as in "{d8!, d6!}kh1": they are independent, so each is taken by
 * itself. All values are whole numbers here; fractions are multiplied by a common denominator first.
 */
import { mul, type Num, ratio } from '../../number/index.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { lcm } from '../arithmetic/integers.ts';
import type { DenseLaw, Law } from '../law/law.ts';
import { dense, denseOf, isBounded, isOfWholes, pointsOf } from '../law/law.ts';
import { gather } from '../law/mixtures.ts';
import type { Bin } from '../pool/ranks.ts';
import { setsWorth, stagesOf } from '../pool/stages.ts';
import { chosenFrom } from '../pool/strategies/chosen-from.ts';
import { lawRing } from '../rings/law-ring.ts';
import type { View } from '../rings/view.ts';
import type { Kind } from './unlike-question.ts';
import { solveUnlike } from './unlike-ranks.ts';
import { countedAs, farthestIn, partsOfValueRules, scoreOfValue, setFits } from './value-rules.ts';

/** The law of what is left of independent values; undefined: only outcome by outcome. @throws TooLarge */
export function chosenValues(
  laws: readonly Law[],
  rules: readonly Rule[],
  view: View,
): Law | undefined {
  const parts = partsOfValueRules(rules);
  const scale = commonScale(laws);
  if (parts === undefined || scale === undefined) return undefined;
  const numberOf = (value: number): Num =>
    scale === 1 || !Number.isFinite(value) ? value : ratio(BigInt(value), BigInt(scale));
  const scaled = (value: Num): number => {
    const product =
      typeof value === 'number' && !Number.isFinite(value) ? value : mul(value, scale);
    return typeof product === 'number' ? product : Number.NaN;
  };
  const { before, looking, behind, scores, counted: isCounted } = parts;
  const values = inOneWindow(laws, scale, farthestIn(rules) * scale);
  const counted = values.bins.map(([bins, whole]): Binned => {
    const count = (value: number): number => scaled(countedAs(before, numberOf(value)));
    return [merged(bins.map(([value, weight]) => [count(value), weight])), whole];
  });
  const kinds = kindsOf(
    counted,
    laws.map(() => 1),
    true,
  );
  const stages = stagesOf(looking, laws.length);
  const { ranks } = stages;
  const worths = kinds.flatMap(({ bins }) =>
    bins.map(([value]): [number, number] => {
      const left = countedAs(behind, numberOf(value));
      return [value, scaled(isCounted ? scoreOfValue(scores, left) : left)];
    }),
  );
  const worthOf = new Map(worths);
  const farthest = worths.reduce((most, each) => each.reduce(farther, most), 0);
  if (!Number.isSafeInteger(farthest * laws.length * scale)) return undefined;
  // Rows of this many places would cost more than all combinations.
  const combinations = laws.reduce((product, { weights }) => product * weights.length, 1);
  if (farthest * laws.length > 4_096 + 16 * combinations) return undefined;
  const { bottom, top } = values;
  const pointAt = (value: number): DenseLaw => {
    if (Number.isFinite(value)) return dense(value, [1n], 1n);
    return value > 0
      ? dense(0, [], 1n, { above: 1n, top })
      : dense(0, [], 1n, { below: 1n, bottom });
  };
  const worth = (value: number): DenseLaw => pointAt(worthOf.get(value) ?? Number.NaN);
  const ring = lawRing(view);
  const together = setsWorth(
    stages,
    (rule, value) => setFits(rule, numberOf(value)),
    (many) => pointAt(scale * many),
    ring.unknown,
  );
  const [only, ...others] = kinds;
  const law =
    only !== undefined && others.length === 0 && together === undefined
      ? chosenFrom(lawOfBins(only, values, view), only.dice, ranks, worth, view)
      : solveUnlike({
          kinds,
          ranks,
          worth,
          isAlike: true,
          together,
          ring,
          spend: (steps) => view.budget.spend(steps, 'choosing-many-values'),
        });
  return scale === 1 ? law : divided(law, scale);
}

/** NaN, an outcome that is not a whole number even then, stays. */
const farther = (most: number, value: number): number =>
  Number.isFinite(value) || Number.isNaN(value) ? Math.max(most, Math.abs(value)) : most;

/** What makes all outcomes whole numbers; undefined: they have no end, or would be too large. */
function commonScale(laws: readonly Law[]): number | undefined {
  let scale = 1n;
  for (const law of laws) {
    if (isOfWholes(law)) continue;
    if (!isBounded(law) || law.kind === 'dense') return undefined;
    for (const outcome of law.outcomes) {
      if (typeof outcome !== 'number') scale = lcm(scale, outcome.denominator);
      if (scale > 1_000_000n) return undefined;
    }
  }
  return scale === 1n || laws.every(isBounded) ? Number(scale) : undefined;
}

/** What one item can be. */
type Binned = readonly [bins: readonly Bin[], whole: bigint];

interface Window {
  /** By item. */
  readonly bins: readonly Binned[];
  readonly bottom: number;
  readonly top: number;
}

/** All laws through one window: what lies beyond it has one side, or, where rules ask more, no place at all. */
export function inOneWindow(laws: readonly Law[], scale: number, farthest: number): Window {
  let bottom = Math.max(...laws.map((law) => law.bottom));
  const top = Math.min(...laws.map((law) => law.top));
  if (bottom > top + 1) bottom = Number.NEGATIVE_INFINITY;
  const bins = laws.map((law): readonly [Bin[], bigint] => {
    const here: Bin[] = [];
    let [below, above] = [0n, law.above];
    if (bottom > Number.NEGATIVE_INFINITY) below += law.below;
    for (const [outcome, weight] of pointsOf(law)) {
      const value = mul(outcome, scale);
      // Numbers past 2^53 are found out by their size.
      const at = typeof value === 'number' ? value : Number.NaN;
      if (at > top) above += weight;
      else if (at < bottom) below += weight;
      else here.push([at, weight]);
    }
    if (above > 0n && top >= farthest) here.push([Number.POSITIVE_INFINITY, above]);
    if (below > 0n && bottom <= -farthest) here.push([Number.NEGATIVE_INFINITY, below]);
    return [here, law.denominator];
  });
  return { bins, bottom, top };
}

function merged(bins: readonly Bin[]): readonly Bin[] {
  const weights = new Map<number, bigint>();
  for (const [value, weight] of bins) weights.set(value, (weights.get(value) ?? 0n) + weight);
  return [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** How many of each; where all are worth the same, those of one law are one kind. */
export function kindsOf(
  bins: readonly Binned[],
  dice: readonly number[],
  areMerged: boolean,
): readonly Kind[] {
  const kinds: { bins: readonly Bin[]; whole: bigint; dice: number }[] = [];
  for (const [index, [each, whole]] of bins.entries()) {
    const kind = { bins: each, whole, dice: dice[index] ?? 0 };
    const before = areMerged ? kinds.find((other) => isSame(other, kind)) : undefined;
    if (before === undefined) kinds.push(kind);
    else before.dice += kind.dice;
  }
  return kinds;
}

const isSame = (one: Kind, other: Kind): boolean =>
  one.whole === other.whole &&
  one.bins.length === other.bins.length &&
  one.bins.every(([value, weight], index) => {
    const [same, likely] = other.bins[index] as Bin;
    return value === same && weight === likely;
  });

function lawOfBins({ bins, whole }: Kind, { top, bottom }: Window, { budget }: View): DenseLaw {
  const gathered = gather();
  let any = whole;
  for (const [value, weight] of bins) {
    any -= weight;
    if (Number.isFinite(value)) gathered.put(value, weight);
    else if (value > 0) gathered.masses.above = weight;
    else gathered.masses.below = weight;
  }
  gathered.masses.any = any;
  gathered.cut(bottom, top);
  return denseOf(gathered.finish(whole), budget);
}

/** The law of X / scale. */
function divided(law: DenseLaw, scale: number): Law {
  const gathered = gather();
  for (const [outcome, weight] of pointsOf(law)) {
    gathered.put(
      typeof outcome === 'number' ? ratio(BigInt(outcome), BigInt(scale)) : outcome,
      weight,
    );
  }
  return gathered.finish(law.denominator);
}
