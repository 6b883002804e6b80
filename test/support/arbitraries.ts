/** Arbitraries that mirror the grammar: trees of the whole language, in canonical form. */
import * as fc from 'fast-check';
import type { Span } from '../../src/diagnostic.ts';
import type {
  ArgumentNode,
  BindingNode,
  DiceNode,
  DieNode,
  Expression,
  GroupNode,
  ModifierNode,
  ParenthesesNode,
  Tree,
  VariableNode,
} from '../../src/grammar/ast.ts';
import { parse } from '../../src/index.ts';
import { standard } from '../../src/vocabulary/index.ts';
import type { ModifierRecord, OptionName } from '../../src/vocabulary/modifier.ts';
import { options } from '../../src/vocabulary/modifier.ts';
import { binaryOperators, comparisons, unaryOperators } from '../../src/vocabulary/operators.ts';

/** Made-up nodes stand nowhere; comparisons of trees leave places out. */
const span: Span = Object.freeze({ start: 0, end: 0 });

const empty = parse('0');
if (!empty.ok) throw new Error('a plain 0 cannot be read');
const emptyTree: Tree = { ...empty.tree, text: '' };

/** What the leaves of trees are made of. */
export interface Flavour {
  /** Numbers in canonical spelling. */
  readonly number: fc.Arbitrary<string>;
  /** Names in lower case, without "@". */
  readonly name: fc.Arbitrary<string>;
  /** Names that bindings bind. */
  readonly bound: fc.Arbitrary<string>;
  /** Given: what stands for a name of `bound` where nothing binds it; and no name is bound twice. */
  readonly unbound?: string;
  /** How many members a series has. */
  readonly members: fc.Arbitrary<string>;
  readonly counts: fc.Arbitrary<string>;
  readonly sides: fc.Arbitrary<string>;
  readonly face: fc.Arbitrary<number>;
  readonly modifiers: readonly ModifierRecord[];
}

const whole = (max: number): fc.Arbitrary<string> => fc.integer({ min: 0, max }).map(String);
const decimal: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 0, max: 999 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([before, middle, last]) => `${before}.${middle}${last}`);

/** Text of any characters that the grammar copies as they stand, without the ones that end it. */
const verbatim = (forbidden: RegExp): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom('fire', '#1', 'x - 3'),
    )
    .map((text) => text.replace(forbidden, '').trim());

export const labels: fc.Arbitrary<string> = verbatim(/[\]\uff3d\r\n]/g);
export const comments: fc.Arbitrary<string> = verbatim(/\n/g).filter((text) => text !== '');
const oddNames = verbatim(/[{}\uff5d\r\n]/g)
  .map((text) => text.toLowerCase().trim())
  .filter((text) => text !== '' && text === text.toLowerCase());

const wildNames = fc.oneof(
  fc.constantFrom('a', 'str', 'abilities.str.mod', 'd6', '_x1.2', 'kh', 'x', 'if', 'é'),
  oddNames,
);

/** Every kind of leaf. */
export const wild: Flavour = {
  number: fc.oneof(whole(20), decimal, whole(Number.MAX_SAFE_INTEGER)),
  name: wildNames,
  bound: wildNames,
  members: fc.oneof(whole(20), decimal),
  counts: fc.oneof(whole(9), decimal),
  sides: fc.oneof(fc.constantFrom('6', '20', '100'), whole(Number.MAX_SAFE_INTEGER), decimal),
  face: fc.integer({ min: -999, max: 999 }),
  modifiers: standard.modifiers,
};

/** What the tame notations call their variables. */
export const tameVariables: Readonly<Record<string, number | string>> = {
  one: 1,
  half: 0.5,
  'any name': 3,
  dice: '2d4+1',
};

/** Leaves so small that most notations can be rolled. */
export const tame: Flavour = {
  number: fc.oneof(
    { weight: 9, arbitrary: whole(8) },
    { weight: 1, arbitrary: fc.constant('0.5') },
  ),
  name: fc.constantFrom(...Object.keys(tameVariables), 'x', 'once rolled'),
  bound: fc.constantFrom('x', 'once rolled'),
  unbound: 'one',
  members: fc.integer({ min: 1, max: 4 }).map(String),
  counts: whole(6),
  sides: fc.constantFrom('6', '4', '10', '20', '100', '2', '1'),
  face: fc.integer({ min: -2, max: 6 }),
  modifiers: standard.modifiers,
};

const labelled = <T extends Expression>(node: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc
    .tuple(node, fc.option(labels, { freq: 5, nil: undefined }))
    .map(([bare, label]) => (label === undefined ? bare : { ...bare, label }));

const numberNode = (text: string): Expression => ({ kind: 'number', text, span });
const operatorOf = <T extends { readonly symbol: string }>(records: readonly T[]) =>
  fc.constantFrom(...records.map(({ symbol }) => symbol as T['symbol']));

// A type and not an interface: only types fit fast-check's records.
type Parts = {
  expression: Expression;
  constant: Expression;
  dice: DiceNode;
  group: GroupNode;
  modifier: ModifierNode;
};

/** Arbitraries of one flavour. All shrink towards a single small number. */
export function treesOf(flavour: Flavour): {
  readonly [part in keyof Parts]: fc.Arbitrary<Parts[part]>;
} & { readonly tree: fc.Arbitrary<Tree> } {
  const depthIdentifier = fc.createDepthIdentifier();
  const deep = { maxDepth: 4, depthIdentifier, withCrossShrink: true } as const;
  const leaf = labelled(flavour.number.map(numberNode));
  const variable: fc.Arbitrary<Expression> = labelled(
    flavour.name.map((name): VariableNode => ({ kind: 'variable', name, span })),
  );
  const arithmetic = (tie: fc.Arbitrary<Expression>): fc.Arbitrary<Expression>[] => [
    fc
      .record({ operator: operatorOf(unaryOperators), operand: tie })
      .map((rest): Expression => ({ kind: 'unary', ...rest, span })),
    fc
      .record({ operator: operatorOf(binaryOperators), left: tie, right: tie })
      .map((rest): Expression => ({ kind: 'binary', ...rest, span })),
    fc
      .record({ operator: operatorOf(comparisons), left: tie, right: tie })
      .map((rest): Expression => ({ kind: 'compare', ...rest, span })),
    labelled(
      fc
        .constantFrom(...standard.functions)
        .chain(({ name, least, most }) =>
          fc
            .array(tie, { minLength: least, maxLength: most ?? 3, depthIdentifier })
            .map((given): Expression => ({ kind: 'call', name, arguments: given, span })),
        ),
    ),
    fc.tuple(tie, labels).map(([inner, label]) => inParentheses(inner, label)),
    labelled(
      fc
        // biome-ignore lint/suspicious/noThenProperty: a choice is called if, then, otherwise
        .record({ test: tie, then: tie, otherwise: tie })
        .map((rest): Expression => ({ kind: 'choice', ...rest, span })),
    ),
  ];
  const parts = fc.letrec<Parts>((tie) => ({
    expression: fc.oneof(
      deep,
      leaf,
      variable,
      { weight: 6, arbitrary: labelled(tie('dice')) },
      { weight: 3, arbitrary: labelled(tie('group')) },
      ...arithmetic(tie('expression')),
    ),
    // Deeper levels of arguments would only repeat what expressions do.
    constant: fc.oneof(
      { ...deep, maxDepth: 2 },
      { weight: 6, arbitrary: leaf },
      variable,
      ...arithmetic(tie('constant')),
      labelled(groupOf(fc.array(tie('constant'), { minLength: 1, maxLength: 2, depthIdentifier }))),
    ),
    dice: fc
      .record({
        count: fc.oneof(
          deep,
          { weight: 9, arbitrary: flavour.counts.map(numberNode) },
          tie('expression'),
        ),
        die: dieOf(
          flavour,
          fc.oneof(
            deep,
            { weight: 9, arbitrary: flavour.sides.map(numberNode) },
            tie('expression'),
          ),
        ),
        modifiers: fc.array(tie('modifier'), { maxLength: 3 }).map(writable),
      })
      .map((rest): DiceNode => ({ kind: 'dice', ...rest, span })),
    // Half of all groups pool their dice, or those of a group inside them.
    group: groupOf(
      fc.oneof(
        deep,
        fc.tuple(labelled(tie('dice'))),
        fc
          .array(fc.oneof(deep, labelled(tie('dice')), labelled(tie('group'))), {
            minLength: 1,
            maxLength: 3,
            depthIdentifier,
          })
          .map((terms): readonly Expression[] => [sumOf(terms)]),
        fc.array(tie('expression'), { minLength: 1, maxLength: 3, depthIdentifier }),
      ),
      fc.array(tie('modifier'), { maxLength: 2, depthIdentifier }).map(writable),
    ),
    modifier: fc.constantFrom(...flavour.modifiers).chain((record) =>
      argumentsOf(record, tie('constant')).map((given) => ({
        name: record.name,
        arguments: given,
        span,
      })),
    ),
  }));
  const bindings = fc.array(
    fc
      .record({ name: flavour.bound, value: parts.expression })
      .map((rest): BindingNode => ({ kind: 'binding', ...rest, span })),
    { maxLength: 2 },
  );
  const tree = fc
    .record({
      bindings: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, bindings),
      repeat: fc.option(
        fc.oneof(
          { weight: 4, arbitrary: labelled(flavour.members.map(numberNode)) },
          parts.constant,
        ),
        { freq: 4, nil: undefined },
      ),
      body: parts.expression,
      comments: fc.array(comments, { maxLength: 2 }),
    })
    .map(
      ({ bindings: bound, repeat, body, comments: said }): Tree => ({
        ...treeOf(body, said),
        bindings: bound,
        ...(repeat === undefined ? {} : { repeat }),
      }),
    )
    .map((each) => knownNames(each, flavour));
  const dice = parts.dice.map((node) => renamed(node, new Set(), flavour));
  return { ...parts, dice, tree };
}

/** The terms joined by +. */
const sumOf = (terms: readonly Expression[]): Expression =>
  terms.reduce((left, right) => ({ kind: 'binary', operator: '+', left, right, span }));

const groupOf = (
  items: fc.Arbitrary<readonly Expression[]>,
  modifiers: fc.Arbitrary<readonly ModifierNode[]> = fc.constant([]),
): fc.Arbitrary<GroupNode> =>
  fc.record({ items, modifiers }).map((rest): GroupNode => ({ kind: 'group', ...rest, span }));

/** The same part with another name for each variable that would be bound and is not. */
function renamed<T>(part: T, bound: ReadonlySet<string>, { unbound }: Flavour): T {
  if (unbound === undefined) return part;
  const known = (name: string): boolean => bound.has(name) || Object.hasOwn(tameVariables, name);
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, visit(inner)] as const),
    );
    const lost = copy.kind === 'variable' && !known(copy.name as string);
    return lost ? { ...copy, name: unbound } : copy;
  };
  return visit(part) as T;
}

/** A tree in which, where the flavour asks for it, each name is bound once and before it is used. */
function knownNames(tree: Tree, flavour: Flavour): Tree {
  if (flavour.unbound === undefined) return tree;
  const bound = new Set<string>();
  const bindings: BindingNode[] = [];
  for (const binding of tree.bindings) {
    if (bound.has(binding.name)) continue;
    bindings.push(renamed(binding, bound, flavour));
    bound.add(binding.name);
  }
  const { repeat, body } = renamed({ repeat: tree.repeat, body: tree.body }, bound, flavour);
  return { ...tree, bindings, ...(repeat === undefined ? {} : { repeat }), body };
}

/** Right behind a count the text has no place for a plain drop: "2d6>3 d1" is refused. */
function writable(modifiers: readonly ModifierNode[]): readonly ModifierNode[] {
  const written: ModifierNode[] = [];
  for (const modifier of modifiers) {
    const before = standard.modifierByName.get(written.at(-1)?.name ?? '');
    const record = standard.modifierByName.get(modifier.name);
    const refused = before?.takes.shape === 'comparison' && record?.leavesSome === true;
    if (!refused) written.push(modifier);
  }
  return written;
}

/** A tree round a body, with whatever else trees hold left empty. */
export const treeOf = (body: Expression, said: readonly string[] = []): Tree => ({
  ...emptyTree,
  body,
  comments: said,
});

/** A label goes on what can carry it; parentheses are only kept round what cannot. */
function inParentheses(inner: Expression, label: string): Expression {
  const carries = inner.kind !== 'unary' && inner.kind !== 'binary' && inner.kind !== 'compare';
  if (carries && inner.label === undefined) return { ...inner, label };
  const node: ParenthesesNode = { kind: 'parentheses', inner, label, span };
  return node;
}

function dieOf({ face }: Flavour, sides: fc.Arbitrary<Expression>): fc.Arbitrary<DieNode> {
  const range = fc
    .tuple(face, fc.constantFrom(0, 0, 3))
    .map(([from, more]) => ({ from, to: from + more }));
  return fc.oneof(
    { weight: 6, arbitrary: sides.map((each): DieNode => ({ kind: 'sides', sides: each })) },
    fc
      .array(range, { minLength: 1, maxLength: 4 })
      .map((faces): DieNode => ({ kind: 'faces', faces })),
    fc.constantFrom(...standard.dice.keys()).map((name): DieNode => ({ kind: 'named', name })),
  );
}

/** Arguments as a record takes them, in canonical form: defaults spelled out, "equals 3" as 3. */
export function argumentsOf(
  { takes }: ModifierRecord,
  value: fc.Arbitrary<Expression>,
): fc.Arbitrary<readonly ArgumentNode[]> {
  const number = value.map((each): ArgumentNode => ({ kind: 'value', value: each, span }));
  const test = (symbols: readonly (typeof comparisons)[number][]) =>
    fc
      .record({ operator: operatorOf(symbols), value })
      .map((rest): ArgumentNode => ({ kind: 'test', ...rest, span }));
  const allowed = 'options' in takes ? takes.options : undefined;
  const condition = fc.oneof(number, test(comparisons.filter(({ symbol }) => symbol !== '=')));
  switch (takes.shape) {
    case 'nothing':
      return withOptions(fc.constant([]), allowed, value);
    case 'comparison':
      return fc.tuple(test(comparisons));
    case 'numbers': {
      const minLength = takes.default === undefined ? takes.fewest : 1;
      return withOptions(fc.array(number, { minLength, maxLength: takes.most }), allowed, value);
    }
    case 'condition': {
      const minLength = takes.default === undefined ? 1 : 0;
      return withOptions(fc.array(condition, { minLength, maxLength: 2 }), allowed, value);
    }
    // A number, then perhaps conditions.
    case 'size':
      return fc
        .tuple(number, fc.array(condition, { maxLength: 2 }))
        .map(([size, tests]) => [size, ...tests]);
  }
}

function withOptions(
  given: fc.Arbitrary<readonly ArgumentNode[]>,
  allowed: readonly OptionName[] = [],
  value: fc.Arbitrary<Expression>,
): fc.Arbitrary<readonly ArgumentNode[]> {
  if (allowed.length === 0) return given;
  const written = allowed.map((name): fc.Arbitrary<ArgumentNode> => {
    const takesNumber = options.find((option) => option.name === name)?.takesNumber === true;
    return takesNumber
      ? value.map((each) => ({ kind: 'option', name, value: each, span }))
      : fc.constant({ kind: 'option', name, span });
  });
  return fc
    .tuple(given, fc.option(fc.oneof(...written), { freq: 2, nil: undefined }))
    .map(([plain, option]) => (option === undefined ? plain : [...plain, option]));
}

/** A tree without its places and its text: what two spellings of one notation share. */
export const withoutPlaces = (tree: Tree): unknown =>
  JSON.parse(
    JSON.stringify({ ...tree, text: '' }, (key, part) => (key === 'span' ? undefined : part)),
  );
