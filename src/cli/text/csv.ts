/** Cells of comma-separated values. */
import { printable } from '../../shared/printable.ts';

/** A text in a cell: in quotes where it holds what would end the cell. */
export function csvCell(text: string): string {
  const shown = printable(text);
  return /[",\n\r]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
