/** Numbers on a screen as English writes them. */
import type { NumberWords } from '../../../render/words.ts';

/** `10,000.5`; the decimals and an exponent stay as they are. */
export function numeral(digits: string): string {
  const [, before = '', whole = '', rest = ''] = /^(\D*)(\d+)(.*)$/.exec(digits) ?? [];
  return whole === '' ? digits : before + whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

export const numbers: NumberWords = {
  numeral,
  infinite: 'infinite',
  minusInfinity: 'minus infinity',
  unknown: 'unknown',
  within: (number, error) => `${number} (within ${error})`,
  percent: (digits) => `${numeral(digits)}%`,
  percentBetween: (least, most) => `${numeral(least)} to ${numeral(most)}%`,
};
