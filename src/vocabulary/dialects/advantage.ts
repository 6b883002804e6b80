/** Advantage and disadvantage: two d20, of which the better or the worse one counts. */
import type { Dialect } from './dialect.ts';
import { bracketed, noFactor } from './wording.ts';

/** "avec un avantage", "en désavantage" */
const frenchWith = String.raw`(?:(?:avec|en)\s+(?:un\s+|l['\u2019]\s*)?)?`;
const englishWith = String.raw`(?:(?:with|at)\s+|w\/\s*)?`;
const germanWith = String.raw`(?:mit\s+)?`;

const words = [
  ['advantage', 'kh', `${englishWith}adv(?:antage)?|${germanWith}vorteil|${frenchWith}avantage`],
  [
    'disadvantage',
    'kl',
    `${englishWith}dis(?:adv(?:antage)?)?|${germanWith}nachteil|${frenchWith}d[e\u00e9]savantage`,
  ],
] as const;

export const advantage: readonly Dialect[] = words.flatMap(
  ([meaning, modifier, said]): readonly Dialect[] => [
    {
      means: { meaning },
      // Dice before it could be meant as well, and of two d20 some tools would add up both.
      after: /(?:^|[;,])(?![^;,]*d[\d%])(?:[^;,]*[^\w)}.;,])?$/i,
      written: new RegExp(
        String.raw`1?(d20)(?!\d)((?:\s*[-+]\s*(?:\d*d\d+|\d+|@[\w.]+))*)\s*(?<mark>${bracketed(said)})(?![\w\u00e0-\u00ff])${noFactor}`,
        'i',
      ),
      ours: (_, die, added) =>
        /d20(?!\d)/i.test(added) ? undefined : `2${die}${modifier}1${added}`,
      shows: `2d20${modifier}1`,
    },
    {
      means: { meaning },
      written: new RegExp(
        String.raw`^\s*(?<mark>(?:roll\s+)?(?:${said})(?:\s+(?:on|sur|auf)(?:\s+(?:an?|un|einen?))?)?)\s+1?d20(?=\s*(?:$|[-+]))`,
        'i',
      ),
      ours: `2d20${modifier}1`,
    },
    {
      means: { meaning },
      written: new RegExp(
        String.raw`^\s*(?<mark>(?:roll\s+)?(?:${said}))(?=\s*(?:[-+]\s*\d|$))`,
        'i',
      ),
      ours: `2d20${modifier}1`,
    },
  ],
);
