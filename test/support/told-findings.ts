/** What is found in a notation, in one line: each code with the text that it is about, and the fix. */
import type { CheckOptions } from '../../src/index.ts';
import { check } from '../../src/index.ts';

export const toldFindings = (notation: string, options?: CheckOptions): string =>
  check(notation, options)
    .map(({ code, span, fix }) => {
      const place = `${code} ${notation.slice(span.start, span.end)}`;
      return fix === undefined ? place : `${place} -> ${fix}`;
    })
    .join('; ');
