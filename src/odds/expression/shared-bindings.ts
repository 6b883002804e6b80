/** Which bindings of a notation have to be known before what mentions them can be solved. */

import type { Program } from '../../eval/prepare/prepare.ts';
import type { BindingNode, Expression } from '../../grammar/tree/ast.ts';
import { childrenOf, leftSpine, someNode } from '../../grammar/tree/walk.ts';
import { isComparing, isDieRule } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { isUnlimited } from '../../vocabulary/rules/rule-facts.ts';

/**
 * Which bindings are conditioned on: those that are shared within one result, or, where several results are
 * looked at together, all that any of them mentions; or only those whose number must be known.
 */
export type Which = 'shared' | 'mentioned' | 'needed';

/** How often the others may be mentioned. */
const mentionsOfOthers: Readonly<Record<Which, number>> = {
  shared: 1,
  mentioned: 0,
  needed: Number.POSITIVE_INFINITY,
};

/** Bindings that must be conditioned on. A binding that nothing uses plays no part. */
export function sharedBindings(program: Program, which: Which): ReadonlySet<BindingNode> {
  const { tree } = program;
  const mentions = countMentions(program);
  const shared = tree.bindings.filter(({ name }) => {
    const { plain, needed } = mentions.get(name) ?? { plain: 0, needed: 0 };
    return needed > 0 || plain > mentionsOfOthers[which];
  });
  return new Set(shared);
}

/** Of results alone that are not too large. */
const neverFails: ReadonlySet<string> = new Set(['+', '-', '*']);

/** Whether an expression could have no value for some dice. Sums and plain pools always have one. */
export function canFail(node: Expression, program: Program): boolean {
  return someNode(node, (each) => {
    switch (each.kind) {
      case 'binary':
        // A run of operators is one node of a walk.
        return (
          each.operator === '**' ||
          leftSpine(each).steps.some(({ node: step }) => !neverFails.has(step.operator))
        );
      case 'dice': {
        const pool = program.poolOf(each);
        return pool === undefined || mayRunOut(pool.rules);
      }
      case 'variable': {
        const meaning = program.meaningOf(each);
        return 'tree' in meaning && canFail(meaning.tree.body, program);
      }
      case 'call':
      case 'group':
        return true;
      default:
        return false;
    }
  });
}

/** Whether dice that must differ may find every face taken: chains add dice, and both change what dice count as. */
function mayRunOut(rules: readonly Rule[]): boolean {
  const apart = rules.findIndex((rule) => isComparing(rule) && isUnlimited(rule));
  return rules.slice(0, Math.max(0, apart)).some(isDieRule);
}

interface Mentions {
  plain: number;
  /** Where a number must be known: the arguments of modifiers, the members of a series. */
  needed: number;
}

function countMentions(program: Program): ReadonlyMap<string, Mentions> {
  const { tree, meaningOf } = program;
  const mentions = new Map<string, Mentions>();
  const visit = (node: Expression, argument: boolean): void => {
    if (node.kind === 'variable') {
      const meaning = meaningOf(node);
      // The notation of a variable knows no bindings.
      if (!('binding' in meaning)) return;
      const before = mentions.get(node.name) ?? { plain: 0, needed: 0 };
      if (argument) before.needed += 1;
      else before.plain += 1;
      mentions.set(node.name, before);
      // A binding is rolled once, however often it is mentioned.
      if (before.plain + before.needed === 1) visit(meaning.binding.value, false);
      return;
    }
    const modifiers = node.kind === 'dice' || node.kind === 'group' ? node.modifiers : [];
    const inArguments = new Set(
      modifiers.flatMap(({ arguments: given }) => given.flatMap(({ value }) => value ?? [])),
    );
    for (const child of childrenOf(node)) visit(child, argument || inArguments.has(child));
  };
  if (tree.repeat !== undefined) visit(tree.repeat, true);
  visit(tree.body, false);
  // What nothing uses is rolled too, and what it needs must be known where it can fail.
  for (const { name, value } of [...tree.bindings].reverse()) {
    if (!mentions.has(name) && canFail(value, program)) visit(value, false);
  }
  return mentions;
}
