/** French. */
import type { Locale } from '../locale.ts';
import { diagnostics } from './diagnostics/index.ts';
import { explain } from './explain/index.ts';
import { records } from './records.ts';
import { render } from './render/index.ts';

export const fr: Locale = { language: 'fr', diagnostics, render, explain, records };
