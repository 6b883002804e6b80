/** What other tools write and this language spells otherwise: one record each, the first that fits is reported. */
import type { Dialect } from './dialect.ts';
import { ofDice } from './dice.ts';
import { roundRolls } from './lines.ts';
import { onDice } from './modifiers.ts';
import { plainWords } from './plain-words.ts';

export type { Dialect, Wrong } from './dialect.ts';
export { topicOf } from './dice-words.ts';
export { disputed } from './disputes.ts';
export { matchesOf } from './matches.ts';

export const dialects: readonly Dialect[] = [...onDice, ...ofDice, ...plainWords, ...roundRolls];
