/** How to write what words of a sentence are about, in English. */
import type { DiceTopic } from '../../../../diagnostics/details/dialects.ts';

export const aboutDice: Readonly<Record<DiceTopic, string>> = {
  advantage: 'Advantage is written "2d20kh1", and disadvantage "2d20kl1"',
  arithmetic: 'Arithmetic is written with + - * / and parentheses, as in "2d6 + 3"',
  count: 'To count the dice that show 7 or more, write "8d10>=7"; those that show 1, "8d10=1"',
  explode: 'Exploding dice are written "4d6!"; to explode on 5 and 6, write "4d6!>=5"',
  'keep-or-drop': 'To keep the highest 3, write "4d6kh3"; to drop the lowest, "4d6dl1"',
  'open-ended': 'An open-ended roll is written "d100!o"',
  other: 'Say it in notation, as in "4d6kh3", "d6!" or "8d10>=7"',
  'repeat-or-multiply': 'To roll 6 times, write "6 x 4d6"; to multiply, write "2d6 * 10"',
  reroll: 'To keep rerolling 1s, write "4d6r1"; to reroll each 1 only once, "4d6ro1"',
  round: 'Half, rounded down, is written "floor(2d6/2)"; "ceil" rounds up.',
  'test-total': 'To test the total, write "(2d6) >= 7" to reach 7, or "(2d6) <= 7" for 7 or less.',
};
