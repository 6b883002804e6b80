/** Clamps: a die below or above a number counts as that number. */
import type { ModifierRecord } from '../modifier.ts';

const clamp = (name: string, alias: string, op: '<' | '>', side: string): ModifierRecord => ({
  name,
  aliases: [alias],
  takes: { shape: 'numbers', fewest: 1, most: 1 },
  kind: 'face',
  rule: ({ numbers: [bound = 0] }) => ({
    kind: 'face',
    tests: [{ op, than: bound }],
    countsAs: bound,
  }),
  phrase: ({ numbers: [bound = 0] }) => `count anything ${side} ${bound} as ${bound}`,
  doc: `a die ${side} the number counts as the number`,
  example: `4d6${name}${op === '<' ? 2 : 5}`,
});

export const least: ModifierRecord = clamp('min', 'mi', '<', 'below');
export const most: ModifierRecord = clamp('max', 'ma', '>', 'above');
