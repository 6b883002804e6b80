/** What modifiers do, in French: imperative in a sentence, infinitive in parentheses after dice. */
import type { Amount, ChainFacts, On, RuleFacts, WayFacts } from '../../../explain/facts.ts';
import type { StepWords } from '../../../explain/words.ts';
import { isCritical } from '../../../vocabulary/rules/rule.ts';
import { markWords } from '../marks.ts';
import { fine, listed, quoted } from '../numbers.ts';
import { amount, gives, upon, when, whenever } from './when.ts';

const isOne = ({ subject }: On): boolean => subject === 'die' || subject === 'value';

/** "gardez" in a sentence, "garder" in parentheses; regular verbs by their stem. */
const act = ({ form }: On, stem: string): string => `${stem}${form === 'aside' ? 'er' : 'ez'}`;

/** "une fois", "au plus 3 fois": how often a die is rolled again. */
const often = (limit: Amount): string =>
  limit === 1 ? 'une seule fois' : `au plus ${amount(limit)} fois`;

function score({ when: condition, score: points }: RuleFacts['score'], on: On): string {
  const noun = on.subject === 'values' || on.subject === 'value' ? 'résultat' : 'dé';
  const size = typeof points === 'number' ? Math.abs(points) : points;
  const what = size === 1 ? 'une réussite' : `${amount(size)} réussites`;
  const by = isOne(on) ? `sur ${upon(condition)}` : `par ${noun} qui donne ${gives(condition)}`;
  const verb = typeof points === 'number' && points < 0 ? act(on, 'retir') : act(on, 'compt');
  return `${verb} ${what} ${by}`;
}

const one = { highest: 'le plus haut', lowest: 'le plus bas', middle: 'celui du milieu' };
const many = { highest: 'plus hauts', lowest: 'plus bas', middle: 'du milieu' };

function keep({ from, skip, take }: RuleFacts['pool'], on: On): string {
  const some = (count: Amount): string =>
    count === 1 ? one[from] : `les ${amount(count)} ${many[from]}`;
  const [keeping, dropping] = [act(on, 'gard'), act(on, 'écart')];
  if (take === undefined) return skip === 0 ? `${keeping} tout` : `${dropping} ${some(skip)}`;
  if (take === 0) return on.form === 'aside' ? "n'en garder aucun" : "n'en gardez aucun";
  if (skip === 0) return `${keeping} ${some(take)}`;
  return `${dropping} ${some(skip)}, puis ${keeping} ${some(take)} parmi les autres`;
}

const making = ({ form }: On): string => (form === 'aside' ? 'faire' : 'faites');

function chain(facts: ChainFacts, on: On): string {
  const { form, join, penetrates, ways, limit } = facts;
  const [{ when: condition }] = ways;
  if (form === 'reroll' && condition !== undefined) {
    const which = `${act(on, 'relanc')} ${whenever(condition)}`;
    if (limit === undefined) return `${which} tant qu'il en sort`;
    return limit === 1 ? `${which} ${often(limit)}` : `${which}, ${often(limit)} chacun`;
  }
  if (form === 'explode' && condition !== undefined) {
    const dice = isOne(on) ? 'le dé' : 'les dés';
    const kind =
      join === 'append'
        ? penetrates
          ? ' avec pénétration'
          : ''
        : penetrates
          ? ' en cumulant, avec pénétration,'
          : ' en cumulant';
    const how = on.form === 'aside' ? '' : ` (${explosion(facts)})`;
    const most = limit === undefined ? '' : `, avec ${mostExtra(limit)}`;
    return `${making(on)} exploser ${dice}${kind} sur ${upon(condition)}${how}${most}`;
  }
  const as = form === 'open-ended' ? `comme jet ouvert${fine}: ` : `comme une suite${fine}: `;
  const each = isOne(on) ? '' : ' chaque dé';
  const read = on.form === 'aside' ? `lire${each}` : `lisez${isOne(on) ? '-le' : each}`;
  return `${read} ${as}${chainWays(facts)}`;
}

function explosion({ join, penetrates, limit, ways: [{ goesOn }] }: ChainFacts): string {
  if (join === 'append') {
    const does = [
      'rejoint la réserve',
      ...(penetrates ? ['compte 1 de moins'] : []),
      ...(limit === 1 ? [] : ['peut exploser à son tour']),
    ];
    return `un autre dé ${listed(does)}`;
  }
  const [first] = goesOn;
  const again = first === undefined ? '' : `, puis une autre après chaque ${when(first)}`;
  return `une relance${penetrates ? ', moins 1,' : ''} s'ajoute au même dé${again}`;
}

const mostExtra = (limit: Amount): string =>
  limit === 1
    ? 'au plus un dé supplémentaire par dé'
    : `au plus ${amount(limit)} dés supplémentaires par dé`;

/** "sur 96 à 100, on relance et on ajoute ; ..." */
function chainWays(facts: ChainFacts): string {
  const { ways, join, limit } = facts;
  const begins = ways.map((way) => {
    const end = way.sign > 0 ? "à l'extrémité haute" : "à l'extrémité basse";
    const where = way.when === undefined ? end : `sur ${upon(way.when)}`;
    const verb = way.sign > 0 ? 'ajoute' : 'soustrait';
    return join === 'replace'
      ? `${where}, on relance`
      : `${where}, on relance et on ${verb}${shifted(way)}`;
  });
  const most = limit === undefined ? [] : [mostExtra(limit)];
  return [...begins, ...continued(facts), ...most].join(`${fine}; `);
}

const shifted = ({ shift }: WayFacts): string =>
  shift === 0
    ? ''
    : ` (chaque dé supplémentaire compte ${Math.abs(shift)} de ${shift < 0 ? 'moins' : 'plus'})`;

/** How long each way goes on, said once where it is the same. */
function continued({ ways, alike, limit }: ChainFacts): readonly string[] {
  const [first] = ways;
  if (ways.some((way) => way.when === undefined)) {
    return limit === 1 ? [] : ["les dés suivants continuent à l'extrémité haute"];
  }
  if (alike) {
    if (first.goesOn.length === 0) return [];
    const all =
      ['on continue', 'dans les deux cas, on continue'][ways.length - 1] ??
      'à chaque fois, on continue';
    return [`${all} tant que la relance donne ${climbing(first)}`];
  }
  const each = ways.filter(({ goesOn }) => goesOn.length > 0);
  return [
    listed(
      each.map(
        (way) =>
          `on continue ${way.sign > 0 ? "d'ajouter" : 'de soustraire'} tant que la relance donne ${climbing(way)}`,
      ),
    ),
  ];
}

/** "96 à 100", or one step after the other where the bar moves. */
function climbing({ goesOn }: WayFacts): string {
  const [first = '', second, ...others] = goesOn.map(gives);
  const last = others.at(-1);
  if (second === undefined) return first;
  const then = `${first}, puis ${second}`;
  return last === undefined ? then : `${then}, et ainsi de suite jusqu'à ${last}`;
}

const directions = {
  ascending: 'du plus bas au plus haut',
  descending: 'du plus haut au plus bas',
};

export const steps: StepWords = {
  rules: {
    mark: ({ when: condition, mark }, on) => {
      const words = markWords(mark);
      return `${act(on, 'not')} ${when(condition)} comme ${isCritical(mark) ? words : quoted(words)}`;
    },
    order: ({ direction }, { form }) =>
      `${form === 'aside' ? 'montrer' : 'montrez-les'} ${directions[direction]}`,
    face: ({ when: condition, countsAs }, on) =>
      `${act(on, 'compt')} ${whenever(condition)} comme ${amount(countsAs)}`,
    score,
    chain,
    pool: keep,
    distinct: ({ limit }, on) => {
      const which = `${act(on, 'relanc')} tout dé égal à un dé précédent`;
      return limit === undefined
        ? `${which} jusqu'à ce que tous soient différents`
        : `${which}, ${often(limit)}`;
    },
    sets: ({ least, how, when: condition }, on) => {
      const size = least === 1 ? 'de dés égaux' : `d'au moins ${amount(least)} dés égaux`;
      const of = condition === undefined ? '' : ` qui montrent ${when(condition)}`;
      return how === 'count'
        ? `${act(on, 'compt')} une réussite par combinaison ${size}${of}`
        : `${act(on, 'montr')} les combinaisons ${size}${of}`;
    },
  },
  ways: chainWays,
  unresolved: (notation, on) => `${act(on, 'appliqu')} ${quoted(notation)}`,
  when,
};
