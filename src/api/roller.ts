/** Everything the library can do, bound to a vocabulary, limits, variables and a random source. */

import type { Diagnostic } from '../diagnostics/index.ts';
import type { ThrownDie } from '../eval/sample/roll.ts';
import type { Tree } from '../grammar/tree/ast.ts';
import { createRestoring } from './data/restore.ts';
import type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  HandOptions,
  OddsOptions,
  RollOptions,
} from './engine.ts';
import { createHands, createRolling } from './engine.ts';
import type { ExplainOptions } from './explain-api.ts';
import { createExplaining } from './explain-api.ts';
import type { Odds } from './odds-api.ts';
import { createShowing } from './odds-api.ts';
import type { Parsed } from './parse-api.ts';
import { createReading } from './parse-api.ts';
import { createRerolling } from './reroll/reroll.ts';
import type { Roll, RollJSON } from './roll-types.ts';
import type { RollerOptions, RollerSetting } from './roller-context.ts';
import { createSetting } from './roller-context.ts';
import type { ScannedRoll, ScanOptions } from './scan/scan.ts';
import { createScanning } from './scan/scan.ts';
import type { Replacement, Visitor } from './tree-api.ts';
import { createTreeEditing } from './tree-api.ts';

export type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  HandOptions,
  OddsOptions,
  RollOptions,
} from './engine.ts';
export type { ExplainOptions } from './explain-api.ts';
export type { Parsed } from './parse-api.ts';
export type { RollerOptions } from './roller-context.ts';

export interface Roller {
  /**
   * Rolls a notation, or a tree of one, also one that went through JSON.
   *
   * @throws DiceError
   */
  roll(notation: string | Tree, options?: RollOptions): Roll;
  /**
   * The total of a roll, and nothing else: the shortest way to a number. It throws the same dice as `roll`.
   *
   * @returns the total, to the nearest double; never -0
   * @throws DiceError as `roll` does; `no-single-total` for a series, before any die is thrown
   * @example createRoller({ variables: { str: 3 } }).total('d20 + @str', { dice: [11] }) // 14
   */
  total(notation: string | Tree, options?: RollOptions): number;
  /**
   * A roll from its JSON, with everything that it had: `text()`, `explain()`, `dice`. It is rolled again with its faces, and
   * refused when the result differs from what the JSON says.
   *
   * @param saved - what `toJSON()` of a roll gave, also after it went through JSON
   * @throws DiceError `unsuitable-input` with a reason for what is not a saved roll, or was changed
   */
  restore(saved: RollJSON): Roll;
  /**
   * Throws some dice of a finished roll again (a luck point) and leaves all others as they are. What a chain
   * added after a die goes with it. The new roll has the old one in `from`, and can be replayed with its faces.
   *
   * @param dice - their places in `roll.dice`, from 0, or the dice themselves
   * @param options - where the new faces come from; the roller's source unless given
   * @throws DiceError `unsuitable-input` for a copy of a roll, and for a die that is not in it
   */
  reroll(roll: Roll, dice: readonly (number | ThrownDie)[], options?: HandOptions): Roll;
  /**
   * Makes a notation ready to be rolled many times. Variables keep the values that they have now.
   *
   * @throws DiceError for what can be known before it is rolled
   * @example
   * const attack = createRoller().compile('d100!o + 15');
   * for (let i = 0; i < 1_000_000; i++) sum += attack.total();
   */
  compile(notation: string | Tree, options?: CompileOptions): CompiledNotation;
  /**
   * The exact odds of a notation or tree; of a series, those of one member and of its ranks.
   *
   * @throws DiceError also `odds-too-large`, and for what can fail when it is rolled, with its chance
   */
  odds(notation: string | Tree, options?: OddsOptions): Odds;
  /** Reads a notation. Never throws, whatever the text. */
  parse(notation: string): Parsed;
  /**
   * All errors and warnings of a notation or a tree, in the order of the text, without rolling. With
   * variables, also those that their values cause. Never throws, whatever the text or tree.
   */
  check(notation: string | Tree, options?: CheckOptions): readonly Diagnostic[];
  /**
   * Shows every node of a notation to a function: named rolls, the number of members, the body, in the order in
   * which they are rolled, each node before those below it.
   *
   * @param visitor - a function of any node, or an object with functions by kind: `{ dice: (node) => ... }`
   * @throws DiceError when it cannot be read; errors of the function pass through unchanged
   */
  visit(notation: string | Tree, visitor: Visitor<void>): void;
  /**
   * Another tree: every node may be replaced, each after those below it. The new tree is checked like one from
   * outside. It prints, rolls and replays like any other, and its places refer to its own text.
   *
   * @param change - gives another node (places may be left out), a text of notation that replaces the
   *   node, or nothing, which leaves the node as it is; a function of any node, or functions by kind
   * @throws DiceError when the notation or a text cannot be read; `unsuitable-tree` when a node is not one
   */
  map(notation: string | Tree, change: Visitor<Replacement>): Tree;
  /**
   * The rolls in a sentence, with their places: those in `[[` and `]]`, or in the brackets that you name.
   *
   * @throws DiceError for what is not a text and for options that are wrong; never because of the text
   */
  scan(text: string, options?: ScanOptions): readonly ScannedRoll[];
  /**
   * The canonical spelling of a notation.
   *
   * @throws DiceError when it cannot be read
   */
  format(notation: string | Tree): string;
  /**
   * Says what a notation means, in plain English. A roll itself says what it did.
   *
   * @throws DiceError when it cannot be rolled
   */
  explain(notation: string | Tree, options?: ExplainOptions): string;
}

/**
 * Makes your own roller. Two rollers share nothing.
 *
 * @throws DiceError for options that are wrong
 * @example createRoller({ variables: { str: 3 } }).roll('d20 + @str')
 */
export function createRoller(options: RollerOptions = {}): Roller {
  const setting = createSetting(options);
  const rolling = createRolling(setting);
  const reading = createReading(setting);
  const roller: Roller = {
    ...rolling,
    restore: createRestoring(rolling),
    reroll: createRerolling(createHands(setting)),
    ...reading,
    ...createTreeEditing(setting),
    scan: createScanning(setting, reading),
    odds: createShowing(setting),
    explain: createExplaining(setting),
  };
  // Errors about calls are worded in English where they are thrown.
  return setting.locale.language === 'en' ? roller : inLanguageOf(setting, roller);
}

/** The same functions, whose errors about calls are in the roller's language. */
function inLanguageOf({ reporter: { within } }: RollerSetting, roller: Roller): Roller {
  return {
    roll: (notation, options) => within(() => roller.roll(notation, options)),
    total: (notation, options) => within(() => roller.total(notation, options)),
    restore: (saved) => within(() => roller.restore(saved)),
    reroll: (roll, dice, options) => within(() => roller.reroll(roll, dice, options)),
    compile(notation, options) {
      const { roll, total } = within(() => roller.compile(notation, options));
      return {
        roll: (given) => within(() => roll(given)),
        total: (given) => within(() => total(given)),
      };
    },
    odds: (notation, options) => within(() => roller.odds(notation, options)),
    parse: (notation) => roller.parse(notation),
    visit: (notation, visitor) => within(() => roller.visit(notation, visitor)),
    map: (notation, change) => within(() => roller.map(notation, change)),
    scan: (text, options) => within(() => roller.scan(text, options)),
    check: (notation, options) => within(() => roller.check(notation, options)),
    format: (notation) => within(() => roller.format(notation)),
    explain: (notation, options) => within(() => roller.explain(notation, options)),
  };
}
