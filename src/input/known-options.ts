/** Options of calls: misspelt ones are refused, not ignored. */
import { callError } from './call-error.ts';
import { readFrom } from './foreign-values.ts';

/**
 * The options of a call in an object of our own, each read once. A misspelt option must not be ignored:
 * `{ dise: [6] }` would roll at random.
 *
 * @throws DiceError `unsuitable-input`
 */
export function optionsOf<T extends object>(given: T, known: readonly (keyof T & string)[]): T {
  return readFrom('the options', () => {
    if (typeof given !== 'object' || given === null) {
      throw callError('unsuitable-input', { reason: 'not-an-object', what: 'options' });
    }
    for (const name of Object.keys(given)) {
      if ((known as readonly string[]).includes(name)) continue;
      throw callError('unsuitable-input', { reason: 'unknown-name', what: 'option', name, known });
    }
    const read: Partial<T> = {};
    for (const name of known) {
      const value = given[name];
      if (value !== undefined) read[name] = value;
    }
    return read as T;
  });
}
