/** Counts whose number comes from a variable, a roll or parentheses: they count, whatever the faces are. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Variables } from '../../src/index.ts';
import { check, explain, format, odds, parse, roll } from '../../src/index.ts';

describe('a number that is not written out next to the dice is meant', () => {
  test.each<
    [notation: string, variables: Variables, dice: readonly number[], total: number, codes: string]
  >([
    ['2d6 >= (7)', {}, [6, 6], 0, 'condition-never'],
    ['2d6 >= (3 + 4)', {}, [6, 6], 0, 'condition-never'],
    ['2d6 <= (-1)', {}, [1, 6], 0, 'condition-never'],
    ['2d6 <= -(1)', {}, [1, 6], 0, 'condition-never'],
    ['2d6 = (7)', {}, [1, 6], 0, 'condition-never'],
    ['2d6 <> (7)', {}, [1, 6], 2, 'count-always'],
    ['2d6 < (7)', {}, [1, 6], 2, 'count-always'],
    ['2d6 >= (6)', {}, [1, 6], 1, ''],
    ['d20>=@dc', { dc: 25 }, [20], 0, 'condition-never'],
    ['d20>=@dc', { dc: '20 + 5' }, [20], 0, 'condition-never'],
    ['5d10>=@n', { n: 11 }, [1, 2, 3, 9, 10], 0, 'condition-never'],
    ['5d10<>@n', { n: 11 }, [1, 2, 3, 9, 10], 5, 'count-always'],
    ['@pool + 1', { pool: '2d6>=@n', n: 7 }, [6, 6], 1, 'condition-never'],
    ['@a := 7; 2d6>=@a', {}, [6, 6], 0, 'condition-never'],
    ['@a := d6; 2d10<@a', {}, [1, 5, 5], 0, 'condition-never'],
    ['@a := d6; 2d10<@a', {}, [6, 5, 5], 2, ''],
    ['3 x 2d6>=(7)', {}, [6, 6, 6, 6, 6, 6], 0, 'condition-never'],
    ['{2d6 + d8}>=(9)', {}, [6, 6, 8], 0, 'condition-never'],
    ['{2d6 + 2d@s}>=7', { s: 4 }, [6, 6, 4, 4], 0, 'condition-never'],
    ['{d10, d10}<@a', { a: 1 }, [1, 10], 0, ''],
    ['2d@s>=5', { s: 4 }, [4, 4], 0, 'condition-never'],
    ['2d(d4)>=3', {}, [2, 2, 2], 0, 'condition-never'],
    ['4d6max@m>=5', { m: 4 }, [1, 4, 5, 6], 0, 'condition-never'],
    ['4d6>=2f@n', { n: 9 }, [1, 2, 3, 6], 3, 'condition-never'],
    ['4d6cs@n', { n: 9 }, [1, 2, 3, 6], 12, 'condition-never'],
    ['4d6m2>@n', { n: 6 }, [1, 2, 3, 6], 12, 'condition-never'],
    ['4d6mt2>@n', { n: 6 }, [6, 6, 6, 6], 0, 'condition-never'],
  ])('%s with %j', (notation, variables, dice, total, codes) => {
    const rolled = roll(notation, { variables, dice });
    expect(rolled.kind === 'series' ? rolled.totals[0] : rolled.total).toBe(total);
    expect([...new Set(rolled.warnings.map(({ code }) => code))].join()).toBe(codes);
    expect(check(notation, { variables }).filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
    expect(odds(notation, { variables }).at(total).toNumber()).toBeGreaterThan(0);
    expect(explain(notation)).not.toBe('');
  });

  test('the exact odds of a count against a roll', () => {
    const law = odds('@a := d6; 2d10<@a');
    expect([0, 1, 2].map((total) => law.at(total).toString())).toEqual([
      '71/120',
      '19/60',
      '11/120',
    ]);
  });

  test('written out it is refused still', () => {
    for (const text of ['2d6>=7', '2d6<>7', '2d(6)>=7', '4d6max(3)>3', '(d4)d6>=7']) {
      expect(check(text), text).toMatchObject([{ severity: 'error' }]);
    }
  });

  test.each([
    ['2d6 >= (7)', '2d6>=(7)'],
    ['2d6 >= ((7))', '2d6>=(7)'],
    ['2d6<-(1)', '2d6<(-1)'],
    ['2d6!=(7)', '2d6<>(7)'],
    ['8d10!>=(9)', '8d10!>=9'],
    ['4d6mt>=(3)', '4d6mt2>=3'],
  ])('%s is printed %s, and read so again', (text, printed) => {
    expect(format(text)).toBe(printed);
    expect(format(printed)).toBe(printed);
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(text);
    // A tree that comes from outside means the same.
    expect(format(JSON.parse(JSON.stringify(parsed.tree)))).toBe(printed);
    expect(parsed.warnings).toEqual(check(text));
  });

  test('parentheses are not kept where they say nothing', () => {
    const parsed = parse('8d10!9>=(9)');
    if (!parsed.ok) throw new Error('a notation');
    const saved = JSON.parse(JSON.stringify(parsed.tree));
    const [explode, count] = saved.body.modifiers;
    expect(count.arguments[0].inParentheses).toBe(true);
    explode.arguments = count.arguments;
    expect(() => format(saved)).toThrow('parentheses where none can be written');
    explode.arguments = [];
    count.arguments[0].value = parsed.tree.body;
    expect(() => format(saved)).toThrow('parentheses where none can be written');
    count.arguments[0].inParentheses = false;
    expect(() => format(saved)).toThrow('parentheses where none can be written');
  });
});

test('any count against any number from elsewhere is the number of dice that meet it', () => {
  const meets: Readonly<Record<string, (face: number, number: number) => boolean>> = {
    '>=': (face, number) => face >= number,
    '<=': (face, number) => face <= number,
    '>': (face, number) => face > number,
    '<': (face, number) => face < number,
    '=': (face, number) => face === number,
    '<>': (face, number) => face !== number,
  };
  const cases = fc.record({
    sign: fc.constantFrom(...Object.keys(meets)),
    number: fc.integer({ min: -2, max: 9 }),
    dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
    from: fc.constantFrom('variable', 'notation', 'binding', 'parentheses'),
    shape: fc.constantFrom('#d6', '(#d6)', '{#d6}', '{{#d6}}'),
  });
  fc.assert(
    fc.property(cases, ({ sign, number, dice, from, shape }) => {
      const pool = shape.replace('#', String(dice.length));
      // After parentheses a comparison compares totals.
      const [open, close] = shape.startsWith('(') ? ['{', '}'] : ['', ''];
      const named = from === 'parentheses' ? `(${number})` : '@n';
      const text = `${from === 'binding' ? `@n := ${number}; ` : ''}${open}${pool}${close}${sign}${named}`;
      const variables: Variables =
        from === 'variable' ? { n: number } : from === 'notation' ? { n: `${number}` } : {};
      const total = dice.filter((face) => meets[sign]?.(face, number)).length;
      expect(roll(text, { dice, variables }).total, text).toBe(total);
      expect(odds(text, { variables }).at(total).toNumber(), text).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
