/** The command's entry: binds the program to the process. */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { run } from './run.ts';
import { columnsOf, showsColours } from './text/terminal.ts';

// A reader that goes away, as in `openroll ... | head -1`, ends the command quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 2);
  });
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => written(process.stdout, text),
  err: (text) => written(process.stderr, text),
  width: columnsOf(process.stdout),
  terminal: process.stdout.isTTY === true,
  colour: {
    out: showsColours(process.stdout, process.env),
    err: showsColours(process.stderr, process.env),
  },
  writeFile: (path, text) => writeFile(path, text),
  // A getter, since merely reading standard input opens it.
  get streams() {
    return { in: process.stdin, out: process.stdout, err: process.stderr };
  },
  environment: process.env,
  onInterrupt(handler) {
    process.on('SIGINT', handler);
    return () => process.off('SIGINT', handler);
  },
  workers: new URL('./simulate-worker.js', import.meta.url),
});

/** Waits while a slow reader's buffer is full, so that many rolls need no memory. */
function written(stream: NodeJS.WriteStream, text: string): Promise<void> | undefined {
  if (stream.write(text)) return undefined;
  return new Promise((resolve) => stream.once('drain', resolve));
}
