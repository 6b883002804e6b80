/** The generators: what is asked for is given, and a planted fault is shown by what a person would write. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Tree } from '../../../src/index.ts';
import { check, DiceError, format, parse, roll } from '../../../src/index.ts';
import type { TreeOptions } from '../../../src/testing/index.ts';
import {
  arbitraries,
  countingDice,
  modifierForms,
  modifierNames,
  replayLaw,
  smallDice,
  stuckDice,
} from '../../../src/testing/index.ts';
import { modifiers } from '../../../src/vocabulary/modifiers/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const { careless, hostile, nearMisses, notations, pools, trees, treesOf, wildTrees } =
  arbitraries(fc);
const { runs, smallNotations } = arbitraries(fc);

/** The notation that is reported for a fault that every text with a property shows. */
function reported(
  texts: fc.Arbitrary<string>,
  faulty: (text: string) => boolean,
  seed: number,
): string | undefined {
  const property = fc.property(texts, (text) => !faulty(text));
  return fc.check(property, { seed, numRuns: 5_000 }).counterexample?.[0];
}

describe('notations', () => {
  test('are valid, canonical, and the same as their trees', () => {
    fc.assert(
      fc.property(notations(), (text) => {
        expect(parse(text)).toMatchObject({ ok: true });
        expect(format(text)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(trees(), (tree: Tree) => {
        expect(parse(tree.text)).toMatchObject({ ok: true, tree });
      }),
    );
  }, 60_000);

  test('hold every modifier, and every kind of node', () => {
    const all = fc.sample(trees(), { numRuns: 600, seed: 1 });
    const text = JSON.stringify(all);
    for (const { name } of modifiers) expect(text, name).toContain(`"name":"${name}"`);
    for (const kind of [
      'number',
      'unary',
      'binary',
      'compare',
      'call',
      'choice',
      'dice',
      'group',
    ]) {
      expect(text).toContain(`"kind":"${kind}"`);
    }
    for (const kind of ['parentheses', 'variable', 'binding', 'faces', 'named', 'sides']) {
      expect(text).toContain(`"kind":"${kind}"`);
    }
    expect(all.some(({ repeat }) => repeat !== undefined)).toBe(true);
    expect(all.some(({ comments }) => comments.length > 0)).toBe(true);
  }, 60_000);

  test.each<[string, TreeOptions, (text: string) => boolean]>([
    [
      'only these modifiers',
      { modifiers: ['kh', '!'], decorated: false },
      (text) => !/kl|dl|!!|!p|!o|mt/.test(text),
    ],
    ['no modifiers', { modifiers: [], decorated: false }, (text) => !/kh|!|>=?\d/.test(text)],
    [
      'small dice',
      { sides: 4, decorated: false, modifiers: ['kh', '!'] },
      // A dF.1 has six sides.
      (text) => !/d(?:[5-9]|\d\d|F\.1)/.test(text),
    ],
    [
      'few dice',
      { dice: 2, decorated: false, computed: false, modifiers: ['kh', '!'] },
      (text) => !/[3-9]d\d/.test(text),
    ],
    [
      'nothing computed',
      { computed: false, decorated: false, modifiers: ['kh', '!'] },
      (text) => !/\)d|\dd\(/.test(text),
    ],
    ['nothing around', { decorated: false }, (text) => !/[[#;@]| x /.test(text)],
    ['variables', { variables: ['str'], decorated: false }, (text) => !/@(?!str)/.test(text)],
  ])('as asked for: %s', (_what, options, holds) => {
    const property = fc.property(notations(options), (text) => holds(text));
    fc.assert(property, { numRuns: 300 });
  });

  test('without endless chains, each needs a known number of dice at most', () => {
    const options = { endless: false, sides: 4, dice: 3, depth: 2, variables: [] };
    fc.assert(
      fc.property(notations(options), (text) => {
        for (const end of ['lowest', 'highest'] as const) {
          // A chain that is stuck would only end at the limit of 1,000.
          try {
            roll(text, { random: countingDice(stuckDice(end), 900) });
          } catch (error) {
            if (!(error instanceof DiceError)) throw error;
            expect(error.code).not.toBe('chain-too-long');
          }
        }
      }),
      { numRuns: 300 },
    );
    const chain = replayLaw((dice) => roll('d2!(limit 3)', { random: dice }).total as number);
    expect(chain.rest).toBe(0n);
  });

  test('depth and pools', () => {
    for (const text of fc.sample(pools(), 200)) {
      const parsed = parse(text);
      expect(parsed.ok && parsed.tree.body.kind).toBe('dice');
    }
    const lengths = [1, 6].map((depth) =>
      fc
        .sample(notations({ depth, decorated: false }), { numRuns: 300, seed: 1 })
        .reduce((sum, text) => sum + text.length, 0),
    );
    expect(lengths[1]).toBeGreaterThan(1.5 * (lengths[0] as number));
  });

  test.each<[object, string]>([
    [{ siides: 6 }, 'there is no option called "siides"'],
    [{ sides: 0 }, 'the option "sides" must be a whole number from 1 to'],
    [{ endless: 1 }, 'the option "endless" must be true or false'],
    [{ modifiers: 'kh' }, 'the option "modifiers" must be a list of names'],
    [{ modifiers: ['khh'] }, 'there is no modifier called "khh"\nhint: did you mean "kh"?'],
  ])('%o is refused', (options, message) => {
    expect(() => notations(options as TreeOptions)).toThrow(DiceError);
    expect(() => notations(options as TreeOptions)).toThrow(message);
  });
});

/** A fault that every notation with a feature would show, and what is reported for it. */
describe('the smallest notation that shows a fault', () => {
  const faults: [string, RegExp, string][] = [
    ['any notation', /^/, '1'],
    ['dice', /d/, 'd6'],
    ['several dice', /\dd/, '0d6'],
    ['explosion', /!/, 'd6!'],
    ['open-ended dice', /!o/, 'd6!o'],
    ['keep', /kh/, 'd6kh1'],
    ['keep behind explosion', /!kh/, 'd6!kh1'],
    ['explosion behind keep', /kh\d!/, 'd6kh1!'],
    ['a count', /d\d*>=/, 'd6>=1'],
    ['a failure behind a count', /d\d*>=\d*f/, 'd6>=1f'],
    ['reroll', /d\d+r/, 'd6r'],
    ['a limit', /!\(limit/, 'd6!(limit 1)'],
    ['two modifiers of one kind', /kh\dkl/, 'd6kh1kl1'],
    ['a large die', /d100/, 'd100'],
    ['listed faces', /d\{/, 'd{0}'],
    ['Fudge dice', /dF/, 'dF'],
    ['unlike dice', /\du/, 'd6u'],
    ['a sum', / \+ /, '1 + 1'],
    ['a sum of dice', /d.* \+ .*d/, 'd6 + d6'],
    ['a power', /\*\*/, '1**1'],
    ['a comparison of totals', / >= /, '1 >= 1'],
    ['a function', /max\(/, 'max(1)'],
    ['a choice', /if\(/, 'if(1, 1, 1)'],
    ['a group', /\{[^}]*d/, '{d6}'],
    ['a group of several', /^\{[^d]*,/, '{1, 1}'],
    ['a computed number of dice', /^\(.*\)d6/, '(d6)d6'],
    ['a series', / x /, '1 x 1'],
    ['a binding', /:=/, '@x := 1; 1'],
    ['a binding that is used', /^(@\S+|@\{.*?\}) := .*; .*\1/, '@x := 1; @x'],
    ['a label', /\[/, '1[]'],
    ['a comment', / # /, '1 # x'],
    ['a variable', /@str/, '@str'],
  ];
  test.each(faults)(
    '%s',
    (what, fault, smallest) => {
      const decorated = /label|comment|series|binding/.test(what);
      const texts = notations({
        variables: ['str'],
        decorated,
        ...(/failure/.test(what) ? { modifiers: ['count', 'f'] } : {}),
      });
      expect(reported(texts, (text) => fault.test(text), 1)).toBe(smallest);
    },
    60_000,
  );

  test('the same of trees and of pools', () => {
    const tree = fc.check(
      fc.property(trees(), ({ text }) => !text.includes('!p')),
      { seed: 1, numRuns: 5_000 },
    );
    expect(tree.counterexample?.[0].text).toBe('d6!p');
    expect(reported(pools(), (text) => /3d/.test(text), 1)).toBe('3d6');
  });

  test('within what was asked for', () => {
    const options = { sides: 4, modifiers: ['!p', 'kl'], endless: false, decorated: false };
    expect(reported(notations(options), (text) => text.includes('!p'), 1)).toMatch(
      /^d2!p\((?:once|limit 1)\)$/,
    );
  });

  test('a fault in a roller: explosions that count twice', () => {
    const faulty = (text: string): number => {
      const { total, dice } = roll(text, { seed: 7 });
      const twice = dice.filter(({ role }) => role === 'exploded').length;
      return (total ?? 0) + twice;
    };
    const property = fc.property(pools({ sides: 6, endless: false }), (text) => {
      try {
        return faulty(text) === roll(text, { seed: 7 }).total;
      } catch (error) {
        if (error instanceof DiceError) return true;
        throw error;
      }
    });
    const { counterexample } = fc.check(property, { seed: 3, numRuns: 5_000 });
    expect(counterexample?.[0]).toMatch(/^\d?d\d!+p?\(.*once\)$/);
  });
});

describe('for replays', () => {
  test('every modifier has forms that can be rolled, on some small die', () => {
    for (const name of modifierNames) {
      const forms = modifierForms(name);
      // Sorting takes nothing, so there is nothing to vary.
      expect(forms.length, name).toBeGreaterThan(/^s/.test(name) ? 0 : 2);
      expect(new Set(forms).size).toBe(forms.length);
      const fits = forms.filter((form) => smallDice.some((die) => parse(`4${die} ${form}`).ok));
      // Limits of 0 and ends off the die are tried too.
      expect(fits.length / forms.length, `${name}: ${fits}`).toBeGreaterThan(0.5);
      for (const form of fits) {
        const parsed = parse(`4d4 ${form}`);
        if (!parsed.ok || parsed.tree.body.kind !== 'dice') continue;
        expect(parsed.tree.body.modifiers.map((each) => each.name)).toContain(name);
      }
    }
    expect(modifierForms('kh')).toEqual(['kh1', 'kh2', 'kh0', 'kh9']);
    expect(() => modifierForms('khh')).toThrow('there is no modifier called "khh"');
  });

  test('runs keep to the order, small notations have all sorts', () => {
    for (const text of fc.sample(runs(['!', 'kh'], [2]), 50))
      expect(text).toMatch(/^2d.* !.* kh\d$/);
    const all = fc.sample(smallNotations(['two']), { numRuns: 500, seed: 1 });
    for (const part of ['if(', '{', ':=', '2 x ', '@{two}', ')d2', 'floor(', '//']) {
      expect(
        all.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    }
    expect(all.filter((text) => parse(text).ok).length).toBeGreaterThan(250);
  });

  test('trees with leaves of your own', () => {
    const own = treesOf({ sides: fc.constant('7'), counts: fc.constant('2') }, { computed: false });
    const { counterexample } = fc.check(
      fc.property(own, (tree) => !format(tree).includes('2d7')),
      { seed: 1, numRuns: 1_000 },
    );
    expect(format(counterexample?.[0] as Tree)).toBe('2d7');
  });
});

describe('near misses', () => {
  test.each<[string, RegExp, string[]]>([
    ['a bracket that is left open', /^[^)]*\($/, ['1(', '(']],
    ['a bracket that nobody opened', /^[^(]*\)/, [')', '1)', ')1']],
  ])('%s', (_what, fault, smallest) => {
    const property = fc.property(nearMisses({ decorated: false }), (text) => !fault.test(text));
    const { counterexample } = fc.check(property, { seed: 1, numRuns: 5_000 });
    expect(smallest).toContain(counterexample?.[0]);
  });

  test('are mostly refused, and sometimes not', () => {
    const all = fc.sample(nearMisses(), { numRuns: 500, seed: 1 });
    const valid = all.filter((text) => parse(text).ok).length;
    expect(valid).toBeGreaterThan(50);
    expect(valid).toBeLessThan(350);
  });
});

test('careless spellings are read as the same notation', () => {
  const spelled = notations().chain((text) => fc.tuple(fc.constant(text), careless(text)));
  fc.assert(fc.property(spelled, ([text, other]) => text.includes('#') || format(other) === text));
});

test('hostile texts shrink to short ones', () => {
  const open = reported(hostile(), (text) => text.includes('(('), 1) ?? '';
  expect(open.length).toBeLessThan(4);
  fc.assert(fc.property(hostile(), (text) => Array.isArray(check(text))));
});

test('wild trees shrink too', () => {
  const { counterexample } = fc.check(
    fc.property(wildTrees(), (tree) => !JSON.stringify(tree).includes('"!o"')),
    { seed: 1, numRuns: 5_000 },
  );
  expect(format(counterexample?.[0] as Tree)).toBe('d6!o');
});

test.each([
  ['call', /^[a-z]+\(1\)$/],
  ['faces', /^d\{0\}$/],
  ['group', /^\{1\}$/],
])('wild trees shrink to what can be written: %s', (kind, smallest) => {
  const { counterexample } = fc.check(
    fc.property(wildTrees(), (tree) => !JSON.stringify(tree).includes(`"${kind}"`)),
    { seed: 1, numRuns: 5_000 },
  );
  expect(format(counterexample?.[0] as Tree)).toMatch(smallest);
});
