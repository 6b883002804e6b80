/**
 * Ways to fail, counted. A roll stops at the first place that fails, so no two of these ways happen in one roll,
 * and their chances add up.
 */
import type { Finding } from '../../diagnostics/index.ts';
import { gcd } from '../arithmetic/integers.ts';

/** `weight / whole`. */
export interface Chance {
  readonly weight: bigint;
  readonly whole: bigint;
}

/** A place where rolls fail, and the chance that a roll fails there. */
export interface FailingPlace {
  /** The likeliest reason. */
  readonly diagnostic: Finding;
  /** Whether there are other reasons, as where a number of dice can be -2 or -1. */
  readonly varies: boolean;
  readonly chance: Chance;
}

/** All that was counted. */
export interface Counted {
  /** In the order of the text. */
  readonly places: readonly FailingPlace[];
  /** The chance that a roll fails, wherever. */
  readonly total: Chance;
  /** How much more likely that may be. */
  readonly doubt: Chance;
}

/** What a roll can fail with. */
export class Failure extends Error {
  readonly counted: Counted;
  /** Whether it was too much work to look at everything. */
  readonly isCut: boolean;

  constructor(counted: Counted, isCut = false) {
    super(counted.places[0]?.diagnostic.code);
    this.counted = counted;
    this.isCut = isCut;
  }
}

/** Where failures of a part are counted, each with the chance that a roll comes to that part. */
export interface Failures {
  /** This share of the part fails for this reason. */
  add(diagnostic: Finding, weight: bigint, whole: bigint, varies?: boolean): void;
  /** This share of the part may fail: nothing is known of it. */
  doubt(weight: bigint, whole: bigint): void;
  /** For what is only rolled with this chance. */
  within(weight: bigint, whole: bigint): Failures;
  /** For what reports its failures in another way. */
  reported(as: (diagnostic: Finding) => Finding): Failures;
  /** How often something was added. */
  times(): number;
}

export function countFailures(): { readonly failures: Failures; readonly counted: () => Counted } {
  const places = new Map<string, Place>();
  const doubts: Sum = new Map();
  let times = 0;
  const from = (
    chanceOf: (chance: Chance) => Chance,
    report: (diagnostic: Finding) => Finding,
  ): Failures => ({
    add(diagnostic, weight, whole, varies = false) {
      times += 1;
      const chance = chanceOf({ weight, whole });
      // Where all rolls have stopped before, none stops again.
      if (chance.weight === 0n) return;
      const reported = report(diagnostic);
      const key = `${reported.code} ${reported.span.start} ${reported.span.end}`;
      const place = places.get(key) ?? { reasons: new Map(), varies: false };
      const facts = JSON.stringify(reported.details);
      const known = place.reasons.get(facts);
      const reason = known ?? { diagnostic: reported, sum: new Map() };
      put(reason.sum, chance);
      place.reasons.set(facts, reason);
      place.varies ||= varies;
      places.set(key, place);
    },
    doubt(weight, whole) {
      if (weight > 0n) put(doubts, chanceOf({ weight, whole }));
    },
    within: (weight, whole) =>
      from((chance) => {
        const here = { weight: chance.weight * weight, whole: chance.whole * whole };
        return chanceOf(here);
      }, report),
    reported: (as) => from(chanceOf, (diagnostic) => report(as(diagnostic))),
    times: () => times,
  });
  const same = <T>(each: T): T => each;
  return {
    failures: from(same, same),
    counted: () => {
      const found = [...places.values()].map(placeOf);
      found.sort(
        ({ diagnostic: { span: one } }, { diagnostic: { span: other } }) =>
          one.start - other.start || one.end - other.end,
      );
      return {
        places: found,
        total: sumOf(found.map(({ chance }) => chance)),
        doubt: sumOf(chancesOf(doubts)),
      };
    },
  };
}

/** What was counted, where something else was not looked at: that may fail or not. */
export function atLeast({ places, total }: Counted): Counted {
  return { places, total, doubt: { weight: total.whole - total.weight, whole: total.whole } };
}

/** Powers of more digits are not worth it only to say how likely a long series fails. */
const mostDigits = 200_000;

/** Counts the failures of a series of equal, independent members, each rolled where none before it failed. */
export function countMembers(one: Counted, members: number, failures: Failures): void {
  const { places, total, doubt } = one;
  if (places.length === 0) {
    failures.doubt(doubt.weight * BigInt(members), doubt.whole);
    return;
  }
  const far = total.whole.toString(16).length * members > mostDigits;
  const rolled = BigInt(far ? 1 : members);
  // 1 + s + ... + s^(n - 1), where s is the chance that a member does not fail.
  const whole = total.whole ** (rolled - 1n);
  const left = total.whole - total.weight;
  const times = (whole * total.whole - left ** rolled) / total.weight;
  for (const { diagnostic, chance, varies } of places) {
    failures.add(diagnostic, chance.weight * times, chance.whole * whole, varies);
  }
  if (far) failures.doubt(total.whole - total.weight, total.whole);
  failures.doubt(doubt.weight * BigInt(members), doubt.whole);
}

/** What is counted of a place while it is counted. */
interface Place {
  readonly reasons: Map<string, { readonly diagnostic: Finding; readonly sum: Sum }>;
  varies: boolean;
}

function placeOf({ reasons, varies }: Place): FailingPlace {
  const all = [...reasons.values()].map(({ diagnostic, sum }) => ({
    diagnostic,
    chance: sumOf(chancesOf(sum)),
  }));
  const likeliest = all.reduce((most, each) =>
    each.chance.weight * most.chance.whole > most.chance.weight * each.chance.whole ? each : most,
  );
  return {
    diagnostic: likeliest.diagnostic,
    varies: varies || all.length > 1,
    chance: sumOf(all.map(({ chance }) => chance)),
  };
}

/** Weights by their wholes: most chances have the same one. */
type Sum = Map<bigint, bigint>;

const put = (sum: Sum, { weight, whole }: Chance): Sum =>
  sum.set(whole, (sum.get(whole) ?? 0n) + weight);

const chancesOf = (sum: Sum): readonly Chance[] =>
  [...sum].map(([whole, weight]) => ({ weight, whole }));

/** For chances of which no two come true together. */
function sumOf(chances: readonly Chance[]): Chance {
  return chances.reduce(
    (sum, each) => {
      const weight = sum.weight * each.whole + each.weight * sum.whole;
      const whole = sum.whole * each.whole;
      const common = gcd(weight, whole);
      return { weight: weight / common, whole: whole / common };
    },
    { weight: 0n, whole: 1n },
  );
}
