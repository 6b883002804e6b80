/** A project of somebody else's: the packed tarball, with vitest and fast-check next to it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'openroll-consumer-'));
const project = join(folder, 'project');
const modules = join(project, 'node_modules');

/** What the environment of this run would tell the vitest of the other project. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|FC_|NODE_ENV|TEST|npm_)/.test(name)),
);

function run(command: string, args: readonly string[], cwd: string, expected = 0): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  expect({ status, said: status === expected ? '' : stdout + stderr }).toEqual({
    status: expected,
    said: '',
  });
  return stdout + stderr;
}

beforeAll(() => {
  const source = join(folder, 'package');
  mkdirSync(source);
  run(process.execPath, [join(root, 'scripts/build.mjs'), join(source, 'dist')], root);
  for (const name of ['package.json', ...manifest.files.filter((each) => !/^!|dist/.test(each))]) {
    cpSync(join(root, name), join(source, name), { recursive: true });
  }
  run('npm', ['pack', '--ignore-scripts', '--offline', '--pack-destination', folder], source);

  mkdirSync(join(modules, 'openroll'), { recursive: true });
  const tarball = join(folder, `openroll-${manifest.version}.tgz`);
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'openroll')], folder);
  for (const name of ['vitest', 'fast-check', 'typescript']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'dir');
  }
  const own = { name: 'project', private: true, type: 'module' };
  writeFileSync(join(project, 'package.json'), JSON.stringify(own));
  cpSync(join(root, 'test/testing/consumer/ability.suite.ts'), join(project, 'ability.test.ts'));
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitest = (file: string): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  ...['run', file, '--reporter=json', '--outputFile=report.json'],
];

test('its suite passes', () => {
  run(process.execPath, vitest('ability.test.ts'), project);
  const report = run(process.execPath, ['-p', 'fs.readFileSync("report.json", "utf8")'], project);
  const { numPassedTests, numTotalTests } = JSON.parse(report) as Record<string, number>;
  expect(numTotalTests).toBeGreaterThan(15);
  expect(numPassedTests).toBe(numTotalTests);
}, 120_000);

test('its suite fails where a roller is wrong, and says how', () => {
  const wrong = `
    import { odds } from 'openroll';
    import { expectSameLaw, replayAll } from 'openroll/testing';
    import { test } from 'vitest';
    test('the wrong one', () => {
      expectSameLaw(replayAll((die) => die(6) + die(6)), odds('2d6kh1 + 6'));
    });`;
  writeFileSync(join(project, 'wrong.test.ts'), wrong);
  run(process.execPath, vitest('wrong.test.ts'), project, 1);
  const report = run(process.execPath, ['-p', 'fs.readFileSync("report.json", "utf8")'], project);
  expect(report).toContain('these are two laws: 11 outcomes differ');
}, 120_000);

test('it has a French for those who import it', () => {
  const script = `
    import { createRoller, inLanguage, check } from 'openroll';
    import { fr } from 'openroll/locales/fr';
    console.log(createRoller({ locale: fr }).check('2d6 +')[0].message);
    console.log(inLanguage(check('d20 + 2d8 >= 8')[0], fr).code);`;
  writeFileSync(join(project, 'french.mjs'), script);
  const said = run(process.execPath, ['french.mjs'], project);
  expect(said).toBe(
    'il manque quelque chose apr\u00e8s \u00ab\u00a0+\u00a0\u00bb\ncount-in-arithmetic\n',
  );
});

test('its types fit, and without fast-check too', () => {
  const compile = (file: string): string =>
    run(
      process.execPath,
      [
        'node_modules/typescript/bin/tsc',
        ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''],
        file,
      ],
      project,
    );
  const uses = `
    import fc from 'fast-check';
    import type { Odds } from 'openroll';
    import { createRoller, type Locale } from 'openroll';
    import { fr } from 'openroll/locales/fr';
    import { arbitraries, laws, replayAll } from 'openroll/testing';
    const french: Locale = fr;
    createRoller({ locale: french }).odds('2d6').table({ locale: fr });
    // @ts-expect-error: a language is an object, not its name
    createRoller({ locale: 'fr' });
    const texts: fc.Arbitrary<string> = arbitraries(fc).notations({ endless: false });
    const law: Odds = replayAll((die) => die(6) + die.die(6));
    for (const { name, property } of laws({ total: () => 7 }, fc)) fc.assert(property, { seed: name.length });
    // @ts-expect-error: there is no such option
    arbitraries(fc).notations({ side: 6 });
    export { law, texts };`;
  writeFileSync(join(project, 'with.ts'), uses);
  compile('with.ts');
  const plain = `
    import { replayAll } from 'openroll/testing';
    export const mean: string = replayAll((die) => die(20)).mean.toString();
    // @ts-expect-error: sides are numbers
    replayAll((die) => die('20'));`;
  writeFileSync(join(project, 'without.ts'), plain);
  rmSync(join(modules, 'fast-check'));
  compile('without.ts');
}, 120_000);

test('French loads by import and require', () => {
  const script = (library: string, french: string): string =>
    `const { createRoller } = ${library};
     const { fr } = ${french};
     console.log(createRoller({ locale: fr }).roll('2d6>=5', { dice: [5, 6] }).text());`;
  const text = '2d6>=5\u00a0: [5 ✓, 6 ✓] = 2 réussites';
  const imported = script("await import('openroll')", "await import('openroll/locales/fr')");
  const module = ['--input-type=module', '-e', imported];
  expect(run(process.execPath, module, project).trim()).toBe(text);
  const required = script("require('openroll')", "require('openroll/locales/fr')");
  const common = ['--input-type=commonjs', '-e', required];
  expect(run(process.execPath, common, project).split('\n')[0]).toBe(text);
});

test('dice, replay and fairness need no fast-check, and load by import and require', () => {
  const script = (load: string): string =>
    `const { odds } = ${load.replace('/testing', '')};
     const { expectFair, expectSameLaw, replayAll } = ${load};
     let state = 1;
     const die = () => 1 + Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * 6);
     expectFair(die, odds('d6'), { power: { bias: 0.1 } });
     console.log(expectSameLaw(replayAll((dice) => dice(6) + dice(6)), odds('2d6')));`;
  const imported = script("await import('openroll/testing')");
  const said = run(process.execPath, ['--input-type=module', '-e', imported], project);
  expect(said.trim()).toBe('same');
  const required = script("require('openroll/testing')");
  const warned = run(process.execPath, ['--input-type=commonjs', '-e', required], project);
  expect(warned.split('\n')[0]).toBe('same');
});
