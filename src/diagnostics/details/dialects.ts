/** What other tools and players write: the facts of a spelling that is written differently here. */

/** Whose spelling it is, by the name that the tool gives itself; `roll` is the package of that name. */
export type Tool =
  | 'AnyDice'
  | 'Avrae'
  | 'BCDice'
  | 'Dice Maiden'
  | 'Foundry'
  | 'MapTool'
  | 'Roll20'
  | 'Rolisteam'
  | 'roll'
  | 'rollem'
  | 'rpg-dice-roller';

/** What both tools and players have words for. */
export type CommonMeaning = 'explode' | 'repeat';

/** The same, of some dice by their rank. */
export type RankMeaning =
  | 'drop-highest'
  | 'drop-lowest'
  | 'keep-highest'
  | 'keep-lowest'
  | 'keep-middle';

/** What only tools have a spelling for. */
export type ToolMeaning =
  | 'absolute'
  | 'add-die-for-first'
  /** The same of several dice, for which this language has no counterpart. */
  | 'add-die-for-first-of-several'
  | 'arithmetic-only'
  | 'coins'
  | 'count-even'
  | 'count-even-or-odd'
  | 'count-faces'
  | 'count-odd'
  | 'count-one-by-one'
  | 'divide-round'
  | 'divide-round-down'
  | 'divide-round-up'
  | 'drop'
  | 'drop-faces'
  | 'explode-and-count'
  | 'explode-before-count'
  | 'explode-once'
  | 'explode-twice'
  | 'explode-twice-at-most'
  | 'failures-after-count'
  | 'hide-roll'
  | 'open-ended-or-highest-chain'
  | 'pick-by-rank'
  | 'reroll-by-rank'
  | 'reroll-keep-better'
  | 'roll-pool'
  | 'subtract-failed-dice'
  | 'subtract-failures'
  | 'subtract-from-total'
  | 'ubiquity-dice'
  | 'value-asked-for';

/** What players write, or tools in common. */
export type PlayerMeaning =
  | 'add'
  | 'add-up'
  | 'advantage'
  | 'at-least'
  | 'at-most'
  | 'choice'
  | 'comment'
  | 'compare-total'
  | 'damage-type'
  | 'disadvantage'
  | 'explode-on'
  | 'faces'
  | 'fate-die'
  | 'german-die'
  | 'group'
  | 'group-and-keep'
  | 'hundred-sides'
  | 'inner-roll'
  | 'label'
  | 'multiply'
  | 'name'
  | 'not-needed'
  | 'open-ended'
  | 'open-ended-high'
  | 'open-ended-letters'
  | 'open-ended-low'
  | 'outer-brackets'
  | 'percentile-die'
  | 'range-of-faces'
  | 'reroll-once'
  | 'round-down'
  | 'round-up'
  | 'russian-die'
  | 'subtract';

/** What a spelling means, with the notation that its words need. Numbers are as they are written. */
export type Meant =
  | { readonly tool?: undefined; readonly meaning: CommonMeaning | PlayerMeaning }
  | { readonly tool: Tool; readonly meaning: CommonMeaning | ToolMeaning }
  /** `number`: how many dice. */
  | { readonly tool?: Tool; readonly meaning: RankMeaning; readonly number?: string }
  | { readonly tool?: Tool; readonly meaning: 'count-at-least'; readonly number: string }
  | {
      readonly tool: Tool;
      readonly meaning:
        | 'count-at-most'
        /** Without end. */
        | 'explode-from'
        /** How many dice of the whole pool may explode. */
        | 'limit-of-pool'
        /** Higher dice count as the number. */
        | 'limit-upward'
        /** Dice below the number, once. */
        | 'reroll-below-once'
        /** The number and lower ones, until none is left. */
        | 'reroll-up-to';
      readonly number: string;
    }
  /** No die has this many sides. */
  | {
      readonly tool: Tool;
      readonly meaning: 'count-out-of-reach';
      readonly pool: string;
      readonly sides: string;
      readonly number: string;
    }
  | {
      readonly tool: Tool;
      readonly meaning: 'roll-one-by-one';
      readonly count: string;
      readonly sides: string;
    }
  /** A value is asked for, with a number to use when none is given. */
  | {
      readonly tool: Tool;
      readonly meaning: 'value-or-number';
      readonly name: string;
      readonly number: string;
    }
  | {
      readonly tool?: undefined;
      readonly meaning: /** A number after dice: those that reach it, or those that show it. */
        | 'count-at-least-or-equal'
        /** A total that is tested against a number: which way around, or whether the number itself passes. */
        | 'total-above'
        | 'total-against'
        | 'total-below'
        /** Tools differ on these. */
        | 'total-or-keep-lowest';
      readonly pool: string;
      readonly number: string;
    }
  | {
      readonly tool?: undefined;
      readonly meaning:
        | 'count-or-drop-lowest'
        | 'explode-or-multiply'
        | 'keep-highest-or-count'
        | 'keep-lowest-or-raise';
      readonly number: string;
    }
  /** `limit`: how many more rolls a die may have, where the number could say that. */
  | {
      readonly tool?: undefined;
      readonly meaning: 'explode-or-add-one';
      readonly number: string;
      readonly limit?: string;
    };

/** What a spelling of another tool, or a player's word, means. */
export type DialectMeaning = Meant['meaning'];

/** What a tool reads differently from this language, although it can be read here. */
export type DisputedMatter =
  /** Comparisons: `<` and `>` are "at most" and "at least". */
  | 'at-least'
  | 'compare-total'
  | 'count-modifiers'
  | 'explode-at-least'
  | 'explode-with-equals'
  /** Explosions and rerolls come before what is kept, wherever they are written. */
  | 'keep-last'
  | 'keep-faces'
  | 'left-to-right'
  /** What follows "min" or "max". */
  | 'limited-faces'
  | 'percent-of-tens'
  | 'power-order'
  | 'reroll-below'
  | 'reroll-once'
  | 'reroll-up-to'
  | 'second-keep'
  | 'second-test'
  | 'signed-rounding'
  | 'test-of-group'
  | 'two-digits'
  | 'whole-division';

export interface Dispute {
  readonly matter: DisputedMatter;
  /** Those of the spelling's tools that read it so. */
  readonly tools: readonly Tool[];
}

export type ForeignDetails = Meant & {
  readonly reason: 'spelling';
  readonly written: string;
  /** How it is written here, as far as there is something to write. */
  readonly ours?: string;
  /** A notation in which that is used. */
  readonly example?: string;
  /** What the tool reads differently in the rest of the text: a fix would change it. */
  readonly dispute?: Dispute;
};

/** The facts of a spelling with this meaning. */
export type ForeignOf<M extends DialectMeaning, D = ForeignDetails> = D extends {
  readonly meaning: infer K;
}
  ? M extends K
    ? D
    : never
  : never;

/** What words of a sentence are about, for which a notation can be shown. */
export type DiceTopic =
  | 'advantage'
  | 'arithmetic'
  | 'count'
  | 'explode'
  | 'keep-or-drop'
  | 'open-ended'
  | 'other'
  | 'repeat-or-multiply'
  | 'reroll'
  | 'round'
  | 'test-total';
