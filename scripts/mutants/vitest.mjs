/** What stands for vitest when mutants are tested: it collects tests instead of starting workers. */
import { createRequire } from 'node:module';
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

export const expect = chai.expect;

const path = [];

export function test(name, body) {
  const full = [...path, name].join(' > ');
  // Rows of a table may have the same name.
  const id = `${collected.file}#${full}#${collected.tests.length}`;
  collected.tests.push({ id, name: full, body: typeof body === 'function' ? body : () => {} });
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
