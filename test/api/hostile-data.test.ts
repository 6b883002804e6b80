/** Anything at all given to the functions for data: an answer or a DiceError, and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Roll } from '../../src/index.ts';
import {
  check,
  DiceError,
  map,
  reroll,
  restore,
  roll,
  scan,
  sourceFrom,
  total,
  visit,
} from '../../src/index.ts';

const rolled = roll('4d6!kh3[x] + @a', { seed: 1, variables: { a: 2 } });

/** Any value, also one that throws when somebody looks at it. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  }),
  fc.constantFrom(
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('get');
        },
      },
    ),
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('keys');
        },
      },
    ),
    new Proxy([], {
      get: () => {
        throw new Error('list');
      },
    }),
    rolled,
    { ...rolled },
    rolled.toJSON(),
  ),
);

test.each<[string, (value: never, other: never) => unknown]>([
  ['restore', (value) => restore(value)],
  ['reroll, a roll', (value, other) => reroll(value, other)],
  ['reroll, dice', (value, other) => reroll(rolled as Roll, value, other)],
  ['scan', (value, other) => scan(value, other)],
  ['scan, brackets', (value) => scan('a [[d6]]', { brackets: value })],
  ['visit', (value, other) => visit(value, other)],
  ['map', (value) => map('d6 + 1', () => value)],
  ['map, a tree', (value, other) => map(value, other)],
  ['check', (value, other) => check(value, other)],
  ['total', (value, other) => total(value, other)],
  ['total, the source', (value) => total('d6', { random: value })],
  ['sourceFrom', (value) => total('d6', { random: sourceFrom(value) })],
  ['sourceFrom, what it returns', (value) => total('d6', { random: sourceFrom(() => value) })],
  ['variables', (value) => total('d6 + @a', { variables: value })],
])('%s', (_name, work) => {
  fc.assert(
    fc.property(anything, anything, (value, other) => {
      try {
        work(value as never, other as never);
      } catch (error) {
        // A function among the values may be called, and is then theirs.
        if (!(error instanceof DiceError)) throw error;
        expect(error.diagnostics.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});

/** Saved rolls that are nearly right: any field of them is anything. */
test('a saved roll with a part that is anything is restored or refused', () => {
  const paths: (readonly string[])[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (path.length > 0) paths.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) walk(each, [...path, key]);
  };
  const saved = JSON.parse(JSON.stringify(reroll(rolled as Roll, [0], { seed: 3 })));
  walk(saved, []);
  fc.assert(
    fc.property(fc.constantFrom(...paths), anything, (path, value) => {
      const json = structuredClone(saved);
      let holder = json;
      for (const key of path.slice(0, -1)) holder = holder[key];
      holder[path.at(-1) as string] = value;
      let again: Roll;
      try {
        again = restore(json);
      } catch (error) {
        if (!(error instanceof DiceError)) throw error;
        return;
      }
      // What was restored says nothing else than it said.
      expect(again.total).toBe(saved.total);
    }),
    { numRuns: 2_000 },
  );
});
