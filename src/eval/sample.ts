/** Rolls a program: walks the tree from left to right and throws its dice. */
import type { Diagnostic } from '../diagnostic.ts';
import { DiceError } from '../diagnostic.ts';
import type { CallNode, ChoiceNode, Expression, VariableNode } from '../grammar/ast.ts';
import { leftSpine } from '../grammar/ast.ts';
import type { Names } from '../grammar/constant.ts';
import { NotationFault, reckon } from '../grammar/fault.ts';
import { memberCount } from '../grammar/series.ts';
import type { Num } from '../number.ts';
import { fromDecimal, isZero } from '../number.ts';
import { applyComparison, binaryRecord, unaryRecord } from '../vocabulary/operators.ts';
import type { Program } from './prepare.ts';
import type { DiceHand } from './random/hand.ts';
import type { BoundOutcome, Outcome, ThrownDie } from './roll.ts';
import { rollGroup } from './roll-group.ts';
import type { State } from './state.ts';
import { inVariable } from './state.ts';
import { rollPool } from './throw-term.ts';

export interface Sample {
  readonly bindings: readonly BoundOutcome[];
  /** The result; of a series, its first member. */
  readonly outcome: Outcome;
  /** The members of a series; absent: there is none. */
  readonly members?: readonly Outcome[];
  /** Every physical die in the order thrown. */
  readonly dice: readonly ThrownDie[];
  /** What only the roll made known. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Rolls once. Bindings come first; terms are thrown from left to right; a pool's count comes before its
 * sides, and those before its dice.
 *
 * @throws DiceError for what depends on the dice, and for a hand whose faces do not fit
 */
export function sample(program: Program, hand: DiceHand): Sample {
  const { bindings, repeat, body, text } = program.tree;
  const bound = new Map<string, Num>();
  const names: Names =
    bindings.length === 0
      ? program.names
      : {
          ...program.names,
          valueOf: (node) => bound.get(node.name) ?? program.names.valueOf(node),
        };
  const state: State = {
    program,
    hand,
    names,
    bound,
    dice: [],
    warnings: [],
    evaluate: (node) => evaluate(node, state),
  };
  try {
    const rolled = bindings.map((node): BoundOutcome => {
      const outcome = evaluate(node.value, state);
      bound.set(node.name, outcome.value);
      return { node, outcome };
    });
    const times = repeat === undefined ? undefined : memberTimes(repeat, state);
    const outcome = evaluate(body, state);
    const members = [outcome];
    while (members.length < (times ?? 1)) members.push(evaluate(body, state));
    hand.finish();
    const { dice, warnings } = state;
    const series = times === undefined ? {} : { members };
    return { bindings: rolled, outcome, ...series, dice, warnings };
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    throw new DiceError([error.diagnostic], text);
  }
}

function memberTimes(repeat: Expression, state: State): number {
  const { tree, limits } = state.program;
  return memberCount(evaluate(repeat, state).value, tree, repeat.span, limits);
}

function evaluate(node: Expression, state: State): Outcome {
  switch (node.kind) {
    case 'number':
      return { node, value: reckon(node.span, () => fromDecimal(node.text)), parts: [] };
    case 'variable':
      return evaluateVariable(node, state);
    case 'parentheses': {
      const inner = evaluate(node.inner, state);
      return { node, value: inner.value, parts: [inner] };
    }
    case 'unary': {
      const operand = evaluate(node.operand, state);
      return { node, value: unaryRecord(node.operator).apply(operand.value), parts: [operand] };
    }
    case 'binary':
      return node.operator === '**' ? evaluatePower(node, state) : evaluateSpine(node, state);
    case 'compare': {
      const left = evaluate(node.left, state);
      const right = evaluate(node.right, state);
      const value = applyComparison(node.operator, left.value, right.value);
      return { node, value, parts: [left, right] };
    }
    case 'call':
      return evaluateCall(node, state);
    case 'choice':
      return evaluateChoice(node, state);
    case 'dice':
      return rollPool(node, state);
    case 'group':
      return rollGroup(node, state);
  }
}

function evaluateVariable(node: VariableNode, state: State): Outcome {
  const meaning = state.program.meaningOf(node);
  if ('value' in meaning) return { node, value: meaning.value, parts: [] };
  if ('binding' in meaning) {
    const value = state.bound.get(node.name);
    if (value === undefined) throw new Error(`unchecked binding ${node.name}`);
    return { node, value, parts: [] };
  }
  const inner = inVariable(node, state, () => evaluate(meaning.tree.body, state));
  return { node, value: inner.value, parts: [inner] };
}

function evaluatePower(node: Extract<Expression, { kind: 'binary' }>, state: State): Outcome {
  const left = evaluate(node.left, state);
  const right = evaluate(node.right, state);
  const value = reckon(node.span, () => binaryRecord('**').apply(left.value, right.value));
  return { node, value, parts: [left, right] };
}

function evaluateSpine(node: Expression, state: State): Outcome {
  const { first, steps } = leftSpine(node);
  const parts = [evaluate(first, state)];
  let value = parts[0]?.value ?? 0;
  for (const step of steps) {
    const right = evaluate(step.right, state);
    parts.push(right);
    const left = value;
    const { apply } = binaryRecord(step.node.operator);
    value = reckon(step.node.span, () => apply(left, right.value));
  }
  return { node, value, parts };
}

function evaluateCall(node: CallNode, state: State): Outcome {
  const parts = node.arguments.map((each) => evaluate(each, state));
  const record = state.program.vocabulary.functionByName.get(node.name);
  if (record === undefined) throw new Error(`unchecked function ${node.name}`);
  const value = reckon(node.span, () => record.apply(...parts.map((part) => part.value)));
  return { node, value, parts };
}

/** Only the chosen branch rolls; its outcome is the second part. */
function evaluateChoice(node: ChoiceNode, state: State): Outcome {
  const test = evaluate(node.test, state);
  const chosen = evaluate(isZero(test.value) ? node.otherwise : node.then, state);
  return { node, value: chosen.value, parts: [test, chosen] };
}
