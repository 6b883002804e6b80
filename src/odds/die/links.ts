/** Solves a chain link by link. */
import type { ChainRule, Link } from '../../vocabulary/rules/rule.ts';
import type { Ring, Share } from '../rings/ring.ts';
import { remembered } from '../rings/view.ts';

/** One face, or run of faces, of a die that a link reads. */
export interface Way<E> {
  readonly sides: bigint;
  readonly next: number | undefined;
  readonly brings: E;
}

export interface Ways<E> {
  readonly whole: bigint;
  readonly ways: (link: Link) => readonly Way<E>[];
  /** The last die that a limit allows counts as it lies. */
  readonly last: (link: Link) => readonly Share<E>[];
  readonly spend: (steps: number) => void;
  /** What all is worth from a link on that lies too far out to be looked at; undefined: it is looked at. */
  readonly beyond?: (link: number) => E | undefined;
}

/** Solves a chain link by link from the last; a link's loop to itself is a series, a limit a recursion. */
export function solveLinks<E>(
  { links, limit }: ChainRule,
  ring: Ring<E>,
  { whole, ways, last, spend, beyond }: Ways<E>,
): (link: number) => E {
  /** For each link what its die brings, by the link that comes next. */
  const grouped = remembered((index): ReadonlyMap<number | undefined, E> => {
    const parts = new Map<number | undefined, Share<E>[]>();
    for (const { sides, next, brings } of ways(links[index] as Link)) {
      const before = parts.get(next);
      if (before === undefined) parts.set(next, [[sides, brings]]);
      else before.push([sides, brings]);
    }
    return new Map([...parts].map(([next, shares]) => [next, ring.mix(shares, whole)]));
  });
  if (limit !== undefined) return limited(limit);
  const endless: (index: number) => E = remembered((index) => {
    const far = beyond?.(index);
    if (far !== undefined) return far;
    const parts: Share<E>[] = [];
    let loop: E | undefined;
    for (const [next, element] of grouped(index)) {
      if (next === index) loop = element;
      else parts.push([1n, next === undefined ? element : ring.times(element, endless(next))]);
    }
    const ending = ring.mix(parts, 1n);
    return loop === undefined ? ending : ring.looped(ending, loop);
  });
  return endless;

  function limited(most: number): (index: number) => E {
    let known: ReadonlyMap<number, E> | undefined;
    return (index) => {
      known ??= levels(most);
      return known.get(index) ?? ring.unknown;
    };
  }

  /** From the last die that the limit allows back to the first. */
  function levels(most: number): ReadonlyMap<number, E> {
    let level = new Map<number, E>();
    for (let left = 1; left <= most; left += 1) {
      spend(links.length * 20);
      const behind = level;
      level = new Map();
      for (const [index, link] of links.entries()) {
        if (left === 1) {
          level.set(index, ring.mix(last(link), whole));
          continue;
        }
        const parts = [...grouped(index)].map(([next, element]): Share<E> => {
          const rest = next === undefined ? undefined : behind.get(next);
          return [1n, rest === undefined ? element : ring.times(element, rest)];
        });
        level.set(index, ring.mix(parts, 1n));
      }
    }
    return level;
  }
}
