/** Values of options. */

/** `97,17` or `97 17`; undefined when something is not a whole number. */
export function readFaces(text: string): readonly number[] | undefined {
  const words = text.trim() === '' ? [] : text.trim().split(/\s*,\s*|\s+/);
  const faces = words.map((word) => (/^[+-]?\d{1,16}$/.test(word) ? Number(word) + 0 : Number.NaN));
  return faces.every(Number.isSafeInteger) ? faces : undefined;
}

/** `str=3`, `attack=d20+5`: a number where it is one, else a notation; undefined without a name. */
export function readVariable(text: string): readonly [string, number | string] | undefined {
  const cut = text.indexOf('=');
  const name = text.slice(0, cut).trim().replace(/^@/, '');
  if (cut < 0 || name === '') return undefined;
  const value = text.slice(cut + 1).trim();
  return [name, /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value) ? Number(value) : value];
}
