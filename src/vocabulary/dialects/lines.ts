/** What other tools write round a roll: commands, repetitions, targets, remarks. */
import type { Dialect } from './dialect.ts';

/** Words that could change a roll: text with one of them is no mere remark. */
const telling =
  /\b(?:plus|minus|times|divided|by|and|or|then|without|with|drop|keep|reroll|explod\w*|highest|lowest|best|worst|adv\w*|dis|disadv\w*|average|total|sum|each|twice|half|double|if|vs|versus|against|named|dc|ac|tn|output|open\w*|ended|sans|moins|fois|et|ou)\b/i;

export const roundRolls: readonly Dialect[] = [
  {
    whose: 'chat rooms',
    does: 'says that a roll follows',
    written:
      /^\s*(?<mark>[/!](?:roll|r|gmroll|gmr|gr|publicroll|pr|blindroll|broll|br|selfroll|sr)\b\s*)(?=[\d(d{@[])/i,
    ours: '',
  },
  {
    whose: 'chat rooms',
    does: 'says that a roll follows',
    written: /^\s*(?<mark>roll\s+)(?=[\d(d{@[])/i,
    ours: '',
  },
  {
    whose: 'Avrae',
    does: 'repeats a roll',
    written: /^\s*(?<mark>!(?:rr|multiroll)\s+(\d+)\s+)/i,
    ours: '$2 x ',
  },
  {
    whose: 'BCDice',
    does: 'repeats a roll',
    written: /^\s*(?<mark>(?:x|rep|repeat)\s*(\d+)\s+)/i,
    ours: '$2 x ',
  },
  {
    whose: 'chat rooms',
    does: 'repeats a roll',
    written: /^\s*(\d+)(?<mark>#)\s*(?=[\d(d{@])/i,
    ours: '$1 x ',
  },
  {
    whose: 'BCDice',
    does: 'hides the roll from others',
    written: /^\s*(?<mark>S)(?=\d*D\d)/i,
    ours: '',
  },
  {
    whose: 'BCDice',
    does: 'only reckons',
    written: /^\s*(?<mark>C)\s*\(([^\n]+)\)\s*$/i,
    ours: '$2',
  },
  {
    whose: 'AnyDice',
    does: 'says what to show',
    written: /^\s*(?<mark>output\s+)/i,
    ours: '',
  },
  {
    whose: 'AnyDice',
    does: 'names what is shown',
    written: /\s*(?<mark>named\s*"([^"\n]*)")\s*$/i,
    ours: ' # $2',
  },
  {
    whose: 'other tools',
    does: 'compares the total with a target',
    written:
      /^(?<left>[^\n#;]+?)\s+(?<mark>(?:vs|versus|against)\.?\s*(?:dc|ac|tn)?|dc|ac|tn)\s*(\d+)\s*$/i,
    ours: '($1) >= $3',
  },
  {
    whose: 'other tools',
    does: 'stands for at least',
    written: /(?<![<>=!])(?<mark>=>)(?=\s*[\d(d@-])/,
    ours: '>=',
  },
  {
    whose: 'other tools',
    does: 'stands for at most',
    written: /(?<![<>=!])(?<mark>=<)(?=\s*[\d(d@-])/,
    ours: '<=',
  },
  {
    whose: 'other tools',
    does: 'rounds up',
    written: /(?<![\w@.])(?<mark>ceiling)(?=\s*\()/i,
    ours: 'ceil',
  },
  {
    whose: "Let's Role",
    does: 'chooses by a test',
    written: /^([^\n#;?:]+?)\s*(?<mark>\?)\s*([^\n?:]+?)\s*:\s*([^\n?:]+?)\s*$/,
    ours: 'if($1, $3, $4)',
  },
  {
    whose: 'Roll20 and Foundry',
    does: 'is a roll within a text',
    written: /\[\[\s*([^[\]\n]+?)\s*\]\]/,
    ours: '($1)',
  },
  {
    whose: 'MapTool',
    does: 'is a roll within a text',
    written: /^\s*\[\s*(?:[a-z]\s*:)?\s*([^[\]\n:]+?)\s*\]\s*$/i,
    ours: '$1',
  },
  {
    whose: 'Roll20',
    does: 'asks for a value',
    written: /\?\{\s*([^{}|\n]+?)\s*(?:\|[^{}\n]*)?\}/,
    ours: '@{$1}',
  },
  {
    whose: 'rpg-dice-roller',
    does: 'begins a remark',
    written: /\s*(?<mark>\/\/)\s*([a-z][a-z' ,.!?-]*[a-z.!?])\s*$/i,
    // A short name in capitals may be meant as a value to divide by.
    ours: (_, __, remark) => (/^[A-Z]{1,4}$/.test(remark) ? undefined : ` # ${remark}`),
  },
  {
    whose: 'rpg-dice-roller',
    does: 'is a remark',
    written: /\s*(?<mark>\/\*\s*([^*[\]\n]*[^*[\]\n\s])\s*\*\/)/,
    ours: '[$2]',
  },
  {
    whose: 'Roll20',
    does: 'begins a remark',
    written: /\s*(?<mark>\\)\s*([^\n]+?)\s*$/,
    ours: ' # $2',
  },
  {
    whose: 'Roll20 and Avrae',
    does: 'is a remark',
    written: /[a-z'\u2019]+(?:[,.!?]*[ -]+[a-z'\u2019]+)+[.!?]*\s*$/i,
    startsThere: true,
    // Modifiers in the wrong order are no remark.
    unless: ['unsuitable-order'],
    ours: (remark) => (telling.test(remark) ? undefined : `# ${remark.trim()}`),
  },
];
