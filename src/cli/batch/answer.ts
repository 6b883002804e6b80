/** One line of a batch answered: the roll, or what is wrong, as one line of JSON. */

import type { Diagnostic, Roller } from '../../index.ts';
import { DiceError } from '../../index.ts';
import type { Language } from '../language.ts';
import type { ReadLine } from './lines.ts';
import type { Request } from './request.ts';
import { requestOf } from './request.ts';
import { createRollWriter } from './roll-json.ts';
import { WrongLine } from './wrong-line.ts';

/** The most bytes of a line. The longest notation takes 4,096 characters; the rest is for dice and variables. */
export const longestLine = 1_048_576;

/** Answers a line; the answer has no newline. Never throws for any line. */
export type Answer = (line: ReadLine) => string;

/** What lines are answered with. */
export interface AnswerSetting {
  /** The language of the call; a line may ask for another. */
  readonly language: Language;
  /** One roller for each language, so that a notation seen before is not read again. */
  readonly rollerIn: (language: Language) => Roller;
  /** Whether the rollers have variables of their own. */
  readonly hasVariables: boolean;
}

/** Answers lines. */
export function createAnswer({ language: own, rollerIn, hasVariables }: AnswerSetting): Answer {
  const write = createRollWriter();
  const rolled = ({ notation, options }: Request, roller: Roller): string => {
    const roll = roller.roll(notation, options);
    return hasVariables || options.variables !== undefined ? JSON.stringify(roll) : write(roll);
  };
  return (line) => {
    let notation: string | undefined;
    try {
      if ('problem' in line) throw problems[line.problem]();
      const request = requestOf(line.text);
      notation = request.notation;
      const roller = rollerIn(request.language ?? own);
      const answer = rolled(request, roller);
      return request.odds ? withOdds(answer, request, roller) : answer;
    } catch (error) {
      if (error instanceof WrongLine) return JSON.stringify({ error: wrongLine(error, own) });
      if (!(error instanceof DiceError)) throw error;
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

/** The same for a line that cannot be read, which has no place in a notation. */
function wrongLine({ code, wording, language }: WrongLine, own: Language): object {
  const said = wording((language ?? own).words.batch);
  const { message, hint } = typeof said === 'string' ? { message: said, hint: undefined } : said;
  return { code, message, span: { start: 0, end: 0 }, hint };
}

const problems = {
  long: () => new WrongLine('text-too-long', ({ longLine }) => longLine(longestLine)),
  bytes: () => new WrongLine('unsuitable-input', ({ notUtf8 }) => notUtf8),
} as const;
