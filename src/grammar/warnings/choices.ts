/** Finds functions that choose among their arguments and are given one: dice in it are added up before. */
import type { Diagnostic } from '../../diagnostic.ts';
import { caution } from '../../diagnostic.ts';
import { numberedDie } from '../../vocabulary/die.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isRefusal } from '../../vocabulary/modifier.ts';
import type { CallNode } from '../ast.ts';
import { replaced } from '../edit.ts';
import type { Place } from './place.ts';

/** `max(2d20)` is the sum of both dice. */
export function choiceOfOne({
  node: call,
  text,
  vocabulary,
}: Place<CallNode>): Diagnostic | undefined {
  const { picks } = vocabulary.functionByName.get(call.name) ?? {};
  const [only, ...others] = call.arguments;
  if (picks === undefined || only?.kind !== 'dice' || others.length > 0) return undefined;
  if (only.count.kind === 'number' && Number(only.count.text) < 2) return undefined;
  // Who keeps some of the dice knows how that is written.
  const records = only.modifiers.map(({ name }) => vocabulary.modifierByName.get(name));
  if (records.some((record) => record?.kind === 'pool')) return undefined;
  const keep = vocabulary.modifiers.find((record) => keepsOne(record, picks));
  const plain = only.modifiers.length === 0 && only.label === undefined && call.label === undefined;
  // Before another sign the keep could take it for its own.
  const ends = /^\s*(?:$|[-+*/,;)}#])/.test(text.slice(call.span.end));
  return caution(
    'keeps-all',
    call.span,
    'this chooses among one number: the dice are added up first',
    {
      hint: keep === undefined ? undefined : `one of the dice is kept with "${keep.name}"`,
      fix:
        plain && ends && keep !== undefined
          ? replaced(text, call.span, `${text.slice(only.span.start, only.span.end)}${keep.name}1`)
          : undefined,
    },
  );
}

/** Whether a modifier with the number 1 keeps the highest die, or the lowest. */
function keepsOne(record: ModifierRecord, from: 'highest' | 'lowest'): boolean {
  if (record.kind !== 'pool') return false;
  const rule = record.rule({ numbers: [1], tests: [], bare: false }, numberedDie(6));
  if (isRefusal(rule) || rule.kind !== 'pool') return false;
  return rule.from === from && rule.take === 1;
}
