/** Finds what goes on, or is marked, where successes were probably meant to be counted. */
import type { Diagnostic } from '../diagnostic.ts';
import { caution } from '../diagnostic.ts';
import { isWhole } from '../number.ts';
import { numberedDie } from '../vocabulary/die.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { ModifierRecord } from '../vocabulary/modifier.ts';
import { isCount } from '../vocabulary/modifier.ts';
import type { Expression, ModifierNode, PoolNode, Tree } from './ast.ts';
import { replaced } from './edit.ts';
import { childrenOf, nodesOf, rootsOf } from './walk.ts';

/** At most one: whoever is told once knows. */
export function miscounts(
  tree: Tree,
  vocabulary: Vocabulary,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const reckoned = new Set<Expression>();
  for (const node of rootsOf(tree).flatMap(nodesOf)) {
    if (node.kind === 'binary' || node.kind === 'unary') {
      for (const child of childrenOf(node)) reckoned.add(child);
    }
    const isPool = node.kind === 'dice' || node.kind === 'group';
    if (!isPool || isSingle(node)) continue;
    const placed = node.modifiers.map((modifier) => ({
      modifier,
      record: vocabulary.modifierByName.get(modifier.name),
    }));
    if (placed.some(({ record }) => record !== undefined && isCount(record))) continue;
    for (const { modifier, record } of placed) {
      // Something else is wrong with it then.
      if (found.some((each) => each.span.start === modifier.span.start)) continue;
      const note =
        record?.grows === true && !reckoned.has(node)
          ? explosion(modifier, record, node, tree.text)
          : record?.kind === 'mark' && placed.length === 1
            ? mark(modifier, record, node, tree.text)
            : undefined;
      if (note !== undefined) return [note];
    }
  }
  return [];
}

/** One die makes no pool: nothing is counted. */
const isSingle = (node: PoolNode): boolean =>
  node.kind === 'dice' && node.count.kind === 'number' && node.count.text === '1';

/** The highest face, when it can be seen. */
function highestOf(node: PoolNode): string | undefined {
  const sides = node.kind === 'dice' && node.die.kind === 'sides' ? node.die.sides : undefined;
  return sides?.kind === 'number' && isWhole(Number(sides.text)) ? sides.text : undefined;
}

/** The only argument, when it is a comparison with "at least" that is written without a list. */
function atLeast({ arguments: given }: ModifierNode, text: string): string | undefined {
  const [only, ...others] = given;
  if (only?.kind !== 'test' || only.operator !== '>=' || others.length > 0) return undefined;
  return text[only.span.start - 1] === '(' ? undefined : text.slice(only.span.start, only.span.end);
}

/** `8d10!>=9` explodes on 9 and more and adds up; it is often written by people who mean to count. */
function explosion(
  modifier: ModifierNode,
  { name }: ModifierRecord,
  node: PoolNode,
  text: string,
): Diagnostic | undefined {
  const test = atLeast(modifier, text);
  if (test === undefined) return undefined;
  const highest = highestOf(node);
  const message =
    'this is the condition on which a die goes on; the dice are added up, not counted';
  if (highest === undefined) return caution('explodes-not-counts', modifier.span, message);
  return caution('explodes-not-counts', modifier.span, message, {
    hint: 'to go on at the highest face and count successes, write both',
    fix: replaced(text, modifier.span, `${name}${highest}${test}`),
  });
}

/**
 * `3d6cs>=6` marks what "cs" alone would mark too, so that the condition says nothing; Foundry counts so.
 */
function mark(
  modifier: ModifierNode,
  record: ModifierRecord,
  node: PoolNode,
  text: string,
): Diagnostic | undefined {
  const test = atLeast(modifier, text);
  const highest = highestOf(node);
  if (test === undefined || highest === undefined || record.takes.shape !== 'condition') {
    return undefined;
  }
  const [argument] = modifier.arguments;
  const { value } = argument ?? {};
  const [byDefault] = record.takes.default?.(numberedDie(Number(highest))) ?? [];
  const same =
    value?.kind === 'number' && byDefault?.op === '>=' && value.text === String(byDefault.than);
  return same
    ? caution('marks-not-counts', modifier.span, 'this marks dice; it does not count them', {
        hint: 'to count them, write the comparison alone',
        fix: replaced(text, modifier.span, test),
      })
    : undefined;
}
