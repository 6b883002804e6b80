/** Endless laws asked about numbers that lie near, at and beyond the edge of the window they are seen through. */
import { describe, expect, test, vi } from 'vitest';
import { odds } from '../src/index.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Chains whose value meets a number beyond the window that is looked through first. */
describe('far edges of endless laws', () => {
  const endless = odds('d6!!');
  const sumOf = (from: number, to: number): number => {
    let sum = 0;
    for (let at = from; at <= to; at += 1) sum += endless.at(at).toNumber();
    return sum;
  };
  const near = (one: number, other: number, what: string): void => {
    expect(one / other, what).toBeCloseTo(1, 9);
  };

  test('clamps', () => {
    for (const bar of [65, 90, 130, 200, 300]) {
      const law = odds(`d6!!max${bar}`);
      expect(law.at(bar).toString(), String(bar)).toBe(endless.atLeast(bar).toString());
      for (const at of [60, 71, 127, 129])
        if (at < bar) expect(law.at(at).toString()).toBe(endless.at(at).toString());
    }
  });

  test('counts', () => {
    for (const bar of [65, 130, 200]) {
      const law = odds(`d6!!6>=${bar}`);
      expect(law.at(1).toString(), String(bar)).toBe(endless.atLeast(bar).toString());
      expect(law.grade).toBe('exact');
    }
  });

  test('a further chain', () => {
    const law = odds('d6!!r(>=200, once)');
    expect(law.at(199).toString()).toBe(endless.at(199).toString());
    const pulled = odds('d6max(-100)!!(-100, 6)min(-100)');
    const plain = odds('d6max(-100)!!(-100, 6)');
    for (let at = -99; at <= 150; at += 1)
      expect(pulled.at(at).toString(), String(at)).toBe(plain.at(at).toString());
  });

  test.each([65, 70, 127, 128, 129, 135, 140, 200, 300])('max and min with %i', (bar) => {
    expect(odds(`max(d6!, ${bar})`).at(bar).toString()).toBe(odds('d6!').atMost(bar).toString());
    expect(odds(`min(d6!, ${bar})`).at(bar).toString()).toBe(odds('d6!').atLeast(bar).toString());
    expect(odds(`max(d20!o, ${bar})`).at(bar).toString()).toBe(
      odds('d20!o').atMost(bar).toString(),
    );
  });

  test.each(['floor(d6! / 2)', 'd6! // 2', 'ceil((d6! - 1) / 2)', 'trunc(d6! / 2)'])(
    '%s',
    (notation) => {
      const law = odds(notation);
      for (let at = 25; at <= 140; at += 1)
        near(law.at(at).toNumber(), sumOf(2 * at, 2 * at + 1), `${at}`);
    },
  );

  test('comparisons', () => {
    for (const bar of [65, 128, 200]) {
      const law = odds(`(d6!) >= ${bar}`);
      expect([law.grade, law.at(1).toString()]).toEqual(['exact', endless.atLeast(bar).toString()]);
      expect([law.min, law.max]).toEqual([0, 1]);
    }
    const law = odds('(d6!) > (d8!)');
    expect([law.min, law.max]).toEqual([0, 1]);
    expect(odds('max(2d20!o, 3d6!)').min).toBe(3);
  });

  test('sides that are shifted far below or above', () => {
    const law = odds('2d20!o');
    for (const by of [300, 1000]) {
      for (const sign of ['-', '+']) {
        const moved = odds(`(d20!o ${sign} ${by}) + (d20!o ${sign} ${by})`, { tolerance: 1e-3 });
        const at = 21 + (sign === '-' ? -2 : 2) * by;
        const off = Math.abs(moved.at(at).toNumber() - law.at(21).toNumber());
        expect(off, `${sign}${by}`).toBeLessThanOrEqual(moved.error + law.error);
        expect(moved.atMost(at - 40).toNumber()).toBeLessThan(0.2);
        expect(moved.atLeast(at + 40).toNumber()).toBeLessThan(0.2);
      }
    }
  });
});
