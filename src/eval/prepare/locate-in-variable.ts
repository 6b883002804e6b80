/** Findings about a variable's notation are told where the variable stands. */
import type { Diagnostic, Span } from '../../shared/diagnostic.ts';

/** The same finding at another place. A fix would be one of another text, so it is left out. */
export function locateInVariable(diagnostic: Diagnostic, span: Span, name: string): Diagnostic {
  const { code, severity, message, hint } = diagnostic;
  const told = message.startsWith('in @') ? message : `in @${name}: ${message}`;
  return { code, severity, span, message: told, ...(hint === undefined ? {} : { hint }) };
}
