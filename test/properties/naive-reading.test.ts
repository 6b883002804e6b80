/** A second, naive reading of the commonest rules agrees with the library on any faces. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roll } from '../../src/index.ts';

describe('a second, naive reading of the rules agrees', () => {
  type Draw = () => number;

  /** Whether a face opens: 1 upward, -1 downward. */
  const opens = (face: number): number => (face >= 96 ? 1 : face <= 5 ? -1 : 0);
  const openEnded = (draw: Draw): number => {
    const first = draw();
    const direction = opens(first);
    let rest = 0;
    let goesOn = direction !== 0;
    while (goesOn) {
      const face = draw();
      rest += face;
      goesOn = face >= 96;
    }
    return first + direction * rest;
  };
  const exploded = (draw: Draw): readonly number[] => {
    const pool = [draw()];
    while (pool.at(-1) === 6) pool.push(draw());
    return pool;
  };
  const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
  const highest = (values: readonly number[], keep: number): number =>
    sum([...values].sort((a, b) => b - a).slice(0, keep));
  const times = <T>(count: number, work: () => T): readonly T[] =>
    Array.from({ length: count }, work);

  const rules: Readonly<Record<string, (count: number, keep: number, draw: Draw) => number>> = {
    'd100!o': (count, _, draw) => sum(times(count, () => openEnded(draw))),
    'd100!okhK': (count, keep, draw) =>
      highest(
        times(count, () => openEnded(draw)),
        keep,
      ),
    'd6!': (count, _, draw) => sum(times(count, () => exploded(draw)).flat()),
    'd6!khK': (count, keep, draw) => highest(times(count, () => exploded(draw)).flat(), keep),
    'd6!!khK': (count, keep, draw) =>
      highest(
        times(count, () => sum(exploded(draw))),
        keep,
      ),
    d6khK: (count, keep, draw) => highest(times(count, draw), keep),
    d6klK: (count, keep, draw) => sum([...times(count, draw)].sort((a, b) => a - b).slice(0, keep)),
    'd6!>=5': (count, _, draw) => {
      const pool: number[] = [];
      for (let die = 0; die < count; die += 1) {
        let face = draw();
        pool.push(face);
        while (face >= 5) {
          face = draw();
          pool.push(face);
        }
      }
      return sum(pool);
    },
    'd6!p': (count, _, draw) =>
      sum(times(count, () => exploded(draw)).map((pool) => sum(pool) - (pool.length - 1))),
    'd6r<=2': (count, _, draw) =>
      sum(
        times(count, () => {
          let face = draw();
          while (face <= 2) face = draw();
          return face;
        }),
      ),
    'd6!6>=5': (count, _, draw) =>
      times(count, () => exploded(draw))
        .flat()
        .filter((face) => face >= 5).length,
  };

  test.each(Object.entries(rules))('%s', (rule, naive) => {
    const large = rule.startsWith('d100');
    // Often at the ends, where chains begin.
    const face = large
      ? fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(1, 5, 6, 95, 96, 100))
      : fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(6));
    const few = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.array(face, { maxLength: 40 }), few, few, (faces, count, keep) => {
        const drawn = (): Draw => {
          const left = [...faces];
          return () => left.shift() ?? 3 + (large ? 47 : 0);
        };
        const die = drawn();
        const { total } = roll(`${count}${rule.replace('K', String(keep))}`, { random: { die } });
        expect(total).toBe(naive(count, keep, drawn()));
      }),
      { numRuns: 150 },
    );
  });
});
