/** The grammar: LL(1), one lexer mode; its actions only build nodes. */
import type { IToken } from 'chevrotain';
import { EmbeddedActionsParser, tokenMatcher } from 'chevrotain';
import type { Span } from '../../diagnostics/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import type { Context } from '../errors/error-context.ts';
import { diceAfterCount } from '../errors/misplaced.ts';
import {
  comparisonAfterLabel,
  endsWithoutList,
  modifierWithoutDice,
  notEqualCondition,
} from '../errors/refused.ts';
import { misplacedSeries } from '../errors/series.ts';
import type { Tokens } from '../lex/tokens.ts';
import {
  Becomes,
  BindingName,
  Close,
  CloseBrace,
  Comma,
  D,
  If,
  Label,
  NumberLiteral,
  Open,
  OpenBrace,
  Range,
  Semicolon,
  Series,
  Variable,
  WholeDie,
} from '../lex/tokens.ts';
import type {
  ArgumentNode,
  BindingNode,
  DieNode,
  Expression,
  FaceRange,
  ModifierNode,
  PoolNode,
  Tree,
} from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import { NotationFault } from '../tree/fault.ts';
import { lazyLookahead } from './lookahead.ts';

/** Where the parser stopped, for the message. */
export interface Stop {
  readonly found: IToken;
}

/** What the tokens of a notation make. */
export type Notation = Pick<Tree, 'bindings' | 'repeat' | 'body'>;

/** Parses token lists; one at a time. */
export interface NotationParser {
  /**
   * The parts of a tree, or where the text stopped making sense.
   *
   * @param context - the text that the tokens come from
   * @throws NotationFault where the grammar itself knows what is wrong
   */
  parse(tokens: IToken[], context: Context): Notation | Stop;
  /** The grammar's rules, for the test that validates it. */
  readonly machine: EmbeddedActionsParser;
}

/** Builds the parser of a vocabulary's tokens. Costs some milliseconds: done once, when first needed. */
export function createParser(tokens: Tokens): NotationParser {
  const machine = new Machine(tokens);
  return {
    machine,
    parse(list, context) {
      machine.context = context;
      machine.spanOf = context.spanOf;
      machine.input = list;
      const notation = machine.notation();
      const [error] = machine.errors;
      return error === undefined ? notation : { found: error.token };
    },
  };
}

class Machine extends EmbeddedActionsParser {
  context!: Context;
  spanOf: (token: IToken) => Span = ({ startOffset }) => ({ start: startOffset, end: startOffset });
  /** What the last parentheses hold. */
  #parenthesized: Expression | undefined;
  readonly #tokens: Tokens;

  constructor(tokens: Tokens) {
    // Validation needs functions that Node 20 lacks: a test does it instead.
    super([...tokens.all], {
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: true,
      lookaheadStrategy: lazyLookahead(),
    });
    this.#tokens = tokens;
    this.performSelfAnalysis();
  }

  #recorders: readonly string[] = [];

  /** Puts chevrotain's recording methods in the place of the usual ones. */
  enableRecording(): void {
    const before = new Set(Object.keys(this));
    Reflect.apply(Reflect.get(EmbeddedActionsParser.prototype, 'enableRecording'), this, []);
    this.#recorders = Object.keys(this).filter((name) => !before.has(name));
  }

  /**
   * Sets the usual methods back. chevrotain deletes its own one by one, from an object that each deletion makes
   * slow and fast again: a third of the time that the parser takes to be built.
   */
  disableRecording(): void {
    Reflect.set(this, 'RECORDING_PHASE', false);
    for (const name of this.#recorders)
      Reflect.set(this, name, Reflect.get(Machine.prototype, name));
  }

  /** `@a := d20; 6 x d20 + @a`: bindings, the number of a series, the body. */
  readonly notation = this.RULE('notation', (): Notation => {
    const bindings: BindingNode[] = [];
    this.MANY(() => bindings.push(this.SUBRULE(this.binding)));
    let body = this.SUBRULE(this.comparison);
    let repeat: Expression | undefined;
    this.OPTION(() => {
      const sign = this.CONSUME(Series);
      this.ACTION(() => {
        if (!this.#isOperand(body)) throw misplacedSeries(body, sign, this.context);
      });
      repeat = body;
      body = this.SUBRULE2(this.comparison);
    });
    return repeat === undefined ? { bindings, body } : { bindings, repeat, body };
  });

  /** A number, a variable, or anything in parentheses. */
  #isOperand(node: Expression): boolean {
    if (node === this.#parenthesized) return true;
    return (node.kind === 'number' || node.kind === 'variable') && node.label === undefined;
  }

  readonly binding = this.RULE('binding', (): BindingNode => {
    const name = this.CONSUME(BindingName);
    this.CONSUME(Becomes);
    const value = this.SUBRULE(this.comparison);
    this.CONSUME(Semicolon);
    return this.ACTION(() => {
      const span = this.spanOf(name);
      return build.bindingNode(build.variableNode(name.image, span), value, span);
    });
  });

  readonly comparison = this.RULE('comparison', (): Expression => {
    let left = this.SUBRULE(this.sum);
    this.OPTION(() => {
      const before = this.LA(0);
      const sign = this.CONSUME(this.#tokens.categories.CompareSign);
      const right = this.SUBRULE2(this.sum);
      left = this.ACTION(() => {
        // The label could belong to the pool or to the total: the writer has to say.
        if (tokenMatcher(before, Label)) throw comparisonAfterLabel(this.spanOf(sign));
        return build.compareNode(sign.image, left, right);
      });
    });
    return left;
  });

  readonly sum = this.RULE('sum', (): Expression => {
    let left = this.SUBRULE(this.product);
    this.MANY(() => {
      const sign = this.CONSUME(this.#tokens.categories.SumSign);
      const right = this.SUBRULE2(this.product);
      left = this.ACTION(() => build.binaryNode(sign.image, left, right));
    });
    return left;
  });

  readonly product = this.RULE('product', (): Expression => {
    let left = this.SUBRULE(this.signed);
    this.MANY(() => {
      const sign = this.CONSUME(this.#tokens.categories.ProductSign);
      const right = this.SUBRULE2(this.signed);
      left = this.ACTION(() => build.binaryNode(sign.image, left, right));
    });
    return left;
  });

  readonly signed = this.RULE('signed', (): Expression => {
    const signs: IToken[] = [];
    this.MANY(() => {
      signs.push(this.CONSUME(this.#tokens.categories.SumSign));
    });
    const operand = this.SUBRULE(this.power);
    if (signs.length === 0) return operand;
    return this.ACTION(() =>
      signs.reduceRight<Expression>(
        (inner, sign) =>
          build.unaryNode(sign.image, inner, build.join(this.spanOf(sign), inner.span)),
        operand,
      ),
    );
  });

  readonly power = this.RULE('power', (): Expression => {
    let base = this.SUBRULE(this.term);
    this.OPTION(() => {
      const sign = this.CONSUME(this.#tokens.categories.PowerSign);
      const exponent = this.SUBRULE(this.signed);
      base = this.ACTION(() => build.binaryNode(sign.image, base, exponent));
    });
    return base;
  });

  /** `4d6kh3[fire]`: a value, dice with that many, their modifiers, a label. */
  readonly term = this.RULE('term', (): Expression => {
    // After dice or "}" a comparison counts and dN drops; after ")" they do not.
    const first = this.LA(1);
    let pool = tokenMatcher(first, OpenBrace) || this.#startsDie(first);
    let node = this.OR(this.#operands);
    this.OPTION({
      GATE: () => !pool,
      DEF: () => {
        pool = true;
        const die = this.SUBRULE2(this.die);
        node = this.ACTION(() => {
          const end = this.spanOf(this.LA(0));
          return build.diceNode(node, die, build.join(node.span, end));
        });
      },
    });
    const modifiers: ModifierNode[] = [];
    this.MANY({
      GATE: () => pool || !this.#needsPool(this.LA(1)),
      DEF: () => {
        const modifier = this.SUBRULE(this.modifier);
        this.ACTION(() => {
          if ((node.kind !== 'dice' && node.kind !== 'group') || node.label !== undefined) {
            throw modifierWithoutDice(node, modifier, this.context.text);
          }
          const next = this.LA(1);
          const counts = modifier.name === this.#tokens.comparisonModifier?.name;
          if (counts && this.#startsDie(next)) {
            const sign = this.#tokenAt(modifier.span);
            throw new NotationFault(diceAfterCount(sign, node.span.start, this.context));
          }
        });
        modifiers.push(modifier);
        pool = true;
      },
    });
    node = this.ACTION(() => build.withModifiers(node as PoolNode, modifiers));
    this.OPTION2(() => {
      const label = this.CONSUME(Label);
      node = this.ACTION(() => {
        const span = this.spanOf(label);
        return build.withLabel(node, label.image.slice(1, -1).trim(), build.join(node.span, span));
      });
    });
    return node;
  });

  /** The token with which a node begins. */
  #tokenAt({ start }: Span): IToken {
    return this.input.find((token) => this.spanOf(token).start === start) ?? this.LA(0);
  }

  /** What a term begins with. Made once: it is asked for at every term. */
  readonly #operands: { ALT: () => Expression }[] = [
    { ALT: () => this.SUBRULE(this.number) },
    { ALT: () => this.SUBRULE(this.variable) },
    { ALT: () => this.SUBRULE(this.call) },
    { ALT: () => this.SUBRULE(this.choice) },
    { ALT: () => this.SUBRULE(this.parentheses) },
    { ALT: () => this.SUBRULE(this.group) },
    {
      ALT: () => {
        const before = this.LA(1);
        const die = this.SUBRULE(this.die);
        return this.ACTION((): Expression => {
          const start = this.spanOf(before);
          const one = build.numberNode('1', build.before(start));
          return build.diceNode(one, die, build.join(start, this.spanOf(this.LA(0))));
        });
      },
    },
  ];

  #startsDie(token: IToken): boolean {
    return tokenMatcher(token, D) || tokenMatcher(token, WholeDie);
  }

  #needsPool(token: IToken): boolean {
    return tokenMatcher(token, this.#tokens.categories.CompareSign) || tokenMatcher(token, D);
  }

  readonly number = this.RULE('number', (): Expression => {
    const token = this.CONSUME(NumberLiteral);
    return this.ACTION(() => build.numberNode(token.image, this.spanOf(token)));
  });

  readonly variable = this.RULE('variable', (): Expression => {
    const token = this.CONSUME(Variable);
    return this.ACTION(() => build.variableNode(token.image, this.spanOf(token)));
  });

  readonly call = this.RULE('call', (): Expression => {
    const name = this.CONSUME(this.#tokens.categories.FunctionName);
    this.CONSUME(Open);
    const given = this.#listed();
    const close = this.CONSUME(Close);
    return this.ACTION(() =>
      build.callNode(name.image, given, build.join(this.spanOf(name), this.spanOf(close))),
    );
  });

  readonly choice = this.RULE('choice', (): Expression => {
    const word = this.CONSUME(If);
    this.CONSUME(Open);
    const given = this.#listed();
    const close = this.CONSUME(Close);
    return this.ACTION(() =>
      build.choiceNode(given, build.join(this.spanOf(word), this.spanOf(close))),
    );
  });

  /** `{4d6 + 2d8}`, `{2d20, 3d6}`; its modifiers are the term's. */
  readonly group = this.RULE('group', (): Expression => {
    const open = this.CONSUME(OpenBrace);
    const items = this.#listed();
    const close = this.CONSUME(CloseBrace);
    return this.ACTION(() =>
      build.groupNode(items, build.join(this.spanOf(open), this.spanOf(close))),
    );
  });

  /** One or more expressions with commas between them. Part of the rule that calls it, and no rule itself. */
  #listed(): readonly Expression[] {
    const all: Expression[] = [];
    this.AT_LEAST_ONE_SEP({
      SEP: Comma,
      DEF: () => all.push(this.SUBRULE(this.comparison)),
    });
    return all;
  }

  readonly parentheses = this.RULE('parentheses', (): Expression => {
    const open = this.CONSUME(Open);
    const inner = this.SUBRULE(this.comparison);
    const close = this.CONSUME(Close);
    return this.ACTION(() => {
      const node = build.widened(inner, build.join(this.spanOf(open), this.spanOf(close)));
      this.#parenthesized = node;
      return node;
    });
  });

  readonly die = this.RULE(
    'die',
    (): DieNode =>
      this.OR([
        {
          ALT: () => {
            const token = this.CONSUME(WholeDie);
            return this.ACTION(() =>
              build.wholeDie(token.image, this.spanOf(token), this.#tokens.dieBySpelling),
            );
          },
        },
        {
          ALT: () => {
            this.CONSUME(D);
            return this.OR2([
              { ALT: (): DieNode => ({ kind: 'sides', sides: this.SUBRULE(this.number) }) },
              { ALT: (): DieNode => ({ kind: 'sides', sides: this.SUBRULE(this.variable) }) },
              { ALT: (): DieNode => ({ kind: 'sides', sides: this.SUBRULE(this.parentheses) }) },
              { ALT: (): DieNode => this.SUBRULE(this.faces) },
            ]);
          },
        },
      ]),
  );

  /** `{1,1,2,4}`, `{0..9}`, `{-1..1}` */
  readonly faces = this.RULE('faces', (): DieNode => {
    const ranges: FaceRange[] = [];
    this.CONSUME(OpenBrace);
    this.AT_LEAST_ONE_SEP({
      SEP: Comma,
      DEF: () => {
        const from = this.SUBRULE(this.face);
        let to = from;
        this.OPTION(() => {
          this.CONSUME(Range);
          to = this.SUBRULE2(this.face);
        });
        ranges.push({ from, to });
      },
    });
    this.CONSUME(CloseBrace);
    return this.ACTION(() => build.facesDie(ranges));
  });

  readonly face = this.RULE('face', (): number => {
    let negative = false;
    this.OPTION(() => {
      negative = this.CONSUME(this.#tokens.categories.SumSign).image === '-';
    });
    const token = this.CONSUME(NumberLiteral);
    return this.ACTION(() => build.faceNumber(negative, token.image, this.spanOf(token)));
  });

  readonly modifier = this.RULE('modifier', (): ModifierNode => {
    const { categories } = this.#tokens;
    return this.OR([
      {
        ALT: () => {
          const head = this.CONSUME(categories.ConditionHead);
          const given = this.SUBRULE(this.condition);
          return this.ACTION(() => this.#modifier(head, given));
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(categories.SizeHead);
          const given = this.SUBRULE(this.size);
          return this.ACTION(() => this.#modifier(head, given));
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(categories.PlainHead);
          const given = this.SUBRULE(this.argument);
          return this.ACTION(() => this.#modifier(head, given));
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(D);
          const given = this.SUBRULE2(this.argument);
          return this.ACTION(() => this.#modifier(head, given));
        },
      },
      { ALT: () => this.SUBRULE(this.count) },
    ]);
  });

  #modifier(head: IToken, given: readonly ArgumentNode[]): ModifierNode {
    const span = this.spanOf(head);
    const record = this.#tokens.modifierBySpelling.get(head.image.toLowerCase()) as ModifierRecord;
    const whole = build.join(span, given.length === 0 ? span : this.spanOf(this.LA(0)));
    const { takes } = record;
    const inline = given.length > 0 && !tokenMatcher(this.LA(0), Close);
    if (inline && takes.shape === 'numbers' && takes.inListOnly === true) {
      throw endsWithoutList(span, whole, this.context.text);
    }
    return build.modifierNode(record, given, span, whole);
  }

  /** Nothing, a number, a variable, a comparison, or a list. */
  readonly condition = this.RULE('condition', (): readonly ArgumentNode[] => {
    let given: readonly ArgumentNode[] = [];
    this.OPTION(() => {
      given = this.OR([
        { ALT: () => [this.SUBRULE(this.plain)] },
        { ALT: () => this.SUBRULE(this.list) },
        { ALT: () => [this.SUBRULE(this.test)] },
      ]);
    });
    return given;
  });

  /** A list, or a number or variable, a comparison, both or neither: `mt3>2`. */
  readonly size = this.RULE('size', (): readonly ArgumentNode[] => {
    let given: readonly ArgumentNode[] = [];
    this.OPTION(() => {
      given = this.OR([
        {
          ALT: () => {
            const parts = [this.SUBRULE(this.plain)];
            this.OPTION2(() => parts.push(this.SUBRULE(this.test)));
            return parts;
          },
        },
        { ALT: () => [this.SUBRULE2(this.test)] },
        { ALT: () => this.SUBRULE(this.list) },
      ]);
    });
    return given;
  });

  /** Nothing, a number, a variable, or a list. */
  readonly argument = this.RULE('argument', (): readonly ArgumentNode[] => {
    let given: readonly ArgumentNode[] = [];
    this.OPTION(() => {
      given = this.OR([
        { ALT: () => [this.SUBRULE(this.plain)] },
        { ALT: () => this.SUBRULE(this.list) },
      ]);
    });
    return given;
  });

  readonly plain = this.RULE('plain', (): ArgumentNode => {
    const value = this.OR([
      { ALT: () => this.SUBRULE(this.number) },
      { ALT: () => this.SUBRULE(this.variable) },
    ]);
    return this.ACTION(() => build.valueArgument(value));
  });

  readonly test = this.RULE('test', (): ArgumentNode => {
    const sign = this.CONSUME(this.#tokens.categories.CompareSign);
    const value = this.SUBRULE(this.threshold);
    return this.ACTION(() => {
      const span = this.spanOf(sign);
      if (sign.image === '!=') throw notEqualCondition(span);
      return build.testArgument(sign.image, value, build.join(span, value.span));
    });
  });

  readonly count = this.RULE('count', (): ModifierNode => {
    const sign = this.CONSUME(this.#tokens.categories.CompareSign);
    const value = this.SUBRULE(this.threshold);
    return this.ACTION(() => {
      const span = build.join(this.spanOf(sign), value.span);
      const record = this.#tokens.comparisonModifier as ModifierRecord;
      const number = value.kind === 'unary' ? value.operand : value;
      const parenthesized = value === this.#parenthesized || number === this.#parenthesized;
      const test = build.countArgument(sign.image, value, parenthesized, span);
      return build.modifierNode(record, [test], span, span);
    });
  });

  /** What a comparison on dice compares with: after its sign a minus can only be the number's. */
  readonly threshold = this.RULE('threshold', (): Expression => {
    let sign: IToken | undefined;
    this.OPTION(() => {
      sign = this.CONSUME(this.#tokens.categories.SumSign);
    });
    const value = this.OR([
      { ALT: () => this.SUBRULE(this.number) },
      { ALT: () => this.SUBRULE(this.variable) },
      { ALT: () => this.SUBRULE(this.parentheses) },
    ]);
    return this.ACTION(() =>
      sign === undefined
        ? value
        : build.unaryNode(sign.image, value, build.join(this.spanOf(sign), value.span)),
    );
  });

  readonly list = this.RULE('list', (): readonly ArgumentNode[] => {
    const given: ArgumentNode[] = [];
    this.CONSUME(Open);
    this.MANY_SEP({
      SEP: Comma,
      DEF: () => given.push(this.SUBRULE(this.item)),
    });
    this.CONSUME(Close);
    return given;
  });

  readonly item = this.RULE(
    'item',
    (): ArgumentNode =>
      this.OR([
        {
          ALT: () => {
            const word = this.CONSUME(this.#tokens.categories.OptionWord);
            let value: Expression | undefined;
            this.OPTION(() => {
              value = this.SUBRULE(this.sum);
            });
            return this.ACTION(() => {
              const span = this.spanOf(word);
              return build.optionArgument(word.image, value, build.join(span, value?.span ?? span));
            });
          },
        },
        {
          ALT: () => {
            const sign = this.CONSUME(this.#tokens.categories.CompareSign);
            const value = this.SUBRULE2(this.sum);
            return this.ACTION(() => {
              const span = this.spanOf(sign);
              if (sign.image === '!=') throw notEqualCondition(span);
              return build.testArgument(sign.image, value, build.join(span, value.span));
            });
          },
        },
        {
          ALT: () => {
            const value = this.SUBRULE3(this.sum);
            return this.ACTION(() => build.valueArgument(value));
          },
        },
      ]),
  );
}
