/** A batch from the first line to the last. */
import type { Readable } from 'node:stream';
import type { Roller } from '../../index.ts';
import { createRoller, seededSource } from '../../index.ts';
import { exitStatus } from '../io.ts';
import type { Language } from '../language.ts';
import type { LocalIo } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { jsonText } from '../text/ascii.ts';
import type { Answer } from './answer.ts';
import { createAnswer, longestLine } from './answer.ts';
import type { ReadLine } from './lines.ts';
import { createLineReader } from './lines.ts';

export interface BatchFlags {
  readonly seed?: string;
  readonly var?: GivenVariables;
}

/** Answers until the input ends. @returns the exit status */
export async function batch({ seed, var: variables }: BatchFlags, io: LocalIo): Promise<number> {
  // One source for all languages: a seed gives a row of rolls in the order of the lines.
  const options = {
    ...(seed === undefined ? {} : { random: seededSource(seed.trim()) }),
    ...(variables === undefined ? {} : { variables }),
  };
  const rollers = new Map<Language, Roller>();
  const rollerIn = (language: Language): Roller => {
    const known = rollers.get(language);
    if (known !== undefined) return known;
    const roller = createRoller({ ...options, locale: language.locale });
    rollers.set(language, roller);
    return roller;
  };
  const { language } = io;
  const answer = createAnswer({ language, rollerIn, hasVariables: variables !== undefined });
  await answerAll(io.streams?.in, answer, io);
  return exitStatus.fine;
}

/** Answers are written together up to this many characters: few calls, and little memory. */
const enough = 65_536;

/** How much of a piece is cut into lines at a time. */
const fewBytes = 4_096;

/** A caller that waits for an answer before the next line gets it: no answer is held back until another line comes. */
async function answerAll(input: Readable | undefined, answer: Answer, io: LocalIo): Promise<void> {
  const reader = createLineReader(longestLine);
  const write = async (text: string): Promise<void> => io.out(jsonText(text, io));
  const answerLines = async (lines: readonly ReadLine[]): Promise<void> => {
    let text = '';
    for (const line of lines) {
      text += `${answer(line)}\n`;
      if (text.length < enough) continue;
      await write(text);
      text = '';
    }
    if (text !== '') await write(text);
  };
  for await (const piece of input ?? []) {
    // Of a large piece only some lines at a time are made into text: less memory, and less to clear away.
    for (let from = 0; from < piece.length; from += fewBytes) {
      await answerLines(reader.push(piece.subarray(from, from + fewBytes)));
    }
  }
  await answerLines(reader.end());
}
