/** Examples below a command's help. A test runs every one of them. */
import type { Command } from 'commander';
import type { HelpWords } from '../words/index.ts';
import { folded } from './fitted.ts';

/** What follows `openroll`, as one types it into a shell, and what it is for. */
export type Example = readonly [line: string, purpose: string];

/** Adds the examples to the help, and what may follow them. */
export function addExamples(
  command: Command,
  { titles, purpose: lineOf }: HelpWords,
  examples: readonly Example[],
  after = '',
): void {
  command.addHelpText('after', ({ command: asked, error }) => {
    const { getOutHelpWidth, getErrHelpWidth } = asked.configureOutput();
    const screen = (error ? getErrHelpWidth?.() : getOutHelpWidth?.()) ?? 80;
    const width = Math.max(...examples.map(([line]) => line.length)) + 2;
    const side = examples.map(([line, purpose]) => `  $ openroll ${line.padEnd(width)}${purpose}`);
    const fits = side.every((line) => line.length <= screen);
    // A command is not broken, so that it can be copied.
    const below = examples.map(
      ([line, purpose]) => `${folded(`  ${lineOf(purpose)}`, screen)}\n    $ openroll ${line}`,
    );
    return `\n${titles.examples}\n${(fits ? side : below).join('\n')}\n${folded(after, screen)}`;
  });
}
