/** A tree as sentences: what to roll, and what to do with it. */
import { constantOf } from '../../grammar/check/constant.ts';
import { printVariable } from '../../grammar/print/print.ts';
import { levelOf } from '../../grammar/print/spine.ts';
import type {
  BinaryNode,
  ChoiceNode,
  Expression,
  GroupNode,
  Tree,
} from '../../grammar/tree/ast.ts';
import { attempted } from '../../grammar/tree/fault.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { levels } from '../../vocabulary/arithmetic/operators.ts';
import { labelIn, mostParts, paragraph, shielded } from '../said.ts';
import type { Context, Setting } from './context.ts';
import { explainDice, explainGroup } from './pool.ts';
import { clausesOf } from './steps.ts';
import { condition, valueInWords, withoutHeading } from './value.ts';

/**
 * What a notation means.
 *
 * @example explainTree(tree of "4d6kh3 + 2") // "Roll four d6 and keep the highest 3. Add 2."
 */
export function explainTree({ bindings, repeat, body }: Tree, setting: Setting): string {
  const { names, vocabulary, words } = setting;
  const context: Context = {
    ...setting,
    // What cannot be worked out is said as it is written: where a variable is open, nothing has checked it so far.
    known: (node) => attempted([], () => constantOf(node, names, vocabulary)),
    noun: (node) => valueInWords(node, context),
    bound: new Set(bindings.map(({ name }) => name)),
    explained: new Set(),
  };
  const { notation } = words;
  const bound = bindings.map(({ name, value }) => {
    const bind = value.kind === 'dice' ? notation.bindDice : notation.bindValue;
    const said = valueInWords(value, context);
    return bind(value.kind === 'dice' ? said.text : shielded(said), printVariable(name));
  });
  const [first = '', ...others] = sentences(body, context);
  const result = repeat === undefined ? first : notation.repeat(times(repeat, context), first);
  return paragraph([...bound, result, ...others]);
}

function times(repeat: Expression, context: Context): number | string {
  const value = context.known(repeat);
  return typeof value === 'number' ? value : shielded(context.noun(repeat));
}

/** What to do, one sentence after the other. */
function sentences(node: Expression, context: Context): readonly string[] {
  const { notation, common } = context.words;
  switch (node.kind) {
    case 'dice': {
      const explained = explainDice(node, context);
      const label = labelIn(node);
      const dice = label === undefined ? explained.dice : common.labelled(explained.dice, label);
      const clauses = clausesOf(
        explained,
        { subject: explained.subject, form: 'sentence' },
        context,
      );
      if (explained.openEnded === undefined) return [notation.roll(dice, clauses)];
      const ways = context.words.steps.ways(explained.openEnded);
      const then = clauses.length === 0 ? [] : [notation.then(clauses)];
      return [notation.rollOpenEnded(dice, ways), ...then];
    }
    case 'group':
      return labelled(groupSentences(node, context), node, context);
    case 'binary':
      return node.operator === '**'
        ? [
            ...sentences(node.left, context),
            notation.next['**'](valueInWords(node.right, context, levels.sign).text),
          ]
        : spineSentences(node, context);
    case 'unary':
      if (node.operator === '+') return sentences(node.operand, context);
      if (node.operand.kind === 'number') return [taken(node, context)];
      return [...sentences(node.operand, context), notation.changeSign];
    case 'compare': {
      if (node.left.kind === 'variable') return [taken(node, context)];
      const right = valueInWords(node.right, context, levels.sum).text;
      return [...sentences(node.left, context), notation.resultCompared(node.operator, right)];
    }
    case 'choice':
      return labelled([choiceSentence(node, context)], node, context);
    case 'parentheses':
      return labelled(sentences(node.inner, context), node, context);
    case 'number':
    case 'variable':
    case 'call':
      return [taken(node, context)];
  }
}

const taken = (node: Expression, context: Context): string =>
  context.words.notation.take(valueInWords(node, context).text);

/** The label of something that took several sentences. */
function labelled(
  said: readonly string[],
  node: Expression,
  { words }: Context,
): readonly string[] {
  const label = labelIn(node);
  return label === undefined ? said : [...said, words.notation.resultLabelled(label)];
}

function groupSentences(node: GroupNode, context: Context): readonly string[] {
  const explained = withoutHeading(explainGroup(node, context));
  const { kind, items, subject } = explained;
  const { notation } = context.words;
  const clauses = clausesOf(explained, { subject, form: 'sentence' }, context);
  const [item, ...others] = node.items;
  if (kind === 'dice') return [notation.rollPool(items, clauses)];
  if (kind === 'unknown') return [notation.takeTogether(items, clauses)];
  if (clauses.length > 0) return [notation.takeValues(items), notation.clauses(clauses)];
  return others.length === 0 && item !== undefined
    ? sentences(item, context)
    : [notation.addUp(items)];
}

function spineSentences(node: BinaryNode, context: Context): readonly string[] {
  const { notation } = context.words;
  const { first, steps } = leftSpine(node);
  const shown = steps.slice(0, steps.length > mostParts + 1 ? mostParts : steps.length);
  const said = shown.map(({ node: step, right }) =>
    notation.next[step.operator](valueInWords(right, context, levelOf(step) + 1).text),
  );
  const rest = steps.length - shown.length;
  const more = rest === 0 ? [] : [notation.nextMore(rest)];
  // "The result is 1 if ..." would come too early.
  const start = first.kind === 'compare' ? [taken(first, context)] : sentences(first, context);
  return [...start, notation.clauses([...said, ...more])];
}

function choiceSentence({ test, then, otherwise }: ChoiceNode, context: Context): string {
  const { notation } = context.words;
  return notation.choice(
    condition(test, context),
    branch(then, context),
    branch(otherwise, context),
  );
}

/** What to do, in a part of a sentence. */
function branch(node: Expression, context: Context): string {
  const said = valueInWords(node, context);
  const { branch: words } = context.words.notation;
  if (node.kind === 'dice') return words.dice(said.text);
  return node.kind === 'number' ? words.number(said.text) : words.value(shielded(said));
}
