/** What other people's tests can use: generated notations, dice that are not left to chance, exact laws, fairness. */

export type { CountingDice, RecordingDice, ScriptedDice, Throw } from './dice/test-dice.ts';
export {
  alternatingDice,
  countingDice,
  playScript,
  recordingDice,
  scriptedDice,
  stuckDice,
} from './dice/test-dice.ts';
export type { LawLike } from './fairness/cells.ts';
export type { Fair } from './fairness/fair.ts';
export { expectFair } from './fairness/fair.ts';
export type { FairOptions } from './fairness/fair-options.ts';
export { rollsNeeded } from './fairness/rolls-needed.ts';
export type { OutcomeOff, UnfairReport } from './fairness/unfair.ts';
export { Unfair } from './fairness/unfair.ts';
export type { Arbitraries } from './generate/arbitraries.ts';
export { arbitraries } from './generate/arbitraries.ts';
export { Broken } from './generate/broken.ts';
export type { Arbitrary, FastCheck, Property } from './generate/fast-check.ts';
export type { DiceSource, TestDice } from './generate/tree/dice-forms.ts';
export { modifierForms, modifierNames, smallDice } from './generate/tree/forms.ts';
export type { Leaves } from './generate/tree/leaves.ts';
export { treeOf, withoutPlaces } from './generate/tree/nodes.ts';
export type { TreeOptions } from './generate/tree-options.ts';
export type { AnyRoller, DiceLaw, Spellings } from './laws/laws.ts';
export { laws } from './laws/laws.ts';
export { oddsOfReplay, replayAll } from './replay/replay-all.ts';
export type { ReplayedLaw, ReplayLimits } from './replay/replay-law.ts';
export { replayLaw } from './replay/replay-law.ts';
export type { Difference } from './replay/same-law.ts';
export { expectSameLaw, OtherLaw } from './replay/same-law.ts';
