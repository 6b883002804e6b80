/** Finds what a tree says that cannot be rolled, or is probably not meant. */
import type { Diagnostic } from '../diagnostic.ts';
import { caution, fault } from '../diagnostic.ts';
import type { Limits } from '../limits.ts';
import { isWhole } from '../number.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { ModifierRecord } from '../vocabulary/modifier.ts';
import { isCount } from '../vocabulary/modifier.ts';
import type { PoolState } from '../vocabulary/state.ts';
import type {
  BinaryNode,
  DiceNode,
  Expression,
  GroupNode,
  ModifierNode,
  PoolNode,
  Tree,
} from './ast.ts';
import { childrenOf, leftSpine, nodesOf, rootsOf } from './ast.ts';
import type { Names } from './constant.ts';
import { constantOf, noNames, rollsDice } from './constant.ts';
import { replaced } from './edit.ts';
import { NotationFault } from './fault.ts';
import type { ReadGroup } from './group.ts';
import { endOf, readGroup } from './group.ts';
import type { Modified, PoolSettings } from './pool.ts';
import { diceCount, dieOf, readModifiers } from './pool.ts';
import { memberCount } from './series.ts';
import { either, nearest } from './suggest.ts';

interface Context {
  readonly tree: Tree;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly settings: PoolSettings;
  /** The groups read, since a group is asked for by each one round it too. */
  readonly groups: Map<GroupNode, ReadGroup | undefined>;
}

/**
 * All errors and warnings of a tree that can be found before its variables are known, or, with `names`,
 * when they are. In the order of the text.
 */
export function check(
  tree: Tree,
  vocabulary: Vocabulary,
  limits: Limits,
  names: Names = noNames,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    found.push(diagnostic);
  };
  const value = (part: Expression) => constantOf(part, names, vocabulary);
  const settings = { value, names, vocabulary, text: tree.text };
  const context = { tree, vocabulary, limits, names, report, settings, groups: new Map() };
  checkBindings(context);
  attempt(context, () => checkSeries(context));
  for (const root of rootsOf(tree)) walk(root, context);
  const failed = found.some(({ severity }) => severity === 'error');
  if (!failed) noteExplosions(tree, vocabulary, report);
  return found.sort((one, other) => one.span.start - other.span.start);
}

function walk(node: Expression, context: Context): void {
  switch (node.kind) {
    case 'dice':
      attempt(context, () => checkPool(node, context));
      break;
    case 'group':
      attempt(context, () => groupOf(node, context)?.diagnostics.forEach(context.report));
      break;
    case 'choice':
      warnSingleCount(node.test, node.test, context);
      break;
    case 'call':
      checkCall(node.name, node.arguments.length, node, context);
      break;
    case 'binary':
      checkArithmetic(node, context);
      break;
    case 'unary':
      if (node.operator === '-') warnNegatedCount(node.operand, context);
      break;
    case 'number':
    case 'variable':
    case 'compare':
    case 'parentheses':
      break;
  }
  for (const child of childrenOf(node)) walk(child, context);
}

/** A fault of one part is reported, and the other parts are still checked. */
function attempt({ report }: Context, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    report(error.diagnostic);
  }
}

/** Each name is bound once, and used only behind its binding. */
function checkBindings({ tree: { bindings }, report }: Context): void {
  const all = new Set(bindings.map(({ name }) => name));
  const bound = new Set<string>();
  for (const { name, value, span } of bindings) {
    for (const node of nodesOf(value)) {
      if (node.kind !== 'variable' || !all.has(node.name) || bound.has(node.name)) continue;
      const message = `@${node.name} is not bound yet here`;
      const hint = 'a binding can use those before it';
      report(fault('unknown-variable', node.span, message, { hint }));
    }
    if (bound.has(name)) {
      const hint = 'each binding needs a name of its own';
      report(fault('name-taken', span, `@${name} is bound already`, { hint }));
    }
    bound.add(name);
  }
}

function checkSeries({ tree, limits, names, settings }: Context): void {
  const { repeat } = tree;
  if (repeat === undefined) return;
  if (rollsDice(repeat, names)) {
    throw new NotationFault(
      fault('dice-in-argument', repeat.span, 'the number of members cannot roll dice', {
        hint: 'bind the roll first, as in "@n := d4; @n x 3d6"',
      }),
    );
  }
  const value = settings.value(repeat);
  if (value !== undefined) memberCount(value, tree, repeat.span, limits);
}

function checkPool(node: DiceNode, context: Context): void {
  readPool(node, context).diagnostics.forEach(context.report);
}

function readPool(node: DiceNode, { vocabulary, limits, settings }: Context): Modified {
  const count = settings.value(node.count);
  const dice = count === undefined ? undefined : diceCount(count, node.count.span, limits);
  const sides = node.die.kind === 'sides' ? settings.value(node.die.sides) : undefined;
  const die = dieOf(node, sides, vocabulary, limits);
  return readModifiers(node, die, dice, settings);
}

function groupOf(node: GroupNode, context: Context): ReadGroup | undefined {
  const { groups, settings } = context;
  if (!groups.has(node)) {
    groups.set(
      node,
      readGroup(node, (term) => stateOf(term, context), settings),
    );
  }
  return groups.get(node);
}

/** What is known of dice in a group; what is wrong with them is reported where they stand. */
function stateOf(term: PoolNode, context: Context): PoolState | undefined {
  try {
    return term.kind === 'dice' ? readPool(term, context).end : endOf(groupOf(term, context));
  } catch (error) {
    if (error instanceof NotationFault) return undefined;
    throw error;
  }
}

function checkCall(
  name: string,
  given: number,
  { span }: Expression,
  { vocabulary, report }: Context,
): void {
  const record = vocabulary.functionByName.get(name);
  if (record === undefined) {
    const near = nearest(name, vocabulary.functionByName.keys());
    const hint = near.length > 0 ? `did you mean ${either(near)}?` : undefined;
    report(fault('not-a-function', span, `there is no function called "${name}"`, { hint }));
    return;
  }
  const { least, most } = record;
  if (given >= least && (most === undefined || given <= most)) return;
  const asked = least === 1 ? 'one argument' : `${least} arguments`;
  report(
    fault(
      'unsuitable-argument',
      span,
      `"${name}" takes ${most === undefined ? 'at least ' : ''}${asked}`,
      {
        hint: `as in "${record.example}"`,
      },
    ),
  );
}

const recordOf = ({ name }: ModifierNode, { vocabulary }: Context): ModifierRecord | undefined =>
  vocabulary.modifierByName.get(name);

/** The count of a pool, when it has one. */
function countIn(node: Expression, context: Context): ModifierNode | undefined {
  if (node.kind !== 'dice' && node.kind !== 'group') return undefined;
  return node.modifiers.find((modifier) => {
    const record = recordOf(modifier, context);
    return record !== undefined && isCount(record);
  });
}

/** `5 + d20 >= 15` counts one die: the sum was surely meant to be compared. */
function checkArithmetic(node: BinaryNode, context: Context): void {
  if (node.operator === '**') return;
  const { first, steps } = leftSpine(node);
  const additive = steps.filter(({ node: step }) => step.operator === '+' || step.operator === '-');
  const inner = additive[0]?.node;
  if (inner === undefined) return;
  const operands = [inner.left, ...additive.map(({ right }) => right)];
  if (inner.left !== first) operands.push(first);
  for (const operand of new Set(operands)) warnSingleCount(operand, node, context);
  for (const { node: step, right } of additive) {
    if (step.operator === '-') {
      warnNegatedCount(right, context);
      warnSwallowedMinus(step, context);
    }
  }
}

function warnSingleCount(operand: Expression, sum: Expression, context: Context): void {
  const count = countIn(operand, context);
  if (count === undefined || operand.kind !== 'dice') return;
  if (operand.count.kind !== 'number' || operand.count.text !== '1') return;
  const { text } = context.tree;
  const last = operand.modifiers.at(-1) === count && operand.span.end === sum.span.end;
  const { start } = count.span;
  const total = text.slice(sum.span.start, start).trim();
  const fix = last ? `${text.slice(0, sum.span.start)}(${total}) ${text.slice(start)}` : undefined;
  const message = 'this counts one die, 1 or 0; it does not compare the total';
  const hint = 'to compare the total, put it in parentheses';
  context.report(caution('count-in-arithmetic', count.span, message, { hint, fix }));
}

function warnNegatedCount(operand: Expression, context: Context): void {
  const count = countIn(operand, context);
  if (count === undefined) return;
  const message = 'successes are subtracted here: the count comes before the minus';
  context.report(caution('count-under-minus', count.span, message));
}

/** `4dFr-1` rolls 0s again and subtracts 1; behind a modifier a number has no sign. */
function warnSwallowedMinus({ left, right, span }: BinaryNode, context: Context): void {
  const { tree, vocabulary, limits, names } = context;
  let last = left;
  while (last.kind === 'binary' || last.kind === 'unary') {
    last = last.kind === 'binary' ? last.right : last.operand;
  }
  if (last.kind !== 'dice' || right.kind !== 'number') return;
  const modifier = last.modifiers.at(-1);
  const takes = modifier === undefined ? undefined : recordOf(modifier, context)?.takes.shape;
  if (modifier === undefined || (takes !== 'condition' && takes !== 'numbers')) return;
  const bare = modifier.arguments.every((each) => each.span.start === each.span.end);
  if (!bare || tree.text[modifier.span.end] !== '-') return;
  attempt(context, () => {
    const sides =
      last.die.kind === 'sides' ? constantOf(last.die.sides, names, vocabulary) : undefined;
    const die = dieOf(last, sides, vocabulary, limits);
    if (die?.faces?.includes(-Number(right.text)) !== true) return;
    const written = tree.text.slice(modifier.span.start, modifier.span.end);
    const whole = { start: modifier.span.start, end: right.span.end };
    const fix = replaced(tree.text, whole, `${written}(-${right.text})`);
    const message = `this subtracts ${right.text} from the total; it is not the face -${right.text}`;
    context.report(
      caution('minus-after-modifier', { ...span, start: modifier.span.end }, message, { fix }),
    );
  });
}

/** `8d10!>=9` explodes on 9 and more and adds up; it is often written by people who mean to count. */
function noteExplosions(tree: Tree, vocabulary: Vocabulary, report: Context['report']): void {
  const { text } = tree;
  for (const node of rootsOf(tree).flatMap((root) => [...nodesOf(root)])) {
    if (node.kind !== 'dice' && node.kind !== 'group') continue;
    const records = node.modifiers.map(({ name }) => vocabulary.modifierByName.get(name));
    if (records.some((record) => record !== undefined && isCount(record))) continue;
    for (const [index, { arguments: given, span }] of node.modifiers.entries()) {
      const record = records[index];
      const [only] = given;
      if (record?.grows !== true || given.length !== 1 || only?.kind !== 'test') continue;
      if (only.operator !== '>=' && only.operator !== '>') continue;
      if (text[only.span.start - 1] === '(') continue;
      const sides = node.kind === 'dice' && node.die.kind === 'sides' ? node.die.sides : undefined;
      const highest =
        sides?.kind === 'number' && isWhole(Number(sides.text)) ? sides.text : undefined;
      const test = text.slice(only.span.start, only.span.end);
      const counting = highest === undefined ? undefined : `${record.name}${highest}${test}`;
      report(
        caution(
          'explodes-not-counts',
          span,
          'this is the condition on which a die goes on; the dice are added up, not counted',
          counting === undefined
            ? {}
            : {
                hint: 'to go on at the highest face and count successes, write both',
                fix: replaced(text, span, counting),
              },
        ),
      );
      return;
    }
  }
}
