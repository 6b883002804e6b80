/** What stands around messages, in French. */
import type { FrameWords, Share } from '../../../diagnostics/index.ts';
import { fine } from '../numbers.ts';

export const frame: FrameWords = {
  error: (message) => `erreur${fine}: ${message}`,
  warning: (message) => `attention${fine}: ${message}`,
  hint: (hint) => `conseil${fine}: ${hint}`,
  fix: (fix) => `essayez${fine}: ${fix}`,
  place: (line, column) => `ligne ${line}, colonne ${column}`,
  inVariable: (name, message) => `dans @${name}${fine}: ${message}`,
  failing(message, { here, varies = false, all, atLeast = false }) {
    if (here === undefined) {
      if (all === undefined || all === 'always') return message;
      return `${message} (le jet échoue avec une probabilité ${atLeast ? `d'au moins ${percentText(all.percent)}` : `de ${share(all)}`})`;
    }
    const way = varies ? 'pour cette raison ou une autre, ' : '';
    const whole =
      all === undefined
        ? ''
        : all === 'always'
          ? `${fine}; ici ou ailleurs, il échoue toujours`
          : `${fine}; ici ou ailleurs, ${share(all)}`;
    return `${message} (${way}le jet échoue ici avec une probabilité de ${share(here)}${whole})`;
  },
};

/** `1/6, 16,7 %`, or the percentage alone. */
function share({ percent, fraction }: Share): string {
  if (fraction !== undefined) return `${fraction}, soit ${percentText(percent)}`;
  const rounded = percent < 99.95 && percent >= 1e-300;
  return `${rounded ? 'environ ' : ''}${percentText(percent)}`;
}

/** Three digits. What can happen is never 0%, and what need not happen is never 100%. */
function percentText(percent: number): string {
  if (percent >= 99.95) return `plus de 99,9${fine}%`;
  return percent < 1e-300
    ? `moins de 1e-300${fine}%`
    : `${percent.toPrecision(3).replace('.', ',')}${fine}%`;
}
