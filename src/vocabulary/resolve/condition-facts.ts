/** Facts about conditions and limits for findings. */
import type { ConditionFact } from '../../diagnostics/details/dice.ts';
import { numberFact } from '../../number/fact.ts';
import { fromText } from '../../number/index.ts';
import type { ModifierRecord } from '../modifier.ts';
import type { Rule, Test } from '../rules/rule.ts';
import { factsOf } from '../rules/rule-facts.ts';

/** What the rules compare a die with; none where that is not the same for all of them. */
export function conditionsOf(rules: readonly Rule[]): readonly ConditionFact[] {
  const [first = [], ...others] = rules.map((rule) => factsOf(rule).tests.map(conditionFact));
  const spelled = JSON.stringify(first);
  return others.every((each) => JSON.stringify(each) === spelled) ? first : [];
}

const conditionFact = ({ op, than, exact }: Test): ConditionFact => ({
  comparison: op,
  number: exact === undefined ? than : numberFact(fromText(exact)),
});

/** How a limit is set on a modifier, where it takes one: "d6!(6, limit 3)". */
export function limitExample(
  { name, takes }: ModifierRecord,
  dice = 'd6',
): { readonly example?: string } {
  if (!('options' in takes) || takes.options?.includes('limit') !== true) return {};
  switch (takes.shape) {
    case 'condition':
      return { example: `${dice}${name}(6, limit 3)` };
    case 'nothing':
      return { example: `${dice}${name}(limit 3)` };
    case 'numbers':
      return takes.fewest === 0 ? { example: `${dice}${name}(limit 3)` } : {};
  }
}
