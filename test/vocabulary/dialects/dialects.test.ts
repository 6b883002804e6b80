/** What other tools write and this language spells otherwise: each is refused, with our spelling as the fix. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { DialectMeaning, DiceTopic } from '../../../src/diagnostics/details/dialects.ts';
import { check, format, inLanguage, parse } from '../../../src/index.ts';
import { matters } from '../../../src/locales/en/diagnostics/dialects/disputes.ts';
import { meanings } from '../../../src/locales/en/diagnostics/dialects/meanings.ts';
import { en } from '../../../src/locales/en/index.ts';
import { fr } from '../../../src/locales/fr/index.ts';
import { arbitraries } from '../../../src/testing/index.ts';
import { ofDice } from '../../../src/vocabulary/dialects/dice.ts';
import { dialects, matchesOf, topicOf } from '../../../src/vocabulary/dialects/index.ts';
import { onDice } from '../../../src/vocabulary/dialects/modifiers.ts';
import { relatives } from '../../support/dialect-relatives.ts';
import { disputed, hinted, spellings } from './spellings.ts';

// Properties of many texts take their time on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const foreign = (text: string) => check(text).find(({ code }) => code === 'foreign-spelling');

describe('where tools differ, or there is no counterpart, is reported without a fix', () => {
  test.each(hinted)('%s', (written, part) => {
    const told = foreign(written);
    expect(told?.hint).toContain(part);
    expect(told).not.toHaveProperty('fix');
  });
});

describe('is reported with our spelling', () => {
  test.each(spellings)('%s', (written, fix, canonical) => {
    const told = foreign(written);
    expect(told).toMatchObject({ severity: 'error', fix });
    expect(check(fix).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(format(fix)).toBe(canonical);
    const { start, end } = told?.span ?? { start: 0, end: 0 };
    expect(told?.message).toContain(`"${written.slice(start, end)}"`);
  });

  test('by more than 60 cases, and at least one for each record', () => {
    expect(spellings.length).toBeGreaterThan(60);
    const texts = [...spellings, ...hinted, ...relatives].map(([written]) => written);
    for (const dialect of dialects) {
      expect(
        texts.some((text) => matchesOf(dialect, text).length > 0),
        String(dialect.written),
      ).toBe(true);
    }
  });
});

describe('quotation marks around a roll, which Windows passes on, are named, and then what is inside', () => {
  test.each([
    ['"3d6"', '3d6', ['unexpected-character']],
    ["'3d6'", '3d6', ['unexpected-character']],
    ['\u201c3d6\u201d', '3d6', ['unexpected-character']],
    ['\u00ab\u00a03d6\u00a0\u00bb', '3d6', ['unexpected-character']],
    ['"4d6x6"', '4d6!6', ['unexpected-character', 'foreign-spelling']],
    [
      '"/r 4d6 please"',
      '4d6 # please',
      ['unexpected-character', 'foreign-spelling', 'unexpected-word'],
    ],
    ['"4d6 e6"', undefined, ['unexpected-character', 'foreign-spelling']],
    ['"2d6 +"', undefined, ['unexpected-character', 'missing-operand']],
    ['"3d6', undefined, ['unexpected-character']],
  ])('%s', (written, fix, codes) => {
    const found = check(written);
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found[0]?.fix).toBe(fix);
    // What is inside keeps its place in the text.
    const last = found.at(-1);
    expect(written.slice(last?.span.start, last?.span.end)).not.toBe('');
    if (codes.length > 1) expect(last?.span.start).toBeGreaterThan(0);
  });
});

describe('relatives are reported in the same way', () => {
  test('there are many', () => expect(relatives.length).toBeGreaterThan(800));

  test('each with the fix that means the same, or with a hint alone', () => {
    const seeded = fc.sample(fc.nat(relatives.length - 1), { numRuns: 400, seed: 13 });
    for (const index of seeded) {
      const [written, ours] = relatives[index] ?? ['', undefined];
      const [first] = check(written);
      expect(first, written).toMatchObject({ severity: 'error' });
      if (ours === undefined) {
        expect(first?.fix, written).toBeUndefined();
        expect(first?.hint, written).toMatch(/[a-z]{3}/);
        continue;
      }
      expect(first?.fix, written).toBeDefined();
      expect(format(first?.fix ?? '0'), written).toBe(format(ours));
    }
  });
});

/** Other tools care as little for spaces and capitals as this language does. */
describe('is reported however it is spaced, in capitals, and within a sum', () => {
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

  test.each(spellings)('%s, with more spaces', (written, _, canonical) => {
    const fix = foreign(` ${written.replaceAll(' ', '  ')} `)?.fix ?? '';
    expect(spaced(format(fix))).toBe(canonical);
  });

  // Up to four capitals may be the name of a value to divide by.
  // In AnyDice, a name in capitals is given a value.
  const inCapitals = spellings.filter(
    ([written]) => !written.endsWith('// fire') && !written.includes(': '),
  );
  test.each(inCapitals)('%s, in capitals', (written, _, canonical) => {
    const fix = foreign(written.toUpperCase())?.fix ?? '';
    expect(format(fix).toLowerCase()).toBe(canonical.toLowerCase());
  });

  // Commands, repetitions and targets are about the whole of a text.
  const whole = /output|named|dc|^\[r|best|^!/i;
  const ofTerms = spellings.filter(
    ([text]) =>
      !whole.test(text) &&
      [...onDice, ...ofDice].some(
        (dialect) =>
          dialect.ours !== undefined &&
          !dialect.written.source.startsWith('^') &&
          dialect.after?.source.startsWith('^') !== true &&
          matchesOf(dialect, text).length > 0,
      ),
  );
  test.each(ofTerms)('10 - %s', (written, fix) => {
    expect(foreign(`10 - ${written}`)).toMatchObject({ fix: `10 - ${fix}` });
  });
});

describe('is not taken for another spelling', () => {
  // Refused, but not for a spelling that one could be sure of.
  test.each([
    '4d6kx3',
    '2d6\\fire + 1d20',
    '2d6\\fire+3',
    'drop(4, 6, 1)3 + 2',
    '3d20 adv',
    'd6 // flor(2)',
    'd6 // STR',
    '2d6 plus five',
    '2d6 fire and ice',
    '2d6 please',
    '4d6 keep 2 best 3',
    'd100 sans',
    'd100 openended-ish',
    'open-ended',
    'attack:= d6',
    'advantages',
    'd{fire,ice}',
    '(1,000) + 2',
    '(2,5)',
    '[fire]',
    '[fire] 2d6',
    '{1d20 vs 15}>=10',
    '1d20 vs d20',
    '4d6h3',
    '4d6l',
    '2 + 3x',
    '2d6 x 3',
    'floor(1, 2)',
    '4d6s(3)',
    'd6 ? 2',
    '2d6 & 2d8',
    'd{1-}',
    'd66W',
    'keep(4, 6)',
    '@a := d6 # fire',
    'd0',
    '2d6 >= 7',
    `${'1 + '.repeat(150)}1d20adv`,
    // Too many faces to be listed.
    // It could be "times".
    '4d6x + 1',
    '4d6x  + 1',
    // How many are dropped or kept?
    '4d6-L2',
    '4d6-H2',
    '4d6-Lo',
    '4d6 drop lowest1',
    '4d6 keep highest3',
    '4d6 keep highest two',
    '(1d6, 2d8)k',
    // A target after it changes what the tool does.
    '3U6[5] >= 4',
    '3U6[5]>=4',
    '3U6[5]0',
    // Only a whole text is a command, is named or has a target.
    '1 + roll 4d6',
    '2*output 4d6',
    '1 + S2D6',
    '2*C(10+5)',
    '10 - adv',
    '10 - dis',
    'dis * 2',
    '1 + jet de d6',
    '4d6 3 times + 1',
    'C(10+5)*2',
    '2*[r: 1d20+5]',
    '[1d20+5]*2',
    '2d6 named "fire" + 1',
    '1d20 vs 15 + d4',
    '3d6 sum2',
    // Numbers and words that could change the roll are not a remark.
    '1d20+5 on target 3d6',
    '1d20+5 Roll for 5 gold',
    '2d6 exploding dice',
    '2d6 explodes once',
    '2d6 advantage roll',
    '2d6 disadvantage roll',
    '8d10 nine again',
    '8d6 halved on save',
    '4d6 d l',
    '2 six-sided dice',
    // A number in another script is one as well.
    '4d6 ٣',
    // Whose are the words?
    '1d6 + 1d8 + 2 adv',
    '2d6 + 1d20 adv',
    '1d20 + 1d20 adv',
    '4d6+1d20 keep 3',
    '1d6+1d8 exploding',
    '4d6+d8 drop lowest',
    '1d6+1 times 10',
    // The dice or their total?
    '2d6 exploding 4-5',
    // What is taken away is rounded in the other direction.
    '10-2d6/3 round down',
    // A factor, or what explodes?
    '3d6x10',
    '8d6x0.5',
    '1d6x1d6',
    '2d6x-1',
    '2d6!x6',
    'd6\\2',
    'd6\\d4',
    '2d6 5+',
    '6d6 7+',
    '4d6 offen',
    '4d6 reroll 2',
    'd000',
    // Nor are modifiers in the wrong order.
    '4d6>=5 r u',
  ])('%s', (text) => {
    expect(check(text).map(({ severity }) => severity)).toContain('error');
    expect(foreign(text)).toBeUndefined();
  });

  // Other tools mean something else by it; here it has a meaning of its own.
  test.each([
    '4d6r1',
    '3d6cs>=5',
    '6 x 4d6',
    '4d6k3',
    '10 // 3',
    '6 #4d6',
    'd66',
    '2d6[r: 3]',
    '5d6!=3',
  ])('%s, which can be read', (text) => {
    expect(parse(text)).toMatchObject({ ok: true });
  });

  test('any notation that can be rolled', () => {
    fc.assert(
      fc.property(arbitraries(fc).notations(), (notation) => {
        expect(foreign(notation)).toBeUndefined();
      }),
    );
  });
});

describe('what is wrong after it is not hidden: the spelling is reported, without a fix', () => {
  test.each([
    [
      '1d20e20 + $',
      'Tools differ on "e20". To explode on 20, write "!20"; for one more die at most from 20 up, "!(>=20, once)"; for at most 20 rolls of a die, "!(limit 19)"',
    ],
    ['2W6 + $', 'In German rule books, "W" means dice. Here that is written "d"'],
    ['3dc + $', 'In Foundry, "dc" flips coins that count 1 or 0. Here that is written "3d{0,1}"'],
    [
      '4du + $',
      'In MapTool, "du" rolls Ubiquity dice, which count 1 or 0. Here that is written "4d{0,1}"',
    ],
    ['2d[1,2] + $', 'The faces of a die go in braces: "2d{1,2}"'],
    [
      '10d6even + $',
      'In Foundry, "even" counts the dice that show an even number. Here that is written "10d6=2=4=6"',
    ],
    [
      '10d6odd + $',
      'In Foundry, "odd" counts the dice that show an odd number. Here that is written "10d6=1=3=5"',
    ],
  ])('%s', (text, hint) => {
    expect(check(text)).toMatchObject([{ code: 'foreign-spelling', hint }]);
    expect(check(text)[0]).not.toHaveProperty('fix');
  });
});

describe('whatever is reported, its place is in the text and its fix can be read', () => {
  const written = fc.constantFrom(...spellings.map(([text]) => text));
  const near = fc
    .record({
      text: written,
      at: fc.nat(30),
      removed: fc.constantFrom(0, 1, 2),
      added: fc.constantFrom('', ' ', '3', 'd', ')', '[', 'x', '#', '+ 2'),
    })
    .map(({ text, at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed));
  const two = fc.tuple(written, fc.constantFrom(' + ', ' ', ', '), written);
  test.each([
    ['near them', near],
    ['of two of them', two.map((parts) => parts.join(''))],
  ])('in texts %s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { span, fix } of check(text)) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(text.length);
          if (fix !== undefined) expect(parse(fix)).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 200 },
    );
  });
});

// Numbers of several digits, and spaces where people put them.
test.each([
  ['10R10[>=10]>=5', '10d10!>=10>=5'],
  ['10R12[ = 12 ]>=5', '10d12!12>=5'],
  ['3R6[=6]>=5', '3d6!6>=5'],
  ['10R10[10]>=5', '10d10!>=10>=5'],
  ['10U10[ 10 ]', '10d10!!>=10'],
  ['10d10/10F', 'floor(10d10/10)'],
  ['10d10 / 12C', 'ceil(10d10/12)'],
  ['10d10/20R', 'round(10d10/20)'],
  ['10dc', '10d{0,1}'],
  ['10du', '10d{0,1}'],
  ['10W10', '10d10'],
  ['10d[1,2,10]', '10d{1,2,10}'],
  ['10@20d20', '20d20kh10kl1'],
  ['1@10d10', '10d10kh1'],
  ['roll 10d10', '10d10'],
  ['!rr 10 10d10', '10 x 10d10'],
  ['x10 10d10', '10 x 10d10'],
  ['rep 10 3d6', '10 x 3d6'],
  ['[explode 1d10]', '1d10!(limit 2)'],
  ['[ explode d10 ]', 'd10!(limit 2)'],
  ['10d6ms10', '(10d6 - 10)'],
  ['10d10even', '10d10=2=4=6=8=10'],
  ['(10d6, 10d8)kh1', '{10d6, 10d8}kh1'],
  ['4d10x', '4d10!10'],
  ['4d6x  ', '4d6!6  '],
  ['4d20xo20', '4d20!(20, once)'],
  ['5d10cs>=10df1', '5d10>=10f1'],
  ['10d10kh3ms5', '(10d10kh3 - 5)'],
  ['5d20odd', '5d20=1=3=5=7=9=11=13=15=17=19'],
  ['3d10e', '3d10!'],
  ['d20 + 15 adv', '2d20kh1 + 15'],
  ['d20 - 10 dis', '2d20kl1 - 10'],
  ['5d10es10', '5d10!!10>=10'],
  ['4d20rk10', '4d20ro<10'],
  ['5d10t10', '5d10>=10'],
  ['5d100t70', '5d100>=70'],
  ['4d10-L', '4d10dl1'],
  ['4d10 - 2H', '4d10dh2'],
  ['20d10 drop lowest 10', '20d10dl10'],
  ['20d10 keep highest 10', '20d10kh10'],
  ['16#4d6', '16 x 4d6'],
  ['6# 4d6', '6 x 4d6'],
  ['S10D10', '10D10'],
  ['[count 10 in d20]', 'd20=10'],
  ['[ count {5, 6} in 10d10 ]', '10d10=5=6'],
  ['[ absolute  d6 - d4 ]', 'abs(d6 - d4)'],
  ['d[1, 2, 3]', 'd{1, 2, 3}'],
  ['(1d6, 2d8) kh1', '{1d6, 2d8} kh1'],
  ['6R6[6] >=5', '6d6!>=6>=5'],
  ['output  4d6', '4d6'],
  ['!rr  6  4d6', '6 x 4d6'],
  ['x3  2D6', '3 x 2D6'],
  ['C (10+5) ', '10+5'],
  ['[r : 1d20+5] ', '1d20+5'],
  // And none at all.
  ['2d6named"fire"', '2d6 # fire'],
  ['1d20  vs. DC15', '(1d20) >= 15'],
  ['1d6>2?1d20:1d10', 'if(1d6>2, 1d20, 1d10)'],
  ['1d6  ?  1d20  :  1d10', 'if(1d6, 1d20, 1d10)'],
  ['2d6//fire', '2d6 # fire'],
  ['2d6/*fire*/', '2d6[fire]'],
  ['2d6\\fire', '2d6 # fire'],
  ['2d6\\a hit', '2d6 # a hit'],
])('%s is %s', (written, fix) => {
  expect(foreign(written)).toMatchObject({ fix });
});

// The parts that may be left out, and what else may go there.
test.each([
  ['4d6x6cs6', '4d6!6=6'],
  ['4d6xo=6', '4d6!(6, once)'],
  ['4d6xo>5', '4d6!(>5, once)'],
  ['4d6x+1', '4d6!6+1'],
  ['5d10cs>=7df=1', '5d10>=7f=1'],
  ['d6even', 'd6=2=4=6'],
  ['d6odd', 'd6=1=3=5'],
  ['3d6e + 1', '3d6! + 1'],
  ['d20 dis', '2d20kl1'],
  ['1d20 disadv', '2d20kl1'],
  ['d20 with disadvantage', '2d20kl1'],
  ['1d20 + @abilities.str.mod dis', '2d20kl1 + @abilities.str.mod'],
  ['5d6t5', '5d6>=5'],
  ['4d6 - H + 1', '4d6dh1 + 1'],
  ['4d6 drop lowest+d6', '4d6dl1+d6'],
  ['4d6 keep the highest', '4d6kh1'],
  ['4d6 keep the  best', '4d6kh1'],
  ['4d6 keep best+1', '4d6kh1+1'],
  ['4d6 keep best 3 + d6', '4d6kh3 + d6'],
  ['dc', 'd{0,1}'],
  ['3dc + 1', '3d{0,1} + 1'],
  ['du', 'd{0,1}'],
  ['4du + 1', '4d{0,1} + 1'],
  ['W6', 'd6'],
  ['10 - W6', '10 - d6'],
  ['d20 with  disadvantage', '2d20kl1'],
  ['4W6kh3', '4d6kh3'],
  ['3U6[5] + 1', '3d6!!>=5 + 1'],
  ['SD6', 'D6'],
  ['1d20 + ?{Bonus}', '1d20 + @{Bonus}'],
  ['12 times d6', '12 x d6'],
  ['10 times 10d6', '10 x 10d6'],
  ['6 times (2d6 + 3)', '6 x (2d6 + 3)'],
  ['4d6  10 times', '10 x 4d6'],
  ['roll  at  adv', '2d20kh1'],
  ['at advantage', '2d20kh1'],
  ['roll  at  dis', '2d20kl1'],
  ['roll  with  dis', '2d20kl1'],
  ['with disadv - 1', '2d20kl1 - 1'],
  ['disadvantage', '2d20kl1'],
  ['attack:10d20 + 5', '10d20 + 5 # attack'],
  ['2d6 cold   damage', '2d6[cold damage]'],
  ['5d10=>7', '5d10>=7'],
  ['5d10=<7', '5d10<=7'],
  ['ceiling (d6 / 2)', 'ceil (d6 / 2)'],
  ['2d6 // Fire', '2d6 # Fire'],
  // Modifiers before a remark are none of it.
  ['2d6 // STRENGTH', '2d6 # STRENGTH'],
])('%s is %s', (written, fix) => {
  expect(foreign(written)).toMatchObject({ fix });
});

describe('a fix is not offered where the tool reads the rest otherwise, which is said', () => {
  test.each(disputed)('%s', (written, matter, tools) => {
    const told = foreign(written);
    expect(told?.details).toMatchObject({ dispute: { matter, tools } });
    expect(told).not.toHaveProperty('fix');
  });

  test('by a case for each matter', () => {
    expect([...new Set(disputed.map(([, matter]) => matter))].sort()).toEqual(
      Object.keys(matters).sort(),
    );
  });
});

test.each<[words: string, topic: DiceTopic | undefined]>([
  ['open roll', 'open-ended'],
  ['with advantage', 'advantage'],
  ['reroll ones', 'reroll'],
  ['exploding', 'explode'],
  ['keep some', 'keep-or-drop'],
  ['on sixes', 'count'],
  ['under the target', 'test-total'],
  ['halved', 'round'],
  ['twice', 'repeat-or-multiply'],
  ['total', 'arithmetic'],
  ['sorted', 'other'],
  ['fireball', undefined],
  // The first word that says something particular.
  ['arrondi \u00e0 l\u2019inf\u00e9rieur', 'round'],
  ['ignorer le plus bas', 'keep-or-drop'],
  ['plus haut', 'keep-or-drop'],
  ['plus deux', 'arithmetic'],
  ['without success', 'count'],
])('"%s" is about: %s', (words, topic) => {
  expect(topicOf(words)).toBe(topic);
});

describe('what is said', () => {
  const texts = [...spellings, ...hinted, ...relatives, ...disputed].map(([written]) => written);

  test('every meaning is met by a text', () => {
    const met = new Set(
      texts.flatMap((text) =>
        check(text).flatMap(({ details }) =>
          details.reason === 'spelling' ? [details.meaning] : [],
        ),
      ),
    );
    expect(Object.keys(meanings).filter((meaning) => !met.has(meaning as DialectMeaning))).toEqual(
      [],
    );
  });

  test('is whole sentences in both languages, and nothing of one is in the other', () => {
    for (const text of texts) {
      for (const diagnostic of check(text)) {
        if (diagnostic.details.reason !== 'spelling') continue;
        const { hint = 'A hint' } = inLanguage(diagnostic, en);
        const { hint: french = 'Un conseil' } = inLanguage(diagnostic, fr);
        expect(hint, text).toMatch(/^[A-Z](?!.*(?:""|undefined|\u00ab)).*(?:[.?\w]|[")*])$/);
        expect(french, text).toMatch(
          /^[A-Z\u00ab\u00c9](?!.*(?:\u00ab\u00a0\u00a0\u00bb|undefined)).*(?:[.?\w]|[\u00bb)*])$/,
        );
        // What is written may be English.
        const said = french.replace(/Dice Maiden|rpg-dice-roller|\u00ab[^\u00bb]*\u00bb/g, '');
        expect(said, text).not.toMatch(/\b(?:the|that|written|write|dice|here|and|with)\b/i);
        expect(said, text).not.toMatch(/"|[^\u00a0][:;!?](?:\s|$)/);
      }
    }
  });
});
