/** What holds for every notation: nothing but answers and diagnostics, faces used up in order, the same seed the same roll. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../src/api/roll-types.ts';
import { print } from '../../src/grammar/print/print.ts';
import type { Tree } from '../../src/grammar/tree/ast.ts';
import type { Code, Diagnostic, Roll, RollOptions } from '../../src/index.ts';
import {
  check,
  createRoller,
  DiceError,
  defaultLimits,
  format,
  parse,
  roll,
} from '../../src/index.ts';
import { arbitraries } from '../../src/testing/index.ts';
import { standard } from '../../src/vocabulary/index.ts';
import { attempt } from '../support/attempts.ts';
import { named, unchecked, variables } from '../support/variables.ts';

const { careless, hostile, nearMisses, notations, pools, trees } = arbitraries(fc);
const notation = notations(named);
const anyText = fc.oneof(
  hostile(),
  nearMisses(unchecked),
  trees(unchecked)
    .map((each) => print({ ...each, comments: [] }, standard))
    .chain(careless),
);
const seed = fc.nat();

const codeOf = (work: () => unknown): Code | undefined => {
  const result = attempt(work);
  return result instanceof DiceError ? result.code : undefined;
};

/** The roll of a notation, or no case at all when it cannot be rolled. */
function rolled(text: string | Tree, options: RollOptions): Roll {
  const result = attempt(() => roll(text, { variables, ...options }));
  fc.pre(!(result instanceof DiceError));
  return result as Roll;
}

describe('any text', () => {
  test('gives a tree or diagnostics, and a roll or a DiceError', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parse(text);
        const found = check(text);
        expect(found.some(({ severity }) => severity === 'error')).toBe(!parsed.ok);
        const result = attempt(() => roll(text, { seed: 1, variables }));
        if (!parsed.ok) expect(result).toBeInstanceOf(DiceError);
        attempt(() => format(text));
      }),
      { numRuns: 1_500 },
    );
  }, 60_000);

  test('its diagnostics lie within it, and its fixes can be read', () => {
    const judge = (text: string, { span, fix, code, message }: Diagnostic): void => {
      const { start, end } = span;
      expect([start, end].every(Number.isInteger)).toBe(true);
      expect(0 <= start && start <= end && end <= text.length, `${code} ${start} ${end}`).toBe(
        true,
      );
      expect(message).not.toBe('');
      if (fix === undefined) return;
      const errors = check(fix).filter(({ severity }) => severity === 'error');
      expect(errors, `${text} -> ${fix}`).toEqual([]);
      expect(fix).not.toBe(text);
    };
    fc.assert(
      fc.property(anyText, (text) => {
        for (const each of check(text)) judge(text, each);
        const result = attempt(() => roll(text, { seed: 1, variables }));
        const told = result instanceof DiceError ? result.diagnostics : result.warnings;
        for (const each of told) if (each.code !== 'missing-face') judge(text, each);
      }),
      { numRuns: 1_500 },
    );
  }, 60_000);
});

describe('the faces', () => {
  test('that a roll threw give the same roll again; one more or one less is refused', () => {
    fc.assert(
      fc.property(notation, seed, (text, each) => {
        const first = rolled(text, { seed: each });
        const dice = first.dice.map(({ face }) => face);
        const again = roll(text, { dice, variables });
        expect(again.kind).toBe(first.kind);
        expect(totalsOf(again)).toEqual(totalsOf(first));
        expect(again.text()).toBe(first.text());
        expect(again.toJSON()).toEqual(first.toJSON());
        expect(codeOf(() => roll(text, { dice: [...dice, 1], variables }))).toBe('surplus-face');
        if (dice.length === 0) return;
        const shorter = codeOf(() => roll(text, { dice: dice.slice(0, -1), variables }));
        expect(shorter).toBe('missing-face');
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test('are on their dice, and not more than the limit', () => {
    fc.assert(
      fc.property(notation, seed, (text, each) => {
        const { dice } = rolled(text, { seed: each });
        expect(dice.length).toBeLessThanOrEqual(defaultLimits.dice);
        for (const { face, sides, die } of dice) {
          expect(Number.isSafeInteger(face)).toBe(true);
          // A die of the table may be spelled as a number.
          if (/^d\d+$/.test(die) && !standard.dieBySpelling.has(die))
            expect(face >= 1 && face <= sides && die === `d${sides}`).toBe(true);
        }
      }),
    );
  });

  test('never pass a smaller limit either', () => {
    const small = createRoller({ limits: { dice: 5 }, variables });
    fc.assert(
      fc.property(notation, seed, (text, each) => {
        const result = attempt(() => small.roll(text, { seed: each }));
        const usual = attempt(() => roll(text, { seed: each, variables }));
        if (usual instanceof DiceError) return;
        // A series cannot have more members than a roll dice.
        fc.pre(totalsOf(usual).length <= 5);
        // A branch that is not chosen is judged like the others.
        fc.pre(!text.includes('if('));
        if (usual.dice.length > 5) expect(result).toMatchObject({ code: 'too-many-dice' });
        else {
          expect(totalsOf(result as Roll)).toEqual(totalsOf(usual));
        }
      }),
    );
  });
});

describe('sums', () => {
  test('a pool is the sum of what it keeps', () => {
    fc.assert(
      fc.property(pools(named), seed, (text, each) => {
        const { total, terms } = rolled(text, { seed: each });
        const term = terms.at(-1);
        const kept = term?.chains.filter(({ kept: stays }) => stays) ?? [];
        expect(total).toBe(kept.reduce((sum, { score, total: one }) => sum + (score ?? one), 0));
        expect(term?.value).toBe(total);
      }),
      { numRuns: 400 },
    );
  });

  test('to keep k dice is to drop the others', () => {
    const dice = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(dice, dice, fc.integer({ min: 1, max: 8 }), seed, (count, keep, sides, each) => {
        fc.pre(keep <= count);
        const total = (modifier: string): number =>
          roll(`${count}d${sides}${modifier}`, { seed: each }).total ?? Number.NaN;
        expect(total(`kh${keep}`)).toBe(total(`dl${count - keep}`));
        expect(total(`kl${keep}`)).toBe(total(`dh${count - keep}`));
        expect(total(`kh${keep}`) + total(`kl${count - keep}`)).toBe(total(''));
      }),
    );
  });
});

describe('seeds', () => {
  test('the same seed gives the same roll, as a number or as its text', () => {
    fc.assert(
      fc.property(notation, seed, (text, each) => {
        const first = rolled(text, { seed: each });
        expect(roll(text, { seed: each, variables }).toJSON()).toEqual(first.toJSON());
        const asText = roll(text, { seed: String(each), variables });
        expect(totalsOf(asText)).toEqual(totalsOf(first));
      }),
    );
  });

  // A promise: if one of these fails, everybody's saved seeds roll something else.
  test.each<[string, string | number, string]>([
    ['d20', 1, 'd20: [14] = 14'],
    ['3d6', 'session 12', '3d6: [4, 3, 3] = 10'],
    ['d100!o+15', 'session 12', 'd100!o + 15: [62] + 15 = 77'],
    ['4d6kh3', 0, '4d6kh3: [6, 2, (1), 2] = 10'],
    ['10d10!>=7', 7, '10d10!>=7: [10, 5, 10, 1, 7, 3, 10, 6, 6, 2, 10, 5, 8, 2, 2, 5] = 92'],
    ['8d6!!', 'explode', '8d6!!: [5, 4, 6↑ 5 = 11, 2, 1, 6↑ 2 = 8, 5, 2] = 38'],
    ['6d10r<=3ro10', 'again', '6d10r<=3ro10: [8, 8, 9, 7, (2) 7, 4] = 43'],
    ['4dF', 'fate', '4dF: [0, 0, 1, 1] = 2'],
    ['2d20kl1', -1, '2d20kl1: [2, (6)] = 2'],
    ['d9007199254740991', 'wide', 'd9007199254740991: [317070803110290] = 317070803110290'],
    ['(1d4)d6 + 2d(1d8)', 'computed', '(d4)d6 + 2d(d8): [3, 2, 5, 4] + [3, 3] = 20'],
    ['d{0..9}*10 + d{0..9}', 'percentile', 'd{0..9} * 10 + d{0..9}: [0] * 10 + [2] = 2'],
    ['5d100!o', 'open', '5d100!o: [53, 87, 62, 42, 51] = 295'],
    ['5d6!p', 'shift', '5d6!p: [1, 4, 6, 5 = 4, 5, 2] = 22'],
    [
      '2 x 4d6kh3',
      'stats',
      '2 x 4d6kh3:\n1) [(2), 3, 4, 6] = 13\n2) [(1), 6, 5, 5] = 16\n= 13, 16',
    ],
    ['{2d20, 3d6}kh1', 'group', '{2d20, 3d6}kh1: {[14, 10], ([2, 4, 5])} = 24'],
    ['{4d6 + 2d8}kh3', 'pool', '{4d6 + 2d8}kh3: {[4, (1), (1), 4] + [3, (2)]} = 11'],
    ['4d6u', 'unlike', '4d6u: [3, 5, 2, (5) (2) 1] = 11'],
    ['6d6mt', 'sets', '6d6mt2: [1 ✓ set 1, 4, 1 set 1, 5, 2, 6] = 1 set'],
    ['@a := d20; @a + d4', 'bound', '@a := d20; @a + d4: @a := [11] = 11; 11 + [4] = 15'],
    ['if((d20) >= 10, 2d6, d4)', 'choice', 'if((d20) >= 10, 2d6, d4): if([10] >= 10) [2, 5] = 7'],
  ])('%s with the seed %s', (text, each, expected) => {
    expect(roll(text, { seed: each }).text()).toBe(expected);
  });
});
