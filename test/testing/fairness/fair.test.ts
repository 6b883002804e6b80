/** A test of the test of fairness: planted faults are found, fair dice are not suspected. */
import { describe, expect, test, vi } from 'vitest';
import { DiceError, odds, roll, seededSource } from '../../../src/index.ts';
import { logEvidence, logRise } from '../../../src/testing/fairness/evidence.ts';
import type { FairOptions, LawLike } from '../../../src/testing/index.ts';
import { expectFair, rollsNeeded, Unfair } from '../../../src/testing/index.ts';
import type { Fault } from '../support/faults.ts';
import { byModulo, faults, modulo, wrongOdds } from '../support/faults.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The alarm that a sampler raises. */
function alarm(sampler: () => number, law: LawLike, options: FairOptions = {}): Unfair {
  try {
    expectFair(sampler, law, options);
  } catch (error) {
    if (error instanceof Unfair) return error;
    throw error;
  }
  throw new Error('no alarm');
}

describe('planted faults', () => {
  const short = faults.filter(({ onlyLong }) => onlyLong !== true);
  const long = faults.filter(({ onlyLong }) => onlyLong === true);
  const found = ({ name, law, faulty, sampler, bias }: Fault): void => {
    const power = { bias, chance: 0.99 };
    const needed = rollsNeeded(law, faulty, { power });
    const { message, report } = alarm(sampler(seededSource('fault')), law, { power });
    console.info(`${name}: ${needed} rolls reckoned, found after ${report.rolls}\n${message}\n`);
    expect(report.rolls).toBeLessThanOrEqual(1.2 * needed);
    expect(message).toMatchSnapshot();
  };
  test.each(short)('$name', found, 60_000);
  test.runIf(process.env.FAIR_LONG).each(long)('$name', found, 120_000);

  test('the wrong open-ended roll has the right mean, and nearly the right spread', () => {
    const right = odds('d100!o');
    expect(wrongOdds.mean.toString()).toBe(right.mean.toString());
    expect(wrongOdds.standardDeviation.toFixed(3)).toBe('41.505');
    expect(right.standardDeviation.toFixed(3)).toBe('41.824');
  });

  test('each is found by the predicted number of rolls in nearly all runs', () => {
    const [seven, low] = faults;
    if (seven === undefined || low === undefined) throw new Error('no faults');
    for (const [{ law, faulty, sampler }, runs] of [
      [seven, 200],
      [low, 5],
    ] as const) {
      const needed = rollsNeeded(law, faulty);
      const late = Array.from({ length: runs }, (_, run) => {
        const { report } = alarm(sampler(seededSource(`run ${run}`)), law);
        return report.rolls > needed;
      }).filter((each) => each).length;
      expect(late).toBeLessThanOrEqual(Math.ceil(runs * 0.03));
    }
    // A bias of 1 in 10 instead of 1 in 1,000, many times.
    const needed = rollsNeeded(odds('d6'), byModulo(20));
    const late = Array.from({ length: 200 }, (_, run) => {
      const { report } = alarm(modulo(20)(seededSource(`modulo ${run}`)), odds('d6'));
      return report.rolls > 1.2 * needed;
    }).filter((each) => each).length;
    expect(needed).toBeGreaterThan(2_000);
    expect(late).toBeLessThanOrEqual(6);
  }, 60_000);
});

describe('fair dice', () => {
  /** The right number of runs, split among the laws. */
  const runs = 10_000;
  const laws: readonly (readonly [string, FairOptions, number])[] = [
    ['d6', { power: { bias: 0.1 } }, runs * 0.5],
    ['2d6', { power: { bias: 0.15 } }, runs * 0.3],
    ['4d6kh3', { power: { bias: 0.2 } }, runs * 0.195],
    ['d100!o', { power: { bias: 0.3 } }, runs * 0.005],
  ];

  test('raise no alarm in 10,000 runs', () => {
    const done = laws.map(([notation, options, times]) => {
      const law = odds(notation);
      let rolls = 0;
      for (let run = 0; run < times; run += 1) {
        const random = seededSource(`${notation} ${run}`);
        rolls += expectFair(samplerOf(notation, random), law, options).rolls;
      }
      return [notation, times, rolls] as const;
    });
    const told = done.map(([notation, times, rolls]) => `${times} of ${notation} (${rolls} rolls)`);
    console.info(`fair runs without an alarm: ${told.join(', ')}`);
    expect(done.reduce((sum, [, times]) => sum + times, 0)).toBe(runs);
  }, 120_000);

  test('raise false alarms not more often than was said, and nearly as often as they may', () => {
    const law = odds('d6');
    let alarms = 0;
    for (let run = 0; run < 2_000; run += 1) {
      const random = seededSource(`often ${run}`);
      try {
        expectFair(() => random.die(6), law, { falseAlarm: 0.1, power: { bias: 0.05 } });
      } catch (error) {
        if (!(error instanceof Unfair)) throw error;
        alarms += 1;
      }
    }
    console.info(`${alarms} alarms in 2,000 fair runs with a chance of at most 0.1 each`);
    // More than 250 of at most 200 on average would happen once in 5,000 times.
    expect(alarms).toBeLessThan(250);
    expect(alarms).toBeGreaterThan(10);
  }, 60_000);

  test('stop sooner, the larger the bias that matters', () => {
    const random = seededSource('stop');
    const rolls = [0.1, 0.03, 0.01].map(
      (bias) => expectFair(() => random.die(6), odds('d6'), { power: { bias } }).rolls,
    );
    expect(rolls[0]).toBeLessThan(3_000);
    expect(rolls[1]).toBeGreaterThan(5 * (rolls[0] as number));
    expect(rolls[2]).toBeGreaterThan(5 * (rolls[1] as number));
  });

  test('a biased die is passed less often than was said', () => {
    // Just the bias that must not be missed: the six comes 0.1 more often.
    const faces = [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6];
    const law = [1, 2, 3, 4, 5].map((face): [number, number] => [face, 1 / 6 - 0.02]);
    expect(faces).toHaveLength(15);
    let passed = 0;
    for (let run = 0; run < 300; run += 1) {
      const random = seededSource(`passed ${run}`);
      const sampler = (): number => {
        const draw = random.die(3_000);
        let below = 0;
        for (const [face, chance] of law) {
          below += chance * 3_000;
          if (draw <= below) return face;
        }
        return 6;
      };
      try {
        expectFair(sampler, odds('d6'), { power: { bias: 0.1, chance: 0.9 } });
        passed += 1;
      } catch (error) {
        if (!(error instanceof Unfair)) throw error;
      }
    }
    expect(passed).toBeLessThan(30);
  }, 60_000);
});

/** A quick sampler with the law of a notation. */
function samplerOf(notation: string, random: { die(sides: number): number }): () => number {
  switch (notation) {
    case 'd6':
      return () => random.die(6);
    case '2d6':
      return () => random.die(6) + random.die(6);
    case '4d6kh3':
      return () => {
        const dice = [random.die(6), random.die(6), random.die(6), random.die(6)];
        return dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice);
      };
    default:
      return () => roll(notation, { random }).total as number;
  }
}

describe('what it is given', () => {
  const die = (): number => 3;

  test.each<[string, LawLike, FairOptions, string]>([
    ['chances that do not add up', [[1, 0.5]], {}, 'must be above 0 and add up to 1, not 0.5'],
    [
      'a chance below 0',
      [
        [1, 1.5],
        [2, -0.5],
      ],
      {},
      'must be above 0 and add up to 1',
    ],
    [
      'a wrong option',
      odds('d6'),
      { falseAlarms: 0.1 } as FairOptions,
      'no option called "falseAlarms"',
    ],
    ['a chance of 2', odds('d6'), { falseAlarm: 2 }, '"falseAlarm" must lie between 0 and 1'],
    [
      'too few rolls',
      [
        [3, 0.5],
        [4, 0.5],
      ],
      { rolls: 10 },
      '10 rolls are not enough',
    ],
  ])('is refused: %s', (_what, law, options, message) => {
    const random = seededSource(1);
    const sampler = Array.isArray(law) && law.length === 2 ? () => 2 + random.die(2) : die;
    expect(() => expectFair(sampler, law, options)).toThrow(DiceError);
    expect(() => expectFair(sampler, law, options)).toThrow(message);
  });

  test('two laws that are one need no number of rolls', () => {
    expect(() => rollsNeeded(odds('2d20kh1'), odds('max(d20, d20)'))).toThrow('are the same');
  });

  test('an outcome without a chance raises an alarm at once', () => {
    expect(alarm(() => 7, odds('d6')).message).toBe(
      '7 came up in roll 1, and it has no chance at all',
    );
    expect(alarm(() => Number.NaN, odds('d6')).message).toMatch(/^NaN came up/);
    expect(alarm(() => 96, odds('d100!o')).message).toMatch(/^96 came up/);
    expect(alarm(() => 0.5, odds('d100!o')).report.evidence).toBe(Number.POSITIVE_INFINITY);
    // Far out, but possible: it takes some of them.
    expect(alarm(() => 100_000, odds('d100!o')).report.rolls).toBeGreaterThan(1);
  });
});

describe('the evidence', () => {
  test('is 1 on average while the law holds: exactly, over all ways in which dice can fall', () => {
    const chances = [0.5, 0.3, 0.2];
    for (const rolls of [1, 2, 3, 6]) {
      let [mean, ways] = [0, 1];
      for (let roll_ = 0; roll_ < rolls; roll_ += 1) ways *= 3;
      for (let way = 0; way < ways; way += 1) {
        const counts = [0, 0, 0];
        let [left, chance] = [way, 1];
        for (let roll_ = 0; roll_ < rolls; roll_ += 1) {
          const cell = left % 3;
          counts[cell] = (counts[cell] as number) + 1;
          chance *= chances[cell] as number;
          left = Math.floor(left / 3);
        }
        mean += chance * Math.exp(logEvidence(counts, chances));
      }
      expect(mean).toBeCloseTo(1, 11);
    }
  });

  test('is calculated without loss for large numbers', () => {
    // ln of a (a + 1) ... (a + n - 1) / a^n, term by term.
    for (const a of [0.001, 0.5, 3, 19.5, 20, 1e3, 1e9]) {
      for (const n of [0, 1, 2, 25, 1_000]) {
        let sum = 0;
        for (let step = 1; step < n; step += 1) sum += Math.log1p(step / a);
        expect(logRise(a, n), `${a} ${n}`).toBeCloseTo(sum, 7);
      }
    }
  });
});
