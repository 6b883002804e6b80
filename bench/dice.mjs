/**
 * One die after another, compared with a bare loop of the same kind.
 *
 *   npm run bench:dice
 */
import process from 'node:process';
import { seededSource, systemSource } from '../dist/index.js';
import { ownBareDice } from './bare.mjs';
import { compare, table } from './measure.mjs';

const dice = 100;
let loops = 0;
/**
 * A loop of its own for each source. Text that the engine has met before shares what it has learned, and then
 * only the first loop gets its throws inlined; so no two texts are the same.
 */
function loopOf(source, sides) {
  loops += 1;
  const text = `return () => {
    let sum = 0; // loop ${loops}
    for (let index = 0; index < ${dice}; index += 1) sum += die.die(sides);
    return sum;
  };`;
  return new Function('die', 'sides', text)(source, sides);
}

const secure = systemSource();
const seeded = seededSource('bench');
const rows = [];
for (const sides of [6, 100, 1_000_000, 4_294_967_296]) {
  const narrow = sides <= 2 ** 21;
  const { bareDice } = await ownBareDice();
  const { bareSecureDice } = await ownBareDice();
  const result = compare(
    {
      ...(narrow
        ? { bare: loopOf(bareDice(), sides), bareSecure: loopOf(bareSecureDice(), sides) }
        : {}),
      secure: loopOf(secure, sides),
      seeded: loopOf(seeded, sides),
    },
    { rounds: Number(process.env.ROUNDS ?? 15), ms: 15 },
  );
  const ns = (name) => (result[name] === undefined ? '-' : (result[name].ns / dice).toFixed(1));
  const times = (name) => (narrow ? (1 / result[name].times('bare')).toFixed(2) : '-');
  rows.push([
    `d${sides}`,
    ns('bare'),
    ns('bareSecure'),
    ns('seeded'),
    times('seeded'),
    ns('secure'),
    times('secure'),
  ]);
}
const head = [
  'die',
  'bare loop, ns',
  'bare loop on secure words, ns',
  'seeded, ns',
  'times the bare loop (goal 1.3)',
  'secure, ns',
  'times the bare loop (goal 1.4)',
];
process.stdout.write(`${table(head, rows)}\n`);
