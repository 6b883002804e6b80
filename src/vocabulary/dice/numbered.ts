/** Dice with the faces from 1 to a number. */
import type { DieForm } from './record.ts';

export const withSides = (sides: number | string): string => `d${sides}`;

export const numbered: DieForm = {
  examples: ['d6'],
  doc: 'a die with the faces 1 to 6',
};
