/** The modifiers of dice or of a group: their arguments read, and findings told at their places. */

import type { Finding } from '../../diagnostics/index.ts';
import { caution, fault } from '../../diagnostics/index.ts';
import type { Num } from '../../number/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord, Refusal } from '../../vocabulary/modifier.ts';
import { isRefusal } from '../../vocabulary/modifier.ts';
import type { Argument } from '../../vocabulary/resolve/read-arguments.ts';
import { readArguments } from '../../vocabulary/resolve/read-arguments.ts';
import type { RuleFinding, Step } from '../../vocabulary/resolve/resolve-rules.ts';
import { replaced, spacedComparison } from '../fixes/edit.ts';
import type { ArgumentNode, Expression, ModifierNode, PoolNode } from '../tree/ast.ts';
import { isWrittenOut } from '../tree/ast.ts';
import { attempted } from '../tree/fault.ts';
import type { Names } from './constant.ts';
import { rollsDice } from './constant.ts';
import { numberBefore, withPlus } from './glued.ts';
import { sequenceFault } from './order.ts';

export interface PoolSettings {
  /** The value of an argument; undefined when it is not known yet. */
  readonly value: (node: Expression) => Num | undefined;
  readonly names: Names;
  readonly vocabulary: Vocabulary;
  /** The notation, for fixes. */
  readonly text: string;
  /** Whether warnings are wanted besides errors. */
  readonly thorough: boolean;
}

/** The steps, without those whose arguments are not known yet; or what is wrong. */
export type Steps =
  | { readonly steps: readonly Step[]; readonly unknown: boolean }
  | { readonly diagnostics: readonly Finding[] };

/** Reads the modifiers. `inside` are the modifiers of the dice in a group. */
export function readSteps(
  node: PoolNode,
  { value: evaluate, names, vocabulary, text }: PoolSettings,
  inside: readonly ModifierRecord[] = [],
): Steps {
  const steps: Step[] = [];
  const diagnostics: Finding[] = [];
  let unknown = false;
  for (const modifier of node.modifiers) {
    const record = vocabulary.modifierByName.get(modifier.name);
    if (record === undefined) {
      const message = `there is no modifier called "${modifier.name}"`;
      return { diagnostics: [fault('unexpected-word', modifier.span, message)] };
    }
    const dicey = modifier.arguments.find(
      ({ value }) => value !== undefined && rollsDice(value, names),
    );
    if (dicey !== undefined) {
      const message = 'no dice can be rolled here: this number must be known before';
      const hint = 'roll it first and give it a name, as in "@n := d4; 4d6kh@n"';
      diagnostics.push(fault('dice-in-argument', dicey.span, message, { hint }));
      continue;
    }
    const given = attempted(diagnostics, () =>
      readArguments(
        record,
        modifier.arguments.map((each) => argumentOf(each, evaluate)),
      ),
    );
    if (given === undefined) continue;
    if (given === 'unknown') unknown = true;
    else if (isRefusal(given)) diagnostics.push(refusal(given, modifier, text));
    else steps.push({ record, given, writtenOut: modifier.arguments.every(isSpelledOut) });
  }
  const sequence = sequenceFault(node, vocabulary, text, inside);
  if (sequence !== undefined) diagnostics.push(sequence);
  return diagnostics.length === 0 ? { steps, unknown } : { diagnostics };
}

/** Whether the number of an argument is in the text; parentheses say that it is meant whatever comes of it. */
const isSpelledOut = (node: ArgumentNode): boolean =>
  !(node.kind === 'test' && node.inParentheses === true) &&
  (node.value === undefined || isWrittenOut(node.value));

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

function refusal(
  { code, message, hint, argument, instead }: Refusal,
  modifier: ModifierNode,
  text: string,
): Finding {
  const at = argument === undefined ? undefined : modifier.arguments[argument];
  const fix = instead === undefined ? undefined : replaced(text, modifier.span, instead);
  return fault(code, at?.span ?? modifier.span, message, { hint, fix });
}

/** Findings about the rules, at the places of their modifiers. */
export function located(
  findings: readonly RuleFinding[],
  node: PoolNode,
  { text, vocabulary }: Pick<PoolSettings, 'text' | 'vocabulary'>,
): { readonly failed: boolean; readonly diagnostics: readonly Finding[] } {
  const diagnostics = findings.map((finding): Finding => {
    const modifier = node.modifiers[finding.at];
    const span = modifier?.span ?? node.span;
    const extras = { hint: finding.hint, ...fixFor(finding, node, text, vocabulary) };
    if (finding.severity === 'warning') return caution(finding.code, span, finding.message, extras);
    const argument =
      finding.argument === undefined ? undefined : modifier?.arguments[finding.argument];
    return fault(finding.code, argument?.span ?? span, finding.message, extras);
  });
  return { failed: diagnostics.some(({ severity }) => severity === 'error'), diagnostics };
}

const compareTotal = 'to compare the total, put the dice in parentheses';

/** What was surely meant, where the modifier is the last of its pool. */
function fixFor(
  { code, at, instead, meansTotal, totalAtLeast }: RuleFinding,
  node: PoolNode,
  text: string,
  vocabulary: Vocabulary,
): { readonly hint?: string; readonly fix?: string } {
  const modifier = node.modifiers[at];
  if (modifier !== undefined && instead !== undefined) {
    return { fix: replaced(text, modifier.span, instead) };
  }
  if (modifier === undefined || at !== node.modifiers.length - 1) return {};
  const { start, end } = modifier.span;
  const before = text.slice(0, node.span.start);
  const pool = text.slice(node.span.start, start).trim();
  const written = text.slice(start, end);
  const after = text.slice(end);
  if (totalAtLeast !== undefined) {
    const greatest = vocabulary.functions.find(({ picks }) => picks === 'highest');
    const ours = `${greatest?.name}(${pool}, ${totalAtLeast})`;
    return greatest === undefined
      ? {}
      : {
          hint: `to make the total at least ${totalAtLeast}, write "${ours}"`,
          fix: `${before}${ours}${after}`,
        };
  }
  if (meansTotal === true && !/^\s*(?:$|[,;)}#\]])/.test(after)) return { hint: compareTotal };
  if (code === 'impossible-count' || meansTotal === true) {
    return {
      hint: compareTotal,
      fix: `${before}(${pool}) ${spacedComparison(written)}${after}`,
    };
  }
  if (code === 'drops-every-die') {
    const previous = node.modifiers[at - 1];
    if (numberBefore(previous, modifier) !== undefined) {
      const fix = withPlus(previous, modifier, text);
      return { hint: 'to roll more dice, write a plus', ...(fix === undefined ? {} : { fix }) };
    }
    return { hint: `did you mean "${pool} + ${written}" or "(${pool})${written}"?` };
  }
  return {};
}
