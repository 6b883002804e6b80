/** Options, variables, dice, trees and records of a caller's that throw when somebody looks at them. */
import { describe, expect, test } from 'vitest';
import {
  check,
  createRoller,
  DiceError,
  explain,
  format,
  handOf,
  odds,
  parse,
  roll,
  seededSource,
} from '../../src/index.ts';

const boom = (): never => {
  throw new TypeError('boom');
};

/** An object that throws at everything that anybody does with it. */
const throwing = (): never =>
  new Proxy(() => {}, {
    apply: boom,
    construct: boom,
    get: boom,
    getOwnPropertyDescriptor: boom,
    getPrototypeOf: boom,
    has: boom,
    isExtensible: boom,
    ownKeys: boom,
    set: boom,
  }) as never;
const throwingObject = (): never =>
  new Proxy(
    {},
    { get: boom, getOwnPropertyDescriptor: boom, getPrototypeOf: boom, has: boom, ownKeys: boom },
  ) as never;
const throwingList = (): never =>
  new Proxy([1, 2, 3], {
    get: boom,
    getOwnPropertyDescriptor: boom,
    has: boom,
    ownKeys: boom,
  }) as never;
const gone = (target: object): never => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy as never;
};
const unspeakable = (): never =>
  ({
    toString: boom,
    valueOf: boom,
    toJSON: boom,
    [Symbol.toPrimitive]: boom,
    [Symbol.iterator]: boom,
  }) as never;
const throwingElement = (): never => Object.defineProperty([1, 2, 3], 1, { get: boom }) as never;
const throwingIterator = (): never => Object.assign([1], { [Symbol.iterator]: boom }) as never;
const endlessLength = (): never => Object.assign([], { length: 2 ** 32 - 1 }) as never;

const values: readonly (readonly [string, () => never])[] = [
  ['a proxy that throws', throwing],
  ['a proxy of an object that throws', throwingObject],
  ['a proxy of a list that throws', throwingList],
  ['a proxy that is gone', () => gone({})],
  ['a proxy of a list that is gone', () => gone([])],
  ['what no text can be made of', unspeakable],
  ['a list with an element that throws', throwingElement],
  ['a list with an iterator that throws', throwingIterator],
  ['a list without end', endlessLength],
  ['a symbol', () => Symbol('x') as never],
  ['a big integer', () => 3n as never],
  ['a function that throws', () => boom as never],
];

/** An object whose one property throws. */
const getter = (name: string): never =>
  Object.defineProperty({}, name, { get: boom, enumerable: true }) as never;

type Call = (value: never) => unknown;

const modifier = {
  name: 'half',
  kind: 'face',
  takes: { shape: 'nothing' },
  phrase: () => '',
  rule: () => ({}),
};
const apply = { name: 'half', least: 1, apply: (x: number) => x, doc: '', example: '' };

/** Every place where something of a caller's is read. */
const calls: readonly (readonly [string, Call])[] = [
  ['roll', (given) => roll(given)],
  ['roll, options', (given) => roll('d6', given)],
  ['odds', (given) => odds(given)],
  ['odds, options', (given) => odds('d6', given)],
  ['format', (given) => format(given)],
  ['explain', (given) => explain(given)],
  ['explain, options', (given) => explain('d6', given)],
  ['check, options', (given) => check('d6', given)],
  ['compile', (given) => createRoller().compile(given)],
  ['compile, options', (given) => createRoller().compile('d6', given)],
  ['compiled roll', (given) => createRoller().compile('d6').roll(given)],
  ['compiled total', (given) => createRoller().compile('d6').total(given)],
  ['createRoller', (given) => createRoller(given)],
  ['handOf', (given) => handOf(given)],
  ['seededSource', (given) => seededSource(given)],
  ['text', (given) => roll('d6').text(given)],
  ['table', (given) => odds('d6').table(given)],
  ['chart', (given) => odds('d6').chart(given)],
  ['svg', (given) => odds('d6').svg(given)],
  ['against', (given) => odds('d6').against(given)],
  ['at', (given) => odds('d6').at(given)],
  ['atLeast', (given) => odds('d6').atLeast(given)],
  ['atMost', (given) => odds('d6').atMost(given)],
  ['quantile', (given) => odds('d6').quantile(given)],
  ...['dice', 'seed', 'random', 'variables'].map((name): [string, Call] => [
    `roll, ${name}`,
    (value) => roll('d6 + 0*@a', { variables: { a: 1 }, [name]: value }),
  ]),
  ...['tolerance', 'work', 'variables'].map((name): [string, Call] => [
    `odds, ${name}`,
    (value) => odds('d6 + @a', { [name]: value }),
  ]),
  ...['random', 'limits', 'variables', 'modifiers', 'functions', 'dice'].map(
    (name): [string, Call] => [
      `createRoller, ${name}`,
      (value) => createRoller({ [name]: value }).roll('d6 + @a'),
    ],
  ),
  ...['style', 'width', 'rows', 'fractions'].map((name): [string, Call] => [
    `table, ${name}`,
    (value) => odds('d6').table({ [name]: value }),
  ]),
  ['svg, title', (title) => odds('d6').svg({ title })],
  ['a variable', (a) => roll('d6 + @a', { variables: { a } })],
  ['a variable within', (a) => roll('d6 + @o.a', { variables: { o: { a } } })],
  ['a limit', (dice) => createRoller({ limits: { dice } })],
  ['a face of a die with a name', (face) => createRoller({ dice: { x: [face] } })],
  ['the faces of a die with a name', (x) => createRoller({ dice: { x } })],
  ...['name', 'aliases', 'takes', 'kind', 'rule'].map((name): [string, Call] => [
    `a modifier's ${name}`,
    (value) => createRoller({ modifiers: [{ ...modifier, [name]: value } as never] }),
  ]),
  ...['name', 'least', 'most', 'apply'].map((name): [string, Call] => [
    `a function's ${name}`,
    (value) => createRoller({ functions: [{ ...apply, [name]: value } as never] }),
  ]),
  ['a modifier', (record) => createRoller({ modifiers: [record] })],
  ['a function', (record) => createRoller({ functions: [record] })],
  ['a random source', (random) => roll('d6', { random: { die: () => random } })],
  ['a tree', (body) => roll({ ...tree(), body } as never)],
  ...['text', 'comments', 'bindings', 'body', 'repeat', 'kind', 'version'].map(
    (name): [string, Call] => [
      `a tree's ${name}`,
      (value) => roll({ ...tree(), [name]: value } as never),
    ],
  ),
];

function tree(): object {
  const parsed = parse('2d6kh1 + 3');
  return JSON.parse(JSON.stringify(parsed.ok ? parsed.tree : {}));
}

/** What a call throws; undefined: nothing. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof DiceError ? undefined : error;
  }
}

describe.each(calls)('%s', (_name, call) => {
  test.each(values)('given %s throws nothing but a DiceError', (_what, make) => {
    expect(thrownBy(() => call(make()))).toBeUndefined();
  });
});

test.each<[string, Call, readonly string[]]>([
  ['roll', (given) => roll('d6', given), ['dice', 'seed', 'random', 'variables', 'other']],
  ['odds', (given) => odds('d6', given), ['tolerance', 'work', 'variables', 'other']],
  [
    'createRoller',
    (given) => createRoller(given),
    ['random', 'limits', 'variables', 'modifiers', 'functions', 'dice'],
  ],
  ['table', (given) => odds('d6').table(given), ['style', 'width', 'rows', 'fractions', 'ascii']],
  ['variables', (variables) => roll('@a', { variables }), ['a', 'b']],
  ['limits', (limits) => createRoller({ limits }), ['dice', 'work']],
  ['dice', (dice) => createRoller({ dice }), ['x']],
  ['a random source', (random) => roll('d6', { random }), ['die']],
])('a getter in %s that throws is refused, and its error is the cause', (name, call, names) => {
  for (const each of names) {
    let refused: unknown;
    try {
      call(getter(each));
    } catch (error) {
      refused = error;
    }
    expect([name, each, refused instanceof DiceError]).toEqual([name, each, true]);
    const { code, cause } = refused as DiceError;
    if (each !== 'other')
      expect([code, cause]).toEqual(['unsuitable-input', new TypeError('boom')]);
  }
});

test('an option is read once, so that it cannot change between two looks', () => {
  let looks = 0;
  const given = {
    get dice() {
      looks += 1;
      return looks === 1 ? [3] : [99];
    },
  };
  expect(roll('d6', given).total).toBe(3);
  expect(looks).toBe(1);
});

test('a full stack in a getter is reported as one', () => {
  const deep = (): never => deep();
  const given = Object.defineProperty({}, 'seed', { get: deep, enumerable: true });
  expect(() => roll('d6', given)).toThrow(expect.objectContaining({ code: 'nested-too-deeply' }));
});

test("what a caller's own source or function throws is passed on", () => {
  expect(() => roll('d6', { random: { die: boom } })).toThrow(new TypeError('boom'));
  const functions = [{ ...apply, apply: boom } as never];
  expect(() => createRoller({ functions }).roll('half(3)')).toThrow(new TypeError('boom'));
});
