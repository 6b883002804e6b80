/** One contract for every word of the language. */
import { describe, expect, test } from 'vitest';
import type { DiceNode } from '../../src/grammar/tree/ast.ts';
import type { ModifierRecord } from '../../src/index.ts';
import { parse, roll } from '../../src/index.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { functions } from '../../src/vocabulary/arithmetic/functions.ts';
import { binaryOperators, comparisons } from '../../src/vocabulary/arithmetic/operators.ts';
import { standard } from '../../src/vocabulary/index.ts';
import type { Given } from '../../src/vocabulary/modifier.ts';
import { isRefusal, options } from '../../src/vocabulary/modifier.ts';
import { modifiers } from '../../src/vocabulary/modifiers/index.ts';
import type { Die } from '../../src/vocabulary/rules/die.ts';
import { listedDie, numberedDie } from '../../src/vocabulary/rules/die.ts';
import { errorFrom } from '../support/reporter.ts';

const spellings = ({ name, aliases = [] }: ModifierRecord): readonly string[] => [name, ...aliases];

/** The modifiers of the first pool of a notation. */
function modifiersIn(text: string): readonly string[] {
  const parsed = parse(text);
  if (!parsed.ok) throw errorFrom(parsed.diagnostics, text);
  return (parsed.tree.body as DiceNode).modifiers.map(({ name }) => name);
}

const givens: readonly Given[] = [
  { numbers: [], tests: [], bare: true },
  { numbers: [2], tests: [], bare: false },
  { numbers: [2, 5], tests: [], bare: false },
  { numbers: [1], tests: [], bare: true },
  { numbers: [5], tests: [], bare: false, rising: true },
  { numbers: [], tests: [{ op: '=', than: 3 }], bare: false },
  {
    numbers: [],
    tests: [
      { op: '>=', than: 3 },
      { op: '<', than: 0.5 },
    ],
    bare: false,
    limit: 2,
  },
  { numbers: [], tests: [], bare: true, limit: 1 },
];

/** Whether a record could be given this. */
function fits({ takes }: ModifierRecord, { numbers, tests }: Given): boolean {
  switch (takes.shape) {
    case 'nothing':
      return numbers.length === 0 && tests.length === 0;
    case 'numbers':
      return tests.length === 0;
    case 'condition':
      return numbers.length === 0;
    case 'comparison':
      return numbers.length === 0 && tests.length > 0;
    default:
      return true;
  }
}

const languages = [en, fr];

const dice: readonly Die[] = [
  numberedDie(6),
  numberedDie(100),
  numberedDie(1),
  numberedDie(Number.MAX_SAFE_INTEGER),
  listedDie([-1, 0, 1]),
];

describe.each(modifiers.map((record) => [record.name, record] as const))(
  'the modifier %s',
  (name, record) => {
    test.each(languages)('has a line in $language', ({ records }) => {
      expect(records.modifiers[record.name]).toMatch(/^\p{Ll}[^A-Z]*[^.]$/u);
    });

    test('its example shows it and can be rolled', () => {
      expect(modifiersIn(record.example)).toContain(name);
      const parsed = parse(record.example);
      expect(parsed).toMatchObject({ ok: true, warnings: [] });
      expect(Number.isSafeInteger(roll(record.example, { seed: 1 }).total)).toBe(true);
    });

    test('all its spellings are read as it', () => {
      if (record.takes.shape === 'comparison') return;
      for (const spelling of spellings(record)) {
        const at = record.example.indexOf(name);
        const text =
          record.example.slice(0, at) + spelling + record.example.slice(at + name.length);
        expect(modifiersIn(text), text).toContain(name);
        expect(modifiersIn(text.toUpperCase()), text).toContain(name);
      }
    });

    test('gives rules of its kind that are plain data', () => {
      for (const die of dice) {
        for (const given of givens.filter((each) => fits(record, each))) {
          const rule = record.rule(given, die);
          expect(JSON.parse(JSON.stringify(rule))).toEqual(rule);
          if (isRefusal(rule)) expect('details' in rule && rule.details.reason).toMatch(/^[a-z]/);
          else expect(rule.kind).toBe(record.kind);
        }
      }
    });

    test('its links lead to themselves or to later ones', () => {
      for (const die of dice) {
        for (const given of givens.filter((each) => fits(record, each))) {
          const rule = record.rule(given, die);
          if (isRefusal(rule) || rule.kind !== 'chain') continue;
          expect(rule.links.length).toBeGreaterThan(0);
          for (const [index, { exits, sign }] of rule.links.entries()) {
            expect([1, -1]).toContain(sign);
            for (const { link } of exits) {
              expect(link).toBeGreaterThanOrEqual(index);
              expect(link).toBeLessThan(rule.links.length);
            }
          }
        }
      }
    });

    test('takes only options that the language has', () => {
      const allowed = 'options' in record.takes ? (record.takes.options ?? []) : [];
      for (const option of allowed) expect(options.map((each) => each.name)).toContain(option);
    });
  },
);

describe.each(functions.map((record) => [record.name, record] as const))(
  'the function %s',
  (name, record) => {
    test.each(languages)('has a line in $language', ({ records }) => {
      expect(records.functions[record.name]).toMatch(/^\S.*[^.]$/);
    });

    test('its example can be rolled', () => {
      expect(record.example).toContain(`${name}(`);
      expect(parse(record.example)).toMatchObject({ ok: true, warnings: [] });
      expect(Number.isFinite(roll(record.example, { seed: 1 }).total)).toBe(true);
      expect(parse(record.example.toUpperCase()).ok).toBe(true);
    });

    test('takes as many arguments as it says', () => {
      const call = (count: number): boolean =>
        parse(`${name}(${Array.from({ length: count }, () => '2').join(', ')})`).ok;
      const { least, most = 5 } = record;
      for (let count = 0; count <= 6; count += 1) {
        const open = record.most === undefined && count >= least;
        expect(call(count), `${count}`).toBe(open || (count >= least && count <= most));
      }
    });
  },
);

test('no two words are spelled alike, and every word can be told from what may follow it', () => {
  const words = [
    ...modifiers.filter(({ takes }) => takes.shape !== 'comparison').flatMap(spellings),
    ...options.map(({ name }) => name),
  ];
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^!{0,2}[a-z]*$/);
  const names = functions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const signs = [...binaryOperators, ...comparisons].flatMap(({ symbol, aliases }) => [
    symbol,
    ...aliases,
  ]);
  expect(new Set(signs).size).toBe(signs.length);
  expect(standard.modifiers).toBe(modifiers);
});
