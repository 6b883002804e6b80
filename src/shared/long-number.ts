/** Exact numbers that are too long for a sentence. */

/** The most characters of a number that is spelled out. */
const longest = 20;

/** Four digits of a whole number or fraction that is too long; undefined: it is not, or is beyond doubles. */
export function shortened(text: string): number | undefined {
  if (text.length <= longest) return undefined;
  const [numerator, denominator = '1'] = text.split('/');
  const near = Number(numerator) / Number(denominator);
  return Number.isFinite(near) ? Number(near.toPrecision(4)) : undefined;
}
