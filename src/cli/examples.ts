/** Examples below a command's help. A test runs every one of them. */
import type { Command } from 'commander';

/** What stands behind `openroll`, as one types it into a shell, and what it is for. */
export type Example = readonly [line: string, purpose: string];

/** Adds the examples to the help, and what may follow them. */
export function addExamples(command: Command, examples: readonly Example[], after = ''): void {
  const width = Math.max(...examples.map(([line]) => line.length)) + 4;
  const lines = examples.map(([line, purpose]) => `  $ openroll ${line.padEnd(width)}${purpose}`);
  command.addHelpText('after', `\nExamples:\n${lines.join('\n')}\n${after}`);
}
