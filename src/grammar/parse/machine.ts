/** What all rules of the grammar are written on: chevrotain's parser, built without its costs, and the places of tokens. */
import type { IToken } from 'chevrotain';
import { EmbeddedActionsParser } from 'chevrotain';
import type { Span } from '../../diagnostics/index.ts';
import type { Context } from '../errors/error-context.ts';
import type { Tokens } from '../lex/tokens.ts';
import type { Expression } from '../tree/ast.ts';
import { lazyLookahead } from './lookahead.ts';

/** A rule of the grammar, called for what it makes. */
export type Rule<T> = () => T;

/** One class for all rules, since they call each other; each file adds those of one subject. */
export abstract class Machine extends EmbeddedActionsParser {
  context!: Context;
  spanOf: (token: IToken) => Span = ({ startOffset }) => ({ start: startOffset, end: startOffset });
  /** What the last parentheses hold. */
  protected parenthesized: Expression | undefined;
  protected readonly tokens: Tokens;

  constructor(tokens: Tokens) {
    // Validation needs functions that Node 20 lacks: a test does it instead.
    super([...tokens.all], {
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: true,
      lookaheadStrategy: lazyLookahead(),
    });
    this.tokens = tokens;
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
    for (const name of this.#recorders) {
      Reflect.set(this, name, Reflect.get(EmbeddedActionsParser.prototype, name));
    }
  }
}
