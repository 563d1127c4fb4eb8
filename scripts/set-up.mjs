// Makes a checkout ready to run: packages installed, sources bundled. Quick and silent when nothing has changed.
// Uses nothing but Node, since it runs before anything is installed.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCKFILE = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
const INSTALLED = join(MODULES, '.umpire-installed'); // hash of the lockfile that node_modules was made from
const BUILT = join(ROOT, 'dist', '.built'); // hash of the sources that dist/ was made from
const BUSY = join(ROOT, '.set-up.lock'); // held while this file changes anything

const SOURCES = ['src', 'web', 'bench', 'examples', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const OLDEST_NODE = 20;
const PATIENCE = 10 * 60 * 1000;

/** A failure the user can fix: one line for what went wrong, one for what to do. */
class SetUpFailure extends Error {}

/** @param {{ clean?: boolean }} [how] `clean` rebuilds and removes older bundles */
export async function setUp({ clean = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    fail(`this is Node ${process.versions.node}, Umpire needs ${OLDEST_NODE} or newer`, 'install a newer Node');
  }
  if (!existsSync(join(ROOT, 'src'))) return setUpPackage();
  if (!clean && isInstalled() && isBuilt()) return;

  await alone(async () => {
    if (!isInstalled()) {
      const verb = existsSync(LOCKFILE) ? 'ci' : 'install';
      npm([verb, '--include=dev']);
      writeFileSync(INSTALLED, lockHash());
    }
    if (clean || !isBuilt()) {
      const sources = sourcesHash(); // taken first: an edit during the build means another build, not a missed one
      const { build } = await import('./build.mjs');
      await build({ clean }).catch((error) => {
        fail(`the sources do not bundle (${firstLines(error.message)})`, 'fix that, then run it again');
      });
      writeFileSync(BUILT, sources);
    }
  });
}

/** The number of errors, and the first one. @param {string} message */
function firstLines(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.replace('╭─[', 'at').replace(/\]$/, '').trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');
}

/**
 * Outside a checkout dist/ already exists. Packages exist if npm installed it, but not if it was unpacked manually.
 */
function setUpPackage() {
  if (basename(dirname(realpathSync(ROOT))) === 'node_modules' || existsSync(MODULES)) return;
  npm(['install', '--omit=dev']);
}

function isInstalled() {
  if (!existsSync(MODULES)) return false;
  const wanted = lockHash();
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return true;
  if (!agreesWithNpm()) return false;
  writeFileSync(INSTALLED, wanted);
  return true;
}

/** npm's record of what it installed in node_modules, so that a manual install is not repeated. */
function agreesWithNpm() {
  const record = join(MODULES, '.package-lock.json');
  if (!existsSync(LOCKFILE) || !existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  return Object.keys(wanted).every((path) => {
    if (path === '') return true;
    if (!present[path]) return wanted[path].optional === true;
    return present[path].version === wanted[path].version && present[path].integrity === wanted[path].integrity;
  });
}

function lockHash() {
  return existsSync(LOCKFILE) ? hash(readFileSync(LOCKFILE, 'utf8')) : 'no lockfile';
}

function isBuilt() {
  return existsSync(BUILT) && readFileSync(BUILT, 'utf8') === sourcesHash();
}

/** Names, sizes and times of all sources: no file is read, so asking takes milliseconds. */
function sourcesHash() {
  return hash(SOURCES.flatMap((name) => [...walk(name)]).join('\n'));
}

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* walk(path) {
  const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    if (!path.endsWith('.test.ts')) yield `${path} ${stat.size} ${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(join(ROOT, path)).sort()) {
    if (name !== 'replays' && name !== 'node_modules') yield* walk(`${path}/${name}`);
  }
}

/** @param {string[]} args */
function npm(args) {
  report('installing packages, once ...');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', [...args, ...quiet], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd], // stdout belongs to the command that is being set up for
    shell: process.platform === 'win32',
  });
  if (error) fail(`npm did not start (${error.message})`, 'install npm, which comes with Node');
  if (status !== 0)
    fail(
      `npm ${args[0]} ended with ${status}`,
      `see npm's words above (most often it is the network), then run: npm ${args[0]}`,
    );
}

/**
 * Runs the work while no other set-up of this checkout runs.
 *
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  const me = `${process.pid} ${Date.now()}`;
  const free = () => rmSync(BUSY, { force: true });
  for (let waited = 0; !take(me); waited += 100) {
    if (waited > PATIENCE) fail('another set-up does not finish', `if none is running, delete ${BUSY}`);
    if (waited === 1000) report('waiting for another set-up to finish ...');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  process.once('exit', free);
  try {
    await work();
  } finally {
    process.off('exit', free);
    free();
  }
}

/** @param {string} me */
function take(me) {
  try {
    writeFileSync(BUSY, me, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  let holder = '';
  try {
    holder = readFileSync(BUSY, 'utf8');
    const sinceTaken = Date.now() - statSync(BUSY).mtimeMs;
    const dead = holder === '' ? sinceTaken > 1000 : !isAlive(Number(holder.split(' ')[0])) || sinceTaken > PATIENCE;
    if (!dead) return false;
    removeLock(holder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error; // gone meanwhile: try again
  }
  return false;
}

/**
 * Removes the lock of a set-up that has died. If another set-up has taken the lock in the meantime, restores it.
 *
 * @param {string} holder
 */
function removeLock(holder) {
  const aside = `${BUSY}.${process.pid}`;
  renameSync(BUSY, aside);
  if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, BUSY);
  rmSync(aside);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {string} line */
function report(line) {
  process.stderr.write(`umpire: ${line}\n`);
}

/**
 * @param {string} fault
 * @param {string} fix
 * @returns {never}
 */
function fail(fault, fix) {
  throw new SetUpFailure(`set-up stopped: ${fault}\n        to fix it: ${fix}`);
}

/** Sets up, or prints the problem and exits. */
export async function setUpOrExit(how = {}) {
  try {
    await setUp(how);
  } catch (error) {
    const cannotWrite = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(String(codeOf(error)));
    if (!(error instanceof SetUpFailure) && !cannotWrite) throw error;
    const fix = cannotWrite ? `\n        to fix it: make ${ROOT} writable, with room on the disk` : '';
    report(`${/** @type {Error} */ (error).message}${fix}`);
    process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await setUpOrExit({ clean: process.argv.includes('--clean') });
}
