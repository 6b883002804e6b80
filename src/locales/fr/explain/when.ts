/** Which dice a rule is about, in French. */
import type { Amount, TestFacts, When } from '../../../explain/facts.ts';
import type { Interval } from '../../../vocabulary/rules/intervals.ts';
import type { Comparison } from '../../../vocabulary/rules/rule.ts';
import { listed } from '../numbers.ts';
import { numeral } from '../render/numbers.ts';
import { de, shownNumber } from './common.ts';

/** `10 000`, or words such as "@n". */
export const amount = (value: Amount): string =>
  typeof value === 'number' ? numeral(`${value}`) : value;

const ends = { highest: 'la plus haute face', lowest: 'la plus basse face' };

function face(than: TestFacts['than']): string {
  if (typeof than !== 'object') return amount(than);
  return 'face' in than ? ends[than.face] : shownNumber(than.exact);
}

const pairs = ({ from, to }: Interval): readonly string[] =>
  to - from > 1
    ? [`${amount(from)} à ${amount(to)}`]
    : from === to
      ? [amount(from)]
      : [amount(from), amount(to)];

const either = (all: readonly string[]): string => listed(all, 'ou');

/** "5 ou 6", "96 à 100", "7 ou plus", "autre chose que 5" */
export function when(condition: When): string {
  if ('faces' in condition) return either(condition.faces.flatMap(pairs));
  return either(condition.tests.map(({ op, than }) => outcomes[op](face(than))));
}

const outcomes: Readonly<Record<Comparison, (number: string) => string>> = {
  '=': (n) => n,
  '<>': (n) => `autre chose que ${n}`,
  '>=': (n) => `${n} ou plus`,
  '<=': (n) => `${n} ou moins`,
  '>': (n) => `plus ${de(n)}`,
  '<': (n) => `moins ${de(n)}`,
};

/** After "donne": "5 ou 6", "de 96 à 100", "7 ou plus" */
export function gives(condition: When): string {
  if (!('faces' in condition)) return when(condition);
  return either(
    condition.faces.flatMap((run) =>
      pairs(run).map((text) => (run.to - run.from > 1 ? `de ${text}` : text)),
    ),
  );
}

/** After "sur": "5 ou 6", "un résultat de 96 à 100", "7 ou plus" */
export function upon(condition: When): string {
  const isRange = 'faces' in condition && condition.faces.some(({ from, to }) => to - from > 1);
  return isRange ? `un résultat ${gives(condition)}` : when(condition);
}

/** The same of several dice, as an object: "les 1 et les 2", "les résultats de 96 à 100". */
export function whenever(condition: When): string {
  if (!('faces' in condition)) {
    return listed(condition.tests.map(({ op, than }) => results[op](face(than), than)));
  }
  const runs = condition.faces.flatMap(pairs);
  const single = condition.faces.every(({ from, to }) => to - from <= 1);
  return single
    ? listed(runs.map((number) => `les ${number}`))
    : `les résultats de ${either(runs)}`;
}

const results: Readonly<Record<Comparison, (number: string, than: TestFacts['than']) => string>> = {
  '=': (n, than) => (typeof than === 'object' ? n : `les ${n}`),
  '<>': (n) => `tout sauf ${n}`,
  '>=': (n) => `les résultats d'au moins ${n}`,
  '<=': (n) => `les résultats d'au plus ${n}`,
  '>': (n) => `les résultats de plus de ${n}`,
  '<': (n) => `les résultats de moins de ${n}`,
};
