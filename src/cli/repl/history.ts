/** The lines of earlier sessions, in the user's folder for such things. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/** The most lines that are kept. */
const mostLines = 1_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where programs keep what they remember: `$XDG_STATE_HOME`, by default `~/.local/state`; on Windows
 * `%LOCALAPPDATA%`. Undefined: there is no such place. (XDG Base Directory Specification 0.8, which also
 * says that a path that is not absolute does not count.)
 */
export function historyFile(environment: Environment, platform: string): string | undefined {
  const absolute = (path: string | undefined): string | undefined =>
    path !== undefined && isAbsolute(path) ? path : undefined;
  const { XDG_STATE_HOME, HOME, LOCALAPPDATA } = environment;
  const home = absolute(HOME);
  const folder =
    platform === 'win32'
      ? absolute(LOCALAPPDATA)
      : (absolute(XDG_STATE_HOME) ?? (home === undefined ? undefined : join(home, '.local/state')));
  return folder === undefined ? undefined : join(folder, 'openroll', 'history');
}

export interface History {
  /** The lines of earlier sessions, the newest first. */
  readonly lines: readonly string[];
  /** Keeps a line. */
  add(line: string): void;
}

/**
 * Reads the history. Each line is written when it is entered, so that sessions side by side lose nothing.
 *
 * @param trouble - called once, when lines cannot be saved; the session continues without
 */
export function createHistory(
  file: string | undefined,
  trouble: (reason: string) => void,
): History {
  if (file === undefined) return { lines: [], add: () => undefined };
  let works = true;
  const attempt = (work: () => void): void => {
    if (!works) return;
    try {
      work();
    } catch (error) {
      works = false;
      trouble((error as Error).message);
    }
  };
  let lines: readonly string[] = [];
  attempt(() => {
    const all = linesIn(file);
    lines = all.slice(-mostLines);
    // Only the user may read what was played.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    if (all.length > 2 * mostLines) {
      writeFileSync(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    }
  });
  return {
    lines: [...lines].reverse(),
    add: (line) => attempt(() => appendFileSync(file, `${line}\n`, { mode: 0o600 })),
  };
}

function linesIn(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
