/** What can be wrong with the text of a notation: the facts of each finding, by code. */
import type { DiceTopic, ForeignDetails } from './dialects.ts';

/** What a character was probably for. */
export type CharacterAdvice =
  | 'label'
  | 'comment'
  | 'variable'
  | 'decimal'
  | 'division'
  | 'name-a-roll'
  | 'one-comparison'
  /** It ends a sentence. */
  | 'full-stop'
  | 'add-dice'
  /** It looks like a sign of the language. */
  | 'minus'
  | 'times'
  | 'divided-by';

/** What is between the groups of a number's digits. */
export type DigitSeparator = 'comma' | 'point' | 'space' | 'apostrophe' | 'underscore';

/** What may have been meant by the "x" of a series in the wrong place. */
export type SeriesAdvice =
  /** After a sum: the sum may be rolled several times, or multiplied. */
  | { readonly kind: 'sum'; readonly times: string; readonly sum: string }
  /** Between a number and dice: several rolls, a product, or more dice. */
  | {
      readonly kind: 'dice';
      readonly times: string;
      readonly dice: string;
      /** Whether the number could also be that of the dice. */
      readonly addsUp: boolean;
    }
  | { readonly kind: 'first' };

/** What to do about a word that has no meaning. */
export type WordAdvice =
  /** A comment or a label. */
  | { readonly kind: 'notes' }
  | { readonly kind: 'variable' }
  /** A label or comment, which goes after its dice. */
  | { readonly kind: 'after-dice'; readonly dice: string }
  | { readonly kind: 'near'; readonly words: readonly string[] }
  | { readonly kind: 'apart'; readonly modifiers: string }
  | { readonly kind: 'example'; readonly notation: string }
  | { readonly kind: 'faces' }
  | { readonly kind: 'series'; readonly advice: SeriesAdvice }
  /** Words about dice, and whether dice to start with are missing. */
  | { readonly kind: 'topic'; readonly topic: DiceTopic; readonly start: boolean }
  | { readonly kind: 'start' };

export interface TextDetails {
  readonly 'empty-text': { readonly reason: 'nothing' };
  readonly 'text-too-long': {
    readonly reason: 'limit';
    /** UTF-16 units of the text, and the most that are read. */
    readonly length: number;
    readonly most: number;
  };
  readonly 'unexpected-character':
    | {
        readonly reason: 'character';
        readonly character: string;
        /** Whether it cannot be seen, so that its code says more. */
        readonly unseen: boolean;
        readonly advice?: CharacterAdvice;
      }
    /** Around the whole roll. */
    | { readonly reason: 'quotation-marks' };
  readonly 'unexpected-word':
    | { readonly reason: 'word'; readonly word: string; readonly advice: WordAdvice }
    /** An option of a modifier outside its parentheses. */
    | { readonly reason: 'option'; readonly option: string }
    /** A tree has a modifier that this vocabulary does not have. */
    | { readonly reason: 'unknown-modifier'; readonly modifier: string };
  readonly 'unexpected-text':
    | { readonly reason: 'comma' }
    /** A number whose digits are in groups; `number`: as it is written here. */
    | {
        readonly reason: 'grouped-digits';
        readonly number: string;
        readonly separator: DigitSeparator;
      }
    | {
        readonly reason: 'decimal-comma';
        readonly number: string;
        /** Whether dots group its thousands as well. */
        readonly grouped: boolean;
      }
    | { readonly reason: 'comma-between-faces'; readonly ours: string; readonly die: boolean }
    | { readonly reason: 'name-not-first' }
    | { readonly reason: 'assignment-not-first' }
    | { readonly reason: 'semicolon' }
    /** A roll is named with "=" instead of ":=". */
    | { readonly reason: 'equals-sign'; readonly name: string }
    | { readonly reason: 'series-inside'; readonly advice: SeriesAdvice }
    | { readonly reason: 'series-number'; readonly advice: SeriesAdvice }
    /** Nothing joins it to what comes before it. */
    | {
        readonly reason: 'no-operator';
        readonly written: string;
        readonly dice: boolean;
        /** A number before dice: perhaps the number of rolls. */
        readonly times?: string;
        /** Everything that comes after that number. */
        readonly rest?: string;
      }
    /** Brackets around modifiers. */
    | { readonly reason: 'modifier-in-brackets'; readonly modifier: string }
    /** The sign of a range outside the faces of a die. */
    | { readonly reason: 'range' }
    /** A count takes a number, not a function. */
    | {
        readonly reason: 'function-after-count';
        readonly pool: string;
        readonly comparison: string;
        readonly value: string;
      };
  readonly 'missing-operand':
    | { readonly reason: 'after'; readonly after: string }
    /** The sign may have been meant as "percent". */
    | { readonly reason: 'after-percent' }
    | { readonly reason: 'before'; readonly before: string }
    | { readonly reason: 'between'; readonly after: string; readonly before: string }
    | { readonly reason: 'before-semicolon' }
    /** A roll is named, and then not used. */
    | { readonly reason: 'unused-name' };
  readonly 'missing-argument':
    | { readonly reason: 'number-to-drop' }
    | { readonly reason: 'sides' }
    | { readonly reason: 'variable-name' };
  readonly 'unclosed-bracket': { readonly reason: 'bracket'; readonly bracket: string };
  readonly 'unopened-bracket': { readonly reason: 'bracket'; readonly bracket: string };
  readonly 'unclosed-label': { readonly reason: 'label' };
  readonly 'misplaced-label':
    | { readonly reason: 'before-term' }
    | { readonly reason: 'before-modifier'; readonly modifier: string }
    | { readonly reason: 'modifier-after'; readonly modifier: string }
    | { readonly reason: 'comparison-after' }
    | { readonly reason: 'second-label' };
  readonly 'nested-too-deeply':
    | { readonly reason: 'brackets'; readonly most: number }
    | { readonly reason: 'variables'; readonly most: number }
    /** The caller's own stack is nearly full. */
    | { readonly reason: 'stack' };
  readonly 'too-many-parts':
    | { readonly reason: 'notation'; readonly most: number }
    | { readonly reason: 'with-variables'; readonly most: number }
    /** A series of too many rolls. */
    | { readonly reason: 'series' };
  readonly 'chained-comparison': { readonly reason: 'two' };
  readonly 'not-a-function': {
    readonly reason: 'name';
    readonly name: string;
    readonly near: readonly string[];
    readonly known: readonly string[];
  };
  readonly 'dice-after-count': {
    readonly reason: 'dice';
    /** The comparison of the two totals, as it would be written. */
    readonly compared: string;
    /** How dice would be dropped, where that could be meant. */
    readonly drop?: string;
  };
  readonly 'foreign-spelling': ForeignDetails;
}
