/** The roll as callers see it: totals, dice and terms, as text and as JSON. */
import type { Diagnostic, Span } from './diagnostic.ts';
import { DiceError, fault } from './diagnostic.ts';
import type { Program } from './eval/prepare.ts';
import type { Chain, Outcome, Term, ThrownDie } from './eval/roll.ts';
import type { Sample } from './eval/sample.ts';
import { print, printExpression } from './grammar/print.ts';
import type { Num } from './number.ts';
import { toDouble } from './number.ts';
import { rollText } from './render/roll-text.ts';
import type { Style } from './render/style.ts';
import { dresses } from './render/style.ts';
import type { Role } from './vocabulary/rule.ts';

/** One roll. */
export interface Roll {
  /** The notation as it was given. */
  readonly notation: string;
  /** The notation in its one canonical spelling. */
  readonly canonical: string;
  /** The result, to the nearest double; never -0. */
  readonly total: number;
  /** Every physical die in the order thrown. */
  readonly dice: readonly ThrownDie[];
  /** The pools of dice, and whatever carries a label, in the order rolled. */
  readonly terms: readonly Term[];
  readonly comments: readonly string[];
  /** What is legal in the notation and probably not meant. */
  readonly warnings: readonly Diagnostic[];
  /**
   * One line for people.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).text() // "d100!o + 15: [97↑ 17 = 114] + 15 = 129"
   */
  text(style?: Style): string;
  /** Plain data in a stable, versioned form; `notation`, the faces and `variables` replay the roll. */
  toJSON(): RollJSON;
}

/** The JSON form of a roll. `dice` of a chain are indexes into the roll's dice. */
export interface RollJSON {
  readonly version: 1;
  readonly notation: string;
  readonly canonical: string;
  readonly total: number;
  readonly dice: readonly {
    readonly die: string;
    readonly sides: number;
    readonly face: number;
    readonly role: Role;
    readonly kept: boolean;
    readonly marks: readonly string[];
  }[];
  readonly terms: readonly {
    readonly notation: string;
    readonly label?: string;
    readonly span?: Span;
    readonly value: number;
    readonly chains: readonly (Omit<Chain, 'dice'> & { readonly dice: readonly number[] })[];
  }[];
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
export function resultOf(program: Program, { outcome, dice, warnings }: Sample): Roll {
  const { tree, vocabulary } = program;
  const { text: notation } = tree;
  const total = toDouble(outcome.value);
  if (!Number.isFinite(total)) {
    const finding = fault('number-too-large', tree.body.span, 'the total is too large');
    throw new DiceError([finding], notation);
  }
  const found = distinct([...program.warnings, ...warnings]);
  let canonical: string | undefined;
  let terms: readonly Term[] | undefined;
  return {
    notation,
    get canonical() {
      canonical ??= print(tree, vocabulary);
      return canonical;
    },
    total,
    dice,
    get terms() {
      terms ??= termsOf(outcome, program);
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
      const body = printExpression(tree.body, vocabulary);
      return rollText(body, outcome, numberText(outcome.value), dress);
    },
    toJSON() {
      const places = new Map(dice.map((die, index) => [die, index]));
      return {
        version: 1,
        notation,
        canonical: this.canonical,
        total,
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

/** Whole numbers and finite decimals as they are, other fractions as the nearest double. */
const numberText = (value: Num): string => String(toDouble(value));

/** Pools, and whatever carries a label, in the order rolled. */
function termsOf(root: Outcome, { vocabulary }: Program): readonly Term[] {
  const terms: Term[] = [];
  const visit = (outcome: Outcome, inText: boolean): void => {
    const { node, value, chains } = outcome;
    for (const part of outcome.parts) visit(part, inText && node.kind !== 'variable');
    const label = 'label' in node ? node.label : undefined;
    if (chains === undefined && label === undefined) return;
    terms.push({
      notation: printExpression(node, vocabulary),
      ...(label === undefined ? {} : { label }),
      ...(inText ? { span: node.span } : {}),
      value: toDouble(value),
      chains: chains ?? [],
    });
  };
  visit(root, true);
  return terms;
}
