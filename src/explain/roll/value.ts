/** A value of a roll, and how it came about, inside a sentence. */
import type { Chain, Outcome } from '../../eval/sample/roll.ts';
import { printVariable } from '../../grammar/print/print.ts';
import type { BinaryNode, ChoiceNode, CompareNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import { applyComparison, binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { callInWords } from '../notation/value.ts';
import type { Said } from '../said.ts';
import { labelIn, mostParts, plain, trailing } from '../said.ts';
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

/** What a node was made of. */
export const partAt = ({ parts }: Outcome, index: number): Outcome => assertDefined(parts[index]);

/** How a value came about, without the value; undefined: there is nothing to say. */
export function detail(outcome: Outcome, telling: Telling): Said | undefined {
  const { node, parts, value, chains = [], items } = outcome;
  const { words, vocabulary } = telling;
  const { roll, common } = words;
  switch (node.kind) {
    case 'number':
      return undefined;
    case 'variable': {
      const name = printVariable(node.name);
      // A variable that holds a number was made of nothing.
      const how = parts.length === 0 ? undefined : detail(partAt(outcome, 0), telling);
      return how === undefined ? plain(name) : trailing(roll.variable(name, how.text));
    }
    case 'parentheses':
      return detail(partAt(outcome, 0), telling);
    case 'dice':
      if (parts.length === 0 && isOneFace(chains, value)) return undefined;
      return pieces([...computed(outcome, telling), inShort(layDice(chains, words))], telling);
    case 'group':
      return pieces([inShort(groupTable(outcome, items, telling))], telling);
    case 'unary': {
      const operand = partAt(outcome, 0);
      if (node.operator === '+') return detail(operand, telling);
      return plain(common.minus(inBrief(operand, telling)));
    }
    case 'binary':
      return calculation(node, outcome, telling);
    case 'compare':
      return plain(comparison(node, outcome, telling));
    case 'call':
      return callInWords(
        node,
        parts.map((part) => inBrief(part, telling)),
        { vocabulary, words },
      );
    case 'choice': {
      const chosen = detail(partAt(outcome, 1), telling);
      const why = because(node, partAt(outcome, 0), telling);
      return trailing(chosen === undefined ? why : roll.chosen(why, chosen.text));
    }
  }
}

/** The dice of a group, or its items where they are values. */
export const groupTable = (
  outcome: Outcome,
  items: Outcome['items'],
  telling: Telling,
): ReturnType<typeof layDice> =>
  items === undefined
    ? layDice(outcome.chains ?? [], telling.words)
    : layItems(items, partsOf(outcome, telling), telling.words);

const pieces = (all: readonly string[], { words }: Telling): Said => {
  const text = words.roll.joined(all);
  return all.length > 1 ? trailing(text) : plain(text);
};

function calculation(node: BinaryNode, outcome: Outcome, telling: Telling): Said {
  const { roll, common } = telling.words;
  const { parts } = outcome;
  const [left, right] = [partAt(outcome, 0), partAt(outcome, 1)];
  if (node.operator === '**') {
    return plain(roll.power(inBrief(left, telling), inBrief(right, telling)));
  }
  const { steps } = leftSpine(node);
  const special = common.calculated[node.operator];
  if (special !== undefined && steps.length === 1) {
    return special(inBrief(left, telling), inBrief(right, telling));
  }
  if (steps.length >= mostParts) return plain(roll.calculation(parts.length));
  let text = inBrief(left, telling);
  let level = Number.POSITIVE_INFINITY;
  for (const [index, { node: step }] of steps.entries()) {
    const record = binaryRecord(step.operator);
    if (level < record.level) text = `(${text})`;
    ({ level } = record);
    text = `${text} ${common.between[step.operator]} ${inBrief(partAt(outcome, index + 1), telling)}`;
  }
  return plain(text);
}

/** How many dice or sides there are, where that was rolled too. */
export function computed({ parts }: Outcome, telling: Telling): readonly string[] {
  const { countOfDice, countOfSides } = telling.words.roll;
  return parts.flatMap((part, index) =>
    part.node.kind === 'number'
      ? []
      : [(index === 0 ? countOfDice : countOfSides)(inBrief(part, telling))],
  );
}

const partsOf =
  (outcome: Outcome, telling: Telling) =>
  (index: number): ItemPart => {
    const part = partAt(outcome, index);
    const short = inBrief(part, telling);
    const total = telling.words.common.number(part.value);
    const label = labelIn(part.node);
    return { total, how: detail(part, telling)?.text, short, label };
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

export function comparison({ operator }: CompareNode, outcome: Outcome, telling: Telling): string {
  const [left, right] = [partAt(outcome, 0), partAt(outcome, 1)];
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
  const why =
    test.kind === 'compare'
      ? comparison(test, outcome, telling)
      : roll.test(inBrief(outcome, telling));
  return roll.because(why, outcome.value !== 0);
}
