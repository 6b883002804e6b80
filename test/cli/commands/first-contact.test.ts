/** The first five minutes: the greeting, the help on anything, misspelt commands, quotes that a shell passed on. */
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { wishes } from '../../../src/cli/text/notation-guide.ts';
import { explain, odds, parse } from '../../../src/index.ts';
import { modifiers } from '../../../src/vocabulary/modifiers/index.ts';
import { linesOf, openroll } from '../../support/command.ts';

const keyboard = Object.assign(Readable.from([]), { isTTY: true });
const streams = { in: keyboard, out: process.stdout, err: process.stderr };

describe('openroll alone', () => {
  test('greets on a terminal in ten lines, and says how to go on', async () => {
    const { status, out, err } = await openroll([], { streams, terminal: true });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = linesOf(out);
    expect(lines.length).toBeLessThanOrEqual(11);
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('what the greeting says can be typed', async () => {
    const { out } = await openroll([], { streams, terminal: true, width: 200 });
    const typed = [...out.matchAll(/^ {2}openroll (.+?) {2,}\S/gm)].map(([, line = '']) => line);
    expect(typed.length).toBe(6);
    for (const line of typed) {
      const { status } = await openroll(line.replaceAll("'", '').split(' '));
      expect(status, line).toBe(0);
    }
  });

  test.each([['--json'], ['--times', '2'], ['--lang', 'fr']])(
    'with %s on a terminal misses a notation',
    async (...args) => {
      const { status, out, err } = await openroll(args, { streams, terminal: true });
      const isLanguage = args[0] === '--lang';
      // The language is for the greeting, too.
      expect(status).toBe(isLanguage ? 0 : 2);
      expect(isLanguage ? out : err).toContain(isLanguage ? 'Essayez' : 'missing argument');
    },
  );
});

describe('notations on standard input', () => {
  test('are rolled one by one', async () => {
    const input = "2d6\n\n  \r\n'd100!o+15'\r\nd4";
    const { status, out, err } = await openroll(['--seed', 'a'], { input });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(linesOf(out).map((line) => line.replace(/:.*/, ''))).toEqual([
      '2d6',
      'd100!o + 15',
      'd4',
    ]);
  });

  test('an error in one keeps none of the others from being rolled', async () => {
    const input = Buffer.concat([
      Buffer.from('2d6\n2d6 +\n'),
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from('d20\n'),
    ]);
    const { status, out, err } = await openroll(['--seed', 'a'], { input: [input] });
    expect(status).toBe(1);
    expect(linesOf(out)).toHaveLength(2);
    expect(err).toContain('something is missing after "+"');
    expect(err).toContain('UTF-8');
  });

  test('that are none are missing', async () => {
    for (const input of ['', '\n \n']) {
      const { status, out, err } = await openroll([], { input });
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toContain('missing argument: NOTATION');
    }
  });

  test('take the options of a roll', async () => {
    const { out } = await openroll(['--json', '--seed', 'a'], { input: 'd6\nd8\n' });
    expect(linesOf(out).map((line) => JSON.parse(line).notation)).toEqual(['d6', 'd8']);
    const asked = await openroll(['--ask'], { input: 'd6\n' });
    expect(asked.status).toBe(2);
  });
});

describe('several notations in one call', () => {
  test.each<[readonly string[], readonly string[]]>([
    [
      ['2d6', 'd20'],
      ['2d6', 'd20'],
    ],
    [
      ['2d6 + 1', 'd20'],
      ['2d6 + 1', 'd20'],
    ],
    [
      ['"2d6"', "'d20'"],
      ['2d6', 'd20'],
    ],
    [
      ['2d6', 'd20', '2d6 + 1'],
      ['2d6', 'd20', '2d6 + 1'],
    ],
    [['2d6 + 1', '- 2'], ['2d6 + 1 - 2']],
    [
      ['d100!o+15', 'd20'],
      ['d100!o + 15', 'd20'],
    ],
    [
      ['4d6', 'd1'],
      ['4d6', 'd1'],
    ],
    // What cannot be read by itself belongs to what is beside it.
    [['3', 'd6'], ['3d6']],
    [['2d6', '+', '3'], ['2d6 + 3']],
    [['4d6', 'kh3'], ['4d6kh3']],
    [['2d6', '-3'], ['2d6 - 3']],
    [['@a', ':=', '2d6;', '@a'], ['@a := 2d6; @a']],
  ])('%j: %j', async (args, notations) => {
    const { status, out } = await openroll([...args, '--seed', 'a']);
    expect(status).toBe(0);
    expect(linesOf(out).map((line) => line.replace(/: .*/, ''))).toEqual(notations);
  });

  test('of which one cannot be read are an error in the whole', async () => {
    const { status, out, err } = await openroll(['2d6', 'd20 +']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('2d6 d20 +');
  });

  test('cannot share faces', async () => {
    const { status, err } = await openroll(['2d6', 'd20', '--dice', '3']);
    expect(status).toBe(2);
    expect(err).toContain('there are several notations');
  });

  test('fail one by one', async () => {
    const { status, out, err } = await openroll(['1/(d2-1)', 'd2', '--seed', '1', '--times', '9']);
    expect(status).toBe(1);
    expect(out).toContain('d2: ');
    expect(err).toContain('division by zero');
  });
});

describe('--explain and --markdown', () => {
  test('say what came up, and write for a chat', async () => {
    const explained = await openroll(['4d6kh3', '--dice', '1,6,3,2', '--explain']);
    expect(explained.out).toBe('4d6kh3: [(1), 6, 3, 2] = 11\n6, 3 and 2 make 11; 1 is dropped.\n');
    const both = await openroll(['2d6', '--dice', '3,4', '--explain', '--odds']);
    expect(linesOf(both.out)).toHaveLength(3);
    const markdown = await openroll(['4d6kh3', '--dice', '1,6,3,2', '--markdown', '--times', '1']);
    expect(markdown.out).toContain('~~1~~');
    for (const other of ['--explain', '--markdown']) {
      expect((await openroll(['d6', '--json', other])).status).toBe(2);
    }
  });
});

describe('help', () => {
  test.each([
    [[], 'Usage: openroll [options]'],
    [['odds'], 'Usage: openroll odds'],
    [['ODDS'], 'Usage: openroll odds'],
    [['kh'], 'kh (also k): keeps the highest dice'],
    [['!o'], '!o (also oe)'],
    [['floor'], 'floor(...): rounds down'],
    [['df'], 'dF (also dF.2)'],
    [['limit'], 'limit'],
    [['4d6kh3', '+', '2'], 'Roll four d6 and keep the highest 3. Add 2.'],
    [["'4d6!kh3'"], 'kh (also k)'],
    [['2d6'], 'Roll two d6.'],
  ])('on %j', async (topic, said) => {
    const { status, out, err } = await openroll(['help', ...topic]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(said);
  });

  test('on a notation has a line for each of its words', async () => {
    const { out } = await openroll(['help', 'max(4d6!kh3, 2dF)!kh1'.replace(')!kh1', ')')]);
    for (const word of ['!: ', 'kh (also k): ', 'max(...): ', 'dF (also dF.2): ']) {
      expect(out).toContain(word);
    }
  });

  test.each([
    ['odd', 'Did you mean "odds"?'],
    ['notatoin', 'Did you mean "notation"?'],
    ['flor', 'Did you mean "floor"?'],
    ['xyzzy', 'there is no help on "xyzzy"\n'],
    ['2d6 +', 'there is no help on "2d6 +"'],
  ])('on %s there is none', async (topic, said) => {
    const { status, out, err } = await openroll(['help', topic]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(said);
    expect(err).toContain('Try "openroll help notation"');
  });
});

describe('the guide to the notation', () => {
  test.each(wishes.map(([, notation, game]) => [notation, game] as const))(
    '%s can be rolled, explained and solved',
    (notation) => {
      expect(parse(notation)).toMatchObject({ ok: true, warnings: [] });
      expect(explain(notation)).toMatch(/\.$/);
      expect(odds(notation, { variables: { str: 3 } }).grade).toBe('exact');
    },
  );

  test.each([200, 80, 40, 20])('has every word, and fits %i columns', async (width) => {
    const { out } = await openroll(['help', 'notation'], { width, terminal: true });
    for (const { name, takes } of modifiers) {
      if (takes.shape !== 'comparison')
        expect(out).toMatch(new RegExp(`^ {2}${name.replaceAll('!', '\\!')}(?:,| |$)`, 'm'));
    }
    if (width < 40) return;
    for (const line of linesOf(out)) expect(line.length).toBeLessThanOrEqual(width);
  });
});

describe('a misspelt command', () => {
  test.each([
    [['odd', '2d6'], '"odds"'],
    [['ods', '2d6'], '"odds"'],
    [['Explian', 'd20'], '"explain"'],
    [['simulat', '2d6'], '"simulate"'],
    [['rol', '2d6'], '"roll"'],
    [['oddss'], '"odds"'],
  ])('%j: %s was meant', async (args, name) => {
    const { status, out, err } = await openroll(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`Did you mean ${name}?`);
  });

  test.each([['adv'], ['max(d6, 2)'], ['d20'], ['abs(-3)'], ['floor(d6)']])(
    '%s is none',
    async (notation) => {
      const { err } = await openroll([notation]);
      expect(err).not.toContain('command');
    },
  );
});

describe('quotes that a shell passed on', () => {
  test.each(["'2d6'", '"2d6"', ' "2d6" '])('%s are taken off', async (text) => {
    for (const command of [[], ['odds'], ['explain'], ['check'], ['format']]) {
      expect((await openroll([...command, text])).status, command.join()).toBe(0);
    }
    expect((await openroll(['simulate', text, '-n', '10'])).status).toBe(0);
  });

  test.each(["'2d6", "2d6'", `'2d6"`, `"2d6" "d8"`, `'2d6'+'3'`])(
    '%s are an error',
    async (text) => {
      expect((await openroll([text])).status).toBe(1);
    },
  );
});
