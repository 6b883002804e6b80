/** The roll as callers see it: text that does no harm, and a stable JSON form. */
import { describe, expect, test } from 'vitest';
import type { Style } from '../../src/index.ts';
import { createRoller, DiceError, roll, version } from '../../src/index.ts';

describe('what callers write is made harmless', () => {
  const hostile = '<img src=x onerror="a()">&amp; **b** `c` ~~d~~ |e| _f_ # g \'h\' [i';

  test('in HTML', () => {
    const html = roll(`1[${hostile}] + @{<b>}`, { variables: { '<b>': 2 } }).text('html');
    expect(html.replace(/<\/?(?:i|b|s|strong)>/g, '')).not.toMatch(
      /[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/,
    );
    expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;amp;');
    expect(html).toContain('@{&lt;b&gt;}');
  });

  test('in Markdown', () => {
    const markdown = roll(`1[${hostile}]`).text('markdown');
    const ours = markdown
      .replace(/\\[^A-Za-z0-9\s]/g, '')
      .replace('*', '')
      .replace('*', '')
      .replaceAll('**', '');
    expect(ours).not.toMatch(/[\\`*_{}[\]<>#+\-!|~]/);
    // An entity would be read as the character that it stands for.
    expect(markdown).not.toMatch(/(?<!\\)&amp;/);
  });

  test('on a terminal, in plain text as well', () => {
    for (const style of ['ansi', 'plain'] as const) {
      const text = roll('1[\u001bc;title\u0007 \u009b31m]').text(style);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
      expect(text.replace(/\u001b\[\d+m/g, '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    }
  });

  test('in messages', () => {
    const texts = ['@{a\u001b[31mb}', '2d6\u001b[31m', '1[\u001b[31m', 'foo\u202e(1)'];
    for (const text of texts) {
      let message = '';
      try {
        roll(text);
      } catch (error) {
        if (error instanceof DiceError) message = error.message;
      }
      expect(message).not.toBe('');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
      expect(message, text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  });

  test('a style that is none is refused', () => {
    for (const style of ['bold', '', 'constructor', '__proto__', null, 5]) {
      expect(() => roll('1').text(style as Style)).toThrow(DiceError);
    }
  });
});

describe('the JSON form', () => {
  test('has this shape, and no other', () => {
    const result = roll('(2d6!kh2[fire]) + @b # c', {
      dice: [6, 1, 2, 3],
      variables: { b: 'd4', unused: 5 },
    });
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      version: 1,
      library: version,
      notation: '(2d6!kh2[fire]) + @b # c',
      canonical: '2d6!kh2[fire] + @b # c',
      total: 11,
      dice: [
        { die: 'd6', sides: 6, face: 6, role: 'first', kept: true, marks: [] },
        { die: 'd6', sides: 6, face: 1, role: 'exploded', kept: false, marks: [] },
        { die: 'd6', sides: 6, face: 2, role: 'first', kept: true, marks: [] },
        { die: 'd4', sides: 4, face: 3, role: 'first', kept: true, marks: [] },
      ],
      terms: [
        {
          notation: '2d6!kh2[fire]',
          label: 'fire',
          span: { start: 0, end: 15 },
          value: 8,
          chains: [
            { dice: [0], total: 6, direction: 'none', kept: true, marks: [] },
            { dice: [1], total: 1, direction: 'none', kept: false, marks: [] },
            { dice: [2], total: 2, direction: 'none', kept: true, marks: [] },
          ],
        },
        {
          notation: 'd4',
          value: 3,
          chains: [{ dice: [3], total: 3, direction: 'none', kept: true, marks: [] }],
        },
      ],
      comments: ['c'],
      warnings: [],
      variables: { b: 'd4' },
    });
  });

  test('has scores, marks, directions and warnings where there are some', () => {
    const { terms, warnings, dice } = roll('2d6>=5cs6 + d100!o', { dice: [6, 1, 4, 90] }).toJSON();
    expect(terms[0]?.chains[0]).toEqual({
      dice: [0],
      total: 6,
      direction: 'none',
      kept: true,
      marks: ['critical success'],
      score: 1,
    });
    expect(terms[1]?.chains[0]).toEqual({
      dice: [2, 3],
      total: -86,
      direction: 'down',
      kept: true,
      marks: [],
    });
    expect(dice.map(({ role }) => role)).toEqual(['first', 'first', 'first', 'down']);
    expect(warnings).toEqual([]);
    expect(roll('5 + d20>=15', { dice: [3] }).toJSON().warnings).toHaveLength(1);
  });

  test('is enough to replay the roll', () => {
    const variables = { str: 0.1, bless: 'd4', abilities: { dex: 2 } };
    const first = roll('2d20kh1 + @str + @bless + @abilities.dex', { seed: 5, variables }).toJSON();
    const saved = JSON.parse(JSON.stringify(first)) as typeof first;
    const faces = saved.dice.map(({ face }) => face);
    const again = roll(saved.notation, { dice: faces, variables: saved.variables ?? {} });
    expect(again.toJSON()).toEqual(first);
  });

  test('never has a -0', () => {
    for (const text of [
      '-0',
      '0*-1',
      '-(d1-1)',
      'd100!o',
      '-0d6',
      'round(-0.2)',
      '0/-5',
      '-1//2+1',
      '-3%3',
      'abs(-0)',
    ]) {
      const result = roll(text, text.includes('!o') ? { dice: [5, 5] } : {});
      expect(Object.is(result.total, 0), text).toBe(true);
      expect(result.text()).not.toMatch(/= -0$/);
    }
  });
});

test('what a roll gives cannot be confused with what it was given', () => {
  const faces = [3, 4];
  const result = createRoller().roll('2D6 + 1 #x'.replace('#x', '# x'), { dice: faces });
  faces[0] = 6;
  expect(result.dice.map(({ face }) => face)).toEqual([3, 4]);
  expect(result.notation).toBe('2D6 + 1 # x');
  expect(result.canonical).toBe('2d6 + 1 # x');
  expect(result.comments).toEqual(['x']);
});
