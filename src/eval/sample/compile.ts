/** Compiles a program: its tree becomes closures once, in two forms, the total and the whole record. */

import { memberCount } from '../../grammar/check/series.ts';
import { print, printExpression } from '../../grammar/print/print.ts';
import type { Expression, Tree } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import { standard } from '../../vocabulary/index.ts';
import type { Program } from '../prepare/prepare.ts';
import { toDiceError } from '../prepare/to-dice-error.ts';
import type { Code, Compiler } from './code.ts';
import { compileNode } from './expression-code.ts';
import type { BoundOutcome, Outcome, Sample } from './roll.ts';
import type { Run } from './run.ts';

/**
 * A program that can be rolled. Bindings come first; terms are thrown from left to right; a pool's count
 * comes before its sides, and those before its dice. Both forms throw the same dice. They are called by
 * `play`.
 */
export interface Compiled {
  readonly program: Program;
  /**
   * Whether the same faces always give the same roll: then they are enough to find out the rest when
   * somebody asks. What a caller has added to the language may answer otherwise when it is asked again.
   */
  readonly pure: boolean;
  /** Whether it means the same whatever the caller's variables are. */
  readonly fixed: boolean;
  /** Whether it gives several totals. */
  readonly series: boolean;
  /** The total of anything but a series. @throws NotationFault for what depends on the dice */
  readonly total: (run: Run) => Num;
  /** The totals of all members of a series. @throws NotationFault */
  readonly totals: (run: Run) => readonly Num[];
  /** Everything that came up. @throws NotationFault */
  readonly record: (run: Run) => Sample;
  readonly voice: RollFormatter;
  /** The notation in its one canonical spelling. */
  readonly canonical: () => string;
  /** A part of it, spelled in the same way. */
  readonly notationOf: (node: Expression) => string;
}

/**
 * A whole roll: from its start to its last die.
 *
 * @param keeping whether the run keeps the faces
 * @throws DiceError for what depends on the dice
 */
export function play<T>(compiled: Compiled, run: Run, work: (run: Run) => T, keeping = false): T {
  run.start(keeping);
  try {
    const result = work(run);
    run.finish();
    return result;
  } catch (error) {
    throw asDiceError(error, compiled);
  }
}

/** What went wrong in a roll, as callers see it. */
export function asDiceError(error: unknown, { program }: Compiled): unknown {
  if (!(error instanceof NotationFault)) return error;
  return toDiceError(error.diagnostic, program);
}

/** How a roll is worded for people. */
export interface RollFormatter {
  text(program: Program, sample: Sample, style: string): string;
  explain(program: Program, sample: Sample): string;
}

export function compile(program: Program, voice: RollFormatter): Compiled {
  const { bindings, repeat, body } = program.tree;
  const { codeOf } = compilerOf(program);
  const bound = bindings.map((node) => ({ node, code: codeOf(node.value) }));
  const times = repeat && {
    often: codeOf(repeat),
    membersOf: (value: Num) => memberCount(value, program.tree, repeat.span, program.limits),
  };
  const code = codeOf(body);

  const bind = (run: Run): void => {
    for (const { node, code: each } of bound) run.bind(node.name, each.total(run));
  };
  const totals = (run: Run): readonly Num[] => {
    bind(run);
    const { often, membersOf } = assertDefined(times);
    const count = membersOf(often.total(run));
    const members: Num[] = [];
    while (members.length < count) members.push(code.total(run));
    return members;
  };
  const total = (run: Run): Num => {
    bind(run);
    return code.total(run);
  };
  const record = (run: Run): Sample => {
    const rolled = bound.map(({ node, code: each }): BoundOutcome => {
      const outcome = each.record(run);
      run.bind(node.name, outcome.value);
      return { node, outcome };
    });
    const count = times?.membersOf(times.often.record(run).value);
    const member = (at: number): Outcome => {
      run.guide?.startMember(at);
      return code.record(run);
    };
    const outcome = member(0);
    const members = [outcome];
    while (members.length < (count ?? 1)) members.push(member(members.length));
    const { dice, warnings } = run;
    return {
      bindings: rolled,
      outcome,
      ...(count === undefined ? {} : { members }),
      dice,
      warnings,
    };
  };
  return {
    program,
    voice,
    pure: program.vocabulary === standard,
    fixed: program.given.size === 0 && bindings.length === 0,
    series: repeat !== undefined,
    total: bindings.length === 0 ? code.total : total,
    totals,
    record,
    ...spelling(program),
  };
}

/** What is spelled for one roll is spelled for all. */
function spelling({ tree, vocabulary }: Program): Pick<Compiled, 'canonical' | 'notationOf'> {
  let canonical: string | undefined;
  const parts = new Map<Expression, string>();
  return {
    canonical: () => {
      canonical ??= print(tree, vocabulary);
      return canonical;
    },
    notationOf: (node) => {
      const known = parts.get(node);
      if (known !== undefined) return known;
      const spelled = printExpression(node, vocabulary);
      parts.set(node, spelled);
      return spelled;
    },
  };
}

function compilerOf(program: Program): Compiler {
  const variables = new Map<Tree, Compiler>();
  const forTree = (tree: Tree): Compiler => {
    // The notation of a variable is compiled once, however often it is mentioned.
    let root: Code | undefined;
    const compiler: Compiler = {
      program,
      codeOf: (node) => {
        if (node !== tree.body) return compileNode(node, compiler);
        root ??= compileNode(node, compiler);
        return root;
      },
      inside: (inner) => {
        const known = variables.get(inner);
        if (known !== undefined) return known;
        const made = forTree(inner);
        variables.set(inner, made);
        return made;
      },
    };
    return compiler;
  };
  return forTree(program.tree);
}
