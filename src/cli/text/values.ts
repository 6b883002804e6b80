/** Values of options. */

/** `97,17` or `97 17`; undefined when something is not a whole number. */
export function readFaces(text: string): readonly number[] | undefined {
  const words = text.trim() === '' ? [] : text.trim().split(/\s*,\s*|\s+/);
  const faces = words.map((word) => (/^[+-]?\d{1,16}$/.test(word) ? Number(word) + 0 : Number.NaN));
  return faces.every(Number.isSafeInteger) ? faces : undefined;
}

/** A d100 as the two ten-sided dice that it is rolled with: 1 to 100. */
export interface TwoDice {
  readonly hundred: number;
}

/**
 * What was typed for dice that lie on a table: faces, or `90+7` for a d100 as tens and units. 00 and 0 together are 100.
 * Undefined when something is neither.
 *
 * @example readTableFaces('00+7, 12') // [{ hundred: 7 }, 12]
 */
export function readTableFaces(text: string): readonly (number | TwoDice)[] | undefined {
  const words = text.trim() === '' ? [] : text.trim().split(/\s*,\s*|\s+/);
  const faces = words.map((word) => {
    const [, tens, units] = /^(\d0)\+(\d)$/.exec(word) ?? [];
    if (tens === undefined || units === undefined) return readFaces(word)?.[0];
    return { hundred: Number(tens) + Number(units) || 100 };
  });
  return faces.every((face) => face !== undefined) ? faces : undefined;
}

/** `str=3`, `attack=d20+5`: a number where it is one, else a notation; undefined without a name. */
export function readVariable(text: string): readonly [string, number | string] | undefined {
  const cut = text.indexOf('=');
  const name = text.slice(0, cut).trim().replace(/^@/, '');
  if (cut < 0 || name === '') return undefined;
  const value = text.slice(cut + 1).trim();
  return [name, /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value) ? Number(value) : value];
}
