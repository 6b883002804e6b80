/** Finds labels that look like a modifier, its argument, or dice: in square brackets they do nothing. */
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import type { Expression, PoolNode } from '../tree/ast.ts';
import { keepsOne } from './one.ts';
import { isBare } from './place.ts';

/** What a label on a pool was meant as; `ours` is how that is written, where it is certain. */
export interface Meant {
  readonly ours?: string;
  /** What is put before the number of dice, too. */
  readonly dice?: string;
}

/** What players call a roll of two dice that keeps one. */
const twice: readonly { readonly said: RegExp; readonly keeps: 'highest' | 'lowest' }[] = [
  { said: /^(?:adv|advantage|avantage)$/i, keeps: 'highest' },
  { said: /^(?:dis|disadv|disadvantage|d\u00e9savantage)$/i, keeps: 'lowest' },
];

const numbers = /^\d+(?:\s*,\s*\d+)*$/;
const argument = /^(?:(?:>=|<=|<>|=|>|<)?\d+)$/;
/** A die with its number; "d8" alone may well name the die that a weapon has. */
const dice = /^\d+d(?:\d+|%)$/i;

export function meantBy(
  label: string,
  node: Expression,
  text: string,
  vocabulary: Vocabulary,
): Meant | undefined {
  if (node.kind !== 'dice' && node.kind !== 'group') return undefined;
  return (
    advantage(label, node, vocabulary) ??
    list(label, node, text, vocabulary) ??
    modifier(label, node, vocabulary) ??
    pool(label)
  );
}

/** `1d20[adv]` */
function advantage(label: string, node: PoolNode, vocabulary: Vocabulary): Meant | undefined {
  const { keeps } = twice.find(({ said }) => said.test(label)) ?? {};
  if (keeps === undefined || node.kind !== 'dice' || node.modifiers.length > 0) return undefined;
  const { count, die } = node;
  if (count.kind !== 'number' || count.text !== '1' || die.kind !== 'sides') return undefined;
  const keep = vocabulary.modifiers.find((record) => keepsOne(record, keeps));
  return keep === undefined ? undefined : { ours: `${keep.name}1`, dice: '2' };
}

/** `2d6r[1,2]`: the list of a modifier goes in round brackets. */
function list(
  label: string,
  { modifiers }: PoolNode,
  text: string,
  { modifierByName }: Vocabulary,
): Meant | undefined {
  const last = modifiers.at(-1);
  if (last === undefined || !numbers.test(label)) return undefined;
  const record = modifierByName.get(last.name);
  const glued = text[last.span.end] === '[';
  if (record === undefined || !glued || !isBare(last) || !takesArguments(record)) return undefined;
  const given = label.split(',').map((each) => each.trim());
  const { takes } = record;
  const fits = takes.shape === 'numbers' ? given.length <= takes.most : takes.shape === 'condition';
  return fits ? { ours: `(${given.join(', ')})` } : {};
}

const takesArguments = ({ takes }: ModifierRecord): boolean =>
  takes.shape === 'condition' || takes.shape === 'size' || takes.shape === 'numbers';

/** `4d6[kh3]`, with the spelling in small letters. */
function modifier(label: string, node: PoolNode, vocabulary: Vocabulary): Meant | undefined {
  const fits = vocabulary.modifiers.some(
    (record) =>
      // What may as well be a die is judged as one.
      takesArguments(record) &&
      record.leavesSome !== true &&
      [record.name, ...(record.aliases ?? [])].some(
        (spelling) => label.startsWith(spelling) && argument.test(label.slice(spelling.length)),
      ),
  );
  if (!fits) return undefined;
  return node.kind === 'dice' && node.modifiers.length === 0 ? { ours: label } : {};
}

/** `2d6[1d8]` */
const pool = (label: string): Meant | undefined => (dice.test(label) ? {} : undefined);
