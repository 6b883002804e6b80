/** Adds to a finding about a modifier what was surely meant: a fix, and facts for its words. */
import type { DropAdvice } from '../../diagnostics/details/dice.ts';
import type { Details } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { RuleFinding } from '../../vocabulary/resolve/resolve-rules.ts';
import { isEnd, replaced, spacedComparison } from '../fixes/edit.ts';
import type { ModifierNode, PoolNode } from '../tree/ast.ts';
import { numberBefore, withPlus } from './glued.ts';

interface Meant {
  readonly details: Details;
  readonly fix?: string | undefined;
}

/** The facts of a finding about a modifier of these dice, and its fix. */
export function meantBy(
  finding: RuleFinding,
  node: PoolNode,
  text: string,
  vocabulary: Vocabulary,
): Meant {
  const { at, details, instead } = finding;
  const modifier = node.modifiers[at];
  if (modifier === undefined) return { details };
  if (instead !== undefined) return { details, fix: replaced(text, modifier.span, instead) };
  const parts = partsAt(modifier, node, text);
  const isLast = at === node.modifiers.length - 1;
  switch (finding.code) {
    case 'impossible-count':
    case 'count-always': {
      const { details: facts } = finding;
      if (facts.reason === 'own' || !facts.compareTotal) return { details };
      if (!isLast) return { details: { ...facts, compareTotal: false } };
      // What goes on would be compared too.
      if (finding.code === 'count-always' && !isEnd(text, modifier.span.end)) {
        return { details };
      }
      const { before, pool, written, after } = parts;
      return { details, fix: `${before}(${pool}) ${spacedComparison(written)}${after}` };
    }
    case 'clamps-all': {
      const { totalAtLeast, details: facts } = finding;
      if (facts.reason === 'own') return { details };
      const greatest = vocabulary.functions.find(({ picks }) => picks === 'highest');
      if (!isLast || totalAtLeast === undefined || greatest === undefined) return { details };
      const ours = `${greatest.name}(${parts.pool}, ${totalAtLeast})`;
      return { details: { ...facts, ours }, fix: `${parts.before}${ours}${parts.after}` };
    }
    case 'drops-every-die': {
      const { details: facts } = finding;
      if (!isLast || facts.reason === 'own') return { details };
      const previous = node.modifiers[at - 1];
      const isPlus = numberBefore(previous, modifier) !== undefined;
      const advice: DropAdvice = isPlus ? { kind: 'plus' } : either(parts);
      const fix = isPlus ? withPlus(previous, modifier, text) : undefined;
      return { details: { ...facts, advice }, fix };
    }
    default:
      return { details };
  }
}

/** The text in pieces: what comes before the pool, the pool, the modifier, and what comes after. */
function partsAt({ span: { start, end } }: ModifierNode, { span }: PoolNode, text: string) {
  return {
    before: text.slice(0, span.start),
    pool: text.slice(span.start, start).trim(),
    written: text.slice(start, end),
    after: text.slice(end),
  };
}

const either = ({ pool, written }: ReturnType<typeof partsAt>): DropAdvice => ({
  kind: 'either',
  sum: `${pool} + ${written}`,
  nested: `(${pool})${written}`,
});
