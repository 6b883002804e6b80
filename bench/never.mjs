/**
 * Texts that were never seen, compared with npm's peers. Each peer is measured together with ours in a process of their
 * own: reading leaves much to be collected, and what one leaves would be collected in the time of the others.
 *
 *   npm run bench:rolling
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createRoller } from '../dist/index.js';
import { compare, figure, table } from './measure.mjs';
import { fresh, many, notations, varied } from './notations.mjs';
import { peers, reading, spelling } from './peers.mjs';

/** A roller that forgets long before a text comes again; what it needs for that is compiled. */
function reader(texts) {
  const { roll } = createRoller();
  let next = 0;
  const read = () => roll(texts[next++ % many]);
  // It takes thousands of texts until all of reading and checking is compiled.
  while (next < 6_000) read();
  return read;
}

/** One notation compared with one peer; undefined where the peer does not read it. */
function beside(name, [notation, vary]) {
  const peer = peers[name];
  const [text, note] = spelling(name, notation);
  const found = note === '' ? reading(peer, text, notation) : note;
  if (found === 'not read') return undefined;
  const others = varied(text, notation, vary);
  const works = { ours: reader(fresh(vary)), theirs: (call) => peer.text(others[call % many]) };
  const { ours } = compare(works, { rounds: Number(process.env.ROUNDS ?? 9) });
  return { ns: ours.ns, times: ours.times('theirs'), note: found === 'read' ? '' : ` (${found})` };
}

const [only] = process.argv.slice(2);
if (only !== undefined) {
  const rows = notations.map((each) => [each[0], beside(only, each)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(rows)));
} else {
  const names = Object.keys(peers);
  const file = fileURLToPath(import.meta.url);
  const measured = names.map((name) =>
    JSON.parse(execFileSync(process.execPath, [file, name], { encoding: 'utf8' })),
  );
  const rows = notations.map(([notation]) => {
    const all = measured.flatMap((each) => each[notation] ?? []);
    const own = all.map(({ ns }) => ns);
    return [
      `\`${notation}\``,
      `${figure(Math.min(...own))} to ${figure(Math.max(...own))}`,
      ...measured.map(({ [notation]: one }) =>
        one === undefined ? '-' : `${figure(one.times)}${one.note}`,
      ),
    ];
  });
  const head = ['notation', 'openroll, ns', ...names];
  process.stdout.write(`### A text never seen (times faster than)\n\n${table(head, rows)}\n`);
}
