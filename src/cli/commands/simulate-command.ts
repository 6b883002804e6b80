/** `openroll simulate NOTATION`: rolls very often on all cores, and shows what came beside the exact odds. */
import type { Register } from '../context.ts';
import { invalid, outcome, seed, variableOption } from '../options.ts';
import type { SimulateFlags } from '../simulate/simulate.ts';
import { addExamples } from '../text/examples.ts';

export const registerSimulate: Register = (program, { io, end }) => {
  const command = variableOption(
    program
      .command('simulate')
      .description('rolls very often, on all cores: shares and their margins beside the odds')
      .usage('[options] NOTATION')
      .argument('<notation...>', 'what to roll')
      .option('-n, --rolls <number>', 'how many rolls, such as 1e7', rolls, 1_000_000)
      .option('--seed <seed>', 'the same seed and number give the same result', seed)
      .option('--at-least <number>', 'also the chance of at least so much', outcome)
      .option('--at-most <number>', 'also the chance of at most so much', outcome),
  )
    .option('--json', 'print one JSON object')
    .action(async (notation: readonly string[], flags: SimulateFlags) => {
      // Only here, so that other commands need not load it.
      const { simulate } = await import('../simulate/simulate.ts');
      end(await simulate(notation.join(' '), flags, io));
    });
  addExamples(
    command,
    [
      ["simulate 'd100!o+15' -n 1e5", 'a hundred thousand rolls'],
      ["simulate -n 1e4 --seed 'session 12' 4d6kh3", 'the same rolls every time'],
      ["simulate -n 1e4 '6d6r1mt3' --at-least 2 --json", 'as JSON'],
    ],
    more,
  );
};

const more = `
Ctrl-C ends it with what was rolled so far, a second one at once.

Exit status: 0; 1 for a notation that is wrong or always fails; 2 for a wrong call; 130 after Ctrl-C.
`;

/** A billion rolls take minutes to hours; more are surely a slip. */
const mostRolls = 1e12;

function rolls(text: string): number {
  const value = Number(text);
  if (
    /^\d+(?:\.\d+)?(?:e\d+)?$/i.test(text) &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= mostRolls
  ) {
    return value;
  }
  return invalid('A whole number from 1 to 1e12 is needed.');
}
