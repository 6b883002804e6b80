/** How words about other tools and players are put together, in French. */
import type { Tool } from '../../../../diagnostics/details/dialects.ts';
import { fine, quoted } from '../../numbers.ts';

/** What words of a spelling are made from. */
interface Spelling {
  readonly written: string;
  readonly ours?: string;
  readonly example?: string;
}

const nameOf = (tool: Tool): string => (tool === 'roll' ? `le paquet ${quoted(tool)}` : tool);

/** "Dans Foundry, « x » fait exploser les dés. Ici, cela s'écrit « ! »" */
export const inTool =
  (does: string, otherwise?: string) =>
  ({ tool, written, ours, example }: Spelling & { readonly tool: Tool }): string => {
    const said = `Dans ${nameOf(tool)}, ${quoted(written)} ${does}.`;
    if (otherwise !== undefined) return `${said} ${otherwise}`;
    if (ours === undefined) return said;
    const such = example === undefined ? '' : `, comme dans ${quoted(example)}`;
    return `${said} Ici, cela s'écrit ${quoted(ours)}${such}`;
  };

/** "Pour garder les meilleurs dés, écrivez « kh3 »" */
export const toDo =
  (what: string) =>
  ({ ours = '' }: Spelling): string =>
    `Pour ${what}, écrivez ${quoted(ours)}`;

/** What a tool's spelling does; where it is not a tool's, the other words. */
export const either =
  (does: string, otherwise: (details: Spelling) => string) =>
  ({ tool, ...rest }: Spelling & { readonly tool?: Tool | undefined }): string =>
    tool === undefined ? otherwise(rest) : inTool(does)({ tool, ...rest });

/** "Les faces d'un dé vont entre accolades : « d{1,2} »" */
export const rule =
  (text: string) =>
  ({ ours }: Spelling): string =>
    ours === undefined ? `${text}.` : `${text}${fine}: ${quoted(ours)}`;

/** "Pour un jet ouvert, écrivez « !o » juste après le dé." */
export const afterDice =
  (what: string) =>
  ({ ours = '' }: Spelling): string =>
    `Pour ${what}, écrivez ${quoted(ours)} juste après le dé.`;

/** "Un choix s'écrit « if(d6, 1, 2) »" */
export const isWritten =
  (what: string) =>
  ({ ours = '' }: Spelling): string =>
    `${what} s'écrit ${quoted(ours)}`;

const ranks = {
  best: ['le meilleur dé', 'meilleurs dés'],
  worst: ['le pire dé', 'pires dés'],
  middle: ['le dé du milieu', 'dés du milieu'],
} as const;

type Rank = keyof typeof ranks;

/** "le meilleur dé", "les 3 meilleurs dés" */
export function diceOf(rank: Rank, number?: string): string {
  const [one, several] = ranks[rank];
  if (number === undefined) return `les ${several}`;
  return number === '1' ? one : `les ${number} ${several}`;
}

/** "Pour garder les 3 meilleurs dés, écrivez « kh3 »" */
export const ranked =
  (third: string, base: string, rank: Rank) =>
  ({
    number,
    ...rest
  }: Spelling & { readonly tool?: Tool | undefined; readonly number?: string }): string => {
    const dice = diceOf(rank, number);
    return either(`${third} ${dice}`, toDo(`${base} ${dice}`))(rest);
  };

export const differ = (written: string, ways: string): string =>
  `Le sens de ${quoted(written)} dépend de l'outil. ${ways}`;
