/**
 * Words of several languages that say something about a roll, so that the text around them is not a mere comment: what
 * they are about. To know one too many costs a fix, to miss one would drop what was meant.
 */
import type { DiceTopic } from '../../diagnostics/details/dialects.ts';
import { wordPart } from '../letters.ts';

interface Topic {
  readonly topic: DiceTopic;
  /** Beginnings of words, unless they end in "$". */
  readonly words: string;
}

const topics: readonly Topic[] = [
  {
    words: 'open open-?end ouvert illimit limite limites offen unlimited aperto abierta',
    topic: 'open-ended',
  },
  {
    words:
      'adv$ dis$ disadv advant vorteil nachteil avantage d[e\u00e9]savantage ventaja desventaja vantaggi svantaggi',
    topic: 'advantage',
  },
  {
    words: 'reroll re-roll relanc rerolling neu wiederhol nochmal repet rilanci again$ encore$',
    topic: 'reroll',
  },
  {
    words: 'explo implo compound penetrat ace$ aces$ wild$ cumul',
    topic: 'explode',
  },
  {
    words:
      'keep kept drop dropp discard remov ignor highest lowest best$ worst$ top$ bottom middle median better$ worse$ gard conserv enl[e\u00e8]v retir meilleur pire plus(?=\\s+(?:bas|haut|faib|fort|grand|petit|[e\u00e9]lev)) behalt beste schlecht niedrigst h\u00f6chst mejor peor migliore',
    topic: 'keep-or-drop',
  },
  {
    words:
      'hits$ hit$(?=.*\\d) miss$ misses$ success succeed fail r[e\u00e9]ussi succ[e\u00e8]s [e\u00e9]chec erfolg count match pairs?$ sets?$ exito \u00e9xito botch glitch raise raises ones$ twos$ threes$ fours$ fives$ sixes$ sevens$ eights$ nines$ tens$',
    topic: 'count',
  },
  {
    words:
      'under$ over$ above$ below$ beneath$ least$ most$ more$ less$ fewer$ than$ between$ versus vs$ against target threshold difficult dc$ ac$ tn$ contre$ sous$ sup[e\u00e9]rieur inf[e\u00e9]rieur entre$ seuil gegen mindestens h\u00f6chstens unter$ \u00fcber$ contra beat beats',
    topic: 'test-total',
  },
  {
    words:
      'half$ halv quarter third$ moiti halb round arrond divid divis mitad met\u00e0 abgerundet aufgerundet',
    topic: 'round',
  },
  {
    words:
      'twice thrice double triple times$ once$ fois$ mal$ repeat each$ every$ apiece chaque jeweils veces volte',
    topic: 'repeat-or-multiply',
  },
  {
    words:
      'plus(?!\\s+(?:bas|haut|faib|fort|grand|petit|[e\u00e9]lev)) minus$ moins add$ adds$ added subtract multipl total sum$ sums$ somme average mean$ moyenne summe',
    topic: 'arithmetic',
  },
  {
    words:
      'if$ then$ else$ unless until while$ when$ si$ wenn$ falls$ any$ all$ both$ without with$ sans$ mit$ ohne$ per$ max$ min$ maximum minimum equal odd$ even$ pair$ impair sort tri$ trie order ascend descend unique distinct straight sequence pool dice die$ d\u00e9s?$ w\u00fcrfel dado sided faces? modifier bonus malus penalty boon bane advantage haute?s?$ bas$ basses?$ hoch tief zero one$ two$ three$ four$ five$ six$ seven$ eight$ nine$ ten$ eleven twelve twenty hundred une?$ deux trois$ quatre cinq sept$ huit neuf dix$ vingt cent$ eins$ zwei drei$ vier$ f\u00fcnf sechs sieben acht neun$ zehn percent prozent pct$ number value',
    topic: 'other',
  },
];

const patterns = topics.map(({ words, topic }) => ({
  topic,
  pattern: new RegExp(
    String.raw`(?:^|(?!${wordPart})[\s\S])(?:${words
      .split(' ')
      .map((word) => (word.includes('$') ? word.replace('$', `(?!${wordPart})`) : word))
      .join('|')})`,
    'i',
  ),
}));

/**
 * What the words say of a roll: what the first word of them is about, of those that say more than "other" does.
 * Undefined: they say nothing of it, as far as is known.
 */
export function topicOf(words: string): DiceTopic | undefined {
  let first: DiceTopic | undefined;
  let nearest = words.length;
  for (const { topic, pattern } of patterns) {
    const at = words.search(pattern);
    if (at < 0 || at >= nearest || (topic === 'other' && first !== undefined)) continue;
    [first, nearest] = [topic, at];
  }
  return first;
}
