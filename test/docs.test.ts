/** The reference and the readme: their tables are up to date, and everything that they show is run. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../src/api/roll-types.ts';
import { run } from '../src/cli/run.ts';
import * as library from '../src/index.ts';
import { check, format, odds, parse, roll } from '../src/index.ts';
import { fr } from '../src/locales/fr/index.ts';

const root = new URL('../', import.meta.url);
const page = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const reference = page('docs/language.md');
const readme = page('README.md');
const manual = page('docs/library.md');

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page. */
const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', inner = '']) => ({
    language,
    text: inner,
  }));

type Row = readonly string[];

/** The rows of all tables with these heads. */
function rowsUnder(text: string, ...heads: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  for (const [lines] of text.matchAll(/^\|.*\|\n(?:\|.*\|\n)*/gm)) {
    const [head, , ...body] = lines.trimEnd().split('\n').map(cellsOf);
    if (head?.join() === heads.join()) rows.push(...body);
  }
  return rows;
}

const cellsOf = (line: string): Row =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));

const numbersIn = (text: string): readonly number[] =>
  text === '' ? [] : text.split(',').map((each) => Number(each));

describe('the reference', () => {
  test('has the tables that the records give', () => {
    const script = fileURLToPath(new URL('scripts/docs.mjs', root));
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }, 30_000);

  const rolls = rowsUnder(reference, 'notation', 'faces', 'total');
  test.each(rolls)('%s with %s is %s', (notation, faces = '', total = '') => {
    const result = roll(notation as string, { dice: numbersIn(faces) });
    expect(totalsOf(result)).toEqual(numbersIn(total));
  });

  const sums = rowsUnder(reference, 'notation', 'total');
  test.each(sums)('%s is %s', (notation, total) => {
    expect(roll(notation as string, { dice: [] }).total).toBe(Number(total));
  });

  const spellings = rowsUnder(reference, 'notation', 'is read as');
  test.each(spellings)('%s is read as %s', (notation, canonical) => {
    expect(format(notation as string)).toBe(canonical);
  });

  const codes = rowsUnder(reference, 'notation', 'code');
  test.each(codes)('%s is answered with "%s"', (notation, code = '') => {
    const expected = code === '' ? [] : code.split(', ');
    expect(check(notation as string).map((each) => each.code)).toEqual(expected);
  });

  const chances = rowsUnder(reference, 'notation', 'question', 'answer');
  test.each(chances)('%s, %s: %s', (notation, question = '', answer = '') => {
    const found = odds(notation as string);
    const [, how = question, outcome = ''] = /^(at(?: least| most)?) (-?\d+)$/.exec(question) ?? [];
    const asked: Readonly<Record<string, () => unknown>> = {
      at: () => found.at(Number(outcome)),
      'at least': () => found.atLeast(Number(outcome)),
      'at most': () => found.atMost(Number(outcome)),
      mean: () => found.mean,
      variance: () => found.variance,
      grade: () => found.grade,
    };
    expect(String(asked[how]?.())).toBe(answer);
  });

  const dice = rowsUnder(reference, 'notation', 'is');
  test.each(dice)('%s is a die', (notations = '') => {
    const roller = library.createRoller({ dice: { name: [1, 2] } });
    for (const notation of notations.split(/`, `/)) {
      expect(roller.parse(notation), notation).toMatchObject({ ok: true });
    }
  });

  test('has examples in all of these tables', () => {
    for (const rows of [rolls, sums, spellings, codes, chances, dice]) {
      expect(rows.length).toBeGreaterThan(4);
    }
    expect(rolls.length).toBeGreaterThan(90);
  });

  test('links to sections that it has', () => {
    const headings = [...reference.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, target] of reference.matchAll(/\]\(#([^)]+)\)/g)) {
      expect(headings).toContain(target);
    }
  });
});

/** A command line as a shell splits it, as far as the pages need: quotes, and no more. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** What the command says, on both streams. */
async function said(line: string): Promise<string> {
  let text = '';
  const write = async (part: string): Promise<void> => {
    text += part;
  };
  const io = { out: write, err: write, width: 80, colour: { out: false, err: false } };
  await run(wordsOf(line), io);
  return text;
}

const commandsIn = (text: string): readonly (readonly [line: string, answer: string])[] =>
  blocksOf(text).flatMap(({ text: inner }) =>
    inner
      .split(/^\$ (?:npx )?openroll /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1).trimEnd()] as const;
      }),
  );

describe('command lines', () => {
  // Without faces or a seed a roll is not the same twice.
  const commands = [...commandsIn(reference), ...commandsIn(readme)];
  test.each(commands)('openroll %s', async (line, answer) => {
    const random = /^'/.test(line) && !/--(?:dice|seed)/.test(line) && !answer.startsWith('error');
    if (random) {
      const [, faces = ''] = /\[([^=\]]*)/.exec(answer) ?? [];
      const shown = [...faces.matchAll(/\d+/g)].map(([face]) => face).join(',');
      expect((await said(`${line} --dice ${shown}`)).trimEnd()).toBe(answer);
    } else {
      expect((await said(line)).trimEnd()).toBe(answer);
    }
  });

  test('are there', () => {
    expect(commandsIn(reference).length).toBeGreaterThan(5);
    expect(commandsIn(readme).length).toBeGreaterThan(1);
  });
});

/** `expression; // what it gives` */
const codeIn = (text: string): readonly string[] =>
  blocksOf(text)
    .filter(({ language }) => language === 'ts')
    .flatMap(({ text: inner }) => inner.replace(/^import [^;]*;\n/gm, '').split('\n'))
    .filter((line) => line.trim() !== '');

function expectLine(line: string): void {
  const [, expression = '', comment] = /^(.*?);(?:\s+\/\/ (.*))?$/.exec(line) ?? [];
  const scope = { ...library, fr };
  const evaluate = new Function(...Object.keys(scope), `return (${expression});`);
  const result: unknown = evaluate(...Object.values(scope));
  const [, quoted] = /^'(.*)'/.exec(comment ?? '') ?? [];
  if (quoted !== undefined) expect(result).toBe(quoted);
  else if (comment?.startsWith('{ ok: false')) expect(result).toMatchObject({ ok: false });
  else if (comment === 'Infinity') expect(result).toBe(Number.POSITIVE_INFINITY);
  else if (/^(?:[[{\d-]|true$|false$)/.test(comment ?? ''))
    expect(result).toEqual(JSON.parse(comment ?? ''));
  else expect(Number.isFinite(result)).toBe(true);
}

describe('the code of the page about the library', () => {
  test.each(codeIn(manual))('%s', expectLine);

  test('is there', () => {
    expect(codeIn(manual).length).toBeGreaterThan(25);
  });

  test('gives the limits as they are', () => {
    for (const [name, value] of Object.entries(library.defaultLimits)) {
      expect(manual).toContain(`\`${name}\` ${value.toLocaleString('en')}`);
    }
  });
});

describe('the examples of the public comments', () => {
  const files = [
    'src/index.ts',
    'src/eval/prepare/variables.ts',
    'src/eval/random/bytes.ts',
    'src/api/odds-api.ts',
    'src/api/roll-types.ts',
    'src/api/roller.ts',
  ];
  const examples = files.flatMap((file) =>
    [...page(file).matchAll(/@example (.+?) \/\/ (.+)/g)].map(
      ([, code = '', gives = '']) => `${code}; // ${gives.replace(/^"(.*)"$/, "'$1'")}`,
    ),
  );
  test.each(examples)('%s', expectLine);

  test('are there', () => {
    expect(examples.length).toBeGreaterThan(6);
  });
});

describe('the code of the readme', () => {
  test.each(codeIn(readme))('%s', expectLine);

  test('imports what there is', () => {
    const [, names = ''] = /import \{ ([^}]+) \} from 'openroll'/.exec(readme) ?? [];
    expect(Object.keys(library)).toEqual(expect.arrayContaining(names.split(', ')));
  });

  test('shows an error as it is', () => {
    const shown = blocksOf(readme).filter(({ text }) => text.startsWith('error: '));
    expect(shown.length).toBeGreaterThan(0);
    for (const { text } of shown) {
      const [, notation = ''] = text.split('\n');
      let message = '';
      try {
        roll(notation.trim());
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message).toBe(text.trimEnd());
    }
  });

  test('has a glance whose notations can be read', () => {
    const rows = rowsUnder(readme, '', '').map(([cell = '']) => `\`${cell}\``);
    const dice = rows.flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
    );
    const whole = dice.filter((text) => /d/.test(text) && !/\.\.\.|^[a-z]+$/.test(text));
    for (const notation of whole) expect(parse(notation), notation).toMatchObject({ ok: true });
    expect(whole.length).toBeGreaterThan(15);
  });
});
