/** What `openroll` alone says on a terminal. */
import manifest from '../../../package.json' with { type: 'json' };
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { fitted } from './fitted.ts';

/** The first things to type, each with its purpose: ten lines at most. */
export async function greet(io: LocalIo): Promise<number> {
  const { guide } = io.language.words;
  const { lines } = guide.greeting;
  const first: readonly (readonly [line: string, purpose: string])[] = [
    ['2d6+3', lines.sum],
    ['2d20kh1', lines.advantage],
    ["'d100!o+15'", lines.openEnded],
    ['odds 4d6kh3', lines.odds],
    ['help notation', lines.notation],
    ['--help', lines.help],
  ];
  const width = Math.max(...first.map(([line]) => line.length));
  const rows = first.map(([line, purpose]) => `  openroll ${line.padEnd(width)}  ${purpose}`);
  const text = [guide.greeting.head(manifest.version), '', ...rows, '', guide.quoting].join('\n');
  await io.out(`${fitted(text, io)}\n`);
  return exitStatus.fine;
}
