/**
 * Rolling compared with npm's peers, and with a bare loop that throws as many dice.
 *
 *   npm run bench:rolling
 */
import process from 'node:process';
import { compile, parse, roll } from '../dist/index.js';
import { ownBareDice } from './bare.mjs';
import { compare, figure, table } from './measure.mjs';
import { notations } from './notations.mjs';
import { peers, reading, spelling } from './peers.mjs';

const rounds = Number(process.env.ROUNDS ?? 9);

const again = [];
const parsed = [];
const totals = [];
for (const [notation, , bare] of notations) {
  const read = parse(notation);
  if (!read.ok) throw new Error(notation);
  const made = compile(notation);
  const { bareDice } = await ownBareDice();
  const { sum } = bareDice();
  const works = {
    seen: () => roll(notation),
    told: () => roll(notation).dice.length,
    tree: () => roll(read.tree),
    compiled: () => made.roll(),
    total: () => made.total(),
    bare: () => bare(sum),
  };
  const notes = {};
  for (const [name, peer] of Object.entries(peers)) {
    const [text, note] = spelling(name, notation);
    const found = note === '' ? reading(peer, text, notation) : note;
    if (found === 'not read') continue;
    notes[name] = found === 'read' ? '' : ` (${found})`;
    works[`${name}, text`] = () => peer.text(text);
    if (peer.parsed !== undefined) works[`${name}, parsed`] = peer.parsed(text);
  }
  const result = compare(works, { rounds });
  const beside = (mine, suffix) =>
    Object.keys(peers).map((name) => {
      const other = `${name}, ${suffix}`;
      if (result[other] === undefined) return '-';
      return `${figure(result[mine].times(other))}${notes[name]}`;
    });
  again.push([
    `\`${notation}\``,
    figure(result.seen.ns),
    figure(result.told.ns),
    ...beside('seen', 'text'),
  ]);
  parsed.push([
    `\`${notation}\``,
    figure(result.compiled.ns),
    figure(result.tree.ns),
    ...beside('compiled', 'parsed'),
  ]);
  totals.push([
    `\`${notation}\``,
    figure(result.total.ns),
    figure(result.bare.ns),
    (1 / result.total.times('bare')).toFixed(2),
    notation === 'd100!o+15' ? '2' : '1.5',
  ]);
}

const names = Object.keys(peers);
process.stdout.write(
  [
    '### A text seen before, whole result (times faster than)',
    '',
    table(['notation', 'openroll, ns', 'and all its dice, ns', ...names], again),
    '',
    '### Rolled again from what was parsed, whole result (times faster than)',
    '',
    table(['notation', 'compiled, ns', 'a tree, ns', ...names], parsed),
    '',
    '### The total alone, and a bare loop with as many dice',
    '',
    table(['notation', 'total, ns', 'bare loop, ns', 'times the bare loop', 'goal'], totals),
    '',
  ].join('\n'),
);
