/**
 * What other tools read in another way than this language, although it can be read here. A text that holds
 * such a thing gets no fix for another spelling of that tool: the fix would change the rest.
 */
import type { Dispute, DisputedMatter, Tool } from '../../diagnostics/details/dialects.ts';

interface Reading {
  readonly tools: readonly Tool[];
  readonly written: RegExp;
  /** What the difference is about. */
  readonly matter: DisputedMatter;
}

/** A keep or drop with its number, after dice and what else they have. */
const chosen = String.raw`d(?:\d+|%)[a-z!<>=\d]*?[kd][hl]?\d+`;

const readings: readonly Reading[] = [
  {
    tools: ['Roll20'],
    written: /(?:^|[^<>=!])[<>](?![<>=])/,
    matter: 'at-least',
  },
  {
    tools: ['Roll20', 'rpg-dice-roller'],
    written: /!=/,
    matter: 'explode-with-equals',
  },
  {
    tools: ['Roll20', 'rpg-dice-roller'],
    written: new RegExp(`${chosen}(?:!|r)`, 'i'),
    matter: 'keep-last',
  },
  {
    tools: ['Roll20', 'Avrae', 'rpg-dice-roller'],
    written: new RegExp(`${chosen}[kd][hl]?\\d`, 'i'),
    matter: 'second-keep',
  },
  {
    tools: ['Roll20', 'rpg-dice-roller'],
    written: /\}\s*[<>=]/,
    matter: 'test-of-group',
  },
  {
    tools: ['Roll20', 'Foundry'],
    written: /(?:(?:^|[^d])%\s*[\d(@]|round\s*\()[\s\S]*-/i,
    matter: 'signed-rounding',
  },
  {
    tools: ['rpg-dice-roller'],
    written: /[<>=]\s*\d+\s*(?:[<>=]|f)|u[<>=]/i,
    matter: 'second-test',
  },
  {
    tools: ['Foundry'],
    written: /[\d%)]\s*r(?![a-z])/i,
    matter: 'reroll-once',
  },
  {
    tools: ['Foundry'],
    written: /[\d%)}]\s*c[sf](?![a-z])/i,
    matter: 'count-modifiers',
  },
  {
    tools: ['Foundry'],
    written: /m(?:in|ax)\d+[a-z<>=]/i,
    matter: 'limited-faces',
  },
  {
    tools: ['Avrae'],
    written: /[\d%)]\s*k[\d<>]/i,
    matter: 'keep-faces',
  },
  {
    tools: ['Avrae'],
    written: /d%/i,
    matter: 'percent-of-tens',
  },
  {
    tools: ['Avrae', 'BCDice', 'AnyDice', 'MapTool'],
    written: /(?:^|[^a-z!<>=)\s])\s*[<>=]/i,
    matter: 'compare-total',
  },
  {
    tools: ['Avrae', 'BCDice', 'AnyDice'],
    written: /(?:^|[^/])\/(?![/*])/,
    matter: 'whole-division',
  },
  {
    tools: ['AnyDice'],
    written: /\^|\*\*/,
    matter: 'power-order',
  },
  {
    tools: ['BCDice'],
    written: /d66(?!\d)/i,
    matter: 'two-digits',
  },
  {
    tools: ['Dice Maiden'],
    written: /[-+][^;]*[*/]/,
    matter: 'left-to-right',
  },
  {
    tools: ['Dice Maiden'],
    written: /\d\s*(?:rg?|f)\s*\d/i,
    matter: 'reroll-up-to',
  },
  {
    tools: ['MapTool'],
    written: /\dr\d/i,
    matter: 'reroll-below',
  },
  {
    tools: ['rollem'],
    written: /!\d/,
    matter: 'explode-at-least',
  },
];

/** The first thing that some of the tools read otherwise. */
export function disputed(text: string, tools: readonly Tool[]): Dispute | undefined {
  for (const { tools: all, written, matter } of readings) {
    const those = tools.filter((tool) => all.includes(tool));
    if (those.length > 0 && written.test(text)) return { matter, tools: those };
  }
  return undefined;
}
