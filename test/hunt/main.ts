/** The command of the hunt: reads its options, hunts, and reports what it finds as it finds it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { corpusOf } from './corpus.ts';
import { hunt } from './hunt.ts';
import type { Kind } from './texts.ts';
import { kinds } from './texts.ts';

const usage = `npm run hunt -- [options]
  --count N      texts to judge (default 20000)
  --minutes N    stop after so many minutes by the clock
  --seed N       the seed of the first batch (default: the time); each batch takes the next one
  --kinds LIST   of ${kinds.join(', ')} (default: all)
  --work N       steps that the odds of a text may cost (default 20000)
  --batch N      texts of one batch (default 500)`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    minutes: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    kinds: { type: 'string', default: kinds.join() },
    work: { type: 'string', default: '20000' },
    batch: { type: 'string', default: '500' },
    help: { type: 'boolean', default: false },
  },
});

/** The text that is being judged. */
const last = 'reports/hunt-last.json';

const numberOf = (name: 'count' | 'minutes' | 'seed' | 'work' | 'batch'): number => {
  const value = Number(values[name]);
  if (values[name] === '' || Number.isNaN(value)) throw new Error(`--${name} needs a number`);
  return value;
};

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

function main(): void {
  if (values.help) {
    console.log(usage);
    return;
  }
  const wanted = values.kinds.split(',');
  const chosen = wanted.filter(isKind);
  if (chosen.length < wanted.length) throw new Error(`--kinds takes ${kinds.join(', ')}`);
  const seed = numberOf('seed');
  const until = performance.now() + numberOf('minutes') * 60_000;
  let told = performance.now();
  mkdirSync('reports', { recursive: true });
  console.log(`hunting with --seed ${seed} --kinds ${values.kinds}`);
  const { texts, found } = hunt({
    kinds: chosen,
    corpus: corpusOf(process.cwd()),
    seed,
    count: numberOf('count'),
    work: numberOf('work'),
    batch: numberOf('batch'),
    patience: 2,
    onCase: ({ text, seed: rolls, subject }) =>
      writeFileSync(last, JSON.stringify({ text, seed: rolls, roller: subject.name })),
    stop: () => performance.now() > until,
    onFound: ({ message, text, roller, seed: rolls, batch }) => {
      console.log(`\n${message}\n  text   ${JSON.stringify(text)}`);
      console.log(`  roller ${roller}, seed ${rolls}, found in the batch of --seed ${batch}`);
    },
    onBatch: (so) => {
      if (performance.now() - told < 60_000) return;
      told = performance.now();
      console.log(`${so} texts, ${seconds()} s of the processor`);
    },
  });
  const what = found.length === 1 ? '1 finding' : `${found.length} findings`;
  console.log(`\n${texts} texts, ${seconds()} s of the processor, ${what}`);
  if (found.length > 0) process.exitCode = 1;
}

const seconds = (): string => {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1e6).toFixed(0);
};

main();
