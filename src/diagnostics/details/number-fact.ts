/** Numbers as facts. */

/**
 * A number as a fact that goes through JSON: a number where a double is exact, otherwise its exact text, such
 * as `7/3` or more digits than a double has.
 */
export type NumberFact = number | string;
