/** What other people's tests get: generated notations, dice that are not left to chance, exact laws, fairness. */
export type { Arbitraries } from './arbitraries.ts';
export { arbitraries } from './arbitraries.ts';
export { Broken } from './broken.ts';
export type { LawLike } from './cells.ts';
export type { DiceSource, TestDice } from './dice-forms.ts';
export type { Fair } from './fair.ts';
export { expectFair } from './fair.ts';
export type { FairOptions } from './fair-options.ts';
export type { Arbitrary, FastCheck, Property } from './fast-check.ts';
export { modifierForms, modifierNames, smallDice } from './forms.ts';
export type { AnyRoller, DiceLaw, Spellings } from './laws.ts';
export { laws } from './laws.ts';
export type { Leaves } from './leaves.ts';
export { treeOf, withoutPlaces } from './nodes.ts';
export { oddsOfReplay, replayAll } from './replay-all.ts';
export type { ReplayedLaw, ReplayLimits } from './replay-law.ts';
export { replayLaw } from './replay-law.ts';
export { rollsNeeded } from './rolls-needed.ts';
export type { Difference } from './same-law.ts';
export { expectSameLaw, OtherLaw } from './same-law.ts';
export type { CountingDice, RecordingDice, ScriptedDice, Throw } from './test-dice.ts';
export {
  alternatingDice,
  countingDice,
  playScript,
  recordingDice,
  scriptedDice,
  stuckDice,
} from './test-dice.ts';
export type { TreeOptions } from './tree-options.ts';
export type { OutcomeOff, UnfairReport } from './unfair.ts';
export { Unfair } from './unfair.ts';
