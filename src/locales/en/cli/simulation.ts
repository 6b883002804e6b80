/** The report of a simulation, in English. */
import type { SimulationWords } from '../../../cli/words/index.ts';

export const simulation: SimulationWords = {
  bar: '[{bar}] {percentage}%{left}, Ctrl-C stops',
  timeLeft: (value, unit) => `, ${value} ${unit} left`,
  stoppedEarly: 'stopped early',
  nothingRolled: 'stopped before any roll was made',
  allFailed: (rolls) => `all ${rolls} rolls failed`,
  rolls: (notation, rolls, asked, isOne, seed) =>
    `${notation}: ${rolls}${asked === undefined ? '' : ` of ${asked}`} ${isOne ? 'roll' : 'rolls'}, seed ${seed}`,
  failed: (_, rolls, share, why) => `${rolls} (${share}) failed and were excluded: ${why}`,
  rolled: 'rolled:',
  odds: 'odds:',
  rolledAtLeast: (outcome, chance) => `rolled at least ${outcome}: ${chance}`,
  rolledAtMost: (outcome, chance) => `rolled at most ${outcome}: ${chance}`,
  oddsAtLeast: (outcome, chance) => `odds of at least ${outcome}: ${chance}`,
  oddsAtMost: (outcome, chance) => `odds of at most ${outcome}: ${chance}`,
  noOdds: (why) => `exact odds not available: ${why}`,
  unknown: '?',
  heads: { rolled: 'rolled', odds: 'odds' },
  below: (outcome) => `below ${outcome}`,
  above: (outcome) => `above ${outcome}`,
  from: (outcome) => `from ${outcome}`,
  margin: (sign, confidence) => `${sign} is the margin of error (${confidence}% confidence)`,
  bins: (width) => `totals were counted in bins of width ${width}`,
};
