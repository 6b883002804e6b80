/** The rule for a term: a value, or dice with their modifiers, and a label. */
import type { Span } from '../../diagnostics/index.ts';
import { diceAfterCount } from '../errors/misplaced.ts';
import { modifierWithoutDice } from '../errors/refused.ts';
import type { Token } from '../lex/tokens.ts';
import { D, isOf, Label, OpenBrace, WholeDie } from '../lex/tokens.ts';
import type { Expression, ModifierNode, PoolNode } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import { NotationFault } from '../tree/fault.ts';
import type { Rule } from './machine.ts';
import { ModifierRules } from './modifier-rules.ts';

export abstract class TermRules extends ModifierRules {
  /** `4d6kh3[fire]`: a value, dice with that many, their modifiers, a label. */
  readonly term: Rule<Expression> = this.RULE('term', () => {
    // After dice or "}" a comparison counts and dN drops; after ")" they do not.
    const first = this.LA(1);
    let pool = isOf(first, OpenBrace) || this.#startsDie(first);
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
          const counts = modifier.name === this.tokens.comparisonModifier?.name;
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
  #tokenAt({ start }: Span): Token {
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

  #startsDie(token: Token): boolean {
    return isOf(token, D) || isOf(token, WholeDie);
  }

  #needsPool(token: Token): boolean {
    return isOf(token, this.tokens.categories.CompareSign) || isOf(token, D);
  }
}
