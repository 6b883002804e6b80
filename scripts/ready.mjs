/**
 * Makes a clone ready to run: installs what the lock file says and builds, each only when needed.
 * Says what it does on standard error, and nothing when there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// Each stamp goes when what it vouches for goes: npm ci empties node_modules, a build empties dist.
const installStamp = join(root, 'node_modules/.openroll-install');
const buildStamp = join(root, 'dist/.built-from');

ready();

function ready() {
  const install = hash(
    ['package-lock.json'],
    [process.versions.node.split('.')[0], process.platform, process.arch],
  );
  if (read(installStamp) !== install) {
    if (!installedByHand()) {
      // Development packages are needed also where NODE_ENV=production would leave them out.
      run('installing packages', 'npm ci --include=dev --loglevel=error');
    }
    writeFileSync(installStamp, install);
  }

  const build = hash([
    ...filesIn('src'),
    ...filesIn('scripts'),
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
  ]);
  if (read(buildStamp) !== build) {
    run('building', 'node scripts/build.mjs');
    writeFileSync(buildStamp, build);
  }
}

/** Whether somebody just ran npm: no stamp, but npm's own record agrees with the lock file. */
function installedByHand() {
  const record = read(join(root, 'node_modules/.package-lock.json'));
  if (existsSync(installStamp) || !record) return false;
  const { packages: installed } = JSON.parse(record);
  const { packages: locked } = JSON.parse(read(join(root, 'package-lock.json')));
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

function run(what, command) {
  console.error(`openroll: ${what} ...`);
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    console.error(`openroll: ${what} failed`);
    process.exit(status || 1);
  }
}

function hash(files, words = []) {
  const sum = createHash('sha256');
  for (const word of words) sum.update(`${word}\0`);
  for (const file of files) sum.update(`${file}\0`).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
