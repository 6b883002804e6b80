/** The session at a terminal, or at a pipe. */
import process from 'node:process';
import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import manifest from '../../../package.json' with { type: 'json' };
import type { Streams } from '../io.ts';
import { exitStatus, isTerminal } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { folded } from '../text/fitted.ts';
import { commandOf, runCommand } from './commands.ts';
import { complete } from './complete.ts';
import type { History } from './history.ts';
import { createHistory, historyFile } from './history.ts';
import type { Session } from './session.ts';
import { answerLine, createSession, guarded } from './session.ts';

export interface ReplFlags {
  readonly seed?: string;
  readonly var?: GivenVariables;
}

/** Answers lines until the input ends or the session is left. @returns the exit status */
export async function repl({ seed, var: variables }: ReplFlags, io: LocalIo): Promise<number> {
  const session = createSession(io, { seed: seed?.trim(), variables });
  const { streams } = io;
  if (streams === undefined) return exitStatus.fine;
  const screen = [streams.out, streams.err].find(isTerminal);
  if (isTerminal(streams.in) && screen !== undefined) await atTerminal(session, streams, screen);
  else await atPipe(session, streams);
  return exitStatus.fine;
}

async function atPipe(session: Session, streams: Streams): Promise<void> {
  const reader = createInterface({ input: streams.in, terminal: false });
  for await (const line of reader) if (await answered(line, session)) break;
  reader.close();
}

async function atTerminal(
  session: Session,
  streams: Streams,
  screen: Streams['out'],
): Promise<void> {
  const { io, variables } = session;
  const { locale, words } = io.language;
  const history = createHistory(historyFile(io.environment ?? {}, process.platform), (reason) => {
    void io.err(`${locale.diagnostics.frame.warning(words.session.noHistory(reason))}\n`);
  });
  await io.err(`${folded(words.session.greeting(manifest.version), io.width)}\n`);
  const reader = createInterface({
    input: streams.in,
    output: screen,
    terminal: true,
    prompt: '> ',
    completer: (line: string) => complete(line, variables.keys()),
    history: [...history.lines],
    historySize: 1_000,
    removeHistoryDuplicates: true,
  });
  reader.on('SIGINT', () => clearLine(reader, screen, words.session.leave));
  reader.prompt();
  let left = false;
  for await (const line of reader) {
    left = await entered(line, session, history);
    if (left) break;
    reader.prompt();
  }
  reader.close();
  // Ctrl-D leaves the cursor after the prompt.
  if (!left) screen.write('\n');
}

async function entered(line: string, session: Session, history: History): Promise<boolean> {
  if (line.trim() !== '') history.add(line);
  return answered(line, session);
}

/** Answers one line; true: the session is left. No error of a notation ends it. */
async function answered(line: string, session: Session): Promise<boolean> {
  let left = false;
  if (line.trim() === '') return left;
  await guarded(session, async () => {
    const command = commandOf(line);
    if (command === undefined) await answerLine(line, session);
    else left = await runCommand(command, session);
  });
  return left;
}

/** Ctrl-C: what was typed is gone. On an empty line it shows how to leave. */
function clearLine(reader: Interface, screen: Streams['out'], howToLeave: string): void {
  if (reader.line === '') {
    screen.write(`\n${howToLeave}\n`);
  } else {
    // To the end of the line, then all before it: the keys that readline knows for it.
    reader.write(null, { ctrl: true, name: 'e' });
    reader.write(null, { ctrl: true, name: 'u' });
  }
  reader.prompt();
}
