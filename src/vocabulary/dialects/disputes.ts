/**
 * What other tools read in another way than this language, although it can be read here. A text that holds
 * such a thing gets no fix for another spelling of that tool: the fix would change the rest.
 */
import type { Tool } from './dialect.ts';

export interface Dispute {
  readonly tools: readonly Tool[];
  readonly written: RegExp;
  /** What the difference is. */
  readonly says: string;
}

/** A keep or drop with its number, after dice and what else they have. */
const chosen = String.raw`d(?:\d+|%)[a-z!<>=\d]*?[kd][hl]?\d+`;

export const disputes: readonly Dispute[] = [
  {
    tools: ['Roll20'],
    written: /(?:^|[^<>=!])[<>](?![<>=])/,
    says: 'In Roll20, ">" and "<" mean "at least" and "at most". Here that is written ">=" and "<="',
  },
  {
    tools: ['Roll20', 'rpg-dice-roller'],
    written: /!=/,
    says: 'In Roll20 and rpg-dice-roller, "!=5" makes dice explode on 5. Here that is written "!5"',
  },
  {
    tools: ['Roll20', 'rpg-dice-roller'],
    written: new RegExp(`${chosen}(?:!|r)`, 'i'),
    says: 'In Roll20 and rpg-dice-roller, dice explode and are rerolled before any is kept or dropped. Here modifiers apply in the order in which they are written',
  },
  {
    tools: ['Roll20', 'Avrae', 'rpg-dice-roller'],
    written: new RegExp(`${chosen}[kd][hl]?\\d`, 'i'),
    says: 'In other tools, two keeps or drops both look at the whole pool. Here the second looks at what the first has left',
  },
  {
    tools: ['Roll20', 'rpg-dice-roller'],
    written: /\}\s*[<>=]/,
    says: 'In other tools, a test after braces looks at each die with all that is added to it, or at the total',
  },
  {
    tools: ['Roll20', 'Foundry'],
    written: /(?:(?:^|[^d])%\s*[\d(@]|round\s*\()[\s\S]*-/i,
    says: 'In Roll20 and Foundry, "round" and "%" treat numbers below zero in another way',
  },
  {
    tools: ['rpg-dice-roller'],
    written: /[<>=]\s*\d+\s*(?:[<>=]|f)|u[<>=]/i,
    says: 'In rpg-dice-roller, a second test replaces the first, and a success is never a failure too',
  },
  {
    tools: ['Foundry'],
    written: /[\d%)]\s*r(?![a-z])/i,
    says: 'In Foundry, "r" rerolls once. Here that is written "ro"',
  },
  {
    tools: ['Foundry'],
    written: /[\d%)}]\s*c[sf](?![a-z])/i,
    says: 'In Foundry, "cs" and "cf" count dice. Here a comparison counts, as in "5d6>=5"',
  },
  {
    tools: ['Foundry'],
    written: /m(?:in|ax)\d+[a-z<>=]/i,
    says: 'In Foundry, a modifier after "min" or "max" looks at the face that was rolled. Here it looks at what the die counts as',
  },
  {
    tools: ['Avrae'],
    written: /[\d%)]\s*k[\d<>]/i,
    says: 'In Avrae, "k3" keeps the dice that show 3. To keep the highest 3, write "kh3"',
  },
  {
    tools: ['Avrae'],
    written: /d%/i,
    says: 'In Avrae, "d%" rolls 0, 10, 20 ... 90. Here that is written "10*d{0..9}"',
  },
  {
    tools: ['Avrae', 'BCDice', 'AnyDice', 'MapTool'],
    written: /(?:^|[^a-z!<>=)\s])\s*[<>=]/i,
    says: 'In some tools, a comparison after dice compares the total. Here that takes parentheses, as in "(2d6) >= 7"; without them it counts dice',
  },
  {
    tools: ['Avrae', 'BCDice', 'AnyDice'],
    written: /(?:^|[^/])\/(?![/*])/,
    says: 'In some tools, a division gives a whole number. Here that is written "floor(...)" or "trunc(...)"',
  },
  {
    tools: ['AnyDice'],
    written: /\^|\*\*/,
    says: 'In AnyDice, powers are taken from left to right, and a sign comes first',
  },
  {
    tools: ['BCDice'],
    written: /d66(?!\d)/i,
    says: 'In BCDice, "D66" rolls two digits. Here that is written "10*d6 + d6"',
  },
  {
    tools: ['Dice Maiden'],
    written: /[-+][^;]*[*/]/,
    says: 'In Dice Maiden, arithmetic goes from left to right. Here "*" and "/" come before "+" and "-"',
  },
  {
    tools: ['Dice Maiden'],
    written: /\d\s*(?:rg?|f)\s*\d/i,
    says: 'In Dice Maiden, "r2" rerolls a 1 or a 2 once, and "f2" takes away successes for both. Here that is written "ro<=2" and "f<=2"',
  },
  {
    tools: ['MapTool'],
    written: /\dr\d/i,
    says: 'In MapTool, "r3" rerolls dice below 3. Here that is written "r<3"',
  },
  {
    tools: ['rollem'],
    written: /!\d/,
    says: 'In rollem, "!5" makes dice explode on 5 or more. Here that is written "!>=5"',
  },
];

/** The first thing that one of the tools reads otherwise. */
export const disputed = (text: string, tools: readonly Tool[]): Dispute | undefined =>
  tools.length === 0
    ? undefined
    : disputes.find(
        (each) => tools.some((tool) => each.tools.includes(tool)) && each.written.test(text),
      );
