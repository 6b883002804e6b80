/** The rules for the terms of a sum: numbers, variables, calls, choices, groups and parentheses. */
import {
  Close,
  CloseBrace,
  Comma,
  If,
  NumberLiteral,
  Open,
  OpenBrace,
  Variable,
} from '../lex/tokens.ts';
import type { Expression } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import type { Rule } from './machine.ts';
import { Machine } from './machine.ts';

export abstract class OperandRules extends Machine {
  abstract readonly comparison: Rule<Expression>;

  readonly number: Rule<Expression> = this.RULE('number', () => {
    const token = this.CONSUME(NumberLiteral);
    return this.ACTION(() => build.numberNode(token.image, this.spanOf(token)));
  });

  readonly variable: Rule<Expression> = this.RULE('variable', () => {
    const token = this.CONSUME(Variable);
    return this.ACTION(() => build.variableNode(token.image, this.spanOf(token)));
  });

  readonly call: Rule<Expression> = this.RULE('call', () => {
    const name = this.CONSUME(this.tokens.categories.FunctionName);
    this.CONSUME(Open);
    const given = this.listed();
    const close = this.CONSUME(Close);
    return this.ACTION(() =>
      build.callNode(name.image, given, build.join(this.spanOf(name), this.spanOf(close))),
    );
  });

  readonly choice: Rule<Expression> = this.RULE('choice', () => {
    const word = this.CONSUME(If);
    this.CONSUME(Open);
    const given = this.listed();
    const close = this.CONSUME(Close);
    return this.ACTION(() =>
      build.choiceNode(given, build.join(this.spanOf(word), this.spanOf(close))),
    );
  });

  /** `{4d6 + 2d8}`, `{2d20, 3d6}`; its modifiers are the term's. */
  readonly group: Rule<Expression> = this.RULE('group', () => {
    const open = this.CONSUME(OpenBrace);
    const items = this.listed();
    const close = this.CONSUME(CloseBrace);
    return this.ACTION(() =>
      build.groupNode(items, build.join(this.spanOf(open), this.spanOf(close))),
    );
  });

  /** One or more expressions with commas between them. Part of the rule that calls it, and no rule itself. */
  protected listed(): readonly Expression[] {
    const all: Expression[] = [];
    this.AT_LEAST_ONE_SEP({
      SEP: Comma,
      DEF: () => all.push(this.SUBRULE(this.comparison)),
    });
    return all;
  }

  readonly parentheses: Rule<Expression> = this.RULE('parentheses', () => {
    const open = this.CONSUME(Open);
    const inner = this.SUBRULE(this.comparison);
    const close = this.CONSUME(Close);
    return this.ACTION(() => {
      const node = build.widened(inner, build.join(this.spanOf(open), this.spanOf(close)));
      this.parenthesized = node;
      return node;
    });
  });
}
