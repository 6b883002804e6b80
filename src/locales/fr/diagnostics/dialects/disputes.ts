/** What a tool reads otherwise in the rest of a text, in French. */
import type { Dispute, DisputedMatter } from '../../../../diagnostics/details/dialects.ts';
import { fine, listed, quoted } from '../../numbers.ts';

export const matters: Readonly<Record<DisputedMatter, (tools: string) => string>> = {
  'at-least': (tools) =>
    `Dans ${tools}, ${quoted('>')} et ${quoted('<')} signifient «${fine}au moins${fine}» et «${fine}au plus${fine}». Ici, cela s'écrit ${quoted('>=')} et ${quoted('<=')}`,
  'compare-total': (tools) =>
    `Dans ${tools}, une comparaison après des dés porte sur le total. Ici, il faut pour cela mettre les dés entre parenthèses, comme dans ${quoted('(2d6) >= 7')}${fine}; sinon, on compte des dés.`,
  'count-modifiers': (tools) =>
    `Dans ${tools}, ${quoted('cs')} et ${quoted('cf')} comptent des dés. Ici, c'est une comparaison qui les compte, comme dans ${quoted('5d6>=5')}`,
  'explode-at-least': (tools) =>
    `Dans ${tools}, ${quoted('!5')} fait exploser les dés à partir de 5. Ici, cela s'écrit ${quoted('!>=5')}`,
  'explode-with-equals': (tools) =>
    `Dans ${tools}, ${quoted('!=5')} fait exploser les dés sur 5. Ici, cela s'écrit ${quoted('!5')}`,
  'keep-last': (tools) =>
    `Dans ${tools}, les dés explosent et sont relancés avant qu'on en garde ou en écarte. Ici, les modificateurs s'appliquent dans l'ordre où vous les écrivez.`,
  'keep-faces': (tools) =>
    `Dans ${tools}, ${quoted('k3')} garde les dés qui font 3. Pour garder les 3 meilleurs, écrivez ${quoted('kh3')}`,
  'left-to-right': (tools) =>
    `Dans ${tools}, les calculs se font de gauche à droite. Ici, ${quoted('*')} et ${quoted('/')} passent avant ${quoted('+')} et ${quoted('-')}`,
  'limited-faces': (tools) =>
    `Dans ${tools}, un modificateur placé après ${quoted('min')} ou ${quoted('max')} regarde la face obtenue. Ici, il regarde la valeur que le dé a prise.`,
  'percent-of-tens': (tools) =>
    `Dans ${tools}, ${quoted('d%')} donne 0, 10, 20 ... 90. Ici, cela s'écrit ${quoted('10*d{0..9}')}`,
  'power-order': (tools) =>
    `Dans ${tools}, les puissances se calculent de gauche à droite, après un éventuel signe moins. Ici, ${quoted('2^3^2')} vaut ${quoted('2^(3^2)')}, et ${quoted('-2^2')} vaut ${quoted('-(2^2)')}`,
  'reroll-below': (tools) =>
    `Dans ${tools}, ${quoted('r3')} relance les dés inférieurs à 3. Ici, cela s'écrit ${quoted('r<3')}`,
  'reroll-once': (tools) =>
    `Dans ${tools}, ${quoted('r')} ne relance qu'une fois. Ici, cela s'écrit ${quoted('ro')}`,
  'reroll-up-to': (tools) =>
    `Dans ${tools}, ${quoted('r2')} relance une fois les 1 et les 2, et ${quoted('f2')} retire une réussite pour chaque 1 ou 2. Ici, cela s'écrit ${quoted('ro<=2')} et ${quoted('f<=2')}`,
  'second-keep': (tools) =>
    `Dans ${tools}, quand on garde ou écarte des dés une seconde fois, on choisit parmi tous les dés. Ici, on choisit parmi ceux qui restent.`,
  'second-test': (tools) =>
    `Dans ${tools}, une seconde comparaison remplace la première, et un dé n'est jamais à la fois une réussite et un échec.`,
  'signed-rounding': (tools) =>
    `Dans ${tools}, ${quoted('round')} et ${quoted('%')} traitent autrement les nombres négatifs.`,
  'test-of-group': (tools) =>
    `Dans ${tools}, une comparaison après des accolades porte sur chaque dé avec son bonus, ou sur le total.`,
  'two-digits': (tools) =>
    `Dans ${tools}, ${quoted('D66')} donne deux chiffres. Ici, cela s'écrit ${quoted('10*d6 + d6')}`,
  'whole-division': (tools) =>
    `Dans ${tools}, une division donne un nombre entier. Ici, cela s'écrit ${quoted('floor(...)')} ou ${quoted('trunc(...)')}`,
};

export const disputeText = ({ matter, tools }: Dispute): string => matters[matter](listed(tools));
