/** Dice and groups: how many of which, and what their modifiers do. */
import { rollsDice } from '../../grammar/check/constant.ts';
import { pooledTerms } from '../../grammar/check/group.ts';
import { dieOf } from '../../grammar/check/pool.ts';
import type { DiceNode, Expression, GroupNode } from '../../grammar/tree/ast.ts';
import { withSides } from '../../vocabulary/dice/numbered.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import { freshPool } from '../../vocabulary/rules/pool-state.ts';
import type { DiceFacts, FacesFacts, On } from '../facts.ts';
import { shielded } from '../said.ts';
import type { Context } from './context.ts';
import type { Steps } from './steps.ts';
import { stepsOf } from './steps.ts';

export interface DiceExplained extends Steps {
  /** "four d6", "an open-ended d100" */
  readonly dice: string;
  /** Whether these words run into what follows. */
  readonly loose: boolean;
  readonly subject: On['subject'];
}

export function explainDice(node: DiceNode, context: Context): DiceExplained {
  const die = dieNow(node, context);
  const count = context.known(node.count);
  const known = typeof count === 'number' ? count : undefined;
  const state = die === undefined ? undefined : freshPool(die, known);
  const steps = stepsOf(node.modifiers, state, context);
  const facts: DiceFacts = {
    count: known ?? given(node.count, context),
    die: dieFacts(node, die, context),
    openEnded: steps.openEnded !== undefined,
  };
  return {
    ...steps,
    dice: context.words.notation.dice(facts),
    loose: known === undefined || facts.die.kind === 'faces' || 'faces' in facts.die,
    subject: known === 1 ? 'die' : 'dice',
  };
}

/** A count, or sides, that are only known when it is rolled. */
const given = (node: Expression, context: Context): Exclude<DiceFacts['count'], number> => ({
  given: shielded(context.noun(node)),
  isVariable: node.kind === 'variable' && !rollsDice(node, context.names),
});

export function dieNow(node: DiceNode, { known, vocabulary, limits }: Context): Die | undefined {
  const sides = node.die.kind === 'sides' ? known(node.die.sides) : undefined;
  return dieOf(node.die, node.span, sides, vocabulary, limits);
}

function dieFacts(
  { die: node }: DiceNode,
  die: Die | undefined,
  context: Context,
): DiceFacts['die'] {
  switch (node.kind) {
    case 'sides': {
      if (die !== undefined) return { kind: 'die', name: die.name ?? withSides(die.sides) };
      const sides = context.known(node.sides);
      return {
        kind: 'sides',
        sides: typeof sides === 'number' ? sides : given(node.sides, context),
      };
    }
    case 'named':
      return die?.name === undefined
        ? { kind: 'faces', faces: facesFacts(die) }
        : { kind: 'die', name: die.name, faces: facesFacts(die) };
    case 'faces':
      return { kind: 'faces', faces: facesFacts(die) };
  }
}

/** More listed faces than this are summed up. */
const mostFaces = 8;

function facesFacts(die: Die): FacesFacts;
function facesFacts(die: Die | undefined): FacesFacts | undefined;
function facesFacts(die: Die | undefined): FacesFacts | undefined {
  if (die === undefined) return undefined;
  const { faces = [], least, highest } = die;
  return faces.length <= mostFaces ? { all: faces } : { count: faces.length, least, highest };
}

export interface GroupExplained extends Steps {
  /** Whether its dice are pooled or its items are values; unknown: that depends on a variable. */
  readonly kind: 'dice' | 'values' | 'unknown';
  readonly items: readonly string[];
  readonly subject: On['subject'];
}

export function explainGroup(node: GroupNode, context: Context): GroupExplained {
  const { vocabulary, names } = context;
  const terms = pooledTerms(node, vocabulary, names);
  if (typeof terms !== 'object') {
    const one = node.items.length === 1 && terms === undefined;
    return {
      ...stepsOf(node.modifiers, undefined, context),
      kind: terms === undefined ? 'values' : 'unknown',
      items: node.items.map((item) => shielded(context.noun(item))),
      subject: one ? 'value' : terms === undefined ? 'values' : 'dice',
    };
  }
  const steps = stepsOf(node.modifiers, sameDie(terms, context), context);
  const items = terms.map((term) => shielded(context.noun(term)));
  return { ...steps, kind: 'dice', items, subject: 'dice' };
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
