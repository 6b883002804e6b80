/** Explode, compound and penetrate: a die that meets the condition brings another one. */

import type { Given, Modifier, RuleFault } from '../modifier.ts';
import { conditionOf } from '../modifier.ts';
import type { Die } from '../rules/die.ts';
import { hasFace } from '../rules/die.ts';
import type { ChainRule, Link } from '../rules/rule.ts';

/** `!0` is a slip for `!o`: the letter and the digit look alike, and no such die shows 0. */
function zeroForLetter(modifier: string, given: Given, die: Die): RuleFault | undefined {
  const [test, ...others] = given.tests;
  if (test?.op !== '=' || test.than !== 0 || others.length > 0 || hasFace(die, 0)) return undefined;
  const instead = '!o';
  const details = { reason: 'zero-for-letter', modifier, instead } as const;
  return { code: 'unsuitable-argument', details, instead };
}

const exploding = <Name extends string>(
  name: Name,
  join: 'append' | 'add',
  penetrates: boolean,
): Modifier<Name> => {
  const record: Modifier<Name> = {
    name,
    takes: {
      shape: 'condition',
      default: (die) => [{ op: '=', than: die.highest }],
      options: ['once', 'limit'],
    },
    kind: 'chain',
    grows: true,
    merges: true,
    rule: (given, die) => {
      const slip = zeroForLetter(name, given, die);
      if (slip !== undefined) return slip;
      const tests = conditionOf(record, given, die);
      const link = (shift: number, next: number): Link => ({
        sign: 1,
        shift,
        role: 'exploded',
        exits: [{ tests, link: next }],
      });
      // A penetrating die is read by a second link, which takes 1 from it.
      const links = penetrates ? [link(0, 1), link(-1, 1)] : [link(0, 0)];
      const rule: ChainRule = { kind: 'chain', links, join };
      return given.limit === undefined ? rule : { ...rule, limit: given.limit };
    },
    example: `4d6${name}`,
  };
  return record;
};

export const explode: Modifier<'!'> = exploding('!', 'append', false);
export const compound: Modifier<'!!'> = exploding('!!', 'add', false);
export const penetrate: Modifier<'!p'> = exploding('!p', 'append', true);
export const compoundPenetrate: Modifier<'!!p'> = exploding('!!p', 'add', true);
