/** What one line of a batch asks for: a notation as it is, or a JSON object. */

import type { RollOptions, Variables } from '../../index.ts';
import { callError } from '../../input/call-error.ts';

export interface Request {
  readonly notation: string;
  readonly options: RollOptions;
  /** Whether the odds are asked for too. */
  readonly odds: boolean;
}

const none: RollOptions = Object.freeze({});

/** No notation begins with a brace and then a quotation mark or another brace. */
const looksLikeJson = /^\s*\{\s*["}]/;

const known = ['notation', 'dice', 'seed', 'variables', 'odds'];

/**
 * Reads a line.
 *
 * @throws DiceError `unsuitable-input` for JSON that is no request
 * @example requestOf('2d6+3') // { notation: '2d6+3', options: {}, odds: false }
 * @example requestOf('{"notation": "2d6", "dice": [3, 4]}')
 */
export function requestOf(line: string): Request {
  if (!looksLikeJson.test(line)) return { notation: line, options: none, odds: false };
  const given = parsed(line);
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    throw callError(
      'unsuitable-input',
      `a request has no "${name}"`,
      `it may have ${known.map((each) => `"${each}"`).join(', ')}`,
    );
  }
  const { notation, dice, seed, variables, odds = false } = given;
  if (typeof notation !== 'string') {
    throw callError('unsuitable-input', 'a request needs a "notation", which is a text');
  }
  if (typeof odds !== 'boolean')
    throw callError('unsuitable-input', '"odds" must be true or false');
  if (variables === null) throw callError('unsuitable-input', '"variables" must be an object');
  // What they hold is judged by the library, which refuses what does not fit.
  const options = {
    ...(dice === undefined ? {} : { dice: dice as readonly number[] }),
    ...(seed === undefined ? {} : { seed: seed as string | number }),
    ...(variables === undefined ? {} : { variables: variables as Variables }),
  };
  return { notation, options, odds };
}

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw callError('unsuitable-input', `this line is not JSON: ${(error as Error).message}`);
  }
}
