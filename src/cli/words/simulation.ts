/** The report of a simulation. Numbers come as they are to be shown. */

export interface SimulationWords {
  /** The bar, in the placeholders of cli-progress; `{left}` is the time that is left, or nothing. */
  readonly bar: string;
  readonly timeLeft: (value: number, unit: 's' | 'min' | 'h') => string;
  readonly stoppedEarly: string;
  readonly nothingRolled: string;
  readonly allFailed: (rolls: string) => string;
  /** @param asked - more rolls than were made were asked for */
  readonly rolls: (
    notation: string,
    rolls: string,
    asked: string | undefined,
    isOne: boolean,
    seed: string,
  ) => string;
  readonly failed: (count: number, rolls: string, share: string, why: string) => string;
  /** Before the facts of what was rolled, and before those of the odds. */
  readonly rolled: string;
  readonly odds: string;
  readonly rolledAtLeast: (outcome: string, chance: string) => string;
  readonly rolledAtMost: (outcome: string, chance: string) => string;
  readonly oddsAtLeast: (outcome: string, chance: string) => string;
  readonly oddsAtMost: (outcome: string, chance: string) => string;
  readonly noOdds: (why: string) => string;
  readonly unknown: string;
  /** The heads of the table. */
  readonly heads: { readonly rolled: string; readonly odds: string };
  readonly below: (outcome: string) => string;
  readonly above: (outcome: string) => string;
  readonly from: (outcome: string) => string;
  readonly margin: (sign: string, confidence: number) => string;
  readonly bins: (width: string) => string;
}
