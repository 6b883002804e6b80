/** A roll as data: subtotals by label, saved rolls, and results that nobody who holds them can change. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { totalsOf } from '../../src/api/roll-types.ts';
import type { LabelTotals, Roll, RollJSON } from '../../src/index.ts';
import { createRoller, DiceError, restore, roll, version } from '../../src/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { arbitraries } from '../../src/testing/index.ts';
import { variables } from '../support/variables.ts';

const { trees } = arbitraries(fc);

test('the version of the library is that of its manifest', () => {
  expect(version).toBe(manifest.version);
});

describe('subtotals by label', () => {
  test.each<[string, readonly number[], LabelTotals]>([
    ['2d6[fire] + d4[cold] + 3', [3, 4, 2], { fire: 7, cold: 2 }],
    ['2d6[fire] - d4[cold]', [3, 4, 2], { fire: 7, cold: -2 }],
    ['-(d6[fire] - d4[cold])', [3, 2], { fire: -3, cold: 2 }],
    ['d6[fire] + d6[fire] + 2[fire]', [3, 4], { fire: 9 }],
    ['0.1[a] + 0.2[a]', [], { a: 0.3 }],
    // What is multiplied is not a term of the sum; what comes after it is.
    ['2 * d6[fire] + d4[cold]', [3, 2], { cold: 2 }],
    ['d6[fire] * 2 + d4[cold] - 1[x]', [3, 2], { cold: 2, x: -1 }],
    ['d4[cold] + 2 * d6[fire]', [2, 3], { cold: 2 }],
    ['floor(d6[fire] / 2) + 1[x]', [3], { x: 1 }],
    ['2 ** d6[fire]', [3], {}],
    ['(d6[fire]) >= 3', [3], {}],
    // The outer label is the one that counts.
    ['(d6[fire] + d4)[both]', [3, 2], { both: 5 }],
    ['if(d20 >= 15, 2d6[fire], 1[none])', [15, 3, 4], { fire: 7 }],
    ['if(d20 >= 15, 2d6[fire], 1[none])', [14], { none: 1 }],
    ['{2d6[fire], d4[cold]}', [3, 4, 2], { fire: 7, cold: 2 }],
    ['{2d6[fire], d4[cold]}kh1', [3, 4, 2], { fire: 7 }],
    ['{2d6[fire], d4[cold]}min9', [3, 4, 2], {}],
    ['{2d6[fire], d4[cold]}>=5', [3, 4, 2], {}],
    // Dice that a group pools count as they are kept.
    ['{2d6[fire] + 2d4[cold]}kh2', [3, 6, 4, 2], { fire: 6, cold: 4 }],
    ['3d6>=5[hits]', [5, 6, 1], { hits: 2 }],
    ['@a := d6[fire]; @a + @a[again]', [3], { again: 3 }],
    [
      '1[__proto__] + 2[constructor]',
      [],
      Object.fromEntries([
        ['__proto__', 1],
        ['constructor', 2],
      ]),
    ],
    ['d6', [3], {}],
  ])('%s with %j', (notation, dice, expected) => {
    const { byLabel } = roll(notation, { dice });
    expect(Object.entries(byLabel)).toEqual(Object.entries(expected));
    expect(Object.isFrozen(byLabel)).toBe(true);
  });

  test('of notation in a variable, and of each member of a series', () => {
    const sneak = roll('d20 + @sneak', { variables: { sneak: '2d6[sneak]' }, dice: [4, 5, 6] });
    expect(sneak.byLabel).toEqual({ sneak: 11 });
    const named = roll('d20 - @sneak[outer]', {
      variables: { sneak: '2d6[sneak]' },
      dice: [4, 5, 6],
    });
    expect(named.byLabel).toEqual({ outer: -11 });
    const series = roll('2 x d6[fire] + d4[cold]', { dice: [1, 2, 3, 4] });
    expect(series.byLabel).toEqual([
      { fire: 1, cold: 2 },
      { fire: 3, cold: 4 },
    ]);
    if (series.kind === 'series') {
      const labels: readonly LabelTotals[] = series.byLabel;
      expect(labels).toHaveLength(series.totals.length);
    }
  });

  test('of sums alone add up to the total', () => {
    const term = fc.tuple(
      fc.constantFrom('+', '-'),
      fc.constantFrom('2d6', 'd4!(once)', '3d6kh2', '7', '4d6>=5', '{d6, d8}kh1', '-d6'),
      fc.constantFrom('a', 'b', 'c'),
    );
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 20 }), fc.nat(), (terms, seed) => {
        const notation = `0${terms.map(([sign, dice, label]) => ` ${sign} (${dice} + 0)[${label}]`).join('')}`;
        const rolled = roll(notation, { seed });
        const { byLabel } = rolled as Extract<Roll, { kind: 'single' }>;
        expect(Object.values(byLabel).reduce((sum, each) => sum + each, 0)).toBe(rolled.total);
      }),
    );
  });
});

describe('what a roll hands out', () => {
  test('cannot be changed', () => {
    const rolled = roll('4d6kh3cs6[x] + {d4, d6}kh1 + 3d6m + d4kh2', {
      dice: [6, 5, 1, 2, 3, 4, 5, 5, 5, 1],
    });
    const said = [rolled.text(), JSON.stringify(rolled)];
    const attempts: [string, () => void][] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const key of Object.keys(value)) {
        visit((value as Record<string, unknown>)[key], `${path}.${key}`);
        attempts.push([
          `${path}.${key}`,
          () => {
            (value as Record<string, unknown>)[key] = 99;
          },
        ]);
      }
      if (Array.isArray(value)) attempts.push([path, () => value.push(99)]);
    };
    for (const part of [
      rolled.dice,
      rolled.terms,
      rolled.warnings,
      rolled.comments,
      rolled.byLabel,
    ])
      visit(part, '');
    expect(attempts.length).toBeGreaterThan(100);
    for (const [path, attempt] of attempts) expect(attempt, path).toThrow(TypeError);
    expect([rolled.text(), JSON.stringify(rolled)]).toEqual(said);
  });

  test('in its own fields and its JSON changes nothing of the roll', () => {
    for (const text of ['2d6 + @a', '3 x d6 + @a']) {
      const rolled = roll(text, { seed: 1, variables: { a: 2 } });
      const said = [rolled.text(), JSON.stringify(rolled)];
      if (rolled.kind === 'single') (rolled as { total: number }).total = 99;
      else (rolled.totals as number[])[0] = 99;
      const json = rolled.toJSON() as unknown as {
        total?: number;
        variables: Record<string, number>;
        totals?: number[];
      };
      json.total = 98;
      json.variables.a = 98;
      json.totals?.push(98);
      expect([rolled.text(), JSON.stringify(rolled)]).toEqual(said);
      // The next roll has the right variables as well.
      expect(roll(text, { seed: 1, variables: { a: 2 } }).toJSON().variables).toEqual({ a: 2 });
    }
  });

  test('of a roller with words of its own is as safe', () => {
    const { roll: own } = createRoller({ dice: { luck: [1, 2] } });
    const rolled = own('3d{luck}', { dice: [1, 2, 2] });
    expect(() => ((rolled.dice[0] as { face: number }).face = 9)).toThrow(TypeError);
    expect(rolled.text()).toContain('[1, 2, 2]');
  });
});

/** The reason and the field of what is refused. */
function refusal(saved: unknown, again: (saved: RollJSON) => Roll = restore): string {
  try {
    again(saved as RollJSON);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    const [first] = error.diagnostics;
    const { reason, ...facts } = first?.details ?? { reason: '' };
    return [error.code, reason, ...Object.values(facts)].join(' ');
  }
  return 'restored';
}

describe('a saved roll', () => {
  test('is the roll again, with all that it has', () => {
    for (const text of [
      'd100!o+15 # to hit',
      '4d6kh3[x] + @a',
      '3 x {d6, d8}kh1',
      '10d6>=5f1',
      '7',
    ]) {
      const rolled = roll(text, { seed: text, variables: { a: '2d4' } });
      const again = restore(JSON.parse(JSON.stringify(rolled)));
      expect(again.toJSON()).toEqual(rolled.toJSON());
      expect([again.text(), again.explain(), again.kind]).toEqual([
        rolled.text(),
        rolled.explain(),
        rolled.kind,
      ]);
      expect([totalsOf(again), again.dice, again.byLabel]).toEqual([
        totalsOf(rolled),
        rolled.dice,
        rolled.byLabel,
      ]);
      expect(restore(rolled.toJSON()).text()).toBe(rolled.text());
      expect(restore(structuredClone(rolled.toJSON())).text()).toBe(rolled.text());
    }
  });

  test('of any notation is the same roll', () => {
    fc.assert(
      fc.property(trees(), fc.nat(), (tree, seed) => {
        let rolled: Roll;
        try {
          rolled = roll(tree, { seed, variables });
        } catch (error) {
          if (error instanceof DiceError) return;
          throw error;
        }
        const json = JSON.parse(JSON.stringify(rolled));
        expect(JSON.parse(JSON.stringify(restore(json)))).toEqual(json);
      }),
    );
  });

  test('has its own variables, and not those of the roller', () => {
    const roller = createRoller({ variables: { a: 5 } });
    const saved = roller.roll('d6 + @a', { dice: [1] }).toJSON();
    expect(createRoller({ variables: { a: 9 } }).restore(saved).total).toBe(6);
    expect(roller.restore(roll('d6', { dice: [3] }).toJSON()).total).toBe(3);
  });

  const saved = (): Record<string, unknown> & { dice: { face: unknown }[] } =>
    JSON.parse(JSON.stringify(roll('4d6kh3', { dice: [1, 6, 3, 2] })));

  test.each<[string, (json: ReturnType<typeof saved>) => unknown, string]>([
    ['as it is', (json) => json, 'restored'],
    ['of another library version', (json) => ({ ...json, library: '9.9.9' }), 'restored'],
    ['as a text', (json) => JSON.stringify(json), 'unsuitable-input not-a-saved-roll'],
    ['that is nothing', () => null, 'unsuitable-input not-a-saved-roll'],
    ['that is a list', () => [], 'unsuitable-input saved-roll-version'],
    [
      'of another version',
      (json) => ({ ...json, version: 2 }),
      'unsuitable-input saved-roll-version 2',
    ],
    [
      'without a notation',
      ({ notation: _, ...json }) => json,
      'unsuitable-input not-a-saved-roll notation',
    ],
    ['without dice', ({ dice: _, ...json }) => json, 'unsuitable-input not-a-saved-roll dice'],
    [
      'with dice that are none',
      (json) => ({ ...json, dice: [null] }),
      'unsuitable-input not-a-saved-roll dice',
    ],
    ['without a total', ({ total: _, ...json }) => json, 'unsuitable-input not-a-saved-roll total'],
    [
      'with a text as a total',
      (json) => ({ ...json, total: '11' }),
      'unsuitable-input not-a-saved-roll total',
    ],
    [
      'with several totals',
      (json) => ({ ...json, totals: [11, 11] }),
      'unsuitable-input saved-roll-differs total 0.1.0',
    ],
    [
      'with another total',
      (json) => ({ ...json, total: 18 }),
      'unsuitable-input saved-roll-differs total 0.1.0',
    ],
    [
      'with another total and no library',
      ({ library: _, ...json }) => ({ ...json, total: 18 }),
      'unsuitable-input saved-roll-differs total',
    ],
    [
      'with dice said to be kept',
      (json) => ({ ...json, dice: json.dice.map((die) => ({ ...die, kept: true })) }),
      'unsuitable-input saved-roll-differs dice 0.1.0',
    ],
    [
      'with other dice',
      (json) => ({ ...json, dice: json.dice.map((die) => ({ ...die, die: 'd8' })) }),
      'unsuitable-input saved-roll-differs dice 0.1.0',
    ],
    [
      'with too few dice',
      (json) => ({ ...json, dice: json.dice.slice(1) }),
      'missing-face too-few 4 d6 3',
    ],
    [
      'with too many dice',
      (json) => ({ ...json, dice: [...json.dice, json.dice[0]] }),
      'surplus-face too-many 5 4',
    ],
    [
      'with an impossible face',
      (json) => ({ ...json, dice: json.dice.map((die) => ({ ...die, face: 7 })) }),
      'impossible-face not-on-die d6 7 1 4',
    ],
    [
      'with a face that is none',
      (json) => ({ ...json, dice: json.dice.map((die) => ({ ...die, face: '6' })) }),
      'unsuitable-input face-not-whole 1 [object Object]',
    ],
    [
      'with variables that are none',
      (json) => ({ ...json, variables: 5 }),
      'unsuitable-input not-a-saved-roll variables',
    ],
    [
      'with a notation that cannot be read',
      (json) => ({ ...json, notation: '4d6kh' + '3 +' }),
      'missing-operand',
    ],
    [
      'that came from nothing',
      (json) => ({ ...json, from: 5 }),
      'unsuitable-input not-a-saved-roll from',
    ],
    [
      'that came from what is no roll',
      (json) => ({ ...json, from: { dice: [0], roll: {} } }),
      'unsuitable-input saved-roll-version',
    ],
    [
      'that came from dice that are none',
      (json) => ({ ...json, from: { dice: [4], roll: json } }),
      'unsuitable-input not-a-saved-roll from',
    ],
    ['that came from a roll', (json) => ({ ...json, from: { dice: [3], roll: json } }), 'restored'],
    [
      'that cannot be read',
      () =>
        new Proxy(
          {},
          {
            get: () => {
              throw new Error('no');
            },
          },
        ),
      'unsuitable-input unreadable the saved roll',
    ],
  ])('%s', (_name, change, expected) => {
    expect(refusal(change(saved())).startsWith(expected)).toBe(true);
    if (expected === 'restored') expect(refusal(change(saved()))).toBe(expected);
  });

  test('nested as deep as it likes does no harm', () => {
    let json: unknown = saved();
    for (let depth = 0; depth < 20_000; depth += 1)
      json = { ...saved(), from: { dice: [0], roll: json } };
    expect(refusal(json)).toMatch(/nested-too-deeply|restored/);
  }, 60_000);

  test('is refused in the words of the roller', () => {
    const { restore: again } = createRoller({ locale: fr });
    expect(() => again({} as RollJSON)).toThrow(/jet enregistré/);
  });
});
