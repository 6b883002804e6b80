/** The rollers of npm, each behind the same three functions, and whether they read a notation as it is meant. */

import threeD from '@3d-dice/dice-roller-parser';
import airjp73 from '@airjp73/dice-notation';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import roll20 from 'dice-roller-parser';
import droll from 'droll';
import Roll from 'roll';
import rollParser from 'roll-parser';
import { odds } from '../dist/index.js';

const first = new roll20.DiceRoller();
const second = new threeD.DiceRoller();
const small = new Roll();

/**
 * How a peer spells a notation that it does not read as we do, where it can say something like it. Two of
 * them explode upward only; that is not an open-ended roll, but dice are thrown and added.
 */
const upward = 'upward only';
const spelled = {
  'd100!o+15': {
    'rpg-dice-roller 5.5.1': ['d100!>=96+15', upward],
    'dice-roller-parser 0.1.8': ['d100!>96+15', upward],
    '@3d-dice/dice-roller-parser 0.2.6': ['d100!>96+15', upward],
  },
  '10d10>=7': {
    'dice-roller-parser 0.1.8': ['10d10>7', ''],
    '@3d-dice/dice-roller-parser 0.2.6': ['10d10>7', ''],
    'roll-parser 2.3.2': ['10d10>7', ''],
  },
};

/** The text for a peer, and a note when it cannot mean the same. */
export const spelling = (name, notation) => spelled[notation]?.[name] ?? [notation, ''];

/** `text` rolls a text and gives its total; `parsed` makes a function that rolls what was parsed once. */
export const peers = {
  'rpg-dice-roller 5.5.1': {
    text: (notation) => new DiceRoll(notation).total,
    parsed: (notation) => {
      const made = new DiceRoll(notation);
      return () => {
        made.roll();
        return made.total;
      };
    },
  },
  'dice-roller-parser 0.1.8': {
    text: (notation) => first.roll(notation).value,
    parsed: (notation) => {
      const tree = first.parse(notation);
      return () => first.rollParsed(tree).value;
    },
  },
  '@3d-dice/dice-roller-parser 0.2.6': {
    text: (notation) => second.roll(notation).value,
    parsed: (notation) => {
      const tree = second.parse(notation);
      return () => second.rollParsed(tree).value;
    },
  },
  'roll-parser 2.3.2': {
    text: (notation) => rollParser.parseAndRoll(notation)?.value,
    parsed: (notation) => {
      const tree = rollParser.parse(notation);
      if (tree === null) throw new Error('cannot be read');
      return () => rollParser.roll(tree).value;
    },
  },
  'droll 0.2.1': { text: (notation) => droll.roll(notation)?.total },
  'roll 1.3.2': { text: (notation) => small.roll(notation).result },
  '@airjp73/dice-notation 2.2.2': { text: (notation) => airjp73.roll(notation).result },
};

/**
 * What a peer makes of a text that should have the law of a notation, by the mean and spread of many rolls.
 *
 * @returns {'read' | 'another law' | 'not read'}
 */
export function reading({ text }, spelling, notation) {
  const law = odds(notation);
  const mean = law.mean.toNumber?.() ?? Number(law.mean);
  const variance = law.variance.toNumber?.() ?? Number(law.variance);
  const rolls = 20_000;
  let sum = 0;
  let squares = 0;
  try {
    for (let index = 0; index < rolls; index += 1) {
      const total = text(spelling);
      if (typeof total !== 'number' || Number.isNaN(total)) return 'not read';
      sum += total;
      squares += (total - mean) ** 2;
    }
  } catch {
    return 'not read';
  }
  // Seven standard errors, some more for the variance, whose own error has heavier tails.
  if (Math.abs(sum / rolls - mean) > 7 * Math.sqrt(variance / rolls)) return 'another law';
  return Math.abs(squares / rolls / variance - 1) > 0.3 ? 'another law' : 'read';
}
