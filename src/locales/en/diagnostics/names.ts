/** What can be wrong with variables and named rolls, in English. */
import type { NamesDetails } from '../../../diagnostics/details/names.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { at, listed } from '../numbers.ts';
import { given } from './calls.ts';

export const names: WordsOf<NamesDetails> = {
  'unknown-variable': {
    'not-given': ({ name, near, known, more }) => ({
      message: `there is no variable ${at(name)}`,
      hint:
        near.length > 0
          ? `Did you mean ${listed(near.map(at), 'or')}?`
          : known.length > 0
            ? `The variables are ${listed([...known.map(at), ...(more ? ['others'] : [])])}.`
            : `No variables were given. Write the value first, as in "${at(name)} := 3; d20 + ${at(name)}"`,
    }),
    'not-rolled-yet': ({ name }) => ({
      message: `${at(name)} isn't defined yet`,
      hint: 'A name can only be used after its ";"',
    }),
  },
  'unsuitable-variable': {
    'not-a-value': ({ name, given: it }) =>
      `${at(name)} must be a number or a notation, not ${given(it)}`,
    'names-a-roll': ({ name }) =>
      `the notation in ${at(name)} names a roll with ":=", which only a whole notation can do`,
    'repeats-a-roll': ({ name }) =>
      `the notation in ${at(name)} repeats a roll with "x", which only a whole notation can do`,
  },
  'variable-cycle': {
    circle: ({ circle }) =>
      `${at(circle[0] ?? '')} refers to itself: ${circle.map(at).join(' -> ')}`,
  },
  'name-taken': {
    'by-a-roll': ({ name }) => ({
      message: `the name ${at(name)} is already used`,
      hint: 'Give each roll its own name.',
    }),
    'by-a-variable': ({ name }) => ({
      message: `the name ${at(name)} is already used for a variable`,
      hint: 'Give the roll another name.',
    }),
  },
};
