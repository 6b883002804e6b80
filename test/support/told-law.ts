/** Laws with their windows as short texts: `< 1: 2, 1: 4, 2: 3, > 2: 5, ?: 2 of 16`. */

import { toText } from '../../src/number/index.ts';
import type { DenseLaw, Law } from '../../src/odds/law/law.ts';
import { dense, pointsOf } from '../../src/odds/law/law.ts';

/** What is listed, what lies below and above the window, and what is unknown, in parts of the whole. */
export function told(law: Law): string {
  const parts = [...pointsOf(law)].map(([at, weight]) => `${toText(at)}: ${weight}`);
  if (law.below > 0n) parts.unshift(`< ${law.bottom}: ${law.below}`);
  if (law.above > 0n) parts.push(`> ${law.top}: ${law.above}`);
  if (law.any > 0n) parts.push(`?: ${law.any}`);
  const signs = [law.kind === 'sparse' ? ', sparse' : '', law.fractional ? ', fractions' : ''];
  return `${parts.join(', ')} of ${law.denominator}${signs.join('')}`;
}

/** The law of whole numbers that a text describes. */
export function lawOf(text: string): DenseLaw {
  const [list = '', rest = ''] = text.split(' of ');
  const [whole = ''] = rest.split(',');
  const tails = { below: 0n, bottom: 0, above: 0n, top: 0, any: 0n };
  const listed = new Map<number, bigint>();
  for (const [, sign, at, weight = ''] of list.matchAll(/([<>?]?) ?(-?\d*): (\d+)/g)) {
    if (sign === '?') tails.any = BigInt(weight);
    else if (sign === '<') [tails.below, tails.bottom] = [BigInt(weight), Number(at)];
    else if (sign === '>') [tails.above, tails.top] = [BigInt(weight), Number(at)];
    else listed.set(Number(at), BigInt(weight));
  }
  const fractional = text.endsWith(', fractions');
  if (listed.size === 0) return dense(0, [], BigInt(whole), { ...tails, fractional });
  const low = Math.min(...listed.keys());
  const length = Math.max(...listed.keys()) - low + 1;
  const weights = Array.from({ length }, (_, index) => listed.get(low + index) ?? 0n);
  return dense(low, weights, BigInt(whole), { ...tails, fractional });
}
