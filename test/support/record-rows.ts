/** What every record says, as rows: its fields, its words, and the rules that it gives for dice. */

import { functions } from '../../src/vocabulary/arithmetic/functions.ts';
import {
  binaryOperators,
  comparisons,
  levels,
  unaryOperators,
} from '../../src/vocabulary/arithmetic/operators.ts';
import type { Given, ModifierRecord } from '../../src/vocabulary/modifier.ts';
import { options } from '../../src/vocabulary/modifier.ts';
import { modifiers } from '../../src/vocabulary/modifiers/index.ts';
import type { Die } from '../../src/vocabulary/rules/die.ts';
import { listedDie, numberedDie } from '../../src/vocabulary/rules/die.ts';
import type { Test } from '../../src/vocabulary/rules/rule.ts';
import { holds } from '../../src/vocabulary/rules/rule.ts';

const d6 = numberedDie(6);

const dice: Readonly<Record<string, Die>> = {
  d6,
  d100: numberedDie(100),
  d1: numberedDie(1),
  dF: listedDie([-1, 0, 1]),
};

/** Dice whose usual ends are odd. */
const oddDice: Readonly<Record<string, Die>> = {
  d19: numberedDie(19),
  d40: numberedDie(40),
  'd{2 x 1, 39 x 2..20, 5 x 50}': listedDie([
    ...[1, 1],
    ...Array.from({ length: 39 }, (_, index) => 2 + (index >> 1)),
    ...[50, 50, 50, 50, 50],
  ]),
};

const atLeast3: Test = { op: '>=', than: 3 };

/** Arguments as they are read; `numbers` and `tests` are left out where there are none. */
const givens: readonly Partial<Given>[] = [
  { bare: true },
  { numbers: [0] },
  { numbers: [1] },
  { numbers: [3] },
  { numbers: [2, 5] },
  { numbers: [5, 2] },
  { numbers: [3, 3] },
  { numbers: [1, 100] },
  { numbers: [1, 6] },
  { numbers: [0, 6] },
  { numbers: [90], rising: true },
  { numbers: [4], rising: true },
  { numbers: [1, 5], rising: true, limit: 2 },
  { tests: [{ op: '=', than: 3 }] },
  { tests: [{ op: '=', than: 0 }] },
  { tests: [atLeast3, { op: '<', than: 0.5 }], limit: 2 },
  { tests: [{ op: '<>', than: 4 }] },
  { tests: [{ op: '>', than: 9 }] },
  { tests: [{ op: '<=', than: 1 }] },
  { numbers: [2], tests: [atLeast3] },
  { bare: true, limit: 1 },
];

function fits(
  { takes }: ModifierRecord,
  { numbers = [], tests = [], limit, rising }: Partial<Given>,
): boolean {
  const allowed = 'options' in takes ? (takes.options ?? []) : [];
  if (limit !== undefined && !allowed.includes('limit')) return false;
  if (rising === true && !allowed.includes('rising')) return false;
  switch (takes.shape) {
    case 'nothing':
      return numbers.length === 0 && tests.length === 0;
    case 'numbers':
      return tests.length === 0 && numbers.length <= takes.most;
    case 'condition':
      return numbers.length === 0;
    case 'comparison':
      return numbers.length === 0 && tests.length === 1;
    case 'size':
      return numbers.length < 2;
  }
}

type Row = readonly [what: string, said: unknown];

/** A function in a record is shown by what it gives. */
const plain = (value: unknown, key = ''): unknown => {
  if (typeof value === 'function') {
    return key === 'default' ? value(d6) : undefined;
  }
  if (Array.isArray(value)) return value.map((each) => plain(each));
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).map(([name, part]) => [name, plain(part, name)] as const);
  return Object.fromEntries(shown);
};

function* modifierRows(): Generator<Row> {
  for (const record of modifiers) {
    yield [record.name, plain(record)];
    for (const partial of givens) {
      if (!fits(record, partial)) continue;
      const given: Given = { numbers: [], tests: [], bare: false, ...partial };
      const what = `${record.name} ${JSON.stringify(partial)}`;
      for (const [name, die] of Object.entries(partial.bare ? { ...dice, ...oddDice } : dice)) {
        const rule = record.rule(given, die);
        const links = 'links' in rule ? rule.links.length : 0;
        // A long climb is the same link over and over.
        const short =
          'links' in rule && links > 6
            ? { ...rule, links: [links, ...rule.links.slice(0, 2), ...rule.links.slice(-2)] }
            : rule;
        yield [`${what} on ${name}`, short];
      }
    }
  }
}

function* otherRows(): Generator<Row> {
  yield ['options', options];
  yield ['levels', levels];
  for (const record of functions) {
    yield [`${record.name}()`, plain(record)];
  }
  for (const record of binaryOperators) {
    yield [record.symbol, plain(record)];
  }
  for (const record of unaryOperators) yield [`unary ${record.symbol}`, plain(record)];
  for (const { symbol, aliases } of comparisons) {
    const orders = [-1, 0, 1].map((order) => holds(symbol, order));
    yield [`comparison ${symbol}`, { symbol, aliases, holds: orders }];
  }
}

/** One line for each row. */
export const recordRows = (): readonly string[] =>
  [...modifierRows(), ...otherRows()].map(([what, said]) => `${what}: ${JSON.stringify(said)}`);
