/** Notations for the solver: every modifier in several forms, pairs, runs, and trees of small dice. */
import * as fc from 'fast-check';

/** Dice so small that every throw of a few of them can be looked at. */
export const smallDice: readonly string[] = [
  'd2',
  'd3',
  'd4',
  'dF',
  'd{1,1,2}',
  'd{-1..1}',
  'd{2,5}',
];

/** The forms of each modifier. A form may not fit every die; then it is refused both ways. */
export const forms: Readonly<Record<string, readonly string[]>> = {
  '!o': ['!o', '!o(1, 3)', '!o(1, 2)', '!o(once)', '!o(limit 2)', '!o(1, 3, limit 0)', '!o(-1, 1)'],
  '!oh': ['!oh', '!oh(2)', '!oh(2, rising)', '!oh(1, rising)', '!oh(limit 2)', '!oh(once)'],
  '!ol': ['!ol', '!ol(1)', '!ol(1, 3)', '!ol(-1)', '!ol(limit 2)', '!ol(once)'],
  kh: ['kh1', 'kh2', 'kh0', 'kh9'],
  kl: ['kl1', 'kl2', 'kl0', 'kl9'],
  km: ['km1', 'km2', 'km0', 'km9'],
  dh: ['dh1', 'dh2', 'dh0', 'dh9'],
  dl: ['dl1', 'dl2', 'dl0', 'dl9'],
  d: ['d1', 'd0', 'd2'],
  '!': [
    '!',
    '!1',
    '!(<=1)',
    '!(>=2)',
    '!(<>2)',
    '!(limit 2)',
    '!(once)',
    '!(>=2, limit 1)',
    '!(limit 0)',
  ],
  '!!': [
    '!!',
    '!!1',
    '!!(<=1)',
    '!!(<>2)',
    '!!(limit 2)',
    '!!(once)',
    '!!(>=1, limit 2)',
    '!!(limit 0)',
  ],
  '!p': ['!p', '!p1', '!p(<=1)', '!p(limit 2)', '!p(once)'],
  '!!p': ['!!p', '!!p1', '!!p(<=1)', '!!p(limit 2)', '!!p(once)'],
  r: ['r', 'r2', 'r(<2)', 'r(1, 3)', 'r(limit 2)', 'r(<=2, limit 2)', 'r(>=2, once)', 'r(limit 0)'],
  ro: ['ro', 'ro2', 'ro(<=2)', 'ro(>=-1)'],
  min: ['min2', 'min0', 'min(-1)', 'min3'],
  max: ['max1', 'max2', 'max0', 'max(-3)'],
  u: ['u'],
  uo: ['uo'],
  '>=': ['>=2', '=1', '<>2', '<2', '<=1', '>0', '>=2=3', '=-1'],
  f: ['>=2f1', '>=2f(<=0)', '>=1f3', '=2f'],
  cs: ['cs', 'cs2'],
  cf: ['cf', 'cf(<=1)'],
  m: ['m', 'm3', 'm2>1'],
  mt: ['mt', 'mt3', 'mt2>1', 'mt1', 'mt2=2'],
  s: ['s', 'sa'],
  sd: ['sd'],
};

export const modifierNames: readonly string[] = Object.keys(forms);

const formOf = (name: string): fc.Arbitrary<string> => fc.constantFrom(...(forms[name] ?? ['']));

const anyForm: fc.Arbitrary<string> = fc.constantFrom(...modifierNames).chain(formOf);
export const dice: fc.Arbitrary<string> = fc.constantFrom(...smallDice);

/** Modifiers apart, so that none runs into the next. */
const run = (count: number, die: string, modifiers: readonly string[]): string =>
  `${count}${die} ${modifiers.join(' ')}`;

/** Two modifiers on two dice, or three where some are kept. */
export const pairOf = (one: string, other: string): fc.Arbitrary<string> => {
  const keeps = [one, other].some((name) => /^(?:k.|d.?)$/.test(name));
  return fc
    .tuple(dice, formOf(one), formOf(other))
    .map(([die, ...both]) => run(keeps ? 3 : 2, die, both));
};

/** Any three modifiers, on few dice. */
export const triple: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), dice, anyForm, anyForm, anyForm)
  .map(([count, die, ...three]) => run(count, die, three));

const pool: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(1, 1, 1, 2, 2, 3, 0), dice, fc.array(anyForm, { maxLength: 1 }))
  .map(([count, die, modifiers]) => run(count, die, modifiers).trim());

const number = fc.constantFrom('1', '2', '2', '3', '3', '0', '2.5', '-1');
const testSign = fc.constantFrom('=', '<>', '<', '<=', '>', '>=');
const sign = fc.constantFrom('+', '+', '-', '-', '*', '/', '//', '%', '**');

/** What the trees call their variables. */
export const treeVariables: Readonly<Record<string, number | string>> = {
  two: 2,
  half: 0.5,
  coin: 'd2',
  pool: '(1d2)d2',
};

/** Rounding, choosing and comparing, over parts that roll. */
const expression: fc.Arbitrary<string> = fc.letrec<{ it: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 7, arbitrary: pool },
    { weight: 2, arbitrary: number.map((text) => (text.startsWith('-') ? `(${text})` : text)) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('@two', '@half', '@coin', '@pool', '@a', '@a', '@b', '@b'),
    },
  ),
  it: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: tie('leaf') },
    {
      weight: 4,
      arbitrary: fc.tuple(tie('it'), sign, tie('it')).map(([l, o, r]) => `(${l}) ${o} (${r})`),
    },
    fc.tuple(tie('it'), testSign, tie('it')).map(([l, o, r]) => `((${l}) ${o} (${r}))`),
    fc
      .tuple(fc.constantFrom('floor', 'ceil', 'round', 'trunc', 'abs', 'sign'), tie('it'))
      .map(([name, inner]) => `${name}(${inner})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'pow', 'mod'), tie('it'), tie('it'))
      .map(([name, ...both]) => `${name}(${both.join(', ')})`),
    fc.tuple(tie('it'), tie('it'), tie('it')).map((three) => `if(${three.join(', ')})`),
    fc.tuple(tie('it'), fc.constantFrom('2', '3')).map(([l, sides]) => `(${l})d${sides}`),
    fc.tuple(fc.constantFrom('1', '2'), tie('it')).map(([count, r]) => `${count}d(${r})`),
    fc.tuple(tie('it'), anyForm).map(([inner, form]) => `(${inner})d2 ${form}`),
    fc
      .tuple(
        fc.array(tie('it'), { minLength: 1, maxLength: 3 }),
        fc.oneof(fc.constant(''), anyForm),
      )
      .map(([items, form]) => `{${items.join(', ')}}${form}`),
    fc
      .tuple(fc.array(tie('leaf'), { minLength: 2, maxLength: 2 }), anyForm)
      .map(([items, form]) => `{${items.join(' + ')}} ${form}`),
  ),
})).it;

/** Whole notations: perhaps bindings before, perhaps a series. What is bound is used. */
export const tree: fc.Arbitrary<string> = fc
  .tuple(expression, pool, expression, fc.constantFrom('', '', '', '', '', '2 x '))
  .map(([body, a, b, series]) => {
    const second = body.includes('@b') ? `@b := ${b.replaceAll('@b', 'd2')}; ` : '';
    const first = (second + body).includes('@a') ? `@a := ${a}; ` : '';
    return `${first}${second}${series}${body}`;
  });
