/** The report of a simulation, in French. */
import type { SimulationWords } from '../../../cli/words/index.ts';
import { fine } from '../numbers.ts';

export const simulation: SimulationWords = {
  bar: `[{bar}] {percentage}${fine}%{left}, Ctrl-C arrête`,
  timeLeft: (value, unit) => `, encore ${value}${fine}${unit}`,
  stoppedEarly: 'arrêté avant la fin',
  nothingRolled: 'arrêté avant le premier jet',
  allFailed: (rolls) => `échec de tous les jets (${rolls})`,
  rolls: (notation, rolls, asked, isOne, seed) =>
    `${notation}${fine}: ${rolls} ${isOne ? 'jet' : 'jets'}${asked === undefined ? '' : ` sur ${asked}`}, graine ${seed}`,
  failed: (count, rolls, share, why) =>
    `${rolls} ${count < 2 ? 'jet' : 'jets'} (${share}) ${count < 2 ? 'a échoué et est exclu' : 'ont échoué et sont exclus'}${fine}: ${why}`,
  rolled: `jets${fine}:`,
  odds: `probabilités${fine}:`,
  rolledAtLeast: (outcome, chance) => `jets d'au moins ${outcome}${fine}: ${chance}`,
  rolledAtMost: (outcome, chance) => `jets d'au plus ${outcome}${fine}: ${chance}`,
  oddsAtLeast: (outcome, chance) => `probabilité d'au moins ${outcome}${fine}: ${chance}`,
  oddsAtMost: (outcome, chance) => `probabilité d'au plus ${outcome}${fine}: ${chance}`,
  noOdds: (why) => `probabilités exactes indisponibles${fine}: ${why}`,
  unknown: '?',
  heads: { rolled: 'jets', odds: 'probabilité' },
  below: (outcome) => `moins de ${outcome}`,
  above: (outcome) => `plus de ${outcome}`,
  from: (outcome) => `dès ${outcome}`,
  margin: (sign, confidence) =>
    `${sign} est la marge d'erreur (confiance de ${confidence}${fine}%)`,
  bins: (width) => `totaux comptés par intervalles de largeur ${width}`,
};
