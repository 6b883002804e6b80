/** How a die, or a chain of dice, came to what it counts as. */
import type { Chain, ThrownDie } from '../../eval/sample/roll.ts';
import type { ChainStory } from '../facts.ts';

/** A die that counts as it lies, about which there is nothing to say. */
export const isPlainDie = ({ dice, total }: Chain): boolean => {
  const [first, ...others] = dice;
  return (
    first === undefined ||
    (others.length === 0 && first.face === total && first.role !== 'exploded')
  );
};

export function storyOf({ dice, total, direction }: Chain): ChainStory {
  const start = Math.max(
    0,
    dice.findLastIndex(({ role }) => role === 'rerolled'),
  );
  const replaced = dice.slice(0, start);
  const [first, ...further] = dice.slice(start);
  return {
    added: dice[0]?.role === 'exploded',
    ...(replaced.length === 0 ? {} : { rerolled: facesOf(replaced) }),
    ...(first === undefined || further.length === 0
      ? {}
      : { growth: growthOf(first, further, total, direction) }),
    ...(first === undefined || further.length > 0 || first.face === total
      ? {}
      : { face: first.face }),
    total,
  };
}

/** More faces of one chain than this are summed up. */
const mostFaces = 8;

const facesOf = (dice: readonly ThrownDie[]): readonly number[] | number =>
  dice.length <= mostFaces ? dice.map(({ face }) => face) : dice.length;

function growthOf(
  first: ThrownDie,
  further: readonly ThrownDie[],
  total: number,
  direction: Chain['direction'],
): NonNullable<ChainStory['growth']> {
  const sum = further.reduce((all, { face }) => all + face, 0);
  const adds = first.face + sum === total && direction !== 'down';
  const subtracts = first.face - sum === total && direction === 'down';
  return {
    first: first.face,
    role: further[0]?.role ?? 'first',
    further: facesOf(further),
    does: adds ? 'adds' : subtracts ? 'subtracts' : 'otherwise',
  };
}
