/** What a tool reads otherwise in the rest of a text, in English. */
import type { Dispute, DisputedMatter } from '../../../../diagnostics/details/dialects.ts';
import { listed } from '../../numbers.ts';

export const matters: Readonly<Record<DisputedMatter, (tools: string) => string>> = {
  'at-least': (tools) =>
    `In ${tools}, ">" and "<" mean "at least" and "at most". Here that is written ">=" and "<="`,
  'compare-total': (tools) =>
    `In ${tools}, a comparison after dice compares the total. Here the dice go in parentheses for that, as in "(2d6) >= 7"; without them, dice are counted`,
  'count-modifiers': (tools) =>
    `In ${tools}, "cs" and "cf" count dice. Here a comparison counts them, as in "5d6>=5"`,
  'explode-at-least': (tools) =>
    `In ${tools}, "!5" makes dice explode on 5 or more. Here that is written "!>=5"`,
  'explode-with-equals': (tools) =>
    `In ${tools}, "!=5" makes dice explode on 5. Here that is written "!5"`,
  'keep-last': (tools) =>
    `In ${tools}, dice explode and are rerolled before any are kept or dropped. Here modifiers apply in the order you write them.`,
  'keep-faces': (tools) =>
    `In ${tools}, "k3" keeps the dice that show 3. To keep the highest 3, write "kh3"`,
  'left-to-right': (tools) =>
    `In ${tools}, arithmetic goes from left to right. Here "*" and "/" come before "+" and "-"`,
  'limited-faces': (tools) =>
    `In ${tools}, a modifier after "min" or "max" looks at the number rolled. Here it looks at the number that the die counts as.`,
  'percent-of-tens': (tools) =>
    `In ${tools}, "d%" rolls 0, 10, 20 ... 90. Here that is written "10*d{0..9}"`,
  'power-order': (tools) =>
    `In ${tools}, powers are worked out from left to right, after any minus sign. Here "2^3^2" is "2^(3^2)", and "-2^2" is "-(2^2)"`,
  'reroll-below': (tools) => `In ${tools}, "r3" rerolls dice below 3. Here that is written "r<3"`,
  'reroll-once': (tools) => `In ${tools}, "r" rerolls once. Here that is written "ro"`,
  'reroll-up-to': (tools) =>
    `In ${tools}, "r2" rerolls a 1 or a 2 once, and "f2" takes away a success for each 1 or 2. Here that is written "ro<=2" and "f<=2"`,
  'second-keep': (tools) =>
    `In ${tools}, a second keep or drop looks at the whole pool. Here it looks at what the first one left.`,
  'second-test': (tools) =>
    `In ${tools}, a second comparison replaces the first, and no die is both a success and a failure.`,
  'signed-rounding': (tools) =>
    `In ${tools}, "round" and "%" work differently for numbers below zero.`,
  'test-of-group': (tools) =>
    `In ${tools}, a comparison after braces looks at each die with its bonus, or at the total.`,
  'two-digits': (tools) => `In ${tools}, "D66" rolls two digits. Here that is written "10*d6 + d6"`,
  'whole-division': (tools) =>
    `In ${tools}, a division gives a whole number. Here that is written "floor(...)" or "trunc(...)"`,
};

export const disputeText = ({ matter, tools }: Dispute): string => matters[matter](listed(tools));
