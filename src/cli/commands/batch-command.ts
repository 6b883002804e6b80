/** `openroll batch`: one line in, one line of JSON out, for embedding in a program of any language. */
import type { BatchFlags } from '../batch/batch.ts';
import type { Register } from '../context.ts';
import { variableOption } from '../options.ts';
import { addExamples } from '../text/examples.ts';

export const registerBatch: Register = (program, { io, words, readers, end }) => {
  const { batch: help } = words.help;
  const command = variableOption(
    program
      .command('batch')
      .description(help.description)
      .option(`--seed <${words.help.placeholders.seed}>`, help.options.seed, readers.seed),
    words,
  ).action(async (flags: BatchFlags) => {
    // Only here, so that other commands need not load it.
    const { batch } = await import('../batch/batch.ts');
    end(await batch(flags, io));
  });
  addExamples(
    command,
    words.help,
    [
      ['batch', help.examples.plain],
      ["batch --seed 'session 12'", help.examples.seed],
    ],
    help.after,
  );
};
