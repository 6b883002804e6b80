/** `openroll simulate`: its parts, the command in this process, and its threads. */
import { PassThrough, Writable } from 'node:stream';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageOf } from '../../../src/cli/language.ts';
import { binsOf } from '../../../src/cli/simulate/bins.ts';
import type { Task } from '../../../src/cli/simulate/block.ts';
import { createBlockRoller } from '../../../src/cli/simulate/block.ts';
import { createProgress } from '../../../src/cli/simulate/progress.ts';
import type { Summary } from '../../../src/cli/simulate/statistics.ts';
import {
  deviationOf,
  marginOfMean,
  marginOfShare,
  noRolls,
  summaryOf,
  together,
} from '../../../src/cli/simulate/statistics.ts';
import type { Tally } from '../../../src/cli/simulate/tally.ts';
import { addTally, count, createTally, sorted } from '../../../src/cli/simulate/tally.ts';
import { simulateInPool, simulateInProcess } from '../../../src/cli/simulate/worker-pool.ts';
import { seededSource } from '../../../src/index.ts';
import type { Built } from '../../support/built.ts';
import { build } from '../../support/built.ts';
import type { Scene } from '../../support/command.ts';
import { linesOf, openroll } from '../../support/command.ts';

const english = languageOf([], {});
const never = { stopped: () => false, progress: () => undefined };

describe('a tally', () => {
  const outcomes = fc.array(
    fc.oneof(
      fc.integer({ min: -50, max: 50 }),
      fc.double({ min: -9, max: 9, noNaN: true }).map((value) => value + 0),
      fc.constantFrom(1e308, -1e308, 5e-324),
    ),
    { maxLength: 60 },
  );
  const tallyOf = (values: readonly number[], most: number): Tally => {
    const tally = createTally();
    for (const value of values) count(tally, value, 1, most);
    return tally;
  };

  test('keeps few outcomes apart', () => {
    expect(sorted(tallyOf([3, -1, 3, 0.5], 3))).toEqual([
      [-1, 1],
      [0.5, 1],
      [3, 2],
    ]);
  });

  test('counts neighbours together where there are many', () => {
    const tally = tallyOf([0, 1, 2, 3, 4, 5, 6, 7, 8, -1], 3);
    expect({ width: tally.width, bins: sorted(tally) }).toEqual({
      width: 8,
      bins: [
        [-8, 1],
        [0, 8],
        [8, 1],
      ],
    });
  });

  test('does not depend on the order, nor on who counts', () => {
    fc.assert(
      fc.property(
        outcomes,
        fc.nat({ max: 60 }),
        fc.integer({ min: 4, max: 8 }),
        (all, cut, most) => {
          const whole = tallyOf(all, most);
          const parts = tallyOf(all.slice(cut), most);
          addTally(parts, tallyOf(all.slice(0, cut).reverse(), most), most);
          expect({ width: parts.width, bins: sorted(parts) }).toEqual({
            width: whole.width,
            bins: sorted(whole),
          });
          expect(whole.counts.size).toBeLessThanOrEqual(most);
          expect(sorted(whole).reduce((sum, [, times]) => sum + times, 0)).toBe(all.length);
        },
      ),
    );
  });
});

describe('a summary', () => {
  test('of two groups is that of all', () => {
    const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }));
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const all = [...one, ...other];
        const joined = together(summaryOf(one), summaryOf(other));
        if (all.length === 0) {
          expect(joined).toEqual(noRolls);
          return;
        }
        const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
        const squares = all.reduce((sum, each) => sum + (each - mean) ** 2, 0);
        expect(joined.mean).toBeCloseTo(mean, 8);
        expect(joined.squares / (1 + squares)).toBeCloseTo(squares / (1 + squares), 8);
        expect(joined).toMatchObject({
          count: all.length,
          min: Math.min(...all),
          max: Math.max(...all),
        });
      }),
    );
  });

  test('gives the deviation of a sample', () => {
    expect(deviationOf(summaryOf([2, 4, 4, 4, 5, 5, 7, 9]))).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(deviationOf(summaryOf([5]))).toBe(0);
    expect(deviationOf(noRolls)).toBe(0);
  });
});

describe('margins', () => {
  test('of a mean need some rolls', () => {
    // A deviation of 2.
    const summary = (count: number): Summary => ({ ...noRolls, count, squares: 4 * (count - 1) });
    expect(marginOfMean(summary(29))).toBeUndefined();
    expect(marginOfMean(summary(10_000))).toBeCloseTo(0.0515166, 6);
  });

  // Wilson's interval, worked out from its definition: the shares p with |share - p| = z sqrt(p(1-p)/n).
  test.each([
    [0, 10],
    [1, 10],
    [5, 10],
    [10, 10],
    [49, 1000],
    [49_000, 1_000_000],
  ])('of %i in %i holds both ends of the interval', (times, all) => {
    const share = times / all;
    const margin = marginOfShare(times, all);
    const excess = (p: number): number =>
      Math.abs(share - p) - 2.5758293035489004 * Math.sqrt((p * (1 - p)) / all);
    const ends = [share - margin, share + margin].filter((p) => p >= 0 && p <= 1);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(excess(end)).toBeGreaterThan(-1e-9);
    expect(Math.min(...ends.map(excess))).toBeLessThan(1e-9);
  });

  test('hold as often as they say', () => {
    // 400 samples of 500 dice; 99 of 100 margins should hold, and fewer than 385 would be once in 10^6.
    const source = seededSource('margins');
    let held = 0;
    for (let sample = 0; sample < 400; sample += 1) {
      let times = 0;
      for (let die = 0; die < 500; die += 1) if (source.die(6) >= 5) times += 1;
      if (Math.abs(times / 500 - 1 / 3) <= marginOfShare(times, 500)) held += 1;
    }
    expect(held).toBeGreaterThan(384);
  });
});

describe('blocks', () => {
  const task: Task = { notation: 'd100!o', seed: 'a', trials: 2_500, atLeast: 101, atMost: 0 };

  test('roll with the seed and the number of the block', async () => {
    const { roll, tally: found } = createBlockRoller(task);
    const summary = roll(2);
    const { out } = await openroll(['--seed', 'a#2', '--times', '500', '--json', 'd100!o']);
    const totals = linesOf(out)
      .filter((line) => line.includes('"notation"'))
      .map((line) => JSON.parse(line).total);
    expect(totals).toHaveLength(500);
    expect(summary).toEqual({
      ...summaryOf(totals),
      atLeast: totals.filter((total) => total >= 101).length,
      atMost: totals.filter((total) => total <= 0).length,
    });
    const tally = createTally();
    for (const total of totals) count(tally, total);
    expect(sorted(found)).toEqual(sorted(tally));
  });

  test('give the same whatever their order', () => {
    const blocks = [0, 1, 2].map((block) => createBlockRoller(task).roll(block));
    const { roll } = createBlockRoller(task);
    for (const block of [2, 0, 1]) expect(roll(block)).toEqual(blocks[block]);
  });
});

describe('workers', () => {
  let built: Built;
  beforeAll(async () => {
    built = await build();
  }, 60_000);
  afterAll(() => built.remove());

  const task: Task = {
    notation: '@a + 1/(d6-1)',
    variables: { a: '2d6' },
    seed: 'x',
    trials: 2_300,
    atLeast: 9,
  };

  test.each([1, 2, 3])(
    '%i of them find what one finds',
    async (cores) => {
      const alone = await simulateInProcess(task, never);
      expect(await simulateInPool(task, never, built.worker, cores)).toEqual(alone);
      const { count: rolled, failed, failure } = alone.summary;
      expect(rolled + failed).toBe(2_300);
      expect(failed).toBeGreaterThan(250);
      expect(failure?.diagnostics[0]?.code).toBe('division-by-zero');
    },
    30_000,
  );

  test('that are stopped have found what fewer rolls would have', async () => {
    const trialsOf = ({ count: rolled, failed }: Summary): number => rolled + failed;
    let seen = 0;
    const watch = {
      stopped: () => seen > 2_000,
      progress: (summary: Summary) => {
        seen = trialsOf(summary);
      },
    };
    const many = { ...task, trials: 5e9 };
    const stopped = await simulateInPool(many, watch, built.worker, 2);
    const trials = trialsOf(stopped.summary);
    expect(trials).toBeGreaterThan(2_000);
    expect(trials % 1_000).toBe(0);
    expect(await simulateInProcess({ ...task, trials }, never)).toEqual(stopped);
  }, 60_000);

  test('run out of the command', async () => {
    const args = ['simulate', '4d6kh3', '-n', '3000', '--seed', 'x', '--json'];
    expect(await openroll(args, { workers: built.worker })).toEqual(await openroll(args));
  }, 30_000);
});

describe('rows', () => {
  const outcomesOf = (tally: Tally) => ({ outcomes: sorted(tally), binWidth: tally.width });
  const bins = (values: readonly number[]): readonly string[] => {
    const tally = createTally();
    for (const value of values) count(tally, value);
    return binsOf(outcomesOf(tally), '≈', english).map(({ name, times }) => `${name}: ${times}`);
  };
  const range = (from: number, to: number, step = 1): readonly number[] =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

  test('are the outcomes, where there are few', () => {
    expect(bins([3, 0.5, 3])).toEqual(['0.5: 1', '3: 2']);
  });

  test('are round bins and two ends, where there are many', () => {
    expect(bins(range(-7, 92))).toEqual([
      ...['-10 to -6: 2', '-5 to -1: 5'],
      ...range(0, 17).map((place) => `${place * 5} to ${place * 5 + 4}: 5`),
      '90 to 94: 3',
    ]);
    const rare = [...range(1, 30).flatMap((value) => Array(100).fill(value)), -400, 999];
    const rows = bins(rare);
    expect([rows[0], rows[1], rows.at(-2), rows.at(-1)]).toEqual([
      'below 0: 1',
      '0 to 1: 100',
      '30 to 31: 100',
      'above 31: 1',
    ]);
  });

  test('say where they begin, where outcomes are broken', () => {
    expect(bins(range(0, 1, 1 / 32))[1]).toBe('from 0.05: 2');
  });

  test('are shown for any outcomes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }),
        (all) => {
          const tally = createTally();
          for (const value of all) count(tally, value, 1, 10);
          const rows = binsOf(outcomesOf(tally), '≈', english);
          expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(all.length);
          expect(rows.length).toBeLessThan(30);
        },
      ),
    );
  });
});

describe('the command', () => {
  const simulate = (args: readonly string[], scene: Scene = {}) =>
    openroll(['simulate', ...args], scene);

  test('shows what came, its margins and the odds', async () => {
    expect(await simulate(['4d6kh3', '-n', '2e3', '--seed', 'a', '--at-least', '15'])).toEqual({
      status: 0,
      err: '',
      out: `4d6kh3: 2,000 rolls, seed a
rolled: mean 12.27 ± 0.16, standard deviation ≈ 2.833, range 4 to 18
rolled at least 15: 24.50% ± 2.6%

odds: mean 15869/1296 ≈ 12.24, standard deviation ≈ 2.847, median 12, mode 13,
  range 3 to 18 (exact)
odds of at least 15: ≈ 23.15% (25/108)

total  rolled     ±  ≈ odds
    4   0.25%  0.50   0.31%  █
    5   0.55%  0.62   0.77%  ██▏
    6   2.15%   1.0   1.62%  ████████▎
    7   2.70%   1.1   2.93%  ██████████▍
    8   4.40%   1.3   4.78%  ████████████████▉
    9   6.95%   1.6   7.02%  ██████████████████████████▋
   10   9.80%   1.8   9.41%  █████████████████████████████████████▋
   11  11.55%   2.0  11.42%  ████████████████████████████████████████████▎
   12  13.30%   2.1  12.89%  ███████████████████████████████████████████████████
   13  12.60%   2.0  13.27%  ████████████████████████████████████████████████▍
   14  11.25%   1.9  12.35%  ███████████████████████████████████████████▏
   15  11.60%   2.0  10.11%  ████████████████████████████████████████████▌
   16   6.90%   1.6   7.25%  ██████████████████████████▌
   17   4.60%   1.4   4.17%  █████████████████▋
   18   1.40%  0.86   1.62%  █████▍

± is the margin of error (99% confidence)
`,
    });
  });

  test('keeps within a narrow screen', async () => {
    const { out } = await simulate(['d100!o+15', '-n', '2000', '--seed', 'a'], { width: 40 });
    expect(linesOf(out).filter((line) => line.length > 40)).toEqual([]);
    expect(out).toContain('20 to 39');
  });

  test('keeps to ASCII, and shows colours only where they are wanted', async () => {
    const args = ['d6', '-n', '2000', '--seed', 'a'];
    const plain = await simulate([...args, '--ascii']);
    expect(plain.out).toMatch(/^[ -~\n]*$/);
    expect(plain.out).toContain('+- is the margin of error');
    const coloured = await simulate(args, { colour: { out: true, err: false } });
    expect(coloured.out).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
    expect(coloured.out.replace(/\u001b\[[\d;]+m/g, '')).toBe((await simulate(args)).out);
  });

  test('says plainly that there are no odds', async () => {
    const { status, out } = await simulate(['1/(d4-1)', '-n', '2000', '--seed', 'a']);
    expect(status).toBe(0);
    expect(out).toContain(
      'exact odds not available: division by zero (the roll fails here with a chance\n  of 1/4, 25.0%)',
    );
    expect(out).toMatch(/^\d+ \(2\d\.\d+%\) failed and were excluded: division by zero$/m);
    expect(out).not.toContain('(exact)');
  });

  test('--json prints one object', async () => {
    const args = [
      'd6',
      '-n',
      '2500',
      '--seed',
      ' a ',
      '--at-least',
      '5',
      '--at-most',
      '1',
      '--json',
    ];
    const { status, out, err } = await simulate(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const found = JSON.parse(out);
    expect(found).toMatchObject({
      version: 1,
      notation: 'd6',
      canonical: 'd6',
      seed: 'a',
      blockSize: 1000,
      asked: 2500,
      trials: 2500,
      failed: 0,
      interrupted: false,
      confidence: 99,
      min: 1,
      max: 6,
      binWidth: 0,
      atLeast: { than: 5 },
      atMost: { than: 1 },
      odds: { mean: '7/2', grade: 'exact' },
    });
    const { outcomes } = found;
    expect(outcomes.map(([outcome]: [number]) => outcome)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(outcomes.reduce((sum: number, [, times]: [number, number]) => sum + times, 0)).toBe(
      2500,
    );
    expect(found.atMost.times).toBe(outcomes[0][1]);
    expect(found.atLeast.times).toBe(outcomes[4][1] + outcomes[5][1]);
    expect(Math.abs(found.mean - 3.5)).toBeLessThan(found.meanMargin * 2);
    expect(out.trimEnd()).not.toContain('\n');
  });

  test('without a seed shows the one that it took', async () => {
    const first = JSON.parse((await simulate(['d100', '-n', '1000', '--json'])).out);
    const again = await simulate(['d100', '-n', '1000', '--json', '--seed', first.seed]);
    expect(JSON.parse(again.out)).toEqual(first);
    const other = JSON.parse((await simulate(['d100', '-n', '1000', '--json'])).out);
    expect(other.seed).not.toBe(first.seed);
  });

  test('of a series counts one member', async () => {
    const series = JSON.parse((await simulate(['3 x d6', '-n', '1000', '--json'])).out);
    expect(series).toMatchObject({ trials: 1000, odds: { mean: '7/2' } });
    expect(
      series.outcomes.reduce((sum: number, [, times]: [number, number]) => sum + times, 0),
    ).toBe(1000);
  });

  test('knows variables', async () => {
    const { out } = await simulate(['@x+0*d2', '-n', '1', '--json', '--var', 'x=3']);
    expect(JSON.parse(out)).toMatchObject({ outcomes: [[3, 1]], odds: { mean: '3' }, mean: 3 });
    expect(JSON.parse(out)).not.toHaveProperty('meanMargin');
  });

  test('is stopped by Ctrl-C with what there is', async () => {
    let interrupt = (): void => {};
    let listening = false;
    const onInterrupt = (handler: () => void) => {
      interrupt = handler;
      listening = true;
      return () => {
        listening = false;
      };
    };
    const running = simulate(['d6', '-n', '1e12', '--seed', 'a', '--json'], { onInterrupt });
    setTimeout(() => interrupt(), 300);
    const { status, out, err } = await running;
    expect({ status, err, listening }).toEqual({ status: 130, err: '', listening: false });
    const found = JSON.parse(out);
    expect(found).toMatchObject({ interrupted: true, asked: 1e12 });
    const same = await simulate(['d6', '-n', `${found.trials}`, '--seed', 'a', '--json']);
    expect(JSON.parse(same.out)).toEqual({ ...found, asked: found.trials, interrupted: false });
  });

  test('says when it was stopped before anything was rolled', async () => {
    const onInterrupt = (handler: () => void) => {
      handler();
      return () => undefined;
    };
    expect(await simulate(['d6'], { onInterrupt })).toEqual({
      status: 130,
      out: '',
      err: 'error: stopped before any roll was made\n',
    });
  });

  test('refuses a notation that is wrong, or that always fails', async () => {
    expect(await simulate(['2d6 +'])).toEqual({
      status: 1,
      out: '',
      err: 'error: something is missing after "+"\n  2d6 +\n      ^\n',
    });
    expect(await simulate(['d20+@str'])).toMatchObject({ status: 1, out: '' });
    const { status, out, err } = await simulate(['d6/(d2*0)', '-n', '1000']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('error: division by zero');
    expect(err).toContain('error: all 1,000 rolls failed');
  });

  test('gives up where the first rolls all fail', async () => {
    const { status, err } = await simulate(['d6/(d2*0)', '-n', '1e12']);
    expect(status).toBe(1);
    expect(err).toContain('error: all 1,000 rolls failed');
  });

  test('warns', async () => {
    const { status, err } = await simulate(['2d6kh3', '-n', '10']);
    expect(status).toBe(0);
    expect(err).toMatch(/^warning: this keeps 3 dice/);
  });

  test.each([['0'], ['-5'], ['1.5'], ['1e13'], ['many'], ['']])(
    '-n %j is refused',
    async (number) => {
      const { status, out, err } = await simulate(['d6', `--rolls=${number}`]);
      expect({ status, out }).toMatchObject({ status: 2, out: '' });
      expect(err).toMatch(/^error: /);
    },
  );
});

describe('the progress bar', () => {
  const barOn = (isTTY: boolean) => {
    let written = '';
    const err = new Writable({
      write(text, _, done) {
        written += text;
        done();
      },
    });
    const streams = { in: new PassThrough(), out: new PassThrough(), err };
    Object.assign(err, { isTTY, columns: 80 });
    const io = {
      out: () => undefined,
      err: () => undefined,
      width: 80,
      colour: { out: false, err: false },
      streams,
      language: english,
    };
    return { progress: createProgress(1_000, io), shown: () => written };
  };

  test('shows how much is done, and how long it may take', async () => {
    const { progress, shown } = barOn(true);
    progress.show(1);
    expect(shown()).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 350));
    progress.show(500);
    expect(shown()).toMatch(/\[=+ +\] 50%, \d+ s left, Ctrl-C stops/);
    progress.end();
    expect(shown()).toContain('\u001b[?25h');
  });

  test('is not drawn into a file', async () => {
    const { progress, shown } = barOn(false);
    await new Promise((resolve) => setTimeout(resolve, 350));
    progress.show(500);
    progress.end();
    expect(shown()).toBe('');
  });
});
