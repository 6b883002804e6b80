/** What an expression gives, as a noun. */
import { printVariable } from '../../grammar/print/print.ts';
import { joinSpine, levelOf } from '../../grammar/print/spine.ts';
import type {
  BinaryNode,
  CallNode,
  DiceNode,
  Expression,
  GroupNode,
  VariableNode,
} from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { fromDecimal } from '../../number/index.ts';
import type { BinaryOperator } from '../../vocabulary/arithmetic/operators.ts';
import { levels } from '../../vocabulary/arithmetic/operators.ts';
import { ownTextIn } from '../own-text.ts';
import type { Said } from '../said.ts';
import { labelIn, loose, mostParts, plain, shielded } from '../said.ts';
import type { ExplainWords } from '../words.ts';
import type { Context } from './context.ts';
import { explainDice, explainGroup } from './pool.ts';
import { clausesOf } from './steps.ts';

/** In parentheses where it binds looser than the level. */
export function valueInWords(
  node: Expression,
  context: Context,
  level: number = levels.compare,
): Said {
  const bare = bareValue(node, context);
  const label = labelIn(node);
  const said =
    label === undefined ? bare : plain(context.words.common.labelled(shielded(bare), label));
  if (levelOf(node) < level) return plain(`(${said.text})`);
  return level > levels.compare ? plain(shielded(said)) : said;
}

function bareValue(node: Expression, context: Context): Said {
  const { common, notation } = context.words;
  switch (node.kind) {
    case 'number':
      return plain(common.number(fromDecimal(node.text)));
    case 'variable':
      return plain(variableInWords(node, context));
    case 'dice':
      return diceNoun(node, context);
    case 'group':
      return groupNoun(node, context);
    case 'parentheses':
      return plain(`(${valueInWords(node.inner, context).text})`);
    case 'unary': {
      const operand = valueInWords(node.operand, context, levels.sign).text;
      if (node.operator === '+') return plain(operand);
      return plain(node.operand.kind === 'number' ? `-${operand}` : common.minus(operand));
    }
    case 'compare': {
      const side = (each: Expression): string => valueInWords(each, context, levels.sum).text;
      return loose(notation.comparedValue(side(node.left), node.operator, side(node.right)));
    }
    case 'choice': {
      const [then, otherwise] = [node.then, node.otherwise].map((each) =>
        shielded(valueInWords(each, context)),
      );
      return loose(
        notation.choiceValue(condition(node.test, context), then ?? '', otherwise ?? ''),
      );
    }
    case 'call':
      return callInWords(
        node,
        node.arguments.map((each) => valueInWords(each, context, levels.product).text),
        context,
      );
    case 'binary':
      return calculationInWords(node, context);
  }
}

function calculationInWords(node: BinaryNode, context: Context): Said {
  const { common, roll } = context.words;
  if (node.operator === '**') {
    const base = valueInWords(node.left, context, levels.term).text;
    const exponent = valueInWords(node.right, context, levels.sign).text;
    return plain(`${base} ${common.between['**']} ${exponent}`);
  }
  const { steps } = leftSpine(node);
  if (steps.length >= mostParts) return plain(roll.calculation(steps.length + 1));
  const special = common.calculated[node.operator];
  if (special !== undefined) {
    const level = levelOf(node);
    const left = valueInWords(node.left, context, level).text;
    return special(left, valueInWords(node.right, context, level + 1).text);
  }
  const text = joinSpine(node, {
    operand: (operand, level) => valueInWords(operand, context, level).text,
    sign: (operator) => common.between[operator as BinaryOperator],
    wrap: (inner) => `(${inner})`,
  });
  return plain(text);
}

/** A call of a function: its words in the catalogue, a caller's own, or as it is written. */
export function callInWords(
  { name }: CallNode,
  given: readonly string[],
  {
    vocabulary,
    words,
  }: { readonly vocabulary: Context['vocabulary']; readonly words: ExplainWords },
): Said {
  const { functions, call } = words.common;
  const own: unknown = vocabulary.functionByName.get(name)?.phrase?.(...given);
  const said = ownTextIn(own, words.language);
  if (said !== undefined) return loose(said);
  const builtIn = Object.hasOwn(functions, name)
    ? functions[name as keyof typeof functions]
    : undefined;
  return builtIn === undefined ? plain(call(name, given)) : builtIn(...given);
}

/** What must hold, in a part of a sentence. */
export function condition(test: Expression, context: Context): string {
  const { condition: words } = context.words.notation;
  if (test.kind === 'compare') {
    const side = (node: Expression): string => {
      const said = shielded(valueInWords(node, context, levels.sum));
      return isSeveral(node, context) ? words.total(said) : said;
    };
    return words.compared(side(test.left), test.operator, side(test.right));
  }
  if (test.kind === 'dice' && labelIn(test) === undefined) {
    const { dice, steps, openEnded, subject } = explainDice(test, context);
    const [only, ...others] = steps;
    const isOne = subject === 'die' && openEnded === undefined && others.length === 0;
    if (isOne && only?.kind === 'score' && only.score === 1) return words.shows(dice, only.when);
  }
  return words.notZero(shielded(valueInWords(test, context)));
}

/** Whether a node is several dice, whose total is meant. */
const isSeveral = (node: Expression, context: Context): boolean =>
  node.kind === 'dice' && context.known(node.count) !== 1;

/** "four d6 (keep the highest 3)" */
function diceNoun(node: DiceNode, context: Context): Said {
  const explained = explainDice(node, context);
  const { dice, openEnded, subject } = explained;
  const { notation, steps } = context.words;
  const ways = openEnded === undefined ? [] : [steps.ways(openEnded)];
  const clauses = [...ways, ...clausesOf(explained, { subject, form: 'aside' }, context)];
  return { text: notation.aside(dice, clauses), loose: explained.loose };
}

function groupNoun(node: GroupNode, context: Context): Said {
  const explained = explainGroup(node, context);
  const { kind, items, subject } = explained;
  const { notation } = context.words;
  const [only, ...others] = items;
  const clauses = clausesOf(withoutHeading(explained), { subject, form: 'aside' }, context);
  const aside = (text: string): Said => loose(notation.aside(text, clauses));
  if (kind === 'dice') return aside(notation.pool(items));
  if (kind === 'unknown') return aside(notation.together(items));
  if (clauses.length > 0) return aside(notation.values(items));
  return others.length === 0 && only !== undefined
    ? plain(`(${only})`)
    : loose(notation.sumOf(items));
}

/** After braces, open-ended dice are a clause like any other: the words for them would be too far from the dice. */
export function withoutHeading<E extends ReturnType<typeof explainGroup>>(explained: E): E {
  const { openEnded, steps } = explained;
  return openEnded === undefined ? explained : { ...explained, steps: [openEnded, ...steps] };
}

function variableInWords(node: VariableNode, context: Context): string {
  const { names, bound, explained, words } = context;
  const name = printVariable(node.name);
  if (bound.has(node.name)) return name;
  const value = names.valueOf(node);
  if (value !== undefined) return words.notation.variable(name, words.common.number(value));
  const body = names.bodyOf?.(node);
  if (body === undefined || explained.has(node.name)) return name;
  explained.add(node.name);
  return words.notation.variable(name, valueInWords(body, context).text);
}
