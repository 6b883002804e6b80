/** Errors and warnings on a terminal: the first word and the caret stand out. */
import styles from 'ansi-styles';
import stringWidth from 'string-width';
import type { Diagnostic, DiceError } from '../../index.ts';
import { render } from '../../index.ts';
import type { Io } from '../io.ts';
import { folded } from './fitted.ts';

export async function showErrors({ diagnostics, notation }: DiceError, io: Io): Promise<void> {
  for (const diagnostic of diagnostics) {
    await io.err(`${dressed(diagnostic, notation, io, io.colour.err)}\n`);
  }
}

/** A warning is told once, however often the notation is rolled. */
export async function showWarnings(
  warnings: readonly Diagnostic[],
  notation: string,
  told: Set<string>,
  io: Io,
): Promise<void> {
  for (const warning of warnings) {
    const text = dressed(warning, notation, io, io.colour.err);
    if (told.has(text)) continue;
    told.add(text);
    await io.err(`${text}\n`);
  }
}

/** A finding as a terminal shows it. */
export function dressed(
  diagnostic: Diagnostic,
  notation: string,
  { terminal = false, width }: Pick<Io, 'terminal' | 'width'>,
  colour: boolean,
): string {
  const screen = { widthOf: stringWidth, ...(terminal ? { columns: width } : {}) };
  const lines = render(diagnostic, notation, screen).split('\n');
  // The line of the notation is cut to fit; a broken one would lose its caret.
  const text = lines
    .map((line) => (terminal && !line.startsWith('  ') ? folded(line, width) : line))
    .join('\n');
  if (!colour) return text;
  const { open, close } = diagnostic.severity === 'error' ? styles.red : styles.yellow;
  return text
    .replace(/^\w+:/, (word) => `${styles.bold.open}${open}${word}${close}${styles.bold.close}`)
    .replace(/^ *\^+$/m, (caret) => `${open}${caret}${close}`);
}
