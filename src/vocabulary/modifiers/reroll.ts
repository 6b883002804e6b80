/** Roll again: a die that meets the condition is taken up and rolled anew. */
import type { ModifierRecord } from '../modifier.ts';
import { conditionOf, describeTests } from '../modifier.ts';
import type { ChainRule } from '../rules/rule.ts';

const rerolling = (
  name: string,
  aliases: readonly string[],
  limit: number | undefined,
  doc: string,
): ModifierRecord => {
  const record: ModifierRecord = {
    name,
    ...(aliases.length === 0 ? {} : { aliases }),
    takes: {
      shape: 'condition',
      default: (die) => [{ op: '=', than: die.least }],
      options: ['once', 'limit'],
    },
    kind: 'chain',
    merges: true,
    rule: (given, die) => {
      const tests = conditionOf(record, given, die);
      const rule: ChainRule = {
        kind: 'chain',
        links: [{ sign: 1, shift: 0, role: 'rerolled', exits: [{ tests, link: 0 }] }],
        join: 'replace',
      };
      const most = given.limit ?? limit;
      return most === undefined ? rule : { ...rule, limit: most };
    },
    phrase: (
      { bare, tests, limit: written },
      faces = bare ? 'the lowest face' : describeTests(tests),
    ) =>
      limit === 1 && written === undefined
        ? `roll again once on ${faces}`
        : `roll again for as long as ${faces} comes`,
    doc,
    example: `2d6${name}1`,
  };
  return record;
};

export const reroll: ModifierRecord = rerolling(
  'r',
  ['rr'],
  undefined,
  'rolls a die again while it meets the condition',
);

export const rerollOnce: ModifierRecord = rerolling(
  'ro',
  [],
  1,
  'rolls a die that meets the condition again, once',
);
