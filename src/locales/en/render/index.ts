/** Rolls, odds, tables and pictures, in English. */
import type { RenderWords } from '../../../render/words.ts';
import { markWords } from '../marks.ts';
import { listed, number } from '../numbers.ts';
import { numbers } from './numbers.ts';

const { numeral } = numbers;

/** What is said of one of several rolls. */
const ofRoll = (roll: string, text: string): string => (roll === '' ? text : `${roll}, ${text}`);

const accurate = (places: number): string =>
  `percentages accurate to ${places} decimal ${places === 1 ? 'place' : 'places'}`;
const inaccurate = (percentage: string): string =>
  `each off by at most ${numeral(percentage)} percentage points`;

export const render: RenderWords = {
  language: 'en',
  numbers,
  roll: {
    colon: ':',
    total: (digits) => digits,
    totals: (totals) => totals.join(', '),
    success: 'success',
    failure: 'failure',
    successes: (count, digits) => `${digits} ${Math.abs(count) === 1 ? 'success' : 'successes'}`,
    sets: (count, digits) => `${digits} ${Math.abs(count) === 1 ? 'set' : 'sets'}`,
    mark: markWords,
  },
  summary: {
    of: (notation, isMember) => `${isMember ? 'each of ' : ''}${notation}:`,
    mean: (mean) => `mean ${mean}`,
    deviation: (deviation) => `standard deviation ${deviation}`,
    median: (median) => `median ${median}`,
    mode: (modes) => `mode ${modes.join(', ')}`,
    range: (least, greatest) => `range ${least} to ${greatest}`,
    average: (mean) => `average ${mean}`,
    mostOften: (modes) => `most often ${modes.join(', ')}`,
    fromTo: (least, greatest) => `from ${least} to ${greatest}`,
    noMaximum: (least) => `minimum ${least}, no maximum`,
    noMinimum: (greatest) => `no minimum, maximum ${greatest}`,
    noEnds: 'no minimum or maximum',
    exact: 'exact',
    accurate,
    inaccurate,
  },
  table: {
    total: 'total',
    chance: 'chance',
    atLeast: 'at least',
    atMost: 'at most',
    column: (head, roll) => `${head} ${roll}`,
    between: (low, high) => `${low} to ${high}`,
    orMore: (low) => `${low} or more`,
    orLess: (high) => `${high} or less`,
    elsewhere: 'other totals',
    exactly: (roll, row, fraction) => ofRoll(roll, `${row}: exactly ${fraction}`),
    longFraction: (roll, row, digits) =>
      ofRoll(
        roll,
        `${row}: the exact fraction has ${number(digits)} digits; ask for fractions to see it`,
      ),
    fractionsTooSmall: (roll, error) =>
      ofRoll(roll, `each fraction is too small by at most ${error}`),
    numbered: (number) => `no. ${number}`,
  },
  contest: {
    beats: (one, other) => `${one} beats ${other}:`,
    tie: 'a tie:',
    chanceThat: 'chance that',
    beatsThis: (other) => `beats ${other}`,
  },
  picture: {
    title: (notations) => `Odds of ${listed(notations)}`,
    mean: 'mean',
    bar: (row, chance) => `${row}: ${chance}`,
    barsCover: (totals) => `Each bar covers ${totals} totals.`,
    notShown: (parts) => `Not shown: ${parts.join(', ')}.`,
    part: (row, chance) => `${row} (${chance})`,
  },
};
