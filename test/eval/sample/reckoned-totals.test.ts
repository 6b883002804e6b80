/** Totals against sums that a few lines here calculate from the same faces, by the dice of this library and by others. */
import { describe, expect, test } from 'vitest';
import { seededSource } from '../../../src/eval/random/seeded.ts';
import { compile, createRoller, DiceError } from '../../../src/index.ts';

/** What went wrong, and in which part of the notation. */
function said(work: () => unknown): string {
  try {
    work();
    return 'fits';
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    const [{ code, span } = { code: '', span: { start: 0, end: 0 } }] = error.diagnostics;
    return `${code}: ${error.notation.slice(span.start, span.end)}`;
  }
}

/** Tables are made after some rolls only. */
const forTables = 3;

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

type Draw = (sides: number) => number;

/** The total, rolled several times, is what `reckon` makes of the same draws. */
function expectTotals(notation: string, reckon: (draw: Draw) => number, rounds = 2): void {
  const made = compile(notation);
  const source = (): ReturnType<typeof seededSource> => seededSource(notation);
  const [mine, own, kept, other] = [source(), source(), source(), source()];
  for (let round = 0; round < rounds; round += 1) {
    const total = reckon((sides) => mine.die(sides));
    const said = [
      made.total({ random: own }),
      made.roll({ random: kept }).total,
      made.total({ random: { die: (sides) => other.die(sides) } }),
    ];
    expect(said, `${notation}, round ${round}`).toEqual([total, total, total]);
  }
}

describe('ranks', () => {
  const upTo = (sides: number): readonly number[] =>
    Array.from({ length: sides }, (_, index) => index + 1);
  const dice: Readonly<Record<string, readonly number[]>> = {
    d6: upTo(6),
    dF: [-1, 0, 1],
    'd{-9,-8,-7}': [-9, -8, -7],
    'd{-7,-3,-3,0,12}': [-7, -3, -3, 0, 12],
    'd{-900,-899,1,536870912}': [-900, -899, 1, 536870912],
    'd{-536870912,4,7}': [-536870912, 4, 7],
    'd{-536870913,4,2000000000}': [-536870913, 4, 2000000000],
    'd{3,3000000000}': [3, 3000000000],
    d128: upTo(128),
    d129: upTo(129),
  };
  /** What stays of values that are sorted. */
  const keeping: Readonly<Record<string, (values: readonly number[], rank: number) => number>> = {
    kh: (values, rank) => sum(values.slice(Math.max(0, values.length - rank))),
    kl: (values, rank) => sum(values.slice(0, rank)),
    dh: (values, rank) => sum(values.slice(0, Math.max(0, values.length - rank))),
    dl: (values, rank) => sum(values.slice(rank)),
  };
  const ranks: readonly (readonly [dice: number, ranks: readonly number[]])[] = [
    [1, [1]],
    [3, [0, 1, 2, 4]],
    [5, [2, 3]],
    [33, [9]],
  ];

  test.each(Object.entries(dice))('of %s', (die, faces) => {
    for (const [word, keep] of Object.entries(keeping)) {
      for (const [count, each] of ranks) {
        const sorted = (draw: Draw): readonly number[] =>
          Array.from({ length: count }, () => faces[draw(faces.length) - 1] as number).sort(
            (one, other) => one - other,
          );
        for (const rank of each) {
          const kept = `${word}${rank}`;
          expectTotals(`5 - 2 * ${count}${die}${kept}`, (draw) => 5 - 2 * keep(sorted(draw), rank));
          if (count !== 3) continue;
          expectTotals(`${count}${die}min2${kept}`, (draw) =>
            keep(
              sorted(draw).map((face) => Math.max(face, 2)),
              rank,
            ),
          );
        }
      }
    }
  });
});

describe('sums', () => {
  /** A notation and its value, made of the same choices. */
  type Made = readonly [notation: string, value: (draw: Draw) => number];
  const choices = seededSource('sums');
  const pick = (below: number): number => choices.die(below) - 1;

  function leaf(): Made {
    const number = pick(5);
    const sides = 2 + pick(12);
    switch (pick(6)) {
      case 0:
        return [`${number}`, () => number];
      case 1:
        return [
          `${number}d${sides}`,
          (draw) => sum(Array.from({ length: number }, () => draw(sides))),
        ];
      case 2:
        return [`d{-2,0,${sides}}`, (draw) => [-2, 0, sides][draw(3) - 1] as number];
      default:
        return [`d${sides}`, (draw) => draw(sides)];
    }
  }

  function made(depth: number): Made {
    if (depth === 0) return leaf();
    const [text, value] = made(depth - 1);
    const [other, second] = made(pick(depth));
    switch (pick(6)) {
      case 0:
        return [`-(${text})`, (draw) => 0 - value(draw)];
      case 1:
        return [`(${text}) * (${other})`, (draw) => value(draw) * second(draw) + 0];
      case 2:
        return [`(${text}) - (${other})`, (draw) => value(draw) - second(draw)];
      case 3:
        return [`(${other}) - (${text})`, (draw) => second(draw) - value(draw)];
      default:
        return [`(${text}) + (${other})`, (draw) => value(draw) + second(draw)];
    }
  }

  const generated = Array.from({ length: 80 }, (_, index) => made(1 + (index % 6)));
  const long = [2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 18, 19, 40].map((length): Made => {
    const terms = Array.from({ length }, leaf);
    return [
      `3 * (${terms.map(([text]) => text).join(' - ')}) + 2`,
      (draw) => {
        const [first = 0, ...others] = terms.map(([, value]) => value(draw));
        return 3 * (first - sum(others)) + 2;
      },
    ];
  });
  test.each([...generated, ...long])('%s', (notation, value) => expectTotals(notation, value));
});

describe('the limit of dice is felt where the dice are too many', () => {
  const roller = createRoller({ limits: { dice: 5, chain: 5 } });
  /** Four dice are thrown before. */
  test.each<[pool: string, tooMany?: string]>([
    ['1d8'],
    ['2d8', '2d8'],
    ['2d8kh1', '2d8kh1'],
    ['1d8kh1'],
    ['2d{1,3}', '2d{1,3}'],
    ['2d{1,3}kh1', '2d{1,3}kh1'],
    ['2d8min2', '2d8min2'],
    ['1d8min2'],
    ['2d8min2kh1', '2d8min2kh1'],
    ['2d8>3', '2d8>3'],
    ['2d8r1', '2d8r1'],
    ['2d8s', '2d8s'],
    ['2d8u', '2d8u'],
    ['1d1!(limit 1)', '1d1!(limit 1)'],
    ['1d1!!(limit 1)', '1d1!!(limit 1)'],
    ['1d1ro1', '1d1ro1'],
    ['{2d8}kh1', '2d8'],
    ['{1d8 + 1d10}kh1', '1d10'],
    ['{1d8 + 1d1!(limit 1)}kh1', '1d1!(limit 1)'],
    ['(1d1 - 1)d8'],
    ['2d4294967297', '2d4294967297'],
    ['2d9007199254740991kh1', '2d9007199254740991kh1'],
  ])('%s', (pool, tooMany) => {
    const made = roller.compile(`d1!(>0, limit 3) + ${pool}`);
    const own = [1, 2, 3].map(() => seededSource('limits'));
    const others = own.map(() => {
      const source = seededSource('limits');
      return { die: (sides: number) => source.die(sides) };
    });
    const expected = tooMany === undefined ? 'fits' : `too-many-dice: ${tooMany}`;
    for (const random of [...own, ...others]) {
      expect(said(() => made.total({ random }))).toBe(expected);
      expect(said(() => made.roll({ random }).toJSON())).toBe(expected);
    }
  });
});

describe('rules', () => {
  /** Rolls on while the faces say so. */
  const chain = (draw: Draw, sides: number, goesOn: (face: number) => boolean, most = 99) => {
    const faces = [draw(sides)];
    while (faces.length <= most && goesOn(faces.at(-1) as number)) faces.push(draw(sides));
    return faces;
  };
  const last = (faces: readonly number[]): number => faces.at(-1) as number;
  const isSix = (face: number): boolean => face === 6;
  const openEnded = (draw: Draw): number => {
    const first = draw(100);
    if (first > 5 && first < 96) return first;
    const rest = sum(chain(draw, 100, (face) => face >= 96));
    return first > 5 ? first + rest : first - rest;
  };
  const number = (yes: boolean): number => (yes ? 1 : 0);

  const rules: Readonly<Record<string, (draw: Draw) => number>> = {
    'd6!': (draw) => sum(chain(draw, 6, isSix)),
    'd6!!': (draw) => sum(chain(draw, 6, isSix)),
    'd6!p': (draw) => sum(chain(draw, 6, isSix).map((face, at) => (at > 0 ? face - 1 : face))),
    'd6!>=3': (draw) => sum(chain(draw, 6, (face) => face >= 3)),
    'd6!<>2': (draw) => sum(chain(draw, 6, (face) => face !== 2)),
    'd6!(<=2.5, limit 2)': (draw) => sum(chain(draw, 6, (face) => face <= 2.5, 2)),
    'd6!(>2.5, limit 2)': (draw) => sum(chain(draw, 6, (face) => face > 2.5, 2)),
    'd6!(>=2.5, limit 1)': (draw) => sum(chain(draw, 6, (face) => face >= 2.5, 1)),
    'd6r<3': (draw) => last(chain(draw, 6, (face) => face < 3)),
    'd6r<2.5': (draw) => last(chain(draw, 6, (face) => face < 2.5)),
    d6ro1: (draw) => last(chain(draw, 6, (face) => face === 1, 1)),
    'd100!o': openEnded,
    'd20>11': (draw) => number(draw(20) > 11),
    'd20>11f3': (draw) => {
      const face = draw(20);
      return number(face > 11) - number(face === 3);
    },
    'd20>=3>=7>=11': (draw) => {
      const face = draw(20);
      return number(face >= 3) + number(face >= 7) + number(face >= 11);
    },
    d6min4: (draw) => Math.max(4, draw(6)),
    'd6max2min(-1)': (draw) => Math.min(2, draw(6)),
    d6min3000000000: (draw) => Math.max(3000000000, draw(6)),
    'd6max(-2147483648)': (draw) => Math.min(-2147483648, draw(6)),
    'd6max(-2147483649)': (draw) => Math.min(-2147483649, draw(6)),
    'd{-1024,3}min(-4)': (draw) => [-4, 3][draw(2) - 1] as number,
    'd{-1000,3}min(-4)!!3': (draw) => {
      const faces = chain(draw, 2, (place) => place === 2);
      // What counts as -4 is the first die; dice of a chain count as they lie.
      return sum(faces.map((place, at) => (place === 2 ? 3 : at === 0 ? -4 : -1000)));
    },
  };
  test.each(Object.entries(rules))('%s', (rule, value) => {
    for (const count of [1, 3]) {
      expectTotals(
        `7 - 2 * ${count}${rule}`,
        (draw) => {
          const values = Array.from({ length: count }, () => value(draw));
          return 7 - 2 * sum(values);
        },
        forTables,
      );
    }
  });
});

/** Each is calculated as people see it: a whole number that is not a double becomes the nearest. */
test.each<[notation: string, total: bigint]>([
  ['2d{9007199254740991}', 2n * 9007199254740991n],
  ['3d{-9007199254740991}', -3n * 9007199254740991n],
  ['3d{-9007199254740991,-9007199254740991}kl2 + 3', 3n - 2n * 9007199254740991n],
  ['2d1min(9007199254740991) + 1', 2n * 9007199254740991n + 1n],
  ['2d1max(-9007199254740991) - 1', -2n * 9007199254740991n - 1n],
  ['{3d{9007199254740991} + d1}kh3', 3n * 9007199254740991n],
])('%s', (notation, total) => {
  const rolled = compile(notation).roll({ random: { die: () => 1 } });
  expect(rolled.total).toBe(Number(total));
  expect(rolled.toJSON().total).toBe(Number(total));
});

describe('a chain of more than five dice is stopped', () => {
  const roller = createRoller({ limits: { chain: 5 } });
  test.each<[notation: string, dice: readonly number[], tooLong?: string]>([
    ['1 + d2!', [2, 2, 2, 2, 1]],
    ['1 + d2!', [2, 2, 2, 2, 2], 'd2!'],
    ['1 + d2!!', [2, 2, 2, 2, 1]],
    ['1 + d2!!', [2, 2, 2, 2, 2], 'd2!!'],
    ['1 + 2d2r2', [1, 2, 2, 2, 2, 1]],
    ['1 + 2d2r2', [1, 2, 2, 2, 2, 2], '2d2r2'],
    ['d2!(2, limit 4)', [2, 2, 2, 2, 2]],
    ['d2!(2, limit 5)', [2, 2, 2, 2, 2], 'd2!(2, limit 5)'],
    ['1 + 2d3u', [1, 1, 1, 1, 1, 2]],
    ['1 + 2d3u', [1, 1, 1, 1, 1, 1], '2d3u'],
    ['1 + 2d3u(limit 4)', [1, 1, 1, 1, 1, 1]],
    ['1 + 2d3u(limit 5)', [1, 1, 1, 1, 1, 1], '2d3u(limit 5)'],
    ['1 + {d3 + d3}u', [1, 1, 1, 1, 1, 2]],
    ['1 + {d3 + d3}u', [1, 1, 1, 1, 1, 1], '{d3 + d3}u'],
    ['1 + {d2 + d2}!', [1, 2, 2, 2, 2, 2], '{d2 + d2}!'],
    ['1 + {d2 + d2}!', [1, 2, 2, 2, 2, 1]],
  ])('%s with %j', (notation, dice, tooLong) => {
    const expected = tooLong === undefined ? 'fits' : `chain-too-long: ${tooLong}`;
    expect(said(() => roller.roll(notation, { dice }).total)).toBe(expected);
    expect(said(() => roller.compile(notation).total({ dice }))).toBe(expected);
    expect(said(() => roller.roll(notation, { dice }).toJSON())).toBe(expected);
  });
});
