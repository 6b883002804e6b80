/** `openroll batch`: one line in, one line of JSON out, for embedding in a program of any language. */
import type { Readable } from 'node:stream';
import { createRoller, seededSource } from '../index.ts';
import type { Answer } from './batch/answer.ts';
import { createAnswer, longestLine } from './batch/answer.ts';
import type { ReadLine } from './batch/lines.ts';
import { createLineReader } from './batch/lines.ts';
import type { Register } from './context.ts';
import { addExamples } from './examples.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import type { GivenVariables } from './options.ts';
import { variableOption } from './options.ts';

export const registerBatch: Register = (program, { io, end }) => {
  const command = variableOption(
    program
      .command('batch')
      .description('answers lines of standard input with lines of JSON')
      .option('--seed <seed>', 'the same seed gives the same rolls, in the order of the lines'),
  ).action(async (flags: BatchFlags) => {
    end(await batchCommand(flags, io));
  });
  addExamples(command, [
    ['batch', 'answers until the input ends'],
    ["batch --seed 'session 12'", 'the same answers to the same lines'],
  ]);
  command.addHelpText('after', more);
};

const more = `
A line is a notation, or a JSON object with "notation" and, where wanted, "dice", "seed",
"variables", "odds": true. Each line gets one answer, in order: the roll, or an "error"
with "code", "message" and "span". A bad line does not end it.
Exit status: 0 when the input has ended; 2 for a wrong call.
`;

interface BatchFlags {
  readonly seed?: string;
  readonly var?: GivenVariables;
}

async function batchCommand({ seed, var: variables }: BatchFlags, io: Io): Promise<number> {
  const roller = createRoller({
    ...(seed === undefined ? {} : { random: seededSource(seed.trim()) }),
    ...(variables === undefined ? {} : { variables }),
  });
  await answerAll(io.streams?.in, createAnswer(roller), io);
  return exitStatus.fine;
}

/** Answers are written together until they have so many characters: few calls, and little memory. */
const enough = 65_536;

/** Whoever waits for an answer before the next line gets it: nothing is held back for a line to come. */
async function answerAll(input: Readable | undefined, answer: Answer, io: Io): Promise<void> {
  const reader = createLineReader(longestLine);
  const answerLines = async (lines: readonly ReadLine[]): Promise<void> => {
    let text = '';
    for (const line of lines) {
      text += `${answer(line)}\n`;
      if (text.length < enough) continue;
      await io.out(text);
      text = '';
    }
    if (text !== '') await io.out(text);
  };
  for await (const piece of input ?? []) await answerLines(reader.push(piece));
  await answerLines(reader.end());
}
