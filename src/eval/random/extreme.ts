/** The lowest and the highest rolls: hands that choose each face by what the die is thrown for. */
import type { Details, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Expression } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import type { Further, Guide } from '../sample/guide.ts';
import type { DiceHand, Die as Thrown } from './dice-source.ts';
import { dieName } from './dice-source.ts';
import type { Choice, ExtremePlan } from './extreme-plan.ts';
import { canPlan, extremePlan } from './extreme-plan.ts';

/** Which end of what dice can show. */
export type Extreme = 'lowest' | 'highest';

export const isExtreme = (random: unknown): random is Extreme =>
  random === 'lowest' || random === 'highest';

type Reason = Exclude<Details<'no-extreme-roll'>['reason'], 'own'>;

type Around = ReadonlyMap<Die, { readonly rules: readonly Rule[] }> | undefined;

/**
 * A hand whose every die shows its lowest or highest face. A die that sets off a chain shows the face by which
 * it comes to the least or the most with all that the chain adds.
 */
export function extremeHand(which: Extreme): DiceHand {
  return new ExtremeHand(which);
}

class ExtremeHand implements DiceHand, Guide {
  readonly guide: Guide;
  private readonly which: Extreme;
  private aim: number | undefined;
  /** The rules of the braces around the pool, outermost first. */
  private readonly around: Around[] = [];
  /** For each of them whether its rules are only known once the dice lie. */
  private readonly unknown: boolean[] = [];
  private readonly plans = new WeakMap<readonly Rule[], ExtremePlan>();
  private readonly places = new WeakMap<
    Rule,
    { readonly plan: ExtremePlan; readonly at: number }
  >();

  constructor(which: Extreme) {
    this.which = which;
    this.guide = this;
  }

  throwDie({ sides, faces }: Thrown): number {
    const { aim } = this;
    this.aim = undefined;
    if (aim !== undefined) return aim;
    return this.which === 'lowest' ? (faces?.[0] ?? 1) : (faces?.at(-1) ?? sides);
  }

  first(die: Die, rules: readonly Rule[], span: Span): void {
    this.aim = this.faceOf(this.planOf(die, rules, span).first(), die, span);
  }

  further({ state, rule, link, place, taken }: Further, span: Span): void {
    const { die } = state.origin;
    if (rule.kind === 'distinct') {
      this.aim = rule.limit === undefined && taken ? this.freeFace(die, taken) : undefined;
      return;
    }
    const { plan, at } = assertDefined(this.places.get(rule));
    const left = (rule.limit ?? Number.POSITIVE_INFINITY) - place + 1;
    this.aim = this.faceOf(plan.further(at, link, left), die, span);
  }

  enter(node: Expression, rules?: Around): void {
    this.around.push(rules);
    this.unknown.push(node.kind === 'group' && node.modifiers.length > 0 && rules === undefined);
  }

  leave(): void {
    this.around.pop();
    this.unknown.pop();
  }

  // What is thrown where does not matter here.
  startMember(): void {}
  startPool(): void {}
  laid(): void {}
  finish(): void {}

  private planOf(die: Die, rules: readonly Rule[], span: Span): ExtremePlan {
    // The braces nearest to the dice come first.
    const outer = [...this.around].reverse().flatMap((each) => each?.get(die)?.rules ?? []);
    const known = outer.length === 0 ? this.plans.get(rules) : undefined;
    if (known !== undefined) return known;
    const all = [...rules, ...outer];
    if (!canPlan(all) || this.unknown.includes(true)) throw this.refused('not-known', die, span);
    const plan = extremePlan(die, all, this.which === 'lowest' ? -1 : 1);
    for (const [at, rule] of all.entries()) this.places.set(rule, { plan, at });
    if (outer.length === 0) this.plans.set(rules, plan);
    return plan;
  }

  /** The lowest or highest face that no earlier die shows. */
  private freeFace(die: Die, taken: ReadonlySet<number>): number | undefined {
    const lowest = this.which === 'lowest';
    if (die.faces !== undefined) {
      const free = die.faces.filter((face) => !taken.has(face));
      return lowest ? free[0] : free.at(-1);
    }
    let face = lowest ? 1 : die.sides;
    while (taken.has(face)) face += lowest ? 1 : -1;
    return face;
  }

  private refused(reason: Reason, die: Die, span: Span): NotationFault {
    return new NotationFault(fault('no-extreme-roll', span, { reason, die: dieName(die) }));
  }

  private faceOf({ face, worth }: Choice, die: Die, span: Span): number {
    if (Number.isFinite(worth)) return face;
    throw this.refused(this.which === 'lowest' ? 'no-lowest' : 'no-highest', die, span);
  }
}
