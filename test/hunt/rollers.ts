/** The rollers that the hunt asks: the plain one, tight and wide limits, own words, sources that misbehave. */
import type { FunctionRecord, ModifierRecord, Roller, RollerOptions } from '../../src/index.ts';
import { createRoller } from '../../src/index.ts';

export interface Subject {
  readonly name: string;
  readonly roller: Roller;
  readonly options: RollerOptions;
  /** Whether rolls without a seed take their dice from a source that cannot be trusted. */
  readonly lies?: true;
}

const twice: FunctionRecord = {
  name: 'twice',
  least: 1,
  most: 1,
  apply: (value = 0) => (typeof value === 'number' ? value * 2 : value),
  doc: 'doubles',
  example: 'twice(d6)',
};

/** A function whose results cannot be used. */
const broken: FunctionRecord = {
  ...twice,
  name: 'floored',
  apply: () => Number.NaN,
  example: 'floored(d6)',
};

const best: ModifierRecord = {
  name: 'best',
  takes: { shape: 'numbers', fewest: 0, most: 1, default: 2, options: ['once'] },
  kind: 'pool',
  rule: ({ numbers: [take = 2] }) => ({ kind: 'pool', from: 'highest', skip: 1, take }),
  phrase: ({ numbers }) => `keep ${numbers[0]} behind the best`,
  doc: 'keeps the ones behind the best',
  example: '4d6best',
};

/** A rule that is not a rule. */
const odd: ModifierRecord = {
  name: 'odd',
  takes: { shape: 'nothing' },
  kind: 'face',
  rule: () => JSON.parse('{"kind":"face","tests":[{"op":"=","than":"1"}],"becomes":null}'),
  phrase: () => 'do what cannot be done',
  doc: 'does what cannot be done',
  example: '4d6odd',
};

const cycle = (faces: readonly number[]): { readonly die: (sides: number) => number } => {
  let thrown = 0;
  return {
    die: () => {
      thrown += 1;
      return faces[thrown % faces.length] ?? 0;
    },
  };
};

const made: readonly (readonly [string, RollerOptions, true?])[] = [
  ['tight limits', { limits: { text: 60, nesting: 4, nodes: 25, dice: 12, faces: 5, chain: 3 } }],
  ['wide limits', { limits: { text: 20_000, nesting: 150, nodes: 20_000, dice: 20_000 } }],
  [
    'own words',
    {
      functions: [twice, broken],
      modifiers: [best, odd],
      dice: { Weather: [1, 1, 2, 5], x: [0], wide: [-(2 ** 53) + 1, 2 ** 53 - 1] },
    },
  ],
  ['always the highest', { random: { die: (sides) => sides } }],
  ['always the lowest', { random: { die: () => 1 } }],
  ['faces that no die has', { random: cycle([1, 0, -1, 7, 2 ** 53]) }, true],
  ['faces that are no numbers', { random: cycle([1, Number.NaN, 0.5, Infinity]) }, true],
];

/** The roller that most cases ask. */
export const plain: Subject = { name: 'plain', options: {}, roller: createRoller() };

export const subjects: readonly Subject[] = [
  plain,
  ...made.map(([name, options, lies]) => ({
    name,
    options,
    roller: createRoller(options),
    ...(lies === undefined ? {} : { lies }),
  })),
];
