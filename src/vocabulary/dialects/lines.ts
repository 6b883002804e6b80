/** What other tools write around a roll: commands, repetitions, targets, remarks. */
import { wordLetter } from '../letters.ts';
import type { Dialect } from './dialect.ts';

const threeLetters = new RegExp(`(?:${wordLetter}){3}`);

export const roundRolls: readonly Dialect[] = [
  ...(
    [
      [
        '/',
        '(?:gm|public|blind|self)?roll|gmr|[pbs]?r|broll',
        ['Roll20', 'Foundry', 'Dice Maiden'],
      ],
      ['!', '(?:gm)?roll|r', ['Avrae', 'Dice Maiden']],
    ] as const
  ).map(
    ([sign, words, from]): Dialect => ({
      means: { meaning: 'not-needed' },
      // Avrae's commands begin with "!".
      written: new RegExp(String.raw`^\s*(?<mark>${sign}(?:${words})\b\s*)(?=\S)`, 'i'),
      from,
      around: true,
      ours: '',
    }),
  ),
  {
    means: { meaning: 'not-needed' },
    written: /^\s*(?<mark>roll\s+)(?=[\d(d{@[])/i,
    around: true,
    ours: '',
  },
  {
    wrong: { code: 'unexpected-character', details: { reason: 'quotation-marks' } },
    // What a shell passes on, or a text editor has made of it.
    written:
      /^\s*(?<mark>"(?=[^"]*"\s*$)|'(?=[^']*'\s*$)|`(?=[^`]*`\s*$)|[\u201c-\u201e](?=[^\u201c-\u201f"]*[\u201c\u201d]\s*$)|[\u2018-\u201a](?=[^\u2018-\u201b]*[\u2018\u2019]\s*$)|\u00ab(?=[^\u00bb]*\u00bb\s*$)|\u2039(?=[^\u203a]*\u203a\s*$))\s*(.*\S)\s*["'`\u2018-\u201f\u00bb\u203a]\s*$/s,
    around: true,
    ours: '$2',
  },
  {
    means: { tool: 'Avrae', meaning: 'repeat' },
    written: /^\s*(?<mark>!(?:rr|multiroll)\s+(\d+)\s+)/i,
    ours: '$2 x ',
  },
  {
    means: { meaning: 'repeat' },
    written: /^\s*(?<mark>(?:x|rep|repeat)\s*(\d+)\s+)/i,
    from: ['BCDice'],
    ours: '$2 x ',
  },
  {
    means: { meaning: 'repeat' },
    written: /^\s*(\d+)(?<mark>#)\s*(?=[\d(d{@])/i,
    from: ['rollem'],
    ours: '$1 x ',
  },
  {
    means: { tool: 'BCDice', meaning: 'hide-roll' },
    written: /^\s*(?<mark>S)(?=\d*D\d)/i,
    ours: '',
  },
  {
    means: { tool: 'BCDice', meaning: 'arithmetic-only' },
    written: /^\s*(?<mark>C)\s*\(([^\n]+)\)\s*$/i,
    holds: true,
    ours: '$2',
  },
  {
    means: { meaning: 'not-needed' },
    written: /^\s*(?<mark>output\s+)/i,
    from: ['AnyDice'],
    around: true,
    ours: '',
  },
  {
    means: { meaning: 'name' },
    written: /\s*(?<mark>named\s*"([^"\n]*)")\s*$/i,
    from: ['AnyDice'],
    ours: ' # $2',
  },
  {
    means: { meaning: 'compare-total' },
    // Without "DC" or "AC" a tool gives degrees of success.
    written:
      /^(?<left>[^\n#;]+?)\s+(?<mark>(?:(?:vs|versus|against)\.?\s*)?(?:dc|ac))\s*(\d+)\s*$/i,
    // The dice of a pool could be compared one by one instead.
    ours: (_, left, __, target) =>
      /(?:^|\D)1?d20(?!\d)|2d20k/i.test(left) ? `(${left}) >= ${target}` : undefined,
  },
  ...(
    [
      [
        'under|below|beneath|less\\s+than|lower\\s+than|at\\s+most|sous|moins\\s+de|inf[e\u00e9]rieure?\\s+(?:ou\\s+[e\u00e9]gale?\\s+)?[a\u00e0]|unter|h\u00f6chstens',
        'total-below',
      ],
      [
        'over|above|more\\s+than|higher\\s+than|at\\s+least|au\\s+moins|plus\\s+de|sup[e\u00e9]rieure?\\s+(?:ou\\s+[e\u00e9]gale?\\s+)?[a\u00e0]|\u00fcber|mindestens',
        'total-above',
      ],
      [
        '(?:vs|versus|against|contre|gegen)\\.?(?:\\s*(?:dc|ac|tn))?|dc|ac|tn|seuil|difficult[\u00e9y]|target',
        'total-against',
      ],
    ] as const
  ).map(
    ([words, meaning]): Dialect => ({
      means: (_, left = '', __, number = '') => ({ meaning, pool: left.trim(), number }),
      written: new RegExp(
        String.raw`^([^\n#;]*?d[\d%][^\n#;a-z]*?(?:[a-z!]{1,3}\d*)?)\s+(?<mark>(?:${words}))\s*(\d+)\s*$`,
        'i',
      ),
    }),
  ),
  {
    means: { meaning: 'at-least' },
    after: /(?:^|[^<>=!])$/,
    written: /(?<mark>=>)(?=\s*[\d(d@-])/,
    ours: '>=',
  },
  {
    means: { meaning: 'at-most' },
    after: /(?:^|[^<>=!])$/,
    written: /(?<mark>=<)(?=\s*[\d(d@-])/,
    ours: '<=',
  },
  {
    means: { meaning: 'round-up' },
    after: /(?:^|[^\w@.])$/,
    written: /(?<mark>ceiling|round_?up)(?=\s*\()/i,
    ours: 'ceil',
  },
  {
    means: { meaning: 'round-down' },
    after: /(?:^|[^\w@.])$/,
    written: /(?<mark>round_?down)(?=\s*\()/i,
    ours: 'floor',
  },
  {
    means: { meaning: 'choice' },
    written: /^([^\n#;?:]+?)\s*(?<mark>\?)\s*([^\n?:]+?)\s*:\s*([^\n?:]+?)\s*$/,
    // A comparison after several dice would count them.
    ours: (_, test, __, then, other) =>
      /(?:[2-9]|\d\d)\d*d[\d%]+[^()]*[<>=]/i.test(test)
        ? undefined
        : `if(${test}, ${then}, ${other})`,
  },
  {
    means: { meaning: 'inner-roll' },
    from: ['Roll20', 'Foundry'],
    holds: true,
    written: /\[\[\s*([^[\]\n]+?)\s*\]\]/,
    ours: '($1)',
  },
  {
    means: { meaning: 'outer-brackets' },
    from: ['MapTool', 'Roll20'],
    around: true,
    written: /^\s*\[\s*(?:[a-z]\s*:)?\s*(?=[\d(@{]|d\d)([^[\]\n:,]+?)\s*\]\s*$/i,
    ours: '$1',
  },
  {
    means: { tool: 'Roll20', meaning: 'value-asked-for' },
    written: /\?\{\s*([^{}|\n]+?)\s*(?:\|\s*0?\s*)?\}/,
    ours: '@{$1}',
  },
  {
    means: (_, name = '', number = '') => ({
      tool: 'Roll20',
      meaning: 'value-or-number',
      name,
      number,
    }),
    // The number is what is taken without an answer.
    written: /\?\{\s*([^{}|\n]+?)\s*\|\s*(-?\d+)\s*\}/,
  },
  {
    means: { meaning: 'comment' },
    from: ['rpg-dice-roller'],
    written: /\s*(?<mark>\/\/)\s*([a-z][a-z' ,.!?-]*[a-z.!?])\s*$/i,
    // A short name in capitals may be meant as a value to divide by.
    ours: (_, __, remark) => (/^[A-Z]{1,4}$/.test(remark) ? undefined : ` # ${remark}`),
  },
  {
    means: { meaning: 'label' },
    from: ['rpg-dice-roller'],
    written: /\s*(?<mark>\/\*\s*([^*[\]\n]*[^*[\]\n\s])\s*\*\/)/,
    ours: '[$2]',
  },
  {
    means: { meaning: 'comment' },
    from: ['Roll20'],
    written: /\s*(?<mark>\\)\s*([^\n]+?)\s*$/,
    // Without a word it is a division to some, and sums may be meant to be rolled.
    ours: (_, __, remark) =>
      threeLetters.test(remark) && /^(?:[-+]?\d+\s+)?[^\d+*/<>=]+$/.test(remark)
        ? ` # ${remark}`
        : undefined,
  },
];
