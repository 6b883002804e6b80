/** Text of a caller's, safe to be shown: nothing in it moves the cursor, turns the writing, or hides. */

/**
 * Characters that control, turn the direction of writing, or cannot be seen. Joiners and variation selectors
 * stay: emoji and some scripts are written with them, and they change nothing but the letter before them.
 */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|\udb40[\udc00-\udcff\uddf0-\udfff]|[\udb41-\udb43][\udc00-\udfff]/g;

/** The text with blanks in place of such characters; line feeds stay, and so does its length. */
export const printable = (text: string): string =>
  text.replace(unprintable, ({ length }) => ' '.repeat(length));

/** The same for JSON, from which nothing may be lost: such characters are escaped. */
export const printableJson = (json: string): string =>
  json.replace(unprintable, (found) => {
    let text = '';
    for (let at = 0; at < found.length; at += 1) text += escapedUnit(found.charCodeAt(at));
    return text;
  });

/** A UTF-16 unit as JSON escapes it. */
export const escapedUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
