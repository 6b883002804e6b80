/** Clamps: a die below or above a number counts as that number. */
import type { Modifier } from '../modifier.ts';

const clamp = <Name extends string>(name: Name, alias: string, op: '<' | '>'): Modifier<Name> => ({
  name,
  aliases: [alias],
  takes: { shape: 'numbers', fewest: 1, most: 1 },
  kind: 'face',
  rule: ({ numbers: [bound = 0] }) => ({
    kind: 'face',
    tests: [{ op, than: bound }],
    countsAs: bound,
  }),
  example: `4d6${name}${op === '<' ? 2 : 5}`,
});

export const least: Modifier<'min'> = clamp('min', 'mi', '<');
export const most: Modifier<'max'> = clamp('max', 'ma', '>');
