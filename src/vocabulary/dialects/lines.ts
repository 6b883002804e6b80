/** What other tools write round a roll: commands, repetitions, targets, remarks. */
import type { Dialect } from './dialect.ts';

/** Words that say what a roll is for. Any other word could change it. */
const harmless = new Set(
  `
  to hit for the my a an of on his her their our your this is it roll rolls rolled rolling well done go
  check checks save saves saving throw throws test attack attacks damage initiative critical crit hits
  strike death concentration skill ability
  str dex con int wis cha strength dexterity constitution intelligence wisdom charisma fortitude reflex will
  acrobatics animal handling arcana athletics deception history insight intimidation investigation medicine
  nature perception persuasion religion sleight hand stealth survival
  melee ranged spell weapon sword longsword shortsword greatsword axe battleaxe greataxe handaxe dagger bow
  longbow shortbow crossbow mace hammer warhammer spear staff quarterstaff rapier scimitar halberd
  acid cold fire force lightning necrotic piercing poison psychic radiant slashing thunder bludgeoning
  `
    .trim()
    .split(/\s+/)
    // Beside a sign that ends a sentence stands no word.
    .concat(''),
);

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
    // The dice of a pool could be compared one by one instead.
    ours: (_, left, __, target) =>
      /(?<!\d)1?d20(?!\d)|2d20k|!o|[-+]/i.test(left) ? `(${left}) >= ${target}` : undefined,
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
    written: /(?<![\w@.])(?<mark>ceiling|round_?up)(?=\s*\()/i,
    ours: 'ceil',
  },
  {
    whose: 'other tools',
    does: 'rounds down',
    written: /(?<![\w@.])(?<mark>round_?down)(?=\s*\()/i,
    ours: 'floor',
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
    // Without a word it is a division to some.
    ours: (_, __, remark) => (/\p{L}{3}/u.test(remark) ? ` # ${remark}` : undefined),
  },
  {
    whose: 'Roll20 and Avrae',
    does: 'is a remark',
    written: /[a-z'\u2019]+(?:[,.!?]*[ -]+[a-z'\u2019]+)+[.!?]*\s*$/i,
    startsThere: true,
    // Modifiers in the wrong order are no remark.
    unless: ['unsuitable-order'],
    ours: (remark) =>
      remark
        .toLowerCase()
        .split(/[^a-z'\u2019]+/)
        .every((word) => harmless.has(word))
        ? `# ${remark.trim()}`
        : undefined,
  },
];
