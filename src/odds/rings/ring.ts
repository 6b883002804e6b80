/** What a solver calculates in: laws, moments, multisets of dice, counts around a threshold. */

/** A weighted part of a mixture. */
export type Share<E> = readonly [weight: bigint, element: E];

/**
 * Elements stand for what independent dice bring: `times` puts two together, `mix` chooses among them.
 * The parts of a mixture may add up to less than the whole: it is a part of a larger one then.
 */
export interface Ring<E> {
  /** Nothing at all, for certain. */
  readonly one: E;
  /** What cannot be said. */
  readonly unknown: E;
  /** Whether what lies beyond a window has no place: nobody misses what is farther out. */
  readonly isWindowed?: boolean;
  readonly mix: (parts: readonly Share<E>[], whole: bigint) => E;
  readonly times: (one: E, other: E) => E;
  /** `last / (1 - loop)`: a loop is gone round any number of times, then comes the last. */
  readonly looped: (last: E, loop: E) => E;
  /** What is left of a mixture without one of its parts; absent where that cannot be said. */
  readonly minus?: (whole: E, part: E) => E;
}

/** The n-th power by squaring. */
export function powerIn<E>(
  { one, times }: Pick<Ring<E>, 'one' | 'times'>,
  element: E,
  n: number,
): E {
  let product = one;
  let square = element;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product = product === one ? square : times(product, square);
    if (left > 1) square = times(square, square);
  }
  return product;
}
