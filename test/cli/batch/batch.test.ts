/** `openroll batch`, run in this process: one line in, one line of JSON out. */
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestLine } from '../../../src/cli/batch/answer.ts';
import type { ReadLine } from '../../../src/cli/batch/lines.ts';
import { createLineReader } from '../../../src/cli/batch/lines.ts';
import { createRollWriter } from '../../../src/cli/batch/roll-json.ts';
import { run } from '../../../src/cli/run.ts';
import type { Tree } from '../../../src/index.ts';
import { DiceError, odds, roll, seededSource } from '../../../src/index.ts';
import { arbitraries } from '../../../src/testing/index.ts';
import { linesOf, openroll } from '../../support/command.ts';
import { unchecked, variables } from '../../support/variables.ts';

type Json = Readonly<Record<string, unknown>>;

const batch = async (
  input: string | readonly (string | Uint8Array)[],
  args: readonly string[] = [],
): Promise<readonly Json[]> => {
  const { status, out, err } = await openroll(['batch', ...args], { input });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return linesOf(out).map((line) => JSON.parse(line));
};

const answers = (input: string): Promise<readonly Json[]> => batch(`${input}\n`);

describe('a notation', () => {
  test('is answered with the roll, on one line', async () => {
    const [answer] = await batch('d100!o+15\n', ['--seed', 'a']);
    const same = roll('d100!o+15', { random: seededSource('a') });
    expect(answer).toEqual(JSON.parse(JSON.stringify(same)));
  });

  test('may begin with a brace, as groups do', async () => {
    expect(await answers('{2d6, d20}kh1')).toMatchObject([{ canonical: '{2d6, d20}kh1' }]);
    expect(await answers(' { 2, 3 }kh1')).toMatchObject([{ total: 3 }]);
  });

  test('rolls by the seed of the command in the order of the lines', async () => {
    const once = await batch('d100\nd100\nd100\n', ['--seed', ' a ']);
    const random = seededSource('a');
    expect(once.map(({ total }) => total)).toEqual([0, 0, 0].map(() => random.die(100)));
    expect(await batch('d100\nd100\nd100\n', ['--seed', 'a'])).toEqual(once);
  });

  test('has the variables of the command', async () => {
    expect(
      await batch('@str\n{"notation": "@str", "variables": {"str": 5}}\n', ['--var', 'str=3']),
    ).toMatchObject([{ total: 3 }, { total: 5 }]);
  });
});

describe('a request', () => {
  test.each<[string, Json]>([
    ['{"notation":"2d6","dice":[3,4]}', { total: 7, notation: '2d6' }],
    [
      ' { "notation" : "d20 + @str" , "variables" : { "str" : 3 } , "dice" : [14] } ',
      { total: 17 },
    ],
    ['{"notation":"@a.b","variables":{"a":{"b":"2+2"}}}', { total: 4 }],
    ['{"notation":"2 x d6","dice":[3,4]}', { totals: [3, 4] }],
    ['{"notation":"d6","odds":false,"dice":[3]}', { total: 3 }],
    ['{"notation":"dF","dice":[-1]}', { total: -1 }],
    ['{"notation":"d6 # \\u00e9\\ud83c\\udfb2","dice":[3]}', { comments: ['é🎲'] }],
  ])('%s', async (line, answer) => {
    const [given] = await answers(line);
    expect(given).toMatchObject(answer);
    expect(given).not.toHaveProperty('odds');
  });

  test('with a seed rolls as the library does', async () => {
    const [text, number] = await answers(
      '{"notation":"9d100","seed":"x"}\n{"notation":"9d100","seed":7}',
    );
    expect(text).toEqual(JSON.parse(JSON.stringify(roll('9d100', { seed: 'x' }))));
    expect(number).toEqual(JSON.parse(JSON.stringify(roll('9d100', { seed: 7 }))));
  });

  test('with odds has them next to the roll', async () => {
    const [answer] = await answers('{"notation":"d@n","dice":[3],"variables":{"n":6},"odds":true}');
    const expected = odds('d@n', { variables: { n: 6 } });
    expect(answer).toMatchObject({ total: 3, odds: JSON.parse(JSON.stringify(expected)) });
  });

  test('whose odds are declined is rolled all the same', async () => {
    const [answer] = await answers('{"notation":"1/(d2-1)","dice":[2],"odds":true}');
    expect(answer).toMatchObject({ total: 1, odds: { error: { code: 'division-by-zero' } } });
  });
});

describe('a bad line is answered with its error', () => {
  test.each<[string, string, readonly [number, number]]>([
    ['', 'empty-text', [0, 0]],
    ['   ', 'empty-text', [0, 3]],
    ['2d6 +', 'missing-operand', [4, 5]],
    ['4d6 please', 'unexpected-word', [4, 10]],
    ['{}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6"', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6"} x', 'unsuitable-input', [0, 0]],
    ['{"notation":3}', 'unsuitable-input', [0, 0]],
    ['{"dice":[3]}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","dise":[3,4]}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","__proto__":{}}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","odds":1}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","dice":[3]}', 'missing-face', [0, 0]],
    ['{"notation":"2d6","dice":[3,4,5]}', 'surplus-face', [0, 0]],
    ['{"notation":"2d6","dice":[3,7]}', 'impossible-face', [0, 0]],
    ['{"notation":"2d6","dice":"34"}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","dice":null}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","dice":[3,4],"seed":1}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","seed":null}', 'unsuitable-input', [0, 0]],
    ['{"notation":"2d6","seed":{}}', 'unsuitable-input', [0, 0]],
    ['{"notation":"@x","variables":[]}', 'unknown-variable', [0, 2]],
    ['{"notation":"@x","variables":null}', 'unsuitable-input', [0, 0]],
    ['{"notation":"@x","variables":{"x":null}}', 'unsuitable-variable', [0, 2]],
    ['{"notation":"2d6 + "}', 'missing-operand', [4, 5]],
    ['["2d6"]', 'misplaced-label', [0, 7]],
    ['"2d6"', 'unexpected-character', [0, 1]],
  ])('%j', async (line, code, [start, end]) => {
    const [before, answer, behind] = await answers(`1\n${line}\n2`);
    expect([before, behind]).toMatchObject([{ total: 1 }, { total: 2 }]);
    expect(answer).toMatchObject({ error: { code, span: { start, end } } });
    expect(answer).toMatchObject({ error: { message: expect.stringMatching(/./) } });
  });

  test('with hint and fix, where there are any, and with the notation', async () => {
    expect(await answers('{"notation":"2d6 >= 7"}')).toEqual([
      {
        notation: '2d6 >= 7',
        error: {
          code: 'impossible-count',
          message: 'no die here can roll 7 or more',
          span: { start: 4, end: 8 },
          hint: 'To compare the total, put the dice in parentheses.',
          fix: '(2d6) >= 7',
        },
      },
    ]);
  });

  test('also when it is nested deeply, or long', async () => {
    const deep = `{"notation":"d6","variables":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`;
    const long = `${'1+'.repeat(4_000)}1`;
    expect(await answers(`${deep}\n${long}\n7`)).toMatchObject([
      expect.anything(),
      { error: { code: 'text-too-long' } },
      { total: 7 },
    ]);
  });

  test('where it is too long to be kept', async () => {
    const pieces = Array.from({ length: 40 }, () => 'x'.repeat(50_000));
    expect(await batch([...pieces, '\n1\n', ...pieces])).toEqual([
      { error: expect.objectContaining({ code: 'text-too-long', span: { start: 0, end: 0 } }) },
      expect.objectContaining({ total: 1 }),
      { error: expect.objectContaining({ code: 'text-too-long' }) },
    ]);
  });

  test('where it is not UTF-8', async () => {
    const given = await batch([Buffer.from([0x31, 10, 0x32, 0xff, 10, 0x33, 10])]);
    expect(given).toMatchObject([
      { total: 1 },
      { error: { code: 'unsuitable-input', message: 'this line is not UTF-8' } },
      { total: 3 },
    ]);
  });
});

test('--ascii escapes what is not', async () => {
  const line = 'd6[é🎲] # ≥';
  const { out } = await openroll(['batch', '--ascii', '--seed', 'a'], { input: `${line}\n` });
  expect(out).toMatch(/^[ -~]+\n$/);
  expect(out).toContain('\\u00e9\\ud83c\\udfb2');
  expect([JSON.parse(out)]).toEqual(await batch(`${line}\n`, ['--seed', 'a']));
});

test('the page about the command shows a true answer', async () => {
  const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const [, shown = ''] = /^```json\n(.*)\n```$/m.exec(page) ?? [];
  const { notation } = JSON.parse(shown);
  expect((await openroll(['batch'], { input: `${notation}\n` })).out).toBe(`${shown}\n`);
});

describe('the stream', () => {
  test('may be empty, or lack its last newline', async () => {
    expect(await batch('')).toEqual([]);
    expect(await batch('\n')).toMatchObject([{ error: { code: 'empty-text' } }]);
    expect(await batch('1\n2')).toMatchObject([{ total: 1 }, { total: 2 }]);
  });

  test('may come from Windows', async () => {
    expect(await batch('\ufeff1\r\n2 + 2\r\n')).toMatchObject([
      { total: 1, notation: '1' },
      { total: 4, notation: '2 + 2' },
    ]);
  });

  test('gives an answer before the next line comes', async () => {
    const input = new PassThrough();
    let arrived = (_: string): void => {};
    const next = (): Promise<string> => new Promise((resolve) => (arrived = resolve));
    const streams = { in: input, out: new PassThrough(), err: new PassThrough() };
    const ended = run(['batch'], {
      out: (text) => void arrived(text),
      err: () => undefined,
      width: 80,
      colour: { out: false, err: false },
      streams,
    });
    for (const line of ['1', '2', '3']) {
      const answer = next();
      input.write(`${line}\n`);
      expect(JSON.parse(await answer)).toMatchObject({ total: Number(line) });
    }
    input.end();
    expect(await ended).toBe(0);
  });

  test('waits while its reader is slow', async () => {
    let open = 0;
    let most = 0;
    const { status } = await openroll(['batch'], {
      input: Array.from({ length: 20 }, () => '1\n'.repeat(500)),
      async out(text) {
        open += text.length;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open -= text.length;
      },
    });
    expect({ status, open }).toEqual({ status: 0, open: 0 });
    expect(most).toBeLessThan(80_000);
  });
});

/** What a reader makes of bytes that arrive in pieces of these sizes. */
function read(bytes: Buffer, sizes: readonly number[], most: number): readonly ReadLine[] {
  const reader = createLineReader(most);
  const lines: ReadLine[] = [];
  let from = 0;
  for (const size of sizes) {
    lines.push(...reader.push(bytes.subarray(from, from + size)));
    from += size;
  }
  lines.push(...reader.push(bytes.subarray(from)));
  return [...lines, ...reader.end()];
}

describe('lines', () => {
  const bytes = fc
    .array(
      fc.oneof(
        fc.constantFrom('\n', '\r\n', '\r', 'd6', 'é', '🎲', '\ufeff', 'xxxxxxxx'),
        fc.constantFrom([0xff], [0xc3], [0xa9], [0xf0, 0x9f]),
      ),
      { maxLength: 30 },
    )
    .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part as string))));

  test('are the same however the bytes arrive', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.array(fc.nat({ max: 9 })),
        fc.integer({ min: 1, max: 20 }),
        (all, sizes, most) => {
          expect(read(all, sizes, most)).toEqual(read(all, [], most));
        },
      ),
    );
  });

  test('are those of the text, where it is one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('d6', '\n', '\r\n', 'é', '🎲', '\r')),
        fc.array(fc.nat({ max: 9 })),
        (parts, sizes) => {
          const text = parts.join('');
          const lines = text.split('\n');
          if (lines.at(-1) === '') lines.pop();
          const expected = lines.map((line) => ({ text: line.replace(/\r$/, '') }));
          expect(read(Buffer.from(text), sizes, longestLine)).toEqual(expected);
        },
      ),
    );
  });

  test('of the greatest length are read, longer ones are not', () => {
    expect(read(Buffer.from('12345\n123456\n'), [], 5)).toEqual([
      { text: '12345' },
      { problem: 'long' },
    ]);
    expect(read(Buffer.from('12345\n123456\n'), [3], 5)).toEqual([
      { text: '12345' },
      { problem: 'long' },
    ]);
    expect(read(Buffer.from('12345\n123456'), [], 5)).toEqual([
      { text: '12345' },
      { problem: 'long' },
    ]);
  });
});

describe('the text of a roll', () => {
  const write = createRollWriter();
  const same = (notation: Tree | string): void => {
    try {
      const rolled = roll(notation, { random: seededSource(1), variables });
      const { variables: _, ...data } = JSON.parse(JSON.stringify(rolled));
      // Twice, since it remembers what it has written.
      expect(JSON.parse(write(rolled))).toEqual(data);
      expect(JSON.parse(write(rolled))).toEqual(data);
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
    }
  };

  test.each([
    '5 + d20>=15',
    '4d6kh3[a "quoted\\ \u2028 label] # comment',
    '3 x 2d6 + 1/2',
    '-(1/3)',
    '{2d20, 3d6}kh1 + {4d6+2d8}kh3',
    '@a := d20; @a + d6',
    '10d10>=7f1 + 6d6m + 4d6cs>=2',
    '2d100!o',
  ])('%s', (notation) => {
    expect(() => roll(notation)).not.toThrow();
    same(notation);
  });

  test('says the same as JSON.stringify, whatever is rolled', () => {
    fc.assert(fc.property(arbitraries(fc).trees(unchecked), same));
  });
});
