/** Tree to canonical text, which reads as the same tree. */

import { levels } from '../../vocabulary/arithmetic/operators.ts';
import { withFaces } from '../../vocabulary/dice/listed.ts';
import { apartFrom } from '../../vocabulary/dice/numbered.ts';
import { withName } from '../../vocabulary/dice/own.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { BinaryNode, DiceNode, DieNode, Expression, ModifierNode, Tree } from '../tree/ast.ts';
import { enclosed, modifiersWith } from './modifiers.ts';
import { sideBySide } from './side-by-side.ts';
import { endsOpen, joinSpine, levelOf } from './spine.ts';

/**
 * The one spelling of a notation: `d100!o + 15`, `4d6kh3`. Labels stay; comments are at the end.
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

/** Modifiers one by one, each written so that it cannot be read together with the next. */
export const printModifiers = (
  modifiers: readonly ModifierNode[],
  vocabulary: Vocabulary,
): readonly string[] => modifiersWith(modifiers, vocabulary, printExpression);

const printOperand = (node: Expression, vocabulary: Vocabulary): string =>
  enclosed(node, printExpression(node, vocabulary));

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
