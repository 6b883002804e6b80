/** Finds what can be rolled and was probably not meant: one walk of the tree, with a table of rules. */
import type { Code, Finding } from '../../diagnostics/index.ts';
import { idleBranch } from '../check/constant.ts';
import type { Expression } from '../tree/ast.ts';
import { childrenOf, rootsOf } from '../tree/walk.ts';
import { alwaysTrue, choiceOfOne } from './choices.ts';
import { arithmeticInComment, diceInComment } from './comments.ts';
import { countInSum, negatedCount } from './counts.ts';
import { keepInSum, keepsOfKept } from './keeps.ts';
import { arithmeticInLabel } from './labels.ts';
import { lookalikes } from './lookalikes.ts';
import { minusOfModifier } from './minus.ts';
import { miscount } from './miscounts.ts';
import type { Place, Surroundings, WarningRule } from './place.ts';
import { comparedCount, severalCounts } from './several-counts.ts';
import { oneFace, shareOfDice, tableDie } from './unusual-dice.ts';
import { rollsNothing, seriesOfNumber, thousandsPoint } from './whole.ts';

type Kind = Expression['kind'];
type Rules<Of extends Kind> = readonly WarningRule<Extract<Expression, { kind: Of }>>[];

/** What is looked for in which kind of node. */
const rules: { readonly [Of in Kind]: Rules<Of> } = {
  number: [thousandsPoint, arithmeticInLabel],
  variable: [arithmeticInLabel],
  unary: [negatedCount],
  // The outermost node of a sum stands for all of it.
  binary: [countInSum, minusOfModifier, keepInSum, shareOfDice],
  compare: [comparedCount],
  call: [choiceOfOne, arithmeticInLabel],
  choice: [alwaysTrue, arithmeticInLabel],
  dice: [miscount, lookalikes, severalCounts, keepsOfKept, tableDie, oneFace, arithmeticInLabel],
  group: [miscount, lookalikes, severalCounts, keepsOfKept, arithmeticInLabel],
  parentheses: [arithmeticInLabel],
};

/** What is looked for in a notation as a whole. */
const ofWholes = [
  diceInComment,
  arithmeticInComment,
  seriesOfNumber,
  rollsNothing,
] satisfies readonly ((surroundings: Surroundings) => readonly Finding[] | Finding | undefined)[];

/** One of these is enough: saying it again adds nothing. */
const toldOnce: readonly Code[] = ['explodes-not-counts', 'marks-not-counts'];

/** Warnings about a tree without errors. */
export function warningsIn(surroundings: Surroundings): readonly Finding[] {
  const { tree } = surroundings;
  const warnings: Finding[] = [];
  for (const root of rootsOf(tree)) walk({ ...surroundings, node: root, within: [] }, warnings);
  for (const rule of ofWholes) warnings.push(...[rule(surroundings) ?? []].flat());
  const first = warnings.find(({ code }) => toldOnce.includes(code));
  return warnings.filter((each) => each === first || !toldOnce.includes(each.code));
}

function walk(place: Place, warnings: Finding[]): void {
  const { node } = place;
  // Each rule is listed with the kind of node that it takes.
  for (const rule of rules[node.kind] as readonly WarningRule<Expression>[]) {
    const found = rule(place);
    if (found !== undefined) warnings.push(...[found].flat());
  }
  const within = [...place.within, node];
  const idle = idleBranch(node, place.names, place.vocabulary);
  for (const child of childrenOf(node)) {
    if (child !== idle) walk({ ...place, node: child, within }, warnings);
  }
}
