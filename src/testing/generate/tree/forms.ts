/** Short spellings of every modifier, made from its record: what to try on small dice. */

import { standard } from '../../../vocabulary/index.ts';
import type { ModifierRecord, OptionName } from '../../../vocabulary/modifier.ts';
import { testingError } from '../../testing-error.ts';

/** The most sides of a small die. */
const fewSides = 4;

/** Dice so small that every throw of a few of them can be tried. */
export const smallDice: readonly string[] = Object.freeze([
  ...['d2', 'd3', 'd4'],
  ...[...standard.dieByName.values()]
    .filter(({ faces }) => faces.length <= fewSides)
    .map(({ spelling }) => spelling),
  ...['d{1,1,2}', 'd{-1..1}', 'd{2,5}'],
]);

/** The names of all modifiers, as the options of the arbitraries take them; the counts are called `count`. */
export const modifierNames: readonly string[] = Object.freeze([
  ...standard.modifiers.map(({ name }) => name),
]);

/**
 * The forms of a modifier with arguments that mean something to small dice: without any, with numbers on and
 * off the die, with conditions, with each option. A form need not fit every die; then it is refused.
 *
 * @throws DiceError `unsuitable-input` when there is no such modifier
 * @example modifierForms('kh') // ['kh1', 'kh2', 'kh0', 'kh9']
 */
export function modifierForms(name: string): readonly string[] {
  const record = standard.modifierByName.get(name);
  if (record === undefined) {
    throw testingError('unsuitable-input', `there is no modifier called "${name}"`);
  }
  const forms = argumentsFor(record).map((given) =>
    record.takes.shape === 'comparison' ? given : name + given,
  );
  // What continues a count needs one before it.
  return record.onlyAfterCount === true ? forms.map((form) => `>=2${form}`) : forms;
}

const comparisons = ['>=2', '=1', '<>2', '<2', '<=1', '>0', '>=2=3', '=-1'];

function argumentsFor({ takes }: ModifierRecord): readonly string[] {
  switch (takes.shape) {
    case 'comparison':
      return comparisons;
    case 'nothing':
      return ['', ...optionsIn(takes.options, [])];
    case 'size':
      return ['', '1', '3', '2>1', '2=2'];
    case 'condition': {
      const numbers = ['1', '2', '(<=1)', '(>=2)', '(<>2)', '(1, 3)'];
      return ['', ...numbers, ...optionsIn(takes.options, ['>=2'])];
    }
    case 'numbers': {
      const { fewest, most, options, inListOnly = false } = takes;
      if (!inListOnly) {
        const single = ['1', '2', '0', '9', ...(takes.default === undefined ? ['3', '(-1)'] : [])];
        return [...single, ...optionsIn(options, ['2'])];
      }
      const lists = ['', '(1)', '(2)', '(-1)', '(1, 3)', '(1, 2)', '(-1, 1)'];
      const count = (list: string): number => (list === '' ? 0 : list.split(',').length);
      const fitting = lists.filter((list) => count(list) >= fewest && count(list) <= most);
      return [...fitting, ...optionsIn(options, most === 1 ? ['2'] : ['1, 3'])];
    }
  }
}

/** Each option alone, and one after arguments. */
function optionsIn(
  options: readonly OptionName[] = [],
  behind: readonly string[],
): readonly string[] {
  const written: Readonly<Record<OptionName, readonly string[]>> = {
    once: ['once'],
    limit: ['limit 2', 'limit 0'],
    rising: ['rising'],
  };
  const all = options.flatMap((name) => written[name]);
  const last = options.flatMap((name) => (name === 'limit' ? ['limit 1'] : written[name]));
  return [
    ...all.map((option) => `(${option})`),
    ...behind.flatMap((given) => last.map((option) => `(${given}, ${option})`)),
  ];
}
