/** All dice: what can be rolled, at a glance. The order is that of help and reference. */
import { fudge, sparseFudge } from './fudge.ts';
import { listed } from './listed.ts';
import { numbered } from './numbered.ts';
import { own } from './own.ts';
import { percentile } from './percentile.ts';
import type { DieForm, SpelledDie } from './record.ts';

/** Those with a spelling of their own. */
export const dice: readonly SpelledDie<DieSpelling>[] = [percentile, fudge, sparseFudge];

/** How the built-in ones are spelled: each has words in every language. */
export type DieSpelling = 'd%' | 'dF' | 'dF.1';

/** Those that say in their text what they show. */
export const dieForms: readonly DieForm[] = [numbered, listed, own];
