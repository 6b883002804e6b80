/** fast-check for mutants: fewer cases of each property, always the same, and the first that fails is enough. */
const most = 25;

export function shorter(real) {
  const assert = (property, { numRuns = 100, ...rest } = {}) => {
    const short = { ...rest, seed: 1, numRuns: Math.min(numRuns, most), endOnFailure: true };
    return real.assert(property, short);
  };
  return { ...real, __esModule: true, default: { ...real.default, assert }, assert };
}
