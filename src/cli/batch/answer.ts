/** One line of a batch answered: the roll, or what is wrong, as one line of JSON. */

import type { Diagnostic, Roller } from '../../index.ts';
import { DiceError } from '../../index.ts';
import { callError } from '../../input/call-error.ts';
import type { ReadLine } from './lines.ts';
import type { Request } from './request.ts';
import { requestOf } from './request.ts';
import { createRollWriter } from './roll-json.ts';

/** The most bytes of a line. The longest notation takes 4,096 characters; the rest is for dice and variables. */
export const longestLine = 1_048_576;

/** Answers a line; the answer has no newline. Never throws for any line. */
export type Answer = (line: ReadLine) => string;

/**
 * Answers lines with one roller, so that a notation seen before is not read again.
 *
 * @param hasVariables - whether the roller has variables of its own
 */
export function createAnswer(roller: Roller, hasVariables: boolean): Answer {
  const write = createRollWriter();
  const rolled = ({ notation, options }: Request): string => {
    const roll = roller.roll(notation, options);
    return hasVariables || options.variables !== undefined ? JSON.stringify(roll) : write(roll);
  };
  return (line) => {
    try {
      if ('problem' in line) throw problems[line.problem]();
      const request = requestOf(line.text);
      const answer = rolled(request);
      return request.odds ? withOdds(answer, request, roller) : answer;
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      const notation = 'problem' in line ? undefined : notationOf(line.text);
      return JSON.stringify({ notation, error: errorOf(error) });
    }
  };
}

/** Odds that are declined take nothing away from the roll. */
function withOdds(answer: string, { notation, options }: Request, roller: Roller): string {
  const { variables } = options;
  const odds = oddsOf(() =>
    roller.odds(notation, variables === undefined ? {} : { variables }).toJSON(),
  );
  return `${answer.slice(0, -1)},"odds":${JSON.stringify(odds)}}`;
}

function oddsOf(solve: () => object): object {
  try {
    return solve();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return { error: errorOf(error) };
  }
}

/** The first error: the others may follow from it. */
function errorOf({ diagnostics }: DiceError): object {
  const { code, message, span, hint, fix } = diagnostics[0] as Diagnostic;
  return { code, message, span, hint, fix };
}

/** The notation that the span points into; a request that cannot be read has none. */
function notationOf(line: string): string | undefined {
  try {
    return requestOf(line).notation;
  } catch {
    return undefined;
  }
}

const problems = {
  long: () => callError('text-too-long', `this line is longer than ${longestLine} bytes`),
  bytes: () => callError('unsuitable-input', 'this line is not UTF-8'),
} as const;
