/** Roll again: a die that meets the condition is rolled again. */
import type { Modifier } from '../modifier.ts';
import { conditionOf } from '../modifier.ts';
import type { ChainRule } from '../rules/rule.ts';

const rerolling = <Name extends string>(
  name: Name,
  aliases: readonly string[],
  limit: number | undefined,
): Modifier<Name> => {
  const record: Modifier<Name> = {
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
    example: `2d6${name}1`,
  };
  return record;
};

export const reroll: Modifier<'r'> = rerolling('r', ['rr'], undefined);
export const rerollOnce: Modifier<'ro'> = rerolling('ro', [], 1);
