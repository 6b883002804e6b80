/** A chain link by link: which faces roll again, what the next die does, and how long it goes on. */
import type { Die } from '../../vocabulary/rules/die.ts';
import { faceIntervals } from '../../vocabulary/rules/die.ts';
import type { Interval } from '../../vocabulary/rules/intervals.ts';
import type { ChainRule, Exit, Link } from '../../vocabulary/rules/rule.ts';
import { listed } from '../words.ts';
import { testsInWords } from './faces.ts';

/**
 * @example
 * // d100!o
 * "96 to 100 rolls again and adds, 1 to 5 rolls again and subtracts; both go on while 96 to 100 comes"
 */
export function chainInWords(
  rule: ChainRule,
  die: Die,
  values: readonly Interval[] | undefined,
): string {
  const [first] = rule.links;
  const sign = ({ link }: Exit): 1 | -1 => rule.links[link]?.sign ?? 1;
  const exits = [...(first?.exits ?? [])].sort((one, other) => sign(other) - sign(one));
  const begins = exits.map((exit) => {
    const faces = testsInWords(exit.tests, values);
    return rule.join === 'replace'
      ? `${faces} rolls again`
      : `${faces} rolls again and ${verb(sign(exit))}`;
  });
  const ways = exits.map(({ link }) => goesOn(rule, link, die));
  return [begins.join(', '), ...continued(ways, exits.map(sign), rule.limit)].join('; ');
}

const verb = (sign: number): string => (sign > 0 ? 'adds' : 'subtracts');

/** How long each way goes on, told once where it is the same. */
function continued(
  ways: readonly (string | undefined)[],
  signs: readonly number[],
  limit: number | undefined,
): readonly string[] {
  if (limit !== undefined && limit <= 1) return [];
  const [way, ...others] = ways;
  if (others.every((other) => other === way)) {
    if (way === undefined) return [];
    const all = ['it goes', 'both go'][others.length] ?? 'all go';
    return [`${all} on while ${way}`];
  }
  return [
    listed(
      ways.flatMap((each, index) =>
        each === undefined ? [] : [`what ${verb(signs[index] ?? 1)} goes on while ${each}`],
      ),
    ),
  ];
}

/** "96 to 100 comes", or one step after the other where the bar moves; undefined: it does not go on. */
function goesOn(rule: ChainRule, from: number, die: Die): string | undefined {
  const faces = faceIntervals(die);
  const steps: string[] = [];
  let at: number | undefined = from;
  while (at !== undefined) {
    const link: Link | undefined = rule.links[at];
    const tests = link?.exits.flatMap((exit) => exit.tests) ?? [];
    if (tests.length === 0) break;
    steps.push(testsInWords(tests, faces));
    const next: number | undefined = link?.exits[0]?.link;
    at = next === at ? undefined : next;
  }
  const [first, second] = steps;
  if (first === undefined) return undefined;
  if (second === undefined) return `${first} comes`;
  if (steps.length === 2) return `${first} comes, then ${second}`;
  return `${first} comes, then ${second}, and so on to ${steps.at(-1)}`;
}
