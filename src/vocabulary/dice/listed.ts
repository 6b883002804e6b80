/** Dice whose faces are listed. */
import type { DieForm } from './record.ts';

export const withFaces = (faces: readonly (number | string)[]): string => `d{${faces.join(',')}}`;

export const listed: DieForm = {
  examples: ['d{1,1,2,4}', 'd{0..9}', 'd{-1..1}'],
  doc: 'a die with these faces: a face that repeats is on several sides, and ranges ascend',
};
