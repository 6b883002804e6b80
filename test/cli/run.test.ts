/** The command, run in this process: flags, streams, exit status. */
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { run } from '../../src/cli/run.ts';

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a process would, and keeps what it says. */
async function openroll(
  args: readonly string[],
  colour = { out: false, err: false },
): Promise<Ran> {
  const said = { out: '', err: '' };
  const io = {
    out: async (text: string): Promise<void> => {
      said.out += text;
    },
    err: async (text: string): Promise<void> => {
      said.err += text;
    },
    width: 80,
    colour,
  };
  const status = await run(args, io);
  return { status, ...said };
}

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

describe('a roll', () => {
  test('is one line on standard output', async () => {
    expect(await openroll(['--dice', '97,17', 'd100!o+15'])).toEqual({
      status: 0,
      out: 'd100!o + 15: [97↑ 17 = 114] + 15 = 129\n',
      err: '',
    });
  });

  test.each<[readonly string[], string]>([
    [['--dice', '3,4', '2d6'], '2d6: [3, 4] = 7\n'],
    [['2d6', '--dice', '3,4'], '2d6: [3, 4] = 7\n'],
    [['--dice=3,4', '2d6'], '2d6: [3, 4] = 7\n'],
    [['--dice', '3 4', '2d6'], '2d6: [3, 4] = 7\n'],
    [['--dice', ' 3 , 4 ', '2d6'], '2d6: [3, 4] = 7\n'],
    [['--dice', '+3,4', '2d6'], '2d6: [3, 4] = 7\n'],
    [['2d6', '+', '3', '--dice', '3,4'], '2d6 + 3: [3, 4] + 3 = 10\n'],
    [['roll', '2d6', '--dice', '3,4'], '2d6: [3, 4] = 7\n'],
    [['roll', '--dice', '3,4', '2d6'], '2d6: [3, 4] = 7\n'],
    [['--dice', '-1,0,1', '3dF'], '3dF: [-1, 0, 1] = 0\n'],
    [['--dice=-1,0,1', '3dF'], '3dF: [-1, 0, 1] = 0\n'],
    [['3dF', '--dice', '-1,0,1'], '3dF: [-1, 0, 1] = 0\n'],
    [['--dice', '-1', 'dF'], 'dF: [-1] = -1\n'],
    [['-d6', '--dice', '4'], '-d6: -[4] = -4\n'],
    [['-2d6+3', '--dice', '4,4'], '-2d6 + 3: -[4, 4] + 3 = -5\n'],
    [['-(2d6)', '--dice', '4,4'], '-2d6: -[4, 4] = -8\n'],
    [['-@x', '--var', 'x=3'], '-@x: -3 = -3\n'],
    [['-.5*2'], '-0.5 * 2: -0.5 * 2 = -1\n'],
    [['-5'], '-5: -5 = -5\n'],
    [['--5'], '--5: --5 = 5\n'],
    [['-dF', '--dice', '1'], '-dF: -[1] = -1\n'],
    [['-dF.1', '--dice', '1'], '-dF.1: -[1] = -1\n'],
    [['-dFkh', '--dice', '1'], '-dF kh1: -[1] = -1\n'],
    [['-d 6', '--dice', '4'], '-d6: -[4] = -4\n'],
    [['-d %', '--dice', '7'], '-d100: -[7] = -7\n'],
    [['-d%', '--dice', '7'], '-d100: -[7] = -7\n'],
    [['-d{1,2}', '--dice', '2'], '-d{1,2}: -[2] = -2\n'],
    [['-d(2*3)', '--dice', '2'], '-d(2 * 3): -[2] = -2\n'],
    [['-d@x', '--dice', '2', '--var', 'x=6'], '-d@x: -[2] = -2\n'],
    [['-floor(5/2)'], '-floor(5 / 2): -floor(5 / 2) = -2\n'],
    [['-', '5'], '-5: -5 = -5\n'],
    [['--', '-5'], '-5: -5 = -5\n'],
    [['5', '-', '3'], '5 - 3: 5 - 3 = 2\n'],
    [['5', '-3'], '5 - 3: 5 - 3 = 2\n'],
    [['d%', '--dice', '55'], 'd100: [55] = 55\n'],
    [['--dice', '', '2+2'], '2 + 2: 2 + 2 = 4\n'],
  ])('%j', async (args, out) => {
    expect(await openroll(args)).toEqual({ status: 0, out, err: '' });
  });
});

describe('flags', () => {
  test('--var sets variables: numbers and notations, several of them', async () => {
    const { out } = await openroll([
      'd20 + @str + @{dex mod}',
      '--dice',
      '10,2',
      '--var',
      'str=3',
      '--var',
      'dex mod=d4',
    ]);
    expect(out).toBe('d20 + @str + @{dex mod}: [10] + 3 + [2] = 15\n');
    expect((await openroll(['@a', '--var', '@a = -2'])).out).toBe('@a: -2 = -2\n');
    expect((await openroll(['@a', '--var', 'a=1', '--var', 'a=2'])).out).toBe('@a: 2 = 2\n');
    expect((await openroll(['@a', '--var', 'a=(1=1)'])).out).toBe('@a: 1 = 1: success\n');
  });

  test('--seed repeats the roll, and rows of rolls', async () => {
    const one = await openroll(['3d6', '--seed', 'session 12']);
    expect(one.out).toBe('3d6: [4, 3, 3] = 10\n');
    const row = await openroll(['3d6', '--seed', 'session 12', '--times', '4']);
    expect(await openroll(['--times', '4', '--seed', 'session 12', '3d6'])).toEqual(row);
    expect(linesOf(row.out)).toHaveLength(4 + 1);
    expect(linesOf(row.out)[0]).toBe('3d6: [4, 3, 3] = 10');
    expect(new Set(linesOf(row.out).slice(0, 4)).size).toBeGreaterThan(1);
    expect((await openroll(['3d6', '--seed', '-5'])).status).toBe(0);
  });

  test('--times rolls that many times', async () => {
    const lines = linesOf((await openroll(['d6', '--times', '250'])).out);
    expect(lines).toHaveLength(250 + 1);
    expect(lines.slice(0, 250).filter((line) => !/^d6: \[[1-6]\] = [1-6]$/.test(line))).toEqual([]);
    expect(lines[250]).toMatch(
      /^250 rolls: sum \d+, mean (?:≈ )?\d(?:\.\d+)?, lowest 1, highest 6$/,
    );
  });

  test('--json prints an object for each roll', async () => {
    const { out, err, status } = await openroll(
      ['--json', '--seed', '1', '--times', '2', '5 + d20 >= 15[x] # swing'].map((arg) =>
        arg.replace('[x]', ''),
      ),
    );
    expect([err, status]).toEqual(['', 0]);
    const rolls = linesOf(out).map((line) => JSON.parse(line));
    expect(rolls).toHaveLength(2);
    expect(rolls[0]).toMatchObject({
      version: 1,
      notation: '5 + d20 >= 15 # swing',
      canonical: '5 + d20>=15 # swing',
      total: 5,
      dice: [{ die: 'd20', sides: 20, face: 14, role: 'first', kept: true, marks: [] }],
      comments: ['swing'],
      warnings: [{ code: 'count-in-arithmetic', severity: 'warning' }],
    });
    expect(Object.keys(rolls[0])).toEqual([
      'version',
      'library',
      'notation',
      'canonical',
      'total',
      'dice',
      'terms',
      'comments',
      'warnings',
    ]);
  });

  test('--help and --version are results', async () => {
    const help = await openroll(['--help']);
    expect(help).toMatchObject({ status: 0, err: '' });
    for (const word of [
      'NOTATION',
      '--seed',
      '--dice',
      '--times',
      '--var',
      '--json',
      'Examples:',
      "openroll 'd100!o+15'",
      'Exit status',
    ]) {
      expect(help.out).toContain(word);
    }
    expect(await openroll(['-h'])).toEqual(help);
    expect(await openroll(['--version'])).toEqual({
      status: 0,
      out: `${manifest.version}\n`,
      err: '',
    });
    expect(await openroll(['-V'])).toEqual({ status: 0, out: `${manifest.version}\n`, err: '' });
  });
});

describe('a notation that is wrong', () => {
  test('ends with status 1, the error on standard error', async () => {
    expect(await openroll(['2d6 +'])).toEqual({
      status: 1,
      out: '',
      err: 'error: something is missing after "+"\n  2d6 +\n      ^\n',
    });
  });

  test.each<[readonly string[], string]>([
    [['d20', '+', '@str'], 'there is no variable @str'],
    [['d20', '+', '@str', '--var', 'stl=3'], 'Did you mean @stl?'],
    [['2d6', '--dice', '3'], 'no face for die 2 (d6)'],
    [['2d6', '--dice', '3,4,5'], '3 faces were given'],
    [['2d6', '--dice', '3,7'], 'a d6 cannot show 7'],
    [['1/0'], 'division by zero'],
    [[''], 'there is nothing to roll'],
    [['d0 + 2d6!>0'], 'this would never end'],
    [['@a', '--var', 'a=2d6 +'], 'in @a: something is missing'],
    [['4d6', 'please'], 'I don\'t understand "please"'],
  ])('%j', async (args, said) => {
    const { status, out, err } = await openroll(args);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(said);
    expect(err).toMatch(/^error: [^\n]+\n(?:.*\n)*$/);
    expect(err).not.toContain('    at ');
  });

  test('says so once, even where it should have been rolled often', async () => {
    const { err, status } = await openroll(['1/0', '--times', '5']);
    expect([err.match(/error:/g)?.length, status]).toEqual([1, 1]);
  });

  test('with --json leaves standard output empty', async () => {
    expect(await openroll(['2d6 +', '--json'])).toMatchObject({ status: 1, out: '' });
  });
});

describe('a wrong call', () => {
  test.each<[readonly string[], string]>([
    [[], 'missing argument: NOTATION'],
    [['roll'], 'missing argument: NOTATION'],
    [['-x'], 'there is no option "-x"'],
    [['d6', '--bogus'], 'there is no option "--bogus"'],
    [['d6', '--time', '3'], 'there is no option "--time". Did you mean --times?'],
    [['d6', '--times'], 'the option "--times <number>" needs a value'],
    [['d6', '--times', '0'], 'It must be a whole number from 1 to 1,000,000,000.'],
    [['d6', '--times', '-1'], 'It must be a whole number from 1 to 1,000,000,000.'],
    [['d6', '--times', '1.5'], 'It must be a whole number from 1 to 1,000,000,000.'],
    [['d6', '--times', '1e3'], 'It must be a whole number from 1 to 1,000,000,000.'],
    [['d6', '--times', 'many'], 'It must be a whole number from 1 to 1,000,000,000.'],
    [
      ['d6', '--times', '99999999999999999999'],
      'It must be a whole number from 1 to 1,000,000,000.',
    ],
    [['d6', '--seed'], 'the option "--seed <seed>" needs a value'],
    [['d6', '--seed', ''], 'A seed cannot be empty.'],
    [['d6', '--seed', ' '], 'A seed cannot be empty.'],
    [['d6', '--seed='], 'A seed cannot be empty.'],
    [['simulate', 'd6', '--seed', ''], 'A seed cannot be empty.'],
    [['batch', '--seed', ''], 'A seed cannot be empty.'],
    [['repl', '--seed', ''], 'A seed cannot be empty.'],
    [['d6', '--dice'], 'the option "--dice <faces>" needs a value'],
    [['d6', '--dice', 'six'], 'Faces are whole numbers, such as 97,17.'],
    [['d6', '--dice', '1.5'], 'Faces are whole numbers, such as 97,17.'],
    [['d6', '--dice', '1,,2'], 'Faces are whole numbers, such as 97,17.'],
    [['d6', '--dice', '99999999999999999999'], 'Faces are whole numbers, such as 97,17.'],
    [['d6', '--dice', '3', '--times', '2'], '"--dice" gives the faces of a single roll'],
    [['d6', '--dice', '3', '--seed', 'a'], 'cannot be used with "--seed"'],
    [['--json', 'odds', 'd6'], '"--json" must come after "odds"'],
    [['--seed', 'a', 'roll', '3d6'], '"--seed" must come after "roll"'],
    [['--var', 'x=1', 'odds', '@x'], '"--var" must come after "odds"'],
    [['--times=2', '--ascii', 'explain', 'd6'], '"--times" must come after "explain"'],
    [['d6', '--var', 'str'], 'Write a variable as name=value.'],
    [['d6', '--var', '=3'], 'Write a variable as name=value.'],
    [['d6', '--seed'], 'the option "--seed <seed>" needs a value'],
  ])('%j', async (args, said) => {
    const { status, out, err } = await openroll(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^error: /);
    expect(err).toContain(said);
  });
});

describe('warnings', () => {
  test('go to standard error, once, and the roll to standard output', async () => {
    const { status, out, err } = await openroll(['5 + d20 >= 15', '--seed', '1', '--times', '3']);
    expect(status).toBe(0);
    expect(linesOf(out)).toHaveLength(3 + 1);
    expect(out).not.toContain('warning');
    expect(err).toBe(
      'warning: this checks one die (1 or 0), not the total\n' +
        '  5 + d20 >= 15\n          ^^^^^\n' +
        'hint: To compare the total, put it in parentheses.\ntry: (5 + d20) >= 15\n',
    );
  });
});

describe('colours', () => {
  const sequence = '\u001b[';
  test('are there only where the stream shows them', async () => {
    const args = ['4d6kh3 + 5 - d20>=15', '--seed', '1'];
    const plain = await openroll(args);
    expect(plain.out + plain.err).not.toContain(sequence);
    const out = await openroll(args, { out: true, err: false });
    expect(out.out).toContain(sequence);
    expect(out.err).toBe(plain.err);
    const err = await openroll(args, { out: false, err: true });
    expect(err.out).toBe(plain.out);
    expect(err.err).toContain(`${sequence}33m`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
    expect(err.err.replace(/\u001b\[\d+m/g, '')).toBe(plain.err);
    expect((await openroll(['2d6 +'], { out: true, err: true })).err).toContain(`${sequence}31m`);
    expect((await openroll(['2d6', '--json'], { out: true, err: true })).out).not.toContain(
      sequence,
    );
  });
});

describe('explain', () => {
  test('says what a notation says', async () => {
    expect(await openroll(['explain', '4d6kh3', '+', '@str'])).toEqual({
      status: 0,
      out: 'Roll four d6 and keep the highest 3. Add @str.\n',
      err: '',
    });
    expect((await openroll(['explain', 'd20+@str', '--var', 'str=3'])).out).toBe(
      'Roll a d20. Add @str (3).\n',
    );
    expect((await openroll(['explain', '-d6'])).out).toBe('Roll a d6. Change the sign.\n');
  });

  test('warns, and refuses what is wrong', async () => {
    const { status, out, err } = await openroll(['explain', '2d6kh3']);
    expect([status, out]).toEqual([0, 'Roll two d6 and keep the highest 3.\n']);
    expect(err).toMatch(/^warning: this keeps 3 dice/);
    expect(await openroll(['explain', '2d6 +'])).toMatchObject({ status: 1, out: '' });
    expect(await openroll(['explain', '@a', '--var', 'b=1'])).toMatchObject({ status: 1, out: '' });
    expect(await openroll(['explain'])).toMatchObject({ status: 2, out: '' });
  });
});

describe('check', () => {
  test('is silent about what is right', async () => {
    expect(await openroll(['check', '4d6kh3'])).toEqual({ status: 0, out: '', err: '' });
  });

  test('shows warnings with status 0 and errors with status 1', async () => {
    const warned = await openroll(['check', '5', '+', 'd20', '>=', '15']);
    expect(warned).toMatchObject({ status: 0, err: '' });
    expect(warned.out).toMatch(/^warning: this checks one die/);
    const wrong = await openroll(['check', '2d6 +']);
    expect(wrong).toEqual({
      status: 1,
      out: 'error: something is missing after "+"\n  2d6 +\n      ^\n',
      err: '',
    });
    expect(await openroll(['check'])).toMatchObject({ status: 2, out: '' });
  });

  test('reads variables that are given', async () => {
    expect((await openroll(['check', '2d6kh@n'])).status).toBe(0);
    expect((await openroll(['check', '2d6kh@n', '--var', 'n=3'])).out).toMatch(
      /^warning: this keeps/,
    );
    expect((await openroll(['check', '2d6kh@n', '--var', 'm=3'])).out).toContain(
      'error: there is no variable @n',
    );
    expect((await openroll(['check', '2d6 +', '--var', 'm=3'])).status).toBe(1);
  });

  test('--json prints one object', async () => {
    const { status, out } = await openroll(['check', '--json', '2d6 +']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      notation: '2d6 +',
      ok: false,
      diagnostics: [{ code: 'missing-operand', severity: 'error', span: { start: 4, end: 5 } }],
    });
    expect(JSON.parse((await openroll(['check', '--json', 'd6'])).out)).toEqual({
      notation: 'd6',
      ok: true,
      diagnostics: [],
    });
  });
});

describe('format', () => {
  test('prints the canonical spelling', async () => {
    expect(await openroll(['format', '1D100', 'OE', '+15'])).toEqual({
      status: 0,
      out: 'd100!o + 15\n',
      err: '',
    });
    expect(await openroll(['format', '2d6 +'])).toMatchObject({ status: 1, out: '' });
    expect(await openroll(['format'])).toMatchObject({ status: 2, out: '' });
  });
});
