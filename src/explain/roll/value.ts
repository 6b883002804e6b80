/** A value of a roll, and how it came about, inside a sentence. */
import type { Chain, Outcome } from '../../eval/sample/roll.ts';
import { printVariable } from '../../grammar/print/print.ts';
import type { ChoiceNode, CompareNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { applyComparison, binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { callInWords } from '../notation/value.ts';
import type { Said } from '../said.ts';
import { labelIn, mostParts, plain } from '../said.ts';
import type { ExplainWords } from '../words.ts';
import type { ItemPart } from './came-up.ts';
import { inShort, layDice, layItems } from './came-up.ts';

/** What the sentences of one roll are made with. */
export interface Telling {
  readonly vocabulary: Vocabulary;
  readonly words: ExplainWords;
}

/** A value and, in parentheses, how it came about. */
export function inBrief(outcome: Outcome, telling: Telling): string {
  const { common, roll } = telling.words;
  const total = common.number(outcome.value);
  const how = detail(outcome, telling);
  const text = how === undefined ? total : roll.short(total, how.text);
  const label = labelIn(outcome.node);
  return label === undefined ? text : common.labelled(text, label);
}

/** How a value came about, without the value; undefined: there is nothing to say. */
export function detail(outcome: Outcome, telling: Telling): Said | undefined {
  const { node, parts, value, chains, items } = outcome;
  const { words, vocabulary } = telling;
  const { roll, common } = words;
  const [first, second] = parts;
  switch (node.kind) {
    case 'number':
      return undefined;
    case 'variable': {
      const name = printVariable(node.name);
      const how = first === undefined ? undefined : detail(first, telling);
      return how === undefined ? plain(name) : { text: roll.variable(name, how.text), loose: true };
    }
    case 'parentheses':
      return first === undefined ? undefined : detail(first, telling);
    case 'dice': {
      if (parts.length === 0 && isOneFace(chains ?? [], value)) return undefined;
      const dice = layDice(chains ?? [], words);
      return pieces([...computed(outcome, telling), inShort(dice)], dice.kept.length, telling);
    }
    case 'group': {
      const table =
        items === undefined
          ? layDice(chains ?? [], words)
          : layItems(items, partsOf(outcome, telling), words);
      return pieces([inShort(table)], table.kept.length, telling);
    }
    case 'unary':
      if (first === undefined) return undefined;
      return plain(
        node.operator === '-' ? common.minus(inBrief(first, telling)) : inBrief(first, telling),
      );
    case 'binary':
      return calculation(outcome, telling);
    case 'compare':
      return first === undefined || second === undefined
        ? undefined
        : plain(comparison(node, first, second, telling));
    case 'call':
      return callInWords(
        node,
        parts.map((part) => inBrief(part, telling)),
        { vocabulary, words },
      );
    case 'choice': {
      if (first === undefined || second === undefined) return undefined;
      const chosen = detail(second, telling);
      const why = because(node, first, telling);
      const text = chosen === undefined ? why : roll.chosen(why, chosen.text);
      return { text, loose: true, trails: true };
    }
  }
}

/** Several pieces, or a list of several values, run into what follows. */
const pieces = (all: readonly string[], values: number, { words }: Telling): Said => ({
  text: words.roll.joined(all),
  loose: all.length > 1 || values !== 1,
  trails: all.length > 1,
});

function calculation({ node, parts }: Outcome, telling: Telling): Said | undefined {
  const { roll, common } = telling.words;
  const [first, second] = parts;
  if (node.kind !== 'binary' || first === undefined) return undefined;
  if (node.operator === '**') {
    if (second === undefined) return undefined;
    return plain(roll.power(inBrief(first, telling), inBrief(second, telling)));
  }
  const { steps } = leftSpine(node);
  const special = common.calculated[node.operator];
  if (special !== undefined && steps.length === 1 && second !== undefined) {
    return special(inBrief(first, telling), inBrief(second, telling));
  }
  if (steps.length >= mostParts) return plain(roll.calculation(parts.length));
  let text = inBrief(first, telling);
  for (const [index, { node: step }] of steps.entries()) {
    const right = parts[index + 1];
    if (right === undefined) break;
    const { level } = binaryRecord(step.operator);
    const before = steps[index - 1];
    const looser = before !== undefined && binaryRecord(before.node.operator).level < level;
    const left = looser ? `(${text})` : text;
    text = `${left} ${common.between[step.operator]} ${inBrief(right, telling)}`;
  }
  return plain(text);
}

/** How many dice or sides there are, where that was rolled too. */
export function computed({ node, parts }: Outcome, telling: Telling): readonly string[] {
  if (node.kind !== 'dice') return [];
  const { countOfDice, countOfSides } = telling.words.roll;
  return parts.flatMap((part, index) =>
    part.node.kind === 'number'
      ? []
      : [(index === 0 ? countOfDice : countOfSides)(inBrief(part, telling))],
  );
}

export const partsOf =
  ({ parts }: Outcome, telling: Telling) =>
  (index: number): ItemPart | undefined => {
    const part = parts[index];
    if (part === undefined) return undefined;
    const how = labelIn(part.node) === undefined ? detail(part, telling)?.text : undefined;
    const short = inBrief(part, telling);
    const total = telling.words.common.number(part.value);
    return { total, how: labelIn(part.node) === undefined ? how : short, short };
  };

/** One plain die says all by its face. */
const isOneFace = (chains: readonly Chain[], value: Num): boolean => {
  const [only] = chains;
  return (
    chains.length === 1 &&
    only?.dice.length === 1 &&
    only.kept &&
    only.dice[0]?.face === value &&
    only.marks.length === 0
  );
};

export function comparison(
  { operator }: CompareNode,
  left: Outcome,
  right: Outcome,
  telling: Telling,
): string {
  const holds = applyComparison(operator, left.value, right.value) === 1;
  return telling.words.roll.comparison(
    inBrief(left, telling),
    operator,
    holds,
    inBrief(right, telling),
  );
}

export function because({ test }: ChoiceNode, outcome: Outcome, telling: Telling): string {
  const { roll } = telling.words;
  const [left, right] = outcome.parts;
  const why =
    test.kind === 'compare' && left !== undefined && right !== undefined
      ? comparison(test, left, right, telling)
      : roll.test(inBrief(outcome, telling));
  return roll.because(why, outcome.value !== 0);
}
