/** A roll as sentences: what came up, and how the total came about. */
import type { BoundOutcome, Outcome } from '../../eval/sample/roll.ts';
import { printVariable } from '../../grammar/print/print.ts';
import type { ChoiceNode, CompareNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { rolledText } from '../../number/format.ts';
import type { Num } from '../../number/index.ts';
import {
  applyComparison,
  binaryRecord,
  comparisonRecord,
} from '../../vocabulary/arithmetic/operators.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { listed, mostParts, paragraph, shielded, withLabel } from '../words.ts';
import { diceInFull, diceInShort, itemsInFull, itemsInShort } from './came-up.ts';

/** How a notation came up. */
export interface CameUp {
  readonly vocabulary: Vocabulary;
  readonly bindings: readonly BoundOutcome[];
  readonly outcome: Outcome;
  /** The members of a series; absent: there is none. */
  readonly members?: readonly Outcome[];
}

/**
 * What a roll did.
 *
 * @example
 * // d100!o + 15 with 97, 17
 * "97 opens upward: 17 more, 114. Plus 15 is 129."
 */
export function explainRoll({ vocabulary, bindings, outcome, members }: CameUp): string {
  const bound = bindings.map(
    ({ node: { name }, outcome: value }) => `${printVariable(name)} is ${short(value, vocabulary)}`,
  );
  if (members === undefined) return paragraph([...bound, ...story(outcome, vocabulary)]);
  const told = members.slice(0, mostParts);
  const rest = members.slice(mostParts).map(({ value }) => shown(value));
  return paragraph([
    ...bound,
    ...told.map((member, index) => `roll ${index + 1}: ${story(member, vocabulary).join('; ')}`),
    ...(rest.length === 0 ? [] : [`the other totals are ${totals(rest)}`]),
  ]);
}

/** More totals than this are cut short. */
const mostTotals = 50;

const totals = (all: readonly string[]): string =>
  listed(
    all.length <= mostTotals
      ? all
      : [...all.slice(0, mostTotals), `${all.length - mostTotals} more`],
  );

const shown = (value: Num): string => rolledText(value, 'about');

/** What happened, ending with the value. */
function story(outcome: Outcome, vocabulary: Vocabulary): readonly string[] {
  const { node, parts, value, chains, items } = outcome;
  const [first, second] = parts;
  switch (node.kind) {
    case 'dice':
      return [...computed(outcome, vocabulary), diceInFull(chains ?? [], shown(value), node.label)];
    case 'group':
      return [
        items === undefined
          ? diceInFull(chains ?? [], shown(value), node.label)
          : itemsInFull(items, partsInShort(outcome, vocabulary), shown(value), node.label),
      ];
    case 'binary':
      if (node.operator === '**') break;
      return spineStory(outcome, vocabulary);
    case 'compare':
      if (first === undefined || second === undefined) break;
      return [`${comparison(node, first, second, vocabulary)}, so the result is ${shown(value)}`];
    case 'choice': {
      if (first === undefined || second === undefined) break;
      return [because(node, first, vocabulary), ...story(second, vocabulary)];
    }
    case 'variable':
    case 'parentheses':
      if (first !== undefined && ('label' in node ? node.label : undefined) === undefined)
        return story(first, vocabulary);
      break;
    case 'number':
    case 'unary':
    case 'call':
      break;
  }
  const how = detail(outcome, vocabulary);
  const total = withLabel(shown(value), 'label' in node ? node.label : undefined);
  if (how === undefined) return [`the result is ${total}`];
  return [/[,;:]/.test(how) ? `${how}, is ${total}` : `${how} is ${total}`];
}

function spineStory({ node, parts }: Outcome, vocabulary: Vocabulary): readonly string[] {
  const [first] = parts;
  if (node.kind !== 'binary' || first === undefined) return [];
  const { steps } = leftSpine(node);
  const said: string[] = [];
  let total = first.value;
  for (const [index, { node: step }] of steps.entries()) {
    const right = parts[index + 1];
    if (right === undefined) break;
    const { between, apply } = binaryRecord(step.operator);
    total = apply(total, right.value);
    if (steps.length <= mostParts || index < mostParts - 1) {
      said.push(`${between} ${short(right, vocabulary)} is ${shown(total)}`);
    }
  }
  const rest = steps.length - said.length;
  if (rest > 0) said.push(`after ${rest} more operations it is ${shown(total)}`);
  const { kind } = first.node;
  // What is no roll is no story of its own.
  if (kind === 'number' || (kind === 'variable' && first.parts.length === 0)) {
    return [`${short(first, vocabulary)} ${said.join('; ')}`];
  }
  return [...story(first, vocabulary), said.join('; ')];
}

/** A value and, in parentheses, how it came about. */
function short(outcome: Outcome, vocabulary: Vocabulary): string {
  const { node, value } = outcome;
  const how = detail(outcome, vocabulary);
  const text = how === undefined ? shown(value) : `${shown(value)} (${how})`;
  return withLabel(text, 'label' in node ? node.label : undefined);
}

/** How a value came about, without the value; undefined: there is nothing to tell. */
function detail(outcome: Outcome, vocabulary: Vocabulary): string | undefined {
  const { node, parts, value, chains, items } = outcome;
  const [first, second] = parts;
  const inner = (part: Outcome): string => shielded(short(part, vocabulary));
  switch (node.kind) {
    case 'number':
      return undefined;
    case 'variable':
      return first === undefined
        ? printVariable(node.name)
        : [printVariable(node.name), detail(first, vocabulary)]
            .filter((each) => each !== undefined)
            .join(': ');
    case 'parentheses':
      return first === undefined ? undefined : detail(first, vocabulary);
    case 'dice':
      if (parts.length === 0 && simpleDie(chains ?? [], value)) return undefined;
      return [...computed(outcome, vocabulary), diceInShort(chains ?? [])].join('; ');
    case 'group':
      return items === undefined
        ? diceInShort(chains ?? [])
        : itemsInShort(items, partsInShort(outcome, vocabulary));
    case 'unary':
      return first === undefined
        ? undefined
        : `${node.operator === '-' ? 'minus' : 'plus'} ${inner(first)}`;
    case 'binary': {
      if (node.operator === '**') {
        if (first === undefined || second === undefined) return undefined;
        return `${inner(first)} ${binaryRecord(node.operator).between} ${inner(second)}`;
      }
      const { steps } = leftSpine(node);
      if (first === undefined || steps.length >= mostParts)
        return `a calculation with ${parts.length} numbers`;
      let text = inner(first);
      for (const [index, { node: step }] of steps.entries()) {
        const right = parts[index + 1];
        if (right === undefined) break;
        const { between, level } = binaryRecord(step.operator);
        const before = steps[index - 1];
        const looser = before !== undefined && binaryRecord(before.node.operator).level < level;
        text = `${looser ? `(${text})` : text} ${between} ${inner(right)}`;
      }
      return text;
    }
    case 'compare':
      return first === undefined || second === undefined
        ? undefined
        : comparison(node, first, second, vocabulary);
    case 'call': {
      const given = parts.map(inner);
      const phrase: unknown = vocabulary.functionByName.get(node.name)?.phrase?.(...given);
      return typeof phrase === 'string' ? phrase : `${node.name}(${given.join(', ')})`;
    }
    case 'choice': {
      if (first === undefined || second === undefined) return undefined;
      const chosen = detail(second, vocabulary);
      const why = because(node, first, vocabulary);
      return chosen === undefined ? why : `${why}: ${chosen}`;
    }
  }
}

/** How many dice or sides there are, where that was rolled too. */
function computed({ node, parts }: Outcome, vocabulary: Vocabulary): readonly string[] {
  if (node.kind !== 'dice') return [];
  return parts.flatMap((part, index) =>
    part.node.kind === 'number'
      ? []
      : [`the number of ${index === 0 ? 'dice' : 'sides'} is ${short(part, vocabulary)}`],
  );
}

const partsInShort =
  ({ parts }: Outcome, vocabulary: Vocabulary) =>
  (index: number): string => {
    const part = parts[index];
    return part === undefined ? '' : short(part, vocabulary);
  };

/** One plain die says all by its face. */
const simpleDie = (chains: NonNullable<Outcome['chains']>, value: Num): boolean => {
  const [only] = chains;
  return (
    chains.length === 1 &&
    only?.dice.length === 1 &&
    only.kept &&
    only.dice[0]?.face === value &&
    only.marks.length === 0
  );
};

function comparison(
  { operator }: CompareNode,
  left: Outcome,
  right: Outcome,
  vocabulary: Vocabulary,
): string {
  const { phrase } = comparisonRecord(operator);
  const is = applyComparison(operator, left.value, right.value) === 1 ? 'is' : 'is not';
  return `${short(left, vocabulary)} ${is} ${phrase} ${short(right, vocabulary)}`;
}

function because({ test }: ChoiceNode, outcome: Outcome, vocabulary: Vocabulary): string {
  const holds = outcome.value !== 0;
  const branch = holds ? 'the first branch counts' : 'the second branch counts';
  const [left, right] = outcome.parts;
  if (test.kind === 'compare' && left !== undefined && right !== undefined) {
    return `${comparison(test, left, right, vocabulary)}, so ${branch}`;
  }
  return `the test is ${short(outcome, vocabulary)}, so ${branch}`;
}
