/** What an explanation says about dice and what is done with them, as facts that every language words by itself. */
import type { Num } from '../number/index.ts';
import type { Interval } from '../vocabulary/rules/intervals.ts';
import type {
  Comparison,
  Mark,
  OrderRule,
  PoolRule,
  Role,
  RuleKind,
  SetsRule,
} from '../vocabulary/rules/rule.ts';

/** A number, or what it will be, already in words: "@n". */
export type Amount = number | string;

/** One comparison with a number, or with a face of a die that is not known yet. */
export interface TestFacts {
  readonly op: Comparison;
  readonly than: Amount | { readonly exact: Num } | { readonly face: 'highest' | 'lowest' };
}

/** Which values a rule is about: the faces that meet its condition where they are known and few, else its tests. */
export type When =
  | { readonly faces: readonly Interval[] }
  | { readonly tests: readonly TestFacts[] };

/** One way on from the first die of a chain. */
export interface WayFacts {
  /** Whether extra dice are added or subtracted. */
  readonly sign: 1 | -1;
  /** What each of them counts more than it shows; less, if negative. */
  readonly shift: number;
  /** Which first faces lead here; absent: the usual ones of a die that is not known yet. */
  readonly when?: When;
  /** Which later faces go on, one after the other where that changes; none: it does not go on. */
  readonly goesOn: readonly When[];
}

export interface ChainFacts {
  readonly kind: 'chain';
  /** `reroll`, `explode`, and `open-ended` are known by name; of any other chain the ways are spelled out. */
  readonly form: 'reroll' | 'explode' | 'open-ended' | 'other';
  /** What an extra die does: replaces the one before, joins the pool, or is added into it. */
  readonly join: 'replace' | 'append' | 'add';
  /** Each extra die counts 1 less. */
  readonly penetrates: boolean;
  readonly ways: readonly [WayFacts, ...WayFacts[]];
  /** All ways go on alike. */
  readonly alike: boolean;
  /** The most extra dice for each die; absent: as many as come. */
  readonly limit?: Amount;
}

/** What a rule does, by its kind. */
export interface RuleFacts {
  readonly mark: { readonly kind: 'mark'; readonly when: When; readonly mark: Mark };
  readonly order: { readonly kind: 'order'; readonly direction: OrderRule['direction'] };
  readonly face: { readonly kind: 'face'; readonly when: When; readonly countsAs: Amount };
  readonly score: { readonly kind: 'score'; readonly when: When; readonly score: Amount };
  readonly chain: ChainFacts;
  readonly pool: {
    readonly kind: 'pool';
    readonly from: PoolRule['from'];
    readonly skip: Amount;
    /** Absent: all the rest. */
    readonly take?: Amount;
  };
  readonly distinct: { readonly kind: 'distinct'; readonly limit?: Amount };
  readonly sets: {
    readonly kind: 'sets';
    readonly least: Amount;
    readonly how: SetsRule['how'];
    readonly when?: When;
  };
}

/** What a modifier does: its rule, a caller's own words, or its notation where the rule is not known yet. */
export type StepFacts =
  | RuleFacts[RuleKind]
  | { readonly kind: 'own'; readonly said: string }
  | { readonly kind: 'unresolved'; readonly notation: string };

/** What a clause is about, and where it is said. */
export interface On {
  /** One die or value, or several. */
  readonly subject: 'die' | 'dice' | 'value' | 'values';
  /** `aside`: in parentheses after dice, in short form. */
  readonly form: 'sentence' | 'aside';
}

/** Dice that are rolled. */
export interface DiceFacts {
  readonly count: number | { readonly given: string; readonly isVariable: boolean };
  readonly die:
    | { readonly kind: 'die'; readonly name: string; readonly faces?: FacesFacts }
    | { readonly kind: 'faces'; readonly faces: FacesFacts | undefined }
    | {
        readonly kind: 'sides';
        readonly sides: number | { readonly given: string; readonly isVariable: boolean };
      };
  /** They are read as open-ended, which is explained after them. */
  readonly openEnded: boolean;
}

/** The faces of a die that lists them: all where they are few. */
export type FacesFacts =
  | { readonly all: readonly number[] }
  | { readonly count: number; readonly least: number; readonly highest: number };

/** How a die, or a chain, came to what it counts as. */
export interface ChainStory {
  /** An explosion added it. */
  readonly added: boolean;
  /** What it showed before it was rolled again: the faces, or how many where they are many. */
  readonly rerolled?: readonly number[] | number;
  /** The extra dice of a chain. */
  readonly growth?: {
    readonly first: number;
    readonly role: Role;
    readonly further: readonly number[] | number;
    /** What they do to the first; `otherwise`: what it counts as is not a plain sum. */
    readonly does: 'adds' | 'subtracts' | 'otherwise';
  };
  /** A single die that counts as another number. */
  readonly face?: number;
  readonly total: number;
}
