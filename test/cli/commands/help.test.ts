/** The help of every command: it fits the screen, and its examples do what they say. */
import { describe, expect, test } from 'vitest';
import { openroll } from '../../support/command.ts';

const { out: overview } = await openroll(['--help']);
const listed = overview.slice(overview.indexOf('Commands:')).split('\n\n')[0] ?? '';
const names = [...listed.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);

test('the sub-commands are listed', () => {
  expect(names).toEqual(
    expect.arrayContaining(['odds', 'explain', 'check', 'format', 'simulate', 'repl', 'batch']),
  );
});

const helps = await Promise.all(
  [[], ...names.map((name) => [name])].map(
    async (words) => [words.join(' '), await openroll([...words, '--help'])] as const,
  ),
);

describe.each(helps)('the help of openroll %s', (name, { status, out, err }) => {
  test('is a result, has examples and fits the screen', async () => {
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/Examples:\n/);
    const sizes = [80, 40].flatMap((width) => ['en', 'fr'].map((lang) => ({ width, lang })));
    for (const { width, lang } of sizes) {
      const words = [...name.split(' ').filter(Boolean), '--help', '--lang', lang];
      const narrow = await openroll(words, { width, terminal: true });
      expect(narrow).toMatchObject({ status: 0, err: '' });
      const tooLong = narrow.out
        .split('\n')
        // A command line is not broken, so that it can be copied.
        .filter(
          (line) => line.length > width && !/^(?: *\$|Usage:|Utilisation\u00a0:) /.test(line),
        );
      expect(tooLong).toEqual([]);
    }
  });

  const examples = [...out.matchAll(/^ *\$ openroll (.+?)(?: {2,}.*)?$/gm)].map(
    ([, line = '']) => line,
  );

  test.each(examples)(
    'openroll %s',
    async (line) => {
      const [command = '', file] = line.split(/ > | >> /);
      const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      const written: string[] = [];
      const ran = await openroll(words, {
        // What the example needs to be typed: faces, lines of a session, lines of a batch.
        input: words.includes('--ask') ? '50\n' : '2d6\n',
        writeFile: async (path) => void written.push(path),
      });
      expect({ status: ran.status, err: ran.err.replace(/^die \d+, .*\n/gm, '') }).toEqual({
        status: 0,
        err: '',
      });
      expect(ran.out === '' && written.length === 0 && command !== 'check').toBe(false);
      expect(file === undefined || file.length > 0).toBe(true);
    },
    60_000,
  );
});
