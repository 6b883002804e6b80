/** What can be wrong with what a caller passes in, in English. */
import type { CallsDetails, GivenFact } from '../../../diagnostics/details/calls.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { counted, listed, number } from '../numbers.ts';
import { records, rules } from './records.ts';

/** "an object", "3" */
export function given(fact: GivenFact): string {
  switch (fact.type) {
    case 'number':
      return String(fact.number);
    case 'undefined':
    case 'null':
      return fact.type;
    case 'several':
      return 'several things with that name';
    case 'object':
      return 'an object';
    default:
      return `a ${fact.type}`;
  }
}

/** A caller's own stack is nearly full. */
export const stack: string = 'this is nested too deeply';

const faces = (count: number): string =>
  count === 0 ? 'no faces were given' : `${counted(count, 'face was', 'faces were')} given`;

export const calls: WordsOf<CallsDetails> = {
  'unclosed-roll': {
    'no-end': ({ open, close }) => ({
      message: `this roll begins with "${open}" and does not end`,
      hint: `Put "${close}" after it.`,
    }),
  },
  'nested-roll': {
    'in-a-roll': ({ open }) => ({
      message: 'there is a roll inside this roll',
      hint: `Inside a roll, write parentheses in place of "${open}".`,
    }),
  },
  'unsuitable-input': {
    unreadable: ({ what }) => `${what} cannot be read: looking at them throws an error`,
    'not-an-object': ({ what }) => `${what} must be an object`,
    'unknown-name': ({ what, name, known }) => ({
      message: `there is no ${what} called "${name}"`,
      hint: `The ${what}s are ${listed(known)}.`,
    }),
    'limit-out-of-range': ({ name, least, most }) =>
      `the limit "${name}" must be a whole number from ${least} to ${most}`,
    'option-not-positive': ({ name }) => `the option "${name}" must be a number above 0`,
    'option-not-text': ({ name }) => `the option "${name}" must be a text`,
    'option-too-small': ({ name, least }) =>
      `the option "${name}" must be a whole number of at least ${least}`,
    'options-together': ({ names }) =>
      `use only one of ${listed(names.map((name) => `"${name}"`))} at a time`,
    'not-a-locale': {
      message: 'the option "locale" must be a language of this library',
      hint: 'Import one, for example: import { fr } from "openroll/locales/fr"',
    },
    'not-a-notation': ({ given: it, trees }) =>
      `a notation is a text${trees ? ' or a tree' : ''}, not ${given(it)}`,
    'too-many-variables': 'there are too many variables',
    'not-a-seed': 'a seed must be a text or a finite number',
    'sides-out-of-range': ({ most }) =>
      `the number of sides must be a whole number from 1 to ${most}`,
    'not-a-source': 'a random source needs a function die(sides)',
    'not-a-text': ({ given: it }) => `scan needs a text, not ${given(it)}`,
    'not-brackets': {
      message: 'the option "brackets" must be a list of pairs of texts',
      hint: 'For example: [["[[", "]]"], ["{{", "}}"]]',
    },
    'not-a-visitor': {
      message: 'a function is needed, or an object with functions',
      hint: 'For example: { dice: (node) => ... }',
    },
    'not-an-expression': ({ text }) => ({
      message: `"${text}" cannot take the place of a part: it names or repeats rolls`,
      hint: 'Give a single expression, such as "2d20kh1".',
    }),
    'not-a-fill': 'sourceFrom needs a function that fills a list of bytes',
    'faces-not-a-list': 'the faces must be a list of numbers',
    'face-not-whole': ({ place, given: it }) =>
      `face ${place} must be a whole number, not ${given(it)}`,
    'not-a-style': ({ name, known }) => ({
      message:
        name === undefined ? 'the style must be a text' : `there is no style called "${name}"`,
      hint: `The styles are ${listed(known)}.`,
    }),
    'copy-of-a-roll': {
      message: 'this is a copy of a roll, which has only its total',
      hint: 'Copy what toJSON() of the roll itself gives.',
    },
    'not-a-roll': {
      message: 'this is not a roll',
      hint: 'Pass what roll() gave. From a saved or copied roll, make one again with restore().',
    },
    'no-dice-to-reroll': {
      message: 'no dice were named to roll again',
      hint: 'Name them by their places in "dice" of the roll, from 0: [0, 2]',
    },
    'not-a-die-of-the-roll': ({ place, dice, given: it }) => ({
      message:
        it === undefined
          ? `number ${place} of the dice to roll again is not a die of this roll`
          : `this roll has no die ${it}`,
      hint:
        dice === 0
          ? 'This roll has no dice.'
          : dice === 1
            ? 'Its only die has the number 0.'
            : `Its dice have the numbers 0 to ${dice - 1}.`,
    }),
    'not-a-saved-roll': ({ field }) => ({
      message:
        field === undefined
          ? 'this is not a saved roll'
          : `this is not a saved roll: "${field}" is missing or wrong`,
      hint: 'Pass the object that toJSON() of a roll gave. Read a text with JSON.parse first.',
    }),
    'saved-roll-version': ({ version }) =>
      version === undefined
        ? 'this is not a saved roll: "version" is missing or wrong'
        : `this roll was saved in version ${version} of the format; only version 1 can be read`,
    'saved-roll-differs': ({ what, library }) => ({
      message:
        what === 'total'
          ? 'this saved roll is wrong: its notation and dice give another total'
          : 'this saved roll is wrong: its notation does not roll these dice',
      hint:
        library === undefined
          ? 'It was changed, or saved by a roller with words of its own.'
          : `It was changed, or saved by a roller with words of its own, or by another version (${library}).`,
    }),
    'outcome-not-a-number': 'an outcome must be a number',
    'quantile-out-of-range': 'a quantile takes a chance from 0 to 1',
    'not-solved-odds': ({ use }) =>
      use === 'compare'
        ? 'odds can only be compared with odds that this library worked out'
        : 'only odds that this library worked out can be shown',
    'core-reads-no-text': {
      message: 'openroll/core rolls saved trees and cannot read text',
      hint: 'Import the function from "openroll"',
    },
    'core-formats-nothing': {
      message: 'rolls of openroll/core have no text() or explain()',
      hint: 'Import the function from "openroll"',
    },
  },
  'unsuitable-tree': {
    unreadable: 'this tree cannot be read: looking at it throws an error',
    'not-a-tree': 'this is not the tree of a notation',
    version: 'this tree has another version than 1',
    'not-an-object': 'this tree cannot be read: a part of it is not an object',
    'not-text': ({ field }) => `this tree cannot be read: "${field}" is not a text`,
    'not-allowed': ({ field }) =>
      `this tree cannot be read: "${field}" has a form that is not allowed`,
    'not-a-list': ({ field }) => `this tree cannot be read: "${field}" is not a list`,
    'too-long': ({ field }) => `this tree cannot be read: "${field}" is too long`,
    'not-whole': ({ field }) =>
      `this tree cannot be read: "${field}" is not a whole number in range`,
    spaces: ({ field }) => `this tree cannot be read: "${field}" begins or ends with a space`,
    empty: ({ field }) => `this tree cannot be read: "${field}" is empty`,
    unknown: ({ field, given: it }) => `this tree cannot be read: unknown ${field} "${it}"`,
    'too-many-parts': 'this tree has too many parts',
    'nested-too-deeply': 'this tree is nested too deeply',
    'labels-too-long': 'the labels and comments of this tree are too long',
    'no-faces': 'this tree cannot be read: a die has no faces',
    'count-without-comparison': 'this tree cannot be read: a count has no comparison',
    'dice-after-count': 'this tree cannot be read: there are dice right after a count',
    parentheses: 'this tree cannot be read: parentheses where none can be written',
    'label-on-parentheses': 'this tree cannot be read: parentheses with the wrong label',
    'name-not-lower-case': 'this tree cannot be read: a name is not in lower case',
    'number-too-large': 'this tree cannot be read: a number is too large',
  },
  'unsuitable-vocabulary': {
    'not-a-list': ({ what }) => `the ${what}s must be a list of records`,
    'dice-not-an-object': 'the dice must be an object with a list of faces for each name',
    record: ({ what, name, problem }) =>
      `${name === undefined ? `a ${what}` : `the ${what} "${name}"`} cannot be used: ${records[problem]}`,
    'not-a-name': ({ what, name }) => ({
      message: `"${name}" cannot be the name of a ${what}`,
      hint:
        what === 'die'
          ? 'A name starts with a letter or "_", goes on with letters a to z, digits, "-" and "_", and has at most 40 characters.'
          : 'A name has 1 to 20 lower-case letters, a to z.',
    }),
    'name-taken': ({ what, name }) =>
      `"${name}" is already taken, so it cannot be the name of a ${what}`,
    'faces-not-a-list': ({ die, most }) =>
      `the faces of the die "${die}" must be a list of 1 to ${number(most)} whole numbers`,
    'face-not-whole': ({ die }) => `a face of the die "${die}" is not a whole number`,
    rule: ({ modifier, kind, problem }) =>
      `the rule of "${modifier}" cannot be used: ${problem === 'another-kind' ? `its kind is not "${kind}"` : rules[problem]}`,
  },
  'no-random-source': {
    none: {
      message: 'there is no secure source of random numbers here',
      hint: 'Pass a seed, your own random source, or the faces of the dice.',
    },
    stuck: 'the source of random numbers keeps giving the same unusable numbers',
    'fills-later': {
      message: 'the random bytes come too late: the function returned a promise',
      hint: 'Fetch the bytes first, then fill the list with them at once.',
    },
    'not-filled': ({ asked }) => ({
      message: `the list of ${asked} random bytes was not filled`,
      hint: 'Write a random byte to every place of the list that the function is given. To return other bytes is not enough.',
    }),
  },
  'no-single-total': {
    series: ({ totals, more = false }) => ({
      message: 'a series has several totals, not one',
      hint:
        totals === undefined
          ? 'Use "totals" of the roll.'
          : `Use "totals" of the roll: ${totals.join(', ')}${more ? ', ...' : ''}`,
    }),
  },
  'missing-face': {
    'too-few': ({ place, die, given: count }) =>
      `no face for die ${place} (${die}): ${faces(count)}, and the roll needs more`,
  },
  'surplus-face': {
    'too-many': ({ given: count, used }) =>
      `${faces(count)}, but the roll used ${used === 0 ? 'no dice' : `only ${counted(used, 'die', 'dice')}`}`,
  },
  'impossible-face': {
    'not-on-die': ({ die, face, place, given: count }) =>
      `a ${die} cannot show ${number(face)} (face ${place} of ${count})`,
    source: ({ sides, drawn }) => ({
      message: `the random source gave ${given(drawn)} for a die with ${counted(sides, 'side', 'sides')}`,
      hint: `die(${sides}) must return a whole number from 1 to ${sides}.`,
    }),
  },
};
