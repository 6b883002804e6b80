/** Makes an error as helpful as it can honestly be: fixes are tried out, other tools' spellings recognised. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import type { Dialect } from '../vocabulary/dialects/index.ts';
import { dialects } from '../vocabulary/dialects/index.ts';
import { replaced } from './edit.ts';

/** The first error of a text that is read and checked without its variables; undefined: there is none. */
export type FirstError = (text: string) => Diagnostic | undefined;

/** The finding with what can be said for certain. */
export type Adviser = (diagnostic: Diagnostic, text: string) => Diagnostic;

/** A notation of another tool is short; in a long text its search would cost too much. */
const longest = 500;

/** How many rewritings of one text are tried. */
const attempts = 30;

export function createAdviser(firstError: FirstError): Adviser {
  return (diagnostic, text) => {
    const { fix, ...rest } = diagnostic;
    try {
      const told = translated(diagnostic, text, { firstError, left: attempts });
      if (told !== undefined) return told;
      // A fix is only offered when it can be read itself.
      return fix === undefined || firstError(fix) === undefined ? diagnostic : rest;
    } catch (error) {
      // A caller's own stack may be nearly full.
      if (error instanceof RangeError) return rest;
      throw error;
    }
  };
}

interface Search {
  readonly firstError: FirstError;
  left: number;
}

/** The error as a spelling of another tool, when it is one. */
function translated(diagnostic: Diagnostic, text: string, search: Search): Diagnostic | undefined {
  if (diagnostic.severity !== 'error' || text.length > longest) return undefined;
  const first = search.firstError(text);
  // What is wrong with values alone is no matter of spelling.
  const spelled = first?.code === diagnostic.code && first.span.start === diagnostic.span.start;
  return spelled ? respelled(diagnostic, text, search) : undefined;
}

function respelled(
  { span, code }: Diagnostic,
  text: string,
  search: Search,
): Diagnostic | undefined {
  let partly: Diagnostic | undefined;
  for (const dialect of dialects) {
    const { whose, does, unless = [] } = dialect;
    if (unless.some((each) => each === code)) continue;
    const hint = `in ${whose} it ${does}`;
    for (const { whole, mark, ours } of spellingsAt(span, text, dialect)) {
      if (search.left <= 0) return partly;
      search.left -= 1;
      const shown = text.slice(mark.start, mark.end);
      const told = (about: string, fix?: string): Diagnostic =>
        fault('foreign-spelling', mark, `"${shown}" is not spelled this way here`, {
          hint: about,
          fix,
        });
      const rewritten = alongWith(dialect, replaced(text, whole, ours));
      const next = search.firstError(rewritten);
      if (next === undefined) return told(hint, rewritten);
      // There may be several such spellings in one text.
      const further = respelled(next, rewritten, search);
      if (further?.fix !== undefined) return told(hint, further.fix);
      // Understood as far as it goes, and something else is wrong behind it.
      if (next.span.start >= whole.start + ours.length && ours.trim() !== '') {
        partly ??= told(`${hint}; here that is "${ours.trim()}"`);
      }
    }
  }
  return partly;
}

interface Spelling {
  readonly whole: Span;
  readonly mark: Span;
  readonly ours: string;
}

/** Where the dialect's spelling touches the place. */
function spellingsAt(
  { start, end }: Span,
  text: string,
  { written, startsThere, ours }: Dialect,
): readonly Spelling[] {
  const flags = `${written.flags}${startsThere === true ? 'yd' : 'gd'}`;
  const search = new RegExp(written.source, flags);
  if (startsThere === true) search.lastIndex = start;
  const found = startsThere === true ? [search.exec(text)] : [...text.matchAll(search)];
  return found.flatMap((match): Spelling[] => {
    const [from, to] = match?.indices?.[0] ?? [0, 0];
    if (match === null || to === from || from > end || to < start) return [];
    const [markFrom, markTo] = match.indices?.groups?.mark ?? [from, to];
    const spelled = typeof ours === 'string' ? filled(ours, match) : ours(...match);
    if (spelled === undefined) return [];
    const lead = /^\s*/.exec(text.slice(markFrom, markTo))?.[0].length ?? 0;
    const shown = text.slice(markFrom, markTo).trim().length;
    const mark = { start: markFrom + lead, end: markFrom + lead + shown };
    return [{ whole: { start: from, end: to }, mark, ours: spelled }];
  });
}

const filled = (ours: string, match: readonly (string | undefined)[]): string =>
  ours.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');

const alongWith = ({ along = [] }: Dialect, text: string): string =>
  along.reduce((all, [written, ours]) => all.replace(written, ours), text);
