/** `@x := 2d6 + 3` alone on a line: a name that stays. */
import { printExpression } from '../../grammar/print/print.ts';
import type { Diagnostic, Roller } from '../../index.ts';
import { standard } from '../../vocabulary/index.ts';
import { readVariable } from '../text/values.ts';

/** A name and what it stands for: a number, or a notation that is rolled again each time it is used. */
export type Definition = readonly [name: string, value: number | string];

/** What a line is: names to keep, a notation to roll, or what is wrong with it. */
export type Reading =
  | { readonly kind: 'definitions'; readonly definitions: readonly Definition[] }
  | { readonly kind: 'notation' }
  | { readonly kind: 'wrong'; readonly diagnostics: readonly Diagnostic[]; readonly text: string };

/** What a line of names is completed with; on a line of its own, since the line may end in a comment. */
const result = '\n; 0';

/** A finding about a completed line, as one about the line. */
function ofLine({ fix, ...finding }: Diagnostic, line: string): Diagnostic {
  const { start, end } = finding.span;
  const span = {
    start: Math.min(start, Math.max(0, line.length - 1)),
    end: Math.min(end, line.length),
  };
  return fix?.endsWith(result)
    ? { ...finding, span, fix: fix.slice(0, -result.length) }
    : { ...finding, span };
}

/**
 * In the language a binding is followed by what it is for. A line of bindings alone is one that can be read
 * once a result is added after it.
 */
export function readingOf(line: string, roller: Roller): Reading {
  const plain = roller.parse(line);
  if (plain.ok) return { kind: 'notation' };
  const names = line.replace(/[;\s]*$/, '');
  const completed = roller.parse(`${names}${result}`);
  if (!completed.ok) {
    // An error in the value is reported for the value: the line as it is also lacks a result.
    const [, value] = /^\s*@[^;]*?:=([^;]*);?\s*$/.exec(line) ?? [];
    if (value === undefined) {
      // The completed line may have a fix where the line, which lacks a result, has none.
      const [first] = plain.diagnostics;
      const fixed = completed.diagnostics.filter(
        ({ fix, span }) => fix?.endsWith(result) && span.start === first.span.start,
      );
      const diagnostics =
        fixed.length > 0 ? fixed.map((each) => ofLine(each, names)) : plain.diagnostics;
      return { kind: 'wrong', diagnostics, text: line };
    }
    const text = value.trim();
    const alone = roller.parse(text);
    if (!alone.ok) return { kind: 'wrong', diagnostics: alone.diagnostics, text };
    return {
      kind: 'wrong',
      diagnostics: completed.diagnostics.map((each) => ofLine(each, names)),
      text: names,
    };
  }
  const definitions = completed.tree.bindings.map(({ name, value }): Definition => {
    const text = printExpression(value, standard);
    // A plain number is a number wherever it is mentioned, without parentheses in what is shown.
    return [name, readVariable(`x=${text}`)?.[1] ?? text];
  });
  return { kind: 'definitions', definitions };
}
