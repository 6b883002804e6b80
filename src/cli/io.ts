/** What a command may do with the world: two streams, and whether they show colours. */

export interface Io {
  /** Writes a result. A promise is given back when the reader is slow. */
  readonly out: (text: string) => Promise<void> | undefined;
  /** Writes an error, a warning or other news. */
  readonly err: (text: string) => Promise<void> | undefined;
  /** The columns of the reader's screen. */
  readonly width: number;
  readonly colour: { readonly out: boolean; readonly err: boolean };
}

/** The ways a command ends. */
export const exitStatus = {
  fine: 0,
  /** The notation is wrong. */
  notation: 1,
  /** The command was called in a wrong way. */
  usage: 2,
} as const;
