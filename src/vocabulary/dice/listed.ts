/** Dice whose faces are listed. */
import type { DieForm } from './record.ts';

export const withFaces = (faces: readonly (number | string)[]): string => `d{${faces.join(',')}}`;

export const listed: DieForm = {
  form: 'listed',
  examples: ['d{1,1,2,4}', 'd{0..9}', 'd{-1..1}'],
};
