/** Matches: sets of dice with equal values are shown or counted. */
import type { Modifier } from '../modifier.ts';
import type { SetsRule } from '../rules/rule.ts';

/** A pair is the smallest set that is worth the name. */
const pair = 2;

const matching = <Name extends string>(name: Name, how: SetsRule['how']): Modifier<Name> => ({
  name,
  takes: { shape: 'size', default: pair, least: 1 },
  kind: 'sets',
  ...(how === 'count' ? { counts: true } : {}),
  rule: ({ numbers: [least = pair], tests }) => {
    const rule: SetsRule = { kind: 'sets', least, how };
    return tests.length === 0 ? rule : { ...rule, tests };
  },
  example: how === 'count' ? '10d10mt3' : '6d6m',
});

export const showSets: Modifier<'m'> = matching('m', 'show');
export const countSets: Modifier<'mt'> = matching('mt', 'count');
