/** What a terminal can show, and what the environment says about it. */

interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  hasColors?(): boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a stream is written to in colours. FORCE_COLOR decides where it is set: everything but `0` and
 * `false` means yes. NO_COLOR means no, unless it is empty. Else a terminal that has colours shows them.
 */
export function showsColours(
  stream: Screen,
  { FORCE_COLOR: force, NO_COLOR: no }: Environment,
): boolean {
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (no !== undefined && no !== '') return false;
  return stream.isTTY === true && stream.hasColors?.() === true;
}

/** The columns of a screen; 80 where there is none, or none that says. */
export function columnsOf({ isTTY, columns }: Screen): number {
  return isTTY === true && columns !== undefined && columns > 0 ? Math.max(20, columns) : 80;
}
