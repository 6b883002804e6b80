/** The page about testing: every example is run, and gives what it says. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as library from '../../src/index.ts';
import * as kit from '../../src/testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const page = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');

const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const lines = blocks.flatMap((text) => text.split('\n'));

/** `expression; // what it gives` */
const claim = /^(?!const |let |import |for |function |type )(\S.*);\s+\/\/ (.+)$/;

function expectClaim(work: () => unknown, said: string): void {
  const [, message] = /^error: (.*)$/.exec(said) ?? [];
  if (message !== undefined) {
    expect(work, said).toThrow(message);
    return;
  }
  expect(work(), said).toEqual(new Function(`return ${said};`)());
}

test('every example gives what it says', () => {
  const code = lines
    .filter((line) => !line.startsWith('import '))
    .map((line) =>
      line.replace(claim, (_, it, said) => `claimed(() => (${it}), ${JSON.stringify(said)});`),
    );
  const { code: script } = transformSync(code.join('\n'), { loader: 'ts' });
  const known: Record<string, unknown> = { ...library, ...kit, fc, claimed: expectClaim };
  expect(script.match(/claimed\(/g)?.length).toBeGreaterThan(20);
  new Function(...Object.keys(known), script)(...Object.values(known));
}, 120_000);

test('the examples import what there is', () => {
  const imports = lines.flatMap((line) => {
    const [, names = '', from = ''] = /^import \{ (.*) \} from '(.*)';$/.exec(line) ?? [];
    return names === '' ? [] : [[from, names.split(', ')] as const];
  });
  expect(imports.length).toBeGreaterThan(5);
  for (const [from, names] of imports) {
    const there = Object.keys(from === 'openroll' ? library : kit);
    expect(['openroll', 'openroll/testing']).toContain(from);
    expect(there).toEqual(expect.arrayContaining(names));
  }
});

test('the page names all that the kit has', () => {
  const helpers = ['treeOf', 'withoutPlaces', 'oddsOfReplay', 'Broken', 'OtherLaw', 'Unfair'];
  const named = Object.keys(kit).filter((name) => !helpers.includes(name));
  for (const name of named) expect(page, name).toContain(name);
  for (const name of Object.keys(kit.arbitraries(fc))) {
    if (name !== 'wildModifiers') expect(page, name).toContain(name);
  }
});
