/** `openroll batch`: one line in, one line of JSON out, for embedding in a program of any language. */
import type { BatchFlags } from '../batch/batch.ts';
import type { Register } from '../context.ts';
import { seed, variableOption } from '../options.ts';
import { addExamples } from '../text/examples.ts';

export const registerBatch: Register = (program, { io, end }) => {
  const command = variableOption(
    program
      .command('batch')
      .description('answers lines of standard input with lines of JSON')
      .option(
        '--seed <seed>',
        'the same seed gives the same rolls, in the order of the lines',
        seed,
      ),
  ).action(async (flags: BatchFlags) => {
    // Only here, so that other commands need not load it.
    const { batch } = await import('../batch/batch.ts');
    end(await batch(flags, io));
  });
  addExamples(
    command,
    [
      ['batch', 'answers until the input ends'],
      ["batch --seed 'session 12'", 'the same answers to the same lines'],
    ],
    more,
  );
};

const more = `
A line is a notation, or a JSON object with "notation" and, where wanted, "dice", "seed", "variables", "odds": true. Each line gets one answer, in order: the roll, or an "error" with "code", "message" and "span". A bad line does not end it.

Exit status: 0 when the input has ended; 2 for a wrong call.
`;
