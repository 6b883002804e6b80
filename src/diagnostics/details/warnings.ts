/** What is legal and probably not what was meant: the facts of each finding, by code. */
import type { ConditionFact, Ranked } from './dice.ts';
import type { NumberFact } from './number-fact.ts';

/** About a rule in its place. */
export interface RuleWarningsDetails {
  readonly 'count-always': {
    /** Every die gives a success, or takes one away. */
    readonly reason: 'succeeds' | 'fails';
    /** How many dice there are, where that is known. */
    readonly dice?: number;
    /** Whether the total may be compared instead, with the dice in parentheses. */
    readonly compareTotal: boolean;
  };
  readonly 'condition-never':
    | {
        readonly reason: 'count';
        /** What no die can be; empty where it is not the same for all of them. */
        readonly conditions: readonly ConditionFact[];
        /** How many dice there are, where that is known. */
        readonly dice?: number;
        /** Whether the dice may count as something other than what they show. */
        readonly changed: boolean;
      }
    | { readonly reason: 'happens' }
    | { readonly reason: 'mark' }
    | { readonly reason: 'set' }
    | {
        readonly reason: 'set-too-large';
        readonly least: number;
        readonly count: number;
        readonly of: Ranked;
      };
  readonly 'keep-after-count': { readonly reason: 'by-rank'; readonly of: Ranked };
  readonly 'sort-after-count': { readonly reason: 'counted' };
  readonly 'keeps-all':
    | {
        readonly reason: 'too-few';
        readonly keep: number;
        readonly count: number;
        readonly of: Ranked;
      }
    /** A function chooses from the sum of the dice; `keep` is the modifier that chooses from the dice. */
    | { readonly reason: 'one-number'; readonly keep?: string }
    /** A keep chooses from the last dice of a sum. */
    | { readonly reason: 'one-die' };
  readonly 'drops-all': { readonly reason: 'all'; readonly count: number; readonly of: Ranked };
  readonly 'clamps-all': {
    readonly reason: 'all';
    readonly countsAs: number;
    /** How the total is made at least this, where that may be meant. */
    readonly ours?: string;
  };
  readonly 'reroll-past-clamp': { readonly reason: 'rerolled' };
  readonly 'long-chain': /** On average each die, or the last of dice that must differ, is rolled this many times. */
    | {
        readonly reason: 'average' | 'average-of-last';
        readonly average: number;
        /** The most dice of one chain, where a roll may pass them. */
        readonly most?: number;
      }
    | { readonly reason: 'may-pass'; readonly most: number };
}

/** Also about what is read differently from how it looks. */
export interface WarningsDetails extends RuleWarningsDetails {
  readonly 'count-in-arithmetic': {
    readonly reason: 'not-the-total';
    /** What is counted. */
    readonly counts: 'one-die' | 'one-total' | 'dice';
  };
  readonly 'count-under-minus': { readonly reason: 'subtracted' };
  readonly 'explodes-not-counts': /** `both`: the modifier for the highest face, and the count. */
    | { readonly reason: 'condition'; readonly both?: string }
    | { readonly reason: 'equals'; readonly modifier: string; readonly number: string };
  readonly 'marks-not-counts': { readonly reason: 'marks'; readonly count: string };
  readonly 'counts-not-explodes': {
    readonly reason: 'counts-others';
    readonly modifier: string;
    readonly face: string;
  };
  readonly 'drops-not-rolls': {
    readonly reason: 'drops';
    readonly modifier: string;
    readonly number: number;
    /** What looks like a number of dice, but belongs to the modifier before it. */
    readonly taken?: string;
  };
  readonly 'compounds-and-explodes': {
    readonly reason: 'two-modifiers';
    readonly first: string;
    readonly second: string;
  };
  readonly 'picks-not-compares': {
    readonly reason: 'picks';
    readonly written: string;
    /** The same, spelled so that it is clearly meant. */
    readonly spelled: string;
  };
  readonly 'several-counts': /** `taker`: the modifier that takes successes away. */
    | { readonly reason: 'between'; readonly taker?: string }
    | { readonly reason: 'compared-successes' }
    | { readonly reason: 'compared-count' };
  readonly 'count-after-keep': {
    readonly reason: 'counts-what-is-left';
    readonly written: string;
    /** The number that the keep or drop has unless it is written. */
    readonly number: number;
    readonly count: string;
  };
  readonly 'keeps-of-kept': {
    readonly reason: 'in-turn';
    readonly first: string;
    readonly second: string;
  };
  readonly 'minus-after-modifier':
    | { readonly reason: 'negative-face'; readonly number: string }
    | { readonly reason: 'range'; readonly from: number; readonly to: number }
    | {
        readonly reason: 'successes';
        readonly subtracted: string;
        readonly number: string;
        /** The count with a lower number. */
        readonly lower: string;
      };
  readonly 'divides-by-dice': {
    readonly reason: 'divides';
    readonly number: string;
    readonly dice: string;
    /** How a share of one roll is written, and how the division. */
    readonly share: string;
    readonly division: string;
  };
  readonly 'unusual-die':
    | { readonly reason: 'table'; readonly sides: string; readonly ours: string }
    | { readonly reason: 'one-face'; readonly face: number };
  readonly 'always-true': { readonly reason: 'never-zero'; readonly ours: string };
  readonly 'series-of-number': { readonly reason: 'number'; readonly number: string };
  readonly 'rolls-nothing': { readonly reason: 'number'; readonly number: string };
  readonly 'thousands-point': {
    readonly reason: 'decimal-point';
    readonly number: NumberFact;
    readonly ours: string;
  };
  readonly 'label-is-arithmetic': { readonly reason: 'label'; readonly label: string };
  readonly 'comment-is-arithmetic': { readonly reason: 'comment' };
  readonly 'comment-is-dice': { readonly reason: 'comment' };
}
