/** What is legal and hardly meant about a modifier and its dice, in English. */
import type { RuleWarningsDetails } from '../../../diagnostics/details/warnings.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';
import { all, compareTotal, never, ranked } from './dice-words.ts';

/** Past the longest chain. */
const stops = (most: number | undefined): string | undefined =>
  most === undefined
    ? undefined
    : `A roll stops with an error after ${number(most)} dice in one chain.`;

export const ruleWarnings: WordsOf<RuleWarningsDetails> = {
  'count-always': {
    succeeds: ({ dice, compareTotal: compares }) => ({
      message: `every roll of ${dice === 1 ? 'this die' : 'these dice'} passes`,
      hint: compares ? compareTotal : undefined,
    }),
    fails: ({ dice }) =>
      `every roll of ${dice === 1 ? 'this die' : 'these dice'} takes a success away`,
  },
  'condition-never': {
    count: (details) => `${never(details)}, so this adds nothing`,
    happens: 'no face meets this condition, so it never happens',
    mark: 'no face meets this condition, so no die is ever marked',
    set: 'no face meets this condition, so there can be no such set',
    'set-too-large': ({ least, count, of }) =>
      `there can be no set of ${number(least)} with only ${ranked(count, of)}`,
  },
  'keep-after-count': {
    'by-rank': ({ of }) =>
      of === 'dice'
        ? 'this chooses dice by what they show, not by their successes'
        : 'this chooses totals by their size, not by their successes',
  },
  'sort-after-count': {
    counted: {
      message: 'the dice are already counted, so this only changes how they are shown',
      hint: 'Put it before the count.',
    },
  },
  'keeps-all': {
    'too-few': ({ keep, count, of }) =>
      `this keeps ${ranked(keep, of)}, but there ${count === 1 ? 'is' : 'are'} only ${number(count)}`,
    'one-number': ({ keep }) => ({
      message: 'this chooses from only one number, because the dice are added up first',
      hint: keep && `To keep one of the dice, use "${keep}"`,
    }),
    'one-die': {
      message: 'this chooses from one die only, not from all the dice of the sum',
      hint: 'To choose from all the dice of a sum, put it in braces.',
    },
  },
  'drops-all': {
    all: ({ count, of }) => `this drops ${all(count, of)}, so nothing is left`,
  },
  'clamps-all': {
    all: ({ countsAs, ours }) => ({
      message: `every die counts as ${number(countsAs)}, whatever it shows`,
      hint: ours && `To make the total at least ${number(countsAs)}, write "${ours}"`,
    }),
  },
  'reroll-past-clamp': {
    rerolled: {
      message: 'the minimum or maximum is lost when a die is rolled again',
      hint: 'Put the minimum or maximum after the reroll.',
    },
  },
  'long-chain': {
    average: ({ average, most }) => ({
      message: `each die takes about ${number(average)} rolls on average`,
      hint: stops(most),
    }),
    'average-of-last': ({ average, most }) => ({
      message: `the last die takes about ${number(average)} rolls on average`,
      hint: stops(most),
    }),
    'may-pass': ({ most }) =>
      `a chain here can pass ${number(most)} dice, which stops the roll with an error`,
  },
};
