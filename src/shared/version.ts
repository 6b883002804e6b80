/** The version of this library, as in its manifest; a test compares the two. */
export const version: string = '0.1.0';
