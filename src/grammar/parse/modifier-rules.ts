/** The rules for modifiers: a head with its arguments, or a comparison that counts. */
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { endsWithoutList } from '../errors/refused.ts';
import type { Token } from '../lex/tokens.ts';
import { Close, D, isOf } from '../lex/tokens.ts';
import type { ArgumentNode, ModifierNode } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import { countArgument, modifierNode } from '../tree/build-modifiers.ts';
import { ArgumentRules } from './argument-rules.ts';
import type { Rule } from './machine.ts';

export abstract class ModifierRules extends ArgumentRules {
  readonly modifier: Rule<ModifierNode> = this.RULE('modifier', () => {
    const { categories } = this.tokens;
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

  #modifier(head: Token, given: readonly ArgumentNode[]): ModifierNode {
    const span = this.spanOf(head);
    const record = this.tokens.modifierBySpelling.get(head.image.toLowerCase()) as ModifierRecord;
    const whole = build.join(span, given.length === 0 ? span : this.spanOf(this.LA(0)));
    const { takes } = record;
    const inline = given.length > 0 && !isOf(this.LA(0), Close);
    if (inline && takes.shape === 'numbers' && takes.inListOnly === true) {
      throw endsWithoutList(span, whole, this.context.text);
    }
    return modifierNode(record, given, span, whole);
  }

  readonly count: Rule<ModifierNode> = this.RULE('count', () => {
    const sign = this.CONSUME(this.tokens.categories.CompareSign);
    const value = this.SUBRULE(this.threshold);
    return this.ACTION(() => {
      const span = build.join(this.spanOf(sign), value.span);
      const record = this.tokens.comparisonModifier as ModifierRecord;
      const number = value.kind === 'unary' ? value.operand : value;
      const parenthesized = value === this.parenthesized || number === this.parenthesized;
      const test = countArgument(sign.image, value, parenthesized, span);
      return modifierNode(record, [test], span, span);
    });
  });
}
