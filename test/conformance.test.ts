/** What other tools' own tests expect, and the written list of where this language decides differently. */
import { describe, expect, test } from 'vitest';
import { DiceError, roll } from '../src/index.ts';
import { dataFiles, dataRows, ownText, textBeside } from './support/shared.ts';

interface Row {
  readonly suite: string;
  readonly notation: string;
  /** In the order rolled; absent where every die shows its lowest face. */
  readonly faces?: readonly number[];
  readonly total: number;
  /** Their total is rounded to so many places. */
  readonly rounded?: number;
  /** The total of each chain, in order. */
  readonly dice?: readonly number[];
}

const facesToTotal = dataRows('conformance/faces-to-total.jsonl') as readonly Row[];
const lowestFaces = dataRows('conformance/lowest-faces.jsonl') as readonly Row[];

/** Groups, and `vs`, which compares the roll with a number and reports both. */
const notYet = ({ notation }: Row): boolean =>
  /\bvs\b/.test(notation) || /\{/.test(notation.replaceAll(/d\{/g, ''));

/** A notation whose rows differ: the code of the refusal, and the rule that makes it differ. */
interface Difference {
  readonly code: string;
  readonly rule: string;
}

const differences: Readonly<Record<string, Difference>> = {
  '2d6u': { code: 'unexpected-word', rule: 'not in the language yet' },
  '2d6uo': { code: 'unexpected-word', rule: 'not in the language yet' },
  '6d10>=8!>=9': {
    code: 'unsuitable-order',
    rule: 'after a count, what would add dice is an error that offers the other order',
  },
  '1d6>=7': {
    code: 'impossible-count',
    rule: 'a count that no face can meet is an error with the fix (1d6) >= 7',
  },
  '2d6ro<3': {
    code: 'missing-face',
    rule: 'a pool is rolled die by die: 2, again 5, then 1, which asks for another die',
  },
};

const comment: Difference = {
  code: 'unexpected-word',
  rule: 'nothing is ever ignored: a comment begins with #',
};
const matching: Difference = { code: 'unexpected-word', rule: 'not in the language yet' };

const lowestDifferences: Readonly<Record<string, Difference>> = {
  '1d20+5 Roll for Initiative': comment,
  '1d20+5 \\ +5 Roll for Initiative': { ...comment, code: 'unexpected-character' },
  '2d10+2d6[crit]+5 Critical Hit!': comment,
  '[[2d6]]d5': {
    code: 'missing-operand',
    rule: 'square brackets are labels; dice of dice are (2d6)d5',
  },
  '4d6mt': matching,
  '4d6mt3': matching,
  '4d6mt5': matching,
  '4d6mt3>2': matching,
  '4d6mt4<2': matching,
};

/** What the roll says in the terms of a row; the code of the error when it is refused. */
function answer({ notation, faces, rounded, dice }: Row): object {
  try {
    const given = faces === undefined ? { random: { die: () => 1 } } : { dice: faces };
    const rolled = roll(notation, given);
    const scale = 10 ** (rounded ?? 0);
    const total = rounded === undefined ? rolled.total : Math.round(rolled.total * scale) / scale;
    const chains = rolled.terms.flatMap((term) => term.chains.map((chain) => chain.total));
    return {
      total,
      ...(faces === undefined ? {} : { faces: rolled.dice.map(({ face }) => face) }),
      ...(dice === undefined ? {} : { dice: chains }),
    };
  } catch (error) {
    if (error instanceof DiceError) return { refused: error.code };
    throw error;
  }
}

const expected = ({ total, faces, dice }: Row): object => ({
  total,
  ...(faces === undefined ? {} : { faces }),
  ...(dice === undefined ? {} : { dice }),
});

const inWords = ({ suite, notation, faces }: Row): string =>
  `${suite}: ${notation} [${faces?.join(', ') ?? 'lowest faces'}]`;

describe.each([
  { name: 'faces to totals', rows: facesToTotal, listed: differences, equal: 453, refused: 48 },
  { name: 'lowest faces', rows: lowestFaces, listed: lowestDifferences, equal: 40, refused: 5 },
])('$name', ({ rows, listed, equal, refused }) => {
  const spoken = rows.filter((row) => !notYet(row));
  const same = spoken.filter(({ notation }) => !Object.hasOwn(listed, notation));

  test('the rows that are not listed are equal', () => {
    const got = same.map((row) => ({ row: inWords(row), ...answer(row) }));
    const wanted = same.map((row) => ({ row: inWords(row), ...expected(row) }));
    expect(got).toEqual(wanted);
    expect(same).toHaveLength(equal);
  });

  test('the listed differences still differ, and are refused', () => {
    for (const [notation, { code, rule }] of Object.entries(listed)) {
      const those = rows.filter((row) => row.notation === notation);
      expect(those, notation).not.toHaveLength(0);
      for (const row of those) expect(answer(row), rule).toEqual({ refused: code });
    }
  });

  test('groups and "vs" are not in the language yet, and are refused', () => {
    const those = rows.filter(notYet);
    for (const row of those) expect(answer(row), inWords(row)).toHaveProperty('refused');
    expect(those).toHaveLength(refused);
    expect(those.filter(({ notation }) => Object.hasOwn(listed, notation))).toEqual([]);
  });
});

test('every row of the tables is told apart', () => {
  expect(facesToTotal).toHaveLength(506);
  expect(lowestFaces).toHaveLength(54);
  expect(facesToTotal.filter((row) => !notYet(row))).toHaveLength(458);
});

test.each(dataFiles)("the project's own copy of %s is the newest one", (path) => {
  expect(textBeside(path) ?? ownText(path)).toBe(ownText(path));
});
