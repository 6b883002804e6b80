/** Matches: sets of dice with equal values are shown or counted. */
import type { ModifierRecord } from '../modifier.ts';
import { describeTests } from '../modifier.ts';
import type { SetsRule } from '../rules/rule.ts';

/** A pair is the smallest set that is worth the name. */
const pair = 2;

const matching = (
  name: string,
  how: SetsRule['how'],
  verb: string,
  doc: string,
): ModifierRecord => ({
  name,
  takes: { shape: 'size', default: pair, least: 1 },
  kind: 'sets',
  ...(how === 'count' ? { counts: true } : {}),
  rule: ({ numbers: [least = pair], tests }) => {
    const rule: SetsRule = { kind: 'sets', least, how };
    return tests.length === 0 ? rule : { ...rule, tests };
  },
  phrase: ({ numbers: [least = pair], tests }, faces = describeTests(tests)) =>
    `${verb} of at least ${least} alike${tests.length === 0 ? '' : ` of the value ${faces}`}`,
  doc,
  example: how === 'count' ? '10d10mt3' : '6d6m',
});

export const showSets: ModifierRecord = matching(
  'm',
  'show',
  'point out sets',
  'shows sets of equal dice, of at least the number (2 unless written); the total does not change',
);

export const countSets: ModifierRecord = matching(
  'mt',
  'count',
  'count one success for each set',
  'counts the sets of equal dice, of at least the number (2 unless written); a comparison behind it picks their values',
);
