/** The public interface of the library. */

import { createRestoring } from './api/data/restore.ts';
import { createHands, createRolling } from './api/engine.ts';
import { createExplaining } from './api/explain-api.ts';
import type { Odds } from './api/odds-api.ts';
import { createShowing } from './api/odds-api.ts';
import { createReading } from './api/parse-api.ts';
import { createRerolling } from './api/reroll/reroll.ts';
import type { Roll, RollJSON } from './api/roll-types.ts';
import type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  ExplainOptions,
  HandOptions,
  OddsOptions,
  Parsed,
  Roller,
  RollOptions,
} from './api/roller.ts';
import type { RollerSetting } from './api/roller-context.ts';
import { createSetting } from './api/roller-context.ts';
import type { ScannedRoll, ScanOptions } from './api/scan/scan.ts';
import { createScanning } from './api/scan/scan.ts';
import type { Replacement, Visitor } from './api/tree-api.ts';
import { createTreeEditing } from './api/tree-api.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import type { ThrownDie } from './eval/sample/roll.ts';
import type { Tree } from './grammar/tree/ast.ts';

export type { RenderOptions } from './api/diagnostics-api.ts';
export { inLanguage, render } from './api/diagnostics-api.ts';
export type { Odds, PictureOptions, TableOptions } from './api/odds-api.ts';
export type {
  LabelTotals,
  Roll,
  RollJSON,
  RollOrigin,
  RollParts,
  SeriesParts,
  SeriesRoll,
  SingleParts,
  SingleRoll,
} from './api/roll-types.ts';
export type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  ExplainOptions,
  HandOptions,
  OddsOptions,
  Parsed,
  Roller,
  RollerOptions,
  RollOptions,
} from './api/roller.ts';
export { createRoller } from './api/roller.ts';
export type { Brackets } from './api/scan/brackets.ts';
export type { ScannedRoll, ScanOptions } from './api/scan/scan.ts';
export type { Edited, Replacement, TreeNode, Visitor } from './api/tree-api.ts';
export type {
  Code,
  Details,
  DetailsByCode,
  Diagnostic,
  DiagnosticWords,
  ErrorCode,
  NumberFact,
  OwnText,
  Screen,
  Span,
  WarningCode,
} from './diagnostics/index.ts';
export { DiceError, errorCodes, warningCodes } from './diagnostics/index.ts';
export type { Variables } from './eval/prepare/variables.ts';
export { sourceFrom } from './eval/random/bytes.ts';
export { handOf } from './eval/random/dice-source.ts';
export type { Extreme } from './eval/random/extreme.ts';
export { seededSource } from './eval/random/seeded.ts';
export type { RandomSource } from './eval/random/source.ts';
export { systemSource } from './eval/random/system.ts';
export type { Chain, Item, Term, ThrownDie } from './eval/sample/roll.ts';
export type {
  ArgumentNode,
  BinaryNode,
  BindingNode,
  CallNode,
  ChoiceNode,
  CompareNode,
  DiceNode,
  DieNode,
  Expression,
  FaceRange,
  GroupNode,
  ModifierNode,
  NumberNode,
  ParenthesesNode,
  PoolNode,
  Tree,
  UnaryNode,
  VariableNode,
} from './grammar/tree/ast.ts';
export type { Limits } from './input/limits.ts';
export { defaultLimits } from './input/limits.ts';
export { en } from './locales/en/index.ts';
export type { Locale } from './locales/locale.ts';
export type { Num, Ratio } from './number/index.ts';
export type { OddsJSON } from './odds/answer/answer.ts';
export type { Contest } from './odds/answer/contest.ts';
export type { Fraction } from './odds/arithmetic/fraction.ts';
export type { Style } from './render/text/style.ts';
export { version } from './shared/version.ts';
export type { FunctionRecord } from './vocabulary/arithmetic/functions.ts';
export type { BinaryOperator, IsExact, UnaryOperator } from './vocabulary/arithmetic/operators.ts';
export type { Acts, Range } from './vocabulary/arithmetic/range.ts';
export type { NamedDice } from './vocabulary/dice/own.ts';
export type { Additions } from './vocabulary/index.ts';
export type {
  Given,
  ModifierRecord,
  OptionName,
  Refusal,
  RuleFault,
  Takes,
  Worded,
  WordedTest,
} from './vocabulary/modifier.ts';
export type { Die } from './vocabulary/rules/die.ts';
export type * from './vocabulary/rules/rule.ts';

// A bundler can leave out those that a page does not use, and the solver with them.
const standard: RollerSetting = /* @__PURE__ */ createSetting({});
const rolling: Pick<Roller, 'roll' | 'total' | 'compile'> = /* @__PURE__ */ createRolling(standard);
const restoring: Roller['restore'] = /* @__PURE__ */ createRestoring(rolling);
const rerolling: Roller['reroll'] = /* @__PURE__ */ createRerolling(
  /* @__PURE__ */ createHands(standard),
);
const reading: Pick<Roller, 'parse' | 'check' | 'format'> = /* @__PURE__ */ createReading(standard);
const editing: Pick<Roller, 'visit' | 'map'> = /* @__PURE__ */ createTreeEditing(standard);
const scanning: Roller['scan'] = /* @__PURE__ */ createScanning(standard, reading);
const solving: Roller['odds'] = /* @__PURE__ */ createShowing(standard);
const explaining: Roller['explain'] = /* @__PURE__ */ createExplaining(standard);

/**
 * Rolls a notation, or a tree of one.
 *
 * @throws DiceError
 * @example roll('d100!o+15', { dice: [97, 17] }).total // 129
 */
export const roll: (notation: string | Tree, options?: RollOptions) => Roll = (notation, options) =>
  rolling.roll(notation, options);

/**
 * The total of a roll, and nothing else: the shortest way to a number. It throws the same dice as `roll`.
 *
 * @returns the total, to the nearest double; never -0
 * @throws DiceError as `roll` does; `no-single-total` for a series, before any die is thrown
 * @example total('d100!o+15', { dice: [97, 17] }) // 129
 */
export const total: (notation: string | Tree, options?: RollOptions) => number = (
  notation,
  options,
) => rolling.total(notation, options);

/**
 * A roll from its JSON, with everything that it had: `text()`, `explain()`, `dice`. It is rolled again with its faces, and
 * refused when the result differs from what the JSON says.
 *
 * @param saved - what `toJSON()` of a roll gave, also after it went through JSON
 * @throws DiceError `unsuitable-input` with a reason for what is not a saved roll, or was changed
 * @example restore(JSON.parse(JSON.stringify(roll('4d6kh3', { dice: [1, 6, 3, 2] })))).text() // '4d6kh3: [(1), 6, 3, 2] = 11'
 */
export const restore: (saved: RollJSON) => Roll = (saved) => restoring(saved);

/**
 * Throws some dice of a finished roll again (a luck point) and leaves all others as they are. What a chain added
 * after a die goes with it. The new roll has the old one in `from`, and can be replayed with its faces.
 *
 * @param roll - a roll of this library; `restore` makes one from JSON
 * @param dice - their places in `roll.dice`, from 0, or the dice themselves
 * @param options - where the new faces come from; secure randomness unless given
 * @throws DiceError `unsuitable-input` for a copy of a roll, and for a die that is not in it
 * @example reroll(roll('4d6kh3', { dice: [1, 6, 3, 2] }), [0], { dice: [5] }).text() // '4d6kh3: [5, 6, 3, (2)] = 14'
 */
export const reroll: (
  roll: Roll,
  dice: readonly (number | ThrownDie)[],
  options?: HandOptions,
) => Roll = (rolled, dice, options) => rerolling(rolled, dice, options);

/**
 * Makes a notation ready to be rolled many times.
 *
 * @throws DiceError for what can be known before it is rolled
 * @example compile('4d6kh3').total() // as roll('4d6kh3').total, in a fraction of the time
 */
export const compile: (notation: string | Tree, options?: CompileOptions) => CompiledNotation = (
  notation,
  options,
) => rolling.compile(notation, options);

/**
 * The exact odds of a notation.
 *
 * @throws DiceError
 * @example odds('4d6kh3').at(18).toString() // '7/432'
 */
export const odds: (notation: string | Tree, options?: OddsOptions) => Odds = (notation, options) =>
  solving(notation, options);

/**
 * Reads a notation. Never throws, whatever the text.
 *
 * @example parse('2d6 +') // { ok: false, diagnostics: [{ code: 'missing-operand', ... }] }
 */
export const parse: (notation: string) => Parsed = (notation) => reading.parse(notation);

/**
 * All errors and warnings of a notation or a tree, in the order of the text, without rolling. Never throws,
 * whatever the text or tree.
 *
 * @example check('5 + d20 >= 15')[0].code // 'count-in-arithmetic'
 */
export const check: (notation: string | Tree, options?: CheckOptions) => readonly Diagnostic[] = (
  notation,
  options,
) => reading.check(notation, options);

/**
 * Shows every node of a notation to a function: named rolls, the number of members, the body, in the order in
 * which they are rolled, each node before those below it.
 *
 * @param visitor - a function of any node, or an object with functions by kind: `{ dice: (node) => ... }`
 * @throws DiceError when it cannot be read; errors of the function pass through unchanged
 * @example visit('2d6 + @str', { variable: ({ name }) => console.log(name) })
 */
export const visit: (notation: string | Tree, visitor: Visitor<void>) => void = (
  notation,
  visitor,
) => editing.visit(notation, visitor);

/**
 * Another tree: every node may be replaced, each after those below it. The new tree is checked like one from
 * outside. It prints, rolls and replays like any other, and its places refer to its own text.
 *
 * @param change - gives another node (places may be left out), a text of notation that replaces the
 *   node, or nothing, which leaves the node as it is; a function of any node, or functions by kind
 * @throws DiceError when the notation or a text cannot be read; `unsuitable-tree` when a node is not one
 * @example format(map('d20 + 5', { dice: () => '2d20kh1' })) // '2d20kh1 + 5'
 */
export const map: (notation: string | Tree, change: Visitor<Replacement>) => Tree = (
  notation,
  change,
) => editing.map(notation, change);

/**
 * The rolls in a sentence, with their places: those in `[[` and `]]`, or in the brackets that you name.
 *
 * @param options - `brackets`: pairs of an opening and a closing text
 * @returns for each roll its notation, its place with and without brackets, and what `parse` gives, with the
 *   places of diagnostics in the sentence
 * @throws DiceError for what is not a text and for options that are wrong; never because of the text
 * @example scan('I hit [[d20+5]] for [[2d6+3]]').map(({ notation }) => notation) // ["d20+5", "2d6+3"]
 */
export const scan: (text: string, options?: ScanOptions) => readonly ScannedRoll[] = (
  text,
  options,
) => scanning(text, options);

/**
 * The canonical spelling of a notation.
 *
 * @throws DiceError when it cannot be read
 * @example format('1D100 OE +15') // 'd100!o + 15'
 */
export const format: (notation: string | Tree) => string = (notation) => reading.format(notation);

/**
 * Says what a notation means, in plain English. `roll(...).explain()` says what a roll did.
 *
 * @throws DiceError when it cannot be rolled
 * @example explain('4d6kh3 + 2') // 'Roll four d6 and keep the highest 3. Add 2.'
 */
export const explain: (notation: string | Tree, options?: ExplainOptions) => string = (
  notation,
  options,
) => explaining(notation, options);
