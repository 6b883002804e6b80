/** All modifiers: the language at a glance. The order is that of help and reference. */
import type { Modifier } from '../modifier.ts';
import { least, most } from './clamp.ts';
import { count, failure } from './count.ts';
import { compound, compoundPenetrate, explode, penetrate } from './explode.ts';
import { drop, dropHighest, dropLowest, keepHighest, keepLowest, keepMiddle } from './keep.ts';
import { criticalFailure, criticalSuccess } from './mark.ts';
import { countSets, showSets } from './match.ts';
import { openBoth, openHigh, openLow } from './open-ended.ts';
import { reroll, rerollOnce } from './reroll.ts';
import { ascending, descending } from './sort.ts';
import { unique, uniqueOnce } from './unique.ts';

export const modifiers: readonly Modifier<ModifierName>[] = [
  openBoth,
  openHigh,
  openLow,
  keepHighest,
  keepLowest,
  keepMiddle,
  dropHighest,
  dropLowest,
  drop,
  explode,
  compound,
  penetrate,
  compoundPenetrate,
  reroll,
  rerollOnce,
  least,
  most,
  unique,
  uniqueOnce,
  count,
  failure,
  criticalSuccess,
  criticalFailure,
  showSets,
  countSets,
  ascending,
  descending,
];

/** The names of the built-in modifiers: each has words in every language. */
export type ModifierName =
  | '!o'
  | '!oh'
  | '!ol'
  | 'kh'
  | 'kl'
  | 'km'
  | 'dh'
  | 'dl'
  | 'd'
  | '!'
  | '!!'
  | '!p'
  | '!!p'
  | 'r'
  | 'ro'
  | 'min'
  | 'max'
  | 'u'
  | 'uo'
  | 'count'
  | 'f'
  | 'cs'
  | 'cf'
  | 'm'
  | 'mt'
  | 's'
  | 'sd';
