/**
 * Words of several languages that say something of a roll, so that what they are in is no mere comment: how
 * each matter is written here. To know one too many costs a fix, to miss one would drop what was meant.
 */
import { wordPart } from '../letters.ts';

interface Topic {
  /** Beginnings of words, unless they end in "$". */
  readonly words: string;
  /** How it is written. */
  readonly hint: string;
}

const topics: readonly Topic[] = [
  {
    words: 'open open-?end ouvert illimit limite limites offen unlimited aperto abierta',
    hint: 'An open-ended roll is written "d100!o"',
  },
  {
    words:
      'adv$ dis$ disadv advant vorteil nachteil avantage d[e\u00e9]savantage ventaja desventaja vantaggi svantaggi',
    hint: 'Advantage is written "2d20kh1", and disadvantage "2d20kl1"',
  },
  {
    words: 'reroll re-roll relanc rerolling neu wiederhol nochmal repet rilanci again$ encore$',
    hint: 'To reroll 1s until none is left, write "4d6r1"; to reroll each once, "4d6ro1"',
  },
  {
    words: 'explo implo compound penetrat ace$ aces$ wild$ cumul',
    hint: 'Dice that explode are written "4d6!", on 5 and 6 "4d6!>=5"',
  },
  {
    words:
      'keep kept drop dropp discard remov highest lowest best$ worst$ top$ bottom middle median better$ worse$ gard conserv enl[e\u00e8]v retir meilleur pire behalt beste schlecht niedrigst h\u00f6chst mejor peor migliore',
    hint: 'To keep the highest 3, write "4d6kh3"; to drop the lowest, "4d6dl1"',
  },
  {
    words:
      'hits$ hit$(?=.*\\d) miss$ misses$ success succeed fail r[e\u00e9]ussi succ[e\u00e8]s [e\u00e9]chec erfolg count match pairs?$ sets?$ exito \u00e9xito botch glitch raise raises ones$ twos$ threes$ fours$ fives$ sixes$ sevens$ eights$ nines$ tens$',
    hint: 'To count the dice that show 7 or more, write "8d10>=7"; those that show 1, "8d10=1"',
  },
  {
    words:
      'under$ over$ above$ below$ beneath$ least$ most$ more$ less$ fewer$ than$ between$ versus vs$ against target threshold difficult dc$ ac$ tn$ contre$ sous$ sup[e\u00e9]rieur inf[e\u00e9]rieur entre$ seuil gegen mindestens h\u00f6chstens unter$ \u00fcber$ contra beat beats',
    hint: 'To test the total, write "(2d6) >= 7" to reach 7, or "(2d6) <= 7" for 7 or less',
  },
  {
    words:
      'half$ halv quarter third$ moiti halb round arrond divid divis mitad met\u00e0 abgerundet aufgerundet',
    hint: 'Half, rounded down, is written "floor(2d6/2)"; "ceil" rounds up',
  },
  {
    words:
      'twice thrice double triple times$ once$ fois$ mal$ repeat each$ every$ apiece chaque jeweils veces volte',
    hint: 'To roll 6 times, write "6 x 4d6"; to multiply, write "2d6 * 10"',
  },
  {
    words:
      'plus minus$ moins add$ adds$ added subtract multipl total sum$ sums$ somme average mean$ moyenne summe',
    hint: 'Arithmetic is written with + - * / and parentheses, as in "2d6 + 3"',
  },
  {
    words:
      'if$ then$ else$ unless until while$ when$ si$ wenn$ falls$ any$ all$ both$ without with$ sans$ mit$ ohne$ per$ max$ min$ maximum minimum equal odd$ even$ pair$ impair sort order ascend descend unique distinct straight sequence pool dice die$ d\u00e9s?$ w\u00fcrfel dado sided faces? modifier bonus malus penalty boon bane advantage haute?s?$ bas$ basses?$ hoch tief zero one$ two$ three$ four$ five$ six$ seven$ eight$ nine$ ten$ eleven twelve twenty hundred une?$ deux trois$ quatre cinq sept$ huit neuf dix$ vingt cent$ eins$ zwei drei$ vier$ f\u00fcnf sechs sieben acht neun$ zehn percent prozent pct$ number value',
    hint: 'Say it in notation, as in "4d6kh3", "d6!" or "8d10>=7"',
  },
];

const patterns = topics.map(({ words, hint }) => ({
  hint,
  pattern: new RegExp(
    String.raw`(?:^|(?!${wordPart})[\s\S])(?:${words
      .split(' ')
      .map((word) => (word.includes('$') ? word.replace('$', `(?!${wordPart})`) : word))
      .join('|')})`,
    'i',
  ),
}));

/** How to write what the words say of a roll; undefined: they say nothing of it, as far as is known. */
export const aboutDice = (words: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(words))?.hint;
