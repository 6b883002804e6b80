/** The page about fair dice: its code is run, and gives what it says. */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import * as library from '../../../src/index.ts';

const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const code = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text).join('');

/** `expression; // what it gives` */
const claim = /^(?!const |let |import |for |function |type )(\S.*);\s+\/\/ (.+)$/gm;

test('every line gives what it says', () => {
  const script = code
    .replace(/^import .*\n/gm, '')
    .replace(claim, (_, it, said) => `claimed(() => (${it}), ${JSON.stringify(said)});`);
  let claims = 0;
  const claimed = (work: () => unknown, said: string): void => {
    claims += 1;
    expect(work(), said).toEqual(new Function(`return ${said};`)());
  };
  const known: Record<string, unknown> = { ...library, createHash, createHmac, claimed };
  new Function(...Object.keys(known), transformSync(script, { loader: 'ts' }).code)(
    ...Object.values(known),
  );
  expect(claims).toBeGreaterThan(6);
});

test('what the page describes is what the library does, for many seeds and dice', () => {
  const functions = code.match(/^function (?:faceFrom|wordsOf)[\s\S]*?^}$/gm)?.join('\n') ?? '';
  const { code: script } = transformSync(functions, { loader: 'ts' });
  const { faceFrom, wordsOf } = new Function(`${script}; return { faceFrom, wordsOf };`)() as {
    faceFrom: (words: () => number, sides: number) => number;
    wordsOf: (s0: bigint, s1: bigint) => () => number;
  };
  const kinds = [1, 2, 6, 10, 20, 100, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 2 ** 32, 2 ** 53 - 1];
  // By bytes that a stream of words gives, in place of a seed.
  for (let seed = 1n; seed <= 40n; seed += 1n) {
    const [one, other] = [wordsOf(seed, 7n), wordsOf(seed, 7n)];
    const source = library.sourceFrom((bytes) => {
      const view = new DataView(bytes.buffer);
      for (let at = 0; at < bytes.length; at += 4) view.setUint32(at, other(), true);
    });
    for (let die = 0; die < 60; die += 1) {
      const sides = kinds[die % kinds.length] as number;
      expect(source.die(sides)).toBe(faceFrom(one, sides));
    }
  }
});
