/** What a person sees of the command: rolls with their chances, screens of every width, ASCII, colours, help. */
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test, vi } from 'vitest';
import type { Io } from '../../../src/cli/io.ts';
import { toAscii } from '../../../src/cli/text/ascii.ts';
import { folded } from '../../../src/cli/text/fitted.ts';
import { columnsOf, showsColours } from '../../../src/cli/text/terminal.ts';
import type { Ran as Said } from '../../support/command.ts';
import { openroll as openrollIn } from '../../support/command.ts';

// On a busy machine a process takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

interface Ran extends Said {
  readonly files: Readonly<Record<string, string>>;
}

/** Runs the command with a place for files. */
async function openroll(args: readonly string[], given: Partial<Io> = {}): Promise<Ran> {
  const files: Record<string, string> = {};
  const said = await openrollIn(args, {
    writeFile: async (path, text) => {
      if (path.startsWith('/nowhere/')) throw new Error('no such folder');
      files[path] = text;
    },
    ...given,
  });
  return { ...said, files };
}

/** A screen with this many columns. */
const screen = (width: number): Partial<Io> => ({ width, terminal: true });

describe('a roll with its chance', () => {
  test.each<[readonly string[], string]>([
    [
      ['d100!o+15', '--dice', '97,17', '--odds'],
      'd100!o + 15: [97↑ 17 = 114] + 15 = 129\n  129 or higher: 4.25% (17/400)\n',
    ],
    [['d20', '--dice', '1', '--odds'], 'd20: [1] = 1\n  1 or higher: 100%\n'],
    [['d20', '--dice', '20', '--odds'], 'd20: [20] = 20\n  20 or higher: 5% (1/20)\n'],
    [
      ['2 x 3d6', '--dice', '6,6,6,1,2,3', '--odds'],
      '2 x 3d6:\n1) [6, 6, 6] = 18\n2) [1, 2, 3] = 6\n= 18, 6\n' +
        '  18 or higher: ≈ 0.46% (1/216)\n  6 or higher: ≈ 95.37% (103/108)\n',
    ],
    [
      ['d20+@x', '--var', 'x=d4', '--dice', '20,4', '--odds'],
      'd20 + @x: [20] + [4] = 24\n  24 or higher: 1.25% (1/80)\n',
    ],
  ])('%j', async (args, out) => {
    expect(await openroll(args)).toMatchObject({ status: 0, out, err: '' });
  });

  test('that is only known within bounds', async () => {
    const { out } = await openroll(['2d20!o', '--dice', '10,10', '--odds', '--ascii']);
    expect(out).toMatch(
      /^2d20!o: \[10, 10\] = 20\n {2}20 or higher: ~ 56\.53% \(within \de-\d+%\)\n$/,
    );
  });

  test('and many of them with the mean that is expected', async () => {
    const { out } = await openroll(['3d6', '--times', '3', '--seed', '1', '--odds']);
    expect(out).toMatchSnapshot();
    const lines = out.trimEnd().split('\n');
    const totals = lines.flatMap((line) => /= (\d+)$/.exec(line)?.[1] ?? []).map(Number);
    const sum = totals.reduce((one, other) => one + other, 0);
    expect(lines.at(-1)).toContain(`3 rolls: sum ${sum}, `);
    expect(lines.at(-1)).toContain(', expected mean 10.5');
  });

  test('as JSON', async () => {
    const { out } = await openroll(['2 x d4', '--dice', '4,1', '--odds', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      totals: [4, 1],
      odds: [
        { atLeast: [4, '1/4'], grade: 'exact', error: 0 },
        { atLeast: [1, '1'], grade: 'exact', error: 0 },
      ],
    });
  });

  test('where the odds are declined, the roll is still shown, and the reason once', async () => {
    const args = ['10000d10000kh5000', '--odds', '--times', '2', '--seed', '1'];
    const { status, out, err } = await openroll(args);
    expect(status).toBe(0);
    expect(out.match(/^10000d10000kh5000: /gm)).toHaveLength(2);
    expect(out).not.toContain('or better');
    expect(err.match(/the exact odds would take too long to work out/g)).toHaveLength(1);
  });
});

describe('the summary of many rolls', () => {
  test('counts what a series rolled', async () => {
    const { out } = await openroll(['3 x d6', '--times', '2', '--seed', '1']);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^2 rolls, 6 totals: sum \d+, mean .*, lowest \d, highest \d$/,
    );
  });
  test('rounds visibly', async () => {
    const last = async (...args: readonly string[]): Promise<string> =>
      (await openroll(args)).out.trimEnd().split('\n').at(-1) ?? '';
    expect(await last('1/3', '--times', '3')).toBe(
      '3 rolls: sum ≈ 1, mean ≈ 0.333333333333, lowest ≈ 0.333333333333333, highest ≈ 0.333333333333333',
    );
    expect(await last('7', '--times', '3')).toBe('3 rolls: sum 21, mean 7, lowest 7, highest 7');
  });
});

describe('a screen', () => {
  test('gets long rolls in lines that fit, broken between words', async () => {
    const args = ['12d6kh3 + d100!o + 2d8[fire and ice] + 15', '--seed', '1'];
    const whole = (await openroll(args)).out;
    for (const width of [20, 40, 80]) {
      const { out } = await openroll(args, screen(width));
      expect(Math.max(...out.split('\n').map((line) => stringWidth(line)))).toBeLessThanOrEqual(
        width,
      );
      expect(out.replace(/\n {2}/g, ' ')).toBe(whole);
      // Into a file goes one line.
      expect((await openroll(args, { width })).out).toBe(whole);
    }
  });

  test('wide characters count as what they take up', async () => {
    const args = ['2d6[火の玉] + d8[氷の矢] + d10[雷の槌]', '--dice', '3,4,5,6'];
    const { out } = await openroll(args, screen(40));
    expect(out).toMatchSnapshot();
    expect(Math.max(...out.split('\n').map((line) => stringWidth(line)))).toBeLessThanOrEqual(40);
  });

  test('shows the caret below the place, after wide characters too', async () => {
    const { err } = await openroll(['2d6[火の玉] + d8 d'], screen(80));
    const [, line = '', caret = ''] = err.split('\n');
    expect(caret.trim()).toBe('^');
    expect(stringWidth(caret) - 1).toBe(stringWidth(line) - 1);
  });

  test('gets long and wide notations above their odds in lines that fit', async () => {
    const notation = '2d6[火の玉と氷の矢と雷の槌] + d8[fire and ice and thunder] + d10[and more]';
    for (const width of [40, 60]) {
      for (const notations of [[notation], [notation, 'd6']]) {
        const { out } = await openroll(['odds', ...notations], screen(width));
        const widths = out.split('\n').map((line) => stringWidth(line));
        expect(Math.max(...widths)).toBeLessThanOrEqual(width);
        expect(out.replace(/\n */g, ' ')).toContain('thunder] + d10');
      }
    }
  });

  test('cuts the line of an error round its place', async () => {
    const text = `${'d6 + '.repeat(30)}$ + ${'d8 + '.repeat(30)}1`;
    for (const width of [40, 60, 80]) {
      const { err } = await openroll([text], screen(width));
      const [, line = '', caret = ''] = err.split('\n');
      expect(Math.max(...err.split('\n').map((line) => stringWidth(line)))).toBeLessThanOrEqual(
        width,
      );
      expect(line[caret.indexOf('^')]).toBe('$');
    }
  });

  test('folds any text into its columns and loses no word', () => {
    const word = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })
      .map((text) => text.replace(/\s/g, '_'));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.integer({ min: 20, max: 100 }),
        (words, width) => {
          const lines = folded(words.join(' '), width).split('\n');
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
          expect(lines.map((line) => line.trim()).join(' ')).toBe(words.join(' '));
        },
      ),
    );
  });
});

describe('ASCII', () => {
  test.each([
    [['d100!o', '--dice', '97,17'], 'd100!o: [97^ 17 = 114] = 114\n'],
    [['d100!o', '--dice', '2,24'], 'd100!o: [2v 24 = -22] = -22\n'],
    [['2d6>=5f1', '--dice', '6,1'], '2d6>=5f1: [6 *, 1 x] = 0 successes\n'],
    [['d6[épée] + d8[火]', '--dice', '3,4'], 'd6[epee] + d8[??]: [3] [epee] + [4] [??] = 7\n'],
  ])('%j', async (args, out) => {
    expect(await openroll([...args, '--ascii'])).toMatchObject({ status: 0, out, err: '' });
  });

  test('of every command: nothing but ASCII on both streams', async () => {
    const calls: readonly (readonly string[])[] = [
      ['4d6kh3[é火🔥]', '--odds', '--times', '2'],
      ['4d6kh3[é火🔥]', '--json'],
      ['odds', '2d6[火]', 'd100!o'],
      ['odds', '2d6[火]', 'd100!o', 'd8', '--json'],
      ['odds', 'd6', '--markdown'],
      ['odds', 'd6[火]', '--csv'],
      ['explain', 'd100!o+15[火]'],
      ['check', '5 + d20 ≥ 15'],
      ['check', '5 + d20 ≥ 15', '--json'],
      ['format', '2d6 × 3 # 火'],
      ['2d6 × 火'],
    ];
    for (const call of calls) {
      const { out, err } = await openroll([...call, '--ascii']);
      expect(out + err, call.join(' ')).toMatch(/^[\n -~]*$/);
      expect(out + err, call.join(' ')).not.toBe('');
    }
  });

  test('in JSON loses nothing', async () => {
    const args = ['d6[é火🔥]', '--dice', '3', '--json'];
    const [plain, ascii] = [await openroll(args), await openroll([...args, '--ascii'])];
    expect(JSON.parse(ascii.out)).toEqual(JSON.parse(plain.out));
    expect(ascii.out).toContain('\\u');
  });

  test('keeps the width of what it replaces', () => {
    for (const text of ['97↑ 17', '火の玉', 'épée', '≈ 5%', '２ｄ６', '−1 × 2', '🔥', '👩‍👩‍👧']) {
      expect(stringWidth(toAscii(text)), text).toBe(stringWidth(text));
    }
  });
});

describe('colours', () => {
  const terminal = { isTTY: true, hasColors: () => true };
  test.each<[object, Record<string, string>, boolean]>([
    [terminal, {}, true],
    [{ isTTY: true, hasColors: () => false }, {}, false],
    [{}, {}, false],
    [terminal, { NO_COLOR: '1' }, false],
    [terminal, { NO_COLOR: '0' }, false],
    [terminal, { NO_COLOR: '' }, true],
    [{}, { FORCE_COLOR: '1' }, true],
    [{}, { FORCE_COLOR: '' }, true],
    [{}, { FORCE_COLOR: 'true' }, true],
    [terminal, { FORCE_COLOR: '0' }, false],
    [terminal, { FORCE_COLOR: 'false' }, false],
    [{}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [{ isTTY: true, hasColors: () => false }, { FORCE_COLOR: '3' }, true],
  ])('of %j in %j: %s', (stream, environment, shown) => {
    expect(showsColours(stream, environment)).toBe(shown);
  });

  test.each<[object, number]>([
    [{ isTTY: true, columns: 132 }, 132],
    [{ isTTY: true, columns: 40 }, 40],
    [{ isTTY: true, columns: 5 }, 20],
    [{ isTTY: true, columns: 0 }, 80],
    [{ isTTY: true }, 80],
    [{ columns: 40 }, 80],
    [{}, 80],
  ])('columns of %j: %i', (stream, columns) => {
    expect(columnsOf(stream)).toBe(columns);
  });

  test('and their absence say the same', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
    const bare = (text: string): string => text.replace(/\u001b\[\d+m/g, '');
    const calls = [
      ['4d6kh3 - d20!o', '--seed', '3', '--odds', '--times', '2'],
      ['odds', '2d6', 'd12'],
      ['odds', 'd6!'],
    ];
    for (const call of calls) {
      const plain = await openroll(call, screen(60));
      const colour = await openroll(call, { ...screen(60), colour: { out: true, err: true } });
      expect(colour.out).not.toBe(plain.out);
      expect(bare(colour.out)).toBe(plain.out);
    }
  });
});

describe('odds of several notations', () => {
  test('are shown side by side, with who beats whom', async () => {
    expect((await openroll(['odds', '2d6', 'd12'])).out).toMatchSnapshot();
    expect((await openroll(['odds', 'd6', 'd8', 'd6!'], { width: 60 })).out).toMatchSnapshot();
    expect((await openroll(['odds', '2d6', 'd12', '--markdown'])).out).toMatchSnapshot();
  });

  test('between laws without end the error is shown', async () => {
    const { out } = await openroll(['odds', 'd6!', 'd8!']);
    expect(out).toMatch(/^A beats B: ≈ \d\d\.\d\d% \(within \de-\d+%\)$/m);
  });

  test('as JSON say how each compares with the others', async () => {
    const { out } = await openroll(['odds', 'd6', 'd6', 'd8', '--json']);
    const all = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(all.map(({ against }) => against.length)).toEqual([2, 2, 2]);
    expect(all[0].against).toEqual([
      { notation: 'd6', grade: 'exact', error: 0, higher: '5/12', equal: '1/6', lower: '5/12' },
      { notation: 'd8', grade: 'exact', error: 0, higher: '5/16', equal: '1/8', lower: '9/16' },
    ]);
  });

  test('one that is wrong leaves the others', async () => {
    const { status, out, err } = await openroll(['odds', '2d6 +', 'd2', 'd4']);
    expect(status).toBe(1);
    expect(err).toContain('2d6 +');
    expect(out).toContain('A beats B');
  });
});

describe('odds in other forms', () => {
  test('--csv has one head and every notation', async () => {
    expect((await openroll(['odds', 'd2', 'd{1,3}[a,b]', '--csv'])).out).toBe(
      'notation,outcome,chance,at_least,at_most,fraction,error\n' +
        'd2,1,0.5,1,0.5,1/2,0\nd2,2,0.5,0.5,1,1/2,0\n' +
        '"d{1,3}[a,b]",1,0.5,1,0.5,1/2,0\n"d{1,3}[a,b]",3,0.5,0.5,1,1/2,0\n',
    );
  });

  test('--svg writes a file, or says why it could not', async () => {
    const { status, out, err, files } = await openroll([
      'odds',
      '2d6',
      'd12',
      '--svg',
      'chart.svg',
    ]);
    expect([status, out, err]).toEqual([0, '', '']);
    expect(files['chart.svg']).toMatch(/^<svg /);
    expect(await openroll(['odds', '2d6', 'd12', '--svg', '-'])).toMatchObject({
      out: files['chart.svg'],
      files: {},
    });
    expect(await openroll(['odds', 'd6', '--svg', '/nowhere/chart.svg'])).toMatchObject({
      status: 2,
      out: '',
      err: 'error: cannot write to /nowhere/chart.svg: no such folder\n',
    });
  });

  test.each([
    [['--csv', '--json']],
    [['--markdown', '--csv']],
    [['--svg', 'x.svg', '--json']],
    [['--csv', '--at-least', '3']],
    [['--markdown', '--at-most', '3']],
    [['--svg']],
  ])('%j do not go together', async (flags) => {
    expect(await openroll(['odds', 'd6', ...flags])).toMatchObject({
      status: 2,
      out: '',
      files: {},
    });
  });
});
