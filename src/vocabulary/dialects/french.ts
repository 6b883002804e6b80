/** What French players say of a roll. */
import type { Dialect } from './dialect.ts';
import { afterDice, alone, bonusAtMost, comma, dice, over, said } from './wording.ts';

const best = String.raw`meilleure?s?|plus\s+(?:haute?s?|[e\u00e9]lev[e\u00e9]e?s?|grande?s?|forte?s?)`;
const worst = String.raw`pires?|moins\s+bonn?e?s?|plus\s+(?:bass?e?s?|faibles?|petite?s?)`;
const keep = String.raw`(?:gard(?:er|ez|ons|e)|conserv(?:er|ez|e)|prendre|prends)\s+`;
const drop = String.raw`(?:enl[e\u00e8]v(?:er|ez|e)|retir(?:er|ez|e)|supprim(?:er|ez|e)|[e\u00f4]t(?:er|ez|e)|jet(?:er|ez)|sans)\s+`;
const results = String.raw`(?:\s+(?:d[e\u00e9]s?|r[e\u00e9]sultats?|scores?))?`;

/** "garder les 3 meilleurs", "le meilleur", "enlever le plus bas" */
const chosen = (
  [
    ['keep-highest', `(?:${keep})?`, best, 'kh'],
    ['keep-lowest', `(?:${keep})?`, worst, 'kl'],
    ['drop-highest', drop, best, 'dh'],
    ['drop-lowest', drop, worst, 'dl'],
  ] as const
).map(
  ([meaning, verb, words, modifier]): Dialect => ({
    means: (_, __, number = '1') => ({ meaning, number }),
    after: afterDice,
    written: said(
      String.raw`${comma}(?<mark>${verb}(?:les?|la)\s+(?:(\d+)\s+)?(?:d[e\u00e9]s?\s+)?(?:les?\s+)?(?:${words})${results})${over}`,
    ),
    ours: (_, mark, number) => {
      // "les meilleurs" without a number could be any number.
      const several = /^\S*\s*les\s/i.test(mark) || /\sles\s/i.test(mark);
      return number === undefined && several ? undefined : `${modifier}${number ?? 1}`;
    },
  }),
);

export const frenchWords: readonly Dialect[] = [
  ...chosen,
  {
    means: (_, __, number = '1') => ({ meaning: 'keep-highest', number }),
    after: afterDice,
    written: said(String.raw`${comma}(?<mark>${keep}(\d+)(?:\s+d[e\u00e9]s)?)${over}`),
    ours: 'kh$2',
  },
  ...(
    [
      ['keep-highest', best, 'kh'],
      ['keep-lowest', worst, 'kl'],
    ] as const
  ).map(
    ([meaning, words, modifier]): Dialect => ({
      means: (_, __, number = '1') => ({ meaning, number }),
      written: said(
        String.raw`^\s*(?<mark>(?:${keep})?(?:les?\s+)?(?:(\d+)\s+)?(?:${words})\s+(?:de|des|parmi|sur))\s+(\d*d(?:\d+|%))${bonusAtMost}`,
      ),
      ours: (_, mark, number, pool) =>
        number === undefined && /(?:^|\s)les\s/i.test(mark)
          ? undefined
          : `${pool}${modifier}${number ?? 1}`,
    }),
  ),
  {
    means: { meaning: 'explode' },
    after: afterDice,
    written: said(
      String.raw`${comma}(?<mark>(?:(?:avec\s+)?(?:les?\s+|des\s+)?d[e\u00e9]s?\s+)?explosi(?:f|fs|ve|ves)|qui\s+explosent|explosent)${over}`,
    ),
    ours: '!',
  },
  {
    means: { meaning: 'explode' },
    written: said(
      String.raw`^\s*(?<mark>(?:d[e\u00e9]s?\s+)?explosifs?)\s+(${dice})${bonusAtMost}`,
    ),
    ours: '$2!',
  },
  {
    means: { meaning: 'reroll-once' },
    after: afterDice,
    written: said(
      String.raw`${comma}(?<mark>relanc(?:er|ez|e)\s+(?:tous\s+)?(?:les?\s+)?(\d+)\s+une\s+(?:seule\s+)?fois)${over}`,
    ),
    ours: 'ro$2',
  },
  {
    means: (_, __, ___, more, from) => ({ meaning: 'count-at-least', number: more ?? from ?? '' }),
    after: alone(String.raw`[^;,]*d(\d+)`),
    written: said(
      String.raw`${comma}(?<mark>(?:r[e\u00e9]ussites?|succ[e\u00e8]s)\s+(?:(?:[a\u00e0]|sur|d[e\u00e8]s)\s+(?:un\s+)?(\d+)\s*(?:\+|(?:et|ou)\s+plus)|(?:[a\u00e0]\s+partir\s+(?:de\s+|d'un\s+)|d[e\u00e8]s\s+(?:le\s+|un\s+)?)(\d+)))(?!\s*\d)${over}`,
    ),
    ours: (_, sides, __, more, from) => {
      const bar = more ?? from;
      return Number(bar) > Number(sides) ? undefined : `>=${bar}`;
    },
  },
  {
    means: { meaning: 'not-needed' },
    written:
      /^\s*(?<mark>(?:(?:(?:je|on)\s+)?(?:lance[rz]?|jette|jeter|roule[rz]?)\s+(?:un\s+|les?\s+)?|(?:(?:le|un)\s+)?jets?\s+(?:de\s+|d'un\s+)?))(?=[\d(d{@[])/i,
    around: true,
    ours: '',
  },
];
