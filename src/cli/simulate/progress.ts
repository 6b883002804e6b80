/** A progress bar on a terminal, and nothing elsewhere. */
import { performance } from 'node:perf_hooks';
import { SingleBar } from 'cli-progress';
import type { Io } from '../io.ts';
import { isTerminal } from '../io.ts';

export interface Progress {
  /** So much is done. */
  show(done: number): void;
  /** Takes the bar away. */
  end(): void;
}

/** What is done before that needs no bar, in milliseconds. */
const patience = 300;

/** The bar is drawn on standard error, in ASCII. */
export function createProgress(total: number, io: Io): Progress {
  const stream = io.streams?.err;
  if (stream === undefined || !isTerminal(stream)) {
    return { show: () => undefined, end: () => undefined };
  }
  const started = performance.now();
  let bar: SingleBar | undefined;
  return {
    show(done) {
      if (performance.now() - started < patience) return;
      if (bar === undefined) {
        bar = new SingleBar({
          stream,
          format: '[{bar}] {percentage} %, {eta_formatted} left, Ctrl-C stops',
          barsize: Math.max(5, Math.min(40, io.width - 40)),
          barCompleteChar: '=',
          barIncompleteChar: ' ',
          hideCursor: true,
          clearOnComplete: true,
          fps: 10,
        });
        bar.start(total, done);
      }
      bar.update(done);
    },
    end() {
      bar?.stop();
    },
  };
}
