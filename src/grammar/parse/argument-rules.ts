/** The rules for what a modifier is given: numbers, comparisons, and lists of them. */
import { notEqualCondition } from '../errors/refused.ts';
import type { Token } from '../lex/tokens.ts';
import { Close, Comma, Open } from '../lex/tokens.ts';
import type { ArgumentNode, Expression } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import { optionArgument, testArgument, valueArgument } from '../tree/build-modifiers.ts';
import { DieRules } from './die-rules.ts';
import type { Rule } from './machine.ts';

export abstract class ArgumentRules extends DieRules {
  abstract readonly sum: Rule<Expression>;

  /** Nothing, a number, a variable, a comparison, or a list. */
  readonly condition: Rule<readonly ArgumentNode[]> = this.RULE('condition', () => {
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
  readonly size: Rule<readonly ArgumentNode[]> = this.RULE('size', () => {
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
  readonly argument: Rule<readonly ArgumentNode[]> = this.RULE('argument', () => {
    let given: readonly ArgumentNode[] = [];
    this.OPTION(() => {
      given = this.OR([
        { ALT: () => [this.SUBRULE(this.plain)] },
        { ALT: () => this.SUBRULE(this.list) },
      ]);
    });
    return given;
  });

  readonly plain: Rule<ArgumentNode> = this.RULE('plain', () => {
    const value = this.OR([
      { ALT: () => this.SUBRULE(this.number) },
      { ALT: () => this.SUBRULE(this.variable) },
    ]);
    return this.ACTION(() => valueArgument(value));
  });

  readonly test: Rule<ArgumentNode> = this.RULE('test', () => {
    const sign = this.CONSUME(this.tokens.categories.CompareSign);
    const value = this.SUBRULE(this.threshold);
    return this.ACTION(() => {
      const span = this.spanOf(sign);
      if (sign.image === '!=') throw notEqualCondition(span);
      return testArgument(sign.image, value, build.join(span, value.span));
    });
  });

  /** What a comparison on dice compares with: after its sign a minus can only be the number's. */
  readonly threshold: Rule<Expression> = this.RULE('threshold', () => {
    let sign: Token | undefined;
    this.OPTION(() => {
      sign = this.CONSUME(this.tokens.categories.SumSign);
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

  readonly list: Rule<readonly ArgumentNode[]> = this.RULE('list', () => {
    const given: ArgumentNode[] = [];
    this.CONSUME(Open);
    this.MANY_SEP({
      SEP: Comma,
      DEF: () => given.push(this.SUBRULE(this.item)),
    });
    this.CONSUME(Close);
    return given;
  });

  readonly item: Rule<ArgumentNode> = this.RULE('item', () =>
    this.OR([
      {
        ALT: () => {
          const word = this.CONSUME(this.tokens.categories.OptionWord);
          let value: Expression | undefined;
          this.OPTION(() => {
            value = this.SUBRULE(this.sum);
          });
          return this.ACTION(() => {
            const span = this.spanOf(word);
            return optionArgument(word.image, value, build.join(span, value?.span ?? span));
          });
        },
      },
      {
        ALT: () => {
          const sign = this.CONSUME(this.tokens.categories.CompareSign);
          const value = this.SUBRULE2(this.sum);
          return this.ACTION(() => {
            const span = this.spanOf(sign);
            if (sign.image === '!=') throw notEqualCondition(span);
            return testArgument(sign.image, value, build.join(span, value.span));
          });
        },
      },
      {
        ALT: () => {
          const value = this.SUBRULE3(this.sum);
          return this.ACTION(() => valueArgument(value));
        },
      },
    ]),
  );
}
