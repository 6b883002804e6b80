/** A roller in another language: findings, errors of calls, and what never changes. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/index.ts';
import {
  check,
  createRoller,
  DiceError,
  en,
  inLanguage,
  odds,
  render,
  roll,
} from '../../src/index.ts';
import { fr } from '../../src/locales/fr/index.ts';

const french = createRoller({ locale: fr });

function thrown(work: () => unknown): DiceError {
  try {
    work();
  } catch (error) {
    if (error instanceof DiceError) return error;
    throw error;
  }
  throw new Error('nothing is thrown');
}

/** The parts of a finding that no language changes. */
const facts = ({ code, severity, span, details, fix }: Diagnostic): object => ({
  code,
  severity,
  span,
  details,
  fix,
});

describe('findings', () => {
  test('have the words of the roller, and the same facts', () => {
    const [one] = french.check('d20 + @str', { variables: { dex: 1 } });
    const [other] = check('d20 + @str', { variables: { dex: 1 } });
    expect(one?.message).toBe("il n'y a pas de variable @str");
    expect(one?.hint).toBe('Les variables sont @dex.');
    expect(one && facts(one)).toEqual(other && facts(other));
    expect(one?.details).toEqual({
      reason: 'not-given',
      name: 'str',
      near: [],
      known: ['dex'],
      more: false,
    });
  });

  test('can be put into another language afterwards', () => {
    const [found] = check('d20 + @str', { variables: {} });
    if (found === undefined) throw new Error('nothing is found');
    const there = inLanguage(found, fr);
    expect(there.message).toBe("il n'y a pas de variable @str");
    expect(inLanguage(there, en)).toEqual(found);
    expect(render(found, 'd20 + @str', { locale: fr })).toContain(
      "erreur\u00a0: il n'y a pas de variable @str\n  d20 + @str\n        ^^^^",
    );
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  test('of a variable say so', () => {
    const [found] = french.check('@x + 1', { variables: { x: '@y' } });
    expect(found?.message).toBe("dans @x\u00a0: il n'y a pas de variable @y");
    expect(found?.variable).toBe('x');
  });

  test('of odds say how likely a roll fails', () => {
    const error = thrown(() => french.odds('6 / (d6 - 1)'));
    expect(error.message).toContain('1/6, soit 16,7\u00a0%');
    expect(error.diagnostics[0]?.failure).toMatchObject({ here: { fraction: '1/6' } });
    expect(thrown(() => odds('6 / (d6 - 1)')).message).toContain('1/6, 16.7%');
  });
});

describe('errors of calls', () => {
  const few = { dice: [1] };
  test.each([
    ['roll', () => french.roll('2d6', few)],
    ['compile', () => french.compile('2d6').roll(few)],
    ['the total', () => french.compile('2d6').total(few)],
  ])('%s', (_, work) => {
    const error = thrown(work);
    expect(error.code).toBe('missing-face');
    expect(error.message).toBe(
      'erreur\u00a0: il manque la face du dé n° 2 (d6)\u00a0: 1 face a été donnée, et il en faut davantage',
    );
    expect(error.stack).toContain(error.message);
    expect(error.diagnostics[0]?.details).toEqual({
      reason: 'too-few',
      place: 2,
      die: 'd6',
      given: 1,
    });
  });

  test('of odds', () => {
    expect(thrown(() => french.odds('d6').quantile(2)).message).toContain('un quantile demande');
    expect(thrown(() => french.odds('d6').at(Number.NaN)).message).toContain('un résultat doit');
    expect(thrown(() => french.odds('d6', { work: 0 })).message).toContain('supérieur à 0');
  });

  test('of what is not a notation', () => {
    const parsed = french.parse(5 as unknown as string);
    if (parsed.ok) throw new Error('it was read');
    expect(parsed.diagnostics[0].message).toBe('une notation est un texte, pas 5');
    expect(thrown(() => french.roll(null as unknown as string)).message).toContain('ou un arbre');
  });

  test('a language is an object of this library', () => {
    for (const locale of ['fr', null, {}, { language: 'fr' }] as unknown as (typeof fr)[]) {
      expect(thrown(() => createRoller({ locale })).diagnostics[0]?.details).toEqual({
        reason: 'not-a-locale',
      });
    }
  });
});

test('no language changes what is rolled', () => {
  const [one, other] = [french.roll('d100!o+15', { seed: 1 }), roll('d100!o+15', { seed: 1 })];
  expect(one.total).toBe(other.total);
  expect(one.canonical).toBe(other.canonical);
  expect(one.toJSON()).toEqual(other.toJSON());
});
