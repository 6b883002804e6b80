/** Dice and groups in words: how many of which, and what their modifiers do. */

import { rollsDice } from '../../grammar/check/constant.ts';
import { pooledTerms } from '../../grammar/check/group.ts';
import { dieOf } from '../../grammar/check/pool.ts';
import type { DiceNode, Expression, GroupNode } from '../../grammar/tree/ast.ts';
import { showNumber } from '../../number/format.ts';
import { withSides } from '../../vocabulary/dice/numbered.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import { freshPool } from '../../vocabulary/rules/pool-state.ts';
import { article, countWord, shielded } from '../words.ts';
import type { Context } from './context.ts';
import { facesInWords } from './faces.ts';
import type { Clauses } from './steps.ts';
import { stepsInWords } from './steps.ts';

export interface DiceInWords extends Clauses {
  /** "four d6", "an open-ended d100" */
  readonly dice: string;
}

export function diceInWords(node: DiceNode, context: Context): DiceInWords {
  const die = dieNow(node, context);
  const count = context.known(node.count);
  const known = typeof count === 'number' ? count : undefined;
  const state = die === undefined ? undefined : freshPool(die, known);
  const clauses = stepsInWords(node.modifiers, state, context);
  return { ...clauses, dice: howMany(node, die, known, clauses.adjective, context) };
}

function dieNow(node: DiceNode, { known, vocabulary, limits }: Context): Die | undefined {
  const sides = node.die.kind === 'sides' ? known(node.die.sides) : undefined;
  return dieOf(node.die, node.span, sides, vocabulary, limits);
}

function howMany(
  node: DiceNode,
  die: Die | undefined,
  count: number | undefined,
  adjective: string | undefined,
  context: Context,
): string {
  const before = adjective === undefined ? '' : `${adjective} `;
  // Sides can hold dice with sides of their own: each is worded once.
  const word = before + dieInWords(node, die, count === 1 ? 'one' : 'many', context);
  if (count === 1) return `${article(word)} ${word}`;
  if (count !== undefined) return `${countWord(count)} ${word}`;
  if (!rollsDice(node.count, context.names) && node.count.kind === 'variable') {
    return `${context.noun(node.count)} ${word}`;
  }
  const given = context.noun(node.count);
  // "as many dice with as many sides as ..." is more than anybody can read.
  return word.includes(' with ')
    ? `as many dice as the result of ${given}, each ${word.slice(word.indexOf(' with ') + 1)}`
    : `as many ${word} as the result of ${given}`;
}

function dieInWords(
  { die: node }: DiceNode,
  die: Die | undefined,
  number: 'one' | 'many',
  context: Context,
): string {
  const word = number === 'one' ? 'die' : 'dice';
  switch (node.kind) {
    case 'sides':
      return die === undefined
        ? `${word} with ${sidesInWords(node.sides, context)}`
        : (die.name ?? withSides(die.sides));
    case 'named': {
      const name = die?.name ?? word;
      return die === undefined ? name : `${name} (with ${facesInWords(die)})`;
    }
    case 'faces':
      return die === undefined ? word : `${word} with ${facesInWords(die)}`;
  }
}

function sidesInWords(sides: Expression, context: Context): string {
  const value = context.known(sides);
  if (value !== undefined) return `${showNumber(value)} sides`;
  const given = context.noun(sides);
  return sides.kind === 'variable' && !rollsDice(sides, context.names)
    ? `${given} sides`
    : `as many sides as the result of ${given}`;
}

export interface GroupInWords extends Clauses {
  /** Whether its dice are pooled or its items are values; unknown: that depends on a variable. */
  readonly kind: 'dice' | 'values' | 'unknown';
  readonly items: readonly string[];
}

export function groupInWords(node: GroupNode, context: Context): GroupInWords {
  const { vocabulary, names } = context;
  const terms = pooledTerms(node, vocabulary, names);
  if (typeof terms !== 'object') {
    const items = node.items.map((item) => shielded(context.noun(item)));
    return {
      ...withoutAdjective(stepsInWords(node.modifiers, undefined, context)),
      kind: terms === undefined ? 'values' : 'unknown',
      items,
    };
  }
  const items = terms.map((term) => context.noun(term));
  const clauses = stepsInWords(node.modifiers, sameDie(terms, context), context);
  return { ...withoutAdjective(clauses), kind: 'dice', items };
}

/** Behind braces an adjective would stand too far from its dice. */
function withoutAdjective({ adjective, meaning, clauses }: Clauses): Clauses {
  if (adjective === undefined) return { clauses };
  return { clauses: [`read each as ${adjective}: ${meaning}`, ...clauses] };
}

/** What is known of pooled dice that are all alike; what they count as is not followed up. */
function sameDie(terms: readonly Expression[], context: Context): PoolState | undefined {
  const dice = terms.map((term) => (term.kind === 'dice' ? dieNow(term, context) : undefined));
  const [first] = dice;
  const alike = dice.every((die) => die !== undefined && sameFaces(die, first));
  if (first === undefined || !alike) return undefined;
  const plain = terms.every((term) => term.kind === 'dice' && term.modifiers.length === 0);
  const state = freshPool(first, undefined);
  return plain ? state : { ...state, sources: [{ die: first, values: undefined }] };
}

const sameFaces = (one: Die, other: Die | undefined): boolean =>
  one.sides === other?.sides && String(one.faces) === String(other.faces);
