/** `openroll simulate NOTATION`: rolls many times on all cores, and compares the results with the exact odds. */
import type { Register } from '../context.ts';
import { variableOption } from '../options.ts';
import { withoutQuotes } from '../roll/notations.ts';
import type { SimulateFlags } from '../simulate/simulate.ts';
import { addExamples } from '../text/examples.ts';

export const registerSimulate: Register = (program, { io, words, readers, end }) => {
  const { simulate: help, placeholders } = words.help;
  const command = variableOption(
    program
      .command('simulate')
      .description(help.description)
      .usage('[options] NOTATION')
      .argument('<notation...>', help.argument)
      .option(`-n, --rolls <${placeholders.number}>`, help.options.rolls, readers.rolls, 1_000_000)
      .option(`--seed <${placeholders.seed}>`, help.options.seed, readers.seed)
      .option(`--at-least <${placeholders.number}>`, help.options.atLeast, readers.outcome)
      .option(`--at-most <${placeholders.number}>`, help.options.atMost, readers.outcome),
    words,
  )
    .option('--json', help.options.json)
    .action(async (notation: readonly string[], flags: SimulateFlags) => {
      // Only here, so that other commands need not load it.
      const { simulate } = await import('../simulate/simulate.ts');
      end(await simulate(withoutQuotes(notation.join(' ')), flags, io));
    });
  addExamples(
    command,
    words.help,
    [
      ["simulate 'd100!o+15' -n 1e5", help.examples.plain],
      ["simulate -n 1e4 --seed 'session 12' 4d6kh3", help.examples.seed],
      ["simulate -n 1e4 '6d6r1mt3' --at-least 2 --json", help.examples.json],
    ],
    help.after,
  );
};
