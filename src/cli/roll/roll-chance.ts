/** The chances shown with a roll: of this total or a higher one. */

import { totalsOf } from '../../api/roll-types.ts';
import type { Odds, Roll, Roller, Variables } from '../../index.ts';
import { DiceError } from '../../index.ts';
import { meanText, outcomeTexts } from '../../render/odds/outcome-text.ts';
import { chanceText } from '../../render/text/chance-text.ts';
import type { Glyphs } from '../../render/text/glyphs.ts';
import type { Language } from '../language.ts';

export interface Chances {
  /** A line for each total. */
  readonly text: (roll: Roll) => string;
  /** The same as data, one for each total. */
  readonly data: (roll: Roll) => readonly unknown[];
  /** `3.5`, `≈ 12.24` */
  readonly mean: string;
}

/**
 * Solves a notation, to show the chances of what it rolls.
 *
 * @param declined - is given why there are no odds, once
 */
export async function chancesOf(
  notation: string,
  variables: Variables | undefined,
  roller: Roller,
  shownIn: { readonly glyphs: Glyphs; readonly language: Language },
  declined: (error: DiceError) => Promise<void>,
): Promise<Chances | undefined> {
  const { about } = shownIn.glyphs;
  const { locale, words } = shownIn.language;
  const { numbers } = locale.render;
  let odds: Odds;
  let mean: string;
  try {
    odds = roller.odds(notation, variables === undefined ? {} : { variables });
    mean = meanText(odds, about, numbers);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await declined(error);
    return undefined;
  }
  const { grade, error } = odds;
  const shown = outcomeTexts(odds, about, numbers);
  return {
    mean,
    text: (roll) =>
      totalsOf(roll)
        .map((total) => {
          const chance = chanceText(odds.atLeast(total), error, about, numbers);
          return `  ${words.rolling.orHigher(shown(total), chance)}`;
        })
        .join('\n'),
    data: (roll) =>
      totalsOf(roll).map((total) => ({ atLeast: [total, odds.atLeast(total)], grade, error })),
  };
}
