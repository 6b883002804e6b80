/** Notations of small dice that fail for some throws, in one place or in several. */
import * as fc from 'fast-check';

/** What the notations call their variables. */
export const failingVariables: Readonly<Record<string, number | string>> = {
  coin: 'd2',
  zero: 'd2 - 1',
  broken: '1/(d2-1)',
  pool: '(d3-2)d2',
  both: '@broken + sqrt(d3-2)',
};

/** Fails for some throws by itself; the first are dice, which groups can pool. */
const pools = [
  '(d3-2)d2',
  '(d4-3)d2',
  '(@zero)d(@zero)',
  'd(d3-1)',
  '2d(d2-1)',
  '(d2/2)d2',
  'd(d2/2)',
  '(d2)d(d2)!(limit 1)',
  '(d2)d(d2)!',
  '(d2*20000-19999)d2',
  '(d2)d3dh1',
  '(1/(d2-1))d2',
  '(d3-2)d(d3-2)',
  '@pool',
];
const values = [
  '1/(d2-1)',
  '1/(d3-2)',
  'd2 // (d2-1)',
  '3 % (d3-1)',
  'mod(d2, d2-2)',
  'sqrt(d3-2)',
  'sqrt(d4-3)',
  '(d2-1)**(d2-2)',
  '(d3-2)**0.5',
  '(d2-1)/(d2-1)',
  '@broken',
  '@both',
  '10**(d2*300)',
  '{(d2)d2 + (d2-1)d3}d1',
  '{(d2)d2 + {(d2-1)d3 + d2}d1}kh1',
];
const sound = ['d2', 'd3', '2', '0', '-1', '@coin', '2d2', '(d2)d2'];

/** Bindings that fail, or that make others fail. */
const bindings = ['d2 - 1', 'd3 - 2', '1/(d2-1)', '(d3-2)d2', 'sqrt(d2-1) - 1', 'd2'];
/** What only fails for some numbers of a binding. */
const bound = [
  '1/@n',
  '(@n)d2',
  'd(@n)',
  '2d2kh(@n)',
  '{d2, d3}kh(@n)',
  '{d2 + d3}dl(@n)',
  'sqrt(@n)',
  '@n',
  '@n',
];

const anyOf = (texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

const expression = fc.letrec<{ it: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 3, arbitrary: anyOf(values) },
    { weight: 3, arbitrary: anyOf(pools) },
    { weight: 3, arbitrary: anyOf(sound) },
    { weight: 2, arbitrary: anyOf(bound) },
  ),
  it: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: tie('leaf') },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('it'), anyOf(['+', '-', '*', '/', '//', '%', '**']), tie('it'))
        .map(([left, sign, right]) => `(${left}) ${sign} (${right})`),
    },
    fc.tuple(tie('it'), tie('it')).map(([left, right]) => `((${left}) > (${right}))`),
    fc.tuple(tie('it'), tie('it')).map((both) => `max(${both.join(', ')})`),
    fc.tuple(tie('it'), tie('it'), tie('it')).map((three) => `if(${three.join(', ')})`),
    fc.tuple(tie('it'), anyOf(['2', '(d2-1)'])).map(([count, sides]) => `(${count})d${sides}`),
    fc
      .tuple(
        fc.array(tie('it'), { minLength: 1, maxLength: 2 }),
        anyOf(['', 'kh1', 'dl1', 'kh(@n)', '>=1']),
      )
      .map(([items, modifier]) => `{${items.join(', ')}}${modifier}`),
    fc
      .tuple(
        fc.array(anyOf([...pools, 'd2', '(d2)d2', '{(d3-2)d2 + d2}dl1']), {
          minLength: 1,
          maxLength: 2,
        }),
        anyOf(['', 'kh1', 'd2', 'kh(@n)', '>=1']),
      )
      .map(([items, modifier]) => `{${items.join(' + ')}}${modifier}`),
  ),
})).it;

/** Whole notations, perhaps with bindings and as a series. */
export const failingNotations: fc.Arbitrary<string> = fc
  .tuple(
    expression,
    anyOf(bindings),
    fc.option(anyOf(bindings), { freq: 3 }),
    anyOf(['', '', '', '2 x ', '3 x ', '@n x ', '(@n) x ']),
  )
  .map(([body, n, unused, series]) => {
    const first = `${series}${body}`.includes('@n') ? `@n := ${n}; ` : '';
    const second = unused === null ? '' : `@u := ${unused}; `;
    return `${first}${second}${series}${body}`;
  });
