/** Errors and warnings on a terminal: the first word and the caret stand out. */
import styles from 'ansi-styles';
import stringWidth from 'string-width';
import type { Diagnostic, DiceError } from '../../index.ts';
import { render } from '../../index.ts';
import type { LocalIo } from '../local-io.ts';
import { folded } from './fitted.ts';

export async function showErrors({ diagnostics, notation }: DiceError, io: LocalIo): Promise<void> {
  for (const diagnostic of diagnostics) {
    await io.err(`${dressed(diagnostic, notation, io, io.colour.err)}\n`);
  }
}

/** A warning is shown once, however often the notation is rolled. */
export async function showWarnings(
  warnings: readonly Diagnostic[],
  notation: string,
  shown: Set<string>,
  io: LocalIo,
): Promise<void> {
  for (const warning of warnings) {
    const text = dressed(warning, notation, io, io.colour.err);
    if (shown.has(text)) continue;
    shown.add(text);
    await io.err(`${text}\n`);
  }
}

/** A finding as a terminal shows it, in the language of the call, whatever its words were. */
export function dressed(
  diagnostic: Diagnostic,
  notation: string,
  {
    terminal = false,
    width,
    language: { locale },
  }: Pick<LocalIo, 'terminal' | 'width' | 'language'>,
  colour: boolean,
): string {
  const screen = { locale, widthOf: stringWidth, ...(terminal ? { columns: width } : {}) };
  const lines = render(diagnostic, notation, screen).split('\n');
  // The line of the notation is cut to fit; a broken one would lose its caret.
  const text = lines
    .map((line) => (terminal && !line.startsWith('  ') ? folded(line, width) : line))
    .join('\n');
  if (!colour) return text;
  const { open, close } = diagnostic.severity === 'error' ? styles.red : styles.yellow;
  const word = locale.diagnostics.frame[diagnostic.severity]('').trimEnd();
  const head = `${styles.bold.open}${open}${word}${close}${styles.bold.close}`;
  return text.replace(word, () => head).replace(/^ *\^+$/m, (caret) => `${open}${caret}${close}`);
}
