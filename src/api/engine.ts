/** Rolling and solving, apart from each other: for a roller with all its words and for one that only knows saved trees. */

import type { Variables } from '../eval/prepare/variables.ts';
import type { DiceHand } from '../eval/random/dice-source.ts';
import { handOf } from '../eval/random/dice-source.ts';
import type { Extreme } from '../eval/random/extreme.ts';
import { extremeHand, isExtreme } from '../eval/random/extreme.ts';
import { scripted } from '../eval/random/scripted.ts';
import { seededSource } from '../eval/random/seeded.ts';
import type { RandomSource } from '../eval/random/source.ts';
import { systemSource } from '../eval/random/system.ts';
import type { Compiled } from '../eval/sample/compile.ts';
import type { Tree } from '../grammar/tree/ast.ts';
import { callError } from '../input/call-error.ts';
import { optionsOf } from '../input/known-options.ts';
import type { Limits } from '../input/limits.ts';
import type { Odds } from '../odds/answer/answer.ts';
import { oddsOf } from '../odds/answer/odds.ts';
import type { Programs } from './program-cache.ts';
import { RollExecutor, withStackGuard } from './roll-executor.ts';
import type { Roll } from './roll-types.ts';
import { noSingleTotal } from './roll-types.ts';

/** How one roll gets its dice; at most one of them. */
export interface HandOptions {
  /** The faces shown, in the order the roll throws its dice. Too few, too many or impossible ones are refused. */
  readonly dice?: readonly number[] | undefined;
  /** The same seed gives the same roll every time, on every machine. */
  readonly seed?: string | number | undefined;
  /**
   * The caller's own source; or `'lowest'` or `'highest'`: every die shows its lowest or highest face. A die with
   * a chain shows what makes it least or most together with everything that it adds: `d6r1` is at least 2. Where there is
   * no end (`d6!` upward, `d100!o` both ways) the roll is refused with `no-extreme-roll`.
   */
  readonly random?: RandomSource | Extreme | undefined;
}

/** How one roll gets its dice, and what its variables are. */
export interface RollOptions extends HandOptions {
  /** Values of `@names`: numbers, or notation that is rolled again each time it is used. */
  readonly variables?: Variables | undefined;
}

/** A notation that can be rolled again and again. */
export interface CompiledNotation {
  /** @throws DiceError for what depends on the dice */
  roll(options?: HandOptions): Roll;
  /**
   * The total alone, in a fraction of the time. It throws the same dice as `roll`.
   *
   * @throws DiceError also for a series, which has several totals
   */
  total(options?: HandOptions): number;
}

/** What a question for odds depends on. */
export interface OddsOptions {
  /** Values of `@names`, as for a roll. */
  readonly variables?: Variables | undefined;
  /** The largest error of a chance that has no exact fraction: 1e-12 unless given, more than 0. */
  readonly tolerance?: number | undefined;
  /** Steps of work that the answer may cost, instead of the roller's limit: about two seconds on a laptop. */
  readonly work?: number | undefined;
}

/** Extra information for a check. */
export interface CheckOptions {
  /** Values of `@names`, as for a roll. Without any, variables may hold anything. */
  readonly variables?: Variables | undefined;
}

/** What a notation is compiled with. */
export interface CompileOptions {
  /** Values of `@names`, as for a roll; all later rolls use the values that they have now. */
  readonly variables?: Variables | undefined;
}

export interface Rolling {
  roll(notation: string | Tree, options?: RollOptions): Roll;
  total(notation: string | Tree, options?: RollOptions): number;
  compile(notation: string | Tree, options?: CompileOptions): CompiledNotation;
}

export type Solving = (notation: string | Tree, options?: OddsOptions) => Odds;

/** What they work with. */
export interface EngineSetting {
  readonly programs: Programs;
  readonly limits: Limits;
  readonly random: RandomSource | Extreme | undefined;
  readonly variables: Variables | undefined;
}

/** A hand for options that have not been checked yet. @throws DiceError for options that are wrong */
export type HandFor = (options: HandOptions) => DiceHand;

/** Where the dice of single rolls come from; without options, from the source of the roller. */
export function createHands({ random }: Pick<EngineSetting, 'random'>): HandFor {
  const standing = handFrom(random === undefined ? systemSource() : random);
  return (options) => chooseHand(optionsOf(options, handOptions), standing);
}

/** Rolls. */
export function createRolling({
  programs,
  limits,
  random,
  variables: own,
}: EngineSetting): Rolling {
  const hand = handFrom(random === undefined ? systemSource() : random);
  const standing = new RollExecutor(hand, limits);
  /** The executor for these options. */
  const handFor = (given: HandOptions | undefined): RollExecutor =>
    given === undefined ? standing : new RollExecutor(chooseHand(given, hand), limits);
  const compiledFor = (notation: string | Tree, variables: Variables | undefined): Compiled =>
    programs.known(notation, variables) ??
    withStackGuard(() => programs.compiled(notation, variables));
  /** Separate, since nearly every roll takes the other path and should create nothing for this one. */
  const rollWith = (notation: string | Tree, given: RollOptions | undefined): Roll => {
    const options = given === undefined ? undefined : optionsOf(given, rollOptions);
    const chosen = handFor(options);
    return chosen.roll(compiledFor(notation, options?.variables ?? own));
  };
  return {
    roll(notation, given) {
      const known = given === undefined ? programs.known(notation, own) : undefined;
      return known === undefined ? rollWith(notation, given) : standing.roll(known);
    },
    total(notation, given) {
      const options = given === undefined ? undefined : optionsOf(given, rollOptions);
      const chosen = handFor(options);
      const compiled = compiledFor(notation, options?.variables ?? own);
      if (compiled.series) throw noSingleTotal(undefined);
      return chosen.total(compiled);
    },
    compile(notation, given = {}) {
      const variables = optionsOf(given, ['variables']).variables ?? own;
      const compiled = withStackGuard(() => programs.compiled(notation, variables));
      const chosen = (hands: HandOptions): RollExecutor => handFor(optionsOf(hands, handOptions));
      const total = standing.createTotalFunction(compiled);
      return {
        roll: (hands) => (hands === undefined ? standing : chosen(hands)).roll(compiled),
        total: (hands) => {
          if (compiled.series) throw noSingleTotal(undefined);
          return hands === undefined ? total() : chosen(hands).total(compiled);
        },
      };
    },
  };
}

/** Solves. */
export function createSolving({ programs, limits, variables: own }: EngineSetting): Solving {
  return (notation, given = {}) => {
    const options = optionsOf(given, ['variables', 'tolerance', 'work']);
    const setting = {
      tolerance: positive('tolerance', options.tolerance, 1e-12),
      work: positive('work', options.work, limits.work),
    };
    const variables = options.variables ?? own;
    return withStackGuard(() => oddsOf(programs.prepared(notation, variables), setting));
  };
}

/** A limit that is not a number above 0 must not be ignored. */
function positive(name: string, value: number | undefined, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (typeof value === 'number' && value > 0) return value;
  throw callError('unsuitable-input', { reason: 'option-not-positive', name });
}

const handFrom = (random: RandomSource | Extreme): DiceHand =>
  isExtreme(random) ? extremeHand(random) : handOf(random);

const handOptions = ['dice', 'seed', 'random'] as const;
const rollOptions = [...handOptions, 'variables'] as const;

function chooseHand({ dice, seed, random }: HandOptions, standing: DiceHand): DiceHand {
  const given = [dice, seed, random].filter((each) => each !== undefined);
  if (given.length > 1) {
    throw callError('unsuitable-input', {
      reason: 'options-together',
      names: ['dice', 'seed', 'random'],
    });
  }
  if (dice !== undefined) return scripted(dice);
  if (seed !== undefined) return handOf(seededSource(seed));
  if (random !== undefined) return handFrom(random);
  return standing;
}
