/** The commands of a session, one record each. */

import { nearest } from '../../grammar/fixes/suggest.ts';
import { printVariable } from '../../grammar/print/print.ts';
import type { Look } from '../../render/odds/odds-table.ts';
import { tableOf } from '../../render/odds/odds-table.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import { printable } from '../../shared/printable.ts';
import type { Io } from '../io.ts';
import { fitted } from '../text/fitted.ts';
import { readFaces } from '../text/values.ts';
import { helpOn } from './help.ts';
import type { Session } from './session.ts';
import { definitionText } from './session.ts';

export interface SessionCommand {
  /** Without the colon. */
  readonly name: string;
  readonly aliases?: readonly string[];
  /** What may stand behind it. */
  readonly takes?: string;
  readonly doc: string;
  /** `argument` is trimmed. */
  readonly run: (argument: string, session: Session) => Promise<void> | void;
  /** It ends the session. */
  readonly ends?: boolean;
}

const word = ':[a-z?]+';

/** `:odds 4d6kh3`; undefined: this is no command. `help`, `exit` and `quit` need no colon, as they say nothing else. */
export function commandOf(
  line: string,
): { readonly name: string; readonly argument: string } | undefined {
  const [, name, argument = ''] =
    new RegExp(`^\\s*(?:(${word})(?:\\s+(.*))?|(?:help|exit|quit)\\s*)$`, 'is').exec(line) ?? [];
  if (name !== undefined) return { name: name.slice(1).toLowerCase(), argument: argument.trim() };
  const bare = line.trim().toLowerCase();
  return ['help', 'exit', 'quit'].includes(bare) ? { name: bare, argument: '' } : undefined;
}

/** The notation that is given, or the last one. */
async function withNotation(
  argument: string,
  session: Session,
  work: (notation: string) => Promise<void>,
): Promise<void> {
  const notation = argument === '' ? session.last?.notation : argument;
  if (notation === undefined)
    await session.io.err('error: nothing was rolled yet: write a notation\n');
  else await work(notation);
}

const lookOf = ({ colour, ascii: isAscii = false, width }: Io): Look => ({
  style: colour.out ? 'ansi' : 'plain',
  glyphs: isAscii ? ascii : unicode,
  width,
  rows: 40,
  fractions: false,
});

export const commands: readonly SessionCommand[] = [
  {
    name: 'odds',
    takes: '[NOTATION]',
    doc: 'its exact odds; those of the last roll without a notation',
    run: (argument, session) =>
      withNotation(argument, session, async (notation) => {
        const odds = session.odds(notation);
        await session.tell(odds.warnings, notation);
        await session.io.out(`${tableOf(odds, lookOf(session.io))}\n`);
      }),
  },
  {
    name: 'explain',
    takes: '[NOTATION]',
    doc: 'what it says; what the last roll did without a notation',
    async run(argument, { last, roller, io }) {
      if (argument !== '') await io.out(`${fitted(roller.explain(argument), io)}\n`);
      else if (last !== undefined) await io.out(`${fitted(last.roll.explain(), io)}\n`);
      else await io.err('error: nothing was rolled yet: write a notation\n');
    },
  },
  {
    name: 'check',
    takes: '[NOTATION]',
    doc: 'its errors and warnings',
    run: (argument, session) =>
      withNotation(argument, session, async (notation) => {
        const found = session.check(notation);
        await session.tell(found, notation);
        if (found.length === 0) await session.io.out('nothing is wrong\n');
      }),
  },
  {
    name: 'format',
    takes: '[NOTATION]',
    doc: 'its one canonical spelling',
    run: (argument, session) =>
      withNotation(argument, session, async (notation) => {
        await session.io.out(`${printable(session.roller.format(notation))}\n`);
      }),
  },
  {
    name: 'again',
    takes: '[NUMBER]',
    doc: 'rolls the last notation again, so many times',
    async run(argument, session) {
      if (argument !== '' && !/^[1-9]\d{0,3}$/.test(argument)) {
        await session.io.err('error: a number from 1 to 9999 may stand here\n');
        return;
      }
      await withNotation('', session, async (notation) => {
        for (let left = Number(argument || 1); left > 0; left -= 1) await session.roll(notation);
      });
    },
  },
  {
    name: 'dice',
    takes: 'FACES NOTATION',
    doc: 'rolls with the faces that your dice show: :dice 97,17 d100!o',
    async run(argument, session) {
      const [, first = '', notation = ''] = /^(\S+)\s+(.*)$/s.exec(argument) ?? [];
      const faces = readFaces(first);
      if (faces !== undefined && notation !== '') await session.roll(notation, faces);
      else
        await session.io.err('error: faces and a notation are needed, as in :dice 97,17 d100!o\n');
    },
  },
  {
    name: 'seed',
    takes: '[SEED]',
    doc: 'from now on the dice of this seed; secure dice without one',
    async run(argument, session) {
      session.setSeed(argument === '' ? undefined : argument);
      await session.io.out(
        argument === '' ? 'secure dice\n' : `dice of the seed ${printable(argument)}\n`,
      );
    },
  },
  {
    name: 'vars',
    doc: 'the names that stay; @x := 2d6 makes one',
    async run(_, session) {
      const names = [...session.variables.keys()];
      for (const name of names) {
        await session.io.out(`${fitted(definitionText(name, session), session.io)}\n`);
      }
      if (names.length === 0) await session.io.out('no names yet: @x := 2d6 makes one\n');
    },
  },
  {
    name: 'forget',
    takes: '@NAME',
    doc: 'forgets a name',
    async run(argument, { variables, io }) {
      const name = argument.replace(/^@?(?:\{(.*)\})?/, '$1').toLowerCase();
      if (variables.delete(name)) return;
      const near = nearest(name, variables.keys()).map(printVariable);
      const hint = near.length > 0 ? `\nhint: did you mean ${near.join(' or ')}?` : '';
      await io.err(`error: there is no name ${printable(argument)}${hint}\n`);
    },
  },
  {
    name: 'help',
    aliases: ['h', '?'],
    takes: '[WORD]',
    doc: 'this list; or what a modifier, a function or a die does: :help kh',
    async run(argument, { io }) {
      if (argument === '') await io.out(fitted(overview(), io));
      else
        await io.out(fitted(helpOn(argument) ?? `nothing is called ${printable(argument)}\n`, io));
    },
  },
  {
    name: 'quit',
    aliases: ['q', 'exit'],
    doc: 'ends the session, as Ctrl-D does',
    run: () => undefined,
    ends: true,
  },
];

/** All names and aliases, with the colon. */
export const commandNames: readonly string[] = commands.flatMap(({ name, aliases = [] }) =>
  [name, ...aliases].map((each) => `:${each}`),
);

function overview(): string {
  const heads = commands.map(({ name, takes = '' }) => `:${name} ${takes}`.trimEnd());
  const width = Math.max(...heads.map(({ length }) => length));
  const rows = commands.map(
    ({ doc }, index) => `  ${(heads[index] ?? '').padEnd(width)}  ${doc}\n`,
  );
  return [
    'A notation is rolled: 2d6+3, d100!o+15, 4d6kh3. @x := 2d6 alone on a line keeps a name.\n',
    ...rows,
  ].join('');
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
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : ':help lists them';
    await session.io.err(`error: there is no command :${printable(name)}\nhint: ${hint}\n`);
    return false;
  }
  await command.run(argument, session);
  return command.ends === true;
}
