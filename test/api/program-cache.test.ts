/** What is kept for the next time: bounded, and never another answer than a fresh one. */
import { describe, expect, test } from 'vitest';
import { createRoller, DiceError, parse, roll } from '../../src/index.ts';
import { createCache } from '../../src/shared/two-generation-cache.ts';

describe('the cache', () => {
  test('gives back what was kept, and nothing else', () => {
    const cache = createCache<number>({ entries: 4, weight: 100 });
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', 1, 1);
    cache.set('b', 2, 1);
    cache.set('a', 3, 1);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, 2, undefined]);
  });

  test('forgets what was not asked for during a whole generation', () => {
    const cache = createCache<string>({ entries: 4, weight: 100 });
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 1);
    // "a" and "b" are the old generation now; asking moves "a" into the young one.
    expect(cache.get('a')).toBe('a');
    cache.set('d', 'd', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  test.each([
    { entries: 10, weight: 1_000_000 },
    { entries: 1_000_000, weight: 100 },
  ])('holds at most $entries entries of weight $weight in all', (bounds) => {
    const cache = createCache<number>(bounds);
    const each = 7;
    for (let key = 0; key < 1_000; key += 1) {
      cache.set(`${key}`, key, each);
      if (key % 3 === 0) cache.get(`${key - 2}`);
    }
    // Asking would move entries, so each is asked for once and from the youngest on.
    const held = Array.from({ length: 1_000 }, (_, back) => `${999 - back}`).filter(
      (key) => cache.get(key) !== undefined,
    );
    expect(held.length).toBeGreaterThan(3);
    expect(held.length).toBeLessThanOrEqual(Math.min(bounds.entries, bounds.weight / each));
  });

  test('does not keep what is heavier than a generation, nor what became so', () => {
    const cache = createCache<number>({ entries: 10, weight: 100 });
    cache.set('a', 1, 51);
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', 1, 10);
    cache.set('c', 1, 10);
    cache.set('b', 1, 51);
    expect([cache.get('b'), cache.get('c')]).toEqual([undefined, 1]);
    // The weight of what was taken out counts no more.
    cache.set('d', 1, 40);
    cache.set('e', 1, 1);
    expect([cache.get('c'), cache.get('d'), cache.get('e')]).toEqual([1, 1, 1]);
  });
});

describe('a roller that has seen the text before', () => {
  const dice = (...faces: number[]) => ({ dice: faces });

  test('takes the variables of this call, not of the last one', () => {
    const totals = [{ str: 3 }, { str: 3 }, { str: 4 }, { str: '2d6' }, { STR: 5 }].map(
      (variables) =>
        roll('d20 + @str', { ...dice(10, ...(variables.str === '2d6' ? [6, 6] : [])), variables })
          .total,
    );
    expect(totals).toEqual([13, 13, 14, 22, 15]);
    expect(() => roll('d20 + @str', dice(10))).toThrow(DiceError);
    expect(() => roll('d20 + @str', { ...dice(10), variables: { str: Number.NaN } })).toThrow(
      '@str must be a number or a notation',
    );
    expect(roll('d20 + @str', { ...dice(10), variables: { str: 3 } }).total).toBe(13);
  });

  test('sees what changed in an object that it was given', () => {
    const variables = { level: 1, deep: { bonus: '@level * 2' } };
    const { roll: own } = createRoller({ variables });
    expect(own('d6 + @deep.bonus', dice(1)).total).toBe(3);
    variables.level = 5;
    expect(own('d6 + @deep.bonus', dice(1)).total).toBe(11);
    variables.deep.bonus = 'd4';
    expect(own('d6 + @deep.bonus', dice(1, 4)).total).toBe(5);
    expect(own('d6 + @deep.bonus', dice(1, 4)).toJSON().variables).toEqual({ 'deep.bonus': 'd4' });
  });

  test('sees that the name of a binding has been taken, and let go', () => {
    const text = '@a := d6; @a + @a';
    expect(roll(text, dice(2)).total).toBe(4);
    expect(() => roll(text, { ...dice(2), variables: { a: 1 } })).toThrow(
      'is already used for a variable',
    );
    expect(roll(text, { ...dice(2), variables: { b: 1 } }).total).toBe(4);
  });

  test('gives frozen warnings, the same ones each time', () => {
    const text = '4d6kh5';
    const [one, other] = [roll(text), roll(text)].map(({ warnings }) => warnings);
    expect(one?.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
    expect(one?.every((each) => Object.isFrozen(each) && Object.isFrozen(each.span))).toBe(true);
  });

  test('rolls a tree of its own, one that went through JSON, and one of another roller alike', () => {
    const parsed = parse('4d6kh3 + 1');
    const { roll: other } = createRoller();
    if (!parsed.ok) throw new Error('cannot be read');
    const trees = [parsed.tree, parsed.tree, JSON.parse(JSON.stringify(parsed.tree))];
    const faces = dice(1, 2, 3, 4);
    expect(trees.map((tree) => roll(tree, faces).total)).toEqual([10, 10, 10]);
    expect(trees.map((tree) => other(tree, faces).total)).toEqual([10, 10, 10]);
    expect(roll(parsed.tree, faces).toJSON()).toEqual(roll('4d6kh3 + 1', faces).toJSON());
  });

  test('reports the same error each time', () => {
    const message = (): string => {
      try {
        return String(roll('2d6 +'));
      } catch (error) {
        return String(error);
      }
    };
    expect(message()).toBe(message());
    expect(parse('2d6 +')).toEqual(parse('2d6 +'));
  });
});
