/** Tree to canonical text, which reads as the same tree. */

import { binaryRecord, levels } from '../../vocabulary/arithmetic/operators.ts';
import { withFaces } from '../../vocabulary/dice/listed.ts';
import { apartFrom } from '../../vocabulary/dice/numbered.ts';
import { withName } from '../../vocabulary/dice/own.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { letter } from '../../vocabulary/letters.ts';
import type { Takes } from '../../vocabulary/modifier.ts';
import type {
  ArgumentNode,
  BinaryNode,
  DiceNode,
  DieNode,
  Expression,
  ModifierNode,
  Tree,
} from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';

/**
 * The one spelling of a notation: `d100!o + 15`, `4d6kh3`. Labels stay; comments go at the end.
 *
 * @example print(tree of "1D100 !OE+15 # attack") // "d100!o + 15 # attack"
 */
export function print(tree: Tree, vocabulary: Vocabulary): string {
  return [printResult(tree, vocabulary), ...tree.comments.map((comment) => `# ${comment}`)].join(
    tree.comments.length > 1 ? '\n' : ' ',
  );
}

/** A tree without its comments. */
export function printResult({ bindings, repeat, body }: Tree, vocabulary: Vocabulary): string {
  const bound = bindings.map(
    ({ name, value }) => `${printVariable(name)} := ${printExpression(value, vocabulary)}; `,
  );
  const times = repeat === undefined ? '' : `${printOperand(repeat, vocabulary)} x `;
  return bound.join('') + times + printExpression(body, vocabulary);
}

/** An expression, in parentheses when it binds looser than `level`. */
export function printExpression(
  node: Expression,
  vocabulary: Vocabulary,
  level: number = levels.compare,
): string {
  const text = withLabel(printBare(node, vocabulary), node);
  return levelOf(node) < level ? `(${text})` : text;
}

function withLabel(text: string, node: Expression): string {
  return 'label' in node && node.label !== undefined ? `${text}[${node.label}]` : text;
}

/** How tightly a node binds. */
export function levelOf(node: Expression): number {
  switch (node.kind) {
    case 'compare':
      return levels.compare;
    case 'binary':
      return binaryRecord(node.operator).level;
    case 'unary':
      return levels.sign;
    case 'number':
    case 'variable':
    case 'call':
    case 'choice':
    case 'dice':
    case 'group':
    case 'parentheses':
      return levels.term;
  }
}

function printBare(node: Expression, vocabulary: Vocabulary): string {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'variable':
      return printVariable(node.name);
    case 'unary':
      return node.operator + printExpression(node.operand, vocabulary, levels.sign);
    case 'binary':
      return node.operator === '**' ? printPower(node, vocabulary) : printSpine(node, vocabulary);
    case 'compare': {
      // Right after dice a comparison would count, and after a label it is refused.
      const left = printExpression(node.left, vocabulary, levels.sum);
      const shielded = endsOpen(node.left) && levelOf(node.left) >= levels.sum;
      const right = printExpression(node.right, vocabulary, levels.sum);
      return `${shielded ? `(${left})` : left} ${node.operator} ${right}`;
    }
    case 'call': {
      const given = node.arguments.map((each) => printExpression(each, vocabulary));
      return `${node.name}(${given.join(', ')})`;
    }
    case 'choice': {
      const given = [node.test, node.then, node.otherwise];
      return `if(${given.map((each) => printExpression(each, vocabulary)).join(', ')})`;
    }
    case 'dice':
      return printDice(node, vocabulary);
    case 'group': {
      const items = node.items.map((each) => printExpression(each, vocabulary)).join(', ');
      return sideBySide([`{${items}}`, ...printModifiers(node.modifiers, vocabulary)]);
    }
    case 'parentheses':
      return `(${printExpression(node.inner, vocabulary)})`;
  }
}

/** The base of a power is a single term; its exponent may carry a sign. */
function printPower({ left, right }: BinaryNode, vocabulary: Vocabulary): string {
  const base = printExpression(left, vocabulary, levels.term);
  return `${base}**${printExpression(right, vocabulary, levels.sign)}`;
}

function printSpine(node: BinaryNode, vocabulary: Vocabulary): string {
  return joinSpine(node, {
    operand: (operand, level) => printExpression(operand, vocabulary, level),
    sign: (operator) => operator,
    wrap: (text) => `(${text})`,
  });
}

/**
 * A run of operators that associate to the left, however long. `operand` writes the operand at an index,
 * in parentheses when it binds looser than the level.
 */
export function joinSpine(
  node: BinaryNode,
  {
    operand,
    sign,
    wrap,
  }: {
    readonly operand: (node: Expression, level: number, index: number) => string;
    readonly sign: (operator: string) => string;
    readonly wrap: (text: string) => string;
  },
): string {
  const { first, steps } = leftSpine(node);
  let text = operand(first, levelOf(steps[0]?.node ?? node), 0);
  for (const [index, step] of steps.entries()) {
    const level = levelOf(step.node);
    text = `${text} ${sign(step.node.operator)} ${operand(step.right, level + 1, index + 1)}`;
    const next = steps[index + 1];
    if (next !== undefined && level < levelOf(next.node)) text = wrap(text);
  }
  return text;
}

/** Whether the text of an expression ends with dice, a group or a label. */
function endsOpen(node: Expression): boolean {
  if ('label' in node && node.label !== undefined) return true;
  switch (node.kind) {
    case 'dice':
    case 'group':
      return true;
    case 'unary':
      return levelOf(node.operand) >= levels.sign && endsOpen(node.operand);
    case 'binary':
      return (
        levelOf(node.right) > levelOf(node) - (node.operator === '**' ? 2 : 0) &&
        endsOpen(node.right)
      );
    default:
      return false;
  }
}

/** Names that can be written without braces; the lexer's own rule is at least as wide. */
const bareName = /^[a-z_][a-z0-9_]*(?:\.[a-z0-9_]+)*$/;

/** `@str`, `@{any name}` */
export const printVariable = (name: string): string =>
  bareName.test(name) ? `@${name}` : `@{${name}}`;

function printDice(node: DiceNode, vocabulary: Vocabulary): string {
  const count = printCount(node.count, vocabulary);
  const die = printDie(node.die, vocabulary);
  return sideBySide([count, die, ...printModifiers(node.modifiers, vocabulary)]);
}

function printCount(count: Expression, vocabulary: Vocabulary): string {
  if (count.kind === 'number' && count.text === '1' && count.label === undefined) return '';
  return printOperand(count, vocabulary);
}

/** A number or variable as it is, anything else in parentheses. */
function printOperand(node: Expression, vocabulary: Vocabulary): string {
  const text = printExpression(node, vocabulary);
  return isPlain(node) ? text : `(${text})`;
}

const isPlain = (node: Expression): boolean =>
  (node.kind === 'number' || node.kind === 'variable') && node.label === undefined;

function printDie(die: DieNode, vocabulary: Vocabulary): string {
  switch (die.kind) {
    case 'sides':
      return apartFrom(vocabulary.dieBySpelling, printOperand(die.sides, vocabulary));
    case 'faces': {
      const ranges = die.faces.map(({ from, to }) => (from === to ? `${from}` : `${from}..${to}`));
      return withFaces(ranges);
    }
    case 'named':
      return vocabulary.dieByName.get(die.name)?.spelling ?? withName(die.name);
  }
}

/** Modifiers one by one, each written so that it cannot be read together with the next. */
export function printModifiers(
  modifiers: readonly ModifierNode[],
  vocabulary: Vocabulary,
): readonly string[] {
  return modifiers.map((modifier, index) => {
    const next = modifiers[index + 1];
    const comparisonNext = next !== undefined && shapeOf(next, vocabulary) === 'comparison';
    return printModifier(modifier, comparisonNext, vocabulary);
  });
}

const shapeOf = ({ name }: ModifierNode, { modifierByName }: Vocabulary): string | undefined =>
  modifierByName.get(name)?.takes.shape;

function printModifier(
  { name, arguments: given }: ModifierNode,
  comparisonNext: boolean,
  vocabulary: Vocabulary,
): string {
  const takes = vocabulary.modifierByName.get(name)?.takes;
  const [only, ...others] = given;
  if (takes?.shape === 'comparison' && only?.kind === 'test') {
    const number = printThreshold(only.value, vocabulary);
    return only.operator + (only.inParentheses === true ? `(${number})` : number);
  }
  if (only === undefined) {
    // A comparison after a bare condition would be taken for the condition.
    const inList = (comparisonNext && takes?.shape === 'condition') || isIncomplete(takes);
    return inList ? `${name}()` : name;
  }
  if (takes?.shape === 'size') {
    const inline = printSize(only, others, comparisonNext, vocabulary);
    if (inline !== undefined) return name + inline;
  } else if (others.length === 0) {
    const inList = takes?.shape === 'numbers' && takes.inListOnly === true;
    if (only.kind === 'value' && isPlain(only.value) && !inList) {
      const text = name + printExpression(only.value, vocabulary);
      // The letter of dice drops dice too: with this number it would be read as a die.
      if (!vocabulary.dieBySpelling.has(text)) return text;
    }
    if (only.kind === 'test' && only.operator !== '=' && takes?.shape === 'condition') {
      return name + only.operator + printThreshold(only.value, vocabulary);
    }
  }
  return `${name}(${given.map((argument) => printArgument(argument, vocabulary)).join(', ')})`;
}

/** Whether a number is missing; only a list says so without being read as something else. */
const isIncomplete = (takes: Takes | undefined): boolean =>
  takes?.shape === 'numbers' && takes.fewest > 0 && takes.default === undefined;

/** `3`, `3>2`, and `3=2` for sets of twos; a list where a comparison after it would be taken for its own. */
function printSize(
  size: ArgumentNode,
  [test, ...others]: readonly ArgumentNode[],
  comparisonNext: boolean,
  vocabulary: Vocabulary,
): string | undefined {
  if (size.kind !== 'value' || !isPlain(size.value) || others.length > 0) return undefined;
  const number = printExpression(size.value, vocabulary);
  if (test === undefined) return comparisonNext ? undefined : number;
  if (test.kind === 'option') return undefined;
  const sign = test.kind === 'test' ? test.operator : '=';
  return number + sign + printThreshold(test.value, vocabulary);
}

function printArgument(argument: ArgumentNode, vocabulary: Vocabulary): string {
  const value = (node: Expression): string => printExpression(node, vocabulary, levels.sum);
  switch (argument.kind) {
    case 'value':
      return value(argument.value);
    case 'test':
      return argument.operator + value(argument.value);
    case 'option':
      return argument.value === undefined
        ? argument.name
        : `${argument.name} ${value(argument.value)}`;
  }
}

/** What a comparison on dice compares with: a number, perhaps signed, a variable, or parentheses. */
function printThreshold(node: Expression, vocabulary: Vocabulary): string {
  if (node.kind === 'unary' && isPlain(node.operand)) return printExpression(node, vocabulary);
  return printOperand(node, vocabulary);
}

const isLetter = new RegExp(`[${letter}]`);
/** The text ends in a variable without braces, which would swallow letters, digits and points. */
const endsInName = new RegExp(`@[${letter}][${letter}\\d.]*$`);
const goesOn = new RegExp(`[${letter}\\d.]`);

/** Pieces side by side, with a space between two that would be read as one. */
export function sideBySide(pieces: readonly string[]): string {
  const filled = pieces.filter((piece) => piece !== '');
  return filled
    .map((piece, index) => (runsTogether(filled[index - 1] ?? '', piece) ? ` ${piece}` : piece))
    .join('');
}

function runsTogether(left: string, right: string): boolean {
  const first = right.charAt(0);
  const last = left.slice(-1);
  const words = isLetter.test(last) && isLetter.test(first);
  const name = endsInName.test(left) && goesOn.test(first);
  const bangs = last === '!' && /[!=op]/.test(first);
  return words || name || bangs;
}
