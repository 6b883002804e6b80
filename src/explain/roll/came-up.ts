/** The dice of a pool, or the values of a group, as they came up. */
import type { Chain, Item } from '../../eval/sample/roll.ts';
import type { Num } from '../../number/index.ts';
import type { ChainStory } from '../facts.ts';
import type { ExplainWords, What } from '../words.ts';
import { isPlainDie, storyOf } from './chain-story.ts';

/** More dice than this are summed up. */
const mostDice = 12;

/** What one die of a pool, or one value of a group, came to. */
interface Entry {
  /** "114" */
  readonly value: string;
  /** How it came about, in parentheses after the value; undefined: there is nothing to say. */
  readonly how: string | undefined;
  /** The same as a sentence that ends with the value; undefined: the value comes up. */
  readonly alone: string | undefined;
  readonly kept: boolean;
  readonly score?: number;
  readonly marks: Chain['marks'];
}

/** Dice or values that came up together. */
interface Table {
  readonly entries: readonly Entry[];
  readonly kept: readonly Entry[];
  /** Whether each is named by itself. */
  readonly few: boolean;
  readonly what: What;
  readonly words: ExplainWords;
}

const lay = (entries: readonly Entry[], what: What, words: ExplainWords): Table => ({
  entries,
  kept: entries.filter(({ kept }) => kept),
  few: entries.length <= mostDice,
  what,
  words,
});

export function layDice(chains: readonly Chain[], words: ExplainWords): Table {
  const { chain } = words.roll.pool;
  const entries = chains.map((each): Entry => {
    const story: ChainStory | undefined = isPlainDie(each) ? undefined : storyOf(each);
    return {
      ...each,
      value: words.common.number(each.total),
      how: story === undefined ? undefined : chain(story, false),
      alone: story === undefined ? undefined : chain(story, true),
    };
  });
  return lay(entries, 'dice', words);
}

/** The value of an item, how it came about, and both in short. */
export interface ItemPart {
  readonly total: string;
  readonly how: string | undefined;
  readonly short: string;
  /** What it is for; undefined: that is not said. */
  readonly label: string | undefined;
}

export function layItems(
  items: readonly Item<Num>[],
  partOf: (index: number) => ItemPart,
  words: ExplainWords,
): Table {
  const entries = items.map(({ index, value, kept, score, marks }): Entry => {
    const part = partOf(index);
    const number = words.common.number(value);
    const how = part.total === number ? part.how : words.roll.pool.from(part.short);
    const alone = how === undefined ? undefined : words.roll.makes(how, number, false);
    const shown = part.label === undefined ? number : words.common.labelled(number, part.label);
    return { value: shown, how, alone, kept, marks, ...(score === undefined ? {} : { score }) };
  });
  return lay(entries, 'values', words);
}

/** "6, 3 and 2; 1 is dropped" */
export function inShort(table: Table): string {
  const { entries, kept, words, what } = table;
  const { pool, joined } = words.roll;
  const [only, ...others] = entries;
  if (only === undefined) return pool.none(what);
  if (kept.length === 0) return pool.nothing;
  const single = others.length === 0 && only.how !== undefined;
  return joined([single ? only.how : named(kept, table), ...notes(table)]);
}

/** "6, 3 and 2 make 11; 1 is dropped" */
export function inFull(
  table: Table,
  value: { readonly total: string; readonly isOne: boolean; readonly label: string | undefined },
): string {
  const { entries, kept, words, what } = table;
  const { pool, joined } = words.roll;
  const withLabel = (text: string): string =>
    value.label === undefined ? text : words.common.labelled(text, value.label);
  const [only, ...others] = kept;
  if (only === undefined) {
    return withLabel(
      entries.length === 0 ? pool.noneSo(what, value.total) : pool.nothingSo(value.total),
    );
  }
  if (kept.some(({ score }) => score !== undefined)) {
    const successes = withLabel(pool.successes(value.total, value.isOne));
    return joined([
      pool.comesUp(named(kept, table), kept.length, what, table.few),
      ...notes(table),
      successes,
    ]);
  }
  let head = pool.make(named(kept, table), value.total);
  if (others.length === 0) {
    head =
      entries.length > 1
        ? pool.counts(withStory(only, words))
        : (only.alone ?? pool.comesUp(only.value, 1, what, true));
  }
  return joined([withLabel(head), ...notes(table)]);
}

const withStory = ({ value, how }: Entry, { roll }: ExplainWords): string =>
  how === undefined ? value : roll.pool.with(value, how);

/** "8 and 10", or how many there are. */
function named(some: readonly Entry[], { few, what, words }: Table): string {
  if (!few) return words.roll.pool.some(some.length, what);
  return words.common.listed(some.map((each) => withStory(each, words)));
}

/** The same without how each came about, which is said where they are listed first. */
const values = (some: readonly Entry[], table: Table): string =>
  named(
    some.map((each) => (each.kept ? { ...each, how: undefined } : each)),
    table,
  );

function notes(table: Table): readonly string[] {
  const { pool } = table.words.roll;
  const dropped = table.entries.filter(({ kept }) => !kept);
  return [
    ...(dropped.length === 0 ? [] : [pool.dropped(values(dropped, table), dropped.length)]),
    ...scoreNotes(table),
    ...markNotes(table),
  ];
}

function scoreNotes(table: Table): readonly string[] {
  const byScore = grouped(table.kept, ({ score = 0 }) => (score === 0 ? [] : [score]));
  return [...byScore]
    .sort(([one], [other]) => other - one)
    .map(([score, some]) => table.words.roll.pool.scores(values(some, table), some.length, score));
}

function markNotes(table: Table): readonly string[] {
  const byMark = grouped(table.kept, ({ marks }) => marks);
  return [...byMark]
    .slice(0, mostDice)
    .map(([mark, some]) => table.words.roll.pool.marked(values(some, table), some.length, mark));
}

function grouped<K>(
  entries: readonly Entry[],
  keysOf: (each: Entry) => readonly K[],
): Map<K, Entry[]> {
  const groups = new Map<K, Entry[]>();
  for (const each of entries) {
    for (const key of keysOf(each)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [each]);
      else group.push(each);
    }
  }
  return groups;
}
