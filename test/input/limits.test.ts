/** The limits: each can be changed, says its own code, and is checked before the work where it can be. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { ErrorCode, Limits, Roller } from '../../src/index.ts';
import { createRoller, DiceError, defaultLimits, roll } from '../../src/index.ts';

// A loaded machine is not a hang: the work itself is measured in processor time.
vi.setConfig({ testTimeout: 60_000 });

const lowest = { die: () => 1 };

/** The total or the grade; the code of the error. */
function answer(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof DiceError) return error.code;
    throw error;
  }
}

interface Case {
  /** A small limit, what just fits, and what is just too much. */
  readonly limit: number;
  readonly fits: string;
  readonly exceeds: string;
  readonly code: ErrorCode;
  /** By default this is too much, and under the raised limit it is not. */
  readonly beyond: string;
  readonly raised: number;
  readonly work?: (roller: Roller, text: string) => unknown;
}

/** "object": the list of its dice. */
const rolled = (roller: Roller, text: string): unknown =>
  typeof roller.roll(text, { random: lowest }).dice;
const solved = (roller: Roller, text: string): unknown => roller.odds(text).grade;

// Every limit must have a case.
const cases: Readonly<Record<keyof Limits, Case>> = {
  text: {
    limit: 5,
    fits: '1+2+3',
    exceeds: '1+2+3 ',
    code: 'text-too-long',
    beyond: `${' '.repeat(4_096)}1`,
    raised: 5_000,
  },
  nesting: {
    limit: 3,
    fits: '(((1)))',
    exceeds: '((((1))))',
    code: 'nested-too-deeply',
    beyond: `${'-'.repeat(101)}1`,
    raised: 101,
  },
  nodes: {
    limit: 5,
    fits: '1+2+3',
    exceeds: '1+2+3+4',
    code: 'too-many-parts',
    beyond: `9000 x 1${'+1'.repeat(40)}`,
    raised: 8_000,
  },
  dice: {
    limit: 10,
    fits: '10d6',
    exceeds: '11d6',
    code: 'too-many-dice',
    beyond: '10001d6',
    raised: 10_001,
  },
  sides: {
    limit: 20,
    fits: 'd20',
    exceeds: 'd21',
    code: 'unsuitable-sides',
    // No more can be counted with certainty, so this one cannot be raised.
    beyond: 'd(2**53)',
    raised: 2 ** 53 - 1,
  },
  faces: {
    limit: 3,
    fits: 'd{1,1,2}',
    exceeds: 'd{0..3}',
    code: 'unsuitable-faces',
    beyond: 'd{0..10000}',
    raised: 10_001,
  },
  chain: {
    limit: 3,
    fits: 'd6!(<6, limit 2)',
    exceeds: 'd6!(<6, limit 3)',
    code: 'chain-too-long',
    beyond: 'd6!(<6, limit 1000)',
    raised: 1_001,
  },
  work: {
    limit: 1_000,
    fits: 'd6',
    exceeds: 'd100',
    code: 'odds-too-large',
    beyond: '200d200kh20',
    raised: 60_000_000,
    work: solved,
  },
};

describe.each(Object.entries(cases))('%s', (name, each) => {
  const { limit, fits, exceeds, code, beyond, raised, work = rolled } = each;

  test('is adjustable, and says its code', () => {
    const small = createRoller({ limits: { [name]: limit } });
    expect(answer(() => work(small, fits))).toMatch(/^(?:object|exact)$/);
    expect(answer(() => work(small, exceeds))).toBe(code);
  });

  test('holds by default, and can be raised', () => {
    expect(answer(() => work(createRoller(), beyond))).toBe(code);
    const wide = createRoller({ limits: { [name]: raised } });
    const wider = answer(() => work(wide, beyond));
    expect(wider).toEqual(name === 'sides' ? code : expect.stringMatching(/^(?:object|exact)$/));
  }, 20_000);
});

test('the defaults are those of the reference, and cannot be changed for others', () => {
  expect(defaultLimits).toEqual({
    text: 4_096,
    nesting: 100,
    nodes: 5_000,
    dice: 10_000,
    sides: 2 ** 53 - 1,
    faces: 10_000,
    chain: 1_000,
    work: 30_000_000,
  });
  expect(Object.isFrozen(defaultLimits)).toBe(true);
});

test('SECURITY.md lists them all, with their codes', () => {
  const page = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| .* \| (\S+).* \| `([\w-]+)` \|$/gm)];
  const told = rows.map(([, name, value, code]) => [name, value, code]);
  const known = Object.entries(defaultLimits).map(([name, value]) => [
    name,
    value === 2 ** 53 - 1 ? '2^53' : value.toLocaleString('en'),
    cases[name as keyof Limits].code,
  ]);
  expect(told).toEqual(known);
});

describe('before the work', () => {
  // No die is thrown for what is too much whatever the dice show.
  test.each([
    ['10001d6', 'too-many-dice'],
    ['6000d6 + 6000d6', 'too-many-dice'],
    ['5000 x 3d6', 'too-many-dice'],
    ['{6000d6, 6000d6}kh1', 'too-many-dice'],
    ['d6 + 99999999d6', 'too-many-dice'],
    ['if(d6, 10001d6, 1)', 'too-many-dice'],
    ['d6 + d{0..99999}', 'unsuitable-faces'],
    ['d6 + d(2**53)', 'unsuitable-sides'],
    ['d6 + 9**9**9', 'number-too-large'],
    ['d6 + d1!', 'endless'],
    ['d6 + 7d6u', 'endless'],
    ['d6 + 1/0', 'division-by-zero'],
  ])('%s', (text, code) => {
    let thrown = 0;
    const random = {
      die: (): number => {
        thrown += 1;
        return 1;
      },
    };
    expect(answer(() => roll(text, { random }))).toBe(code);
    expect(thrown).toBe(0);
  });

  test('odds that would would take too long to work out are declined at once', () => {
    const started = process.cpuUsage();
    expect(answer(() => createRoller({ limits: { work: 1e6 } }).odds('9999d9999'))).toBe(
      'odds-too-large',
    );
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });
});

test('a limit of work of its own holds for one question', () => {
  const roller = createRoller({ limits: { work: 100 } });
  expect(answer(() => roller.odds('9d6kh3').grade)).toBe('odds-too-large');
  expect(answer(() => roller.odds('9d6kh3', { work: 1e7 }).grade)).toBe('exact');
});

test.each<object>([
  { texts: 5 },
  { Dice: 5 },
  { constructor: 5 },
  { work: 0 },
  { sides: 2 ** 53 },
  { sides: 1.5 },
])('%j is refused', (limits) => {
  expect(answer(() => createRoller({ limits: limits as never }))).toBe('unsuitable-input');
});
