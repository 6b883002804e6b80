/** What a letter is in names and words. Ranges in place of property classes, which old engines do not know. */

/** Letters as far as names and words are concerned; the signs for times and division are none. */
export const letter =
  'A-Za-z_\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u1fff\\u3040-\\ud7ff\\uf900-\\ufdcf';

/** Marks that are drawn onto the character before them, joiners, and characters that belong to nobody. */
export const marks =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200c\\u200d\\u20d0-\\u20ff\\u3099\\u309a\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f';

/** Whether a character by itself cannot be made out. */
export const isUnseen: RegExp = new RegExp(`^[\\s${marks}]`);
