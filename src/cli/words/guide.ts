/** First contact: the greeting, and the guide to the notation. */

/** What somebody wants to roll. */
export type WishName =
  | 'sum'
  | 'stats'
  | 'advantage'
  | 'disadvantage'
  | 'target'
  | 'rollUnder'
  | 'reroll'
  | 'pool'
  | 'poolBotch'
  | 'poolExplodes'
  | 'explodes'
  | 'openEnded'
  | 'middle'
  | 'fudge'
  | 'faces'
  | 'sets'
  | 'damage'
  | 'variable'
  | 'name';

export interface GuideWords {
  readonly greeting: {
    readonly head: (version: string) => string;
    readonly lines: Readonly<
      Record<'sum' | 'advantage' | 'openEnded' | 'odds' | 'notation' | 'help', string>
    >;
  };
  /** How a shell is kept from reading a notation. */
  readonly quoting: string;
  readonly heads: Readonly<
    Record<'wishes' | 'modifiers' | 'options' | 'dice' | 'functions', string>
  >;
  readonly wishes: Readonly<Record<WishName, string>>;
  readonly inGame: (wish: string, game: string) => string;
  /** `help WORD`, where there is nothing of that name. */
  readonly noHelp: (word: string) => string;
  /** What else the help knows. */
  readonly otherHelp: string;
}
