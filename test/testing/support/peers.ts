/** Other rollers, each after an adapter of a few lines. */
import { DiceRoller as ThreeDice } from '@3d-dice/dice-roller-parser';
import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import { DiceRoller } from 'dice-roller-parser';
import type { AnyRoller, TestDice } from '../../../src/testing/index.ts';

export interface Peer {
  readonly name: string;
  readonly roller: AnyRoller;
  /** A roll with dice of its own. */
  readonly alone?: (notation: string) => number;
}

/** Its dice come from one generator for all, whose method is replaced for the time of a roll. */
const rpgDiceRoller: AnyRoller = {
  total(notation, dice) {
    const generator = NumberGenerator.generator as unknown as Record<string, unknown>;
    generator.integer = (min: number, max: number) => min - 1 + dice(max - min + 1);
    try {
      return new DiceRoll(notation).total;
    } finally {
      // The method of its class shows again.
      delete generator.integer;
    }
  },
};

interface Parser {
  randFunction: () => number;
  generateDiceRoll: (sides: number, order: number) => unknown;
  rollValue: (notation: string) => number;
}

/** Its dice come from numbers from 0 to 1: the middle of each face's share. */
const fromUnits = (create: () => unknown): AnyRoller => ({
  total(notation: string, dice: TestDice) {
    const parser = create() as Parser;
    const { generateDiceRoll } = parser;
    parser.generateDiceRoll = (sides, order) => {
      parser.randFunction = () => (dice(sides) - 0.5) / sides;
      return generateDiceRoll.call(parser, sides, order);
    };
    return parser.rollValue(notation);
  },
  // In the notation of Roll20 ">5" is "5 or more".
  spells: { atLeast: (pool, least) => `${pool}>${least}` },
});

export const peers: readonly Peer[] = [
  {
    name: '@dice-roller/rpg-dice-roller 5.5.1',
    roller: rpgDiceRoller,
    alone: (notation) => new DiceRoll(notation).total,
  },
  {
    name: 'dice-roller-parser 0.1.8',
    roller: fromUnits(() => new DiceRoller()),
    alone: (notation) => new DiceRoller().rollValue(notation),
  },
  {
    name: '@3d-dice/dice-roller-parser 0.2.6',
    roller: fromUnits(() => new ThreeDice()),
    alone: (notation) => new ThreeDice().rollValue(notation),
  },
];
