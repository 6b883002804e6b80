/** Findings about a variable's notation are reported where the variable is used. */
import type { Finding, Span } from '../../diagnostics/index.ts';

/** The same finding at another place. A fix would be one of another text, so it is left out. */
export function locateInVariable(finding: Finding, span: Span, name: string): Finding {
  const { fix: _, ...rest } = finding;
  return { ...rest, span, variable: finding.variable ?? name };
}
