/** An arbitrary whose values are made smaller by our own steps, which know what the values mean. */
import type { Arbitrary, FastCheck } from './fast-check.ts';

/**
 * The values of `source`; a value that shows a fault is replaced by the first smaller one that shows it too.
 *
 * @param smaller simpler values, the boldest steps first; every way of steps must end
 */
export function shrinkingBy<T>(
  fc: FastCheck,
  source: Arbitrary<T>,
  smaller: (value: T) => Iterable<T>,
): Arbitrary<T> {
  class Shrinking extends fc.Arbitrary<T> {
    override generate(...given: Parameters<Arbitrary<T>['generate']>) {
      // The context of the source is left out: its own shrinker is not asked.
      return new fc.Value<T>(source.generate(...given).value_, undefined);
    }
    override canShrinkWithoutContext(_value: unknown): _value is T {
      return true;
    }
    override shrink(value: T) {
      return fc.stream(iterate(smaller(value))).map((each) => new fc.Value<T>(each, undefined));
    }
  }
  return new Shrinking();
}

function* iterate<T>(values: Iterable<T>): IterableIterator<T> {
  yield* values;
}
