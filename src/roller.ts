/** Everything the library can do, bound to a vocabulary, limits, variables and a random source. */
import type { Diagnostic } from './diagnostic.ts';
import { callError, DiceError } from './diagnostic.ts';
import { oddsOf } from './eval/odds/odds.ts';
import { defaultWork } from './eval/odds/window.ts';
import type { DiceHand } from './eval/random/hand.ts';
import { handOf, valueName } from './eval/random/hand.ts';
import { scripted } from './eval/random/scripted.ts';
import { seededSource } from './eval/random/seeded.ts';
import type { RandomSource } from './eval/random/source.ts';
import { systemSource } from './eval/random/system.ts';
import type { Variables } from './eval/variables.ts';
import { explainTree } from './explain/notation.ts';
import type { Tree } from './grammar/ast.ts';
import { check } from './grammar/check.ts';
import { noNames } from './grammar/constant.ts';
import { createReader } from './grammar/parse.ts';
import { print } from './grammar/print.ts';
import type { Limits } from './limits.ts';
import { completeLimits } from './limits.ts';
import type { Odds } from './odds.ts';
import { withFaces } from './odds.ts';
import { refuseUnknown } from './options.ts';
import { createPrograms, isError } from './programs.ts';
import type { Roll } from './result.ts';
import type { Standing } from './standing.ts';
import { createStanding, overflowing } from './standing.ts';
import type { Additions } from './vocabulary/index.ts';
import { createVocabulary } from './vocabulary/index.ts';

/** How one roll gets its dice; at most one of them. */
export interface HandOptions {
  /** The faces shown, in the order the roll throws its dice. Too few, too many or impossible ones are refused. */
  readonly dice?: readonly number[];
  /** The same seed gives the same roll every time, on every machine. */
  readonly seed?: string | number;
  readonly random?: RandomSource;
}

/** How one roll gets its dice, and what its variables are. */
export interface RollOptions extends HandOptions {
  /** Values of `@names`: numbers, or notation that rolls anew at each mention. */
  readonly variables?: Variables;
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
  readonly variables?: Variables;
  /** The largest error of a chance that has no exact fraction: 1e-12 unless given, more than 0. */
  readonly tolerance?: number;
  /** Steps of work that the answer may cost; the default is about two seconds on a laptop. */
  readonly work?: number;
}

/** What a check is told in addition. */
export interface CheckOptions {
  /** Values of `@names`, as for a roll. Without any, variables may hold anything. */
  readonly variables?: Variables;
}

/** What an explanation is told in addition. */
export interface ExplainOptions {
  /** Values of `@names`, as for a roll. Without any, variables are told by their names. */
  readonly variables?: Variables;
}

/** What a roller is bound to. */
export interface RollerOptions extends Additions {
  /** Where dice come from unless a roll says otherwise; secure randomness by default. */
  readonly random?: RandomSource;
  readonly limits?: Partial<Limits>;
  readonly variables?: Variables;
}

export type Parsed =
  | { readonly ok: true; readonly tree: Tree; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

export interface Roller {
  /**
   * Rolls a notation, or a tree of one, also one that went through JSON.
   *
   * @throws DiceError
   */
  roll(notation: string | Tree, options?: RollOptions): Roll;
  /**
   * Makes a notation ready to be rolled many times. Variables keep the values that they have now.
   *
   * @throws DiceError for what can be known before it is rolled
   * @example
   * const attack = createRoller().compile('d100!o + 15');
   * for (let i = 0; i < 1_000_000; i++) sum += attack.total();
   */
  compile(notation: string | Tree, options?: CheckOptions): CompiledNotation;
  /**
   * The exact odds of a notation or tree; of a series, those of one member and of its ranks.
   *
   * @throws DiceError also `odds-too-large`, and for what can fail when it is rolled, with its chance
   */
  odds(notation: string | Tree, options?: OddsOptions): Odds;
  /** Reads a notation. Never throws, whatever the text. */
  parse(notation: string): Parsed;
  /**
   * All errors and warnings of a notation, in the order of the text, without rolling. With variables also
   * what these make of it.
   */
  check(notation: string, options?: CheckOptions): readonly Diagnostic[];
  /**
   * The one canonical spelling of a notation.
   *
   * @throws DiceError when it cannot be read
   */
  format(notation: string | Tree): string;
  /**
   * What a notation says, in plain English. What a roll did is told by the roll itself.
   *
   * @throws DiceError when it cannot be rolled
   */
  explain(notation: string | Tree, options?: ExplainOptions): string;
}

/**
 * Makes a roller of your own. Two rollers share nothing.
 *
 * @throws DiceError for options that are wrong
 * @example createRoller({ variables: { str: 3 } }).roll('d20 + @str')
 */
export function createRoller(options: RollerOptions = {}): Roller {
  refuseUnknown(options, ['random', 'limits', 'variables', 'modifiers', 'functions', 'dice']);
  const limits = completeLimits(options.limits);
  const vocabulary = createVocabulary(options, limits);
  const read = createReader(vocabulary);
  const programs = createPrograms({ vocabulary, limits, read });
  const { textOf, treeOf, prepared, advised } = programs;
  const source = options.random === undefined ? systemSource() : options.random;
  const hand = handOf(source);
  const standing = createStanding(hand, limits);
  /** A way to roll for these options. */
  const handFor = (given: RollOptions | HandOptions | undefined): Standing =>
    given === undefined ? standing : createStanding(chooseHand(given, hand), limits);

  const parse = (notation: string): Parsed => {
    if (typeof notation !== 'string') {
      const error = callError(
        'unsuitable-input',
        `a notation is a text, not ${valueName(notation)}`,
      );
      return { ok: false, diagnostics: [error.diagnostics[0] as Diagnostic] };
    }
    const { syntax, found } = textOf(notation);
    if (!syntax.ok) return syntax;
    const [first, ...others] = found.filter(isError);
    if (first !== undefined) return { ok: false, diagnostics: [first, ...others] };
    return { ok: true, tree: syntax.tree, warnings: found };
  };

  const checkWith = (notation: string, variables: Variables): readonly Diagnostic[] => {
    const parsed = parse(notation);
    if (!parsed.ok) return parsed.diagnostics;
    try {
      return prepared(notation, variables).warnings;
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      return error.diagnostics;
    }
  };

  return {
    parse,
    check(notation, given = {}) {
      refuseUnknown(given, ['variables']);
      if (given.variables !== undefined) return checkWith(notation, given.variables);
      const parsed = parse(notation);
      if (parsed.ok) return parsed.warnings;
      return typeof notation === 'string' ? textOf(notation).found : parsed.diagnostics;
    },
    odds(notation, given = {}) {
      refuseUnknown(given, ['variables', 'tolerance', 'work']);
      const setting = {
        tolerance: positive('tolerance', given.tolerance, 1e-12),
        work: positive('work', given.work, defaultWork),
      };
      const variables = given.variables ?? options.variables;
      return overflowing(() => withFaces(oddsOf(prepared(notation, variables), setting)));
    },
    format: (notation) => overflowing(() => print(treeOf(notation), vocabulary)),
    explain(notation, given = {}) {
      refuseUnknown(given, ['variables']);
      const variables = given.variables ?? options.variables;
      return overflowing(() => {
        if (variables !== undefined) {
          const { tree, names } = prepared(notation, variables);
          return explainTree(tree, { vocabulary, limits, names });
        }
        const tree = treeOf(notation);
        const [first, ...others] = check(tree, vocabulary, limits)
          .filter(isError)
          .map((each) => advised(each, tree.text));
        if (first !== undefined) throw new DiceError([first, ...others], tree.text);
        return explainTree(tree, { vocabulary, limits, names: noNames });
      });
    },
    roll(notation, given) {
      if (given !== undefined) refuseUnknown(given, rollOptions);
      const { roll } = handFor(given);
      const variables = given?.variables ?? options.variables;
      return roll(overflowing(() => programs.compiled(notation, variables)));
    },
    compile(notation, given = {}) {
      refuseUnknown(given, ['variables']);
      const variables = given.variables ?? options.variables;
      const compiled = overflowing(() => programs.compiled(notation, variables));
      const choose = (hands: HandOptions | undefined): Standing => {
        if (hands !== undefined) refuseUnknown(hands, handOptions);
        return handFor(hands);
      };
      return {
        roll: (hands) => choose(hands).roll(compiled),
        total: (hands) => {
          if (!compiled.series) return choose(hands).total(compiled);
          throw callError('unsuitable-input', 'a series has several totals: use roll() and totals');
        },
      };
    },
  };
}

/** A limit that is no number from above 0 must not be passed over. */
function positive(name: string, value: number | undefined, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (typeof value === 'number' && value > 0) return value;
  throw callError('unsuitable-input', `the option "${name}" must be a number above 0`);
}

const handOptions = ['dice', 'seed', 'random'];
const rollOptions = [...handOptions, 'variables'];

function chooseHand({ dice, seed, random }: HandOptions, standing: DiceHand): DiceHand {
  const given = [dice, seed, random].filter((each) => each !== undefined);
  if (given.length > 1) {
    throw callError('unsuitable-input', 'give one of "dice", "seed" and "random", not several');
  }
  if (dice !== undefined) return scripted(dice);
  if (seed !== undefined) return handOf(seededSource(seed));
  if (random !== undefined) return handOf(random);
  return standing;
}
