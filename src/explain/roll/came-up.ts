/** The dice of a pool, or the values of a group, as they came up. */
import type { Chain, Item, ThrownDie } from '../../eval/sample/roll.ts';
import { rolledText } from '../../number/format.ts';
import type { Num } from '../../number/index.ts';
import type { Role } from '../../vocabulary/rules/rule.ts';
import { listed, withLabel } from '../words.ts';

/** More dice than this are summed up. */
const mostDice = 12;

/** What one die of a pool, or one value of a group, came to. */
interface Told {
  /** "114" */
  readonly value: string;
  /** "97 opens upward: 17 more"; undefined: there is nothing to tell. */
  readonly how: string | undefined;
  readonly kept: boolean;
  readonly score?: number;
  readonly marks: readonly string[];
}

/** Dice or values that came up together. */
interface Table {
  readonly told: readonly Told[];
  readonly kept: readonly Told[];
  /** Whether each is told by itself. */
  readonly few: boolean;
  readonly nouns: readonly [one: string, many: string];
}

const lay = (told: readonly Told[], nouns: Table['nouns']): Table => ({
  told,
  kept: told.filter(({ kept }) => kept),
  few: told.length <= mostDice,
  nouns,
});

const layDice = (chains: readonly Chain[]): Table =>
  lay(
    chains.map((chain) => ({ ...chain, value: String(chain.total), how: chainStory(chain) })),
    ['die', 'dice'],
  );

/** "6, 3 and 2; 1 is dropped" */
export function diceInShort(chains: readonly Chain[]): string {
  return inShort(layDice(chains));
}

/** "6, 3 and 2 make 11; 1 is dropped" */
export function diceInFull(chains: readonly Chain[], total: string, label?: string): string {
  return inFull(layDice(chains), total, label);
}

const layItems = (items: readonly Item<Num>[], partOf: (index: number) => string): Table =>
  lay(
    items.map(({ index, value, ...rest }): Told => {
      const number = rolledText(value, 'about');
      const part = partOf(index);
      if (part === number) return { ...rest, value: number, how: undefined };
      const own = part.startsWith(`${number} (`) && part.endsWith(')');
      const how = own ? part.slice(number.length + 2, -1) : `from ${part}`;
      return { ...rest, value: number, how };
    }),
    ['value', 'values'],
  );

/** @param partOf - the value of the item at an index, and how it came about */
export function itemsInShort(
  items: readonly Item<Num>[],
  partOf: (index: number) => string,
): string {
  return inShort(layItems(items, partOf));
}

export function itemsInFull(
  items: readonly Item<Num>[],
  partOf: (index: number) => string,
  total: string,
  label?: string,
): string {
  return inFull(layItems(items, partOf), total, label);
}

function inShort(table: Table): string {
  const { told, kept } = table;
  const [only, ...others] = told;
  if (only === undefined) return `no ${table.nouns[1]}`;
  if (kept.length === 0) return 'nothing is kept';
  const alone = others.length === 0 && only.how !== undefined;
  return [alone ? only.how : names(kept, table), ...notes(table)].join('; ');
}

function inFull(table: Table, total: string, label: string | undefined): string {
  const { told, kept, nouns } = table;
  const [only, ...others] = kept;
  const counted = kept.some(({ score }) => score !== undefined);
  if (only === undefined) {
    const none = told.length === 0 ? `there are no ${nouns[1]}` : 'nothing is kept';
    return withLabel(`${none}, so the result is ${total}`, label);
  }
  if (counted) {
    const one = total === '1' || total === '-1';
    const sum = withLabel(`that is ${total} ${one ? 'success' : 'successes'}`, label);
    return [`${names(kept, table)} ${come(kept)} up`, ...notes(table), sum].join('; ');
  }
  let head = `${names(kept, table)} make ${total}`;
  if (others.length === 0 && told.length > 1) head = `${withStory(only)} counts`;
  else if (others.length === 0) head = alone(only);
  return [withLabel(head, label), ...notes(table)].join('; ');
}

const come = ({ length }: readonly Told[]): string => (length === 1 ? 'comes' : 'come');
const are = ({ length }: readonly Told[]): string => (length === 1 ? 'is' : 'are');

function alone({ value, how }: Told): string {
  if (how === undefined) return `${value} comes up`;
  return how.endsWith(` ${value}`) ? how : `${how}, ${value}`;
}

const withStory = ({ value, how }: Told): string =>
  how === undefined ? value : `${value} (${how})`;

/** "8 and 10", or how many there are. */
function names(some: readonly Told[], { few, nouns: [one, many] }: Table): string {
  if (few) return listed(some.map(withStory));
  return some.length === 1 ? `one ${one}` : `${some.length.toLocaleString('en')} ${many}`;
}

/** The same without how each came about, which is told where they are listed first. */
const values = (some: readonly Told[], table: Table): string =>
  names(
    some.map((each) => (each.kept ? { ...each, how: undefined } : each)),
    table,
  );

function notes(table: Table): readonly string[] {
  const dropped = table.told.filter(({ kept }) => !kept);
  return [
    ...(dropped.length === 0 ? [] : [`${values(dropped, table)} ${are(dropped)} dropped`]),
    ...scoreNotes(table),
    ...markNotes(table),
  ];
}

function scoreNotes(table: Table): readonly string[] {
  const byScore = grouped(table.kept, ({ score = 0 }) => (score === 0 ? [] : [score]));
  return [...byScore]
    .sort(([one], [other]) => other - one)
    .map(([score, some]) => {
      const number = `${Math.abs(score)} ${Math.abs(score) === 1 ? 'success' : 'successes'}`;
      const each = some.length === 1 ? '' : ' each';
      const who = values(some, table);
      if (score > 0) return `${who} ${some.length === 1 ? 'brings' : 'bring'} ${number}${each}`;
      return `${who} ${some.length === 1 ? 'takes' : 'take'} ${number} away${each}`;
    });
}

function markNotes(table: Table): readonly string[] {
  const byMark = grouped(table.kept, ({ marks }) => marks);
  const told = [...byMark].slice(0, mostDice);
  return told.map(([mark, some]) => `${values(some, table)} ${are(some)} marked "${mark}"`);
}

function grouped<K>(told: readonly Told[], keysOf: (each: Told) => readonly K[]): Map<K, Told[]> {
  const groups = new Map<K, Told[]>();
  for (const each of told) {
    for (const key of keysOf(each)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [each]);
      else group.push(each);
    }
  }
  return groups;
}

/** How a die, or a chain, came to what it counts as. */
function chainStory({ dice, total, direction }: Chain): string | undefined {
  const start = dice.findLastIndex(({ role }) => role === 'rerolled');
  const replaced = dice.slice(0, Math.max(0, start));
  const [first, ...further] = dice.slice(Math.max(0, start));
  if (first === undefined) return undefined;
  const said = [
    ...(dice[0]?.role === 'exploded' ? ['added by an explosion'] : []),
    ...(replaced.length === 0 ? [] : [`${facesOf(replaced)} rolled again`]),
    ...(further.length > 0 ? [growth(first, further, total, direction)] : []),
    ...(further.length === 0 && first.face !== total ? [`${first.face} counts as ${total}`] : []),
  ];
  return said.length === 0 ? undefined : said.join(', ');
}

/** More faces of one chain than this are summed up. */
const mostFaces = 8;

const facesOf = (dice: readonly ThrownDie[]): string =>
  dice.length <= mostFaces ? listed(dice.map(({ face }) => `${face}`)) : `${dice.length} dice`;

/** "97 opens upward: 17 more" */
function growth(
  first: ThrownDie,
  further: readonly ThrownDie[],
  total: number,
  direction: Chain['direction'],
): string {
  const sum = further.reduce((all, { face }) => all + face, 0);
  const begins = `${first.face} ${verbs[further[0]?.role ?? 'first']}`;
  const adds = first.face + sum === total && direction !== 'down';
  const subtracts = first.face - sum === total && direction === 'down';
  if (adds || subtracts) return `${begins}: ${facesOf(further)} ${adds ? 'more' : 'less'}`;
  return `${begins}: then ${facesOf(further)}, which counts as ${total}`;
}

const verbs: Readonly<Record<Role, string>> = {
  first: 'goes on',
  rerolled: 'goes on',
  exploded: 'explodes',
  up: 'opens upward',
  down: 'opens downward',
};
