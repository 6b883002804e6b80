/** What other tools' own tests expect, and the written list of where this language decides differently. */
import { describe, expect, test } from 'vitest';
import { check, DiceError, roll } from '../../src/index.ts';
import { dataFiles, dataRows, ownText, textBeside } from '../support/shared.ts';

interface Row {
  readonly suite: string;
  readonly notation: string;
  /** In the order rolled; absent where every die shows its lowest face. */
  readonly faces?: readonly number[];
  readonly total: number;
  /** Their total is rounded to this many places. */
  readonly rounded?: number;
  /** The total of each chain, in order. */
  readonly dice?: readonly number[];
}

const facesToTotal = dataRows('conformance/faces-to-total.jsonl') as readonly Row[];
const lowestFaces = dataRows('conformance/lowest-faces.jsonl') as readonly Row[];

/** A notation whose rows differ: what is answered instead, and the rule that makes it differ. */
interface Difference {
  /** The code of the refusal, or the total. */
  readonly answer: string | number;
  readonly rule: string;
}

const versus: Difference = {
  answer: 'foreign-spelling',
  rule: '"vs", which reports a roll together with a number, is not in the language',
};
const oneValue = (answer: string | number): Difference => ({
  answer,
  rule: 'a group whose item is more than dice joined by + is one value',
});
const pooled = (answer: string | number): Difference => ({
  answer,
  rule: 'a group of nothing but dice pools them, and a comparison counts its dice',
});

const differences: Readonly<Record<string, Difference>> = {
  '1d20 vs 15': versus,
  '1d20!p vs 35': versus,
  '1d20+10 vs 15': versus,
  '1d20+10 vs 25': versus,
  '1d20+15 vs 15': versus,
  '1d20-2 vs 25': versus,
  '{1d20 vs 15}>=10': { ...versus, answer: 'unexpected-word' },
  '{1d20 vs 15}>=10f<3': { ...versus, answer: 'unexpected-word' },
  '{1d20 vs 2d10}>=5': { ...versus, answer: 'unexpected-word' },
  '{1d20 vs 2d10, 1d4}>=5': { ...versus, answer: 'unexpected-word' },
  '{4d10*5d6}k2': oneValue(352),
  '{4d10*5d6}kl3': oneValue(437),
  '{4d10*5d6}dh3': oneValue(0),
  '{4d10*5d6}d2': oneValue('drops-every-die'),
  '{4d6}>10': pooled('impossible-count'),
  '{4d6}>20f<15': pooled('impossible-count'),
  '{4d6}>20f<10': pooled('impossible-count'),
  '{4d6}<10': pooled(4),
  '6d10>=8!>=9': {
    answer: 'unsuitable-order',
    rule: 'after a count, what would add dice is an error that offers the other order',
  },
  '1d6>=7': {
    answer: 'impossible-count',
    rule: 'a count that no face can meet is an error with the fix (1d6) >= 7',
  },
  '2d6ro<3': {
    answer: 'missing-face',
    rule: 'a pool is rolled die by die: 2, again 5, then 1, which asks for another die',
  },
};

const comment: Difference = {
  answer: 'unexpected-word',
  rule: 'nothing is ever ignored: a comment begins with #',
};

const lowestDifferences: Readonly<Record<string, Difference>> = {
  '1d20+5 Roll for Initiative': comment,
  '1d20+5 \\ +5 Roll for Initiative': { ...comment, answer: 'foreign-spelling' },
  '2d10+2d6[crit]+5 Critical Hit!': comment,
  '[[2d6]]d5': {
    answer: 'foreign-spelling',
    rule: 'square brackets are labels; dice of dice are (2d6)d5',
  },
  '{3d6+1}<3': oneValue(0),
};

/** What the roll says in the terms of a row; the code of the error when it is refused. */
function answer({ notation, faces, rounded, dice }: Row): object {
  try {
    const given = faces === undefined ? { random: { die: () => 1 } } : { dice: faces };
    const rolled = roll(notation, given);
    const scale = 10 ** (rounded ?? 0);
    const exact = rolled.total ?? Number.NaN;
    const total = rounded === undefined ? exact : Math.round(exact * scale) / scale;
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
  { name: 'faces to totals', rows: facesToTotal, listed: differences, all: 506, different: 21 },
  { name: 'lowest faces', rows: lowestFaces, listed: lowestDifferences, all: 54, different: 5 },
])('$name', ({ rows, listed, all, different }) => {
  const isListed = ({ notation }: Row): boolean => Object.hasOwn(listed, notation);

  test('the rows that are not listed are equal', () => {
    const same = rows.filter((row) => !isListed(row));
    const got = same.map((row) => ({ row: inWords(row), ...answer(row) }));
    const wanted = same.map((row) => ({ row: inWords(row), ...expected(row) }));
    expect(got).toEqual(wanted);
    expect(same).toHaveLength(all - different);
  });

  test('the listed rows differ, and are answered as the rules say', () => {
    expect(rows.filter(isListed)).toHaveLength(different);
    for (const [notation, { answer: instead, rule }] of Object.entries(listed)) {
      const those = rows.filter((row) => row.notation === notation);
      expect(those, notation).not.toHaveLength(0);
      for (const row of those) {
        const wanted =
          typeof instead === 'string' ? { refused: instead } : { ...expected(row), total: instead };
        expect(answer(row), `${notation}: ${rule}`).toEqual(wanted);
        expect(wanted, notation).not.toEqual(expected(row));
      }
    }
  });
});

test('of the rows without groups and "vs" four at most differ', () => {
  const plain = facesToTotal.filter(
    ({ notation }) => !/\bvs\b/.test(notation) && !/\{/.test(notation.replaceAll(/d\{/g, '')),
  );
  expect(plain).toHaveLength(458);
  const different = plain.filter(({ notation }) => Object.hasOwn(differences, notation));
  expect(different.length).toBeLessThanOrEqual(4);
});

test.each(dataFiles)("the project's own copy of %s is the newest one", (path) => {
  expect(textBeside(path) ?? ownText(path)).toBe(ownText(path));
});

/** What is warned about in their notations, and why it is not a false alarm. */
const warned: Readonly<Record<string, readonly [code: string, fact: string]>> = {
  '{4d10*5d6}k2': ['keeps-all', 'the group is one value'],
  '{4d10*5d6}kl3': ['keeps-all', 'the group is one value'],
  '{4d10*5d6}dh3': ['drops-all', 'the group is one value'],
  '{4d6}<10': ['count-always', 'every face of a d6 is below 10'],
  '6d6!!>=8': ['condition-never', 'no die shows 8'],
  '3d10kh1dh1': ['drops-all', 'the one that is kept is dropped'],
  '5d10kh0': ['drops-all', 'none is kept'],
  '5d10kh7': ['keeps-all', 'there are five'],
  '4d6>4kh3': ['keep-after-count', 'dice are kept by their faces'],
  '4d6<4kh3': ['keep-after-count', 'dice are kept by their faces'],
  '4d6mt5': ['condition-never', 'four dice make no set of five'],
};

test('nothing is warned about without a reason', () => {
  const notations = new Set([...facesToTotal, ...lowestFaces].map(({ notation }) => notation));
  const found = [...notations].flatMap((notation) =>
    check(notation)
      .filter(({ severity }) => severity === 'warning')
      .map(({ code }) => [notation, code]),
  );
  expect(found.sort()).toEqual(
    Object.entries(warned)
      .map(([notation, [code]]) => [notation, code])
      .sort(),
  );
});
