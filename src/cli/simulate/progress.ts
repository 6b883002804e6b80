/** A progress bar on a terminal, and nothing elsewhere. */
import { performance } from 'node:perf_hooks';
import { SingleBar } from 'cli-progress';
import { isTerminal } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import type { SimulationWords } from '../words/index.ts';

export interface Progress {
  /** How much is done. */
  show(done: number): void;
  /** Takes the bar away. */
  end(): void;
}

/** What is done before that needs no bar, in milliseconds. */
const patience = 300;

/** The bar is drawn on standard error, in ASCII. */
export function createProgress(total: number, { streams, width, language }: LocalIo): Progress {
  const stream = streams?.err;
  if (stream === undefined || !isTerminal(stream)) return { show() {}, end() {} };
  const { simulation: words } = language.words;
  const started = performance.now();
  const bar = new SingleBar({
    stream,
    format: words.bar,
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
      const left = { left: timeLeft(passed, done / total, words) };
      if (bar.isActive) bar.update(done, left);
      else bar.start(total, done, left);
    },
    end: () => bar.stop(),
  };
}

/** `, 12 s left`; nothing where it would be no more than a guess. */
function timeLeft(passed: number, share: number, words: SimulationWords): string {
  if (share < 0.001) return '';
  const seconds = (passed * (1 - share)) / share / 1_000;
  if (seconds < 100) return words.timeLeft(Math.ceil(seconds), 's');
  return seconds < 6_000
    ? words.timeLeft(Math.ceil(seconds / 60), 'min')
    : words.timeLeft(Math.ceil(seconds / 3_600), 'h');
}
