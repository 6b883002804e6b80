/** What patterns of words have in common. */

/** What is said is over here: no other word follows. */
export const over: string = String.raw`(?![\w-]|\s+[a-z])`;

export const said = (words: string): RegExp => new RegExp(words, 'i');
