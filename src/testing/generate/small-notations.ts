/** Notations of dice so small that every way in which they can fall can be tried. */
import type { Arbitrary, FastCheck } from './fast-check.ts';
import { modifierForms, modifierNames, smallDice } from './tree/forms.ts';

/** Modifiers in their own forms, with spaces, so that none runs into the next. */
export const runOf = (
  fc: FastCheck,
  names: readonly string[],
  counts: readonly number[],
): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...counts),
      fc.constantFrom(...smallDice),
      fc.tuple(...names.map((name) => fc.constantFrom(...modifierForms(name)))),
    )
    .map(([count, die, forms]) => `${count}${die} ${forms.join(' ')}`.trim());

export const anyRunOf = (
  fc: FastCheck,
  most: number,
  counts: readonly number[],
): Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...modifierNames), { maxLength: most })
    .chain((names) => runOf(fc, names, counts));

/** Names that the notations bind, and use. */
const bound = ['@a', '@b'] as const;

/**
 * Whole notations: rounding, choosing and comparing, computed numbers of dice and sides, groups, perhaps
 * bindings before, perhaps a series. What is bound is used.
 */
export function smallNotations(fc: FastCheck, variables: readonly string[]): Arbitrary<string> {
  const anyForm = fc
    .constantFrom(...modifierNames)
    .chain((name) => fc.constantFrom(...modifierForms(name)));
  const pool = anyRunOf(fc, 1, [1, 1, 1, 2, 2, 3, 0]);
  const number = fc.constantFrom('1', '2', '2', '3', '3', '0', '2.5', '(-1)');
  const names = [...variables.map((name) => `@{${name}}`), ...bound, ...bound];
  const testSign = fc.constantFrom('=', '<>', '<', '<=', '>', '>=');
  const sign = fc.constantFrom('+', '+', '-', '-', '*', '/', '//', '%', '**');
  const expression = fc.letrec<{ it: string; leaf: string }>((tie) => ({
    leaf: fc.oneof(
      { weight: 7, arbitrary: pool },
      { weight: 2, arbitrary: number },
      { weight: 3, arbitrary: fc.constantFrom(...names) },
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
  return fc
    .tuple(expression, pool, expression, fc.constantFrom('', '', '', '', '', '2 x '))
    .map(([body, a, b, series]) => {
      const second = body.includes('@b') ? `@b := ${b.replaceAll('@b', 'd2')}; ` : '';
      const first = (second + body).includes('@a') ? `@a := ${a}; ` : '';
      return `${first}${second}${series}${body}`;
    });
}
