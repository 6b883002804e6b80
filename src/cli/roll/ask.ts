/** `--ask`: the program says which die to roll, a person types the face that it shows. */
import type { Die } from '../../eval/random/dice-source.ts';
import { dieName } from '../../eval/random/dice-source.ts';
import { MissingFace, shows } from '../../eval/random/scripted.ts';
import type { Roll, Roller, Variables } from '../../index.ts';
import type { Io } from '../io.ts';
import { readFaces } from '../text/values.ts';
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
  /** Stops listening, and tells of faces that were typed and not needed. */
  close(): Promise<void>;
}

/**
 * The dice of a roll decide which dice come next, so the notation is rolled anew with the faces so far until
 * none is missing.
 */
export function createFaceAsker(roller: Roller, io: Io): FaceAsker {
  const asker = createAsker(io);
  let typed: readonly number[] = [];

  /** The next face for this die; undefined when nothing more is typed. */
  const nextFace = async (die: Die, number: number): Promise<number | undefined> => {
    for (;;) {
      const [face, ...others] = typed;
      if (face === undefined) {
        const line = await asker.ask(`die ${number}, ${dieName(die)}: `);
        if (line === undefined) return undefined;
        const faces = readFaces(line);
        if (faces === undefined) await asker.say(`A face is a whole number: ${facesOf(die)}.\n`);
        typed = faces ?? [];
      } else if (shows(die, face)) {
        typed = others;
        return face;
      } else {
        // What was typed behind it was meant for other dice.
        typed = [];
        await asker.say(`${refusal(die, face)}\n`);
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
      if (typed.length > 0) await io.err(`warning: not needed: ${typed.join(', ')}\n`);
    },
  };
}

function refusal(die: Die, face: number): string {
  const { sides, faces } = die;
  const zero = faces === undefined && face === 0 && [10, 100].includes(sides);
  const hint = zero ? ` What real dice show as 0 counts ${sides}: type ${sides}.` : '';
  return `A ${dieName(die)} cannot show ${face}; its faces are ${facesOf(die)}.${hint}`;
}

/** The most faces that are listed one by one. */
const fewFaces = 8;

function facesOf({ sides, faces }: Die): string {
  if (faces === undefined) return sides === 1 ? '1' : `1 to ${sides}`;
  const different = [...new Set(faces)];
  if (different.length > fewFaces) return `some from ${different[0]} to ${different.at(-1)}`;
  const last = different.pop();
  return different.length === 0 ? `${last}` : `${different.join(', ')} or ${last}`;
}
