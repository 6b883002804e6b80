/**
 * Starting: import and first call in a fresh process, compared with bare node and npm's peers.
 *
 *   npm run bench:start
 */

import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { calling, startUps } from '../scripts/start-up.mjs';
import { table } from './measure.mjs';

const dist = (name) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
const peer = (code) => `import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(import.meta.url)}); ${code}`;

const programs = {
  'bare node': '',
  'openroll: import alone': calling(dist('index'), 'roll'),
  'openroll: import and roll': calling(dist('index'), "roll('d100!o+15')"),
  'openroll: import and odds': calling(dist('index'), "odds('4d6kh3')"),
  'openroll/core: import alone': calling(dist('core'), 'roll'),
  'rpg-dice-roller: import and roll': peer(
    "const { DiceRoll } = require('@dice-roller/rpg-dice-roller'); new DiceRoll('2d6+3');",
  ),
  'dice-roller-parser: import and roll': peer(
    "const { DiceRoller } = require('dice-roller-parser'); new DiceRoller().roll('2d6+3');",
  ),
  'roll-parser: import and roll': peer("require('roll-parser').parseAndRoll('2d6+3');"),
  'droll: import and roll': peer("require('droll').roll('2d6+3');"),
};

const measured = startUps(programs, Number(process.env.ROUNDS ?? 9));
const bare = measured['bare node'];
const rows = Object.entries(measured).map(([name, { used, clock }]) => [
  name,
  used.toFixed(0),
  (used - bare.used).toFixed(0),
  (used / bare.used).toFixed(1),
  (clock - bare.clock).toFixed(0),
]);
const head = [
  'process',
  'processor, ms',
  'over bare node',
  'times bare node',
  'clock over bare node, ms',
];
process.stdout.write(`${table(head, rows)}\n`);
