/** What stands for vitest when mutants are tested: it collects tests instead of starting workers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format } from 'node:util';
import { collected } from 'openroll:collector';

// vitest's own matchers.
const fromVitest = createRequire(createRequire(`${process.cwd()}/`).resolve('vitest/package.json'));
const { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } = fromVitest('@vitest/expect');
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

// There are no snapshots here: what is only compared with one is not tested.
chai.Assertion.addMethod('toMatchSnapshot', () => {});

// A file that holds what is said is a table for people to judge, and is compared.
chai.Assertion.addMethod('toMatchFileSnapshot', function toMatchFileSnapshot(file) {
  const kept = readFileSync(join(process.cwd(), dirname(running), file), 'utf8');
  if (String(this._obj).trimEnd() !== kept.trimEnd()) throw new Error(`not what ${file} says`);
});

/** The file of the test that runs. */
let running = '';

export const expect = chai.expect;

const path = [];

export function test(name, body) {
  const full = [...path, name].join(' > ');
  // Rows of a table may have the same name.
  const id = `${collected.file}#${full}#${collected.tests.length}`;
  const { file } = collected;
  const run = typeof body === 'function' ? body : () => {};
  collected.tests.push({
    id,
    name: full,
    body() {
      running = file;
      return run();
    },
  });
}

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

const each = (take) => (rows) => (name, body) => {
  rows.forEach((row, index) => {
    const values = Array.isArray(row) ? row : [row];
    const places = name.match(/%[sdifjoO]/g)?.length ?? 0;
    take(`${format(name, ...values.slice(0, places))} (${index})`, () => body(...values));
  });
};

test.each = each(test);
describe.each = each(describe);

export const it = test;
export const afterEach = (hook) => collected.afterEach.push(hook);
export const beforeAll = (hook) => collected.before.push(hook);
export const afterAll = (hook) => collected.after.push(hook);

const stubbed = new Map();

export const vi = {
  /** Only the time that a test may take is set through it here. */
  setConfig: () => {},
  fn: fromVitest('@vitest/spy').fn,
  stubGlobal(name, value) {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  },
  unstubAllGlobals() {
    for (const [name, before] of stubbed) {
      if (before === undefined) delete globalThis[name];
      else Object.defineProperty(globalThis, name, before);
    }
    stubbed.clear();
  },
};
