/**
 * The short ways of rolling against the long one. With a source of this library dice are thrown and added up many
 * at a time, sums of several terms at once; with any other source die by die. Both come to the same.
 */

import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../../src/api/roll-types.ts';
import { seededSource } from '../../../src/eval/random/seeded.ts';
import { compile, createRoller, DiceError } from '../../../src/index.ts';

const variables = { mod: 3, pool: '2d4', far: 9007199254740991 };

/** The total, the faces, or why not. */
function said(work: () => unknown): string {
  try {
    return JSON.stringify(work());
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const rounds = 5;

const notations = [
  ...[
    'd6',
    '2d6',
    '3d6 + 2',
    '7 - 2d6',
    '2d6 * 3',
    '-(3d6)',
    'd6 - d6',
    '100d6',
    '3d1',
    'd2097153',
    '3d5000000000',
    '0d6 + 1',
  ],
  ...[
    'd6 + d8 + d10',
    'd6 + d8 - d10 + d12',
    'd4 + d6 + d8 + d10 + d12',
    '2d6 + 3d8 - d4 + 5 - d6 + 1',
    '(d6 + d8) * 2 - (d4 - d10) * 3',
  ],
  ...[
    'd6 + d6 + d6 + d6 + d6 + d6 + d6 + d6 + d6 + d6',
    '3 * (2 - d6) + 4 * (d8 + d6 - 1) - -(d4 + 2)',
    'd6 * d8 + d4',
    'd6 // 2 + d8 % 3 - d4',
  ],
  ...[
    '2dF',
    '4d{1,1,2} + 1',
    'd{-5,0,5} * 2',
    '3d{9007199254740991} - 1',
    'd6 + @mod',
    '@pool - @pool',
    'd6 + @far',
    '@far - d6 - d6',
  ],
  ...[
    '4d6kh3',
    '2d20kl1',
    '4d6dl1 + 2',
    '5d10kh2 * 2',
    '6d6km2',
    '40d6kh20',
    '3d{2,4,6}kh1',
    '2d1000000kh1',
    '4d6kh3 - 2d6kl1',
    '3d6kh0',
    '3d6kh9',
  ],
  ...[
    '3d6r1',
    '3d6ro1',
    '4d6r<3kh3',
    '2d6!',
    '4d6!kh3',
    '3d6!!',
    '2d6!p',
    'd100!o',
    'd20!o + d20!o',
    '5d10!>=8',
    '3d6!!(limit 1)',
    '2d6!(>4, limit 2)',
  ],
  ...[
    '5d10>=7',
    '5d10>=7f1',
    '6d6=6',
    '4d6min2',
    '4d6max4min2',
    '4d6m6',
    '4d6s',
    '4d6sd',
    '4d6mt',
    '3d6u',
    '3d6uo',
    '4d6min3kh2',
    '6d6>=3>=5',
    '5d10!10>=7f1',
  ],
  ...[
    '{2d6, d8}kh1',
    '{2d6 + d8}kh2',
    '{d6, d8} + d4',
    '{2d6 + 2d8}>=5',
    '{3d6 + d4}min2 - 1',
    '{2d6kh1 + d8}kl1',
    '{(d4)d6 + d8}kh2',
    '{(2d6)[fire] + d8}kh2',
    '{d6 + @pool}kh2',
  ],
  ...[
    '(d4)d6',
    '2d(d4 + 1)',
    '(d2)d(d6)kh1',
    'if((d6) > 3, 2d6, d4)',
    'max(d6, d8)',
    'floor(d6 / 4) + abs(d4 - d6)',
    'sqrt(d4)',
    'd6 / 4',
  ],
  ...[
    '@a := d6; @a + @a',
    '@a := d6; @b := @a + d4; @b - @a',
    '@a := 2d6kh1; (@a)d4',
    '2 ** d4 - 1',
    '(d6) >= 4',
    '(2d6)[fire] + (d4)[ice]',
    'd6 - 1 - 2 - d4 - 3',
  ],
  ...['10/(d6-1)', '(d3-2)d2', '2d6!(>0, limit 3)', 'd6 + 9007199254740991', '(d6)d{0..3}'],
];

describe("alone and recorded, by this library's dice and by any others", () => {
  test.each(notations)('%s', (notation) => {
    const made = compile(notation, { variables });
    const source = () => seededSource(notation);
    const [own, recorded, third, fourth] = [source(), source(), source(), source()];
    const plain = { die: (sides: number) => third.die(sides) };
    const kept = { die: (sides: number) => fourth.die(sides) };
    for (let round = 0; round < rounds; round += 1) {
      const total = said(() => made.total({ random: own }));
      expect(
        said(() => made.total({ random: plain })),
        `round ${round}`,
      ).toBe(total);
      expect(said(() => made.roll({ random: recorded }).total)).toBe(total);
      const whole = said(() => made.roll({ random: kept }).toJSON());
      if (!/^[a-z-]+: /.test(total))
        expect(JSON.parse(whole).total, `round ${round}`).toBe(JSON.parse(total));
    }
    // They have thrown the same dice.
    const next = [own, recorded, third, fourth].map((each) => each.die(1_000_000_000));
    expect(new Set(next).size).toBe(1);
  });

  test.each([
    '2 x 3d6',
    '2 x d6 + @mod',
    '@a := d6; 3 x @a + d4',
    '3 x 4d6kh3',
    '2 x {2d6 + d8}kh2',
  ])('%s', (notation) => {
    const made = compile(notation, { variables });
    for (const seed of ['a', 'b', 'c']) {
      const source = seededSource(seed);
      const plain = { die: (sides: number) => source.die(sides) };
      const totals = said(() => totalsOf(made.roll({ seed })));
      expect(said(() => totalsOf(made.roll({ random: plain })))).toBe(totals);
      expect(JSON.parse(said(() => made.roll({ seed }).toJSON())).totals).toEqual(
        JSON.parse(totals),
      );
      expect(said(() => made.total({ seed }))).toMatch(/^[a-z-]+: /);
    }
  });
});

describe('the limit of dice is felt at the same die', () => {
  test.each([
    '3d6 + 3d6',
    '5d6',
    '6d6',
    '2d6!(>1)',
    '4d6kh2 + 2d6',
    '3d6r(>1)',
    '{3d6 + 3d6}kh2',
    '5d6 * 2 - d6',
    '(d6)d6',
    '3d6 + d{1,2,3}',
    '2dF + 4dF',
    '6 x d6',
  ])('%s', (notation) => {
    for (const dice of [4, 5, 6, 7]) {
      const roller = createRoller({ limits: { dice } });
      for (const seed of ['a', 'b', 'c']) {
        const [own, other] = [seededSource(seed), seededSource(seed)];
        const plain = { die: (sides: number) => other.die(sides) };
        // A series has no total of its own.
        const ask = (random: typeof own) => said(() => roller.roll(notation, { random }).toJSON());
        const total = (random: typeof own) =>
          said(() => roller.compile(notation).total({ random }));
        expect(ask(own), `${dice} dice`).toBe(ask(plain));
        expect(total(own), `${dice} dice`).toBe(total(plain));
      }
    }
  });
});
