/** Finds functions that choose among their arguments and are given one: dice in it are added up before. */
import type { Diagnostic } from '../diagnostic.ts';
import { caution } from '../diagnostic.ts';
import { numberedDie } from '../vocabulary/die.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { ModifierRecord } from '../vocabulary/modifier.ts';
import { isRefusal } from '../vocabulary/modifier.ts';
import type { CallNode, Tree } from './ast.ts';
import { replaced } from './edit.ts';
import { nodesOf, rootsOf } from './walk.ts';

export function choiceDoubts(tree: Tree, vocabulary: Vocabulary): readonly Diagnostic[] {
  return rootsOf(tree)
    .flatMap(nodesOf)
    .flatMap((node) => (node.kind === 'call' ? choice(node, tree.text, vocabulary) : []));
}

/** `max(2d20)` is the sum of both dice. */
function choice(call: CallNode, text: string, vocabulary: Vocabulary): readonly Diagnostic[] {
  const { picks } = vocabulary.functionByName.get(call.name) ?? {};
  const [only, ...others] = call.arguments;
  if (picks === undefined || only?.kind !== 'dice' || others.length > 0) return [];
  if (only.count.kind === 'number' && Number(only.count.text) < 2) return [];
  // Who keeps some of the dice knows how that is written.
  const records = only.modifiers.map(({ name }) => vocabulary.modifierByName.get(name));
  if (records.some((record) => record?.kind === 'pool')) return [];
  const keep = vocabulary.modifiers.find((record) => keepsOne(record, picks));
  const plain = only.modifiers.length === 0 && only.label === undefined && call.label === undefined;
  // Before another sign the keep could take it for its own.
  const ends = /^\s*(?:$|[-+*/,;)}#])/.test(text.slice(call.span.end));
  return [
    caution('keeps-all', call.span, 'this chooses among one number: the dice are added up first', {
      hint: keep === undefined ? undefined : `one of the dice is kept with "${keep.name}"`,
      fix:
        plain && ends && keep !== undefined
          ? replaced(text, call.span, `${text.slice(only.span.start, only.span.end)}${keep.name}1`)
          : undefined,
    }),
  ];
}

/** Whether a modifier with the number 1 keeps the highest die, or the lowest. */
function keepsOne(record: ModifierRecord, from: 'highest' | 'lowest'): boolean {
  if (record.kind !== 'pool') return false;
  const rule = record.rule({ numbers: [1], tests: [], bare: false }, numberedDie(6));
  if (isRefusal(rule) || rule.kind !== 'pool') return false;
  return rule.from === from && rule.take === 1;
}
