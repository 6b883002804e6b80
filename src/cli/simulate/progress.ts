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
export function createProgress(total: number, { streams, width }: Io): Progress {
  const stream = streams?.err;
  if (stream === undefined || !isTerminal(stream)) return { show() {}, end() {} };
  const started = performance.now();
  const bar = new SingleBar({
    stream,
    format: '[{bar}] {percentage} %{left}, Ctrl-C stops',
    barsize: Math.max(5, Math.min(40, width - 40)),
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    hideCursor: true,
    clearOnComplete: true,
    fps: 10,
  });
  return {
    show(done) {
      const passed = performance.now() - started;
      if (passed < patience) return;
      const left = { left: timeLeft(passed, done / total) };
      if (bar.isActive) bar.update(done, left);
      else bar.start(total, done, left);
    },
    end: () => bar.stop(),
  };
}

/** `, 12 s left`; nothing where it would be no more than a guess. */
function timeLeft(passed: number, share: number): string {
  if (share < 0.001) return '';
  const seconds = (passed * (1 - share)) / share / 1_000;
  if (seconds < 100) return `, ${Math.ceil(seconds)} s left`;
  const [value, unit] = seconds < 6_000 ? [seconds / 60, 'min'] : [seconds / 3_600, 'h'];
  return `, ${Math.ceil(value)} ${unit} left`;
}
