/** Rolls a program: walks the tree from left to right and throws its dice. */
import type { Diagnostic } from '../diagnostic.ts';
import { DiceError, fault } from '../diagnostic.ts';
import type { CallNode, DiceNode, Expression } from '../grammar/ast.ts';
import { leftSpine } from '../grammar/ast.ts';
import { constantOf } from '../grammar/constant.ts';
import { NotationFault, reckon } from '../grammar/fault.ts';
import { diceCount, dieOf, readModifiers, tooManyDice } from '../grammar/pool.ts';
import type { Num } from '../number.ts';
import { add, fromDecimal } from '../number.ts';
import { applyComparison, binaryRecord, unaryRecord } from '../vocabulary/operators.ts';
import { insideVariable } from './inside.ts';
import type { Program, StaticPool } from './prepare.ts';
import type { DiceHand } from './random/hand.ts';
import { dieName } from './random/hand.ts';
import type { Outcome, ThrownDie } from './roll.ts';
import type { Thrower } from './throw-pool.ts';
import { throwPool } from './throw-pool.ts';

export interface Sample {
  readonly outcome: Outcome;
  /** Every physical die in the order thrown. */
  readonly dice: readonly ThrownDie[];
  /** What only the computed pools made known. */
  readonly warnings: readonly Diagnostic[];
}

interface State {
  readonly program: Program;
  readonly hand: DiceHand;
  readonly dice: ThrownDie[];
  readonly warnings: Diagnostic[];
}

/**
 * Rolls once. Terms are thrown from left to right; a pool's count comes before its sides, and those
 * before its dice.
 *
 * @throws DiceError for what depends on the dice, and for a hand whose faces do not fit
 */
export function sample(program: Program, hand: DiceHand): Sample {
  const state: State = { program, hand, dice: [], warnings: [] };
  try {
    const outcome = evaluate(program.tree.body, state);
    hand.finish();
    return { outcome, dice: state.dice, warnings: state.warnings };
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    throw new DiceError([error.diagnostic], program.tree.text);
  }
}

function evaluate(node: Expression, state: State): Outcome {
  switch (node.kind) {
    case 'number':
      return { node, value: reckon(node.span, () => fromDecimal(node.text)), parts: [] };
    case 'variable': {
      const meaning = state.program.meaningOf(node);
      if ('value' in meaning) return { node, value: meaning.value, parts: [] };
      const inner = inVariable(node, state, () => evaluate(meaning.tree.body, state));
      return { node, value: inner.value, parts: [inner] };
    }
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
    case 'dice':
      return evaluatePool(node, state);
  }
}

/** A fault inside a variable's notation is told where the variable stands. */
function inVariable<T>(
  { name, span }: { readonly name: string; readonly span: Diagnostic['span'] },
  state: State,
  work: () => T,
): T {
  const warned = state.warnings.length;
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    throw new NotationFault(insideVariable(error.diagnostic, span, name));
  } finally {
    const inside = state.warnings.splice(warned);
    state.warnings.push(...inside.map((warning) => insideVariable(warning, span, name)));
  }
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

function evaluatePool(node: DiceNode, state: State): Outcome {
  const { program, dice: thrown } = state;
  const { limits } = program;
  const parts: Outcome[] = [];
  const { die, dice, rules } = program.poolOf(node) ?? computedPool(node, parts, state);
  if (thrown.length + dice > limits.dice) throw new NotationFault(tooManyDice(node.span, limits));
  const name = node.die.kind === 'named' ? shownName(node.die.name) : dieName(die);
  const thrower: Thrower = {
    longestChain: limits.chain,
    span: node.span,
    throwDie: (each, role) => {
      if (thrown.length >= limits.dice) throw new NotationFault(tooManyDice(node.span, limits));
      const face = state.hand.throwDie(each);
      const one = { die: name, sides: each.sides, face, role, kept: true, marks: [] };
      thrown.push(one);
      return one;
    },
  };
  const { chains, counted } = throwPool(die, dice, rules, thrower);
  const value = reckon(node.span, () => {
    let total: Num = 0;
    for (const { kept, score = 0, total: one } of chains) {
      if (kept) total = add(total, counted ? score : one);
    }
    return total;
  });
  return { node, value, parts, chains };
}

const shownName = (name: string): string =>
  /^f(?:\.1)?$/.test(name) ? `d${name.toUpperCase()}` : `d{${name}}`;

/** A pool whose count or sides depend on dice: they are rolled first, in that order. */
function computedPool(node: DiceNode, parts: Outcome[], state: State): StaticPool {
  const { vocabulary, limits, names, tree } = state.program;
  const count = evaluate(node.count, state);
  parts.push(count);
  let sides: Num | undefined;
  if (node.die.kind === 'sides') {
    const rolled = evaluate(node.die.sides, state);
    parts.push(rolled);
    sides = rolled.value;
  }
  const dice = diceCount(count.value, node.count.span, limits);
  const die = dieOf(node, sides, vocabulary, limits);
  const value = (part: Expression): Num | undefined => constantOf(part, names, vocabulary);
  const settings = { value, names, vocabulary, text: tree.text };
  const { rules, diagnostics } = readModifiers(node, die, dice, settings);
  const failed = diagnostics.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new NotationFault(failed);
  if (die === undefined || rules === undefined) {
    throw new NotationFault(fault('unsuitable-sides', node.span, 'this die has no sides'));
  }
  state.warnings.push(...diagnostics);
  return { die, dice, rules };
}
