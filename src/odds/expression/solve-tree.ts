/** The law of an expression: its parts are independent, and every node has one way to join their laws. */
import type { ChoiceNode, DiceNode, Expression } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import { someNode } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import { holds } from '../../vocabulary/rules/rule.ts';
import { groupLaw } from '../group/solve-group.ts';
import { combined, failingAt } from '../law/combine.ts';
import { compared } from '../law/compared.ts';
import type { Law } from '../law/law.ts';
import { noLaw, point, unknownLaw } from '../law/law.ts';
import { mix } from '../law/mixtures.ts';
import { countingNoFace } from '../pool/no-face.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { poolLaw } from '../pool/solve-pool.ts';
import type { Share } from '../rings/ring.ts';
import { branchesOf } from './branches.ts';
import { beyondPools } from './endless-pools.ts';
import { inTurn, reportedAt, within } from './in-turn.ts';
import { overPools } from './over-pools.ts';
import type { SolveContext } from './solve-context.ts';
import { meantBy, numberIfAny, numberOf } from './solve-context.ts';
import { minus, spineLaw } from './solve-sum.ts';

/** What fails with some chance is counted, and has no weight. @throws TooLarge */
export function lawOf(node: Expression, question: SolveContext): Law {
  const { failures, fixed, view } = question;
  if (view.kept === undefined || !isMadeOfLaws(node) || fixed.size > 0) {
    return countedLaw(node, question);
  }
  return view.kept.partLaw(
    node,
    () => !mentionsBinding(node, question) && !mayRound(node, question),
    () => {
      const before = failures.times();
      const law = countedLaw(node, question);
      return { law, isAll: failures.times() === before };
    },
  );
}

/** Whether other laws are put together to one, which takes longer than to look for it. */
const isMadeOfLaws = ({ kind }: Expression): boolean =>
  kind === 'binary' ||
  kind === 'compare' ||
  kind === 'call' ||
  kind === 'choice' ||
  kind === 'group';

const mentionsBinding = (node: Expression, { program }: SolveContext): boolean =>
  someNode(node, (each) => each.kind === 'variable' && 'binding' in program.meaningOf(each));

function countedLaw(node: Expression, question: SolveContext): Law {
  try {
    return solved(node, question);
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    question.failures.add(error.diagnostic, 1n, 1n);
    return noLaw;
  }
}

/** @throws NotationFault for what always fails, before anything in it is rolled */
function solved(node: Expression, question: SolveContext): Law {
  const known = numberIfAny(node, question);
  if (known !== undefined && !mayRound(node, question)) return point(known);
  switch (node.kind) {
    case 'number':
      return point(assertDefined(numberOf(node, question)));
    case 'variable': {
      const rolled = question.rolled.get(node.name);
      if (rolled !== undefined) return rolled;
      const { tree } = question.program.meaningOf(node) as { readonly tree?: unknown };
      const here = tree === undefined ? question : reportedAt(node, question);
      return lawOf(meantBy(node, question), here);
    }
    case 'parentheses':
      return lawOf(node.inner, question);
    case 'unary': {
      const operand = lawOf(node.operand, question);
      return node.operator === '-' ? minus(operand, question) : operand;
    }
    case 'binary':
      return node.operator === '**'
        ? applied(node, [node.left, node.right], question)
        : spineLaw(node, question);
    case 'compare': {
      const [left = noLaw, right = noLaw] = inTurn([node.left, node.right], question).laws;
      question.view.budget.spend(left.weights.length + right.weights.length, 'comparison');
      return compared(left, right, (order) => holds(node.operator, order));
    }
    case 'call':
      return applied(node, node.arguments, question);
    case 'choice':
      return choiceLaw(node, question);
    case 'dice':
      return diceLaw(node, question);
    case 'group':
      return groupLaw(node, question);
  }
}

/** Roots and fractional powers may only come to the nearest double, which the answer must say. */
function mayRound(node: Expression, { program }: SolveContext): boolean {
  const { functionByName } = program.vocabulary;
  const within = (root: Expression): boolean =>
    someNode(root, (each) => {
      switch (each.kind) {
        case 'call':
          return assertDefined(functionByName.get(each.name)).isExact !== undefined;
        case 'binary':
          return binaryRecord(each.operator).isExact !== undefined;
        case 'variable': {
          const meaning = program.meaningOf(each);
          return 'tree' in meaning && within(meaning.tree.body);
        }
        default:
          return false;
      }
    });
  return within(node);
}

/** An operator or function on the laws of its operands. */
function applied(
  node: Extract<Expression, { kind: 'binary' | 'call' }>,
  operands: readonly Expression[],
  question: SolveContext,
): Law {
  const { vocabulary } = question.program;
  const found =
    node.kind === 'binary' ? binaryRecord(node.operator) : vocabulary.functionByName.get(node.name);
  const { laws } = inTurn(operands, question);
  const record = assertDefined(found);
  const apply = record.apply as (...values: readonly Num[]) => Num;
  const { acts, isExact, wholes } = record;
  const failing = failingAt(node.span, question.failures);
  return combined(laws, { apply, acts, isExact, wholes }, question.view, failing);
}

/** Only the chosen branch rolls. */
function choiceLaw(node: ChoiceNode, question: SolveContext): Law {
  const test = lawOf(node.test, question);
  const { yes, no, unsure } = branchesOf(test);
  const parts: Share<Law>[] = [[unsure, unknownLaw]];
  question.failures.doubt(unsure, test.denominator);
  for (const [weight, branch] of [
    [yes, node.then],
    [no, node.otherwise],
  ] as const) {
    if (weight === 0n) continue;
    parts.push([weight, lawOf(branch, within(question, weight, test.denominator))]);
  }
  return mix(parts, test.denominator);
}

function diceLaw(node: DiceNode, question: SolveContext): Law {
  const solve = (here: SolveContext, pool: Pool): Law =>
    countingNoFace(node, here, () => poolLaw(pool, here.view));
  return overPools(node, question, solve, { most: beyondPools });
}
