/** Arbitrary arguments of modifiers, in the shapes that their records take. */
import type { ArgumentNode, Expression, ModifierNode } from '../../../grammar/tree/ast.ts';
import { comparisons } from '../../../vocabulary/arithmetic/operators.ts';
import { standard } from '../../../vocabulary/index.ts';
import type { ModifierRecord, OptionName } from '../../../vocabulary/modifier.ts';
import { isRefusal, options } from '../../../vocabulary/modifier.ts';
import { numberedDie } from '../../../vocabulary/rules/die.ts';
import type { Arbitrary, FastCheck } from '../fast-check.ts';
import { nowhere } from './nodes.ts';

/** What goes in a modifier's parentheses. */
export interface ArgumentSetting {
  readonly value: Arbitrary<Expression>;
  /** Whether a chain may have no limit. */
  readonly endless: boolean;
}

/** One of the modifiers, with arguments in canonical form: defaults spelled out, "equals 3" as 3. */
export const modifierOf = (
  fc: FastCheck,
  records: readonly ModifierRecord[],
  setting: ArgumentSetting,
): Arbitrary<ModifierNode> =>
  fc.constantFrom(...records).chain((record) =>
    argumentsOf(fc, record, setting).map((given) => ({
      name: record.name,
      arguments: given,
      span: nowhere,
    })),
  );

function argumentsOf(
  fc: FastCheck,
  record: ModifierRecord,
  { value, endless }: ArgumentSetting,
): Arbitrary<readonly ArgumentNode[]> {
  const { takes } = record;
  const number = value.map((each): ArgumentNode => ({ kind: 'value', value: each, span: nowhere }));
  const test = (symbols: readonly (typeof comparisons)[number][]) =>
    fc
      .record({ operator: fc.constantFrom(...symbols.map(({ symbol }) => symbol)), value })
      .map((rest): ArgumentNode => ({ kind: 'test', ...rest, span: nowhere }));
  const condition = fc.oneof(number, test(comparisons.filter(({ symbol }) => symbol !== '=')));
  const limited = !endless && needsLimit(record);
  const withOptions = (given: Arbitrary<readonly ArgumentNode[]>) =>
    'options' in takes && takes.options !== undefined
      ? optional(fc, given, takes.options, value, limited)
      : given;
  switch (takes.shape) {
    case 'nothing':
      return withOptions(fc.constant([]));
    case 'comparison':
      return fc.tuple(test(comparisons));
    case 'numbers': {
      const minLength = takes.default === undefined ? takes.fewest : 1;
      return withOptions(fc.array(number, { minLength, maxLength: takes.most }));
    }
    case 'condition': {
      const minLength = takes.default === undefined ? 1 : 0;
      return withOptions(fc.array(condition, { minLength, maxLength: 2 }));
    }
    // A number, then perhaps conditions.
    case 'size':
      return fc
        .tuple(number, fc.array(condition, { maxLength: 2 }))
        .map(([size, tests]) => [size, ...tests]);
  }
}

/** Perhaps an option after the arguments; `limited`: certainly one that ends a chain. */
function optional(
  fc: FastCheck,
  given: Arbitrary<readonly ArgumentNode[]>,
  allowed: readonly OptionName[],
  value: Arbitrary<Expression>,
  limited: boolean,
): Arbitrary<readonly ArgumentNode[]> {
  const written = allowed
    .filter((name) => !limited || isLimit(name))
    .map((name): Arbitrary<ArgumentNode> => {
      const takesNumber = options.find((option) => option.name === name)?.takesNumber === true;
      return takesNumber
        ? value.map((each) => ({ kind: 'option', name, value: each, span: nowhere }))
        : fc.constant({ kind: 'option', name, span: nowhere });
    });
  const one = fc.oneof(...written);
  return fc
    .tuple(given, limited ? one : fc.option(one, { freq: 2, nil: undefined }))
    .map(([plain, option]) => (option === undefined ? plain : [...plain, option]));
}

const isLimit = (name: OptionName): boolean => name === 'once' || name === 'limit';

/** Whether nothing but an option keeps a modifier from throwing dice without end. */
export function needsLimit(record: ModifierRecord): boolean {
  if (record.kind !== 'chain' && record.kind !== 'distinct') return false;
  const rule = record.rule({ numbers: [], tests: [], bare: true }, numberedDie(20));
  return !isRefusal(rule) && 'limit' in rule ? rule.limit === undefined : true;
}

/** Whether a chain or the like is written without a limit. */
export function isUnlimited({ name, arguments: given }: ModifierNode): boolean {
  const record = standard.modifierByName.get(name);
  if (record === undefined || !needsLimit(record)) return false;
  return !given.some((each) => each.kind === 'option' && isLimit(each.name));
}
