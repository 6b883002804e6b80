/** A pool of dice made ready: its die, its number of dice and its rules, as far as they are known. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { caution, fault } from '../diagnostic.ts';
import type { Limits } from '../limits.ts';
import { largestWhole } from '../limits.ts';
import type { Num } from '../number.ts';
import { showNumber } from '../number-show.ts';
import type { Argument } from '../vocabulary/arguments.ts';
import { readArguments } from '../vocabulary/arguments.ts';
import type { Die } from '../vocabulary/die.ts';
import { listedDie, numberedDie } from '../vocabulary/die.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Refusal } from '../vocabulary/modifier.ts';
import { isRefusal } from '../vocabulary/modifier.ts';
import type { Finding, Resolved, Step } from '../vocabulary/resolve.ts';
import { resolveSteps } from '../vocabulary/resolve.ts';
import type { Rule } from '../vocabulary/rule.ts';
import type { DiceNode, Expression, ModifierNode } from './ast.ts';
import type { Names } from './constant.ts';
import { rollsDice } from './constant.ts';
import { NotationFault } from './fault.ts';
import { sequenceFault } from './order.ts';
import { either, nearest } from './suggest.ts';

/** How many dice a count stands for. @throws NotationFault when it is no whole number from 0, or too large */
export function diceCount(value: Num, span: Span, limits: Limits): number {
  if (typeof value !== 'number' || value < 0) {
    throw new NotationFault(
      fault(
        'unsuitable-count',
        span,
        `the number of dice must be whole and not negative, not ${showNumber(value)}`,
      ),
    );
  }
  if (value > limits.dice) throw new NotationFault(tooManyDice(span, limits));
  return value;
}

export function tooManyDice(span: Span, { dice }: Limits): Diagnostic {
  return fault(
    'too-many-dice',
    span,
    `a roll can have at most ${dice.toLocaleString('en')} dice, re-rolls and chains counted`,
  );
}

/** The die with so many sides. @throws NotationFault when that is no whole number from 1 to 2^53 - 1 */
export function sidedDie(value: Num, span: Span): Die {
  if (typeof value !== 'number' || value < 1) {
    throw new NotationFault(
      fault(
        'unsuitable-sides',
        span,
        `the number of sides must be a whole number from 1 to ${largestWhole.toLocaleString('en')}, not ${showNumber(value)}`,
      ),
    );
  }
  return numberedDie(value);
}

/** The die of a pool when its sides are known or listed. @throws NotationFault */
export function dieOf(
  { die, span }: DiceNode,
  sides: Num | undefined,
  vocabulary: Vocabulary,
  limits: Limits,
): Die | undefined {
  switch (die.kind) {
    case 'sides':
      return sides === undefined ? undefined : sidedDie(sides, die.sides.span);
    case 'named': {
      const faces = vocabulary.dice.get(die.name);
      if (faces === undefined) throw new NotationFault(unknownDie(die.name, span, vocabulary));
      return listedDie(faces);
    }
    case 'faces': {
      let total = 0;
      for (const { from, to } of die.faces) {
        if (from > to) {
          throw new NotationFault(
            fault(
              'unsuitable-faces',
              span,
              `a range of faces rises: ${to}..${from}, not ${from}..${to}`,
            ),
          );
        }
        total += to - from + 1;
      }
      if (total > limits.faces) {
        const most = limits.faces.toLocaleString('en');
        throw new NotationFault(
          fault('unsuitable-faces', span, `a die can list at most ${most} faces`),
        );
      }
      return listedDie(
        die.faces.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, step) => from + step),
        ),
      );
    }
  }
}

function unknownDie(name: string, span: Span, { dice }: Vocabulary): Diagnostic {
  const near = nearest(name, dice.keys());
  return fault('unsuitable-faces', span, `there is no die called "${name}"`, {
    hint: near.length > 0 ? `did you mean ${either(near)}?` : 'faces are numbers, as in "d{1,1,2}"',
  });
}

export interface Modified {
  /** The rules; undefined when something is not known yet. */
  readonly rules: readonly Rule[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface PoolSettings {
  /** The value of an argument; undefined when it is not known yet. */
  readonly value: (node: Expression) => Num | undefined;
  readonly names: Names;
  readonly vocabulary: Vocabulary;
  /** The notation, for fixes. */
  readonly text: string;
}

/** The rules of a pool's modifiers. What can be judged without the missing values is judged. */
export function readModifiers(
  node: DiceNode,
  die: Die | undefined,
  dice: number | undefined,
  { value: evaluate, names, vocabulary, text }: PoolSettings,
): Modified {
  const steps: Step[] = [];
  let unknown = false;
  for (const modifier of node.modifiers) {
    const record = vocabulary.modifierByName.get(modifier.name);
    if (record === undefined) {
      const message = `there is no modifier called "${modifier.name}"`;
      return refused(fault('unexpected-word', modifier.span, message));
    }
    const dicey = modifier.arguments.find(
      ({ value }) => value !== undefined && rollsDice(value, names),
    );
    if (dicey !== undefined) {
      return refused(
        fault('dice-in-argument', dicey.span, 'the arguments of a modifier cannot roll dice', {
          hint: 'they are numbers, variables and calculations with them',
        }),
      );
    }
    const given = readArguments(
      record,
      modifier.arguments.map((each) => argumentOf(each, evaluate)),
    );
    if (given === 'unknown') unknown = true;
    else if (isRefusal(given)) return refused(refusal(given, modifier));
    else steps.push({ record, given });
  }
  const sequence = sequenceFault(node, vocabulary, text);
  if (sequence !== undefined) return refused(sequence);
  if (unknown || die === undefined) return { rules: undefined, diagnostics: [] };
  return located(resolveSteps(steps, die, dice), node, text);
}

const refused = (diagnostic: Diagnostic): Modified => ({
  rules: undefined,
  diagnostics: [diagnostic],
});

function argumentOf(
  node: ModifierNode['arguments'][number],
  evaluate: PoolSettings['value'],
): Argument {
  switch (node.kind) {
    case 'value':
      return { kind: 'value', value: evaluate(node.value) };
    case 'test':
      return { kind: 'test', operator: node.operator, value: evaluate(node.value) };
    case 'option':
      return node.value === undefined
        ? { kind: 'option', name: node.name }
        : { kind: 'option', name: node.name, value: evaluate(node.value) };
  }
}

function refusal({ code, message, hint, argument }: Refusal, modifier: ModifierNode): Diagnostic {
  const at = argument === undefined ? undefined : modifier.arguments[argument];
  return fault(code, at?.span ?? modifier.span, message, { hint });
}

/** Findings about the rules, at the places of their modifiers. */
function located({ rules, findings }: Resolved, node: DiceNode, text: string): Modified {
  const diagnostics = findings.map((finding): Diagnostic => {
    const modifier = node.modifiers[finding.at];
    const span = modifier?.span ?? node.span;
    const extras = { hint: finding.hint, ...fixFor(finding, node, text) };
    if (finding.severity === 'warning') return caution(finding.code, span, finding.message, extras);
    const argument =
      finding.argument === undefined ? undefined : modifier?.arguments[finding.argument];
    return fault(finding.code, argument?.span ?? span, finding.message, extras);
  });
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return { rules: failed ? undefined : rules, diagnostics };
}

/** What was surely meant, where the modifier is the last of its pool. */
function fixFor(
  { code, at }: Finding,
  node: DiceNode,
  text: string,
): { readonly hint?: string; readonly fix?: string } {
  const modifier = node.modifiers[at];
  if (modifier === undefined || at !== node.modifiers.length - 1) return {};
  const { start, end } = modifier.span;
  const before = text.slice(0, node.span.start);
  const pool = text.slice(node.span.start, start).trim();
  const written = text.slice(start, end);
  const after = text.slice(end);
  if (code === 'impossible-count') {
    return {
      hint: 'to compare the total, put the dice in parentheses',
      fix: `${before}(${pool}) ${spaced(written)}${after}`,
    };
  }
  if (code === 'drops-every-die') {
    return { hint: `did you mean "${pool} + ${written}" or "(${pool})${written}"?` };
  }
  return {};
}

/** A comparison of totals, written with room round its sign. */
const spaced = (comparison: string): string =>
  comparison.replace(/^[<>=!]+\s*/, (sign) => `${sign.trim().replace('!=', '<>')} `);
