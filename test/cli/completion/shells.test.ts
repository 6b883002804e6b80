/** Completion in the shells themselves: bash everywhere, zsh and fish where they are installed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Built } from '../../support/built.ts';
import { build } from '../../support/built.ts';
import { openroll } from '../../support/command.ts';

// On a busy machine a process takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

const has = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

let folder = '';
let built: Built;
/** Where the shells find the command as it is published. */
let path = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'openroll-completion-'));
  built = await build();
  mkdirSync(join(folder, 'bin'));
  chmodSync(built.cli, 0o755);
  symlinkSync(built.cli, join(folder, 'bin', 'openroll'));
  path = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { status, out } = await openroll(['completion', shell]);
    expect(status).toBe(0);
    writeFileSync(join(folder, shell), out);
  }
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'chart one.svg'), '');
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a script in a shell, and gives what it prints. */
function printedBy(shell: string, args: readonly string[], script: string): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PATH: path };
  const ran = spawnSync(shell, [...args, script], { encoding: 'utf8', env });
  expect({ stderr: ran.stderr, status: ran.status }).toEqual({ stderr: '', status: 0 });
  return ran.stdout;
}

/** What is typed, what must be offered (in any order, with nothing else), or only be among it. */
const cases: readonly (readonly [typed: string, offered: readonly string[], among: boolean])[] = (
  [
    ['openroll o', ['odds']],
    ['openroll ', ['odds', 'explain', 'check', 'format', 'completion'], true],
    ['openroll --se', ['--seed']],
    ['openroll 4d6kh3 --ti', ['--times']],
    ["openroll '4d6kh3 + 2' --od", ['--odds']],
    ['openroll 4d6kh3 o', []],
    ['openroll --seed o', []],
    ['openroll odds --at', ['--at-least', '--at-most']],
    ['openroll odds 2d6 --cs', ['--csv']],
    ['openroll odds --at-least 3 --fr', ['--fractions']],
    ['openroll odds --ti', []],
    ['openroll odds o', []],
    ['openroll explain --v', ['--var']],
    ['openroll completion ', ['bash', 'fish', 'zsh']],
    ['openroll completion z', ['zsh']],
  ] as const
).map(([typed, offered, among = false]) => [typed, offered, among] as const);

/** Words that a shell takes apart itself, as on its command line. */
const splitIn = (typed: string): readonly string[] =>
  [...typed.matchAll(/'[^']*'|[^\s=]+|=/g)]
    .map(([word]) => word)
    .concat(/\s$/.test(typed) ? [''] : []);

describe('bash', () => {
  const offers = (typed: string): readonly string[] => {
    const words = splitIn(typed);
    const asked = `
      source ${folder}/bash || exit 1
      cd ${folder}/files
      COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')})
      COMP_CWORD=${words.length - 1}
      _openroll
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    return printedBy('bash', ['--norc', '--noprofile', '-uc'], asked)
      .split('\n')
      .filter((line) => line !== '');
  };

  test.each(cases)('%s', (typed, offered, among) => {
    const found = [...offers(typed)].sort();
    if (among) expect(found).toEqual(expect.arrayContaining([...offered]));
    else expect(found).toEqual([...offered].sort());
  });

  test.each([
    ['openroll --seed x o', ['odds']],
    ['openroll --seed=x o', ['odds']],
    ['openroll odds --at-least --fr', []],
  ])('the value of an option is not a command: %s', (typed, offered) => {
    expect(offers(typed)).toEqual(offered);
  });

  test('files, where a file is expected', () => {
    expect(offers('openroll odds 2d6 --svg ch')).toEqual(['chart one.svg']);
    expect(offers('openroll odds 2d6 --svg=ch')).toEqual(['chart one.svg']);
    expect(offers('openroll odds 2d6 --svg=')).toEqual(['chart one.svg']);
  });

  test('never runs what is typed', () => {
    const marker = join(folder, 'ran');
    offers(`openroll '\\$(touch ${marker})' --`);
    expect(spawnSync('ls', [marker]).status).not.toBe(0);
  });

  test('at a real prompt', async () => {
    const setup = `source ${folder}/bash`;
    const [shown] = await atPrompt('bash', ['--norc', '--noprofile', '-i'], setup, [
      'openroll odds 2d6 --at-l\t3',
    ]);
    expect(shown).toContain('openroll odds 2d6 --at-least 3');
  });
});

describe.skipIf(!has('fish'))('fish', () => {
  test.each(cases)('%s', (typed, offered, among) => {
    const asked = `source ${folder}/fish; cd ${folder}/files; complete -C ${JSON.stringify(typed)}`;
    const found = printedBy('fish', ['--no-config', '-c'], asked)
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? '']))
      .sort();
    if (among) expect(found).toEqual(expect.arrayContaining([...offered]));
    else expect(found).toEqual([...offered].sort());
  });
  test('files, where a file is expected', () => {
    const asked = `source ${folder}/fish; cd ${folder}/files; complete -C 'openroll odds 2d6 --svg ch'`;
    expect(printedBy('fish', ['--no-config', '-c'], asked)).toContain('chart');
  });
});

describe.skipIf(!has('zsh'))('zsh', () => {
  test('at a real prompt', async () => {
    const setup = `PS1='> '; autoload -Uz compinit && compinit -u -D && source ${folder}/zsh; cd ${folder}/files`;
    const lines: readonly (readonly [typed: string, shown: string | RegExp])[] = [
      ['openroll od\tX', 'openroll odds X'],
      ['openroll 4d6kh3 --ti\t3', 'openroll 4d6kh3 --times 3'],
      ['openroll odds 2d6 --at-l\t3', 'openroll odds 2d6 --at-least 3'],
      ['openroll odds --at-least 3 --fr\tX', 'openroll odds --at-least 3 --fractions X'],
      ['openroll --seed x ex\tX', 'openroll --seed x explain X'],
      ['openroll completion z\tX', 'openroll completion zsh X'],
      ['openroll odds 2d6 --svg ch\tX', 'openroll odds 2d6 --svg chart\\ one.svg X'],
      ['openroll \t', /odds +-- show exact odds/],
    ];
    const shown = await atPrompt(
      'zsh',
      ['-f', '-i'],
      setup,
      lines.map(([typed]) => typed),
    );
    for (const [index, [, expected]] of lines.entries()) {
      if (typeof expected === 'string') expect(shown[index]).toContain(expected);
      else expect(shown[index]).toMatch(expected);
    }
  });
});

/** Types lines at a shell in a pseudo-terminal, and gives what is on the screen when each is answered. */
function atPrompt(
  shell: string,
  args: readonly string[],
  setup: string,
  lines: readonly string[],
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const terminal = spawn(shell, [...args], {
      cols: 100,
      rows: 40,
      cwd: folder,
      env: { PATH: path, HOME: folder, TERM: 'xterm', LC_ALL: 'C.UTF-8' },
    });
    const answers: string[] = [];
    let shown = '';
    const end = (): void => {
      clearTimeout(limit);
      terminal.kill('SIGKILL');
    };
    const limit = setTimeout(() => {
      end();
      reject(new Error(`no answer to line ${answers.length}; there stands: ${shown}`));
    }, 50_000);
    // The line is turned into a word of echo, so that it is answered and does nothing else.
    const type = (line: string): void =>
      terminal.write(`${line}\u0001: '\u0005'; echo AN''SWERED\r`);
    terminal.onData((data) => {
      shown += data;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
      const text = shown.replace(/\u001b\[[\d;?]*[a-zA-Z]|\u001b[=>]|\r/g, '');
      if (!/^ANSWERED/m.test(text)) return;
      answers.push(text);
      shown = '';
      const next = lines[answers.length - 1];
      if (next !== undefined) return type(next);
      end();
      resolve(answers.slice(1));
    });
    terminal.write(`${setup}; echo AN''SWERED\r`);
  });
}
