/** How a die, or a chain of dice, is shown: what it rolled, what it counts as, what became of it. */
import type { Chain, ThrownDie } from '../../eval/sample/roll.ts';
import type { Mark } from '../../vocabulary/rules/rule.ts';
import type { RollDress } from './roll-dress.ts';

/** `97↑ 17 = 114`, `6`, `(1) 4`, `8 ✓`; a dropped chain as a whole. */
export function chainText(chain: Chain, dress: RollDress): string {
  const { dice, total, kept, score, marks } = chain;
  const live = dice.filter((die) => !isReplaced(die, dice));
  const faces = dice.map((die, index) => {
    const face = String(die.face);
    if (kept && isReplaced(die, dice)) return dress.dropped(dress.plain(face));
    return dress.plain(face + arrow(dice[index + 1]));
  });
  const [only] = live;
  const counts =
    live.length === 1 && only !== undefined && only.face === total ? '' : ` = ${total}`;
  const said = marksText(score, marks, dress);
  const text = faces.join(' ') + dress.plain(counts + said);
  if (!kept) return dress.dropped(text);
  return said === '' ? text : dress.marked(text);
}

/** Successes and failures as ticks and crosses, and the marks in words. */
export function marksText(
  score: number | undefined,
  marks: readonly Mark[],
  { words }: RollDress,
): string {
  const successes = score === undefined || score === 0 ? '' : ` ${scoreText(score)}`;
  return successes + (marks.length === 0 ? '' : ` ${marks.map(words.mark).join(', ')}`);
}

const scoreText = (score: number): string =>
  (score > 0 ? '✓' : '✗').repeat(Math.min(3, Math.abs(score)));

/** A die is replaced when a later die of its chain was rolled in its place. */
const isReplaced = (die: ThrownDie, dice: readonly ThrownDie[]): boolean =>
  dice.slice(dice.indexOf(die) + 1).some(({ role }) => role === 'rerolled');

/** Which way the chain went on after a die. */
function arrow(next: ThrownDie | undefined): string {
  switch (next?.role) {
    case 'up':
    case 'exploded':
      return '↑';
    case 'down':
      return '↓';
    case 'first':
    case 'rerolled':
    case undefined:
      return '';
  }
}
