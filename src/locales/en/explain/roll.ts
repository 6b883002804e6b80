/** What a roll did, in English. */
import type { ChainStory } from '../../../explain/facts.ts';
import type { PoolStoryWords, RollStoryWords, What } from '../../../explain/words.ts';
import type { Comparison, Role } from '../../../vocabulary/rules/rule.ts';
import { isCritical } from '../../../vocabulary/rules/rule.ts';
import { markWords } from '../marks.ts';
import { counted, listed, number } from '../numbers.ts';
import { common } from './common.ts';
import { amount } from './when.ts';

const are = (count: number): string => (count === 1 ? 'is' : 'are');

const faces = (shown: readonly number[] | number): string =>
  typeof shown === 'number' ? counted(shown, 'die', 'dice') : listed(shown.map(amount));

const each = (shown: readonly number[] | number): string =>
  typeof shown === 'number' || shown.length > 1 ? faces(shown) : `a ${faces(shown)}`;

const opens: Readonly<Record<Role, string>> = {
  first: 'goes on',
  rerolled: 'goes on',
  exploded: 'explodes',
  up: 'rolls again',
  down: 'rolls again',
};

const does = { adds: 'adds', subtracts: 'subtracts' };

function chain({ added, rerolled, growth, face, total }: ChainStory, alone: boolean): string {
  const value = amount(total);
  const said = [
    ...(added ? ['from an explosion'] : []),
    ...(rerolled === undefined ? [] : [`after rerolling ${each(rerolled)}`]),
  ];
  if (growth !== undefined) {
    const { first, role, further } = growth;
    const begins = `${amount(first)} ${opens[role]}`;
    if (growth.does === 'otherwise') {
      return [...said, `${begins}, then ${faces(further)}, which counts as ${value}`].join(', ');
    }
    const way = `${begins} and ${does[growth.does]} ${faces(further)}`;
    return [...said, alone ? `${way}, for ${value}` : way].join(', ');
  }
  if (face !== undefined) return [...said, `${amount(face)} counts as ${value}`].join(', ');
  return alone ? `${value} comes up ${said.join(', ')}` : said.join(', ');
}

const nouns: Readonly<Record<What, readonly [one: string, many: string]>> = {
  dice: ['die', 'dice'],
  values: ['value', 'values'],
};

const plurals = {
  'critical success': 'critical successes',
  'critical failure': 'critical failures',
};

const pool: PoolStoryWords = {
  chain,
  from: (value) => `from ${value}`,
  with: (value, how) => `${value} (${how})`,
  some: (count, what) => (count === 1 ? `one ${nouns[what][0]}` : counted(count, ...nouns[what])),
  none: (what) => `no ${nouns[what][1]}`,
  nothing: 'nothing is kept',
  noneSo: (what, total) => `there are no ${nouns[what][1]}, so the result is ${total}`,
  nothingSo: (total) => `nothing is kept, so the result is ${total}`,
  comesUp: (some, count) => `${some} ${count === 1 ? 'comes' : 'come'} up`,
  make: (some, total) => `${some} make ${total}`,
  counts: (one) => `${one} counts`,
  dropped: (some, count) => `${some} ${are(count)} dropped`,
  scores: (some, count, score) => {
    const size = counted(Math.abs(score), 'success', 'successes');
    const each = count === 1 ? '' : ' each';
    return score > 0
      ? `${some} ${are(count)} worth ${size}${each}`
      : `${some} ${count === 1 ? 'takes' : 'take'} ${size} away${each}`;
  },
  marked: (some, count, mark) => {
    const words = markWords(mark);
    return isCritical(mark)
      ? `${some} ${count === 1 ? `is a ${words}` : `are ${plurals[mark]}`}`
      : `${some} ${are(count)} marked "${words}"`;
  },
  successes: (total, isOne) => `that makes ${total} ${isOne ? 'success' : 'successes'}`,
};

/** How a comparison came out, when it holds and when it does not. */
const compares: Readonly<Record<Comparison, readonly [holds: string, fails: string]>> = {
  '>=': ['is at least', 'is less than'],
  '<=': ['is at most', 'is more than'],
  '=': ['is equal to', 'is not equal to'],
  '<>': ['is not equal to', 'is equal to'],
  '>': ['is more than', 'is not more than'],
  '<': ['is less than', 'is not less than'],
};

export const roll: RollStoryWords = {
  joined: (parts) => parts.join('; '),
  bound: (name, value) => `${name} is ${value}`,
  member: (place, story) => `roll ${number(place)}: ${story}`,
  otherTotals: (totals, more) =>
    totals.length === 1
      ? `the other total is ${totals[0]}`
      : `the other totals are ${listed(more === 0 ? totals : [...totals, `${number(more)} more`])}`,
  result: (total) => `the result is ${total}`,
  makes: (how, total, trails) => (trails ? `${how}: ${total}` : `${how} is ${total}`),
  compared: (comparison, total) => `${comparison}, so the result is ${total}`,
  next: (operator, operand, total) =>
    operator === '%'
      ? `divided by ${operand}, the remainder is ${total}`
      : `${common.between[operator]} ${operand} is ${total}`,
  starting: (first, steps) => `${first} ${steps}`,
  afterMore: (operations, total) => `after ${operations} more operations it is ${total}`,
  short: (total, how) => `${total} (${how})`,
  variable: (name, how) => `${name}: ${how}`,
  calculation: (numbers) => `a calculation with ${number(numbers)} numbers`,
  power: (base, exponent) => `${base} to the power of ${exponent}`,
  countOfDice: (value) => `the number of dice is ${value}`,
  countOfSides: (value) => `the number of sides is ${value}`,
  comparison: (left, comparison, holds, right) =>
    `${left} ${compares[comparison][holds ? 0 : 1]} ${right}`,
  test: (value) => `the test is ${value}`,
  because: (why, holds) => `${why}, so the ${holds ? 'first' : 'second'} option counts`,
  chosen: (why, how) => `${why}: ${how}`,
  pool,
};
