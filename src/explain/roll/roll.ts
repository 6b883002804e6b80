/** A roll as sentences: what came up, and how the total came about. */
import type { BoundOutcome, Outcome } from '../../eval/sample/roll.ts';
import { printVariable } from '../../grammar/print/print.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import { labelIn, mostParts, paragraph } from '../said.ts';
import { inFull, layDice, layItems } from './came-up.ts';
import type { Telling } from './value.ts';
import { because, comparison, computed, detail, inBrief, partsOf } from './value.ts';

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
  const { node, parts, value, chains, items } = outcome;
  const { roll, common } = telling.words;
  const [first, second] = parts;
  const label = labelIn(node);
  const total = common.number(value);
  const full = { total, isOne: value === 1 || value === -1, label };
  switch (node.kind) {
    case 'dice':
      return [...computed(outcome, telling), inFull(layDice(chains ?? [], telling.words), full)];
    case 'group':
      return [
        items === undefined
          ? inFull(layDice(chains ?? [], telling.words), full)
          : inFull(layItems(items, partsOf(outcome, telling), telling.words), full),
      ];
    case 'binary':
      if (node.operator === '**') break;
      return spineStory(outcome, telling);
    case 'compare':
      if (first === undefined || second === undefined) break;
      return [roll.compared(comparison(node, first, second, telling), total)];
    case 'choice': {
      if (first === undefined || second === undefined) break;
      return [because(node, first, telling), ...story(second, telling)];
    }
    case 'variable':
    case 'parentheses':
      if (first !== undefined && label === undefined) return story(first, telling);
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

function spineStory({ node, parts }: Outcome, telling: Telling): readonly string[] {
  const { roll, common } = telling.words;
  const [first] = parts;
  if (node.kind !== 'binary' || first === undefined) return [];
  const { steps } = leftSpine(node);
  const said: string[] = [];
  let total = first.value;
  for (const [index, { node: step }] of steps.entries()) {
    const right = parts[index + 1];
    if (right === undefined) break;
    total = binaryRecord(step.operator).apply(total, right.value);
    if (steps.length <= mostParts || index < mostParts - 1) {
      said.push(roll.next(step.operator, inBrief(right, telling), common.number(total)));
    }
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
