/**
 * The place of each die of a roll: in which pool, which die of it, after which die of a chain. So some
 * dice can be thrown again while all others stay as they are.
 */
import type { DiceHand, Die as Thrown } from '../../eval/random/dice-source.ts';
import { dieName } from '../../eval/random/dice-source.ts';
import type { DieState } from '../../eval/sample/dice/die-state.ts';
import type { Further, Guide } from '../../eval/sample/guide.ts';
import type { Expression } from '../../grammar/tree/ast.ts';

/** A place of a die, or what leads to one: a member, a variable, a pool. */
export interface Place {
  readonly below: Map<unknown, Place>;
  /** The die that lies there: which it is of the roll, what it is called, and its face. */
  die?: { readonly index: number; readonly name: string; readonly face: number };
}

const emptyPlace = (): Place => ({ below: new Map() });

/** What a place does with a throw; undefined there: the roll never had such a place. */
type Throwing = (die: Thrown, place: Place | undefined) => { face: number; stays: boolean };

/** Walks from place to place as a roll goes on. */
class Walk implements DiceHand, Guide {
  readonly guide: Guide;
  private readonly root: Place;
  private readonly growing: boolean;
  private readonly throwing: Throwing;
  /** Where faces come from. */
  private readonly hand: DiceHand;
  private path: (Place | undefined)[];
  private pool: Place | undefined;
  private dice = 0;
  private aim: Place | undefined;
  /** Where the newest die lies; nowhere when it is new, and then all that follows from it is new. */
  private lies: Place | undefined;
  private readonly places = new WeakMap<DieState, Place>();
  private readonly rules = new WeakMap<Further['rule'], string>();

  constructor(root: Place, growing: boolean, throwing: Throwing, hand: DiceHand) {
    this.guide = this;
    this.root = root;
    this.growing = growing;
    this.throwing = throwing;
    this.hand = hand;
    this.path = [root];
  }

  throwDie(die: Thrown): number {
    const { face, stays } = this.throwing(die, this.aim);
    this.lies = stays ? this.aim : undefined;
    return face;
  }

  finish(): void {
    this.hand.finish();
  }

  startMember(member: number): void {
    this.path = [this.below(this.root, member)];
  }

  enter(...[node, rules]: Parameters<Guide['enter']>): void {
    this.hand.guide?.enter(node, rules);
    this.path.push(this.below(this.path.at(-1), node));
  }

  leave(): void {
    this.hand.guide?.leave();
    this.path.pop();
  }

  startPool(node: Expression): void {
    this.pool = this.below(this.path.at(-1), node);
    this.dice = 0;
  }

  first(...given: Parameters<Guide['first']>): void {
    this.hand.guide?.first(...given);
    this.aim = this.below(this.pool, this.dice);
    this.dice += 1;
  }

  further(...given: Parameters<Guide['further']>): void {
    this.hand.guide?.further(...given);
    const [{ state, rule, place }] = given;
    // The dice that a chain adds to the pool follow each other.
    const before = rule.kind === 'chain' && place > 1 ? this.lies : this.places.get(state);
    this.aim = this.below(before, this.nameOf(rule));
  }

  laid(state: DieState): void {
    if (this.lies === undefined) this.places.delete(state);
    else this.places.set(state, this.lies);
  }

  /** The same rule has the same name, also where it is read again for each roll. */
  private nameOf(rule: Further['rule']): string {
    const known = this.rules.get(rule) ?? JSON.stringify(rule);
    this.rules.set(rule, known);
    return known;
  }

  private below(place: Place | undefined, key: unknown): Place | undefined {
    const known = place?.below.get(key);
    if (known !== undefined || place === undefined || !this.growing) return known;
    const made = emptyPlace();
    place.below.set(key, made);
    return made;
  }
}

/** Puts every die of a roll into its place as it is rolled by its faces; `root` has them all then. */
export function placing(faces: DiceHand): { readonly root: Place; readonly hand: DiceHand } {
  const root = emptyPlace();
  let index = 0;
  const throwing: Throwing = (die, place) => {
    const face = faces.throwDie(die);
    if (place !== undefined) place.die = { index, name: dieName(die), face };
    index += 1;
    return { face, stays: true };
  };
  return { root, hand: new Walk(root, true, throwing, faces) };
}

/** Puts back every die that has a place as it was, except the chosen ones; new ones come from another hand. */
export function laying(root: Place, chosen: ReadonlySet<number>, fresh: DiceHand): DiceHand {
  const throwing: Throwing = (die, place) => {
    const before = place?.die;
    if (before !== undefined && before.name === dieName(die) && !chosen.has(before.index)) {
      return { face: before.face, stays: true };
    }
    return { face: fresh.throwDie(die), stays: false };
  };
  return new Walk(root, false, throwing, fresh);
}
