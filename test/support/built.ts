/** The command as it is published, built from the sources as they are now. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Built {
  /** The command's file. */
  readonly cli: string;
  /** The code of a simulation's threads. */
  readonly worker: URL;
  remove(): void;
}

/** Builds into a folder of its own, so that no other test, and no older build, is in the way. */
export async function build(): Promise<Built> {
  // @ts-expect-error the scripts have no types
  const { bundle, root } = await import('../../scripts/bundle.mjs');
  const { files } = (await bundle()) as { files: { path: string; text: string }[] };
  const folder = mkdtempSync(join(tmpdir(), 'openroll-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
  for (const { path, text } of files) {
    const target = join(dist, relative(join(root, 'dist'), path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return {
    cli: join(dist, 'cli.js'),
    worker: pathToFileURL(join(dist, 'simulate-worker.js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
