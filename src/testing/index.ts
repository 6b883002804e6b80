/** What other people's tests get: generated notations, dice that are not left to chance, exact laws, fairness. */
export type { Arbitraries } from './arbitraries.ts';
export { arbitraries } from './arbitraries.ts';
export type { Arbitrary, FastCheck } from './fast-check.ts';
export { treeOf, withoutPlaces } from './nodes.ts';
export type { ReplayDice, ReplayedLaw, ReplayLimits } from './replay-law.ts';
export { replayLaw } from './replay-law.ts';
export type { TreeOptions } from './tree-options.ts';
