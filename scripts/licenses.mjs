/**
 * Writes THIRD-PARTY-LICENSES.md: every package of which code is bundled, with its licence.
 * With --check writes nothing, and fails when the file is not what it should be.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, manifest, root } from './bundle.mjs';

const target = join(root, 'THIRD-PARTY-LICENSES.md');

const introduction = `# Third-party licences

The published files of openroll contain code of the packages below. Written by
\`npm run licenses\`; do not edit.
`;

/** Packages with the same licence text share a section. */
export function licenses(packages) {
  const sections = new Map();
  for (const folder of packages) {
    const { name, version, license } = manifest(folder);
    const text = licenseText(folder, name);
    const key = `${license}\n${text}`;
    const section = sections.get(key) ?? { names: [], license, text };
    section.names.push(`- ${name} ${version}`);
    sections.set(key, section);
  }
  const parts = [...sections.values()].map(
    ({ names, license, text }) =>
      `## ${license}\n\n${names.join('\n')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
  return [introduction, ...parts].join('\n');
}

function licenseText(folder, name) {
  const files = readdirSync(join(root, folder)).filter((file) =>
    /^(licen[cs]e|notice)(-mit)?(\.(txt|md))?$/i.test(file),
  );
  if (files.length === 0) throw new Error(`${name} is bundled and has no licence file`);
  return files
    .sort()
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .map((text) =>
      text
        .replace(/\r\n/g, '\n')
        .replace(/[ \t]+$/gm, '')
        .replace(/^\n+|\n+$/g, ''),
    )
    .join('\n\n');
}

export function writeLicenses(packages) {
  const text = licenses(packages);
  if (committed() !== text) writeFileSync(target, text);
}

function committed() {
  return existsSync(target) ? readFileSync(target, 'utf8').replace(/\r\n/g, '\n') : '';
}

if (realpathSync(process.argv[1]) === import.meta.filename) {
  const { packages } = await bundle();
  if (!process.argv.includes('--check')) {
    writeLicenses(packages);
  } else if (committed() !== licenses(packages)) {
    console.error('THIRD-PARTY-LICENSES.md is out of date: npm run licenses');
    process.exitCode = 1;
  }
}
