/** What a command may do with the world: its streams, whether they show colours, and how it is stopped. */
import type { Readable, Writable } from 'node:stream';

export interface Io {
  /** Writes a result. A promise is given back when the reader is slow. */
  readonly out: (text: string) => Promise<void> | undefined;
  /** Writes an error, a warning or other news. */
  readonly err: (text: string) => Promise<void> | undefined;
  /** The columns of the reader's screen. */
  readonly width: number;
  /** Whether results go to a screen, so that long lines are broken. Absent: no. */
  readonly terminal?: boolean;
  readonly colour: { readonly out: boolean; readonly err: boolean };
  /** Whether everything must be ASCII. Absent: no. */
  readonly ascii?: boolean;
  /** Writes a file. Absent: there is nowhere to write to. */
  readonly writeFile?: (path: string, text: string) => Promise<void>;
  /** The streams themselves, for what reads or draws. Absent: there is nothing to read. */
  readonly streams?: Streams;
  /** The environment's variables; absent: none. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /**
   * Calls the handler at Ctrl-C in place of ending the process, until what comes back is called. Absent:
   * nobody can interrupt.
   */
  readonly onInterrupt?: (handler: () => void) => () => void;
  /** Where the code of worker threads is. Absent: the work is done in this thread. */
  readonly workers?: URL;
}

export interface Streams {
  readonly in: Readable;
  readonly out: Writable;
  readonly err: Writable;
}

/** Whether a person sits at the stream. */
export function isTerminal(stream: object | undefined): boolean {
  return stream !== undefined && 'isTTY' in stream && stream.isTTY === true;
}

/** The ways a command ends. */
export const exitStatus = {
  fine: 0,
  /** The notation is wrong. */
  notation: 1,
  /** The command was called in a wrong way. */
  usage: 2,
  /** Ctrl-C: 128 and the signal's number, as shells have it. */
  interrupted: 130,
} as const;
