/** Rollers with a fault each, as they have been seen, with what the fault makes of the law. */
import type { ModifierRecord, Odds, RandomSource } from '../../../src/index.ts';
import { createRoller, odds } from '../../../src/index.ts';
import type { LawLike } from '../../../src/testing/index.ts';

export interface Fault {
  readonly name: string;
  /** The law that should be. */
  readonly law: LawLike;
  /** The law that is. */
  readonly faulty: LawLike;
  readonly sampler: (random: RandomSource) => () => number;
  /** The least bias that the test is asked not to miss. */
  readonly bias: number;
  /** Some faces 1 in 1,000 likelier than others takes 50 times as many rolls: some twenty seconds. */
  readonly onlyLong?: boolean;
}

/** The low branch of the open-ended roll goes on with low faces, where it should go on with high ones. */
const lowGoesOnLow: ModifierRecord = {
  name: 'lowlow',
  takes: { shape: 'nothing' },
  kind: 'chain',
  grows: true,
  exclusive: true,
  rule: () => ({
    kind: 'chain',
    join: 'add',
    links: [
      {
        sign: 1,
        shift: 0,
        role: 'first',
        exits: [
          { tests: [{ op: '<=', than: 5 }], link: 2 },
          { tests: [{ op: '>=', than: 96 }], link: 1 },
        ],
      },
      { sign: 1, shift: 0, role: 'up', exits: [{ tests: [{ op: '>=', than: 96 }], link: 1 }] },
      { sign: -1, shift: 0, role: 'down', exits: [{ tests: [{ op: '<=', than: 5 }], link: 2 }] },
    ],
  }),
  phrase: () => 'read them wrongly',
  doc: 'open-ended, and wrong',
  example: 'd100lowlow',
};

const wrong = createRoller({ modifiers: [lowGoesOnLow] });
export const wrongOdds: Odds = wrong.odds('d100lowlow');

/** One face of a d6 by rounding where it should be rounded down: half a share for 1, and for a 7. */
const rounded: LawLike = [1, 2, 3, 4, 5, 6, 7].map((face) => [
  face,
  face === 1 || face === 7 ? 1 / 12 : 1 / 6,
]);

/** The faces of a d6 as the remainders of this many equally likely numbers. */
export const byModulo = (numbers: number): LawLike =>
  [1, 2, 3, 4, 5, 6].map((face) => [
    face,
    (Math.floor(numbers / 6) + (face <= numbers % 6 ? 1 : 0)) / numbers,
  ]);

export const modulo = (numbers: number) => (random: RandomSource) => (): number =>
  ((random.die(numbers) - 1) % 6) + 1;

export const faults: readonly Fault[] = [
  {
    name: 'a d6 that shows a 7 in 8 % of rolls',
    law: odds('d6'),
    faulty: rounded,
    sampler: (random) => () => 1 + Math.round(6 * ((random.die(2 ** 32) - 0.5) / 2 ** 32)),
    bias: 0.01,
  },
  {
    name: 'd100!o whose low branch goes on with low faces',
    law: odds('d100!o'),
    faulty: wrongOdds,
    sampler: (random) => () => wrong.roll('d100lowlow', { random }).total as number,
    bias: 0.01,
  },
  {
    name: 'a d6 by the remainder of 1,000 numbers',
    law: odds('d6'),
    faulty: byModulo(1_000),
    sampler: modulo(1_000),
    bias: 0.00133,
  },
  // Some faces 1 in 1,000 likelier than others takes 50 times as many rolls: some twenty seconds.
  {
    name: 'a d6 by the remainder of 6,003 numbers',
    law: odds('d6'),
    faulty: byModulo(6_003),
    sampler: modulo(6_003),
    bias: 0.00024,
    onlyLong: true,
  },
];
