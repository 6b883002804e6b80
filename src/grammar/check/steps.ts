/** The modifiers of dice or of a group: their arguments read, and findings at their places. */

import type { Details, ErrorCode, Finding, WarningCode } from '../../diagnostics/index.ts';
import { caution, fault } from '../../diagnostics/index.ts';
import type { Num } from '../../number/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord, RuleFault } from '../../vocabulary/modifier.ts';
import { isRefusal } from '../../vocabulary/modifier.ts';
import type { Argument } from '../../vocabulary/resolve/read-arguments.ts';
import { readArguments } from '../../vocabulary/resolve/read-arguments.ts';
import type { RuleFinding, Step } from '../../vocabulary/resolve/resolve-rules.ts';
import { replaced } from '../fixes/edit.ts';
import type { ArgumentNode, Expression, ModifierNode, PoolNode } from '../tree/ast.ts';
import { isWrittenOut } from '../tree/ast.ts';
import { attempted } from '../tree/fault.ts';
import type { Names } from './constant.ts';
import { rollsDice } from './constant.ts';
import { meantBy } from './meant.ts';
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
      const details = { reason: 'unknown-modifier', modifier: modifier.name } as const;
      return { diagnostics: [fault('unexpected-word', modifier.span, details)] };
    }
    const dicey = modifier.arguments.find(
      ({ value }) => value !== undefined && rollsDice(value, names),
    );
    if (dicey !== undefined) {
      diagnostics.push(fault('dice-in-argument', dicey.span, { reason: 'modifier' }));
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
  { code, details, argument, instead }: RuleFault,
  modifier: ModifierNode,
  text: string,
): Finding {
  const at = argument === undefined ? undefined : modifier.arguments[argument];
  const fix = instead === undefined ? undefined : replaced(text, modifier.span, instead);
  return fault(code, at?.span ?? modifier.span, details, fix);
}

/** Findings about the rules, at the places of their modifiers. */
export function located(
  findings: readonly RuleFinding[],
  node: PoolNode,
  { text, vocabulary }: Pick<PoolSettings, 'text' | 'vocabulary'>,
): { readonly failed: boolean; readonly diagnostics: readonly Finding[] } {
  const diagnostics = findings.map((finding): Finding => {
    const { severity, code, at, argument } = finding;
    const modifier = node.modifiers[at];
    const place = argument === undefined ? modifier : (modifier?.arguments[argument] ?? modifier);
    const { span } = place ?? node;
    const { details, fix } = meantBy(finding, node, text, vocabulary);
    return severity === 'error'
      ? fault(code, span, details as Details<ErrorCode>, fix)
      : caution(code, span, details as Details<WarningCode>, fix);
  });
  return { failed: diagnostics.some(({ severity }) => severity === 'error'), diagnostics };
}
