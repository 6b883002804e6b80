/** Keep and drop: dice are chosen by rank. Of equal dice the earlier is kept. */
import type { ModifierRecord } from '../modifier.ts';
import type { PoolRule } from '../rules/rule.ts';

interface Wording {
  readonly aliases?: readonly string[];
  readonly leavesSome?: boolean;
  /** Whether the number of dice must be written. */
  readonly written?: boolean;
  readonly verb: 'keep' | 'drop';
  readonly which: string;
  readonly example: string;
}

const pool = (
  name: string,
  choose: (count: number) => Omit<PoolRule, 'kind'>,
  { aliases, leavesSome, written, verb, which, example }: Wording,
): ModifierRecord => ({
  name,
  ...(aliases === undefined ? {} : { aliases }),
  takes: {
    shape: 'numbers',
    fewest: 1,
    most: 1,
    least: 0,
    ...(written === true ? {} : { default: 1 }),
  },
  kind: 'pool',
  ...(leavesSome === true ? { leavesSome } : {}),
  rule: ({ numbers: [count = 1] }) => ({ kind: 'pool', ...choose(count) }),
  phrase: ({ numbers: [count = 1] }) => `${verb} the ${which}${count === 1 ? '' : ` ${count}`}`,
  doc: `${verb}s the ${which} dice${written === true ? '; the number must be written' : ', one unless a number is written'}`,
  example,
});

export const keepHighest: ModifierRecord = pool(
  'kh',
  (count) => ({ from: 'highest', skip: 0, take: count }),
  { aliases: ['k'], verb: 'keep', which: 'highest', example: '4d6kh3' },
);

export const keepLowest: ModifierRecord = pool(
  'kl',
  (count) => ({ from: 'lowest', skip: 0, take: count }),
  { verb: 'keep', which: 'lowest', example: '2d20kl1' },
);

export const keepMiddle: ModifierRecord = pool(
  'km',
  (count) => ({ from: 'middle', skip: 0, take: count }),
  { verb: 'keep', which: 'middle', example: '3d20km1' },
);

export const dropHighest: ModifierRecord = pool(
  'dh',
  (count) => ({ from: 'highest', skip: count }),
  {
    verb: 'drop',
    which: 'highest',
    example: '3d6dh1',
  },
);

export const dropLowest: ModifierRecord = pool('dl', (count) => ({ from: 'lowest', skip: count }), {
  verb: 'drop',
  which: 'lowest',
  example: '4d6dl1',
});

/** `2d6 d8` is more likely a forgotten plus than a drop, so it may not drop every die. */
export const drop: ModifierRecord = pool('d', (count) => ({ from: 'lowest', skip: count }), {
  leavesSome: true,
  written: true,
  verb: 'drop',
  which: 'lowest',
  example: '4d6d1',
});
