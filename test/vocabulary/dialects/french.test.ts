/** What French players write, and how they are answered in their language. */
import { expect, test } from 'vitest';
import { check, inLanguage } from '../../../src/index.ts';
import { fr } from '../../../src/locales/fr/index.ts';

/** What is written, the hint, and the fix; undefined: there is none. */
const answers: readonly (readonly [written: string, hint: string, fix: string | undefined])[] = [
  [
    '1d20 avantage',
    "L'avantage, c'est lancer deux d20 et garder le meilleur : « 2d20kh1 »",
    '2d20kh1',
  ],
  [
    'd20+5 en désavantage',
    "Le désavantage, c'est lancer deux d20 et garder le pire : « 2d20kl1 »",
    '2d20kl1+5',
  ],
  ['4d6 garder les 3 meilleurs', 'Pour garder les 3 meilleurs dés, écrivez « kh3 »', '4d6kh3'],
  ['4d6 garde le meilleur', 'Pour garder le meilleur dé, écrivez « kh1 »', '4d6kh1'],
  ['les 2 pires de 3d20', 'Pour garder les 2 pires dés, écrivez « 3d20kl2 »', '3d20kl2'],
  ['4d6 sans le pire', 'Pour écarter le pire dé, écrivez « dl1 »', '4d6dl1'],
  [
    '4d6 ignorer le plus bas',
    'Pour garder les 3 meilleurs dés, écrivez « 4d6kh3 » ; pour écarter le pire, « 4d6dl1 »',
    undefined,
  ],
  ['4d6 dés explosifs', 'Pour faire exploser les dés, écrivez « ! »', '4d6!'],
  [
    '4d6 explose sur 5',
    "Des dés explosifs s'écrivent « 4d6! » ; pour exploser sur 5 et 6, écrivez « 4d6!>=5 »",
    undefined,
  ],
  [
    '4d6 relancer les 1 une fois',
    'Pour relancer des dés une seule fois, écrivez « ro1 »',
    '4d6ro1',
  ],
  [
    '4d6 relance les 1',
    "Pour relancer les 1 tant qu'il en reste, écrivez « 4d6r1 » ; pour ne relancer chaque 1 qu'une fois, « 4d6ro1 »",
    undefined,
  ],
  ['8d10 réussites à 7+', 'Pour compter les dés qui font 7 ou plus, écrivez « >=7 »', '8d10>=7'],
  [
    '8d10 succès à 7',
    'Pour compter les dés qui font 7 ou plus, écrivez « 8d10>=7 » ; pour compter ceux qui font exactement 7, « 8d10=7 »',
    undefined,
  ],
  [
    'd100 sous 45',
    'Pour tester le total, écrivez « (d100) <= 45 » pour 45 ou moins, ou « (d100) < 45 » pour moins de 45.',
    undefined,
  ],
  ['jet de D100 sans limite + 15', "Inutile d'écrire « jet de » ici.", 'D100!o + 15'],
  [
    'D100 sans limite',
    'Pour un jet ouvert (sans limite), écrivez « !o » juste après le dé.',
    'D100!o',
  ],
  [
    'd100 ouvert haut',
    'Pour un jet ouvert vers le haut, écrivez « !oh » juste après le dé.',
    'd100!oh',
  ],
  [
    'jet sans limite',
    "Un jet ouvert (sans limite) s'écrit « d100!o ». Commencez par des dés, comme « 2d6+3 » ou « d20 # attaque »",
    undefined,
  ],
  ['6 fois 4d6', 'Pour répéter un jet, mettez « 6 x » devant.', '6 x 4d6'],
  ['attaque : 1d20+5', 'Pour nommer un jet, ajoutez « # attaque » à la fin.', '1d20+5 # attaque'],
  [
    "2d6/2 arrondi à l'inférieur",
    "La moitié arrondie à l'inférieur s'écrit « floor(2d6/2) » ; « ceil » arrondit au supérieur.",
    undefined,
  ],
  ['4d6 trier', 'Écrivez-le en notation, comme « 4d6kh3 », « d6! » ou « 8d10>=7 »', undefined],
  ['4d6x6', "Dans Foundry, « x » fait exploser les dés. Ici, cela s'écrit « ! »", '4d6!6'],
  [
    '!r 4d6k3',
    "Inutile d'écrire « !r » ici. Dans Avrae, « k3 » garde les dés qui font 3. Pour garder les 3 meilleurs, écrivez « kh3 »",
    undefined,
  ],
];

/** Spaces that keep a sign with its word are written as plain ones in the table. */
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

test.each(answers)('%s', (written, hint, fix) => {
  const [first] = check(written).map((each) => inLanguage(each, fr));
  expect(plain(first?.hint)).toBe(hint);
  expect(first?.fix).toBe(fix);
});
