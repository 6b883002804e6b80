/** Options of calls: what is misspelt is refused, not passed over. */
import { callError } from './diagnostic.ts';

/**
 * A misspelt option must not be passed over: `{ dise: [6] }` would roll at random.
 *
 * @throws DiceError `unsuitable-input`
 */
export function refuseUnknown(given: object, known: readonly string[]): void {
  if (typeof given !== 'object' || given === null) {
    throw callError('unsuitable-input', 'options must be an object');
  }
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    throw callError(
      'unsuitable-input',
      `there is no option called "${name}"`,
      `the options are ${known.join(', ')}`,
    );
  }
}
