/** What a letter is in names and words. Ranges in place of property classes, which old engines do not know. */

/** Letters as far as names and words are concerned; the signs for times and division are not letters. */
export const letter =
  'A-Za-z_\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u1fff\\u3040-\\ud7ff\\uf900-\\ufdcf';

/** Marks that are drawn onto the character before them, joiners, and characters that belong to nobody. */
export const marks =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200c\\u200d\\u20d0-\\u20ff\\u3099\\u309a\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f';

/** Whether a character by itself cannot be made out. */
export const isUnseen: RegExp = new RegExp(`^[\\s${marks}]`);

/** The zeros of other scripts, after which their digits follow. */
const zeros =
  '0660 06f0 07c0 0966 09e6 0a66 0ae6 0b66 0be6 0c66 0ce6 0d66 0de6 0e50 0ed0 0f20 1040 1090 17e0 1810 1946 19d0 1a80 1a90 1b50 1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0';

/** Numbers of other scripts, and the underscore: a name may have them, but as a remark a number would be lost. */
const numbers = zeros.replace(
  /(\w+) ?/g,
  (_, zero: string) => `\\u${zero}-${String.fromCharCode(Number.parseInt(zero, 16) + 9)}`,
);

const noNumber = `(?![_${numbers}\\u066a-\\u066c\\u1369-\\u137c\\u3190-\\u319f\\u3200-\\u33ff])`;

/** Letters that no name has: of CJK, and in full width. */
const others =
  '\\u3005\\u3006\\u3031-\\u3035\\ufe70-\\ufefc\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc';

/** A letter of a word, as a pattern. */
export const wordLetter: string = `${noNumber}[${letter}${others}]`;

/** The same, or a mark on it. */
export const wordPart: string = `${noNumber}[${letter}${others}${marks}]`;
