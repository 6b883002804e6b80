/** Notations that could cost the solver much: each is answered, declined or explained, and soon. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

interface Answer {
  readonly said: string;
  readonly seconds: number;
}

// In a process of its own: what hangs can be ended, and its time is measured alone.
const folder = mkdtempSync(join(tmpdir(), 'openroll-'));
const file = join(folder, 'library.cjs');
buildSync({
  entryPoints: ['src/index.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  outfile: file,
});

const script = `
const { odds } = require(${JSON.stringify(file)});
odds('d4');
process.on('message', (notation) => {
  const before = process.cpuUsage();
  let said;
  try {
    const law = odds(notation);
    said = law.grade + ' ' + law.mean + ' ' + law.median;
    if (law.ranks) said += ' ' + law.ranks.length;
  } catch (error) { said = (error.name + ' ' + error.code + ' ' + error.message).slice(0, 300); }
  const { user, system } = process.cpuUsage(before);
  process.send({ said, seconds: (user + system) / 1e6 });
});
`;

/** How long it may take of one processor's time, and when it is ended. */
const most = 10;
const timeout = 15_000;

/** Serves one notation after the other; one that hangs, or takes all memory, ends it, and the next starts a new one. */
let solver: ChildProcess | undefined;

function ask(notation: string): Promise<Answer> {
  solver ??= spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const asked = solver;
  return new Promise((resolve, reject) => {
    const stop = (): void => void asked.kill('SIGKILL');
    const timer = setTimeout(stop, timeout);
    const ended = (): void => {
      clearTimeout(timer);
      solver = undefined;
      reject(new Error('no answer in time'));
    };
    asked.once('exit', ended);
    asked.once('message', (answer) => {
      clearTimeout(timer);
      asked.off('exit', ended);
      resolve(answer as Answer);
    });
    asked.send(notation);
  });
}

afterAll(() => {
  solver?.kill();
  rmSync(folder, { recursive: true });
});

const declined = /^DiceError odds-too-large /;
const long = Array.from({ length: 1_200 }, (_, index) => `d${(index % 8) + 2}`).join('+');
const deep = `${'('.repeat(90)}d6${')'.repeat(90)}`;
const deepChoice = `${'if(d2=1,1,'.repeat(60)}2${')'.repeat(60)}`;

test.each<[notation: string, said: RegExp]>([
  ['10000d10000kh5000', declined],
  ['d9007199254740991', declined],
  ['2d9007199254740991kh1', declined],
  ['1000d1000000', declined],
  ['(d1000)d(d1000)', declined],
  ['(10d10)d(10d10)', declined],
  ['d6!(6, limit 9007199254740991)', /^exact 21\/5 |^DiceError odds-too-large /],
  ['d6!(6, limit 1000)', /^exact |^DiceError odds-too-large /],
  ['d1000000!', /^exact 500000500000\/999999 |^DiceError odds-too-large /],
  ['100d6!!kh50', /^exact|^bounded|^DiceError odds-too-large /],
  ['100d6!kh50', /^exact|^DiceError odds-too-large /],
  ['d100!o*d100!o', /^(exact|bounded) 10201\/4 |^DiceError odds-too-large /],
  ['d6! * d6!', /^(exact|bounded) 441\/25 |^DiceError odds-too-large /],
  ['(2d100!o) >= (2d100!o)', /^bounded 0\.50/],
  ['2d100!okh1', /^(exact|bounded) |^DiceError odds-too-large /],
  ['2d20!okh2', /^(exact|bounded) (21|20\.99)\S* |^DiceError odds-too-large /],
  ['max(2d100!o, 3d6!)', /^bounded 103\.4|^DiceError odds-too-large /],
  ['5d10!10>=7f1 + d100!o', /^(exact|bounded) 313\/6 /],
  ['(d100!o-10000)+(d100!o-10000)', /^bounded -19899 |^DiceError odds-too-large /],
  ['3d4!o(1, 2)', /^bounded 45\/2 |^DiceError odds-too-large /],
  ['2d3!(<>2)!!(<>2)', /^exact|^bounded|^DiceError odds-too-large /],
  ['d6**d6', /^exact 6850\/3 /],
  ['sqrt(d100)', /^exact 6\.71/],
  ['d6**d6**d6', /^DiceError /],
  ['(d1000)**(d1000)', /^DiceError /],
  [deep, /^exact 7\/2 3$/],
  [deepChoice, /^exact /],
  [long, /^exact |^DiceError (text-too-long|too-many-parts|odds-too-large) /],
  ['1000 x d20', /^exact 21\/2 |^DiceError odds-too-large /],
  // All places of a series share what a place costs.
  ['1000 x 4d6kh3', /^exact 15869\/1296 12 1000$/],
  ['400 x d100!o', /^exact 101\/2 50 400$|^DiceError odds-too-large /],
  ['200 x 2d20!okh1', /^exact .* 200$|^DiceError odds-too-large /],
  ['10000 x 3d6', /^exact 21\/2 |^DiceError (odds-too-large|too-many-dice) /],
  ['@a := d1000; @b := d1000; @c := d1000; @a*@b*@c + @a + @b + @c', declined],
  ['20d20u', /^exact 210 |^DiceError odds-too-large /],
  ['20d6mt', /^exact|^DiceError odds-too-large /],
  ['{10d10, 10d10, 10d10, 10d10}kh2', /^exact|^DiceError odds-too-large /],
  ['d1000!oh(2)', /^exact|^DiceError odds-too-large /],
  // A second of work is enough for these.
  ['4d20!>=16d2 % 6', /^bounded 2\.51/],
  ['1d1000!o(87, 829, rising)', /^exact /],
  ['d1000 / d1000', /^exact /],
  ['{6d12 + 4d10}kh6', /^exact 810085613\/16588800 /],
  ['{d4!, d4!, d6!}kh2', /^exact /],
  ['4d6!km2', /^bounded 6\.425/],
  ['3d6!!u', /^bounded 12\.8/],
  ['100d100!o', /^bounded 5050 |^DiceError odds-too-large /],
])('%s', { timeout: timeout + 3_000 }, async (notation, said) => {
  const answer = await ask(notation);
  expect(answer.said).toMatch(said);
  expect(answer.seconds, 'seconds of processor time').toBeLessThan(most);
});
