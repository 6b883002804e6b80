/** Explode, compound and penetrate: a die that meets the condition brings another one. */

import type { Given, ModifierRecord, RuleFault } from '../modifier.ts';
import { conditionOf, describeTests } from '../modifier.ts';
import type { Die } from '../rules/die.ts';
import { hasFace } from '../rules/die.ts';
import type { ChainRule, Link } from '../rules/rule.ts';

interface Wording {
  readonly verb: string;
  /** What each die that meets the condition does. */
  readonly each: string;
  readonly join: 'append' | 'add';
  readonly penetrates: boolean;
  readonly doc: string;
  readonly example: string;
}

/** `!0` is a slip for `!o`: the letter and the digit look alike, and no such die shows 0. */
function zeroForLetter(modifier: string, given: Given, die: Die): RuleFault | undefined {
  const [test, ...others] = given.tests;
  if (test?.op !== '=' || test.than !== 0 || others.length > 0 || hasFace(die, 0)) return undefined;
  const instead = '!o';
  const details = { reason: 'zero-for-letter', modifier, instead } as const;
  return { code: 'unsuitable-argument', details, instead };
}

const exploding = (name: string, wording: Wording): ModifierRecord => {
  const { verb, each, join, penetrates, doc, example } = wording;
  const record: ModifierRecord = {
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
    phrase: ({ bare, tests }, faces = bare ? 'the highest face' : describeTests(tests)) =>
      `${verb} on ${faces} (${each})`,
    doc,
    example,
  };
  return record;
};

export const explode: ModifierRecord = exploding('!', {
  verb: 'explode',
  each: 'another die joins the pool, and can explode too',
  join: 'append',
  penetrates: false,
  doc: 'a die that meets the condition adds another die to the pool, which can explode too',
  example: '4d6!',
});

export const compound: ModifierRecord = exploding('!!', {
  verb: 'compound',
  each: 'another roll is added into the same die, and so on',
  join: 'add',
  penetrates: false,
  doc: 'explodes, the further dice added into the one that meets the condition',
  example: '4d6!!',
});

export const penetrate: ModifierRecord = exploding('!p', {
  verb: 'penetrate',
  each: 'another die joins the pool, counts 1 less, and can penetrate too',
  join: 'append',
  penetrates: true,
  doc: 'explodes, each further die counting 1 less',
  example: '4d6!p',
});

export const compoundPenetrate: ModifierRecord = exploding('!!p', {
  verb: 'compound and penetrate',
  each: 'another roll less 1 is added into the same die, and so on',
  join: 'add',
  penetrates: true,
  doc: 'compounds, each further die counting 1 less',
  example: '4d6!!p',
});
