/** Whether a pool that is counted has only one die, or value, to count. */

import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isCount, isRefusal } from '../../vocabulary/modifier.ts';
import { keptOf } from '../../vocabulary/resolve/resolve-rules.ts';
import { numberedDie } from '../../vocabulary/rules/die.ts';
import { choosesDice, isChoice } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import { pooledTerms } from '../check/group.ts';
import type { Expression, ModifierNode } from '../tree/ast.ts';
import type { Placed, Surroundings } from './place.ts';
import { placedOn, writtenNumber } from './place.ts';

/** One die, one value of a group, or one die that can bring others; undefined: more, or not known. */
export function isOne(
  node: Expression,
  { vocabulary, names }: Surroundings,
): 'die' | 'total' | 'growing' | undefined {
  if (node.kind !== 'dice' && node.kind !== 'group') return undefined;
  const values = node.kind === 'group' && pooledTerms(node, vocabulary, names) === undefined;
  // One value is put in braces to be counted.
  if (values && node.items.length === 1) return undefined;
  let dice =
    node.kind === 'dice' ? writtenNumber(node.count) : values ? node.items.length : undefined;
  let grows = false;
  for (const placed of placedOn(node, vocabulary)) {
    if (isCount(placed.record)) break;
    const rule = ruleOf(placed);
    if (rule === undefined) continue;
    if (isChoice(rule)) {
      dice = dice === undefined ? rule.take : keptOf(rule, dice);
      grows = false;
    } else if (addsDice(rule)) {
      grows = true;
      if (dice !== 1) dice = undefined;
    }
  }
  if (dice !== 1) return undefined;
  return grows ? 'growing' : values ? 'total' : 'die';
}

/** The rule of a modifier on dice like any, when its numbers are written out. */
export function ruleOf({ modifier, record }: Placed): Rule | undefined {
  const numbers = numbersOf(modifier, record);
  if (numbers === undefined) return undefined;
  const bare = numbers.length === 0;
  const rule = record.rule({ numbers, tests: [], bare }, numberedDie(6));
  return isRefusal(rule) ? undefined : rule;
}

function numbersOf(
  { arguments: given }: ModifierNode,
  { takes }: ModifierRecord,
): readonly number[] | undefined {
  if (takes.shape !== 'numbers') return [];
  const numbers = given.flatMap(({ value }) => writtenNumber(value) ?? []);
  return numbers.length === given.length ? numbers : undefined;
}

/** Whether a modifier with the number 1 keeps the highest die, or the lowest. */
export function keepsOne(record: ModifierRecord, from: 'highest' | 'lowest'): boolean {
  if (!choosesDice(record.kind)) return false;
  const rule = record.rule({ numbers: [1], tests: [], bare: false }, numberedDie(6));
  return !isRefusal(rule) && isChoice(rule) && rule.from === from && rule.take === 1;
}
