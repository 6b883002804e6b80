/** Dice from anybody's bytes: fair, the same for the same bytes, and never in place of bytes that are missing. */
import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/eval/random/range.ts';
import type { RollOptions } from '../../../src/index.ts';
import { createRoller, DiceError, odds, roll, sourceFrom, total } from '../../../src/index.ts';
import { expectFair } from '../../../src/testing/index.ts';

/** Bytes that count up and never begin again. */
function counting(): { readonly fill: (bytes: Uint8Array) => void; readonly asked: number[] } {
  const asked: number[] = [];
  let state = 1;
  const fill = (bytes: Uint8Array): void => {
    asked.push(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (state * 48_271) % 2_147_483_647;
      bytes[at] = state >>> 11;
    }
  };
  return { fill, asked };
}

describe('dice from bytes', () => {
  test('use the bytes in order, four to a word, low byte first', () => {
    const one = sourceFrom(counting().fill);
    const all = new Uint8Array(1 << 20);
    counting().fill(all);
    const view = new DataView(all.buffer);
    let at = -4;
    const next = (): number => {
      at += 4;
      return view.getUint32(at, true);
    };
    for (const sides of [6, 100, 20, 2 ** 40, 3, 2 ** 21, 2 ** 53 - 1]) {
      for (let die = 0; die < 300; die += 1) expect(one.die(sides)).toBe(draw(next, sides));
    }
  });

  test('are asked for when they are needed, for twice as many each time', () => {
    const { fill, asked } = counting();
    const source = sourceFrom(fill);
    expect(asked).toEqual([]);
    for (let die = 0; die < 9; die += 1) source.die(6);
    expect(asked).toEqual([32, 64]);
    for (let die = 0; die < 10_000; die += 1) source.die(6);
    expect(asked.slice(2, 9)).toEqual([128, 256, 512, 1_024, 2_048, 4_096, 4_096]);
  });

  test('are fair where the bytes are', () => {
    const source = sourceFrom((bytes) => webcrypto.getRandomValues(bytes));
    expectFair(() => roll('d20', { random: source }).total, odds('d20'), { power: { bias: 0.05 } });
  });

  test('work for a roller, a roll and a total alike', () => {
    const given = (): RollOptions => ({ random: sourceFrom(counting().fill) });
    const first = roll('4d6!kh3', given());
    expect(total('4d6!kh3', given())).toBe(first.total);
    expect(createRoller({ random: sourceFrom(counting().fill) }).total('4d6!kh3')).toBe(
      first.total,
    );
  });
});

describe('bytes that are missing', () => {
  const code = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof DiceError)
        return `${error.code} ${error.diagnostics[0]?.details.reason}`;
      throw error;
    }
    return 'rolled';
  };

  test.each<[string, (bytes: Uint8Array) => unknown, string]>([
    ['none at all', () => undefined, 'no-random-source not-filled'],
    [
      'others are returned',
      (bytes) => new Uint8Array(bytes.length).fill(7),
      'no-random-source not-filled',
    ],
    ['the end is left out', (bytes) => void bytes.fill(7, 0, 24), 'no-random-source not-filled'],
    [
      'it says itself that they are too few',
      (bytes) => bytes.fill(7).length - 1,
      'no-random-source not-filled',
    ],
    ['they come later', async (bytes) => void bytes.fill(7), 'no-random-source fills-later'],
    [
      'the list is given away',
      (bytes) => {
        bytes.fill(7);
        structuredClone(bytes.buffer, { transfer: [bytes.buffer as ArrayBuffer] });
      },
      'no-random-source not-filled',
    ],
    ['all are 0', (bytes) => void bytes.fill(0), 'no-random-source not-filled'],
    ['as many as asked for', (bytes) => bytes.fill(7).length, 'rolled'],
    ['as it should be', (bytes) => void bytes.fill(7), 'rolled'],
  ])('%s', (_name, fill, expected) => {
    expect(code(() => roll('d6', { random: sourceFrom(fill) }))).toBe(expected);
  });

  test('an error of the function goes through as it is, and the next roll asks again', () => {
    let broken = true;
    const random = sourceFrom((bytes) => {
      if (broken) throw new TypeError('no entropy');
      bytes.fill(255);
    });
    expect(() => roll('d6', { random })).toThrow(new TypeError('no entropy'));
    const range = sourceFrom(() => {
      throw new RangeError('not ours');
    });
    expect(() => roll('d6', { random: range })).toThrow(new RangeError('not ours'));
    broken = false;
    expect(roll('d6', { random }).total).toBe(6);
  });

  test('what is not a function is refused', () => {
    for (const fill of [undefined, null, 5, {}, new Uint8Array(8)]) {
      expect(code(() => sourceFrom(fill as never))).toBe('unsuitable-input not-a-fill');
    }
  });

  test('bytes that make no die are not tried for ever', () => {
    const stuck = sourceFrom((bytes) => bytes.fill(0).fill(255, -1));
    expect(code(() => stuck.die(2 ** 32 - 1 - 2 ** 31))).toMatch(/rolled|no-random-source/);
  });
});
