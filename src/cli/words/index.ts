/** What a language has to bring for the command. Pages ship none of it. */
import type { BatchWords } from './batch.ts';
import type { GuideWords } from './guide.ts';
import type { HelpWords } from './help.ts';
import type { RollingWords } from './rolling.ts';
import type { SessionWords } from './session.ts';
import type { SimulationWords } from './simulation.ts';
import type { UsageWords } from './usage.ts';

export type { BatchWords } from './batch.ts';
export type { GuideWords, WishName } from './guide.ts';
export type { HelpWords, PlaceholderName } from './help.ts';
export type { FaceList, RollingWords } from './rolling.ts';
export type { SessionCommandName, SessionWords } from './session.ts';
export type { SimulationWords } from './simulation.ts';
export type { UsageWords } from './usage.ts';

export interface CliWords {
  readonly guide: GuideWords;
  readonly help: HelpWords;
  readonly usage: UsageWords;
  readonly rolling: RollingWords;
  readonly session: SessionWords;
  readonly simulation: SimulationWords;
  readonly batch: BatchWords;
}
