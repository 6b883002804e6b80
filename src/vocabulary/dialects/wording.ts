/** What patterns of words have in common. */

/** A letter as French and German write them. */
export const letter: string = String.raw`[a-z\u00e0-\u00ff]`;

/** What is said is over here: no other word follows. */
export const over: string = String.raw`(?![\w\u00e0-\u00ff-]|\s+${letter})`;

export const said = (words: string): RegExp => new RegExp(words, 'i');

/** Dice as players write them in a sentence. */
export const dice: string = String.raw`\d*d(?:\d+|%)`;

/** Other dice before: what is said after the last ones could be about all of them. */
export const alone = (end: string): RegExp =>
  new RegExp(String.raw`(?:^|[;,])(?![^;,]*d[\d%][^;,]*[-+*/])${end}$`, 'i');

/** Right after dice, with no others before. */
export const afterDice: RegExp = alone(String.raw`[^;,]*d(?:\d+|%)`);

/** Before dice, with no others before them. */
export const beforeDice: RegExp = alone(String.raw`(?:[^;,]*[^\w.)};,])?`);

/** Between dice and what is said about them. */
export const comma: string = String.raw`(?:\s*,)?\s+`;

/** Nothing but a bonus follows. */
export const bonusAtMost: string = String.raw`(?=\s*(?:$|[-+]))`;

/** The words, with parentheses of their own or without. */
export const bracketed = (words: string): string => String.raw`(?:\((?:${words})\)|(?:${words}))`;

/** A factor would belong to the last number alone, or to all that was said. */
export const noFactor: string = String.raw`(?!\s*[*/^])`;
