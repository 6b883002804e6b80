/** A roll in one line of text, in all styles. */
import { expect, test } from 'vitest';
import type { RollOptions, Style } from '../../../src/index.ts';
import { roll } from '../../../src/index.ts';

const styles: readonly Style[] = ['plain', 'markdown', 'ansi', 'html'];

/** Escape sequences by name, so that they can be read here. */
const named: Readonly<Record<string, string>> = {
  '1': '<bold>',
  '22': '</>',
  '2': '<dim>',
  '9': '<struck>',
  '29': '</struck>',
  '36': '<cyan>',
  '39': '</cyan>',
};
const readable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it is for
  text.replace(/\u001b\[(\d+)m/g, (all, code) => named[code] ?? all);

test.each<[string, RollOptions, readonly string[]]>([
  [
    '2d6+3',
    { dice: [3, 4] },
    [
      '2d6 + 3: [3, 4] + 3 = 10',
      '2d6 \\+ 3: \\[3, 4\\] \\+ 3 = **10**',
      '2d6 + 3: [3, 4] + 3 = <bold>10</>',
      '2d6 + 3: [3, 4] + 3 = <strong>10</strong>',
    ],
  ],
  [
    '4d6kh3',
    { dice: [1, 6, 3, 2] },
    [
      '4d6kh3: [(1), 6, 3, 2] = 11',
      '4d6kh3: \\[~~1~~, 6, 3, 2\\] = **11**',
      '4d6kh3: [<dim>(<struck>1</struck>)</>, 6, 3, 2] = <bold>11</>',
      '4d6kh3: [<s>1</s>, 6, 3, 2] = <strong>11</strong>',
    ],
  ],
  [
    'd100!o+15',
    { dice: [97, 17] },
    [
      'd100!o + 15: [97↑ 17 = 114] + 15 = 129',
      'd100\\!o \\+ 15: \\[97↑ 17 = 114\\] \\+ 15 = **129**',
      'd100!o + 15: [97↑ 17 = 114] + 15 = <bold>129</>',
      'd100!o + 15: [97↑ 17 = 114] + 15 = <strong>129</strong>',
    ],
  ],
  [
    'd100!o',
    { dice: [5, 98, 100, 48] },
    [
      'd100!o: [5↓ 98↓ 100↓ 48 = -241] = -241',
      'd100\\!o: \\[5↓ 98↓ 100↓ 48 = \\-241\\] = **\\-241**',
      'd100!o: [5↓ 98↓ 100↓ 48 = -241] = <bold>-241</>',
      'd100!o: [5↓ 98↓ 100↓ 48 = -241] = <strong>-241</strong>',
    ],
  ],
  [
    '1d6!! + 1d6!p - d6!!p',
    { dice: [6, 2, 6, 5, 6, 4] },
    [
      'd6!! + d6!p - d6!!p: [6↑ 2 = 8] + [6, 5 = 4] - [6↑ 4 = 9] = 9',
      'd6\\!\\! \\+ d6\\!p \\- d6\\!\\!p: \\[6↑ 2 = 8\\] \\+ \\[6, 5 = 4\\] \\- \\[6↑ 4 = 9\\] = **9**',
      'd6!! + d6!p - d6!!p: [6↑ 2 = 8] + [6, 5 = 4] - [6↑ 4 = 9] = <bold>9</>',
      'd6!! + d6!p - d6!!p: [6↑ 2 = 8] + [6, 5 = 4] - [6↑ 4 = 9] = <strong>9</strong>',
    ],
  ],
  [
    '3d6r1kh1',
    { dice: [1, 4, 5, 6] },
    [
      '3d6r1kh1: [(1 4), (5), 6] = 6',
      '3d6r1kh1: \\[~~1 4~~, ~~5~~, 6\\] = **6**',
      '3d6r1kh1: [<dim>(<struck>1 4</struck>)</>, <dim>(<struck>5</struck>)</>, 6] = <bold>6</>',
      '3d6r1kh1: [<s>1 4</s>, <s>5</s>, 6] = <strong>6</strong>',
    ],
  ],
  [
    '4d10>=7f1',
    { dice: [8, 1, 10, 5] },
    [
      '4d10>=7f1: [8 ✓, 1 ✗, 10 ✓, 5] = 1 success',
      '4d10\\>=7f1: \\[**8 ✓**, **1 ✗**, **10 ✓**, 5\\] = **1 success**',
      '4d10>=7f1: [<cyan>8 ✓</cyan>, <cyan>1 ✗</cyan>, <cyan>10 ✓</cyan>, 5] = <bold>1 success</>',
      '4d10&gt;=7f1: [<b>8 ✓</b>, <b>1 ✗</b>, <b>10 ✓</b>, 5] = <strong>1 success</strong>',
    ],
  ],
  [
    '2d10>=7=10',
    { dice: [10, 2] },
    [
      '2d10>=7=10: [10 ✓✓, 2] = 2 successes',
      '2d10\\>=7=10: \\[**10 ✓✓**, 2\\] = **2 successes**',
      '2d10>=7=10: [<cyan>10 ✓✓</cyan>, 2] = <bold>2 successes</>',
      '2d10&gt;=7=10: [<b>10 ✓✓</b>, 2] = <strong>2 successes</strong>',
    ],
  ],
  [
    '3d6min2sd',
    { dice: [1, 5, 3] },
    [
      '3d6min2sd: [5, 3, 1 = 2] = 10',
      '3d6min2sd: \\[5, 3, 1 = 2\\] = **10**',
      '3d6min2sd: [5, 3, 1 = 2] = <bold>10</>',
      '3d6min2sd: [5, 3, 1 = 2] = <strong>10</strong>',
    ],
  ],
  [
    '2d20cs>=19cf1',
    { dice: [20, 1] },
    [
      '2d20cs>=19cf1: [20 critical success, 1 critical failure] = 21',
      '2d20cs\\>=19cf1: \\[**20 critical success**, **1 critical failure**\\] = **21**',
      '2d20cs>=19cf1: [<cyan>20 critical success</cyan>, <cyan>1 critical failure</cyan>] = <bold>21</>',
      '2d20cs&gt;=19cf1: [<b>20 critical success</b>, <b>1 critical failure</b>] = <strong>21</strong>',
    ],
  ],
  [
    '2d6[fire] - d4[cold] # take that',
    { dice: [3, 4, 1] },
    [
      '2d6[fire] - d4[cold]: [3, 4] [fire] - [1] [cold] = 6',
      '2d6\\[fire\\] \\- d4\\[cold\\]: \\[3, 4\\] *\\[fire\\]* \\- \\[1\\] *\\[cold\\]* = **6**',
      '2d6[fire] - d4[cold]: [3, 4] <dim>[fire]</> - [1] <dim>[cold]</> = <bold>6</>',
      '2d6[fire] - d4[cold]: [3, 4] <i>[fire]</i> - [1] <i>[cold]</i> = <strong>6</strong>',
    ],
  ],
  [
    'max(d6, 3)**2 // -2 * (1+1)',
    { dice: [5] },
    [
      'max(d6, 3)**2 // -2 * (1 + 1): max([5], 3)**2 // -2 * (1 + 1) = -26',
      'max\\(d6, 3\\)\\*\\*2 // \\-2 \\* \\(1 \\+ 1\\): max\\(\\[5\\], 3\\)\\*\\*2 // \\-2 \\* \\(1 \\+ 1\\) = **\\-26**',
      'max(d6, 3)**2 // -2 * (1 + 1): max([5], 3)**2 // -2 * (1 + 1) = <bold>-26</>',
      'max(d6, 3)**2 // -2 * (1 + 1): max([5], 3)**2 // -2 * (1 + 1) = <strong>-26</strong>',
    ],
  ],
  [
    '(d20 + 5) >= (10 + d4)',
    { dice: [10, 2] },
    [
      'd20 + 5 >= 10 + d4: [10] + 5 = 15 >= 10 + [2] = 12: success',
      'd20 \\+ 5 \\>= 10 \\+ d4: \\[10\\] \\+ 5 = 15 \\>= 10 \\+ \\[2\\] = 12: **success**',
      'd20 + 5 >= 10 + d4: [10] + 5 = 15 >= 10 + [2] = 12: <bold>success</>',
      'd20 + 5 &gt;= 10 + d4: [10] + 5 = 15 &gt;= 10 + [2] = 12: <strong>success</strong>',
    ],
  ],
  [
    '(1d4)d(1d6)kh1',
    { dice: [2, 3, 1, 3] },
    [
      '(d4)d(d6)kh1: [(1), 3] = 3',
      '\\(d4\\)d\\(d6\\)kh1: \\[~~1~~, 3\\] = **3**',
      '(d4)d(d6)kh1: [<dim>(<struck>1</struck>)</>, 3] = <bold>3</>',
      '(d4)d(d6)kh1: [<s>1</s>, 3] = <strong>3</strong>',
    ],
  ],
  [
    'd20 + @str - @bless',
    { dice: [10, 4], variables: { str: 3, bless: 'd4' } },
    [
      'd20 + @str - @bless: [10] + 3 - [4] = 9',
      'd20 \\+ \\@\u200bstr \\- \\@\u200bbless: \\[10\\] \\+ 3 \\- \\[4\\] = **9**',
      'd20 + @str - @bless: [10] + 3 - [4] = <bold>9</>',
      'd20 + @str - @bless: [10] + 3 - [4] = <strong>9</strong>',
    ],
  ],
  [
    '1/3 + @x',
    { dice: [], variables: { x: 0.1 } },
    [
      '1 / 3 + @x: 1 / 3 + 0.1 = 13/30 ≈ 0.4333',
      '1 / 3 \\+ \\@\u200bx: 1 / 3 \\+ 0.1 = **13/30 ≈ 0.4333**',
      '1 / 3 + @x: 1 / 3 + 0.1 = <bold>13/30 ≈ 0.4333</>',
      '1 / 3 + @x: 1 / 3 + 0.1 = <strong>13/30 ≈ 0.4333</strong>',
    ],
  ],
  [
    '4dF + d{1,1,5} + d%',
    { dice: [-1, 0, 1, 1, 5, 42] },
    [
      '4dF + d{1,1,5} + d100: [-1, 0, 1, 1] + [5] + [42] = 48',
      '4dF \\+ d\\{1,1,5\\} \\+ d100: \\[\\-1, 0, 1, 1\\] \\+ \\[5\\] \\+ \\[42\\] = **48**',
      '4dF + d{1,1,5} + d100: [-1, 0, 1, 1] + [5] + [42] = <bold>48</>',
      '4dF + d{1,1,5} + d100: [-1, 0, 1, 1] + [5] + [42] = <strong>48</strong>',
    ],
  ],
  [
    '0d6 + 2**80',
    { dice: [] },
    [
      '0d6 + 2**80: [] + 2**80 ≈ 1.20892581961463e+24',
      '0d6 \\+ 2\\*\\*80: \\[\\] \\+ 2\\*\\*80 **≈ 1.20892581961463e\\+24**',
      '0d6 + 2**80: [] + 2**80 <bold>≈ 1.20892581961463e+24</>',
      '0d6 + 2**80: [] + 2**80 <strong>≈ 1.20892581961463e+24</strong>',
    ],
  ],
  [
    '-(2d6[a] + 3)[b]',
    { dice: [1, 2] },
    [
      '-(2d6[a] + 3)[b]: -([1, 2] [a] + 3) [b] = -6',
      '\\-\\(2d6\\[a\\] \\+ 3\\)\\[b\\]: \\-\\(\\[1, 2\\] *\\[a\\]* \\+ 3\\) *\\[b\\]* = **\\-6**',
      '-(2d6[a] + 3)[b]: -([1, 2] <dim>[a]</> + 3) <dim>[b]</> = <bold>-6</>',
      '-(2d6[a] + 3)[b]: -([1, 2] <i>[a]</i> + 3) <i>[b]</i> = <strong>-6</strong>',
    ],
  ],
])('%s', (notation, options, texts) => {
  const result = roll(notation, options);
  expect(styles.map((style) => readable(result.text(style)))).toEqual(texts);
  expect(result.text()).toBe(result.text('plain'));
});

test.each<[string, RollOptions, string]>([
  ['2d6>=5', { dice: [5, 6] }, '2d6>=5: [5 ✓, 6 ✓] = 2 successes'],
  ['2d6>=5', { dice: [5, 1] }, '2d6>=5: [5 ✓, 1] = 1 success'],
  ['2d6>=5', { dice: [2, 1] }, '2d6>=5: [2, 1] = 0 successes'],
  ['2d10>=7f1', { dice: [1, 3] }, '2d10>=7f1: [1 ✗, 3] = -1 success'],
  ['d20+5 >= 15', { dice: [14] }, 'd20 + 5 >= 15: [14] + 5 = 19 >= 15: success'],
  ['d20+5 >= 15', { dice: [2] }, 'd20 + 5 >= 15: [2] + 5 = 7 >= 15: failure'],
  ['(2d6) >= 7', { dice: [3, 4] }, '(2d6) >= 7: [3, 4] = 7 >= 7: success'],
  ['(d20) >= 7', { dice: [3] }, '(d20) >= 7: [3] >= 7: failure'],
  ['(2d6) >= 7[goal]', { dice: [3, 4] }, '(2d6) >= 7[goal]: [3, 4] = 7 >= 7 [goal]: success'],
  ['2d6>=5 + d6>=5', { dice: [5, 6, 1] }, '2d6>=5 + d6>=5: [5 ✓, 6 ✓] + [1] = 2 successes'],
  // Where something else than successes is added, the total is a number.
  ['2d6>=5 + 1', { dice: [5, 6] }, '2d6>=5 + 1: [5 ✓, 6 ✓] + 1 = 3'],
  ['2d6>=5 * 2', { dice: [5, 6] }, '2d6>=5 * 2: [5 ✓, 6 ✓] * 2 = 4'],
  ['4d6mt', { dice: [2, 2, 3, 3] }, '4d6mt2: [2 ✓ set 1, 2 set 1, 3 ✓ set 2, 3 set 2] = 2 sets'],
  [
    '2 x d20>=11',
    { dice: [11, 3] },
    '2 x d20>=11:\n1) [11 ✓] = 1 success\n2) [3] = 0 successes\n= 1 success, 0 successes',
  ],
  [
    '2 x (d6) > 3',
    { dice: [4, 3] },
    '2 x (d6) > 3:\n1) [4] > 3: success\n2) [3] > 3: failure\n= success, failure',
  ],
  ['@a := 2d6>=5; @a', { dice: [5, 6] }, '@a := 2d6>=5; @a: @a := [5 ✓, 6 ✓] = 2; 2 = 2 successes'],
  ['@hit', { dice: [14], variables: { hit: 'd20+5 >= 15' } }, '@hit: [14] + 5 = 19 >= 15: success'],
  [
    'if(d20 >= 5, 2d6>=5, 0)',
    { dice: [9, 5, 6] },
    'if(d20>=5, 2d6>=5, 0): if([9 ✓]) [5 ✓, 6 ✓] = 2 successes',
  ],
  ['{2d6 + 2d8}>=6', { dice: [5, 6, 7, 1] }, '{2d6 + 2d8}>=6: {[5, 6 ✓] + [7 ✓, 1]} = 2 successes'],
])('%s with %j says what was counted or compared', (notation, options, text) => {
  expect(roll(notation, options).text()).toBe(text);
});
