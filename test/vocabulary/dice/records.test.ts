/** One contract for every built-in die, and for dice that are added by one record and one line in the table. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cli } from '../../../src/locales/en/cli/index.ts';
import { en } from '../../../src/locales/en/index.ts';
import type { DieRecord } from '../../../src/vocabulary/dice/record.ts';
import { spellingsOf } from '../../../src/vocabulary/dice/record.ts';
import { libraryWith } from '../../support/with-dice.ts';

const six = [1, 2, 3, 4, 5, 6];

/** Dice that the language does not have: spelled as a word, as a number, with a sign, and by its sides alone. */
const trial: readonly DieRecord[] = [
  {
    spelling: 'dCoin',
    aliases: ['dPenny'],
    shows: { faces: [0, 1] },
    example: '3dCoin',
  },
  {
    spelling: 'd66',
    shows: { faces: six.flatMap((ten) => six.map((one) => 10 * ten + one)) },
    example: 'd66',
  },
  { spelling: 'd$', shows: { faces: [9, -4, 9] }, example: '2d$' },
  { spelling: 'dM', shows: { sides: 1000 }, example: 'dM' },
];

/** English with a line on each of them. */
const lines = { dCoin: 'a coin', d66: 'two d6 side by side', d$: 'a die of luck', dM: 'a d1000' };
const docs: Readonly<Record<string, string>> = { ...en.records.dice, ...lines };
const english = {
  words: cli,
  locale: { ...en, records: { ...en.records, dice: { ...en.records.dice, ...lines } } },
};

const library = await libraryWith(trial);
const { check, dice, explain, format, odds, parse, roll } = library;

const generated = fc.sample(
  library.arbitraries(fc).notations({ depth: 1, decorated: false, modifiers: [] }),
  { seed: 1, numRuns: 500 },
);

const codesOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
  }
};

test('the trial is in the table', () => {
  expect(dice.slice(-trial.length)).toEqual(trial);
});

describe.each(dice.map((die) => [die.spelling, die] as const))('the die %s', (spelling, die) => {
  const { shows } = die;
  const canonical = 'sides' in shows ? `d${shows.sides}` : spelling;
  const sides = 'sides' in shows ? shows.sides : shows.faces.length;
  const ends =
    'sides' in shows ? [1, shows.sides] : [Math.min(...shows.faces), Math.max(...shows.faces)];
  const [least = 0, highest = 0] = ends;

  test('is read in all its spellings, and printed in one', () => {
    for (const each of spellingsOf(die)) {
      for (const text of [each, each.toUpperCase(), each.toLowerCase()]) {
        expect(format(text)).toBe(canonical);
        expect(format(`3${text} + 1`)).toBe(`3${canonical} + 1`);
        expect(format(`-${text}`)).toBe(`-${canonical}`);
        expect(format(`6x${text}`)).toBe(`6 x ${canonical}`);
        expect(format(`2${text}!`)).toBe(`2${canonical}!`);
        expect(format(`2${text}kh1`)).toBe(format(`2${canonical} kh1`));
      }
      if (!/^d[a-z]/i.test(each)) expect(format(`2 d ${each.slice(1)}`)).toBe(`2${canonical}`);
    }
    expect(format(canonical)).toBe(canonical);
  });

  test('is in the tree by what it shows, and goes through JSON', () => {
    const parsed = parse(`2${spelling}`);
    if (!parsed.ok) throw new Error(spelling);
    const tree = JSON.parse(JSON.stringify(parsed.tree));
    expect(tree.body.die.kind).toBe('sides' in shows ? 'sides' : 'named');
    expect(format(tree)).toBe(`2${canonical}`);
    expect(roll(tree, { dice: [least, highest] }).total).toBe(least + highest);
  });

  test('rolls its faces and no others', () => {
    const rolled = roll(`d6 + 2${spelling}`, { dice: [6, highest, least] });
    expect(rolled.total).toBe(6 + highest + least);
    expect(rolled.dice[1]).toMatchObject({ die: canonical, sides, face: highest });
    expect(rolled.canonical).toBe(`d6 + 2${canonical}`);
    for (const face of [least - 1, highest + 1]) {
      expect(codesOf(() => roll(spelling, { dice: [face] }))).toEqual(['impossible-face']);
    }
  });

  test('has the odds of its sides', () => {
    const solved = odds(spelling);
    expect([solved.grade, solved.min, solved.max]).toEqual(['exact', least, highest]);
    const listed = 'sides' in shows ? `{1..${shows.sides}}` : `{${shows.faces.join(',')}}`;
    expect(odds(`2${spelling}kh1`).toJSON().entries).toEqual(
      odds(`2d${listed}kh1`).toJSON().entries,
    );
  });

  test('is checked by its ends', () => {
    const codes = (text: string): readonly string[] => check(text).map(({ code }) => code);
    expect(codes(`2${spelling}>=${highest}`)).toEqual([]);
    expect(codes(`2${spelling}>${highest}`)).toEqual(['impossible-count']);
    expect(codes(`2${spelling}>=${least}`)).toEqual(['count-always']);
    expect(codes(`2${spelling}r(${highest + 1})`)).toEqual(['condition-never']);
    expect(codes(`2${spelling}!>=${least}`)).toContain('endless');
  });

  test('is explained to people', () => {
    expect(docs[spelling]).toMatch(/^[a-z].*[^.]$/);
    expect(parse(die.example)).toMatchObject({ ok: true, warnings: [] });
    expect(format(die.example)).toContain(canonical);
    expect(explain(`2${spelling}`)).toContain(canonical);
    for (const each of spellingsOf(die)) {
      expect(library.helpOn(each.toLowerCase(), english)).toContain(
        `${docs[spelling]}; for example ${die.example}`,
      );
    }
  });

  test('is known to the command', () => {
    for (const each of spellingsOf(die)) {
      expect(library.complete('2 + 4d', [])[0]).toContain(each);
      expect(library.complete(':help d', [])[0]).toContain(each);
      expect(library.complete(`4${each} k`, [])[0]).toContain('kh');
      expect(library.shielded([`-${each}`, `-${each}kh1`])).toEqual([` -${each}`, ` -${each}kh1`]);
    }
  });

  test('does not get in the way of a modifier or a function', () => {
    const words = library.modifiers.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    const names = library.functions.map(({ name }) => name);
    for (const each of spellingsOf(die)) {
      const start = each.toLowerCase();
      expect([...words, ...names].filter((word) => word.startsWith(start))).toEqual([]);
    }
  });

  test('is nothing that only other tools write', () => {
    for (const each of spellingsOf(die)) {
      const text = `2${each}`;
      const marks = library.dialects.flatMap((dialect) =>
        library.matchesOf(dialect, text).map(({ mark }) => text.slice(...mark).toLowerCase()),
      );
      expect(marks).not.toContain(each.toLowerCase());
    }
  });

  test('keeps its name from callers', () => {
    const word = spelling.slice(1).toLowerCase();
    if (!/^[a-z]+$/.test(word) || 'sides' in shows) return;
    expect(codesOf(() => library.createRoller({ dice: { [word]: [1] } }))).toEqual([
      'unsuitable-vocabulary',
    ]);
    expect(format(`d{${word}}`)).toBe(canonical);
  });

  test('is generated', () => {
    if ('sides' in shows) return;
    expect(generated.some((text) => text.includes(canonical))).toBe(true);
    expect(library.smallDice.includes(canonical)).toBe(sides <= 4);
  });
});

test('no two dice are spelled alike', () => {
  const all = dice.flatMap(spellingsOf).map((each) => each.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

describe('a die that is spelled as a number', () => {
  test.each([
    ['d(66)', 'd(66)'],
    ['d(65)', 'd65'],
    ['d666', 'd666'],
    ['80d6d(66)', '80d6d(66)'],
    ['80d6d(65)', '80d6d65'],
    ['d(66)[a] + d66', 'd(66)[a] + d66'],
  ])('takes it from numbered dice: %s', (text, canonical) => {
    expect(format(text)).toBe(canonical);
    expect(format(canonical)).toBe(canonical);
  });

  test('is refused where dice are dropped, and in part', () => {
    expect(parse('80d6d66').ok).toBe(false);
    expect(parse('80d6 d66').ok).toBe(false);
    expect(codesOf(() => roll('d66.5'))).toEqual(['unsuitable-sides']);
  });

  test('shows its own faces', () => {
    expect(roll('d(66)', { dice: [1] }).dice).toMatchObject([{ die: 'd(66)', sides: 66, face: 1 }]);
    expect(roll('d66', { dice: [11] }).dice).toMatchObject([{ die: 'd66', sides: 36, face: 11 }]);
    expect(roll('d(60 + d6)', { dice: [6, 1] }).dice[1]?.die).toBe('d(66)');
    expect(explain('d(66)')).toBe('Roll a d(66).');
  });
});

test('what is generated is canonical with the new dice too', () => {
  const { notations } = library.arbitraries(fc);
  fc.assert(
    fc.property(notations(), (text) => {
      expect(format(text)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
