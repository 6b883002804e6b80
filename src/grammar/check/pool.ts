/** A pool of dice made ready: its die, its number of dice and its rules, as far as they are known. */

import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import { numberFact } from '../../number/fact.ts';
import type { Num } from '../../number/index.ts';
import { apartFrom, withSides } from '../../vocabulary/dice/numbered.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { resolveSteps } from '../../vocabulary/resolve/resolve-rules.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import { listedDie, numberedDie } from '../../vocabulary/rules/die.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import { freshPool } from '../../vocabulary/rules/pool-state.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { nearest } from '../fixes/suggest.ts';
import type { DiceNode, DieNode } from '../tree/ast.ts';
import { isWrittenOut } from '../tree/ast.ts';
import { NotationFault } from '../tree/fault.ts';
import type { PoolSettings } from './steps.ts';
import { located, readSteps } from './steps.ts';

export type { PoolSettings } from './steps.ts';

/** How many dice a count stands for. @throws NotationFault when it is not a whole number from 0, or too large */
export function diceCount(value: Num, span: Span, limits: Limits): number {
  if (typeof value !== 'number' || value < 0) {
    throw new NotationFault(
      fault('unsuitable-count', span, { reason: 'dice', given: numberFact(value) }),
    );
  }
  if (value > limits.dice) throw new NotationFault(tooManyDice(span, limits));
  return value;
}

export function tooManyDice(span: Span, { dice }: Limits): Finding {
  return fault('too-many-dice', span, { reason: 'limit', most: dice });
}

/** The die with this many sides. @throws NotationFault when that is not a whole number from 1 to the limit */
function sidedDie(value: Num, span: Span, { dieBySpelling }: Vocabulary, limits: Limits): Die {
  if (typeof value !== 'number' || value < 1 || value > limits.sides) {
    throw new NotationFault(
      fault('unsuitable-sides', span, {
        reason: 'sides',
        given: numberFact(value),
        most: limits.sides,
      }),
    );
  }
  const die = numberedDie(value);
  const name = apartFrom(dieBySpelling, value);
  return name === withSides(value) ? die : { ...die, name };
}

/** The die of a pool when its sides are known or listed. @throws NotationFault */
export function dieOf(
  die: DieNode,
  span: Span,
  sides: Num | undefined,
  vocabulary: Vocabulary,
  limits: Limits,
): Die | undefined {
  switch (die.kind) {
    case 'sides':
      return sides === undefined ? undefined : sidedDie(sides, die.sides.span, vocabulary, limits);
    case 'named': {
      const known = vocabulary.dieByName.get(die.name);
      if (known === undefined) throw new NotationFault(unknownDie(die.name, span, vocabulary));
      return { ...listedDie(known.faces), name: known.spelling };
    }
    case 'faces': {
      let total = 0;
      for (const { from, to } of die.faces) {
        if (from > to) {
          throw new NotationFault(
            fault('unsuitable-faces', span, { reason: 'falling-range', from, to }),
          );
        }
        total += to - from + 1;
      }
      if (total > limits.faces) {
        const most = limits.faces;
        throw new NotationFault(fault('unsuitable-faces', span, { reason: 'too-many', most }));
      }
      const faces: number[] = [];
      for (const { from, to } of die.faces) {
        for (let face = from; face <= to; face += 1) faces.push(face);
      }
      return listedDie(faces);
    }
  }
}

function unknownDie(name: string, span: Span, { dieByName }: Vocabulary): Finding {
  const near = nearest(name, dieByName.keys());
  return fault('unsuitable-faces', span, { reason: 'unknown-die', name, near });
}

export interface Modified {
  /** The rules; undefined when something is not known yet. */
  readonly rules: readonly Rule[] | undefined;
  readonly diagnostics: readonly Finding[];
  /** What is known of the pool after its modifiers; undefined where the rules are. */
  readonly end: PoolState | undefined;
}

/** What was read of pools with the same values of their counts, sides and arguments. */
export type PoolMemory = Map<DiceNode, Modified>;

/** As `readModifiers`, once for each pool of the memory. */
export function readOnce(
  node: DiceNode,
  die: Die | undefined,
  dice: number | undefined,
  settings: PoolSettings,
  memory: PoolMemory,
): Modified {
  const known = memory.get(node);
  if (known !== undefined) return known;
  const read = readModifiers(node, die, dice, settings);
  memory.set(node, read);
  return read;
}

/** The rules of a pool's modifiers. What can be judged without the missing values is judged. */
export function readModifiers(
  node: DiceNode,
  die: Die | undefined,
  dice: number | undefined,
  settings: PoolSettings,
): Modified {
  const read = readSteps(node, settings);
  if ('diagnostics' in read) return { ...read, rules: undefined, end: undefined };
  if (read.unknown || die === undefined) {
    return { rules: undefined, diagnostics: [], end: undefined };
  }
  const sidesWrittenOut = node.die.kind !== 'sides' || isWrittenOut(node.die.sides);
  const start = freshPool(die, dice, sidesWrittenOut);
  const { rules, findings, end } = resolveSteps(read.steps, start, settings.thorough);
  const { failed, diagnostics } = located(findings, node, settings);
  return failed ? { rules: undefined, diagnostics, end: undefined } : { rules, diagnostics, end };
}
