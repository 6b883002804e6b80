/** The lowest and highest rolls: every die at its end, chains as far as they can go, and never a limit in place of no end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Extreme } from '../../../src/index.ts';
import {
  check,
  compile,
  createRoller,
  DiceError,
  odds,
  parse,
  roll,
  total,
} from '../../../src/index.ts';

/** The total, or the code of what is refused. */
function end(text: string, random: Extreme): number | string {
  try {
    return total(text, { random });
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return error.diagnostics[0]?.details.reason === 'not-known' ? 'not known' : error.code;
  }
}

const none = 'no-extreme-roll';

describe('the lowest and the highest roll', () => {
  test.each<[string, number | string, number | string]>([
    // what is rolled, lowest, highest
    ['2d6 + 3', 5, 15],
    ['4d6kh3', 3, 18],
    ['4dF', -4, 4],
    ['d{2,5,5,9}', 2, 9],
    ['3d10>=8', 0, 3],
    // Every die, not the total: what is subtracted is at its end too.
    ['20 - d6', 19, 14],
    // rolled again
    ['d6r1', 2, 6],
    ['d6r6', 1, 5],
    ['d6r<=2', 3, 6],
    ['d6ro1', 1, 6],
    ['d6ro6', 1, 6],
    ['2d20kh1r1', 2, 20],
    // more dice
    ['d6!', 1, none],
    ['d6!1', 2, none],
    ['d6!!', 1, none],
    ['d6!p', 1, none],
    ['d6!(once)', 1, 12],
    ['d6!(6, limit 3)', 1, 24],
    ['d6!!(6, limit 3)', 1, 24],
    ['d6!p(once)', 1, 11],
    ['d6!(6, limit 0)', 1, 6],
    ['2d6!(once)kh1', 1, 6],
    ['d6!min3', 3, none],
    ['{2d6}!', 2, none],
    ['{d6!1}', 2, none],
    ['{d6}!1', 2, none],
    ['{d6 + d4}r1', 4, 10],
    // open-ended
    ['d100!o', none, none],
    ['d100!oh', 1, none],
    ['d100!ol', none, 100],
    ['d10!o(1, 10, once)', -9, 20],
    ['d100!o(5, 96, limit 2)', -199, 300],
    ['d100!oh(90, rising)', 1, none],
    // all different
    ['3d6u', 6, 15],
    ['3d6uo', 3, 18],
    ['3d{1,1,4,9}u', 14, 14],
    ['4d6kh3u', 6, 15],
    // what is computed, chosen, named, repeated
    ['(d4)d6', 1, 24],
    ['2d(d6)', 2, 12],
    ['if(d20 >= 15, 2d6, 1)', 1, 12],
    ['@a := d6; @a + @a', 2, 12],
    ['10 / (d6 - 1)', 'division-by-zero', 2],
    ['(d2)d6!1', 2, none],
    // what is not worked out
    ['d6!!(once)r>=12', 'not known', 'not known'],
    ['{(d2)d6}!1', 'not known', 'not known'],
    ['{(d2)d6}', 1, 12],
    ['d6!!(once)min4', 4, 12],
  ])('of %s is %s and %s', (text, lowest, highest) => {
    expect([end(text, 'lowest'), end(text, 'highest')]).toEqual([lowest, highest]);
  });

  test('replays by its faces, and its total is that of the roll', () => {
    for (const random of ['lowest', 'highest'] as const) {
      for (const text of ['d10!o(1, 10, once)', '4d6kh3', '3d6u', '2 x d6r1r6', 'd6r1!(once)']) {
        const rolled = roll(text, { random });
        const dice = rolled.dice.map(({ face }) => face);
        expect(roll(text, { dice }).toJSON()).toEqual(rolled.toJSON());
        if (rolled.kind === 'single') expect(total(text, { random })).toBe(rolled.total);
      }
    }
    expect(roll('3 x d6r1', { random: 'lowest' })).toMatchObject({ totals: [2, 2, 2] });
    // Of two ways, the one with fewer dice.
    expect(roll('d6r1', { random: 'lowest' }).dice).toHaveLength(1);
  });

  test('is there for rollers and what is compiled', () => {
    const most = createRoller({ random: 'highest', dice: { luck: [3, 7] } });
    expect([most.total('2d6'), most.roll('d{luck}').total, most.total('d6')]).toEqual([12, 7, 6]);
    expect(most.roll('2d6', { random: 'lowest' }).total).toBe(2);
    expect(most.compile('3d8').total()).toBe(24);
    expect(compile('3d8').total({ random: 'lowest' })).toBe(3);
    // What failed leaves nothing behind.
    expect(() => most.total('{{2d6}kh1}!')).toThrow(DiceError);
    expect(most.total('{{2d6}kh1}r6')).toBe(5);
  });

  test('any other word is refused', () => {
    expect(() => roll('d6', { random: 'middle' as never })).toThrow(/a random source needs/);
  });

  test('holds the limit of dice', () => {
    expect(end('10000d6', 'highest')).toBe(60_000);
    expect(end('9000d6!(once)', 'highest')).toBe('too-many-dice');
    expect(end('d6!(6, limit 5000)', 'highest')).toBe('chain-too-long');
    expect(end('d{1..10000}!(10000, limit 900)', 'highest')).toBe(9_010_000);
  });
});

/** Pools of dice that are all kept and added up, with chains: the least total is that of the odds. */
const pools = fc
  .record({
    dice: fc.integer({ min: 1, max: 2 }),
    die: fc.oneof(
      fc.integer({ min: 2, max: 8 }).map((sides) => `d${sides}`),
      fc
        .array(fc.integer({ min: -3, max: 9 }), { minLength: 2, maxLength: 5 })
        .map((faces) => `d{${faces.join()}}`),
    ),
    rules: fc.array(
      fc.oneof(
        fc
          .tuple(
            fc.constantFrom('r', 'ro', '!', '!!', '!p', '!!p'),
            fc.constantFrom(
              '',
              '<=2',
              '>=4',
              '>=6',
              '1',
              '3',
              '(1, 2, limit 2)',
              '(6, once)',
              '(>=3, limit 3)',
              '(1, once)',
            ),
          )
          .map(([name, condition]) => `${name}${condition}`),
        fc.constantFrom(
          'min3',
          'max2',
          'min0',
          '!o',
          '!oh',
          '!ol',
          '!o(1, 4)',
          '!ol(2, once)',
          '!o(1, 3, limit 2)',
          '!oh(3, rising)',
        ),
      ),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ dice, die, rules }) => `${dice}${die}${rules.join('')}`);

test('of dice that are all added up it is the least and the most of the exact odds', () => {
  let compared = 0;
  fc.assert(
    fc.property(pools, (text) => {
      const read = parse(text);
      if (!read.ok || check(text).some(({ severity }) => severity === 'error')) return;
      let law: ReturnType<typeof odds>;
      try {
        law = odds(text, { work: 300_000 });
      } catch (error) {
        if (error instanceof DiceError) return;
        throw error;
      }
      if (law.grade !== 'exact') return;
      compared += 1;
      const found = [end(text, 'lowest'), end(text, 'highest')];
      if (found[0] === 'not known') return;
      // Dice without end whose sum is held at a number have no end all the same.
      if (/!o|!!/.test(text) && /m(?:in|ax)\d/.test(text)) return;
      const said = (value: number): number | string => (Number.isFinite(value) ? value : none);
      expect([text, ...found]).toEqual([text, said(law.min), said(law.max)]);
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 400) },
  );
  expect(compared).toBeGreaterThan(50);
});
