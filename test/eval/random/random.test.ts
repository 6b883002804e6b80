import * as fc from 'fast-check';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DiceError } from '../../../src/diagnostics/index.ts';
import { type Die, dieName, handOf } from '../../../src/eval/random/dice-source.ts';
import { type Hash, hash128 } from '../../../src/eval/random/hash.ts';
import { draw, isNarrow, reduce, reduceWide, reduceWord } from '../../../src/eval/random/range.ts';
import { recording } from '../../../src/eval/random/recording.ts';
import { scripted } from '../../../src/eval/random/scripted.ts';
import { seededSource } from '../../../src/eval/random/seeded.ts';
import type { RandomSource } from '../../../src/eval/random/source.ts';
import { systemSource } from '../../../src/eval/random/system.ts';
import { WordSource } from '../../../src/eval/random/words.ts';
import { expectFair } from '../../../src/testing/index.ts';

const largest = Number.MAX_SAFE_INTEGER;
const d6: Die = { sides: 6 };
const fate: Die = { sides: 3, faces: [-1, 0, 1] };

/** The code and whole message of what a call throws. */
function complaint(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DiceError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing';
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('range reduction', () => {
  test.each([
    ['by multiplication', reduce],
    ['by division', reduceWide],
  ])('%s, every face gets the same number of words: all counted', (_name, reducer) => {
    for (const [range, most] of [
      [2 ** 8, 2 ** 8],
      [2 ** 10, 2 ** 10],
      [2 ** 12, 300],
    ] as const) {
      for (let sides = 1; sides <= most; sides++) {
        const counts = new Array<number>(sides + 1).fill(0);
        for (let word = 0; word < range; word++) {
          const face = reducer(word, sides, range);
          counts[face] = (counts[face] ?? Number.NaN) + 1;
        }
        const [rejected, ...each] = counts;
        expect(rejected).toBe(range % sides);
        expect(each.every((count) => count === Math.floor(range / sides))).toBe(true);
        expect(each).toHaveLength(sides);
      }
    }
  });

  test('of 64 words, every face gets the same number', () => {
    for (let sides = 1; sides <= 64; sides++) {
      const faces = Array.from({ length: 64 }, (_, word) => reduce(word, sides, 64));
      const wide = Array.from({ length: 64 }, (_, word) => reduceWide(word, sides, 64));
      for (let face = 1; face <= sides; face++) {
        const share = Math.floor(64 / sides);
        expect(faces.filter((each) => each === face)).toHaveLength(share);
        expect(wide.filter((each) => each === face)).toHaveLength(share);
      }
    }
  });

  /** Of 2^32 words: the first and the last that a face gets, from the inequality that defines them. */
  function checkStretch(sides: number, face: number): void {
    const [s, f] = [BigInt(sides), BigInt(face)];
    const range = 1n << 32n;
    const ceiling = (a: bigint): bigint => (a + s - 1n) / s;
    const first = ceiling((f - 1n) * range + (range % s));
    const last = ceiling(f * range) - 1n;
    expect(last - first + 1n).toBe(range / s);
    expect(reduceWord(Number(first), sides)).toBe(face);
    expect(reduceWord(Number(last), sides)).toBe(face);
    // Just below the first lies a rejected word, or the end of the stretch before.
    const below = (first - 1n) * s;
    const before = below < (f - 1n) * range ? face - 1 : 0;
    if (first > 0n) expect(reduceWord(Number(first - 1n), sides)).toBe(before);
  }

  test('with 32-bit words, each stretch begins and ends where it must', () => {
    for (let sides = 1; sides <= 200; sides++) {
      for (let face = 1; face <= sides; face++) checkStretch(sides, face);
    }
    const narrow = fc.integer({ min: 1, max: 2 ** 21 });
    fc.assert(
      fc.property(narrow, fc.nat(), (sides, pick) => {
        checkStretch(sides, 1);
        checkStretch(sides, sides);
        checkStretch(sides, (pick % sides) + 1);
      }),
      { numRuns: 2_000 },
    );
  });

  test('with 32-bit words, as bigints have it', () => {
    const words = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 2 ** 21 }), (word, sides) => {
        const product = BigInt(word) * BigInt(sides);
        const rejected = product % (1n << 32n) < (1n << 32n) % BigInt(sides);
        expect(reduceWord(word, sides)).toBe(rejected ? 0 : Number(product >> 32n) + 1);
      }),
      { numRuns: 2_000 },
    );
  });

  test('with 53 bits, each share begins and ends where it must', () => {
    const range = 2 ** 53;
    const sizes = fc.oneof(
      fc.integer({ min: 2 ** 21 + 1, max: largest }),
      fc.integer({ min: 2 ** 21 + 1, max: 2 ** 27 }),
      fc.integer({ min: 0, max: 100 }).map((n) => largest - n),
      fc
        .integer({ min: 22, max: 52 })
        .chain((n) => fc.constantFrom(2 ** n - 1, 2 ** n, 2 ** n + 1)),
      fc.integer({ min: 2, max: 1000 }).map((n) => Math.ceil(range / n)),
    );
    fc.assert(
      fc.property(sizes, fc.maxSafeNat(), (sides, pick) => {
        const share = (1n << 53n) / BigInt(sides);
        for (const face of [1, (pick % sides) + 1, sides]) {
          const end = share * BigInt(face);
          expect(reduceWide(Number(end - share), sides, range)).toBe(face);
          expect(reduceWide(Number(end - 1n), sides, range)).toBe(face);
          if (end < range)
            expect(reduceWide(Number(end), sides, range)).toBe(face === sides ? 0 : face + 1);
        }
        expect(reduceWide(range - 1, sides, range)).toBe(range % sides === 0 ? sides : 0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a wide throw takes two words, the upper first, and again after a rejection', () => {
    const words = [0xffffffff, 0xffffffff, 0x80000000, 5];
    const next = (): number => words.shift() ?? Number.NaN;
    // Half of 2^53 plus 5, among 2^52 + 1 sides with one value each.
    const sides = 2 ** 52 + 6;
    expect(draw(next, sides)).toBe(2 ** 52 + 6);
    expect(words).toEqual([]);
  });

  test('a rejected word is followed by another', () => {
    const words = [0, 0x90000000];
    expect(draw(() => words.shift() ?? Number.NaN, 6)).toBe(4);
    expect(words).toEqual([]);
  });

  test('a stuck generator is an error, not an endless loop', () => {
    for (const [word, sides] of [
      [0, 6],
      [0x80000000, 6],
      [0xffffffff, 3 ** 30],
    ] as const) {
      expect(complaint(() => draw(() => word, sides))).toBe(
        'no-random-source: error: the source of random numbers keeps giving the same unusable numbers',
      );
    }
  });

  test('which dice need one word', () => {
    expect([1, 2, 6, 2 ** 21].every(isNarrow)).toBe(true);
    expect([0, -1, 2.5, Number.NaN, 2 ** 21 + 1, 2 ** 32 + 6, largest].some(isNarrow)).toBe(false);
  });
});

describe.each<[string, () => RandomSource]>([
  ['secure', systemSource],
  ['seeded', () => seededSource('fair?')],
])('the %s source', (_name, create) => {
  // A false alarm of the secure source: 7 dice, 2 ways to look at each, 5e-8 each, so 7e-7 for one run.
  // (The seeded source always throws the same dice.)
  // The more kinds of outcome, the more rolls it takes to see a bias.
  const setting = (kinds: number) => ({
    falseAlarm: 5e-8,
    power: { bias: kinds < 10 ? 0.012 : kinds < 200 ? 0.018 : 0.024 },
  });

  test.each([3, 7, 100, 1000, 2 ** 21 - 1, 2 ** 31 + 1, largest])('a fair d%d', (sides) => {
    const source = create();
    const face = (): number => {
      const shown = source.die(sides);
      if (!(Number.isInteger(shown) && shown >= 1 && shown <= sides))
        expect.fail(`showed ${shown}`);
      return shown;
    };
    // In stretches of neighbours.
    const width = Math.ceil(sides / Math.min(sides, 500));
    const stretches = Math.ceil(sides / width);
    expectFair(
      () => Math.floor((face() - 1) / width),
      Array.from({ length: stretches }, (_, i) => [i, Math.min(width, sides - i * width) / sides]),
      setting(stretches),
    );
    // By their remainders.
    const rests = Math.min(sides, 101);
    const least = Math.floor(sides / rests);
    expectFair(
      () => (face() - 1) % rests,
      Array.from({ length: rests }, (_, i) => [i, (least + (i < sides % rests ? 1 : 0)) / sides]),
      setting(rests),
    );
  });

  test('a one-sided die', () => {
    expect(create().die(1)).toBe(1);
  });

  test.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('no d%d', (sides) => {
    expect(complaint(() => create().die(sides))).toBe(
      'unsuitable-input: error: the number of sides must be a whole number from 1 to 9007199254740991',
    );
  });
});

describe('the secure source', () => {
  const none =
    'no-random-source: error: there is no secure source of random numbers here\n' +
    'hint: Pass a seed, your own random source, or the faces of the dice.';

  test.each([
    ['no crypto', undefined],
    ['no generator', {}],
    [
      'a generator that fails',
      {
        getRandomValues: () => {
          throw new Error('no entropy');
        },
      },
    ],
    ['a generator that does nothing', { getRandomValues: () => undefined }],
  ])('%s: an error at the first throw, never weaker dice', (_name, crypto) => {
    vi.stubGlobal('crypto', crypto);
    const source = systemSource();
    expect(complaint(() => source.die(6))).toBe(none);
    expect(complaint(() => source.die(6))).toBe(none);
    vi.unstubAllGlobals();
    expect(source.die(1)).toBe(1);
  });

  test('asks for many words at a time, and first at the first throw', () => {
    const getRandomValues = vi.fn((words: Uint32Array) => words.fill(0x90000000));
    vi.stubGlobal('crypto', { getRandomValues });
    const source = systemSource();
    expect(getRandomValues).not.toHaveBeenCalled();
    for (let i = 0; i < 16_384; i++) expect(source.die(6)).toBe(4);
    expect(getRandomValues).toHaveBeenCalledTimes(1);
    source.die(6);
    expect(getRandomValues).toHaveBeenCalledTimes(2);
  });

  test('throws again where a word is rejected, and may give a word of zeros', () => {
    const getRandomValues = (words: Uint32Array): unknown => words.fill(0x90000000).fill(0, 0, 2);
    vi.stubGlobal('crypto', { getRandomValues });
    // The first word begins the buffer, the second lies in it.
    for (const sides of [6, 100])
      expect(systemSource().die(sides)).toBe(draw(() => 0x90000000, sides));
    const source = systemSource();
    expect([source.die(1), source.die(6), source.die(6)]).toEqual([1, 4, 4]);
  });

  test('forgets what it has used', () => {
    let held = new Uint32Array();
    const getRandomValues = (words: Uint32Array<ArrayBuffer>): void => {
      held = words.fill(7);
    };
    vi.stubGlobal('crypto', { getRandomValues });
    const source = systemSource();
    source.die(6);
    source.die(largest);
    expect(Array.from(held.subarray(0, 4))).toEqual([0, 0, 0, 7]);
  });
});

describe('the seeded source', () => {
  const sequence = (seed: string | number, sides: readonly number[]): number[] => {
    const source = seededSource(seed);
    return sides.map((each) => source.die(each));
  };
  const many = (sides: number): number[] => new Array<number>(20).fill(sides);

  // A promise: if one of these fails, everybody's saved seeds roll something else.
  test('throws the promised dice', () => {
    expect(sequence('session 12', many(6))).toEqual([
      4, 3, 3, 1, 4, 3, 5, 5, 5, 2, 3, 4, 2, 5, 2, 6, 1, 5, 5, 2,
    ]);
    expect(sequence('session 12', many(100))).toEqual([
      62, 44, 42, 5, 52, 35, 80, 70, 79, 31, 42, 64, 29, 74, 29, 92, 10, 81, 73, 22,
    ]);
    expect(sequence('', many(20))).toEqual([
      14, 15, 10, 5, 20, 11, 12, 17, 11, 8, 19, 1, 5, 17, 5, 19, 3, 18, 7, 16,
    ]);
    expect(sequence('Würfel 🎲', many(10))).toEqual([
      4, 7, 7, 5, 5, 3, 5, 8, 1, 8, 3, 7, 5, 7, 4, 6, 1, 3, 2, 7,
    ]);
    expect(
      sequence(42, [4, 6, 8, 10, 12, 20, 100, 1000, 2 ** 21, 2 ** 21 + 1, 2 ** 32, largest]),
    ).toEqual([2, 6, 4, 10, 4, 2, 43, 125, 612479, 1147263, 133864044, 2650910641758977]);
  });

  test('1 and "1" are one seed, as are 0 and -0', () => {
    expect(sequence(1, many(100))).toEqual(sequence('1', many(100)));
    expect(sequence(-0, many(100))).toEqual(sequence('0', many(100)));
    expect(sequence(1e21, many(100))).toEqual(sequence('1e+21', many(100)));
  });

  test('every character counts', () => {
    const long = 'x'.repeat(1000);
    const seeds = [
      '',
      ' ',
      'a',
      'b',
      'A',
      'ab',
      'ba',
      'a ',
      'a\0',
      '\ud83c',
      '\ud83d',
      '\u0161',
      'a\u0300',
      long,
      `${long}x`,
      `${long.slice(1)}y`,
      `y${long.slice(1)}`,
    ];
    const sequences = seeds.map((seed) => sequence(seed, many(100)).join());
    expect(new Set(sequences).size).toBe(seeds.length);
  });

  test('near seeds share nothing', () => {
    const bytes = (text: string): Uint8Array =>
      Uint8Array.from([...`openroll seed ${text}`].flatMap((c) => [c.charCodeAt(0), 0]));
    for (const [one, other] of [
      ['a', 'b'],
      ['1', '2'],
      ['', 'a'],
    ] as const) {
      const [a, b] = [hash128(bytes(one)), hash128(bytes(other))];
      expect(a.every((word, i) => word !== b[i])).toBe(true);
      expect(new Set([...a, ...b]).size).toBe(8);
      const generator = xoroshiro128plusFromState(a);
      const expected = many(64).map(() => (generator.next() >>> 26) + 1);
      expect(sequence(one, many(64))).toEqual(expected);
    }
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined, {}, true, 5n, Symbol('s')])(
    'no seed %#',
    (seed) => {
      expect(complaint(() => seededSource(seed as string))).toBe(
        'unsuitable-input: error: a seed must be a text or a finite number',
      );
    },
  );
});

describe('many dice at once', () => {
  /** Words of which some are rejected, nine at a time; what was used is seen in `held`. */
  const source = () => {
    let next = 1;
    let held = new Uint32Array(0);
    const words = new WordSource(() => {
      held = Uint32Array.from({ length: 9 }, () => {
        next = (Math.imul(next, 1_103_515_245) + 12_345) >>> 0;
        return next % 4 === 0 ? 0 : next;
      });
      return held as Uint32Array<ArrayBuffer>;
    });
    return { words, left: () => held.filter((word) => word !== 0).length };
  };
  const cases = [1, 2, 6, 100, 2 ** 21, 2 ** 21 + 1, 2 ** 40].flatMap((sides) =>
    [0, 1, 5, 9, 10, 31].map((dice) => ({ sides, dice })),
  );

  test.each(cases)('are thrown as one by one: %j', ({ sides, dice }) => {
    const [single, added, listed, both] = [source(), source(), source(), source()];
    // A buffer that is already in use, and goes on after that.
    for (const { words } of [single, added, listed, both]) words.die(20);
    const faces = Array.from({ length: dice }, () => single.words.die(sides));
    const total = faces.reduce((sum, face) => sum + face, 0);
    expect(added.words.sum(dice, sides)).toBe(total);
    const list = [7, 7];
    expect(both.words.sumInto(list, 1, dice, sides)).toBe(total);
    expect(list).toEqual(dice === 0 ? [7, 7] : [7, ...faces]);
    expect([added.left(), both.left()]).toEqual([single.left(), single.left()]);
    if (sides <= 2 ** 21) {
      const row = new Int32Array(40).fill(-1);
      listed.words.throwInto(row, dice, sides);
      expect([...row]).toEqual([...faces, ...new Array(40 - dice).fill(-1)]);
      expect(listed.left()).toBe(single.left());
    }
    if (sides <= 100) {
      const worth = Int32Array.from({ length: sides }, (_, index) => index ** 2 - 3);
      const { words, left } = source();
      words.die(20);
      expect(words.sumOf(worth, dice)).toBe(
        faces.reduce((sum, face) => sum + (worth[face - 1] as number), 0),
      );
      expect([left(), words.die(20)]).toEqual([single.left(), both.words.die(20)]);
    }
    expect(
      [added, single].map(({ words }) => words.die(6)).every((face, _, [one]) => face === one),
    ).toBe(true);
  });
});

describe('the hash', () => {
  const hex = (hash: Hash): string =>
    hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

  // Known results of MurmurHash3_x86_128.
  test.each([
    ['I will not buy this record, it is scratched.', 'a0a9683b25ac5e40d9af2895890dddf5'],
    ["I will not buy this tobacconist's, it is scratched.", '9b5b7ba2ef3f7866889adeaf00f3f98e'],
    ['', '00000000000000000000000000000000'],
  ])('of %j', (text, expected) => {
    expect(hex(hash128(new TextEncoder().encode(text)))).toBe(expected);
  });

  // The hash of the hashes of 256 keys of all lengths, as the authors' test suite (SMHasher) has it.
  test('verifies', () => {
    const hashes = Uint8Array.from({ length: 256 }, (_, length) => length).reduce<number[]>(
      (all, length) => {
        const key = Uint8Array.from({ length }, (_, i) => i);
        const words = hash128(key, 256 - length);
        return all.concat(words.flatMap((word) => [word, word >> 8, word >> 16, word >> 24]));
      },
      [],
    );
    expect(hash128(Uint8Array.from(hashes))[0] >>> 0).toBe(0xb3ece62a);
  });
});

describe('the hand', () => {
  test('gives the face for the number drawn', () => {
    const draws = [3, 1, 2, 4, 1];
    const hand = handOf({ die: () => draws.shift() ?? 0 });
    expect(hand.throwDie(d6)).toBe(3);
    expect([1, 2].map(() => hand.throwDie(fate))).toEqual([-1, 0]);
    expect([1, 2].map(() => hand.throwDie({ sides: 4, faces: [1, 1, 2, 4] }))).toEqual([4, 1]);
    hand.finish();
  });

  test.each<[unknown, string]>([
    [7, '7'],
    [0, '0'],
    [2.5, '2.5'],
    [Number.NaN, 'NaN'],
    ['3', 'a string'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{}, 'an object'],
  ])('a source that answers %j for a d6', (answer, shown) => {
    const hand = handOf({ die: () => answer as number });
    expect(complaint(() => hand.throwDie(d6))).toBe(
      `impossible-face: error: the random source gave ${shown} for a die with 6 sides\n` +
        'hint: die(6) must return a whole number from 1 to 6.',
    );
  });

  test.each([null, undefined, 5, {}, { die: 6 }])('no source: %j', (source) => {
    expect(complaint(() => handOf(source as RandomSource))).toBe(
      'unsuitable-input: error: a random source needs a function die(sides)',
    );
  });

  test('names dice', () => {
    expect(dieName(d6)).toBe('d6');
    expect(dieName(fate)).toBe('d{-1,0,1}');
    expect(dieName({ ...fate, name: 'dF' })).toBe('dF');
    expect(dieName({ sides: 8, faces: [1, 1, 1, 1, 1, 2, 2, 9] })).toBe('d{1,1,1,1,1,2,2,9}');
    const faces = Array.from({ length: 50 }, (_, i) => 2 * i);
    expect(dieName({ sides: 50, faces })).toBe('d{0,2,4,6,8,10,12,...,98}');
  });
});

describe('scripted dice', () => {
  test('show the given faces', () => {
    const given = [97, 17, -1, 4];
    const hand = scripted(given);
    given[1] = 99;
    expect(hand.throwDie({ sides: 100 })).toBe(97);
    expect(hand.throwDie({ sides: 100 })).toBe(17);
    expect(hand.throwDie(fate)).toBe(-1);
    expect(hand.throwDie({ sides: 4, faces: [1, 1, 2, 4] })).toBe(4);
    hand.finish();
  });

  test('-0 is 0', () => {
    expect(scripted([-0]).throwDie(fate)).toBe(0);
  });

  test.each<[string, number[], Die[], string]>([
    [
      'too few',
      [1, 2],
      [d6, d6, d6],
      'missing-face: error: no face for die 3 (d6): 2 faces were given, and the roll needs more',
    ],
    [
      'far too few',
      [],
      [fate],
      'missing-face: error: no face for die 1 (d{-1,0,1}): no faces were given, and the roll needs more',
    ],
    [
      'one too few',
      [1],
      [d6, d6],
      'missing-face: error: no face for die 2 (d6): 1 face was given, and the roll needs more',
    ],
    [
      'too many',
      [1, 2, 3],
      [d6],
      'surplus-face: error: 3 faces were given, but the roll used only 1 die',
    ],
    [
      'one too many',
      [1, 2, 3],
      [d6, d6],
      'surplus-face: error: 3 faces were given, but the roll used only 2 dice',
    ],
    ['none needed', [1], [], 'surplus-face: error: 1 face was given, but the roll used no dice'],
    [
      'too high',
      [101, 2],
      [{ sides: 100 }],
      'impossible-face: error: a d100 cannot show 101 (face 1 of 2)',
    ],
    ['too low', [3, 0], [d6, d6], 'impossible-face: error: a d6 cannot show 0 (face 2 of 2)'],
    [
      'between',
      [3],
      [{ sides: 4, faces: [1, 1, 2, 4] }],
      'impossible-face: error: a d{1,1,2,4} cannot show 3 (face 1 of 1)',
    ],
    [
      'below the list',
      [-2],
      [fate],
      'impossible-face: error: a d{-1,0,1} cannot show -2 (face 1 of 1)',
    ],
    [
      'above the list',
      [2],
      [fate],
      'impossible-face: error: a d{-1,0,1} cannot show 2 (face 1 of 1)',
    ],
  ])('%s', (_name, faces, dice, expected) => {
    const roll = (): void => {
      const hand = scripted(faces);
      for (const die of dice) hand.throwDie(die);
      hand.finish();
    };
    expect(complaint(roll)).toBe(expected);
  });

  test.each<[string, unknown, string]>([
    ['a text', '1,2', 'the faces must be a list of numbers'],
    ['nothing', null, 'the faces must be a list of numbers'],
    ['a broken number', [1, 2.5], 'face 2 must be a whole number, not 2.5'],
    ['no number', [Number.NaN], 'face 1 must be a whole number, not NaN'],
    ['a text in it', ['3'], 'face 1 must be a whole number, not a string'],
    ['a hole', new Array(1), 'face 1 must be a whole number, not undefined'],
  ])('no faces: %s', (_name, faces, expected) => {
    expect(complaint(() => scripted(faces as number[]))).toBe(
      `unsuitable-input: error: ${expected}`,
    );
  });
});

test('a recording can be played again', () => {
  const dice: Die[] = [d6, fate, { sides: 100 }, { sides: largest }];
  const { hand, faces } = recording(handOf(seededSource(7)));
  const shown = dice.map((die) => hand.throwDie(die));
  hand.finish();
  expect(faces).toEqual(shown);
  const again = scripted(faces);
  expect(dice.map((die) => again.throwDie(die))).toEqual(shown);
  again.finish();
});

test('a recording passes on the end of the roll', () => {
  const { hand } = recording(scripted([1]));
  expect(complaint(() => hand.finish())).toMatch(/^surplus-face/);
});
