/** What every roller of dice must obey, as properties for fast-check: for this one and any other. */

import { stuckDice } from '../dice/test-dice.ts';
import { Broken, expectTotal, played } from '../generate/broken.ts';
import type { Arbitrary, FastCheck, Property } from '../generate/fast-check.ts';
import type { TestDice } from '../generate/tree/dice-forms.ts';
import { replayAll } from '../replay/replay-all.ts';
import { expectSameLaw, OtherLaw } from '../replay/same-law.ts';

/** What the laws need to know about a roller. */
export interface AnyRoller {
  /**
   * Rolls a notation with dice that are given: `dice(6)` is the face of a d6. May throw where the notation
   * is not understood, which breaks a law as well.
   */
  total(notation: string, dice: TestDice): number;
  /** Rolls with its own dice from a seed. Without it no law about seeds is checked. */
  seeded?(notation: string, seed: number): number;
  /** How it spells what rollers spell in different ways; false: it has no such thing. */
  readonly spells?: Partial<Spellings>;
}

type Spelling = ((pool: string, number: number) => string) | false;

export interface Spellings {
  /** `4d6kh3` unless said otherwise. */
  readonly keepHighest: Spelling;
  /** `4d6kl3` */
  readonly keepLowest: Spelling;
  /** `4d6dh1` */
  readonly dropHighest: Spelling;
  /** `4d6dl1` */
  readonly dropLowest: Spelling;
  /** `4d6>=5`: how many dice show at least this number. */
  readonly atLeast: Spelling;
  /** `(d6 + 1) * 2` */
  readonly brackets: boolean;
}

const usual: Spellings = {
  keepHighest: (pool, count) => `${pool}kh${count}`,
  keepLowest: (pool, count) => `${pool}kl${count}`,
  dropHighest: (pool, count) => `${pool}dh${count}`,
  dropLowest: (pool, count) => `${pool}dl${count}`,
  atLeast: (pool, least) => `${pool}>=${least}`,
  brackets: true,
};

export interface DiceLaw {
  readonly name: string;
  /** The law in a sentence. */
  readonly says: string;
  /** For `fc.assert`; it fails with a `Broken` that names the notation, the faces and the totals. */
  readonly property: Property<[unknown]>;
}

/** Dice that came up, as the laws make them. */
interface Pool {
  readonly text: string;
  readonly sides: number;
  readonly faces: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, each) => one + each, 0);
const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

/**
 * The laws that apply to a roller. An adapter of a few lines is enough for all of them.
 *
 * @param roller what is tested
 * @param fc your fast-check
 * @example
 * for (const { name, property } of laws({ total: (text, dice) => myRoll(text, dice) }, fc)) {
 *   test(name, () => fc.assert(property));
 * }
 */
export function laws(roller: AnyRoller, fc: FastCheck): readonly DiceLaw[] {
  const spells = { ...usual, ...roller.spells };
  const { pool, small, number } = parts(fc);
  const law = <T>(
    name: string,
    says: string,
    arbitrary: Arbitrary<T>,
    check: (given: T) => void,
  ): DiceLaw => ({ name, says, property: fc.property(arbitrary, check) as Property<[unknown]> });
  const found: DiceLaw[] = [
    law('sum', 'a pool is the sum of its dice, each thrown once', pool, ({ text, faces }) => {
      expectTotal(roller, text, faces, sum(faces));
    }),
    law('range', 'no die is below 1 or above its sides', pool, ({ text, sides, faces }) => {
      for (const [end, face] of [['lowest', 1] as const, ['highest', sides] as const]) {
        const total = roller.total(text, stuckDice(end));
        const shown = faces.map(() => face);
        if (total !== sum(shown)) throw new Broken(text, shown, sum(shown), total);
      }
    }),
    law(
      'linearity',
      'adding, subtracting and multiplying work on the total',
      fc.tuple(pool, number),
      ([{ text, faces }, n]) => {
        const total = sum(faces);
        expectTotal(roller, `${text} + ${n}`, faces, total + n);
        expectTotal(roller, `${text} - ${n}`, faces, total - n);
        expectTotal(roller, `${text} * ${n}`, faces, total * n);
        expectTotal(roller, `${n} + ${text}`, faces, n + total);
        expectTotal(roller, `${n} - ${text}`, faces, n - total);
      },
    ),
    law(
      'arithmetic',
      'multiplication before addition, and from the left',
      fc.tuple(pool, number, number),
      ([{ text, faces }, a, b]) => {
        const total = sum(faces);
        expectTotal(roller, `${text} + ${a} * ${b}`, faces, total + a * b);
        expectTotal(roller, `${text} - ${a} - ${b}`, faces, total - a - b);
        if (spells.brackets) expectTotal(roller, `(${text} + ${a}) * ${b}`, faces, (total + a) * b);
        if (spells.brackets) expectTotal(roller, `${a} - (${text} - ${b})`, faces, a - (total - b));
      },
    ),
    law('signs', 'a sign turns a value round', fc.tuple(pool, number), ([{ text, faces }, n]) => {
      const total = sum(faces);
      expectTotal(roller, `-${text}`, faces, -total);
      expectTotal(roller, `${n} + -${text}`, faces, n - total);
      if (spells.brackets) expectTotal(roller, `${n} - (-${text})`, faces, n + total);
    }),
    law(
      'order',
      'a sum has the same law in any order, and so has a pool taken apart',
      fc.tuple(small, small),
      ([one, other]) => {
        const of = (text: string) => replayAll((dice) => roller.total(text, dice));
        const same = (first: string, second: string): void => {
          try {
            expectSameLaw(of(first), of(second));
          } catch (error) {
            if (!(error instanceof OtherLaw)) throw error;
            throw new Broken(`${first} and ${second}`, [], 'one law', error.message);
          }
        };
        same(`d${one} + d${other}`, `d${other} + d${one}`);
        same(`2d${one}`, `d${one} + d${one}`);
      },
    ),
  ];
  const kept = (
    name: 'keepHighest' | 'keepLowest' | 'dropHighest' | 'dropLowest',
    says: string,
    take: (faces: readonly number[], count: number) => readonly number[],
  ): void => {
    const spell = spells[name];
    if (spell === false) return;
    // A pool always keeps a die here: rollers differ on what an empty pool is.
    const keeping = fc.tuple(pool, fc.nat()).filter(([{ faces }]) => faces.length > 1);
    found.push(
      law(name, says, keeping, ([{ text, faces }, number_]) => {
        const count = 1 + (number_ % (faces.length - 1));
        expectTotal(roller, spell(text, count), faces, sum(take(rising(faces), count)));
      }),
    );
  };
  kept('keepHighest', 'the highest are kept', (faces, count) => faces.slice(-count));
  kept('keepLowest', 'the lowest are kept', (faces, count) => faces.slice(0, count));
  kept('dropHighest', 'the highest are dropped', (faces, count) => faces.slice(0, -count));
  kept('dropLowest', 'the lowest are dropped', (faces, count) => faces.slice(count));
  const { atLeast } = spells;
  if (atLeast !== false) {
    const bars = fc.tuple(pool, fc.nat());
    found.push(
      law('count', 'the dice that show at least so much', bars, ([{ text, sides, faces }, n]) => {
        const bar = 1 + (n % sides);
        const expected = faces.filter((face) => face >= bar).length;
        expectTotal(roller, atLeast(text, bar), faces, expected);
      }),
      law('threshold', 'a higher bar is never easier', bars, ([{ text, sides, faces }, n]) => {
        const bar = 1 + (n % sides);
        if (bar === sides) return;
        const [easy, hard] = [bar, bar + 1].map((each) => atLeast(text, each)) as [string, string];
        const [more, fewer] = [played(roller, easy, faces), played(roller, hard, faces)];
        if (fewer > more) throw new Broken(hard, faces, `at most ${more}`, fewer);
      }),
    );
  }
  const { seeded } = roller;
  if (seeded !== undefined) {
    found.push(
      law('seed', 'a seed gives one roll', fc.tuple(pool, fc.nat()), ([{ text }, seed]) => {
        const [first, again] = [seeded(text, seed), seeded(text, seed)];
        if (first !== again) throw new Broken(`${text}, seed ${seed}`, [], first, again);
      }),
    );
  }
  return found;
}

function parts(fc: FastCheck): {
  readonly pool: Arbitrary<Pool>;
  readonly small: Arbitrary<number>;
  readonly number: Arbitrary<number>;
} {
  const pool = fc
    .tuple(
      fc.constantFrom(6, 2, 3, 4, 8, 10, 12, 20, 100),
      fc.array(fc.nat(9_999), { minLength: 1, maxLength: 6 }),
    )
    .map(([sides, draws]): Pool => {
      const faces = draws.map((draw) => (draw % sides) + 1);
      return { text: `${faces.length}d${sides}`, sides, faces };
    });
  return { pool, small: fc.constantFrom(2, 3, 4, 6), number: fc.integer({ min: 1, max: 9 }) };
}
