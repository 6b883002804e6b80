/** Everything the library can do, bound to a vocabulary, limits, variables and a random source. */
import type { Diagnostic } from './diagnostic.ts';
import { callError, DiceError } from './diagnostic.ts';
import type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  OddsOptions,
  RollOptions,
} from './engine.ts';
import { createRolling, createSolving } from './engine.ts';
import { valueName } from './eval/random/hand.ts';
import type { RandomSource } from './eval/random/source.ts';
import type { Variables } from './eval/variables.ts';
import { explainTree } from './explain/notation.ts';
import { createAdviser } from './grammar/advice.ts';
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
import { overflowing } from './standing.ts';
import type { Additions } from './vocabulary/index.ts';
import { createVocabulary } from './vocabulary/index.ts';
import { voice } from './voice.ts';

export type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  HandOptions,
  OddsOptions,
  RollOptions,
} from './engine.ts';

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
  compile(notation: string | Tree, options?: CompileOptions): CompiledNotation;
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
  const advised = createAdviser((text) => {
    const syntax = read(text, limits);
    if (!syntax.ok) return syntax.diagnostics[0];
    return check(syntax.tree, vocabulary, limits).find(isError);
  });
  const programs = createPrograms({ vocabulary, limits, read, advised, voice });
  const { textOf, treeOf, prepared } = programs;
  const { random, variables: own } = options;
  const setting = { programs, limits, random, variables: own };
  const { roll, compile } = createRolling(setting);
  const odds = createSolving(setting);

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
    roll,
    compile,
    parse,
    check(notation, given = {}) {
      refuseUnknown(given, ['variables']);
      if (given.variables !== undefined) return checkWith(notation, given.variables);
      const parsed = parse(notation);
      if (parsed.ok) return parsed.warnings;
      return typeof notation === 'string' ? textOf(notation).found : parsed.diagnostics;
    },
    odds: (notation, given) => withFaces(odds(notation, given)),
    format: (notation) => overflowing(() => print(treeOf(notation), vocabulary)),
    explain(notation, given = {}) {
      refuseUnknown(given, ['variables']);
      const variables = given.variables ?? own;
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
  };
}
