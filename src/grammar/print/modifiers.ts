/** The modifiers of a pool as text, which cannot be read otherwise. */
import { levels } from '../../vocabulary/arithmetic/operators.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Takes } from '../../vocabulary/modifier.ts';
import type { ArgumentNode, Expression, ModifierNode } from '../tree/ast.ts';

/** Writes an expression, in parentheses when it binds looser than the level. */
export type Print = (node: Expression, vocabulary: Vocabulary, level?: number) => string;

/** The text of a number or variable as it is, of anything else in parentheses. */
export const enclosed = (node: Expression, text: string): string =>
  isPlain(node) ? text : `(${text})`;

const isPlain = (node: Expression): boolean =>
  (node.kind === 'number' || node.kind === 'variable') && node.label === undefined;

/** Modifiers one by one, each written so that it cannot be read together with the next. */
export function modifiersWith(
  modifiers: readonly ModifierNode[],
  vocabulary: Vocabulary,
  print: Print,
): readonly string[] {
  return modifiers.map((modifier, index) => {
    const next = modifiers[index + 1];
    const comparisonNext = next !== undefined && shapeOf(next, vocabulary) === 'comparison';
    return printModifier(modifier, comparisonNext, vocabulary, print);
  });
}

const shapeOf = ({ name }: ModifierNode, { modifierByName }: Vocabulary): string | undefined =>
  modifierByName.get(name)?.takes.shape;

function printModifier(
  { name, arguments: given }: ModifierNode,
  comparisonNext: boolean,
  vocabulary: Vocabulary,
  print: Print,
): string {
  const takes = vocabulary.modifierByName.get(name)?.takes;
  const [only, ...others] = given;
  if (takes?.shape === 'comparison' && only?.kind === 'test') {
    const number = printThreshold(only.value, vocabulary, print);
    return only.operator + (only.inParentheses === true ? `(${number})` : number);
  }
  if (only === undefined) {
    // A comparison after a bare condition would be taken for the condition.
    const inList = (comparisonNext && takes?.shape === 'condition') || isIncomplete(takes);
    return inList ? `${name}()` : name;
  }
  if (takes?.shape === 'size') {
    const inline = printSize(only, others, comparisonNext, vocabulary, print);
    if (inline !== undefined) return name + inline;
  } else if (others.length === 0) {
    const inList = takes?.shape === 'numbers' && takes.inListOnly === true;
    if (only.kind === 'value' && isPlain(only.value) && !inList) {
      const text = name + print(only.value, vocabulary);
      // The letter of dice drops dice too: with this number it would be read as a die.
      if (!vocabulary.dieBySpelling.has(text)) return text;
    }
    if (only.kind === 'test' && only.operator !== '=' && takes?.shape === 'condition') {
      return name + only.operator + printThreshold(only.value, vocabulary, print);
    }
  }
  return `${name}(${given.map((argument) => printArgument(argument, vocabulary, print)).join(', ')})`;
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
  print: Print,
): string | undefined {
  if (size.kind !== 'value' || !isPlain(size.value) || others.length > 0) return undefined;
  const number = print(size.value, vocabulary);
  if (test === undefined) return comparisonNext ? undefined : number;
  if (test.kind === 'option') return undefined;
  const sign = test.kind === 'test' ? test.operator : '=';
  return number + sign + printThreshold(test.value, vocabulary, print);
}

function printArgument(argument: ArgumentNode, vocabulary: Vocabulary, print: Print): string {
  const value = (node: Expression): string => print(node, vocabulary, levels.sum);
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
function printThreshold(node: Expression, vocabulary: Vocabulary, print: Print): string {
  const text = print(node, vocabulary);
  return node.kind === 'unary' && isPlain(node.operand) ? text : enclosed(node, text);
}
