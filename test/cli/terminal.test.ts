/** The real command in a pseudo-terminal: a session, questions, progress, Ctrl-C, closed pipes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Built } from '../support/built.ts';
import { build } from '../support/built.ts';
import type { Terminal, TerminalOptions } from '../support/terminal.ts';
import { bare, keys, openTerminal } from '../support/terminal.ts';

let built: Built;
let state = '';
const open: Terminal[] = [];

beforeAll(async () => {
  built = await build();
  state = mkdtempSync(join(tmpdir(), 'openroll-'));
}, 30_000);
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.kill();
});
afterAll(() => {
  built.remove();
  rmSync(state, { recursive: true, force: true });
});

function openroll(args: readonly string[], options: TerminalOptions = {}): Terminal {
  const environment = { XDG_STATE_HOME: state, ...options.environment };
  const terminal = openTerminal(built.cli, args, { ...options, environment });
  open.push(terminal);
  return terminal;
}

describe('a session', () => {
  test('edits, completes, remembers, forgives and ends', async () => {
    const session = openroll(['repl', '--seed', 'a']);
    expect(await session.until(/> /)).toMatch(/^openroll .* Type :help .*\n> $/);
    // Editing: the 8 is put before the d.
    session.type('d4kh3');
    await session.until(/d4kh3$/);
    await session.press(keys.home);
    await session.press('8');
    session.type(keys.enter);
    expect(await session.until(/= .*\n> /s)).toMatch(/8d4kh3: \[.*\] = .*\d+\n> $/s);
    // Completion: one word that fits is put in.
    session.type(':dice 4 floo');
    await session.until(/floo$/);
    session.type(keys.tab);
    await session.until(/r\($/);
    session.type('d4)');
    await session.until(/d4\)$/);
    session.type(keys.enter);
    expect(await session.until(/= .*\n> /s)).toContain('floor(d4): floor([4]) = 4');
    // Completion: several words that fit are shown.
    session.type('4d6k');
    await session.until(/4d6k$/);
    session.type(keys.tab);
    // Two keys, not a paste: the first one shows nothing that could be waited for.
    await new Promise((resolve) => setTimeout(resolve, 500));
    session.type(keys.tab);
    expect(await session.until(/km.*> 4d6k$/s)).toMatch(/kh?\s+kh?\s+kl\s+km/);
    // Ctrl-C clears the line, and says how to leave where there is none.
    session.type(keys.ctrlC);
    await session.until(/> $/);
    session.type(`2+2${keys.enter}`);
    expect(await session.until(/4.*\n> /s)).toContain('\n2 + 2: 2 + 2 = 4\n');
    session.type(keys.ctrlC);
    await session.until(/Ctrl-D or type :quit to quit.*> /s);
    // An error does not end it.
    session.type(`2d6 +${keys.enter}`);
    expect(await session.until(/\^.*\n> /s)).toContain('error: something is missing');
    session.type(`@x := 2d6${keys.enter}`);
    await session.until(/rolled again.*\n> /s);
    session.type(keys.ctrlD);
    const { status, shown } = await session.ended();
    expect(status).toBe(0);
    expect(shown.endsWith('\r\n')).toBe(true);
    expect(readFileSync(join(state, 'openroll/history'), 'utf8')).toBe(
      '8d4kh3\n:dice 4 floor(d4)\n2+2\n2d6 +\n@x := 2d6\n',
    );

    const next = openroll(['repl']);
    await next.until(/> /);
    for (const line of ['@x := 2d6', '2d6 +', '2+2']) {
      next.type(keys.up);
      expect((await next.until(/> .+$/)).split('> ').at(-1)).toBe(line);
    }
    next.type(keys.enter);
    expect(await next.until(/4.*\n> /s)).toContain('2 + 2: 2 + 2 = 4');
    next.type(`quit${keys.enter}`);
    expect((await next.ended()).status).toBe(0);
  }, 30_000);

  test('fits a narrow screen', async () => {
    const session = openroll(['repl'], { columns: 40 });
    await session.until(/> /);
    session.type(`:odds 2d6${keys.enter}`);
    const lines = (await session.until(/ 12 .*\n> /s)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    session.type(keys.ctrlD);
    expect((await session.ended()).status).toBe(0);
  }, 30_000);
});

describe('a screen', () => {
  const widest = (text: string): number =>
    Math.max(
      ...bare(text)
        .split('\n')
        .map(({ length }) => length),
    );

  test.each([40, 80])(
    'of %i columns gets lines that fit',
    async (columns) => {
      for (const args of [
        ['12d6kh3 + d100!o + 15', '--seed', '1', '--odds'],
        ['odds', '2d6', 'd12'],
        ['4d6kh3 + 2d8 + d10 + $ + 1d4 + 1d6 + 1d8 + 1d10'],
      ]) {
        const { shown } = await openroll(args, { columns }).ended();
        expect(widest(shown), args.join(' ')).toBeLessThanOrEqual(columns);
      }
    },
    30_000,
  );

  test('has colours unless they are turned off; a pipe has none unless they are turned on', async () => {
    const args = ['4d6kh3', '--seed', '1'];
    const coloured = '\u001b[1m';
    const shownWith = async (environment: Readonly<Record<string, string>>): Promise<string> =>
      (await openroll(args, { environment }).ended()).shown;
    expect(await shownWith({})).toContain(coloured);
    expect(await shownWith({ NO_COLOR: '1' })).not.toContain(coloured);
    const piped = (environment: Readonly<Record<string, string>>): string => {
      const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
      const env = { ...inherited, ...environment };
      return spawnSync(process.execPath, [built.cli, ...args], { encoding: 'utf8', env }).stdout;
    };
    expect(piped({})).not.toContain(coloured);
    expect(piped({ FORCE_COLOR: '1' })).toContain(coloured);
  }, 30_000);

  test('a chart goes into a file', async () => {
    const path = join(state, 'chart.svg');
    expect((await openroll(['odds', '2d6', '--svg', path]).ended()).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toMatch(/^<svg /);
    const lost = await openroll(['odds', '2d6', '--svg', join(state, 'no', 'chart.svg')]).ended();
    expect(lost.status).toBe(2);
    expect(bare(lost.shown)).toMatch(/^error: .*chart\.svg: ENOENT/);
  }, 30_000);
});

describe('--ask', () => {
  test('asks die after die, again where the face is wrong, and follows the chain', async () => {
    const roll = openroll(['--ask', 'd100!o+15']);
    await roll.until(/die 1, d100: $/);
    roll.type(`97${keys.enter}`);
    await roll.until(/die 2, d100: $/);
    roll.type(`101${keys.enter}`);
    expect(await roll.until(/die 2, d100: $/)).toContain('A d100 cannot show 101');
    roll.type(`17${keys.enter}`);
    const { status, shown } = await roll.ended();
    expect(status).toBe(0);
    expect(bare(shown)).toContain('d100!o + 15: [97↑ 17 = 114] + 15 = 129\n');
  }, 30_000);

  test('is left with Ctrl-C', async () => {
    const roll = openroll(['--ask', '2d6']);
    await roll.until(/die 1, d6: $/);
    roll.type(`3${keys.enter}`);
    await roll.until(/die 2, d6: $/);
    roll.type(keys.ctrlC);
    const { status, shown } = await roll.ended();
    expect(status).toBe(130);
    expect(bare(shown)).not.toContain('=');
  }, 30_000);

  test('ends with an error where the input ends', async () => {
    const roll = openroll(['--ask', '2d6']);
    await roll.until(/die 1, d6: $/);
    roll.type(keys.ctrlD);
    const { status, shown } = await roll.ended();
    expect(status).toBe(1);
    expect(bare(shown)).toContain('error: no face for die 1 (d6)');
  }, 30_000);
});

describe('simulate', () => {
  test('shows its progress, and at Ctrl-C what there is', async () => {
    const simulation = openroll(['simulate', 'd6', '-n', '1e12', '--seed', 'a']);
    expect(await simulation.until(/, Ctrl-C stops/)).toMatch(/\[=* *\] \d+%/);
    simulation.type(keys.ctrlC);
    const { status, shown } = await simulation.ended();
    expect(status).toBe(130);
    const text = bare(shown);
    expect(text).toMatch(/d6: [\d,]+ of 1,000,000,000,000 rolls, seed a\n/);
    expect(text).toContain('stopped early');
    // The bar is gone, and the cursor is back.
    expect(text.slice(text.indexOf('d6: '))).not.toContain('Ctrl-C');
    expect(shown.lastIndexOf('\u001b[?25h')).toBeGreaterThan(shown.lastIndexOf('\u001b[?25l'));
  }, 30_000);

  test('shows no progress without a terminal', () => {
    const args = [built.cli, 'simulate', '100d6', '-n', '2e4', '--seed', 'a', '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ trials: 20_000, interrupted: false });
  }, 30_000);
});

test.skipIf(process.platform === 'win32')(
  'odds longer than a text can be are written piece by piece, and end quietly with their reader',
  () => {
    const command = `"${process.execPath}" --max-old-space-size=128 "${built.cli}" odds 10000d6 --json | head -c 1000000 | wc -c`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      timeout: 50_000,
    });
    expect({ status, stdout: stdout.trim(), stderr }).toEqual({
      status: 0,
      stdout: '1000000',
      stderr: '',
    });
  },
  60_000,
);

describe('batch', () => {
  test('answers at a terminal, line by line', async () => {
    const batch = openroll(['batch']);
    batch.type(`2+2${keys.enter}`);
    expect(await batch.until(/"total":4,.*\n/)).toContain('"notation":"2+2"');
    batch.type(`2 +${keys.enter}`);
    expect(await batch.until(/"code":.*\n/)).toContain('missing-operand');
    batch.type(keys.ctrlD);
    expect((await batch.ended()).status).toBe(0);
  }, 30_000);

  test.skipIf(process.platform === 'win32')(
    'ends quietly when its reader goes away',
    () => {
      const command = `yes d6 | "${process.execPath}" "${built.cli}" batch | head -3`;
      const { status, stdout, stderr } = spawnSync(
        'bash',
        ['-o', 'pipefail', '-c', `${command}; echo "\${PIPESTATUS[1]}"`],
        {
          encoding: 'utf8',
          timeout: 50_000,
        },
      );
      const lines = stdout.trimEnd().split('\n');
      expect({ status, stderr, lines: lines.length, ended: lines.at(-1) }).toEqual({
        status: 0,
        stderr: '',
        lines: 4,
        ended: '0',
      });
    },
    60_000,
  );

  test('keeps no line, however many there are and however long', () => {
    // 200,000 lines of answers, then one line of 64 MB: with 96 MB of heap neither can be kept.
    const feed = `
      const { once } = require('node:events');
      (async () => {
        const send = async (text) => { if (!process.stdout.write(text)) await once(process.stdout, 'drain'); };
        for (let i = 0; i < 200; i++) await send('d100!o+15\\n'.repeat(1000));
        for (let i = 0; i < 64; i++) await send('x'.repeat(1 << 20));
        await send('\\n1\\n');
      })();`;
    const command = `"${process.execPath}" -e "$FEED" | "${process.execPath}" --max-old-space-size=48 "${built.cli}" batch | tail -2`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, FEED: feed },
      timeout: 100_000,
    });
    expect(stderr).toBe('');
    const [long, last] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(long).toMatchObject({ error: { code: 'text-too-long' } });
    expect(last).toMatchObject({ total: 1 });
  }, 120_000);
});
