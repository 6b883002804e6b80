/** What a roll did, in French. */
import type { ChainStory } from '../../../explain/facts.ts';
import type { PoolStoryWords, RollStoryWords, What } from '../../../explain/words.ts';
import type { Comparison, Role } from '../../../vocabulary/rules/rule.ts';
import { isCritical } from '../../../vocabulary/rules/rule.ts';
import { markWords } from '../marks.ts';
import { counted, fine, listed, number, quoted } from '../numbers.ts';
import { common } from './common.ts';
import { amount } from './when.ts';

const faces = (shown: readonly number[] | number): string =>
  typeof shown === 'number' ? counted(shown, 'dé', 'dés') : listed(shown.map(amount));

const each = (shown: readonly number[] | number): string =>
  typeof shown === 'number' || shown.length > 1 ? `de ${faces(shown)}` : `d'un ${faces(shown)}`;

const opens: Readonly<Record<Role, string>> = {
  first: 'continue',
  rerolled: 'continue',
  exploded: 'explose',
  up: 'relance',
  down: 'relance',
};

const does = { adds: 'ajoute', subtracts: 'soustrait' };

function chain({ added, rerolled, growth, face, total }: ChainStory, alone: boolean): string {
  const value = amount(total);
  const said = [
    ...(added ? ["issu d'une explosion"] : []),
    ...(rerolled === undefined ? [] : [`après relance ${each(rerolled)}`]),
  ];
  if (growth !== undefined) {
    const { first, role, further } = growth;
    const begins = `${amount(first)} ${opens[role]}`;
    if (growth.does === 'otherwise') {
      return [...said, `${begins}, puis ${faces(further)}, ce qui compte ${value}`].join(', ');
    }
    const way = `${begins} et ${does[growth.does]} ${faces(further)}`;
    return [...said, alone ? `${way}, soit ${value}` : way].join(', ');
  }
  if (face !== undefined) return [...said, `${amount(face)} compte comme ${value}`].join(', ');
  return alone ? `le dé donne ${value}, ${said.join(', ')}` : said.join(', ');
}

const nouns: Readonly<Record<What, readonly [one: string, many: string]>> = {
  dice: ['dé', 'dés'],
  values: ['valeur', 'valeurs'],
};

/** "est écarté", "sont écartés"; values, when they are counted, are feminine, and listed ones are not. */
const are = (count: number, stem: string): string =>
  count === 1 ? `est ${stem}` : `sont ${stem}s`;

const noneOf: Readonly<Record<What, string>> = { dice: 'aucun dé', values: 'aucune valeur' };

const criticals = {
  'critical success': ['est une réussite critique', 'sont des réussites critiques'],
  'critical failure': ['est un échec critique', 'sont des échecs critiques'],
} as const;

const pool: PoolStoryWords = {
  chain,
  from: (value) => `de ${value}`,
  with: (value, how) => `${value} (${how})`,
  some: (count, what) => counted(count, ...nouns[what]),
  none: (what) => noneOf[what],
  nothing: "rien n'est gardé",
  noneSo: (what, total) => `il n'y a ${noneOf[what]}, donc le résultat est ${total}`,
  nothingSo: (total) => `rien n'est gardé, donc le résultat est ${total}`,
  comesUp: (some, count, what, few) => {
    if (what === 'values' || !few) return `on obtient ${some}`;
    return count === 1 ? `le dé donne ${some}` : `les dés donnent ${some}`;
  },
  make: (some, total) => `${some} font ${total}`,
  counts: (one) => `${one} compte`,
  dropped: (some) => `on écarte ${some}`,
  scores: (some, count, score) => {
    const size = counted(Math.abs(score), 'réussite', 'réussites');
    const each = count === 1 ? '' : ' chacun';
    const verb = score > 0 ? ['vaut', 'valent'] : ['retire', 'retirent'];
    return `${some} ${count === 1 ? verb[0] : verb[1]} ${size}${each}`;
  },
  marked: (some, count, mark) => {
    if (isCritical(mark)) return `${some} ${criticals[mark][count === 1 ? 0 : 1]}`;
    return `${some} ${are(count, 'noté')} ${quoted(markWords(mark))}`;
  },
  successes: (total, isOne) =>
    `cela fait ${total} ${isOne || total === '0' ? 'réussite' : 'réussites'}`,
};

/** How a comparison came out, when it holds and when it does not. */
const compares: Readonly<Record<Comparison, readonly [holds: string, fails: string]>> = {
  '>=': ['vaut au moins', 'est inférieur à'],
  '<=': ['ne dépasse pas', 'est supérieur à'],
  '=': ['vaut exactement', 'ne vaut pas'],
  '<>': ['ne vaut pas', 'vaut exactement'],
  '>': ['est supérieur à', "n'est pas supérieur à"],
  '<': ['est inférieur à', "n'est pas inférieur à"],
};

export const roll: RollStoryWords = {
  joined: (parts) => parts.join(`${fine}; `),
  bound: (name, value) => `${name} vaut ${value}`,
  member: (place, story) => `jet ${number(place)}${fine}: ${story}`,
  otherTotals: (totals, more) =>
    totals.length === 1
      ? `l'autre total est ${totals[0]}`
      : `les autres totaux sont ${listed(more === 0 ? totals : [...totals, `${number(more)} de plus`])}`,
  result: (total) => `le résultat est ${total}`,
  makes: (how, total, trails) => (trails ? `${how}${fine}: ${total}` : `${how} fait ${total}`),
  compared: (comparison, total) => `${comparison}, donc le résultat est ${total}`,
  next: (operator, operand, total) =>
    operator === '%'
      ? `divisé par ${operand}, il reste ${total}`
      : `${common.between[operator]} ${operand}, cela fait ${total}`,
  starting: (first, steps) => `${first} ${steps}`,
  afterMore: (operations, total) => `après ${operations} autres opérations, cela fait ${total}`,
  short: (total, how) => `${total} (${how})`,
  variable: (name, how) => `${name}${fine}: ${how}`,
  calculation: (numbers) => `un calcul avec ${number(numbers)} nombres`,
  power: (base, exponent) => `${base} puissance ${exponent}`,
  countOfDice: (value) => `le nombre de dés est ${value}`,
  countOfSides: (value) => `le nombre de faces est ${value}`,
  comparison: (left, comparison, holds, right) =>
    `${left} ${compares[comparison][holds ? 0 : 1]} ${right}`,
  test: (value) => `le test donne ${value}`,
  because: (why, holds) => `${why}, donc ${holds ? 'le premier' : 'le second'} choix compte`,
  chosen: (why, how) => `${why}${fine}: ${how}`,
  pool,
};
