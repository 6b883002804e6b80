/** Writes dist, or another folder that is named: the library, the command, and the library's declarations. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { bundle, manifest, root } from './bundle.mjs';
import { writeLicenses } from './licenses.mjs';

const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** The one declaration that names the optional peer, and the comment above its import. */
const namesPeer = join(dist, 'testing/generate/fast-check.d.ts');
const optional = '// @ts-ignore: fast-check is optional';

const { files, packages } = await bundle();
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
for (const { path, text } of files) {
  const target = join(dist, relative(join(root, 'dist'), path));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
}
writeLicenses(packages);
writeDeclarations();

function writeDeclarations() {
  const tsc = join('node_modules/typescript', manifest('node_modules/typescript').bin.tsc);
  const { status } = spawnSync(
    process.execPath,
    [tsc, '-p', 'tsconfig.build.json', '--outDir', dist],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) throw new Error('the declarations could not be written');
  publishDeclarations();
}

/**
 * The compiler writes a declaration of every module. Only those that the entry points lead to are
 * published, and they must not name a package: whoever installs this one does not have it. One file may
 * name fast-check, an optional peer: without it the compiler takes its types for "any".
 */
function publishDeclarations() {
  const reached = new Set();
  const visit = (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    // Every resolver finds a.d.ts by ./a.js, not every one by ./a.ts.
    const text = readFileSync(path, 'utf8')
      .replace(/(['"])(\.{1,2}\/.+?)\.ts\1/g, '$1$2.js$1')
      .replace(/^import type .* from 'fast-check';$/m, `${optional}\n$&`);
    writeFileSync(path, text);
    const code = text.replace(/\/\*.*?\*\//gs, '');
    for (const [, , name] of code.matchAll(/\b(?:from|import)\b\s*\(?\s*(['"])(.+?)\1/g)) {
      if (path === namesPeer && name in manifest().peerDependencies) continue;
      if (!name.startsWith('.')) throw new Error(`${path} names the package ${name}`);
      visit(join(dirname(path), name.replace(/\.js$/, '.d.ts')));
    }
  };
  for (const { types } of Object.values(manifest().exports)) {
    if (types) visit(join(dist, relative('dist', types)));
  }
  const declarations = readdirSync(dist, { recursive: true }).filter((name) =>
    name.endsWith('.d.ts'),
  );
  for (const name of declarations) {
    if (!reached.has(join(dist, name))) rmSync(join(dist, name));
  }
}
