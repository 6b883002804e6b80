/** `--ask`: the program says which die to roll, a person types the face that it shows. */
import type { Die } from '../../eval/random/dice-source.ts';
import { dieName } from '../../eval/random/dice-source.ts';
import { MissingFace, shows } from '../../eval/random/scripted.ts';
import type { Roll, Roller, Variables } from '../../index.ts';
import { isTerminal } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { fitted } from '../text/fitted.ts';
import type { TwoDice } from '../text/values.ts';
import { readTableFaces } from '../text/values.ts';
import type { FaceList, RollingWords } from '../words/index.ts';
import { createAsker } from './asker.ts';

/** Rolls with faces that are asked for. */
export interface FaceAsker {
  /**
   * One roll; undefined when the person leaves with Ctrl-C.
   *
   * @throws DiceError for what is wrong with the notation or with these dice; `missing-face` when the input
   *   ends before the roll is complete
   */
  roll(notation: string, variables: Variables | undefined): Promise<Roll | undefined>;
  /** Stops listening, and warns of faces that were typed and not used. */
  close(): Promise<void>;
}

/**
 * The dice of a roll decide which dice come next, so the notation is rolled again with the faces so far until
 * none is missing.
 */
export function createFaceAsker(roller: Roller, io: LocalIo): FaceAsker {
  const { locale, words } = io.language;
  const { rolling } = words;
  const asker = createAsker(io);
  let typed: readonly (number | TwoDice)[] = [];
  let isFirstHundred = isTerminal(io.streams?.in);

  /** The next face for this die; undefined when nothing more is typed. */
  const nextFace = async (die: Die, number: number): Promise<number | undefined> => {
    if (isFirstHundred && isHundred(die)) {
      isFirstHundred = false;
      await asker.say(`${fitted(rolling.twoDice, io)}\n`);
    }
    for (;;) {
      const [given, ...others] = typed;
      const face = typeof given === 'object' && isHundred(die) ? given.hundred : given;
      if (face === undefined) {
        const line = await asker.ask(rolling.question(number, dieName(die)));
        if (line === undefined) return undefined;
        const faces = readTableFaces(line);
        if (faces === undefined) await asker.say(`${fitted(rolling.notWhole(facesOf(die)), io)}\n`);
        typed = faces ?? [];
      } else if (typeof face === 'object') {
        typed = [];
        await asker.say(`${fitted(rolling.notTwoDice(dieName(die)), io)}\n`);
      } else if (shows(die, face)) {
        typed = others;
        return face;
      } else {
        // What was typed after it was meant for other dice.
        typed = [];
        await asker.say(`${fitted(refusal(die, face, rolling), io)}\n`);
      }
    }
  };

  return {
    async roll(notation, variables) {
      const dice: number[] = [];
      for (;;) {
        try {
          return roller.roll(notation, { dice, ...(variables === undefined ? {} : { variables }) });
        } catch (error) {
          if (!(error instanceof MissingFace)) throw error;
          const face = await nextFace(error.die, dice.length + 1);
          if (face === undefined && asker.interrupted) return undefined;
          if (face === undefined) throw error;
          dice.push(face);
        }
      }
    },
    async close() {
      asker.close();
      if (typed.length === 0) return;
      await io.err(
        `${locale.diagnostics.frame.warning(rolling.unused(typed.map((each) => (typeof each === 'object' ? each.hundred : each))))}\n`,
      );
    },
  };
}

/** The die that is rolled as two. */
const isHundred = ({ sides, faces }: Die): boolean => sides === 100 && faces === undefined;

function refusal(die: Die, face: number, words: RollingWords): string {
  const { sides, faces } = die;
  const zero = faces === undefined && face === 0 && [10, 100].includes(sides);
  const hint = zero ? words.zero(sides) : '';
  return words.notOnDie(dieName(die), face, facesOf(die)) + hint;
}

/** The most faces that are listed one by one. */
const fewFaces = 8;

function facesOf({ sides, faces }: Die): FaceList {
  if (faces === undefined) return { kind: 'numbered', sides };
  const different = [...new Set(faces)];
  const [first = 0] = different;
  if (different.length <= fewFaces) return { kind: 'listed', faces: different };
  return { kind: 'many', first, last: different.at(-1) ?? first };
}
