/** What modifiers do, in English. */
import type { Amount, ChainFacts, On, RuleFacts, WayFacts } from '../../../explain/facts.ts';
import type { StepWords } from '../../../explain/words.ts';
import { isCritical } from '../../../vocabulary/rules/rule.ts';
import { markWords } from '../marks.ts';
import { listed } from '../numbers.ts';
import { amount, each, when, whenever } from './when.ts';

const isOne = ({ subject }: On): boolean => subject === 'die' || subject === 'value';

/** "once", "at most 3 times": how often a die is rolled again. */
const often = (limit: Amount): string => (limit === 1 ? 'once' : `at most ${amount(limit)} times`);

function score({ when: condition, score: points }: RuleFacts['score'], on: On): string {
  const noun = on.subject === 'values' || on.subject === 'value' ? 'result' : 'die';
  const on_ = isOne(on) ? `on ${when(condition)}` : `for ${each(condition, noun)}`;
  const size = typeof points === 'number' ? Math.abs(points) : points;
  const what = size === 1 ? 'one success' : `${amount(size)} successes`;
  if (typeof points === 'number' && points < 0) return `take ${what} away ${on_}`;
  return `count ${size === 1 ? 'a success' : what} ${on_}`;
}

function keep({ from, skip, take }: RuleFacts['pool']): string {
  const some = (count: Amount, word: string): string =>
    count === 1 ? word : `${word} ${amount(count)}`;
  if (take === undefined) {
    if (skip === 0) return 'keep them all';
    return skip === 1 ? `drop the ${from}` : `drop the ${from} ${amount(skip)}`;
  }
  if (take === 0) return 'keep none of them';
  const kept = from === 'middle' && take === 1 ? 'the middle one' : `the ${some(take, from)}`;
  if (skip === 0) return `keep ${kept}`;
  return `drop the ${some(skip, from)}, then keep ${kept} of the others`;
}

function chain(facts: ChainFacts, on: On): string {
  const { form, join, penetrates, ways, limit } = facts;
  const [{ when: condition }] = ways;
  if (form === 'reroll' && condition !== undefined) {
    const which = whenever(condition);
    if (limit === undefined) return `keep rerolling ${which}`;
    return `reroll ${which}${typeof limit === 'number' && limit < 2 ? ' ' : ', '}${often(limit)}${limit === 1 ? '' : ' each'}`;
  }
  if (form === 'explode' && condition !== undefined) {
    const verb =
      join === 'append'
        ? penetrates
          ? 'penetrate'
          : 'explode'
        : penetrates
          ? 'compound and penetrate'
          : 'compound';
    const how = on.form === 'aside' ? '' : ` (${explosion(facts)})`;
    const most = limit === undefined ? '' : `, with ${mostExtra(limit)}`;
    return `${verb} on ${when(condition)}${how}${most}`;
  }
  const as = form === 'open-ended' ? 'open-ended: ' : 'a chain: ';
  return `${isOne(on) ? 'read it' : 'read each'} as ${as}${chainWays(facts)}`;
}

function explosion({ join, penetrates, limit, ways: [{ goesOn }] }: ChainFacts): string {
  if (join === 'append') {
    const does = [
      'joins the pool',
      ...(penetrates ? ['counts 1 less'] : []),
      ...(limit === 1 ? [] : ['can explode too']),
    ];
    return `another die ${listed(does)}`;
  }
  const [first] = goesOn;
  const again = first === undefined ? '' : `, and again after each ${when(first)}`;
  return `another roll${penetrates ? ', less 1,' : ''} is added to the same die${again}`;
}

const mostExtra = (limit: Amount): string =>
  limit === 1 ? 'at most one extra die per die' : `at most ${amount(limit)} extra dice per die`;

const verb = ({ sign }: WayFacts): string => (sign > 0 ? 'add' : 'subtract');

/** "on 96 to 100, roll again and add; on 1 to 5, roll again and subtract; both continue as long as ..." */
function chainWays(facts: ChainFacts): string {
  const { ways, join, limit } = facts;
  const begins = ways.map((way) => {
    const end = way.sign > 0 ? 'at the high end' : 'at the low end';
    const where = way.when === undefined ? end : `on ${when(way.when)}`;
    const does = join === 'replace' ? 'roll again' : `roll again and ${verb(way)}${shifted(way)}`;
    return `${where}, ${does}`;
  });
  const most = limit === undefined ? [] : [mostExtra(limit)];
  return [...begins, ...continued(facts), ...most].join('; ');
}

const shifted = ({ shift }: WayFacts): string =>
  shift === 0 ? '' : ` (each extra die counts ${Math.abs(shift)} ${shift < 0 ? 'less' : 'more'})`;

/** How long each way goes on, said once where it is the same. */
function continued({ ways, alike, limit }: ChainFacts): readonly string[] {
  const [first] = ways;
  if (ways.some((way) => way.when === undefined)) {
    return limit === 1 ? [] : ['extra dice continue at the high end'];
  }
  if (alike) {
    if (first.goesOn.length === 0) return [];
    const all = ['this continues', 'both continue'][ways.length - 1] ?? 'all continue';
    return [`${all} as long as ${climbing(first)}`];
  }
  const each = ways.filter(({ goesOn }) => goesOn.length > 0);
  return [
    listed(
      each.map(
        (way) => `${way.sign > 0 ? 'adding' : 'subtracting'} continues as long as ${climbing(way)}`,
      ),
    ),
  ];
}

/** "96 to 100 is rolled", or one step after the other where the bar moves. */
function climbing({ goesOn }: WayFacts): string {
  const [first = '', second, ...others] = goesOn.map(when);
  const last = others.at(-1);
  if (second === undefined) return `${first} is rolled`;
  const then = `${first} is rolled, then ${second}`;
  return last === undefined ? then : `${then}, and so on up to ${last}`;
}

const directions = { ascending: 'lowest first', descending: 'highest first' };

export const steps: StepWords = {
  rules: {
    mark: ({ when: condition, mark }) => {
      const words = markWords(mark);
      return isCritical(mark)
        ? `call ${when(condition)} a ${words}`
        : `mark ${when(condition)} as "${words}"`;
    },
    order: ({ direction }) => `show them ${directions[direction]}`,
    face: ({ when: condition, countsAs }) => `count ${when(condition)} as ${amount(countsAs)}`,
    score,
    chain,
    pool: keep,
    distinct: ({ limit }) =>
      limit === undefined
        ? 'reroll any die that equals an earlier one until all differ'
        : `reroll any die that equals an earlier one, ${often(limit)}`,
    sets: ({ least, how, when: condition }) => {
      const size = least === 1 ? 'any number of' : `${amount(least)} or more`;
      const of = condition === undefined ? '' : ` showing ${when(condition)}`;
      return how === 'count'
        ? `count a success for each set of ${size} equal dice${of}`
        : `mark sets of ${size} equal dice${of}`;
    },
  },
  ways: chainWays,
  unresolved: (notation) => `apply "${notation}"`,
  when,
};
