/** Reads the command line and runs what it asks for. Knows no process: tests call it as it is. */
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import type { CheckFlags } from './check-command.ts';
import { checkCommand } from './check-command.ts';
import type { ExplainFlags } from './explain-command.ts';
import { explainCommand } from './explain-command.ts';
import { formatCommand } from './format-command.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import type { OddsFlags } from './odds-command.ts';
import { oddsCommand } from './odds-command.ts';
import type { RollFlags } from './roll-command.ts';
import { rollCommand } from './roll-command.ts';
import { readFaces, readVariable } from './values.ts';

const examples = `
Examples:
  $ openroll 'd100!o+15'                    an open-ended roll and a bonus
  $ openroll 4d6kh3 --times 6               six ability scores
  $ openroll 'd20 + @str' --var str=3       with a variable
  $ openroll --dice 97,17 'd100!o'          with the faces your own dice show
  $ openroll --seed 'session 12' 3d6        the same roll every time
  $ openroll odds 4d6kh3                    its exact chances
  $ openroll explain 'd100!o+15'            what it says, in plain English

Exit status: 0; 1 for a notation that is wrong; 2 for a wrong call.
`;

/**
 * Runs the command.
 *
 * @param args - the arguments behind the command's name
 * @returns the exit status
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let status: number = exitStatus.fine;
  const program = new Command('openroll')
    .description(manifest.description)
    .version(manifest.version)
    .exitOverride()
    .enablePositionalOptions()
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => void io.out(text),
      writeErr: (text) => void io.err(text),
    })
    .showHelpAfterError('(openroll --help shows how it is called)');
  // Rolling needs no sub-command; it has one for a notation that looks like another sub-command.
  for (const command of [program, program.command('roll', { hidden: true })]) {
    command
      .usage('[options] NOTATION')
      .argument('<notation...>', 'what to roll, such as 2d6+3 or d100!o+15')
      .option('--seed <seed>', 'the same seed gives the same rolls')
      .option('--dice <faces>', 'the faces that the dice show, such as 97,17', faces)
      .option('--times <number>', 'roll so many times', times)
      .option('--var <name=value>', 'set a variable; may be repeated', variable)
      .option('--json', 'print one JSON object for each roll')
      .action(async (notation: readonly string[], flags: RollFlags) => {
        status = await rollCommand(notation.join(' '), flags, io);
      });
  }
  program
    .command('odds')
    .description('exact chances: a table with bars')
    .argument('<notation...>', 'what to solve; each argument is a notation of its own')
    .option('--at-least <number>', 'only the chance of at least so much', outcome)
    .option('--at-most <number>', 'only the chance of at most so much', outcome)
    .option('--var <name=value>', 'set a variable; may be repeated', variable)
    .option('--json', 'print one JSON object for each notation')
    .action(async (notations: readonly string[], flags: OddsFlags) => {
      status = await oddsCommand(notations, flags, io);
    });
  program
    .command('explain')
    .description('what a notation says, in plain English')
    .usage('[options] NOTATION')
    .argument('<notation...>', 'what to explain')
    .option('--var <name=value>', 'set a variable; may be repeated', variable)
    .action(async (notation: readonly string[], flags: ExplainFlags) => {
      status = await explainCommand(notation.join(' '), flags, io);
    });
  program
    .command('check')
    .description('errors and warnings, without rolling')
    .usage('[options] NOTATION')
    .argument('<notation...>', 'what to check')
    .option('--var <name=value>', 'set a variable; may be repeated', variable)
    .option('--json', 'print one JSON object')
    .action(async (notation: readonly string[], flags: CheckFlags) => {
      status = await checkCommand(notation.join(' '), flags, io);
    });
  program
    .command('format')
    .description('the one canonical spelling')
    .usage('NOTATION')
    .argument('<notation...>', 'what to write anew')
    .action(async (notation: readonly string[]) => {
      status = await formatCommand(notation.join(' '), io);
    });
  program.addHelpText('after', examples);
  try {
    await program.parseAsync(shielded(args), { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.fine : exitStatus.usage;
  }
}

/** A minus and then a number, a bracket, a variable, dice, or a function: no option looks like that. */
const looksLikeNotation = /^-[+-]*(?:[\d.(@{]|d(?:[\d%{(@]|f\b|f\.)|[a-z]+\()/i;

/**
 * A notation may begin with a minus, and so may the faces of Fudge dice. No option of ours looks like
 * either, so they are kept from being read as one.
 */
function shielded(args: readonly string[]): readonly string[] {
  const shielded: string[] = [];
  for (const [index, arg] of args.entries()) {
    const before = args[index - 1];
    if (before === '--') return [...shielded, ...args.slice(index)];
    if (/^-\d/.test(arg) && before === '--dice') {
      shielded.pop();
      shielded.push(`--dice=${arg}`);
    } else {
      shielded.push(looksLikeNotation.test(arg) ? ` ${arg}` : arg);
    }
  }
  return shielded;
}

function faces(text: string): readonly number[] {
  return readFaces(text) ?? invalid('The faces are whole numbers, such as 97,17.');
}

/** More rolls than this in one call are surely a slip; a loop in a shell can have them. */
const mostTimes = 1_000_000_000;

function outcome(text: string): number {
  // A minus is kept from being read as an option by a space.
  const number = text.trim();
  if (/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(number)) return Number(number);
  return invalid('An outcome is a number.');
}

function times(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= mostTimes) return value;
  return invalid(`A whole number from 1 to ${mostTimes} is needed.`);
}

function variable(
  text: string,
  before: Readonly<Record<string, number | string>> = {},
): Readonly<Record<string, number | string>> {
  const [name, value] = readVariable(text) ?? invalid('A variable is set as name=value.');
  return { ...before, [name]: value };
}

function invalid(message: string): never {
  throw new InvalidArgumentError(message);
}
