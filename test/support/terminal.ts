/** The built command in a pseudo-terminal, as a person sees it. */
import process from 'node:process';
import { spawn } from '@lydell/node-pty';

export interface TerminalOptions {
  readonly columns?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Terminal {
  /** Waits until the bare text that has come since the last wait matches; gives that text. */
  until(pattern: RegExp): Promise<string>;
  /** Types. */
  type(keys: string): void;
  /** Presses one key and waits until the screen has answered, as a person would. */
  press(key: string): Promise<void>;
  /** Waits for the end; gives the exit status and all that was shown. */
  ended(): Promise<{ readonly status: number; readonly shown: string }>;
  /** Ends it if it still runs. */
  kill(): void;
}

/** Keys. */
export const keys = {
  enter: '\r',
  tab: '\t',
  up: '\u001b[A',
  home: '\u001b[H',
  ctrlC: '\u0003',
  ctrlD: '\u0004',
} as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences are what is taken out
const sequences = /\u001b\[[\d;?]*[A-Za-z]|\u001b[=>]/g;

/** The text alone, without colours and movements of the cursor. */
export const bare = (text: string): string => text.replace(sequences, '').replaceAll('\r', '');

/** Milliseconds to wait for what must come; a busy machine is slow. */
const patience = 25_000;

/** Runs a file of Node's in a terminal of 80 columns. */
export function openTerminal(
  file: string,
  args: readonly string[],
  { columns = 80, environment = {} }: TerminalOptions = {},
): Terminal {
  // A machine that builds and tests says so, and is then taken for one without colours.
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    cols: columns,
    rows: 24,
    name: 'xterm-256color',
    // In English, whatever the machine speaks.
    env: { ...inherited, LC_ALL: 'C.UTF-8', TERM: 'xterm-256color', ...environment } as Record<
      string,
      string
    >,
  });
  let shown = '';
  let seen = 0;
  let status: number | undefined;
  let look = (): void => {};
  child.onData((data) => {
    shown += data;
    look();
  });
  child.onExit(({ exitCode, signal }) => {
    status = signal ? 128 + signal : exitCode;
    look();
  });
  const wait = (done: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`${why}: ${JSON.stringify(shown)}`));
      const timer = setTimeout(() => fail('waited in vain'), patience);
      look = () => {
        if (done()) resolve();
        else if (status !== undefined) fail('it has ended');
        else return;
        clearTimeout(timer);
      };
      look();
    });
  return {
    async until(pattern) {
      const text = (): string => bare(shown.slice(seen));
      await wait(() => pattern.test(text()));
      const found = text();
      seen = shown.length;
      return found;
    },
    type: (text) => child.write(text),
    press(key) {
      const before = shown.length;
      child.write(key);
      return wait(() => shown.length > before);
    },
    async ended() {
      await wait(() => status !== undefined);
      return { status: status ?? -1, shown };
    },
    kill() {
      if (status === undefined) child.kill('SIGKILL');
    },
  };
}
