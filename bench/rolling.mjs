/**
 * Rolling beside the peers that npm has, and beside a bare loop that throws as many dice.
 *
 *   npm run bench:rolling
 */
import process from 'node:process';
import { compile, createRoller, parse, roll } from '../dist/index.js';
import { ownBareDice } from './bare.mjs';
import { compare, figure, table } from './measure.mjs';
import { peers, reading, spelling } from './peers.mjs';

const rounds = Number(process.env.ROUNDS ?? 9);

/** The notation; the same with another number in it for each call; and as many bare throws. */
const notations = [
  ['2d6+3', (n) => `2d6+${n + 3}`, (sum) => sum(2, 6) + 3],
  ['4d6kh3', (n) => `4d${n + 6}kh3`, (sum) => sum(4, 6)],
  [
    'd100!o+15',
    (n) => `d100!o+${n + 15}`,
    (sum) => {
      const face = sum(1, 100);
      return (face > 95 || face < 6 ? sum(1, 100) : 0) + face + 15;
    },
  ],
  [
    '(2d6+3)*2+4d8kh2-1',
    (n) => `(2d6+3)*2+4d8kh2-${n + 1}`,
    (sum) => (sum(2, 6) + 3) * 2 + sum(4, 8) - 1,
  ],
  ['10d10>=7', (n) => `10d${n + 10}>=7`, (sum) => sum(10, 10)],
];

/** Another text for each call, made before the clock runs; so many that none is still remembered. */
const many = 20_000;
const fresh = (vary) => Array.from({ length: many }, (_, n) => vary(n));

/** A peer's text with the same number changed as in ours. */
function varied(text, notation, vary) {
  return Array.from({ length: many }, (_, n) => {
    const ours = vary(n);
    if (text === notation) return ours;
    // The nearest spelling keeps the last number at its end, or the sides behind its "d".
    const number = /\+(\d+)$/.exec(ours)?.[1];
    if (number !== undefined) return text.replace(/\d+$/, number);
    const sides = /d(\d+)>/.exec(ours)?.[1];
    return sides === undefined ? text : text.replace(/d\d+>/, `d${sides}>`);
  });
}

const again = [];
const never = [];
const parsed = [];
const totals = [];
for (const [notation, vary, bare] of notations) {
  const read = parse(notation);
  if (!read.ok) throw new Error(notation);
  const made = compile(notation);
  const { bareDice } = await ownBareDice();
  const { sum } = bareDice();
  const texts = fresh(vary);
  const unread = createRoller();
  // Goes on from round to round, so that no text comes again while it is remembered.
  let next = 0;
  // It takes thousands of texts until all of reading and checking is compiled.
  while (next < 6_000) unread.roll(texts[next++ % many]);
  const works = {
    seen: () => roll(notation),
    told: () => roll(notation).dice.length,
    never: () => unread.roll(texts[next++ % many]),
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
    const others = varied(text, notation, vary);
    works[`${name}, never`] = (call) => peer.text(others[call % many]);
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
  never.push([`\`${notation}\``, figure(result.never.ns), ...beside('never', 'never')]);
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
    '### A text never seen (times faster than)',
    '',
    table(['notation', 'openroll, ns', ...names], never),
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
