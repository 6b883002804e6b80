/** Runs the command in this process, as a shell would, and keeps what it says. */
import { Readable, Writable } from 'node:stream';
import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Scene extends Partial<Io> {
  /** What comes on standard input, in the pieces in which it arrives. */
  readonly input?: string | readonly (string | Uint8Array)[];
}

/** Runs the command with these arguments. */
export async function openroll(args: readonly string[], scene: Scene = {}): Promise<Ran> {
  const { input = [], ...given } = scene;
  const said = { out: '', err: '' };
  const keep = (name: 'out' | 'err') => (text: string) => {
    said[name] += text;
    return undefined;
  };
  const sink = (name: 'out' | 'err'): Writable =>
    new Writable({
      write(text, _, done) {
        said[name] += text;
        done();
      },
    });
  const pieces = (typeof input === 'string' ? [input] : input).map((each) => Buffer.from(each));
  const io: Io = {
    out: keep('out'),
    err: keep('err'),
    width: 80,
    colour: { out: false, err: false },
    streams: {
      in: Readable.from(pieces, { objectMode: false }),
      out: sink('out'),
      err: sink('err'),
    },
    ...given,
  };
  return { status: await run(args, io), ...said };
}

/** The lines of a text that ends with a newline. */
export const linesOf = (text: string): readonly string[] => {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error(`no newline at the end of ${JSON.stringify(text)}`);
  return lines;
};
