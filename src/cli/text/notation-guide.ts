/** `openroll help notation`: how to write what people want to roll, with a game for each, and every word there is. */
import wrapAnsi from 'wrap-ansi';
import { functions } from '../../vocabulary/arithmetic/functions.ts';
import { dice } from '../../vocabulary/dice/index.ts';
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { options } from '../../vocabulary/modifier.ts';
import { modifiers } from '../../vocabulary/modifiers/index.ts';
import type { Language } from '../language.ts';
import type { WishName } from '../words/index.ts';

/** What somebody wants to roll, how it is written, and a game that rolls so, where one is known for it. */
export const wishes: readonly (readonly [wish: WishName, notation: string, game: string])[] = [
  ['sum', '2d6 + 3', 'Traveller'],
  ['stats', '6 x 4d6kh3', 'D&D'],
  ['advantage', '2d20kh1 + 5', 'D&D 5e'],
  ['disadvantage', '2d20kl1 + 5', 'D&D 5e'],
  ['target', '(d20 + 5) >= 15', 'D&D'],
  ['rollUnder', '(d100) <= 45', 'Call of Cthulhu'],
  ['reroll', '2d6ro<=2 + 4', 'D&D 5e'],
  ['pool', '8d10>=8', 'Chronicles of Darkness'],
  ['poolBotch', '7d10>=6f1', 'World of Darkness'],
  ['poolExplodes', '8d10!10>=8', 'Chronicles of Darkness'],
  ['explodes', '{d8!!, d6!!}kh1', 'Savage Worlds'],
  ['openEnded', 'd100!o + 45', 'Rolemaster'],
  ['middle', '3d20km1', ''],
  ['fudge', '4dF + 2', 'Fate'],
  ['faces', '4d{1,2,0,0,1,1}', '2d20'],
  ['sets', '5d6mt3', 'Broken Compass'],
  ['damage', '2d6[fire] + d4[cold]', 'D&D'],
  ['variable', 'd20 + @str', 'D&D'],
  ['name', '@a := d20; @a + @a', ''],
];

/** A row of two columns, the second after the first or, where the first is long, after a few spaces. */
type Row = readonly [left: string, right: string];

/** @param columns - of the screen that the second column is broken for; undefined: there is none */
export function notationGuide({ words, locale }: Language, columns: number | undefined): string {
  const { guide } = words;
  const { records } = locale;
  const game = (wish: WishName, name: string): string =>
    name === '' ? guide.wishes[wish] : guide.inGame(guide.wishes[wish], name);
  const parts: readonly (readonly [head: string, rows: readonly Row[]])[] = [
    [guide.heads.wishes, wishes.map(([wish, notation, name]) => [notation, game(wish, name)])],
    [
      guide.heads.modifiers,
      modifiers.map(({ name, takes, aliases = [] }) => [
        takes.shape === 'comparison' ? '>= <= > < = <>' : [name, ...aliases].join(', '),
        records.modifiers[name],
      ]),
    ],
    [guide.heads.options, options.map(({ name }) => [name, records.options[name]])],
    [
      guide.heads.dice,
      dice.map((die) => [spellingsOf(die).join(', '), records.dice[die.spelling]]),
    ],
    [guide.heads.functions, functions.map(({ name }) => [`${name}()`, records.functions[name]])],
  ];
  return parts.map(([head, rows]) => `${head}\n${table(rows, columns)}`).join('\n\n');
}

/** A longer first column than this does not push the others away. */
const widest = 22;

/** A screen that leaves fewer columns than this to the second one gets it below the first. */
const narrowest = 24;

function table(rows: readonly Row[], columns: number | undefined): string {
  const width = Math.min(widest, Math.max(...rows.map(([left]) => left.length)));
  const room = columns === undefined ? Number.POSITIVE_INFINITY : columns - width - 4;
  const indent = ' '.repeat(room < narrowest ? 4 : width + 4);
  return rows
    .map(([left, right]) => {
      if (room < narrowest)
        return `  ${left}\n${indent}${broken(right, (columns ?? 0) - 4, indent)}`;
      return `  ${left.padEnd(width)}  ${broken(right, room, indent)}`;
    })
    .join('\n');
}

const broken = (text: string, width: number, indent: string): string =>
  Number.isFinite(width) ? wrapAnsi(text, width).replaceAll('\n', `\n${indent}`) : text;
