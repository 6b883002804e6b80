/**
 * The same steps on rows of weights in two number types: doubles while every sum is a whole number that a
 * double holds exactly, big integers beyond.
 */

import { zeros } from './integers.ts';

/** Cells from the lowest place; only the first `used` hold something. */
export interface Cells<T> {
  readonly cells: { [index: number]: T };
  used: number;
}

export interface Lane<T> {
  readonly from: (value: bigint) => T;
  readonly to: (row: Cells<T>) => bigint[];
  /** An empty row with room for this many cells. */
  readonly create: (room: number) => Cells<T>;
  readonly addAt: (row: Cells<T>, place: number, value: T) => void;
  /** Adds `factor` times another row, moved up by `shift`. */
  readonly addRow: (row: Cells<T>, other: Cells<T>, shift: number, factor: T) => void;
  /** Puts into `out` the product with `factor` times the sum of x^first up to `width` places from there. */
  readonly slide: (out: Cells<T>, row: Cells<T>, first: number, width: number, factor: T) => void;
}

export const doubleLane: Lane<number> = {
  from: Number,
  to: ({ cells, used }) => Array.from({ length: used }, (_, index) => BigInt(cells[index] ?? 0)),
  create: (room) => ({ cells: new Float64Array(room), used: 0 }),
  addAt(row, place, value) {
    row.cells[place] = (row.cells[place] as number) + value;
    row.used = Math.max(row.used, place + 1);
  },
  addRow(row, other, shift, factor) {
    if (factor === 0) return;
    const [to, from] = [row.cells as Float64Array, other.cells as Float64Array];
    for (let index = 0; index < other.used; index += 1) {
      to[index + shift] = (to[index + shift] as number) + (from[index] as number) * factor;
    }
    row.used = Math.max(row.used, other.used + shift);
  },
  slide(out, row, first, width, factor) {
    const [to, from] = [out.cells as Float64Array, row.cells as Float64Array];
    to.fill(0, 0, Math.max(first, out.used));
    out.used = 0;
    if (row.used === 0 || width === 0) return;
    const last = row.used + width - 1;
    let sum = 0;
    for (let index = 0; index < last; index += 1) {
      if (index < row.used) sum += from[index] as number;
      if (index >= width) sum -= from[index - width] as number;
      to[index + first] = sum * factor;
    }
    out.used = first + last;
  },
};

export const bigLane: Lane<bigint> = {
  from: (value) => value,
  to: ({ cells, used }) => Array.from({ length: used }, (_, index) => cells[index] ?? 0n),
  create: (room) => ({ cells: zeros(room), used: 0 }),
  addAt(row, place, value) {
    row.cells[place] = (row.cells[place] as bigint) + value;
    row.used = Math.max(row.used, place + 1);
  },
  addRow(row, other, shift, factor) {
    if (factor === 0n) return;
    const [to, from] = [row.cells as bigint[], other.cells as bigint[]];
    for (let index = 0; index < other.used; index += 1) {
      const each = from[index] as bigint;
      if (each === 0n) continue;
      const added = factor === 1n ? each : each * factor;
      const before = to[index + shift] as bigint;
      to[index + shift] = before === 0n ? added : before + added;
    }
    row.used = Math.max(row.used, other.used + shift);
  },
  slide(out, row, first, width, factor) {
    const [to, from] = [out.cells as bigint[], row.cells as bigint[]];
    to.fill(0n, 0, Math.max(first, out.used));
    out.used = 0;
    if (row.used === 0 || width === 0) return;
    const last = row.used + width - 1;
    let sum = 0n;
    for (let index = 0; index < last; index += 1) {
      if (index < row.used) sum += from[index] as bigint;
      if (index >= width) sum -= from[index - width] as bigint;
      to[index + first] = factor === 1n ? sum : sum * factor;
    }
    out.used = first + last;
  },
};
