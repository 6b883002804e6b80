/** The rules for operators, from comparisons, which bind least, to powers. */
import { comparisonAfterLabel } from '../errors/refused.ts';
import type { Token } from '../lex/tokens.ts';
import { isOf, Label } from '../lex/tokens.ts';
import type { Expression } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import type { Rule } from './machine.ts';
import { TermRules } from './term-rules.ts';

export abstract class SumRules extends TermRules {
  readonly comparison: Rule<Expression> = this.RULE('comparison', () => {
    let left = this.SUBRULE(this.sum);
    this.OPTION(() => {
      const before = this.LA(0);
      const sign = this.CONSUME(this.tokens.categories.CompareSign);
      const right = this.SUBRULE2(this.sum);
      left = this.ACTION(() => {
        // The label could belong to the pool or to the total: the writer has to say.
        if (isOf(before, Label)) throw comparisonAfterLabel(this.spanOf(sign));
        return build.compareNode(sign.image, left, right);
      });
    });
    return left;
  });

  readonly sum: Rule<Expression> = this.RULE('sum', () => {
    let left = this.SUBRULE(this.product);
    this.MANY(() => {
      const sign = this.CONSUME(this.tokens.categories.SumSign);
      const right = this.SUBRULE2(this.product);
      left = this.ACTION(() => build.binaryNode(sign.image, left, right));
    });
    return left;
  });

  readonly product: Rule<Expression> = this.RULE('product', () => {
    let left = this.SUBRULE(this.signed);
    this.MANY(() => {
      const sign = this.CONSUME(this.tokens.categories.ProductSign);
      const right = this.SUBRULE2(this.signed);
      left = this.ACTION(() => build.binaryNode(sign.image, left, right));
    });
    return left;
  });

  readonly signed: Rule<Expression> = this.RULE('signed', () => {
    const signs: Token[] = [];
    this.MANY(() => {
      signs.push(this.CONSUME(this.tokens.categories.SumSign));
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

  readonly power: Rule<Expression> = this.RULE('power', () => {
    let base = this.SUBRULE(this.term);
    this.OPTION(() => {
      const sign = this.CONSUME(this.tokens.categories.PowerSign);
      const exponent = this.SUBRULE(this.signed);
      base = this.ACTION(() => build.binaryNode(sign.image, base, exponent));
    });
    return base;
  });
}
