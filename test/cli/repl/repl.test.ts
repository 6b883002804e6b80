/** `openroll repl`, run in this process with lines on standard input; completion; history. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandNames, commands, headOf } from '../../../src/cli/repl/commands.ts';
import { complete } from '../../../src/cli/repl/complete.ts';
import { createHistory, historyFile } from '../../../src/cli/repl/history.ts';
import { roll, seededSource } from '../../../src/index.ts';
import { session as words } from '../../../src/locales/en/cli/session.ts';
import { functions } from '../../../src/vocabulary/arithmetic/functions.ts';
import { dice } from '../../../src/vocabulary/dice/index.ts';
import { spellingsOf } from '../../../src/vocabulary/dice/record.ts';
import { modifiers } from '../../../src/vocabulary/modifiers/index.ts';
import type { Scene } from '../../support/command.ts';
import { openroll } from '../../support/command.ts';

const session = (lines: readonly string[], args: readonly string[] = [], scene: Scene = {}) =>
  openroll(['repl', ...args], { input: lines.map((line) => `${line}\n`).join(''), ...scene });

describe('a line', () => {
  test('is rolled, by the seed of the session', async () => {
    const source = seededSource('a');
    const [one, two] = [0, 0].map(() => roll('d100!o+15', { random: source }).text());
    expect(await session(['d100!o+15', '', '  ', 'd100!o+15'], ['--seed', ' a '])).toEqual({
      status: 0,
      out: `${one}\n${two}\n`,
      err: '',
    });
  });

  test('that is wrong does not end it', async () => {
    const { status, out, err } = await session(['2d6 +', '1/0', ':oods', ':dice 7 d6', '2+2']);
    expect({ status, out }).toEqual({ status: 0, out: '2 + 2: 2 + 2 = 4\n' });
    expect(err).toBe(
      'error: something is missing after "+"\n  2d6 +\n      ^\n' +
        'error: division by zero\n  1/0\n  ^^^\n' +
        'error: there is no command :oods\nhint: Did you mean :odds?\n' +
        'error: a d6 cannot show 7 (face 1 of 1)\n',
    );
  });

  test('is warned about', async () => {
    const { out, err } = await session(['2d6kh3'], ['--seed', 'a']);
    expect(out).toMatch(/^2d6kh3: \[/);
    expect(err).toMatch(/^warning: this keeps 3 dice/);
  });

  test('may lack its end, or come with others', async () => {
    expect((await openroll(['repl'], { input: ['1\n2', '\n3'] })).out).toBe(
      '1: 1 = 1\n2: 2 = 2\n3: 3 = 3\n',
    );
  });
});

describe('names', () => {
  test('stay, and are rolled again each time they are used', async () => {
    const { out, err } = await session(['@x := 2d6 + 3 # the axe', '@X + @x'], ['--seed', 'a']);
    expect(err).toBe('');
    const rolled = roll('@x + @x', { seed: 'a', variables: { x: '2d6+3' } });
    expect(out).toBe(`@x := 2d6 + 3 (rolled again each time it is used)\n${rolled.text()}\n`);
  });

  test('may be numbers, and go wherever a number can', async () => {
    expect((await session(['@n := 4;', '@k := -1', ':dice 1,2,3,4 @n d6kh@n', '@k'])).out).toBe(
      '@n := 4\n@k := -1\n@n d6kh@n: [1, 2, 3, 4] = 10\n@k: -1 = -1\n',
    );
  });

  test('may be several at once, may use others, and may be given again', async () => {
    const lines = [
      '@a := 2; @b := @a + 1',
      '@b',
      '@a := 5',
      '@b',
      '@{long name} := @b',
      '@{Long Name}',
    ];
    expect((await session(lines)).out).toBe(
      '@a := 2\n@b := @a + 1 (rolled again each time it is used)\n@b: (2 + 1) = 3\n@a := 5\n@b: (5 + 1) = 6\n' +
        '@{long name} := @b (rolled again each time it is used)\n@{long name}: (5 + 1) = 6\n',
    );
  });

  test('of one notation are its own', async () => {
    const { out, err } = await session(['@a := 3; @a + @a', '@a']);
    expect(out).toBe('@a := 3; @a + @a: @a := 3 = 3; 3 + 3 = 6\n');
    expect(err).toContain('there is no variable @a');
  });

  test('that cannot be used are not kept', async () => {
    const { out, err } = await session([
      '@a := @nope',
      '@b := 2d6 +',
      '@c := @c + 1',
      '@d := @e; @e := @d',
      '@f := d0',
      '@g :=',
      ':vars',
    ]);
    expect(out).toBe('no named rolls yet; create one with @x := 2d6\n');
    expect(err.match(/^error: /gm)).toHaveLength(6);
    expect(err).toContain('in @a: there is no variable @nope');
    expect(err).toContain('error: something is missing after "+"\n  2d6 +\n      ^\n');
  });

  test('that cannot be read are shown as they were typed', async () => {
    for (const line of [
      '@x := 3 x d6',
      '@x := 3 x d6;',
      '@x := 2d6 4d8',
      '@x := d6; @y := 2d6 2d8 # two',
    ]) {
      const { out, err } = await session([line]);
      expect(out).toBe('');
      expect(err).toMatch(/^error: /);
      expect(err).not.toMatch(/; 0|^; /m);
    }
    const { err } = await session(['@x := d6; @y := 2d6 2d8']);
    expect(err).toContain('try: @x := d6; @y := 2d6 + 2d8\n');
    const series = await session(['@x := 3 x d6']);
    expect(series.err).toBe(
      'error: "x" repeats a whole roll, and cannot go here\n  @x := 3 x d6\n          ^\n' +
        'hint: Only a whole roll can be repeated, as in "3 x d6". To multiply, write "3 * d6", or "3d6" to add up 3 dice\n',
    );
  });

  test('that make a circle leave the session as it was', async () => {
    const { out, err } = await session(['@a := 1', '@b := @a', '@a := @b', '@b']);
    expect(out).toBe('@a := 1\n@b := @a (rolled again each time it is used)\n@b: 1 = 1\n');
    expect(err).toMatch(/^error: /);
    expect(err).toContain('not saved');
  });

  test('can be given with the call, listed and forgotten', async () => {
    const lines = [':vars', ':forget @STR', ':forget {long name}', ':forget @stt', ':vars'];
    const { out, err } = await session(lines, [
      '--var',
      'STR=3',
      '--var',
      'sta=d6',
      '--var',
      'long name=2',
    ]);
    expect(out).toBe(
      '@str := 3\n@sta := d6 (rolled again each time it is used)\n@{long name} := 2\n' +
        '@sta := d6 (rolled again each time it is used)\n',
    );
    expect(err).toBe('error: there is no name @stt\nhint: Did you mean @sta?\n');
  });
});

describe('commands', () => {
  test.each<[readonly string[], string]>([
    [[':dice 97,17 d100!o+15'], 'd100!o + 15: [97↑ 17 = 114] + 15 = 129\n'],
    [[':explain 4d6kh3'], 'Roll four d6 and keep the highest 3.\n'],
    [
      [':dice 6,1,3,2 4d6kh3', ':explain'],
      '4d6kh3: [6, (1), 3, 2] = 11\n6, 3 and 2 make 11; 1 is dropped.\n',
    ],
    [[':format 1D100 OE +15'], 'd100!o + 15\n'],
    [[':check 4d6kh3'], 'no problems found\n'],
    [['1', ':again', ':again 2'], '1: 1 = 1\n'.repeat(4)],
    [[':seed', ':SEED a b'], 'using secure random dice\nusing seed a b\n'],
    [[':help kh'], 'kh (also k): keeps the highest dice (1 by default); for example 4d6kh3\n'],
    [[':help dF'], 'dF (also dF.2): a Fudge die: -1, 0, 1; for example 4dF\n'],
    [[':help DF.2'], 'dF (also dF.2): a Fudge die: -1, 0, 1; for example 4dF\n'],
    [[':help d%'], 'd%: a d100, with the faces 1 to 100; for example d%\n'],
    [[':help floor'], 'floor(...): rounds down; for example floor(d20/2)\n'],
    [[':h once'], 'once, in the parentheses of a modifier: at most one extra die per die\n'],
    [[':? nonsense'], 'no help for "nonsense"\n'],
  ])('%j', async (lines, out) => {
    expect(await session(lines)).toEqual({ status: 0, out, err: '' });
  });

  test.each<[readonly string[], string]>([
    [[':odds'], 'error: nothing has been rolled yet: type a notation\n'],
    [[':explain'], 'error: nothing has been rolled yet: type a notation\n'],
    [[':again'], 'error: nothing has been rolled yet: type a notation\n'],
    [[':again x'], 'error: give a number from 1 to 9,999\n'],
    [[':dice d6'], 'error: give the faces and a notation, as in :dice 97,17 d100!o\n'],
    [[':dice 6'], 'error: give the faces and a notation, as in :dice 97,17 d100!o\n'],
    [[':nothing'], 'error: there is no command :nothing\nhint: Type :help for the list.\n'],
  ])('%j is refused', async (lines, err) => {
    expect(await session(lines)).toEqual({ status: 0, out: '', err });
  });

  test(':odds are those that the command shows', async () => {
    const shown = await openroll(['odds', '2d6 + @x', '--var', 'x=3']);
    expect(shown.out).toMatch(/mean 10/);
    const lines = [':odds 2d6 + @x', ':dice 1,2 2d6 + @x', ':odds'];
    const { out } = await session(lines, ['--var', 'x=3']);
    expect(out).toBe(`${shown.out}2d6 + @x: [1, 2] + 3 = 6\n${shown.out}`);
    expect((await session([':odds d(0)'])).err).toMatch(/^error: /);
  });

  test(':seed sets the dice from there on', async () => {
    const { out } = await session([':seed a', 'd100', 'd100', ':seed a', 'd100']);
    const [, first, second, , again] = out.split('\n');
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  });

  test(':help lists every command', async () => {
    for (const line of [':help', 'help', ':?']) {
      const { out } = await session([line]);
      for (const { name } of commands) {
        expect(out).toContain(`  :${name}`);
        expect(out).toContain(words.commands[name]);
      }
      expect(Math.max(...out.split('\n').map((each) => each.length))).toBeLessThanOrEqual(100);
    }
  });

  test.each([':quit', ':q', ':exit', 'quit', 'exit', ' Quit '])('%s ends it', async (line) => {
    expect(await session(['1', line, '2'])).toEqual({ status: 0, out: '1: 1 = 1\n', err: '' });
  });
});

describe('completion', () => {
  const dieSpellings = dice.flatMap(spellingsOf);
  const spellings = modifiers.flatMap(({ name, aliases = [], takes }) =>
    takes.shape === 'comparison' ? [] : [name, ...aliases],
  );

  test('knows every modifier after dice, and every function where a value is due', () => {
    for (const word of spellings) {
      expect(complete(`4d6${word}`, [])).toEqual([expect.arrayContaining([word]), word]);
      expect(complete(`2 + d% kh1 ${word.slice(0, 1)}`, [])[0]).toContain(word);
    }
    for (const { name } of functions) {
      expect(complete(`2d6 + ${name.slice(0, 2)}`, [])[0]).toContain(`${name}(`);
      expect(complete(`max(${name}`, [])[0]).toContain(`${name}(`);
    }
  });

  test.each<[string, readonly string[], string]>([
    ['4d6k', ['kh', 'k', 'kl', 'km'], 'k'],
    ['d100!', spellings.filter((word) => word.startsWith('!')), '!'],
    ['fl', ['floor('], 'fl'],
    ['FL', ['floor('], 'FL'],
    ['2d6 + flo', ['floor('], 'flo'],
    ['(2d6kh1)+tr', ['trunc('], 'tr'],
    [':od', [':odds'], ':od'],
    [' :q', [':quit', ':q'], ':q'],
    [':odds 4d6k', ['kh', 'k', 'kl', 'km'], 'k'],
    [':help kh', ['kh'], 'kh'],
    ['d', dieSpellings, 'd'],
    ['2d6 + 4D', dieSpellings, 'D'],
    ['max(4df', ['dF', 'dF.1', 'dF.2'], 'df'],
    ['4d6d', ['d', 'dh', 'dl'], 'd'],
    ['4dF.1k', ['kh', 'k', 'kl', 'km'], 'k'],
    ['4 d % k', ['kh', 'k', 'kl', 'km'], 'k'],
    [':help df', ['dF', 'dF.1', 'dF.2'], 'df'],
    ['d6!(6, ', ['once', 'limit ', 'rising'], ''],
    ['d6!(6, l', ['limit '], 'l'],
    ['@s', ['@str', '@sneak'], '@s'],
    ['2d6 + @ST', ['@str'], '@ST'],
    ['@bound := d6; 2 + @b', ['@bound'], '@b'],
    ['2d6 + zz', [], 'zz'],
    ['', commandNames, ''],
  ])('%j', (line, words, part) => {
    const [found, taken] = complete(line, ['str', 'sneak', 'two words']);
    expect({ found: [...found].sort(), taken }).toEqual({ found: [...words].sort(), taken: part });
  });

  test('writes names with spaces so that they can be read', () => {
    expect(complete('@', ['two words'])[0]).toEqual(['@{two words}']);
  });
});

describe('the history', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'openroll-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test.each<[Record<string, string>, string, string | undefined]>([
    [{ XDG_STATE_HOME: '/state', HOME: '/home/me' }, 'linux', '/state/openroll/history'],
    [
      { XDG_STATE_HOME: 'state', HOME: '/home/me' },
      'linux',
      '/home/me/.local/state/openroll/history',
    ],
    [{ XDG_STATE_HOME: '', HOME: '/home/me' }, 'darwin', '/home/me/.local/state/openroll/history'],
    [{ HOME: 'me' }, 'linux', undefined],
    [{}, 'linux', undefined],
    [{ LOCALAPPDATA: '/Local', HOME: '/home/me' }, 'win32', '/Local/openroll/history'],
    [{ HOME: '/home/me' }, 'win32', undefined],
  ])('of %j on %s is in %s', (environment, platform, file) => {
    expect(historyFile(environment, platform)).toBe(file);
  });

  test('is kept from one session to the next, for the user alone', () => {
    const file = join(folder, 'new', 'history');
    const trouble: string[] = [];
    const first = createHistory(file, (reason) => trouble.push(reason));
    expect(first.lines).toEqual([]);
    first.add('d6');
    const beside = createHistory(file, (reason) => trouble.push(reason));
    beside.add('d8');
    first.add('d10');
    expect(createHistory(file, () => undefined).lines).toEqual(['d10', 'd8', 'd6']);
    expect(trouble).toEqual([]);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('does not grow for ever', () => {
    const file = join(folder, 'history');
    writeFileSync(file, Array.from({ length: 2_001 }, (_, index) => `d${index}\n`).join(''));
    const { lines } = createHistory(file, () => undefined);
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([1_000, 'd2000', 'd1001']);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(1_001);
  });

  test('that cannot be kept is reported once, and does no harm', () => {
    const file = join(folder, 'history', 'history');
    writeFileSync(join(folder, 'history'), 'in the way');
    const trouble: string[] = [];
    const history = createHistory(file, (reason) => trouble.push(reason));
    history.add('d6');
    history.add('d8');
    expect(history.lines).toEqual([]);
    expect(trouble).toHaveLength(1);
  });

  test('is not touched without a terminal', async () => {
    await session(['1'], [], { environment: { XDG_STATE_HOME: folder } });
    expect(() => statSync(join(folder, 'openroll'))).toThrow();
  });
});

test('the page about the command lists the commands of a session as they are', () => {
  const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(:.*?)` \| (.*) \|$/gm)].map(([, head, doc]) => [head, doc]);
  expect(rows).toEqual(
    commands.map((command) => [headOf(command, words), words.commands[command.name]]),
  );
});
