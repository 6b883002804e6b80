/** Round numbers for the axes of charts. */

/** The least of 1, 2, 5, 10, 20, ... (or 0.1, 0.2, 0.5, ...) that is at least this number. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  // Powers of ten below 1 are not exact: 3 * 0.1 is not 0.3.
  return Number((step * power).toPrecision(6));
}

/** The multiples of a step that has few digits, between two numbers, as they are written. */
export function multiples(step: number, low: number, high: number): readonly number[] {
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  // A quotient of whole numbers is the double that is nearest to the decimal; a product of fractions is not.
  const parts = step < 1 ? Math.round(1 / step) : 1;
  const isOfParts = Math.abs(step * parts - 1) < 1e-9;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const times = first + index + 0;
    if (step < 1 && isOfParts) return times / parts;
    const product = times * step;
    return Number.isSafeInteger(product) ? product : Number(product.toPrecision(12));
  });
}
