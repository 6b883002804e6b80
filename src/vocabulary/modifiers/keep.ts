/** Keep and drop: dice are chosen by rank. Of equal dice the earlier is kept. */
import type { Modifier } from '../modifier.ts';
import type { PoolRule } from '../rules/rule.ts';

interface Spelling {
  readonly aliases?: readonly string[];
  readonly leavesSome?: boolean;
  /** Whether the number of dice must be written. */
  readonly written?: boolean;
  readonly example: string;
}

const pool = <Name extends string>(
  name: Name,
  choose: (count: number) => Omit<PoolRule, 'kind'>,
  { aliases, leavesSome, written, example }: Spelling,
): Modifier<Name> => ({
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
  example,
});

export const keepHighest: Modifier<'kh'> = pool(
  'kh',
  (count) => ({ from: 'highest', skip: 0, take: count }),
  { aliases: ['k'], example: '4d6kh3' },
);

export const keepLowest: Modifier<'kl'> = pool(
  'kl',
  (count) => ({ from: 'lowest', skip: 0, take: count }),
  { example: '2d20kl1' },
);

export const keepMiddle: Modifier<'km'> = pool(
  'km',
  (count) => ({ from: 'middle', skip: 0, take: count }),
  { example: '3d20km1' },
);

export const dropHighest: Modifier<'dh'> = pool(
  'dh',
  (count) => ({ from: 'highest', skip: count }),
  {
    example: '3d6dh1',
  },
);

export const dropLowest: Modifier<'dl'> = pool('dl', (count) => ({ from: 'lowest', skip: count }), {
  example: '4d6dl1',
});

/** `2d6 d8` is more likely a forgotten plus than a drop, so it may not drop every die. */
export const drop: Modifier<'d'> = pool('d', (count) => ({ from: 'lowest', skip: count }), {
  leavesSome: true,
  written: true,
  example: '4d6d1',
});
