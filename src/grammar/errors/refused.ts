/** What the grammar itself refuses while it reads. */
import type { Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { numberedDie } from '../../vocabulary/rules/die.ts';
import { replaced } from '../fixes/edit.ts';
import type { Tokens } from '../lex/tokens.ts';
import type { Expression, ModifierNode } from '../tree/ast.ts';
import { diceLetter } from '../tree/ast.ts';
import { NotationFault } from '../tree/fault.ts';
import { leftSpine } from '../tree/walk.ts';

export function comparisonAfterLabel(span: Span): NotationFault {
  return new NotationFault(fault('misplaced-label', span, { reason: 'comparison-after' }));
}

/** Another spelling of what the letter of dice does after dice. */
export function otherDrop({ modifierBySpelling }: Tokens): string | undefined {
  const drop = modifierBySpelling.get(diceLetter);
  if (drop === undefined) return undefined;
  const given = { numbers: [1], tests: [], bare: false };
  const ruleOf = (record: ModifierRecord): string =>
    record.kind === drop.kind ? JSON.stringify(record.rule(given, numberedDie(6))) : '';
  const others = [...modifierBySpelling.values()].filter((each) => each !== drop);
  return others.find((each) => ruleOf(each) === ruleOf(drop))?.name;
}

export function notEqualCondition(span: Span): NotationFault {
  return new NotationFault(
    // Without a fix: "r!=3" rerolls once in some tools.
    fault('unsuitable-argument', span, { reason: 'not-equal-sign' }),
  );
}

export function endsWithoutList(head: Span, span: Span, text: string): NotationFault {
  const written = text.slice(head.start, head.end);
  const ends = text.slice(head.end, span.end).trim();
  return new NotationFault(
    fault(
      'unsuitable-argument',
      span,
      { reason: 'ends-without-parentheses', modifier: written },
      replaced(text, span, `${written}(${ends})`),
    ),
  );
}

function isSumOfDice(node: Expression): boolean {
  if (node.kind !== 'binary') return false;
  const { first, steps } = leftSpine(node);
  return (
    first.kind === 'dice' &&
    steps.every(({ node: step, right }) => step.operator === '+' && right.kind === 'dice')
  );
}

export function modifierWithoutDice(
  node: Expression,
  modifier: ModifierNode,
  text: string,
): NotationFault {
  const shown = text.slice(modifier.span.start, modifier.span.end);
  if ((node.kind === 'dice' || node.kind === 'group') && node.label !== undefined) {
    return new NotationFault(
      fault('misplaced-label', modifier.span, { reason: 'modifier-after', modifier: shown }),
    );
  }
  const sum = text[node.span.start] === '(' && isSumOfDice(node);
  const inside = text.slice(node.span.start + 1, node.span.end - 1);
  return new NotationFault(
    fault(
      'modifier-without-dice',
      modifier.span,
      { reason: 'not-dice', modifier: shown, after: node.kind, sumOfDice: sum },
      sum ? replaced(text, node.span, `{${inside}}`) : undefined,
    ),
  );
}
