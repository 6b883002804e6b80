/** Gives every property test the seed of the run, and as many cases as FC_RUNS asks for. */
import fc from 'fast-check';

const { FC_SEED, FC_RUNS } = process.env;

fc.configureGlobal({
  ...(FC_SEED ? { seed: wholeNumber('FC_SEED', FC_SEED) } : {}),
  ...(FC_RUNS ? { numRuns: wholeNumber('FC_RUNS', FC_RUNS) } : {}),
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}
