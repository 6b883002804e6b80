/** How words about other tools and players are put together, in English. */
import type { Tool } from '../../../../diagnostics/details/dialects.ts';
import { quoted } from '../../numbers.ts';

/** What words of a spelling are made from. */
interface Spelling {
  readonly written: string;
  readonly ours?: string;
  readonly example?: string;
}

const nameOf = (tool: Tool): string => (tool === 'roll' ? 'the "roll" package' : tool);

/** 'In Foundry, "x" makes dice explode. Here that is written "!"' */
export const inTool =
  (does: string, otherwise?: string) =>
  ({ tool, written, ours, example }: Spelling & { readonly tool: Tool }): string => {
    const said = `In ${nameOf(tool)}, ${quoted(written)} ${does}.`;
    if (otherwise !== undefined) return `${said} ${otherwise}`;
    if (ours === undefined) return said;
    const such = example === undefined ? '' : `, as in ${quoted(example)}`;
    return `${said} Here that is written ${quoted(ours)}${such}`;
  };

/** 'To keep the highest dice, write "kh3"' */
export const toDo =
  (what: string) =>
  ({ ours = '' }: Spelling): string =>
    `To ${what}, write ${quoted(ours)}`;

/** What a tool's spelling does; where it is not a tool's, the other words. */
export const either =
  (does: string, otherwise: (details: Spelling) => string) =>
  ({ tool, ...rest }: Spelling & { readonly tool?: Tool | undefined }): string =>
    tool === undefined ? otherwise(rest) : inTool(does)({ tool, ...rest });

/** 'The faces of a die go in braces: "d{1,2}"' */
export const rule =
  (text: string) =>
  ({ ours }: Spelling): string =>
    ours === undefined ? `${text}.` : `${text}: ${quoted(ours)}`;

/** 'For an open-ended roll, write "!o" right after the dice.' */
export const afterDice =
  (what: string) =>
  ({ ours = '' }: Spelling): string =>
    `For ${what}, write ${quoted(ours)} right after the dice.`;

/** 'At least is written ">="' */
export const isWritten =
  (what: string) =>
  ({ ours = '' }: Spelling): string =>
    `${what} is written ${quoted(ours)}`;

/** "the highest die", "the highest 3 dice" */
export function diceOf(rank: 'highest' | 'lowest' | 'middle', number?: string): string {
  if (number === undefined) return `the ${rank} dice`;
  return number === '1' ? `the ${rank} die` : `the ${rank} ${number} dice`;
}

/** 'To keep the highest 3 dice, write "kh3"' */
export const ranked =
  (third: string, base: string, rank: 'highest' | 'lowest' | 'middle') =>
  ({
    number,
    ...rest
  }: Spelling & { readonly tool?: Tool | undefined; readonly number?: string }): string => {
    const dice = diceOf(rank, number);
    return either(`${third} ${dice}`, toDo(`${base} ${dice}`))(rest);
  };

export const differ = (written: string, ways: string): string =>
  `Tools differ on ${quoted(written)}. ${ways}`;
