/** The commands of a session, one record each. */

import { nearest } from '../../grammar/fixes/suggest.ts';
import { printVariable } from '../../grammar/print/print.ts';
import type { Look } from '../../render/odds/odds-table.ts';
import { tableOf } from '../../render/odds/odds-table.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import { printable } from '../../shared/printable.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine } from '../local-io.ts';
import { fitted } from '../text/fitted.ts';
import { readFaces } from '../text/values.ts';
import type { SessionCommandName, SessionWords } from '../words/index.ts';
import { helpOn } from './help.ts';
import type { Session } from './session.ts';
import { definitionText } from './session.ts';

export interface SessionCommand {
  /** Without the colon. */
  readonly name: SessionCommandName;
  readonly aliases?: readonly string[];
  /** What may follow it, in the words of a language. */
  readonly takes?: (takes: SessionWords['takes']) => string;
  /** `argument` is trimmed. */
  readonly run: (argument: string, session: Session) => Promise<void> | void;
  /** It ends the session. */
  readonly ends?: boolean;
}

const word = ':[a-z?]+';

/** `:odds 4d6kh3`; undefined: this is not a command. `help`, `exit` and `quit` need no colon, as they say nothing else. */
export function commandOf(
  line: string,
): { readonly name: string; readonly argument: string } | undefined {
  const [, name, argument = ''] =
    new RegExp(`^\\s*(?:(${word})(?:\\s+(.*))?|(?:help|exit|quit)\\s*)$`, 'is').exec(line) ?? [];
  if (name !== undefined) return { name: name.slice(1).toLowerCase(), argument: argument.trim() };
  const bare = line.trim().toLowerCase();
  return ['help', 'exit', 'quit'].includes(bare) ? { name: bare, argument: '' } : undefined;
}

const wordsOf = ({ io }: Session): SessionWords => io.language.words.session;

/** What is wrong with a command of the session. */
async function refuse(
  session: Session,
  what: (words: SessionWords) => string,
  hint?: string,
): Promise<void> {
  await session.io.err(errorLine(session.io, what(wordsOf(session)), hint));
}

/** The notation that is given, or the last one. */
async function withNotation(
  argument: string,
  session: Session,
  work: (notation: string) => Promise<void>,
): Promise<void> {
  const notation = argument === '' ? session.last?.notation : argument;
  if (notation === undefined) await refuse(session, ({ nothingRolled }) => nothingRolled);
  else await work(notation);
}

const lookOf = ({ colour, ascii: isAscii = false, width, language }: LocalIo): Look => ({
  style: colour.out ? 'ansi' : 'plain',
  glyphs: isAscii ? ascii : unicode,
  words: language.locale.render,
  width,
  rows: 40,
  fractions: false,
});

/** The most rolls of `:again`: four digits. */
const mostRepeats = 9_999;

export const commands: readonly SessionCommand[] = [
  {
    name: 'odds',
    takes: ({ notation }) => `[${notation}]`,
    run: (argument, session) =>
      withNotation(argument, session, async (notation) => {
        const odds = session.odds(notation);
        await session.tell(odds.warnings, notation);
        await session.io.out(`${tableOf(odds, lookOf(session.io))}\n`);
      }),
  },
  {
    name: 'explain',
    takes: ({ notation }) => `[${notation}]`,
    async run(argument, session) {
      const { last, roller, io } = session;
      if (argument !== '') await io.out(`${fitted(roller.explain(argument), io)}\n`);
      else if (last !== undefined) await io.out(`${fitted(last.roll.explain(), io)}\n`);
      else await refuse(session, ({ nothingRolled }) => nothingRolled);
    },
  },
  {
    name: 'check',
    takes: ({ notation }) => `[${notation}]`,
    run: (argument, session) =>
      withNotation(argument, session, async (notation) => {
        const found = session.check(notation);
        await session.tell(found, notation);
        if (found.length === 0) await session.io.out(`${wordsOf(session).noProblems}\n`);
      }),
  },
  {
    name: 'format',
    takes: ({ notation }) => `[${notation}]`,
    run: (argument, session) =>
      withNotation(argument, session, async (notation) => {
        await session.io.out(`${printable(session.roller.format(notation))}\n`);
      }),
  },
  {
    name: 'again',
    takes: ({ number }) => `[${number}]`,
    async run(argument, session) {
      if (argument !== '' && !/^[1-9]\d{0,3}$/.test(argument)) {
        await refuse(session, ({ repeatNumber }) => repeatNumber(mostRepeats));
        return;
      }
      await withNotation('', session, async (notation) => {
        for (let left = Number(argument || 1); left > 0; left -= 1) await session.roll(notation);
      });
    },
  },
  {
    name: 'dice',
    takes: ({ faces, notation }) => `${faces} ${notation}`,
    async run(argument, session) {
      const [, first = '', notation = ''] = /^(\S+)\s+(.*)$/s.exec(argument) ?? [];
      const faces = readFaces(first);
      if (faces !== undefined && notation !== '') await session.roll(notation, faces);
      else await refuse(session, ({ facesAndNotation }) => facesAndNotation);
    },
  },
  {
    name: 'seed',
    takes: ({ seed }) => `[${seed}]`,
    async run(argument, session) {
      session.setSeed(argument === '' ? undefined : argument);
      const { secureDice, seededDice } = wordsOf(session);
      await session.io.out(`${argument === '' ? secureDice : seededDice(printable(argument))}\n`);
    },
  },
  {
    name: 'vars',
    async run(_, session) {
      const names = [...session.variables.keys()];
      for (const name of names) {
        await session.io.out(`${fitted(definitionText(name, session), session.io)}\n`);
      }
      if (names.length === 0) await session.io.out(`${wordsOf(session).noNames}\n`);
    },
  },
  {
    name: 'forget',
    takes: ({ name }) => name,
    async run(argument, session) {
      const { variables } = session;
      const name = argument.replace(/^@?(?:\{(.*)\})?/, '$1').toLowerCase();
      if (variables.delete(name)) return;
      const near = nearest(name, variables.keys()).map(printVariable);
      const { unknownName, didYouMean } = wordsOf(session);
      const hint = near.length > 0 ? didYouMean(near) : undefined;
      await refuse(session, () => unknownName(printable(argument)), hint);
    },
  },
  {
    name: 'help',
    aliases: ['h', '?'],
    takes: ({ word }) => `[${word}]`,
    async run(argument, session) {
      const { io } = session;
      const words = wordsOf(session);
      const said = argument === '' ? overview(words) : helpOn(argument, io.language);
      await io.out(fitted(said ?? `${words.noHelp(printable(argument))}\n`, io));
    },
  },
  {
    name: 'quit',
    aliases: ['q', 'exit'],
    run: () => undefined,
    ends: true,
  },
];

/** All names and aliases, with the colon. */
export const commandNames: readonly string[] = commands.flatMap(({ name, aliases = [] }) =>
  [name, ...aliases].map((each) => `:${each}`),
);

/** How a command is written, with what may follow it. */
export const headOf = ({ name, takes }: SessionCommand, words: SessionWords): string =>
  `:${name} ${takes?.(words.takes) ?? ''}`.trimEnd();

function overview(words: SessionWords): string {
  const heads = commands.map((each) => headOf(each, words));
  const width = Math.max(...heads.map(({ length }) => length));
  const rows = commands.map(
    ({ name }, index) => `  ${(heads[index] ?? '').padEnd(width)}  ${words.commands[name]}\n`,
  );
  return [`${words.overview}\n`, ...rows].join('');
}

/** Runs a command; true: the session ends. */
export async function runCommand(
  { name, argument }: { readonly name: string; readonly argument: string },
  session: Session,
): Promise<boolean> {
  const command = commands.find(
    (each) => each.name === name || each.aliases?.includes(name) === true,
  );
  if (command === undefined) {
    const near = nearest(`:${name}`, commandNames);
    const { unknownCommand, didYouMean, listOfCommands } = wordsOf(session);
    const hint = near.length > 0 ? didYouMean(near) : listOfCommands;
    await refuse(session, () => unknownCommand(printable(name)), hint);
    return false;
  }
  await command.run(argument, session);
  return command.ends === true;
}
