/** A tree as sentences: what to roll, and what to do with it. */

import { constantOf } from '../../grammar/check/constant.ts';
import { printVariable } from '../../grammar/print/print.ts';
import { joinSpine, levelOf } from '../../grammar/print/spine.ts';
import type {
  BinaryNode,
  ChoiceNode,
  DiceNode,
  Expression,
  GroupNode,
  Tree,
  VariableNode,
} from '../../grammar/tree/ast.ts';
import { attempted } from '../../grammar/tree/fault.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { showNumber } from '../../number/format.ts';
import type { BinaryOperator } from '../../vocabulary/arithmetic/operators.ts';
import { binaryRecord, comparisonRecord, levels } from '../../vocabulary/arithmetic/operators.ts';
import { listed, mostParts, paragraph, shielded, withLabel } from '../words.ts';
import type { Context, Setting } from './context.ts';
import { diceInWords, groupInWords } from './pool.ts';
import type { Clauses } from './steps.ts';

/**
 * What a notation says.
 *
 * @example explainTree(tree of "4d6kh3 + 2") // "Roll four d6 and keep the highest 3. Add 2."
 */
export function explainTree({ bindings, repeat, body }: Tree, setting: Setting): string {
  const { names, vocabulary } = setting;
  const context: Context = {
    ...setting,
    // What cannot be reckoned is told as it is written: where a variable is open, no check has come so far.
    known: (node) => attempted([], () => constantOf(node, names, vocabulary)),
    noun: (node) => shielded(noun(node, context)),
    bound: new Set(bindings.map(({ name }) => name)),
    told: new Set(),
  };
  const bound = bindings.map(({ name, value }) => {
    const verb = value.kind === 'dice' ? 'roll' : 'work out';
    return `${verb} ${noun(value, context)} and call the result ${printVariable(name)}`;
  });
  const [first = '', ...others] = sentences(body, context);
  const result = repeat === undefined ? first : `${times(repeat, context)}: ${first}`;
  return paragraph([...bound, result, ...others]);
}

function times(repeat: Expression, context: Context): string {
  const value = context.known(repeat);
  const number = value === undefined ? context.noun(repeat) : showNumber(value);
  return `do this ${number} ${value === 1 ? 'time' : 'times'}, each for a total of its own`;
}

/** What to do, one sentence after the other. */
function sentences(node: Expression, context: Context): readonly string[] {
  switch (node.kind) {
    case 'dice': {
      const { dice, ...clauses } = diceInWords(node, context);
      return withClauses(`roll ${withLabel(dice, node.label)}`, clauses);
    }
    case 'group':
      return labelled(groupSentences(node, context), node.label);
    case 'binary':
      return node.operator === '**'
        ? [
            ...sentences(node.left, context),
            binaryRecord('**').phrase(noun(node.right, context, levels.sign)),
          ]
        : spineSentences(node, context);
    case 'unary':
      if (node.operator === '+') return sentences(node.operand, context);
      if (node.operand.kind === 'number') return [`take ${noun(node, context)}`];
      return [...sentences(node.operand, context), 'change the sign'];
    case 'compare': {
      const { phrase } = comparisonRecord(node.operator);
      const right = noun(node.right, context, levels.sum);
      return [
        ...sentences(node.left, context),
        `the result is 1 if that is ${phrase} ${right}, else 0`,
      ];
    }
    case 'choice':
      return labelled([choiceSentence(node, context)], node.label);
    case 'parentheses':
      return labelled(sentences(node.inner, context), node.label);
    case 'number':
    case 'variable':
    case 'call':
      return [`take ${noun(node, context)}`];
  }
}

/** The label of something that took several sentences. */
const labelled = (said: readonly string[], label: string | undefined): readonly string[] =>
  label === undefined || label.trim() === '' ? said : [...said, withLabel('the result is', label)];

/** "roll four d6" and what is done with them; what an adjective means ends a sentence. */
function withClauses(start: string, { meaning, clauses }: Clauses): readonly string[] {
  const [only, ...others] = clauses;
  const done = clauses.join(', then ');
  if (meaning !== undefined)
    return [`${start}: ${meaning}`, ...(only === undefined ? [] : [`then ${done}`])];
  if (only === undefined) return [start];
  return [others.length === 0 ? `${start} and ${only}` : `${start}, ${done}`];
}

function groupSentences(node: GroupNode, context: Context): readonly string[] {
  const { kind, items, ...clauses } = groupInWords(node, context);
  const [item, ...others] = node.items;
  if (kind === 'dice') return withClauses(`roll ${listed(items)} as one pool`, clauses);
  if (kind === 'unknown') return withClauses(`take together ${listed(items)}`, clauses);
  if (clauses.clauses.length === 0) {
    return others.length === 0 && item !== undefined
      ? sentences(item, context)
      : [`add up ${listed(items)}`];
  }
  const values = items.length === 1 ? 'this as one value' : 'each of these as one value';
  return [`take ${values}: ${items.join('; ')}`, clauses.clauses.join(', then ')];
}

function spineSentences(node: BinaryNode, context: Context): readonly string[] {
  const { first, steps } = leftSpine(node);
  const told = steps.slice(0, steps.length > mostParts + 1 ? mostParts : steps.length);
  const said = told.map(({ node: step, right }) =>
    binaryRecord(step.operator).phrase(noun(right, context, levelOf(step) + 1)),
  );
  const rest = steps.length - told.length;
  const more = rest === 0 ? [] : [`go on like this with ${rest} more operations`];
  return [...sentences(first, context), [...said, ...more].join(', then ')];
}

function choiceSentence({ test, then, otherwise }: ChoiceNode, context: Context): string {
  return `if ${condition(test, context)}, ${clause(then, context)}; otherwise ${clause(otherwise, context)}`;
}

/** What to do, in a part of a sentence. */
function clause(node: Expression, context: Context): string {
  const text = noun(node, context);
  return node.kind === 'dice' ? `roll ${text}` : `take ${shielded(text)}`;
}

function condition(test: Expression, context: Context): string {
  if (test.kind !== 'compare') return `${shielded(noun(test, context))} is not 0`;
  const side = (node: Expression): string => shielded(noun(node, context, levels.sum));
  return `${side(test.left)} is ${comparisonRecord(test.operator).phrase} ${side(test.right)}`;
}

/** What an expression gives, in parentheses where it binds looser than the level. */
function noun(node: Expression, context: Context, level: number = levels.compare): string {
  const text = withLabel(bareNoun(node, context), 'label' in node ? node.label : undefined);
  if (levelOf(node) < level) return `(${text})`;
  return level > levels.compare ? shielded(text) : text;
}

function bareNoun(node: Expression, context: Context): string {
  const inner = (part: Expression, level?: number): string => noun(part, context, level);
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'variable':
      return variableInWords(node, context);
    case 'parentheses':
      return `(${inner(node.inner)})`;
    case 'unary': {
      const operand = inner(node.operand, levels.sign);
      if (node.operator === '+') return operand;
      return node.operand.kind === 'number' ? `-${operand}` : `minus ${operand}`;
    }
    case 'binary':
      return binaryNoun(node, context);
    case 'compare': {
      const { phrase } = comparisonRecord(node.operator);
      const right = inner(node.right, levels.sum);
      return `1 if ${inner(node.left, levels.sum)} is ${phrase} ${right}, else 0`;
    }
    case 'call': {
      const given = node.arguments.map((each) => inner(each, levels.product));
      const phrase: unknown = context.vocabulary.functionByName.get(node.name)?.phrase?.(...given);
      return typeof phrase === 'string' ? phrase : `${node.name}(${given.join(', ')})`;
    }
    case 'choice': {
      const [then, otherwise] = [node.then, node.otherwise].map((each) => context.noun(each));
      return `${then} if ${condition(node.test, context)}, otherwise ${otherwise}`;
    }
    case 'dice':
      return diceNoun(node, context);
    case 'group':
      return groupNoun(node, context);
  }
}

function binaryNoun(node: BinaryNode, context: Context): string {
  const between = (operator: string): string => binaryRecord(operator as BinaryOperator).between;
  if (node.operator === '**') {
    const exponent = noun(node.right, context, levels.sign);
    return `${noun(node.left, context, levels.term)} ${between(node.operator)} ${exponent}`;
  }
  const parts = leftSpine(node).steps.length + 1;
  if (parts > mostParts) return `a calculation with ${parts} numbers`;
  return joinSpine(node, {
    operand: (operand, level) => noun(operand, context, level),
    sign: between,
    wrap: (text) => `(${text})`,
  });
}

/** "four d6 (keep the highest 3)" */
function diceNoun(node: DiceNode, context: Context): string {
  const { dice, meaning, clauses } = diceInWords(node, context);
  return behind(dice, [...(meaning === undefined ? [] : [meaning]), ...clauses]);
}

const behind = (text: string, clauses: readonly string[]): string =>
  clauses.length === 0 ? text : `${text} (${clauses.map(short).join(', then ')})`;

/** Without what is explained in parentheses, which would be too much inside others. */
const short = (clause: string): string => clause.replace(/ \([^()]*\)/g, '');

function groupNoun(node: GroupNode, context: Context): string {
  const { kind, items, meaning, clauses } = groupInWords(node, context);
  const [only, ...others] = items;
  const done = [...(meaning === undefined ? [] : [meaning]), ...clauses];
  if (kind === 'dice') return behind(`${listed(items)} as one pool`, done);
  if (kind === 'unknown') return behind(`${listed(items)} together`, done);
  if (done.length > 0) {
    return behind(others.length === 0 ? `the value ${only}` : `the values ${listed(items)}`, done);
  }
  return others.length === 0 && only !== undefined ? `(${only})` : `the sum of ${listed(items)}`;
}

function variableInWords(node: VariableNode, context: Context): string {
  const { names, bound, told } = context;
  const name = printVariable(node.name);
  if (bound.has(node.name)) return name;
  const value = names.valueOf(node);
  if (value !== undefined) return `${name} (${showNumber(value)})`;
  const body = names.bodyOf?.(node);
  if (body === undefined || told.has(node.name)) return name;
  told.add(node.name);
  return `${name} (${noun(body, context)})`;
}
