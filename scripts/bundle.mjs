/** Bundles the library and the command in memory; what to do with the files is the caller's. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Published name -> source. */
const library = {
  index: 'src/index.ts',
  core: 'src/core.ts',
  testing: 'src/testing/index.ts',
  'locales/fr/index': 'src/locales/fr/index.ts',
};
const command = { cli: 'src/cli/main.ts' };
/** Code of the command's threads, which is found next to it. */
const workers = { 'simulate-worker': 'src/cli/simulate/worker.ts' };

const shebang = '#!/usr/bin/env node\n';

/**
 * CommonJS packages say `require('node:fs')`, which an ES module cannot. This hands them the module
 * through an import.
 */
const nodeModulesForCommonJs = {
  name: 'node-modules-for-commonjs',
  setup(build) {
    // Some leave out the prefix.
    const names = new RegExp(`^(?:node:.*|${builtinModules.join('|')})$`);
    build.onResolve({ filter: names }, ({ path, kind }) =>
      kind === 'require-call'
        ? { path: path.replace(/^(?!node:)/, 'node:'), namespace: 'node-require' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'node-require' }, ({ path }) => ({
      contents: `import module_ from '${path}'; module.exports = module_;`,
    }));
  },
};

/**
 * The grammar has a lexer of its own (src/grammar/lex/lexer.ts). chevrotain's, and the reader of regular expressions
 * that it needs, stay out: all that is asked of it is the sign for "no pattern".
 */
const withoutTheirLexer = {
  name: 'without-their-lexer',
  setup(build) {
    build.onLoad({ filter: /chevrotain\/lib\/src\/scan\/lexer_public\.js$/ }, () => ({
      contents:
        'export class Lexer { static NA = /NOT_APPLICABLE/ }\nexport const LexerDefinitionErrorType = {};',
    }));
  },
};

/** Of its own manifest the command needs no more than this. */
const shortManifest = {
  name: 'short-manifest',
  setup(build) {
    build.onLoad({ filter: /package\.json$/ }, ({ path }) => {
      if (path !== join(root, 'package.json')) return undefined;
      const { name, version, description } = manifest();
      return { contents: JSON.stringify({ name, version, description }), loader: 'json' };
    });
  },
};

/** @returns {Promise<{files: {path: string, text: string}[], packages: string[]}>} */
export async function bundle() {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { ...library, ...command, ...workers },
    outdir: 'dist',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: ['es2022', 'node20'],
    external: ['node:*'],
    plugins: [nodeModulesForCommonJs, shortManifest, withoutTheirLexer],
    // Without white space the notes would be lost by which a page's bundler knows what it can leave out.
    minifySyntax: true,
    minifyIdentifiers: true,
    // A file with a single sign beyond ASCII takes twice the memory, and longer to be read.
    charset: 'ascii',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'error',
  });

  for (const name of Object.keys(library)) refuseNodeImports(metafile, `dist/${name}.js`);

  const files = outputFiles.map(({ path, text }) => ({ path, text }));
  for (const file of files) {
    const isCommand = Object.keys(command).some((name) => file.path.endsWith(`${name}.js`));
    if (isCommand && !file.text.startsWith('#!')) file.text = shebang + file.text;
  }
  return { files, packages: bundledPackages(metafile) };
}

/** The library must run in browsers, so nothing that it loads may import from Node. */
function refuseNodeImports(metafile, output, seen = new Set()) {
  if (seen.has(output)) return;
  seen.add(output);
  for (const { path, external } of metafile.outputs[output].imports) {
    if (external) throw new Error(`${output} is part of the library and imports ${path}`);
    refuseNodeImports(metafile, path, seen);
  }
}

/** Folders of the packages of which any code was kept. */
function bundledPackages(metafile) {
  const packages = new Set();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
      if (folder && bytesInOutput > 0) packages.add(folder);
    }
  }
  return [...packages].sort();
}

/** The manifest of a package folder, by default of this package. */
export function manifest(folder = '.') {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
