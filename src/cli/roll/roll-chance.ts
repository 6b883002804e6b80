/** The chances beside a roll: of this total or a better one. */

import { totalsOf } from '../../api/roll-types.ts';
import type { Odds, Roll, Roller, Variables } from '../../index.ts';
import { DiceError } from '../../index.ts';
import { meanText, outcomeTexts } from '../../render/odds/outcome-text.ts';
import { chanceText } from '../../render/text/chance-text.ts';
import type { Glyphs } from '../../render/text/glyphs.ts';

export interface Chances {
  /** A line for each total. */
  readonly text: (roll: Roll) => string;
  /** The same as data, one for each total. */
  readonly data: (roll: Roll) => readonly unknown[];
  /** `3.5`, `≈ 12.24` */
  readonly mean: string;
}

/**
 * Solves a notation, to tell the chances of what it rolls.
 *
 * @param declined - is given why there are no odds, once
 */
export async function chancesOf(
  notation: string,
  variables: Variables | undefined,
  roller: Roller,
  { about }: Glyphs,
  declined: (error: DiceError) => Promise<void>,
): Promise<Chances | undefined> {
  let odds: Odds;
  let mean: string;
  try {
    odds = roller.odds(notation, variables === undefined ? {} : { variables });
    mean = meanText(odds, about);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await declined(error);
    return undefined;
  }
  const { grade, error } = odds;
  const shown = outcomeTexts(odds, about);
  return {
    mean,
    text: (roll) =>
      totalsOf(roll)
        .map(
          (total) =>
            `  ${shown(total)} or better: ${chanceText(odds.atLeast(total), error, about)}`,
        )
        .join('\n'),
    data: (roll) =>
      totalsOf(roll).map((total) => ({ atLeast: [total, odds.atLeast(total)], grade, error })),
  };
}
