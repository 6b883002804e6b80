/** Dice that a caller names: how such a name is written, and which faces a caller may give. */
import { callError } from '../../input/call-error.ts';
import type { Limits } from '../../input/limits.ts';
import type { DieForm, NamedDie } from './record.ts';

/** The faces of dice by name; repeats weigh. */
export interface NamedDice {
  readonly [name: string]: readonly number[];
}

export const withName = (name: string): string => `d{${name}}`;

/** The name in `d{name}`. */
export const nameIn = (text: string): string => text.slice(2, -1);

export const own: DieForm = {
  form: 'own',
  examples: ['d{name}'],
};

/** What can go between the braces of `d{name}` and is not a face. */
export const namePattern = '[a-z_][\\w-]*';

const nameShape = new RegExp(`^${namePattern}$`, 'i');
const longestName = 40;

/**
 * The built-in dice and the caller's, by their names in lower case.
 *
 * @throws DiceError `unsuitable-vocabulary` when a name or a face cannot be used
 */
export function withOwnDice(
  builtIn: ReadonlyMap<string, NamedDie>,
  dice: NamedDice,
  limits: Limits,
): ReadonlyMap<string, NamedDie> {
  if (typeof dice !== 'object' || dice === null || Array.isArray(dice)) {
    throw callError('unsuitable-vocabulary', { reason: 'dice-not-an-object' });
  }
  const all = new Map(builtIn);
  for (const [given, faces] of Object.entries(dice)) {
    const name = given.toLowerCase();
    if (!nameShape.test(name) || name.length > longestName) {
      throw callError('unsuitable-vocabulary', { reason: 'not-a-name', what: 'die', name: given });
    }
    if (all.has(name)) {
      throw callError('unsuitable-vocabulary', { reason: 'name-taken', what: 'die', name });
    }
    all.set(name, {
      name,
      spelling: withName(name),
      faces: checkedFaces(name, faces, limits),
    });
  }
  return all;
}

function checkedFaces(name: string, faces: unknown, limits: Limits): readonly number[] {
  const most = limits.faces;
  if (!Array.isArray(faces) || faces.length === 0 || faces.length > most) {
    throw callError('unsuitable-vocabulary', { reason: 'faces-not-a-list', die: name, most });
  }
  // A copy, so that the caller's list may change; Array.from makes holes visible.
  const checked = Array.from(faces as readonly unknown[], (face) => {
    if (typeof face === 'number' && Number.isSafeInteger(face)) return face + 0;
    throw callError('unsuitable-vocabulary', { reason: 'face-not-whole', die: name });
  });
  return Object.freeze(checked);
}
