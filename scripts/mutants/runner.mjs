/**
 * A test runner for Stryker that runs the project's tests inside its own process.
 *
 * A mutant costs hundreds of milliseconds when vitest starts for it. Here sources and tests are bundled
 * once, and a mutant costs the evaluation of the bundle, which gives fresh modules, and the tests that
 * reach it: some tens of milliseconds. The tests are the same files; `vitest.mjs` stands for vitest.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { shorter } from './fast-check.mjs';
import { testFiles, tooSlow } from './tests.mjs';

const collector = 'openroll:collector';

/**
 * In Stryker's copy of the project, for runners that start later: the tests that mutants need not pass, and how
 * long each takes.
 */
const keptFile = 'first-run.json';

/**
 * What loops without end is stopped from inside: a test may take this long, and this many times what it takes
 * without a mutant. A process that Stryker has to end costs ten seconds.
 */
const patience = 2_000;
const times = 20;

/** Calls a function for at most this many milliseconds, not counting the promise that it may return. */
const call = new Script('globalThis.openrollMutants()');
function stopped(body, timeout) {
  globalThis.openrollMutants = body;
  return call.runInThisContext({ timeout });
}

/**
 * MUTANT_SAMPLE: only one mutant in this many is tested, evenly over all files; the others count as errors, which
 * no score includes.
 */
const oneIn = Number(process.env.MUTANT_SAMPLE || 1);

/** A test that takes longer than this is left out: MUTANT_MOST milliseconds. */
const most = Number(process.env.MUTANT_MOST || Number.POSITIVE_INFINITY);

class InProcessRunner {
  constructor() {
    // Where the code that Stryker has put into the sources looks.
    globalThis.__stryker__ ??= {};
    this.space = globalThis.__stryker__;
    this.leftOut = new Set();
    this.usual = new Map();
  }

  capabilities() {
    // Every run has modules of its own.
    return { reloadEnvironment: true };
  }

  async init() {
    // Stryker starts a new process after one that hung.
    if (existsSync(keptFile)) {
      const { leftOut, usual } = JSON.parse(readFileSync(keptFile, 'utf8'));
      this.leftOut = new Set(leftOut);
      this.usual = new Map(usual);
    }
    const root = process.cwd();
    const require = createRequire(join(root, 'package.json'));
    const code = await bundle(root);
    const evaluate = new Script(code, { filename: 'mutants.cjs' }).runInThisContext();
    const properties = shorter(require('fast-check'));
    this.load = () => {
      const collected = {};
      const given = { [collector]: { collected }, 'fast-check': properties };
      const module = { exports: {} };
      evaluate(module, module.exports, (name) => given[name] ?? require(name));
      return { open: module.exports.open, collected };
    };
  }

  async dryRun() {
    this.space.activeMutant = undefined;
    this.space.hitCount = undefined;
    const { tests, failed } = await this.run({ bail: false });
    // For work in progress: what fails without any mutant is left out, and says so.
    if (process.env.MUTANTS_KEEP_GOING) {
      for (const { id } of failed) this.leftOut.add(id);
      for (const { id, message } of failed) console.error(`left out: ${id}: ${message}`);
    } else if (failed.length > 0) {
      const errorMessage = failed.map(({ id, message }) => `${id}: ${message}`).join('\n');
      return { status: 'error', errorMessage };
    }
    for (const { id, timeSpentMs } of tests) {
      this.usual.set(id, timeSpentMs);
      if (timeSpentMs > most) {
        this.leftOut.add(id);
        console.error(`left out: ${id}: ${Math.round(timeSpentMs)} ms`);
      }
    }
    writeFileSync(keptFile, JSON.stringify({ leftOut: [...this.leftOut], usual: [...this.usual] }));
    const sound = tests.filter(({ id }) => !this.leftOut.has(id));
    const time = sound.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
    console.error(`${sound.length} tests in ${Math.round(time)} ms`);
    return { status: 'complete', tests: sound, mutantCoverage: this.space.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    if (Number(activeMutant.id) % oneIn > 0) {
      return { status: 'error', errorMessage: 'not in the sample' };
    }
    this.space.activeMutant = activeMutant.id;
    this.space.hitLimit = hitLimit;
    this.space.hitCount = hitLimit === undefined ? undefined : 0;
    const { tests, failed } = await this.run({ bail: !disableBail, filter: testFilter });
    if (hitLimit !== undefined && this.space.hitCount > hitLimit) {
      return { status: 'timeout', reason: `Hit limit reached (${hitLimit})` };
    }
    const nrOfTests = tests.length;
    const [first] = failed;
    if (first === undefined) return { status: 'survived', nrOfTests };
    if (first.hung) return { status: 'timeout', reason: `${first.id} does not end` };
    return { status: 'killed', killedBy: [first.id], failureMessage: first.message, nrOfTests };
  }

  patience(id) {
    return patience + Math.ceil(times * (this.usual.get(id) ?? 0));
  }

  /** Runs the tests with these ids, or all, file by file. */
  async run({ bail, filter }) {
    const wanted = filter && new Set(filter);
    const tests = [];
    const failed = [];
    const fail = (id, error) =>
      failed.push({
        id,
        message: String(error?.message ?? error),
        hung: error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT',
      });
    this.space.currentTestId = undefined;
    const files = testFiles.filter(
      (file) => !wanted || filter.some((id) => id.startsWith(`${file}#`)),
    );
    let loaded;
    for (const file of files) {
      if (bail && failed.length > 0) break;
      try {
        loaded ??= this.load();
        Object.assign(loaded.collected, { file, tests: [], before: [], after: [], afterEach: [] });
        loaded.open(file);
      } catch (error) {
        // What cannot be loaded fails as the first test of the file that would have run.
        fail(filter?.find((id) => id.startsWith(`${file}#`)) ?? `${file}#load`, error);
        continue;
      }
      const { tests: found, before, after, afterEach } = loaded.collected;
      for (const hook of before) await hook();
      for (const { id, name, body } of found) {
        if (wanted ? !wanted.has(id) : tooSlow.test(name)) continue;
        if (this.leftOut.has(id)) continue;
        const started = performance.now();
        this.space.currentTestId = id;
        let status = 0;
        try {
          const answer = bail ? stopped(body, this.patience(id)) : body();
          if (answer instanceof Promise) await answer;
        } catch (error) {
          status = 1;
          fail(id, error);
        }
        for (const hook of afterEach) await hook();
        this.space.currentTestId = undefined;
        tests.push({
          id,
          name,
          fileName: resolve(file),
          status,
          timeSpentMs: performance.now() - started,
        });
        if (bail && failed.length > 0) break;
      }
      for (const hook of after) await hook();
    }
    return { tests, failed };
  }
}

/** The text of a function of module, exports and require that holds all sources and tests. */
async function bundle(root) {
  const entry = `
    // The parser is built here, before any test, so that it counts as reached by all of them.
    require('./src/index.ts').parse('0');
    const files = {
      ${testFiles.map((file) => `${JSON.stringify(file)}: () => require('./${file}')`).join(',\n')}
    };
    require('./test/setup.ts');
    exports.open = (file) => files[file]();
  `;
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: entry, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    external: [collector, 'chevrotain', 'fast-check'],
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [twin(root), ownPlace(root)],
  });
  return `(function (module, exports, require) {${outputFiles[0].text}\n})`;
}

/** Tests import vitest; here they get what stands for it. */
const twin = (root) => ({
  name: 'twin',
  setup(build) {
    build.onResolve({ filter: /^vitest$/ }, () => ({
      path: join(root, 'scripts/mutants/vitest.mjs'),
    }));
  },
});

/** A bundle has no places of its own: each file learns where it used to be. */
const ownPlace = (root) => ({
  name: 'own-place',
  setup(build) {
    build.onLoad({ filter: /\/(?:src|test)\/.*\.ts$/ }, ({ path }) => {
      if (!path.startsWith(root)) return undefined;
      const text = readFileSync(path, 'utf8');
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
});

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner },
];
