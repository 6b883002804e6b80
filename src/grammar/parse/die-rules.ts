/** The rules for dice: `d6`, `d%`, `d(2d4)`, and the faces that a die lists, `d{1,1,2}`. */
import { CloseBrace, Comma, D, NumberLiteral, OpenBrace, Range, WholeDie } from '../lex/tokens.ts';
import type { DieNode, FaceRange } from '../tree/ast.ts';
import * as build from '../tree/build.ts';
import type { Rule } from './machine.ts';
import { OperandRules } from './operand-rules.ts';

export abstract class DieRules extends OperandRules {
  readonly die: Rule<DieNode> = this.RULE('die', () =>
    this.OR([
      {
        ALT: () => {
          const token = this.CONSUME(WholeDie);
          return this.ACTION(() =>
            build.wholeDie(token.image, this.spanOf(token), this.tokens.dieBySpelling),
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
  readonly faces: Rule<DieNode> = this.RULE('faces', () => {
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

  readonly face: Rule<number> = this.RULE('face', () => {
    let negative = false;
    this.OPTION(() => {
      negative = this.CONSUME(this.tokens.categories.SumSign).image === '-';
    });
    const token = this.CONSUME(NumberLiteral);
    return this.ACTION(() => build.faceNumber(negative, token.image, this.spanOf(token)));
  });
}
