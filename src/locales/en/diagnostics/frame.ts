/** What goes around messages, in English. */
import type { FrameWords, Share } from '../../../diagnostics/index.ts';

export const frame: FrameWords = {
  error: (message) => `error: ${message}`,
  warning: (message) => `warning: ${message}`,
  hint: (hint) => `hint: ${hint}`,
  fix: (fix) => `try: ${fix}`,
  place: (line, column) => `line ${line}, column ${column}`,
  inVariable: (name, message) => `in @${name}: ${message}`,
  failing(message, { here, varies = false, all, atLeast = false }) {
    if (here === undefined) {
      if (all === undefined || all === 'always') return message;
      return `${message} (the roll fails with a chance of ${atLeast ? `at least ${percentText(all.percent)}` : share(all)})`;
    }
    const way = varies ? 'for this reason or another, ' : '';
    const whole =
      all === undefined
        ? ''
        : all === 'always'
          ? '; here or elsewhere it always fails'
          : `; here or elsewhere, ${share(all)}`;
    return `${message} (${way}the roll fails here with a chance of ${share(here)}${whole})`;
  },
};

/** `1/6, 16.7%`, or the percentage alone. */
function share({ percent, fraction }: Share): string {
  if (fraction !== undefined) return `${fraction}, ${percentText(percent)}`;
  const rounded = percent < 99.95 && percent >= 1e-300;
  return `${rounded ? 'about ' : ''}${percentText(percent)}`;
}

/** Three digits. What can happen is never 0%, and what need not happen is never 100%. */
function percentText(percent: number): string {
  if (percent >= 99.95) return 'more than 99.9%';
  return percent < 1e-300 ? 'less than 1e-300%' : `${percent.toPrecision(3)}%`;
}
