/** Arbitraries of notations: valid ones, as text and as trees, nearly valid ones, and texts of bad intent. */

import { check } from '../../grammar/check/check.ts';
import type { Tokens } from '../../grammar/lex/tokens.ts';
import { createTokens } from '../../grammar/lex/tokens.ts';
import { createReader } from '../../grammar/parse/parse.ts';
import { print } from '../../grammar/print/print.ts';
import type { Expression, ModifierNode, Tree } from '../../grammar/tree/ast.ts';
import { nodesOf, rootsOf } from '../../grammar/tree/walk.ts';
import { defaultLimits } from '../../input/limits.ts';
import { standard } from '../../vocabulary/index.ts';
import type { Arbitrary, FastCheck } from './fast-check.ts';
import { knownNames } from './known-names.ts';
import { shrinkingBy } from './shrinking.ts';
import { runOf, smallNotations } from './small-notations.ts';
import { smallerTrees } from './smaller-tree.ts';
import { carelessly, hostileTexts, nearTexts } from './texts.ts';
import type { Leaves } from './tree/leaves.ts';
import { smallLeaves, wildLeaves } from './tree/leaves.ts';
import { isUnlimited } from './tree/modifier-arguments.ts';
import { treeOf } from './tree/nodes.ts';
import { treeParts } from './tree/tree-parts.ts';
import type { CompleteOptions, TreeOptions } from './tree-options.ts';
import { completeOptions } from './tree-options.ts';

/** What can be generated; all of it shrinks to the smallest notation that a person would write. */
export interface Arbitraries {
  /**
   * Notations in canonical spelling.
   *
   * @throws DiceError `unsuitable-input` for options that are wrong; so do all others
   * @example fc.assert(fc.property(notations({ endless: false }), (text) => Number.isFinite(myRoll(text))))
   */
  notations(options?: TreeOptions): Arbitrary<string>;
  /** Trees of such notations, as `parse` gives them. */
  trees(options?: TreeOptions): Arbitrary<Tree>;
  /** Notations of a single pool with its modifiers: `4d6kh3`. */
  pools(options?: TreeOptions): Arbitrary<string>;
  /**
   * Trees of everything that can be written, most of which cannot be rolled: fractions of dice, odd names,
   * numbers up to 2^53 - 1. They are made up, so that all their spans are empty.
   */
  wildTrees(): Arbitrary<Tree>;
  /** One modifier with arguments of any kind, such as trees hold. */
  wildModifiers(modifiers?: readonly string[]): Arbitrary<ModifierNode>;
  /**
   * Trees with leaves of your own in place of the usual small ones: other numbers, names, faces. They are not
   * checked.
   */
  treesOf(leaves: Partial<Leaves>, options?: TreeOptions): Arbitrary<Tree>;
  /**
   * A few of the small dice with these modifiers, in this order, each in one of its forms. Not all are valid.
   *
   * @param counts the numbers of dice to choose from; 1 to 3 unless given
   */
  runs(modifiers: readonly string[], counts?: readonly number[]): Arbitrary<string>;
  /**
   * Notations whose dice are so few and small that all their throws can be looked at, with everything that
   * notations can have. Not all are valid, and some chains have no end.
   *
   * @param variables names that may be mentioned
   */
  smallNotations(variables?: readonly string[]): Arbitrary<string>;
  /** Texts one edit away from such a notation: a piece left out, put in or exchanged. Some are valid too. */
  nearMisses(options?: TreeOptions): Arbitrary<string>;
  /** The same notation in a careless hand: other spaces, other case, typographic signs. */
  careless(notation: string): Arbitrary<string>;
  /** Texts that nobody means well with: random characters, halves of pairs, thousands of brackets. */
  hostile(): Arbitrary<string>;
}

/**
 * Makes the arbitraries with your own fast-check, so that its seed and settings hold for them.
 *
 * @example
 * import fc from 'fast-check';
 * const { notations, hostile } = arbitraries(fc);
 */
export function arbitraries(fc: FastCheck): Arbitraries {
  const texts = (options: TreeOptions | undefined, only: 'trees' | 'pools'): Arbitrary<string> => {
    const complete = completeOptions(options);
    const parts = treeParts(fc, smallLeaves(fc, complete), complete);
    const source = only === 'trees' ? parts.tree : parts.dice.map((dice) => treeOf(dice));
    const made = source.map((tree) => knownNames(tree, complete.variables));
    const fits = (tree: Tree): boolean =>
      (only === 'trees' || tree.body.kind === 'dice') && isValid(tree, complete);
    return shrinkingBy(fc, made.filter(fits), function* (tree) {
      for (const smaller of smallerTrees(tree)) {
        const named = knownNames(smaller, complete.variables);
        if (fits(named)) yield named;
      }
    }).map(shown, reading);
  };
  const notations = (options?: TreeOptions): Arbitrary<string> => texts(options, 'trees');
  const wild = completeOptions({ depth: 4 });
  let tokens: Tokens | undefined;
  return {
    notations,
    trees: (options) => notations(options).map(reading, (tree) => shown(tree as Tree)),
    pools: (options) => texts(options, 'pools'),
    wildTrees: () => shrinkingBy(fc, treeParts(fc, wildLeaves(fc), wild).tree, smallerTrees),
    wildModifiers: (modifiers) => {
      const { modifiers: names } = completeOptions(modifiers === undefined ? {} : { modifiers });
      const leaves = wildLeaves(fc);
      const records = leaves.modifiers.filter(({ name }) => names.includes(name));
      return treeParts(fc, { ...leaves, modifiers: records }, wild).modifier;
    },
    treesOf: (leaves, options) => {
      const complete = completeOptions(options);
      const own = { ...smallLeaves(fc, complete), ...leaves };
      const named = (tree: Tree): Tree => knownNames(tree, complete.variables);
      return shrinkingBy(fc, treeParts(fc, own, complete).tree.map(named), function* (tree) {
        for (const smaller of smallerTrees(tree)) yield named(smaller);
      });
    },
    runs: (names, counts = [1, 2, 3]) => runOf(fc, names, counts),
    smallNotations: (variables = []) => smallNotations(fc, variables),
    nearMisses: (options) => nearTexts(fc, notations(options)),
    careless: (notation) => {
      tokens ??= createTokens(standard);
      return carelessly(fc, tokens, notation);
    },
    hostile: () => hostileTexts(fc),
  };
}

const read = createReader(standard);

const shown = (tree: Tree): string => print(tree, standard);

/** The tree of a valid notation. */
function reading(text: unknown): Tree {
  const syntax = read(String(text), defaultLimits);
  if (!syntax.ok) throw syntax.diagnostics[0];
  return syntax.tree;
}

/** Whether a tree is what its text is read as, and what was asked for. */
function isValid(tree: Tree, options: CompleteOptions): boolean {
  if (!rootsOf(tree).flatMap(nodesOf).every(within(options))) return false;
  const text = shown(tree);
  const syntax = read(text, defaultLimits);
  // Smaller trees may lack what the text spells out: "kh" is read as "kh1".
  if (!syntax.ok || shown(syntax.tree) !== text) return false;
  if (!options.valid) return true;
  return !check(syntax.tree, standard, defaultLimits).some(({ severity }) => severity === 'error');
}

const within =
  ({ sides, dice, endless, modifiers }: CompleteOptions) =>
  (node: Expression): boolean => {
    if ('modifiers' in node) {
      if (!node.modifiers.every(({ name }) => modifiers.includes(name))) return false;
      if (!endless && node.modifiers.some(isUnlimited)) return false;
    }
    if (node.kind !== 'dice') return true;
    if (node.count.kind === 'number' && Number(node.count.text) > dice) return false;
    if (node.die.kind === 'named') {
      return (standard.dieByName.get(node.die.name)?.faces.length ?? 0) <= sides;
    }
    if (node.die.kind === 'sides') {
      return node.die.sides.kind !== 'number' || Number(node.die.sides.text) <= sides;
    }
    return node.die.faces.reduce((sum, { from, to }) => sum + to - from + 1, 0) <= sides;
  };
