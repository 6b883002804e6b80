/** What `--for` and `--reach` are given: a variable with the numbers it takes, and a chance. */

/** A variable and the numbers that it takes one after the other. */
export interface ForValues {
  /** In lower case, without the `@`. */
  readonly name: string;
  readonly values: readonly number[];
}

/** A table has no more rows than this. */
export const mostValues = 1_000;

/**
 * `x=0..10` or `x=1,2,5`; undefined when it is neither, or has too many values.
 *
 * @example readForValues('@x=0..2') // { name: 'x', values: [0, 1, 2] }
 */
export function readForValues(text: string): ForValues | undefined {
  const [, written = '', list = ''] = /^\s*@?([^=]*?)\s*=\s*(.*?)\s*$/s.exec(text) ?? [];
  if (written === '') return undefined;
  const values = list.split(/\s*,\s*/).flatMap(run);
  const isRead = values.every(Number.isSafeInteger) && values.length > 0;
  return isRead && values.length <= mostValues
    ? { name: written.toLowerCase(), values }
    : undefined;
}

/** The numbers of `3` or `0..10`; NaN for what is neither. */
function run(text: string): readonly number[] {
  const [, from, to] = /^([+-]?\d{1,15})(?:\s*\.\.\s*([+-]?\d{1,15}))?$/.exec(text) ?? [];
  if (from === undefined) return [Number.NaN];
  const [first, last] = [Number(from), Number(to ?? from)];
  if (last < first || last - first >= mostValues) return [Number.NaN];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A chance as an exact fraction. */
export interface Share {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** As it was written. */
  readonly text: string;
}

/** `60%` or `2/3`, from 0 to 1; undefined when it is neither. */
export function readShare(given: string): Share | undefined {
  const text = given.trim();
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,20}))?\s*%$/.exec(text) ?? [];
  const [, top, bottom] = /^(\d{1,20})\/(\d{1,20})$/.exec(text) ?? [];
  const [numerator, denominator] =
    whole === undefined
      ? [BigInt(top ?? 1), BigInt(bottom ?? 0)]
      : [BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length)];
  return denominator > 0n && numerator <= denominator
    ? { numerator, denominator, text }
    : undefined;
}
