/** A roll as text: the notation, every die, the sum spelled out, the total. */
import type { Program } from '../../eval/prepare/prepare.ts';
import type { Outcome, Sample } from '../../eval/sample/roll.ts';
import { printResult, printVariable } from '../../grammar/print/print.ts';
import { joinSpine, levelOf } from '../../grammar/print/spine.ts';
import type { BinaryNode } from '../../grammar/tree/ast.ts';
import { numberText, rolledText } from '../../number/format.ts';
import type { Num } from '../../number/index.ts';
import { levels } from '../../vocabulary/arithmetic/operators.ts';
import { formatters } from '../text/style.ts';
import { chainText, marksText } from './chain-text.ts';
import { totalInWords, totalKindOf } from './outcome-kind.ts';
import type { RollDress } from './roll-dress.ts';

/**
 * One line; a series has a line for each member and one for the totals.
 *
 * @example "d100!o + 15: [97\u2191 17 = 114] + 15 = 129"
 */
export function rollText(
  { tree, vocabulary }: Program,
  { bindings, outcome, members }: Sample,
  dress: RollDress,
): string {
  const { plain, total, words } = dress;
  const notation = plain(printResult(tree, vocabulary));
  const bound = bindings.map(({ node: { name }, outcome: { value, ...rest } }) => {
    const worked = work({ ...rest, value }, dress);
    return `${plain(`${printVariable(name)} := `)}${worked}${plain(` ${equals(shownValue(value))}; `)}`;
  });
  const resultOf = (each: Outcome): string => {
    const kind = totalKindOf(each, vocabulary, bindings);
    const shown = totalInWords(kind, each.value, words.total(totalText(each.value)), words);
    const sign = kind === 'test' ? words.colon : isRounded(shown) ? '' : ' =';
    const worked = compared(each, dress) ?? work(each, dress);
    return `${worked}${plain(sign)} ${total(plain(shown))}`;
  };
  if (members === undefined)
    return `${notation}${plain(`${words.colon} `)}${bound.join('')}${resultOf(outcome)}`;
  const width = String(members.length).length;
  const lines = members.map(
    (member, index) => plain(`${String(index + 1).padStart(width)}) `) + resultOf(member),
  );
  const totals = members.map((member) => {
    const kind = totalKindOf(member, vocabulary, bindings);
    return totalInWords(kind, member.value, words.total(shownValue(member.value)), words);
  });
  const head = `${notation}${plain(words.colon)}${bound.length > 0 ? ` ${bound.join('').trimEnd()}` : ''}`;
  return [head, ...lines, `${plain('=')} ${total(plain(words.totals(totals)))}`].join(
    dress.newline,
  );
}

const about = '≈';

/** A number that is rounded has a sign of its own in place of "=". */
const isRounded = (text: string): boolean => text.startsWith(about);
const equals = (text: string): string => (isRounded(text) ? text : `= ${text}`);

/** `2.5`, `5/7 ≈ 0.7143`, `≈ 2.23606797749979` */
function totalText(value: Num): string {
  const text = shownValue(value);
  if (typeof value === 'number' || !text.includes('/')) return text;
  return numberText(value, { about, fraction: 'beside', apart: 1 / Number(value.denominator) });
}

const shownValue = (value: Num): string => rolledText(value, about);

/** `[14] + 5 = 19 >= 15`: what was compared, where its dice do not say it. */
function compared(outcome: Outcome, dress: RollDress): string | undefined {
  const {
    node,
    parts: [first, second],
  } = outcome;
  // A variable stands for its notation; a label belongs to all of it.
  if (node.kind === 'variable' && node.label === undefined && first !== undefined)
    return compared(first, dress);
  if (node.kind !== 'compare' || first === undefined || second === undefined) return undefined;
  const side = (outcome: Outcome): string => {
    const text = work(outcome, dress, levels.sum);
    const value = shownValue(outcome.value);
    const bare = work(outcome, { ...formatters.plain, words: dress.words }, levels.sum).replace(
      /^\[([^\]]*)\]$/,
      '$1',
    );
    const isNumber = outcome.node.kind === 'number';
    return isNumber || bare === value ? text : `${text} ${dress.plain(equals(value))}`;
  };
  return `${side(first)} ${dress.plain(node.operator)} ${side(second)}`;
}

/** An expression with its dice in place of the notation, in parentheses where it binds too loosely. */
function work(outcome: Outcome, dress: RollDress, level: number = levels.compare): string {
  const { node } = outcome;
  const text = bare(outcome, dress);
  const label =
    'label' in node && node.label !== undefined ? dress.label(dress.plain(`[${node.label}]`)) : '';
  const dressed = label === '' ? text : `${text} ${label}`;
  return levelOf(node) < level ? `${dress.plain('(')}${dressed}${dress.plain(')')}` : dressed;
}

function bare(outcome: Outcome, dress: RollDress): string {
  const { node, parts, chains, value } = outcome;
  const [first, second] = parts;
  switch (node.kind) {
    case 'number':
      return dress.plain(node.text);
    case 'variable':
      return first === undefined ? dress.plain(shownValue(value)) : work(first, dress, levels.term);
    case 'parentheses':
      return first === undefined ? '' : dress.plain('(') + work(first, dress) + dress.plain(')');
    case 'unary':
      return first === undefined
        ? ''
        : dress.plain(node.operator) + work(first, dress, levels.sign);
    case 'compare':
      if (first === undefined || second === undefined) return '';
      return `${work(first, dress, levels.sum)} ${dress.plain(node.operator)} ${work(second, dress, levels.sum)}`;
    case 'call': {
      const given = parts.map((part) => work(part, dress)).join(', ');
      return dress.plain(`${node.name}(`) + given + dress.plain(')');
    }
    case 'choice': {
      // The branch that was not chosen did not roll.
      if (first === undefined || second === undefined) return '';
      return `${dress.plain('if(')}${work(first, dress)}${dress.plain(') ')}${work(second, dress, levels.term)}`;
    }
    case 'group':
      return group(outcome, dress);
    case 'binary': {
      if (node.operator !== '**') return spine(node, parts, dress);
      if (first === undefined || second === undefined) return '';
      return work(first, dress, levels.term) + dress.plain('**') + work(second, dress, levels.sign);
    }
    case 'dice': {
      const shown = (chains ?? []).map((chain) => chainText(chain, dress)).join(', ');
      return dress.plain('[') + shown + dress.plain(']');
    }
  }
}

/** `{[17] + 5, ([8] + 5)}`: dropped items are struck as a whole. */
function group({ parts, items, chains, sorted }: Outcome, dress: RollDress): string {
  const inside =
    items === undefined
      ? sorted === true
        ? dress.plain('[') +
          (chains ?? []).map((chain) => chainText(chain, dress)).join(', ') +
          dress.plain(']')
        : parts.map((part) => work(part, dress)).join(', ')
      : items.map((item) => itemText(item, parts[item.index], dress)).join(', ');
  return dress.plain('{') + inside + dress.plain('}');
}

function itemText(
  { value, kept, score, marks }: NonNullable<Outcome['items']>[number],
  part: Outcome | undefined,
  dress: RollDress,
): string {
  if (part === undefined) return '';
  const plainNumber = part.node.kind === 'number' && part.value === value;
  const told = score !== undefined || marks.length > 0 || part.value !== value;
  const counts = told && !plainNumber ? ` ${equals(shownValue(value))}` : '';
  const text = work(part, dress) + dress.plain(counts + marksText(score, marks, dress));
  if (!kept) return dress.dropped(text);
  return marksText(score, marks, dress) === '' ? text : dress.marked(text);
}

function spine(node: BinaryNode, parts: readonly Outcome[], dress: RollDress): string {
  return joinSpine(node, {
    operand: (_, level, index) => {
      const part = parts[index];
      return part === undefined ? '' : work(part, dress, level);
    },
    sign: dress.plain,
    wrap: (text) => dress.plain('(') + text + dress.plain(')'),
  });
}
