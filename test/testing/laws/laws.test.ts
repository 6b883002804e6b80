/** The laws of dice: this roller obeys them, and what they find in others is what docs/peers.md lists. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DiceError, odds, roll } from '../../../src/index.ts';
import type { AnyRoller } from '../../../src/testing/index.ts';
import {
  Broken,
  expectFair,
  expectSameLaw,
  laws,
  replayAll,
  scriptedDice,
  Unfair,
} from '../../../src/testing/index.ts';
import { peers } from '../support/peers.ts';

vi.setConfig({ testTimeout: 60_000 });

const own: AnyRoller = {
  total: (notation, random) => roll(notation, { random }).total as number,
  seeded: (notation, seed) => roll(notation, { seed }).total as number,
};

describe('this roller', () => {
  test.each(laws(own, fc))('$name: $says', ({ property }) => {
    fc.assert(property);
  });

  test('is asked for what it says it has', () => {
    const names = (roller: AnyRoller): string =>
      laws(roller, fc)
        .map(({ name }) => name)
        .join(' ');
    expect(names(own)).toBe(
      'sum range linearity arithmetic signs order keepHighest keepLowest dropHighest dropLowest count threshold seed',
    );
    const less = { total: own.total, spells: { keepLowest: false, atLeast: false } } as const;
    expect(names(less)).toBe(
      'sum range linearity arithmetic signs order keepHighest dropHighest dropLowest',
    );
  });
});

/** What is reported about a roller with a planted fault. */
describe('faults', () => {
  const faulty = (change: (total: number, notation: string) => number): AnyRoller => ({
    total: (notation, dice) => change(own.total(notation, dice), notation),
  });
  let calls = 0;
  test.each<[string, AnyRoller, string, string]>([
    ['totals from 0', faulty((total) => total - 1), 'sum', '1d6 with 1: 1 expected, 0 given'],
    [
      'the lowest kept for the highest',
      { total: (text, dice) => own.total(text.replace('kh', 'kl'), dice) },
      'keepHighest',
      '2d6kh1 with 1, 2: 2 expected, 1 given',
    ],
    [
      'more than for at least',
      { total: (text, dice) => own.total(text.replace('>=', '>'), dice) },
      'count',
      '1d6>=1 with 1: 1 expected, 0 given',
    ],
    [
      'constants lost',
      { total: (text, dice) => own.total(text.replace(/ \+ \d+$/, ''), dice) },
      'linearity',
      '1d6 + 1 with 1: 2 expected, 1 given',
    ],
    [
      'a die too many',
      { total: (text, dice) => own.total(text, dice) + 0 * dice(6) },
      'sum',
      '1d6 with 1: 1 expected, error: no face for die 2 (d6): 1 face was given, and the roll needs more given',
    ],
    [
      'dice of its own',
      { total: (text) => roll(text, { seed: 1 }).total as number },
      'sum',
      '1d6 with 1: 1 expected, error: 1 face was given, but the roll used no dice given',
    ],
    [
      'a seed that is not kept',
      { ...own, seeded: () => (calls += 1) },
      'seed',
      '1d6, seed 0: 1 expected, 2 given',
    ],
  ])('%s', (_what, roller, name, message) => {
    calls = 0;
    const law = laws(roller, fc).find((each) => each.name === name);
    if (law === undefined) throw new Error(name);
    const { failed, errorInstance } = fc.check(law.property, { seed: 1 });
    expect(failed).toBe(true);
    expect(errorInstance).toBeInstanceOf(Broken);
    if (message !== '' && name !== 'seed') expect((errorInstance as Broken).message).toBe(message);
  });
});

describe('rollers from npm', () => {
  const page = readFileSync(new URL('../../../docs/peers.md', import.meta.url), 'utf8');
  /** The rows below the heading of a roller: law, notation, faces, expected, given. */
  const rowsOf = (name: string): readonly (readonly string[])[] => {
    const [, section = ''] = page.split(`\n## ${name}\n`);
    const [own_ = ''] = section.split('\n## ');
    return own_
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:law|---)/.test(line))
      .map((line) =>
        line
          .slice(2, -2)
          .split(' | ')
          .map((cell) => cell.replace(/^`(.*)`$/, '$1')),
      );
  };

  describe.each(peers)('$name', ({ name, roller }) => {
    test('breaks the laws that are listed, and keeps the others', () => {
      const broken = laws(roller, fc).filter(
        ({ property }) => fc.check(property, { seed: 1 }).failed,
      );
      const listed = new Set(rowsOf(name).map(([law]) => law));
      expect(broken.map((law) => law.name)).toEqual([...listed]);
    });

    test('gives what is listed', () => {
      for (const [, notation = '', faces = '', , given] of rowsOf(name)) {
        const dice = scriptedDice(faces.split(', ').map(Number));
        let said = 'refused';
        try {
          said = String(roller.total(notation, dice));
        } catch (error) {
          if (error instanceof DiceError) throw error;
        }
        expect(said, notation).toBe(given);
      }
    });

    test('has the law of what it keeps', () => {
      const exact = (): unknown =>
        expectSameLaw(
          replayAll((dice) => roller.total('4d4kh3', dice)),
          odds('4d4kh3'),
        );
      if (rowsOf(name).some(([law]) => law === 'keepHighest')) expect(exact).toThrow('two laws');
      else expect(exact()).toBe('same');
    });
  });

  test('a d6 with the dice of its own', () => {
    for (const { name, alone } of peers) {
      if (alone === undefined) continue;
      let verdict = 'fair';
      try {
        expectFair(() => alone('1d6'), odds('d6'), { power: { bias: 0.05 } });
      } catch (error) {
        if (!(error instanceof Unfair)) throw error;
        verdict = error.message.replace(/in roll .*,/, 'in some roll,');
      }
      expect(page).toContain(`- ${name}: ${verdict}`);
    }
  });
});
