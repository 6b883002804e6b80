/** Notations made ready to be rolled or solved, and kept for the next time they are asked for. */

import type { Diagnostic, Finding, Reporter } from '../diagnostics/index.ts';
import type { Program } from '../eval/prepare/prepare.ts';
import { isStillRight, prepare } from '../eval/prepare/prepare.ts';
import type { Variables } from '../eval/prepare/variables.ts';
import type { Compiled, RollFormatter } from '../eval/sample/compile.ts';
import { compile } from '../eval/sample/compile.ts';
import { check } from '../grammar/check/check.ts';
import { decodeTree } from '../grammar/decode/decode.ts';
import type { Reader, Syntax } from '../grammar/parse/parse.ts';
import { print } from '../grammar/print/print.ts';
import type { Tree } from '../grammar/tree/ast.ts';
import { callError } from '../input/call-error.ts';
import { givenFact } from '../input/given-fact.ts';
import type { Limits } from '../input/limits.ts';
import { createCache } from '../shared/two-generation-cache.ts';
import type { Vocabulary } from '../vocabulary/index.ts';

interface Setting {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly read: Reader;
  readonly reporter: Reporter;
  /** How rolls are worded. */
  readonly voice: RollFormatter;
}

/** A text as it was read, and what was found in it; frozen, since every caller gets the same. */
export interface ReadText {
  /** Absent: it cannot be read. */
  readonly tree?: Tree;
  /** All errors and warnings. */
  readonly found: readonly Diagnostic[];
}

/** Reads, checks and prepares for one roller, and remembers. */
export interface Programs {
  textOf(text: string): ReadText;
  /** The tree of a text, or one from outside. @throws DiceError */
  treeOf(notation: unknown): Tree;
  /** Ready to be rolled. @throws DiceError */
  prepared(notation: unknown, variables: Variables | undefined): Program;
  /** What was compiled before, and is still right: the way of nearly every roll. */
  known(notation: unknown, variables: Variables | undefined): Compiled | undefined;
  /** The same, compiled. @throws DiceError */
  compiled(notation: unknown, variables: Variables | undefined): Compiled;
}

/** A text that cannot be read. */
interface Unreadable {
  readonly wrong: readonly [Finding, ...Finding[]];
}

/** What is known of a text, as far as it was asked for. */
interface Entry {
  readonly syntax: Syntax & { readonly ok: true };
  found?: readonly Diagnostic[];
  /** For the variables of the last time. */
  program?: Program;
  /** That program, once it has been rolled. */
  compiled?: Compiled | undefined;
}

/**
 * Most texts have some ten characters, so that thousands fit; a tree takes some hundred bytes for each
 * character, so that all of them together stay within some megabytes.
 */
const bounds = { entries: 4_096, weight: 65_536 } as const;

export function createPrograms({ vocabulary, limits, read, reporter, voice }: Setting): Programs {
  const { report } = reporter;
  const texts = createCache<Entry>(bounds);
  // What is made of a text is kept from its second time on: keeping every text that comes once would cost
  // more than reading it.
  const once = createCache<true>(bounds);
  // Trees that this roller has read itself need not be decoded.
  const own = new WeakMap<object, Entry>();

  // What was rolled last is often rolled next: comparing costs less than looking it up.
  let lastText = '';
  let lastEntry: Entry | undefined;
  const entryBefore = (text: string): Entry | undefined => {
    if (text === lastText) return lastEntry;
    const entry = texts.get(text);
    if (entry === undefined) return undefined;
    lastText = text;
    lastEntry = entry;
    return entry;
  };

  /** The entry of a text, or what is wrong with the text. */
  const entryOf = (text: string): Entry | Unreadable => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const syntax = read(text, limits);
    if (!syntax.ok) {
      return { wrong: syntax.diagnostics };
    }
    const entry = { syntax };
    if (once.get(text) === undefined) once.set(text, true, text.length);
    else texts.set(text, entry, text.length);
    return entry;
  };

  const textOf = (text: string): ReadText => {
    const entry = entryOf(text);
    if ('wrong' in entry) return { found: report(entry.wrong, text) };
    entry.found ??= report(check(entry.syntax.tree, vocabulary, limits), text);
    own.set(entry.syntax.tree, entry);
    return { tree: entry.syntax.tree, found: entry.found };
  };

  /**
   * A tree from outside may have been edited since its text was read. What is rolled replays by its text, and
   * errors point into it, so a text that says something else gives way to the canonical one.
   */
  const withItsText = (tree: Tree): Tree => {
    const canonical = print(tree, vocabulary);
    if (canonical === tree.text) return tree;
    const before = read(tree.text, limits);
    if (before.ok ? print(before.tree, vocabulary) === canonical : isUnread(before)) return tree;
    const again = read(canonical, limits);
    return again.ok ? again.tree : Object.freeze({ ...tree, text: canonical });
  };

  /** The tree, and where its program can be kept. */
  const lookUp = (given: unknown): { readonly tree: Tree; readonly entry?: Entry } => {
    if (typeof given === 'string') {
      const entry = entryOf(given);
      if ('wrong' in entry) throw reporter.errorOf(entry.wrong, given);
      return { tree: entry.syntax.tree, entry };
    }
    if (typeof given !== 'object' || given === null) {
      throw callError('unsuitable-input', {
        reason: 'not-a-notation',
        given: givenFact(given),
        trees: true,
      });
    }
    const entry = own.get(given);
    if (entry !== undefined) return { tree: entry.syntax.tree, entry };
    const tree = decodeTree(given, vocabulary, limits);
    if ('code' in tree) throw reporter.errorOf([tree], '');
    return { tree: withItsText(tree) };
  };

  const build = (tree: Tree, variables: Variables | undefined): Program =>
    prepare(tree, { vocabulary, limits, variables, read, reporter });

  /** The program, and where results made from it can be kept. */
  const prepared = (given: unknown, variables: Variables | undefined): Prepared => {
    const { tree, entry } = lookUp(given);
    const known = entry?.program;
    if (known !== undefined && isStillRight(known, variables)) return { program: known, entry };
    const program = build(tree, variables);
    if (entry !== undefined) {
      entry.program = program;
      entry.compiled = undefined;
      // What it holds beyond its text counts too: listed faces, long chains, notation in variables.
      if (typeof given === 'string' && texts.get(given) === entry) {
        texts.set(given, entry, given.length + program.weight);
      }
    }
    return { program, entry };
  };

  return {
    textOf,
    treeOf: (given) => lookUp(given).tree,
    prepared: (given, variables) => prepared(given, variables).program,
    known(given, variables) {
      const entry = typeof given === 'string' ? entryBefore(given) : own.get(given as object);
      const before = entry?.compiled;
      if (before === undefined || before.fixed) return before;
      return isStillRight(before.program, variables) ? before : undefined;
    },
    compiled(given, variables) {
      const { program, entry } = prepared(given, variables);
      if (entry === undefined) return compile(program, voice);
      entry.compiled ??= compile(program, voice);
      return entry.compiled;
    },
  };
}

/** A program that reads no texts cannot know what a text says. */
const isUnread = ({ diagnostics: [{ code }] }: Syntax & { readonly ok: false }): boolean =>
  code === 'unsuitable-input';

interface Prepared {
  readonly program: Program;
  readonly entry: Entry | undefined;
}

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
