/** The grammar: LL(1), one lexer mode; its actions only build nodes. */
import type { Context } from '../errors/error-context.ts';
import { misplacedSeries } from '../errors/series.ts';
import type { Token, Tokens } from '../lex/tokens.ts';
import { Becomes, BindingName, Semicolon, Series } from '../lex/tokens.ts';
import type { BindingNode, Expression, Tree } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import type { Machine, Rule } from './machine.ts';
import { SumRules } from './sum-rules.ts';

/** Where the parser stopped, for the message. */
export interface Stop {
  readonly found: Token;
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
  parse(tokens: Token[], context: Context): Notation | Stop;
  /** The grammar's rules, for the test that validates it. */
  readonly machine: Machine;
}

/** Builds the parser of a vocabulary's tokens. Costs some milliseconds: done once, when first needed. */
export function createParser(tokens: Tokens): NotationParser {
  const machine = new Grammar(tokens);
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

/** All rules, with those of a whole notation. */
class Grammar extends SumRules {
  constructor(tokens: Tokens) {
    super(tokens);
    this.performSelfAnalysis();
  }

  /** `@a := d20; 6 x d20 + @a`: bindings, the number of a series, the body. */
  readonly notation: Rule<Notation> = this.RULE('notation', () => {
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
    if (node === this.parenthesized) return true;
    return (node.kind === 'number' || node.kind === 'variable') && node.label === undefined;
  }

  readonly binding: Rule<BindingNode> = this.RULE('binding', () => {
    const name = this.CONSUME(BindingName);
    this.CONSUME(Becomes);
    const value = this.SUBRULE(this.comparison);
    this.CONSUME(Semicolon);
    return this.ACTION(() => {
      const span = this.spanOf(name);
      return build.bindingNode(build.variableNode(name.image, span), value, span);
    });
  });
}
