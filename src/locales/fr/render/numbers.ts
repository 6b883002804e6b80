/** Numbers on a screen as French writes them. */
import type { NumberWords } from '../../../render/words.ts';
import { fine } from '../numbers.ts';

/** `10 000,5`; an exponent stays as it is. */
export function numeral(digits: string): string {
  const [, before = '', whole = '', rest = ''] = /^(\D*)(\d+)(.*)$/.exec(digits) ?? [];
  if (whole === '') return digits;
  return before + whole.replace(/\B(?=(?:\d{3})+$)/g, fine) + rest.replace('.', ',');
}

export const numbers: NumberWords = {
  numeral,
  infinite: 'infini',
  minusInfinity: "moins l'infini",
  unknown: 'inconnu',
  within: (number, error) => `${number} (à ${error} près)`,
  percent: (digits) => `${numeral(digits)}${fine}%`,
  percentBetween: (least, most) => `${numeral(least)} à ${numeral(most)}${fine}%`,
};
