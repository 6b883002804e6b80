/** How to write what words of a sentence are about, in French. */
import type { DiceTopic } from '../../../../diagnostics/details/dialects.ts';
import { fine, quoted } from '../../numbers.ts';

export const aboutDice: Readonly<Record<DiceTopic, string>> = {
  advantage: `L'avantage s'écrit ${quoted('2d20kh1')}, et le désavantage ${quoted('2d20kl1')}`,
  arithmetic: `Les calculs s'écrivent avec + - * / et des parenthèses, comme dans ${quoted('2d6 + 3')}`,
  count: `Pour compter les dés qui font 7 ou plus, écrivez ${quoted('8d10>=7')}${fine}; pour compter ceux qui font 1, ${quoted('8d10=1')}`,
  explode: `Des dés explosifs s'écrivent ${quoted('4d6!')}${fine}; pour exploser sur 5 et 6, écrivez ${quoted('4d6!>=5')}`,
  'keep-or-drop': `Pour garder les 3 meilleurs dés, écrivez ${quoted('4d6kh3')}${fine}; pour écarter le pire, ${quoted('4d6dl1')}`,
  'open-ended': `Un jet ouvert (sans limite) s'écrit ${quoted('d100!o')}`,
  other: `Écrivez-le en notation, comme ${quoted('4d6kh3')}, ${quoted('d6!')} ou ${quoted('8d10>=7')}`,
  'repeat-or-multiply': `Pour lancer 6 fois, écrivez ${quoted('6 x 4d6')}${fine}; pour multiplier, ${quoted('2d6 * 10')}`,
  reroll: `Pour relancer les 1 tant qu'il en reste, écrivez ${quoted('4d6r1')}${fine}; pour ne relancer chaque 1 qu'une fois, ${quoted('4d6ro1')}`,
  round: `La moitié arrondie à l'inférieur s'écrit ${quoted('floor(2d6/2)')}${fine}; ${quoted('ceil')} arrondit au supérieur.`,
  'test-total': `Pour tester le total, écrivez ${quoted('(2d6) >= 7')} pour atteindre 7, ou ${quoted('(2d6) <= 7')} pour faire 7 ou moins.`,
};
