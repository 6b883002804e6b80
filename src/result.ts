/** The roll as callers see it: totals, dice and terms, as text and as JSON. */
import type { Diagnostic } from './diagnostic.ts';
import { DiceError, fault } from './diagnostic.ts';
import type { Program } from './eval/prepare.ts';
import type { Chain, Outcome, Term, ThrownDie } from './eval/roll.ts';
import type { Sample } from './eval/sample.ts';
import { termsOf } from './eval/terms.ts';
import { explainRoll } from './explain/roll.ts';
import { print } from './grammar/print.ts';
import { toDouble } from './number.ts';
import { rollText } from './render/roll-text.ts';
import type { Style } from './render/style.ts';
import { dresses } from './render/style.ts';
import type { Role } from './vocabulary/rule.ts';

/** One roll: of a series when it has `totals`, else with one `total`. */
export type Roll = SingleRoll | SeriesRoll;

export interface SingleRoll extends RollParts {
  /** The result, to the nearest double; never -0. */
  readonly total: number;
  readonly totals?: never;
}

/** A roll of a series such as `6 x 4d6kh3`. */
export interface SeriesRoll extends RollParts {
  /** The results of the members, in order, to the nearest double; never -0. */
  readonly totals: readonly number[];
  readonly total?: never;
}

/** What every roll has. */
export interface RollParts {
  /** The notation as it was given. */
  readonly notation: string;
  /** The notation in its one canonical spelling. */
  readonly canonical: string;
  /** Every physical die in the order thrown. */
  readonly dice: readonly ThrownDie[];
  /** The pools of dice, the groups, and whatever carries a label, in the order rolled. */
  readonly terms: readonly Term[];
  readonly comments: readonly string[];
  /** What is legal in the notation and probably not meant. */
  readonly warnings: readonly Diagnostic[];
  /**
   * One line for people; a series has one for each member and one for the totals.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).text() // "d100!o + 15: [97↑ 17 = 114] + 15 = 129"
   */
  text(style?: Style): string;
  /**
   * What the roll did, in plain English.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).explain() // "97 opens upward: 17 more, 114. Plus 15 is 129."
   */
  explain(): string;
  /** Plain data in a stable, versioned form; `notation`, the faces and `variables` replay the roll. */
  toJSON(): RollJSON;
}

/** The JSON form of a roll. `dice` of a chain are indexes into the roll's dice. */
export interface RollJSON {
  readonly version: 1;
  readonly notation: string;
  readonly canonical: string;
  /** The result; a series has `totals` instead. */
  readonly total?: number;
  readonly totals?: readonly number[];
  readonly dice: readonly {
    readonly die: string;
    readonly sides: number;
    readonly face: number;
    readonly role: Role;
    readonly kept: boolean;
    readonly marks: readonly string[];
  }[];
  readonly terms: readonly (Omit<Term, 'chains'> & {
    readonly chains: readonly (Omit<Chain, 'dice'> & { readonly dice: readonly number[] })[];
  })[];
  readonly comments: readonly string[];
  readonly warnings: readonly Diagnostic[];
  /** The variables that the roll used. */
  readonly variables?: Readonly<Record<string, number | string>>;
}

/**
 * Makes the result of a sample.
 *
 * @throws DiceError `number-too-large` when the total is beyond every double
 */
export function resultOf(program: Program, sample: Sample): Roll {
  const { tree, vocabulary } = program;
  const { outcome, members, dice, warnings } = sample;
  const { text: notation } = tree;
  const result =
    members === undefined
      ? { total: totalOf(outcome, notation) }
      : { totals: members.map((member) => totalOf(member, notation)) };
  const found = distinct([...program.warnings, ...warnings]);
  let canonical: string | undefined;
  let terms: readonly Term[] | undefined;
  return {
    notation,
    get canonical() {
      canonical ??= print(tree, vocabulary);
      return canonical;
    },
    ...result,
    dice,
    get terms() {
      terms ??= termsOf(sample, program);
      return terms;
    },
    comments: tree.comments,
    warnings: found,
    text(style = 'plain') {
      const dress = Object.hasOwn(dresses, style) ? dresses[style] : undefined;
      if (dress === undefined) {
        const known = Object.keys(dresses).join(', ');
        const message = `there is no style "${style}": the styles are ${known}`;
        throw new DiceError([fault('unsuitable-input', { start: 0, end: 0 }, message)], '');
      }
      return rollText(program, sample, dress);
    },
    explain: () => explainRoll({ ...sample, vocabulary }),
    toJSON() {
      const places = new Map(dice.map((die, index) => [die, index]));
      return {
        version: 1,
        notation,
        canonical: this.canonical,
        ...result,
        dice,
        terms: this.terms.map(({ chains, ...term }) => ({
          ...term,
          chains: chains.map((chain) => ({
            ...chain,
            dice: chain.dice.map((die) => places.get(die) ?? -1),
          })),
        })),
        comments: tree.comments,
        warnings: found,
        ...(program.variables === undefined ? {} : { variables: program.variables }),
      };
    },
  };
}

function totalOf({ value, node }: Outcome, notation: string): number {
  const total = toDouble(value);
  if (Number.isFinite(total)) return total;
  throw new DiceError([fault('number-too-large', node.span, 'the total is too large')], notation);
}

/** The same finding about the same place is told once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, span, message }) => {
    const key = `${code} ${span.start} ${span.end} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
