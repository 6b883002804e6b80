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
      return `${message} (le jet échoue avec une probabilité ${atLeast ? `d'au moins ${percentText(all.percent)}` : ofShare(all)})`;
    }
    const way = varies ? 'pour cette raison ou une autre, ' : '';
    const whole =
      all === undefined
        ? ''
        : all === 'always'
          ? `${fine}; ici ou ailleurs, il échoue toujours`
          : `${fine}; ici ou ailleurs, ${share(all)}`;
    return `${message} (${way}le jet échoue ici avec une probabilité ${ofShare(here)}${whole})`;
  },
};

/** `1/6, soit 16,7 %`, or the percentage alone. */
const share = (chance: Share): string => (isRounded(chance) ? 'environ ' : '') + plain(chance);

/** The same after a noun: "de 1/6", "d'environ 16,7 %". */
const ofShare = (chance: Share): string =>
  (isRounded(chance) ? "d'environ " : 'de ') + plain(chance);

const isRounded = ({ percent, fraction }: Share): boolean =>
  fraction === undefined && percent < 99.95 && percent >= 1e-300;

const plain = ({ percent, fraction }: Share): string =>
  fraction === undefined ? percentText(percent) : `${fraction}, soit ${percentText(percent)}`;

/** Three digits. What can happen is never 0%, and what need not happen is never 100%. */
function percentText(percent: number): string {
  if (percent >= 99.95) return `plus de 99,9${fine}%`;
  return percent < 1e-300
    ? `moins de 1e-300${fine}%`
    : `${percent.toPrecision(3).replace('.', ',')}${fine}%`;
}
