/** Throws what follows a die: the links of a chain, or again until it differs from those before. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import { NotationFault } from '../grammar/fault.ts';
import type { Die } from '../vocabulary/die.ts';
import { distinctFaces, faceIntervals } from '../vocabulary/die.ts';
import type { ChainRule, DistinctRule, Role } from '../vocabulary/rule.ts';
import { nextLink } from '../vocabulary/rule.ts';
import type { Lying, Thrown } from './lying.ts';
import { laid, replaceBy } from './lying.ts';

/** Throws single dice for a pool. */
export interface Thrower {
  /** Throws a die, within the limit of dice. */
  readonly throwDie: (die: Die, role: Role) => Thrown;
  /** The most dice of one chain. */
  readonly longestChain: number;
  readonly span: Span;
}

/** Throws the further dice of a chain. Gives the dice that an appending chain adds to the pool. */
export function followChain(lying: Lying, rule: ChainRule, thrower: Thrower): Lying[] {
  const added: Lying[] = [];
  const { home } = lying;
  const { links, join, limit = Number.POSITIVE_INFINITY } = rule;
  const [first] = links;
  let at = first === undefined ? undefined : nextLink(first, lying.value);
  for (let further = 1; at !== undefined && further <= limit; further += 1) {
    const link = links[at];
    if (link === undefined) break;
    if (further >= thrower.longestChain) throw new NotationFault(tooLong(thrower));
    const thrown = thrower.throwDie(home.die, link.role);
    const value = thrown.face + link.shift;
    switch (join) {
      case 'append':
        added.push(laid(home, thrown, value));
        break;
      case 'add':
        lying.dice.push(thrown);
        lying.value += link.sign * value;
        if (further === 1) lying.direction = link.sign > 0 ? 'up' : 'down';
        break;
      case 'replace':
        replaceBy(lying, thrown, value);
        break;
    }
    at = nextLink(link, thrown.face);
  }
  if (!Number.isSafeInteger(lying.value)) {
    throw new NotationFault(
      fault('number-too-large', thrower.span, 'the total of a chain is too large here'),
    );
  }
  return added;
}

/** From the left, dice with the value of an earlier one are rolled again. */
export function makeDistinct(
  pool: readonly Lying[],
  { limit }: DistinctRule,
  thrower: Thrower,
): void {
  const taken = new Set<number>();
  for (const lying of pool) {
    if (!lying.kept) continue;
    const { die } = lying.home;
    for (let further = 1; taken.has(lying.value); further += 1) {
      if (limit !== undefined && further > limit) break;
      if (limit === undefined && noFaceLeft(die, taken)) throw new NotationFault(stuck(thrower));
      if (further >= thrower.longestChain) throw new NotationFault(tooLong(thrower));
      const thrown = thrower.throwDie(die, 'rerolled');
      replaceBy(lying, thrown, thrown.face);
    }
    taken.add(lying.value);
  }
}

/** Whether earlier dice have taken every face. */
function noFaceLeft(die: Die, taken: ReadonlySet<number>): boolean {
  if (taken.size < distinctFaces(die)) return false;
  for (const { from, to } of faceIntervals(die)) {
    for (let face = from; face <= to; face += 1) if (!taken.has(face)) return false;
  }
  return true;
}

const stuck = ({ span }: Thrower): Diagnostic =>
  fault('endless', span, 'this would never end: earlier dice have taken every face of this die');

const tooLong = ({ longestChain, span }: Thrower): Diagnostic =>
  fault(
    'chain-too-long',
    span,
    `a chain went past ${longestChain.toLocaleString('en')} dice, so the roll was stopped`,
  );
