/** A roll in one line: the notation, every die, the sum spelled out, the total. */
import type { Chain, Outcome, ThrownDie } from '../eval/roll.ts';
import type { BinaryNode } from '../grammar/ast.ts';
import { joinSpine, levelOf } from '../grammar/print.ts';
import { levels } from '../vocabulary/operators.ts';
import type { Dress } from './style.ts';

/**
 * @example "d100!o + 15: [97↑ 17 = 114] + 15 = 129"
 */
export function rollText(notation: string, outcome: Outcome, total: string, dress: Dress): string {
  const worked = work(outcome, dress);
  const head = `${dress.plain(notation)}: `;
  return `${head}${worked} ${dress.plain('=')} ${dress.total(dress.plain(total))}`;
}

/** An expression with its dice in place of the notation, in parentheses where it binds too loosely. */
function work(outcome: Outcome, dress: Dress, level: number = levels.compare): string {
  const { node } = outcome;
  const text = bare(outcome, dress);
  const label =
    'label' in node && node.label !== undefined ? dress.label(dress.plain(`[${node.label}]`)) : '';
  const dressed = label === '' ? text : `${text} ${label}`;
  return levelOf(node) < level ? `${dress.plain('(')}${dressed}${dress.plain(')')}` : dressed;
}

function bare({ node, parts, chains, value }: Outcome, dress: Dress): string {
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

function spine(node: BinaryNode, parts: readonly Outcome[], dress: Dress): string {
  return joinSpine(node, {
    operand: (_, level, index) => {
      const part = parts[index];
      return part === undefined ? '' : work(part, dress, level);
    },
    sign: dress.plain,
    wrap: (text) => dress.plain('(') + text + dress.plain(')'),
  });
}

/** `97↑ 17 = 114`, `6`, `(1) 4`, `8 ✓`; a dropped chain as a whole. */
function chainText(chain: Chain, dress: Dress): string {
  const { dice, total, kept, score, marks } = chain;
  const live = dice.filter((die) => !isReplaced(die, dice));
  const faces = dice.map((die, index) => {
    const face = String(die.face);
    if (kept && isReplaced(die, dice)) return dress.dropped(dress.plain(face));
    return dress.plain(face + arrow(dice[index + 1]));
  });
  const [only] = live;
  const counts =
    live.length === 1 && only !== undefined && only.face === total ? '' : ` = ${total}`;
  const successes = score === undefined || score === 0 ? '' : ` ${scoreText(score)}`;
  const said = marks.length === 0 ? '' : ` ${marks.join(', ')}`;
  const text = faces.join(' ') + dress.plain(counts + successes + said);
  if (!kept) return dress.dropped(text);
  return score !== undefined && score !== 0
    ? dress.marked(text)
    : marks.length > 0
      ? dress.marked(text)
      : text;
}

const scoreText = (score: number): string =>
  (score > 0 ? '✓' : '✗').repeat(Math.min(3, Math.abs(score)));

/** A die is replaced when a later die of its chain was rolled in its place. */
const isReplaced = (die: ThrownDie, dice: readonly ThrownDie[]): boolean =>
  dice.slice(dice.indexOf(die) + 1).some(({ role }) => role === 'rerolled');

/** Which way the chain went on behind a die. */
function arrow(next: ThrownDie | undefined): string {
  switch (next?.role) {
    case 'up':
    case 'exploded':
      return '↑';
    case 'down':
      return '↓';
    case 'first':
    case 'rerolled':
    case undefined:
      return '';
  }
}

/** A number for people: as many digits as a double tells. */
export function shownValue(value: Outcome['value']): string {
  return typeof value === 'number' ? String(value) : `${value.numerator}/${value.denominator}`;
}
