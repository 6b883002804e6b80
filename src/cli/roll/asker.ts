/** Questions to a person, or to a program on the other side of a pipe. */
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { Io } from '../io.ts';
import { isTerminal } from '../io.ts';

export interface Asker {
  /** Puts a question; undefined: the input has ended, or the person has left with Ctrl-C. */
  ask(question: string): Promise<string | undefined>;
  /** Says something between two questions. */
  say(text: string): Promise<void> | undefined;
  /** Whether the person left with Ctrl-C. */
  readonly interrupted: boolean;
  close(): void;
}

/**
 * Reads standard input, with editing where it is a terminal. Questions go to standard error, so that the
 * results can be piped away; without a terminal each is a line of its own.
 */
export function createAsker({ streams, err }: Io): Asker {
  if (streams === undefined) {
    return { ask: async () => undefined, say: err, interrupted: false, close: () => undefined };
  }
  const screen: Writable | undefined = [streams.err, streams.out].find(isTerminal);
  const seen = isTerminal(streams.in) && screen !== undefined;
  const reader = createInterface({
    input: streams.in,
    ...(seen ? { output: screen, terminal: true } : { terminal: false }),
    historySize: 0,
  });
  let interrupted = false;
  reader.on('SIGINT', () => {
    interrupted = true;
    screen?.write('\n');
    reader.close();
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      if (seen) {
        reader.setPrompt(question);
        reader.prompt();
      } else {
        await err(`${question.trimEnd()}\n`);
      }
      const { done, value } = await lines.next();
      return done === true ? undefined : value;
    },
    say: err,
    get interrupted() {
      return interrupted;
    },
    close: () => reader.close(),
  };
}
