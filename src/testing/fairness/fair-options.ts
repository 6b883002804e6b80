/** What a test of fairness promises: its chance of a false alarm, and the bias that it does not miss. */
import { testingError } from '../testing-error.ts';

export interface FairOptions {
  /** The chance that a fair sampler is called unfair, however often it is looked at; 1e-9 unless given. */
  readonly falseAlarm?: number | undefined;
  /** What must not be missed; `{ bias: 0.01, chance: 0.99 }` unless given. */
  readonly power?:
    | {
        /**
         * The least bias that matters: how much more, or less, likely than it should be some outcome, or set of
         * outcomes, is. Above 0, below 1. (In statistics, the total variation distance.)
         */
        readonly bias: number;
        /** The least chance that a bias of this size is not passed as fair; 0.99 unless given. */
        readonly chance?: number | undefined;
      }
    | undefined;
  /** The most rolls; 1,000,000,000 unless given. */
  readonly rolls?: number | undefined;
}

export interface FairSetting {
  readonly falseAlarm: number;
  readonly bias: number;
  readonly chance: number;
  readonly rolls: number;
}

/** @throws DiceError `unsuitable-input` */
export function completeFairOptions(given: FairOptions): FairSetting {
  const { falseAlarm = 1e-9, power = { bias: 0.01 }, rolls = 1_000_000_000 } = given;
  const { bias, chance = 0.99 } = power;
  const known = ['falseAlarm', 'power', 'rolls', 'bias', 'chance'];
  for (const name of [...Object.keys(given), ...Object.keys(power)]) {
    if (known.includes(name)) continue;
    throw testingError('unsuitable-input', `there is no option called "${name}"`);
  }
  for (const [name, value] of Object.entries({ falseAlarm, bias, chance })) {
    if (typeof value === 'number' && value > 0 && value < 1) continue;
    throw testingError('unsuitable-input', `the option "${name}" must lie between 0 and 1`);
  }
  if (!(rolls >= 1)) {
    throw testingError('unsuitable-input', 'the option "rolls" must be a number from 1');
  }
  return { falseAlarm, bias, chance, rolls };
}
