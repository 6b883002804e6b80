/** A roll as data: its kind, what a copy of it has, and what a tree that was edited replays. */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../src/api/roll-types.ts';
import type { Roll, Tree } from '../../src/index.ts';
import { createRoller, DiceError, format, parse, roll } from '../../src/index.ts';
import { arbitraries } from '../../src/testing/index.ts';
import { errorFrom } from '../support/reporter.ts';
import { variables } from '../support/variables.ts';

const { trees } = arbitraries(fc);

describe('the kind of a roll', () => {
  test('narrows its type', () => {
    const known = (rolled: Roll): readonly number[] =>
      rolled.kind === 'single' ? [rolled.total] : rolled.totals;
    expect(known(roll('3 + 4'))).toEqual([7]);
    expect(known(roll('2 x 3'))).toEqual([3, 3]);
    const looked = (rolled: Roll): number => ('totals' in rolled ? rolled.totals.length : 1);
    expect([roll('3'), roll('4 x 3')].map(looked)).toEqual([1, 4]);
    const total: number = roll('d20', { dice: [4] }).total;
    expect(total).toBe(4);
  });

  test('a single roll has its total, and a series its totals', () => {
    const [single, series] = [roll('3 + 4'), roll('2 x 3')];
    expect([single.kind, series.kind]).toEqual(['single', 'series']);
    expect(Object.hasOwn(single, 'total')).toBe(true);
    expect('totals' in single).toBe(false);
    expect(Object.hasOwn(series, 'totals')).toBe(true);
    expect(Object.hasOwn(series, 'total')).toBe(false);
  });

  test('the total of a series is an error that names what there is', () => {
    const series = roll('12 x 3');
    expect(() => series.total).toThrow(DiceError);
    expect(() => series.total).toThrow(
      expect.objectContaining({
        code: 'no-single-total',
        message: expect.stringContaining('"totals" of the roll: 3, 3, 3, 3, 3, 3, 3, 3, ...'),
      }),
    );
    const { compile } = createRoller();
    expect(() => compile('2 x 3').roll().total).toThrow(/several totals, not one/);
    expect(() => compile('2 x 3').total()).toThrow(
      expect.objectContaining({ code: 'no-single-total' }),
    );
    expect(JSON.parse(JSON.stringify(series))).not.toHaveProperty('total');
  });
});

describe.each<[string, () => Roll, object]>([
  ['a single roll', () => roll('2d6 + 1', { dice: [3, 4] }), { total: 8 }],
  ['a series', () => roll('2 x d6', { dice: [3, 4] }), { totals: [3, 4] }],
])('a copy of %s', (_name, make, own) => {
  test('by spreading has what is its own, and says so when more is asked for', () => {
    const rolled = make();
    const copy = { ...rolled };
    expect(copy).toMatchObject(own);
    expect(() => JSON.stringify(copy)).toThrow(DiceError);
    expect(() => JSON.stringify({ ...rolled, name: 'Ada' })).toThrow(/this is a copy of a roll/);
    // @ts-expect-error a copy has no dice, and the compiler knows it
    expect(copy.dice).toBeUndefined();
    // @ts-expect-error nor a text
    expect(copy.text).toBeUndefined();
  });

  test('cannot be cloned or posted without its dice', () => {
    expect(() => structuredClone(make())).toThrow(/could not be cloned/);
    expect(() => structuredClone({ ...make() })).toThrow(/could not be cloned/);
    const { port1, port2 } = new MessageChannel();
    expect(() => port1.postMessage(make())).toThrow(/could not be cloned/);
    port1.close();
    port2.close();
  });

  test('as JSON keeps everything, and can be cloned', () => {
    const rolled = make();
    const json = rolled.toJSON();
    expect(json).toMatchObject({ ...own, dice: [{ face: 3 }, { face: 4 }] });
    expect(structuredClone(json)).toEqual(json);
    expect(JSON.parse(JSON.stringify(rolled))).toEqual(JSON.parse(JSON.stringify(json)));
    const { notation, dice } = json;
    expect(roll(notation, { dice: dice.map(({ face }) => face) }).toJSON()).toEqual(json);
  });

  test('in a console or a snapshot shows everything', () => {
    expect(inspect(make(), { depth: 9 })).toContain("canonical: '2");
    expect(inspect(make(), { depth: 9 })).toContain('face: 3');
    expect(make()).toEqual(make());
  });
});

describe('an edited tree', () => {
  const treeOf = (text: string): Tree => {
    const parsed = parse(text);
    if (!parsed.ok) throw errorFrom(parsed.diagnostics, text);
    return JSON.parse(JSON.stringify(parsed.tree));
  };

  test('replays by its notation', () => {
    const tree = treeOf('2D6 + 3 # to hit');
    const edited = { ...tree, body: { ...tree.body, operator: '-' } } as Tree;
    const rolled = roll(edited, { dice: [3, 4] });
    const { notation, canonical, dice, total } = rolled.toJSON();
    expect([notation, canonical, total]).toEqual([format(edited), format(edited), 4]);
    expect(roll(notation, { dice: dice.map(({ face }) => face) }).total).toBe(total);
    expect(rolled.text()).toBe('2d6 - 3: [3, 4] - 3 = 4');
    // One that was not edited keeps its text.
    expect(roll(tree, { dice: [3, 4] }).notation).toBe('2D6 + 3 # to hit');
  });

  test('is shown in its errors as what it is', () => {
    const tree = treeOf('10 + 2');
    const body = { ...tree.body, operator: '/', right: treeOf('0').body };
    expect(() => roll({ ...tree, body } as Tree)).toThrow(/division by zero\n {2}10 \/ 0\n/);
  });

  test('whatever it is, replays by the JSON of its roll', () => {
    fc.assert(
      fc.property(trees(), fc.string(), fc.nat(), (tree, text, seed) => {
        const given = JSON.parse(JSON.stringify({ ...tree, text: text.padEnd(tree.text.length) }));
        let rolled: Roll;
        try {
          rolled = roll(given, { seed, variables });
        } catch (error) {
          if (error instanceof DiceError) return;
          throw error;
        }
        const { notation, dice } = rolled.toJSON();
        const again = roll(notation, { dice: dice.map(({ face }) => face), variables });
        expect(totalsOf(again)).toEqual(totalsOf(rolled));
        expect(again.canonical).toBe(rolled.canonical);
      }),
    );
  });
});
