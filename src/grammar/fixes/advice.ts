/** Makes an error as helpful as it can honestly be: fixes are tried out, other tools' spellings recognised. */
import type { Dispute, ForeignDetails, Meant, Tool } from '../../diagnostics/details/dialects.ts';
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Dialect, Wrong } from '../../vocabulary/dialects/index.ts';
import { dialects, disputed, matchesOf } from '../../vocabulary/dialects/index.ts';
import { replaced } from './edit.ts';
import { withSentence } from './sentences.ts';

/** The first error of a text that is read and checked without its variables; undefined: there is none. */
export type FirstError = (text: string) => Finding | undefined;

export type Findings = readonly [Finding, ...Finding[]];

/** The finding with what can be said for certain; for a command around a roll, also what is wrong inside. */
export type Adviser = (diagnostic: Finding, text: string) => Findings;

/** A notation of another tool is short; in a long text its search would cost too much. */
const longest = 500;

/** How many rewritings of one text are tried. */
const attempts = 30;

export function createAdviser(firstError: FirstError): Adviser {
  return (diagnostic, text) => {
    try {
      return advised(diagnostic, text, { firstError, left: attempts });
    } catch (error) {
      // A caller's own stack may be nearly full.
      if (error instanceof RangeError) return [withoutFix(diagnostic)];
      throw error;
    }
  };
}

interface Search {
  readonly firstError: FirstError;
  left: number;
}

const withoutFix = ({ fix: _, ...rest }: Finding): Finding => rest;

function advised(diagnostic: Finding, text: string, search: Search): Findings {
  if (diagnostic.severity === 'error' && text.length <= longest) {
    const first = search.firstError(text);
    // Errors that come only from values have nothing to do with spelling.
    if (first?.code === diagnostic.code && first.span.start === diagnostic.span.start) {
      const inside = unwrapped(text, search);
      if (inside !== undefined) return inside;
      const foreign = respelled(diagnostic, text, search);
      if (foreign !== undefined) return [foreign];
    }
  }
  // A fix is only offered when it can be read itself.
  const finding = withSentence(diagnostic, text);
  const readable = finding.fix === undefined || search.firstError(finding.fix) === undefined;
  return [readable ? finding : withoutFix(finding)];
}

/** `/r 4d6x6`: the command is named first, and then what is wrong after it. */
function unwrapped(text: string, search: Search): Findings | undefined {
  for (const dialect of dialects) {
    if (dialect.around !== true) continue;
    for (const spelling of spellingsAt({ start: 0, end: text.length }, text, dialect)) {
      const roll = replaced(text, spelling.whole, spelling.ours ?? '');
      const from = text.lastIndexOf(roll);
      const around = replaced(text, { start: from, end: from + roll.length }, '1');
      // It may be a word of this vocabulary, and the fault elsewhere.
      if (search.left <= 0 || search.firstError(around) === undefined) continue;
      search.left -= 1;
      const wrong = search.firstError(roll);
      if (wrong === undefined) return [told(spelling, text, sureIn(spelling, roll, roll))];
      const [first, ...others] = advised(wrong, roll, search).map((each) => ({
        ...each,
        span: { start: each.span.start + from, end: each.span.end + from },
      }));
      if (first === undefined) return undefined;
      const fix = first.fix === undefined ? {} : sureIn(spelling, roll, first.fix);
      return [told(spelling, text, fix), withoutFix(first), ...others.map(withoutFix)];
    }
  }
  return undefined;
}

/** What is offered with a finding. */
interface Offer {
  readonly fix?: string | undefined;
  readonly dispute?: Dispute | undefined;
}

/** The fix, unless the tool reads the rest of the text in another way: then that is said. */
function sureIn({ from }: Spelling, rest: string, fix: string): Offer {
  const dispute = disputed(rest, from);
  return dispute === undefined ? { fix } : { dispute };
}

function told(
  { mark, about, from, holds, shown, example }: Spelling,
  text: string,
  offer: Offer,
): Finding {
  const { fix, dispute } = offer;
  if ('code' in about) return fault(about.code, mark, about.details, fix);
  // What a tool reads otherwise is not shown as its spelling.
  const sure = shown !== '' && !(holds && disputed(shown, from) !== undefined);
  const details: ForeignDetails = {
    reason: 'spelling',
    written: text.slice(mark.start, mark.end),
    ...about,
    ...(sure && { ours: shown }),
    ...(example !== undefined && { example }),
    ...(dispute !== undefined && { dispute }),
  };
  return fault('foreign-spelling', mark, details, fix);
}

function respelled({ span }: Finding, text: string, search: Search): Finding | undefined {
  let partly: Finding | undefined;
  for (const dialect of dialects) {
    if (dialect.around === true) continue;
    for (const spelling of spellingsAt(span, text, dialect)) {
      const { whole, ours } = spelling;
      // There is nothing to try, and what follows is less to the point.
      if (ours === undefined) return partly ?? told(spelling, text, {});
      if (search.left <= 0) return partly;
      search.left -= 1;
      const rewritten = replaced(text, whole, ours);
      const rest = replaced(text, whole, dialect.holds === true ? ours : ' ');
      const next = search.firstError(rewritten);
      if (next === undefined) return told(spelling, text, sureIn(spelling, rest, rewritten));
      // There may be several such spellings in one text.
      const further = respelled(next, rewritten, search);
      if (further?.fix !== undefined)
        return told(spelling, text, sureIn(spelling, rest, further.fix));
      // Understood as far as it goes, and something else is wrong after it.
      if (next.span.start >= whole.start + ours.length && ours.trim() !== '') {
        partly ??= told(spelling, text, {});
      }
    }
  }
  return partly;
}

interface Spelling {
  readonly whole: Span;
  readonly mark: Span;
  /** What it means, or what else is wrong. */
  readonly about: Meant | Wrong;
  readonly from: readonly Tool[];
  readonly holds: boolean;
  /** Our spelling; undefined: there is none that is sure. */
  readonly ours: string | undefined;
  /** What of it is shown; empty: nothing. */
  readonly shown: string;
  readonly example: string | undefined;
}

/** Where the dialect's spelling touches the place. */
function spellingsAt({ start, end }: Span, text: string, dialect: Dialect): readonly Spelling[] {
  const { means, wrong, holds = false } = dialect;
  return matchesOf(dialect, text).flatMap(({ from, to, mark: marked, groups }): Spelling[] => {
    if (to === from || from > end || to < start) return [];
    const [markFrom, markTo] = marked;
    const ours = filled(dialect.ours, groups);
    if (dialect.ours !== undefined && ours === undefined) return [];
    const about = wrong ?? (typeof means === 'function' ? means(...groups) : means);
    if (about === undefined) return [];
    const lead = /^\s*/.exec(text.slice(markFrom, markTo))?.[0].length ?? 0;
    const length = text.slice(markFrom, markTo).trim().length;
    const tool = 'tool' in about ? about.tool : undefined;
    return [
      {
        whole: { start: from, end: to },
        mark: { start: markFrom + lead, end: markFrom + lead + length },
        about,
        from: dialect.from ?? (tool === undefined ? [] : [tool]),
        holds,
        ours,
        // Around a roll, ours is the roll itself.
        shown: (filled(dialect.shows, groups) ?? (dialect.around ? '' : (ours ?? ''))).trim(),
        example: filled(dialect.example, groups),
      },
    ];
  });
}

function filled(pattern: Dialect['ours'], groups: readonly string[]): string | undefined {
  if (typeof pattern === 'function') return pattern(...groups);
  return pattern?.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '');
}
