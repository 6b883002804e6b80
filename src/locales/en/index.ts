/** English. */
import type { Locale } from '../locale.ts';
import { diagnostics } from './diagnostics/index.ts';

export const en: Locale = { language: 'en', diagnostics };
