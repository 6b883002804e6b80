/** Lookahead that is worked out where a text first needs it: most texts use a small part of the grammar. */
import type { ILookaheadStrategy } from 'chevrotain';
import { LLkLookaheadStrategy } from 'chevrotain';

type Alternation = ReturnType<ILookaheadStrategy['buildLookaheadForAlternation']>;
type Optional = ReturnType<ILookaheadStrategy['buildLookaheadForOptional']>;

/** chevrotain's own strategy for one token; each of its functions is made at its first call. */
export function lazyLookahead(): ILookaheadStrategy {
  const own = new LLkLookaheadStrategy({ maxLookahead: 1 });
  return {
    validate: (options) => own.validate(options),
    buildLookaheadForAlternation(options): Alternation {
      let made: Alternation | undefined;
      return function choose(this: unknown, alternatives) {
        made ??= own.buildLookaheadForAlternation(options);
        return made.call(this, alternatives);
      };
    },
    buildLookaheadForOptional(options): Optional {
      let made: Optional | undefined;
      return function goesOn(this: unknown) {
        made ??= own.buildLookaheadForOptional(options);
        return made.call(this);
      };
    },
  };
}
