/** The help of every command: it is complete, it fits the screen, and its examples are run. */
import { Readable, Writable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { openroll } from './support/command.ts';

// On a busy machine a process takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

/** The sub-commands that the help lists, and rolling, which needs none. */
const { out: help } = await openroll(['--help']);
const [, listed = ''] = /^Commands:\n([\s\S]*?)\n\n/m.exec(help) ?? [];
const commands = ['', 'roll', ...[...listed.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name)];

const helpOf = async (command: string, width = 100): Promise<string> =>
  (await openroll([...command.split(' ').filter((word) => word !== ''), '--help'], { width })).out;

/** A line as a shell splits it, as far as examples need: quotes, and no more. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** On a narrow screen an example stands in a line of its own, so that it is known where it ends. */
async function examplesOf(command: string): Promise<readonly string[]> {
  const text = await helpOf(command, 40);
  return [...text.matchAll(/^ {4}\$ openroll (.*)$/gm)].map(([, line = '']) => line);
}

test('every command is listed', () => {
  expect(commands).toEqual(
    expect.arrayContaining([
      'odds',
      'explain',
      'check',
      'format',
      'simulate',
      'repl',
      'batch',
      'completion',
    ]),
  );
});

describe.each(commands)('openroll %s --help', (command) => {
  test('says how it is called, and fits the screen', async () => {
    for (const width of [40, 80, 100]) {
      const text = await helpOf(command, width);
      expect(text).toMatch(/^Usage: openroll/);
      expect(text).toContain('--ascii');
      const [, options = ''] = /^Options:\n([\s\S]*?)\n\n/m.exec(text) ?? [];
      expect(Math.max(...options.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(
        width,
      );
      // Every option has its description.
      expect(options).not.toMatch(/^ {2}(?:-\w, )?--[\w-]+(?: <[^>]+>)?$(?!\n {4})/m);
    }
  });

  test('its examples do what they say', async () => {
    const examples = await examplesOf(command);
    expect(examples.length).toBeGreaterThan(0);
    for (const line of examples) {
      const output: Buffer[] = [];
      const sink = new Writable({
        write(text, _, done) {
          output.push(Buffer.from(text));
          done();
        },
      });
      // Dice for --ask, notations for batch and repl.
      const input = line.includes('--ask') ? '50\n' : '2d6\nd20+3\n';
      const streams = { in: Readable.from([Buffer.from(input)]), out: sink, err: sink };
      const { status, out, err } = await openroll(wordsOf(line), { streams });
      const all = out + Buffer.concat(output).toString();
      expect({ line, status, err: /^error/m.test(err) }).toEqual({ line, status: 0, err: false });
      expect(all, line).not.toBe('');
    }
  });
});

test('an example shows what it promises', async () => {
  expect((await openroll(['format', '1D100 OE +15'])).out).toBe('d100!o + 15\n');
  expect(await helpOf('format')).toContain("$ openroll format '1D100 OE +15'  d100!o + 15");
});
