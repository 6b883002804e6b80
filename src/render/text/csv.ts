/** Cells of comma-separated values, such that spreadsheets take them for what they are. */
import { printable } from '../../shared/printable.ts';

/**
 * A text in a cell: in quotes where it holds what would end the cell, and after a space where a spreadsheet would take it
 * for a formula. A notation means the same after a space.
 *
 * @example csvCell('@n d6') // ' @n d6'
 */
export function csvCell(text: string): string {
  const shown = printable(text).replace(/^[=+\-@\t]/, ' $&');
  return /[",\n\r]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** A fraction in two cells: in one, `1/27` would be taken for a day in January. */
export const fractionCells = ({
  numerator,
  denominator,
}: {
  readonly numerator: bigint;
  readonly denominator: bigint;
}): string => `${numerator},${denominator}`;
