/** A roll as sentences: what came up, and how the total came about. */
import type { BoundOutcome, Outcome } from '../../eval/sample/roll.ts';
import { printVariable } from '../../grammar/print/print.ts';
import type { BinaryNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import { labelIn, mostParts, paragraph } from '../said.ts';
import { inFull, layDice } from './came-up.ts';
import type { Telling } from './value.ts';
import { because, comparison, computed, detail, groupTable, inBrief, partAt } from './value.ts';

/** How a notation came up. */
export interface CameUp extends Telling {
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
 * "97 rolls again and adds 17, for 114. Plus 15 is 129."
 */
export function explainRoll({ bindings, outcome, members, ...telling }: CameUp): string {
  const { roll, common } = telling.words;
  const bound = bindings.map(({ node: { name }, outcome: value }) =>
    roll.bound(printVariable(name), inBrief(value, telling)),
  );
  if (members === undefined) return paragraph([...bound, ...story(outcome, telling)]);
  const first = members.slice(0, mostParts);
  const rest = members.slice(mostParts).map(({ value }) => common.number(value));
  const more = Math.max(0, rest.length - mostTotals);
  return paragraph([
    ...bound,
    ...first.map((member, index) => roll.member(index + 1, roll.joined(story(member, telling)))),
    ...(rest.length === 0 ? [] : [roll.otherTotals(rest.slice(0, mostTotals), more)]),
  ]);
}

/** More totals than this are cut short. */
const mostTotals = 50;

/** What happened, ending with the value. */
function story(outcome: Outcome, telling: Telling): readonly string[] {
  const { node, parts, value, chains = [], items } = outcome;
  const { roll, common } = telling.words;
  const label = labelIn(node);
  const total = common.number(value);
  const full = { total, isOne: value === 1 || value === -1, label };
  switch (node.kind) {
    case 'dice':
      return [...computed(outcome, telling), inFull(layDice(chains, telling.words), full)];
    case 'group':
      return [inFull(groupTable(outcome, items, telling), full)];
    case 'binary':
      if (node.operator !== '**') return spineStory(node, outcome, telling);
      break;
    case 'compare':
      return [roll.compared(comparison(node, outcome, telling), total)];
    case 'choice':
      // A label is said with the value, in one sentence.
      if (label !== undefined) break;
      return [because(node, partAt(outcome, 0), telling), ...story(partAt(outcome, 1), telling)];
    case 'variable':
    case 'parentheses':
      if (parts.length > 0 && label === undefined) return story(partAt(outcome, 0), telling);
      break;
    case 'number':
    case 'unary':
    case 'call':
      break;
  }
  const how = detail(outcome, telling);
  const labelled = label === undefined ? total : common.labelled(total, label);
  return [
    how === undefined ? roll.result(labelled) : roll.makes(how.text, labelled, how.trails === true),
  ];
}

function spineStory(node: BinaryNode, outcome: Outcome, telling: Telling): readonly string[] {
  const { roll, common } = telling.words;
  const first = partAt(outcome, 0);
  const { steps } = leftSpine(node);
  // One more than fits is not worth a summary.
  const most = steps.length <= mostParts ? mostParts : mostParts - 1;
  const said: string[] = [];
  let total = first.value;
  for (const [index, { node: step }] of steps.entries()) {
    const right = partAt(outcome, index + 1);
    total = binaryRecord(step.operator).apply(total, right.value);
    if (index >= most) continue;
    said.push(roll.next(step.operator, inBrief(right, telling), common.number(total)));
  }
  const rest = steps.length - said.length;
  if (rest > 0) said.push(roll.afterMore(rest, common.number(total)));
  const { kind } = first.node;
  // What is not rolled has no story of its own.
  if (kind === 'number' || (kind === 'variable' && first.parts.length === 0)) {
    return [roll.starting(inBrief(first, telling), roll.joined(said))];
  }
  return [...story(first, telling), roll.joined(said)];
}
