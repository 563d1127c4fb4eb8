// An ordinary user, for root: to run PostgreSQL, which refuses to run as root, and to test what ordinary users can do.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'nobody';

/** Options of `spawn`. Empty for the current user. @typedef {{ readonly uid?: number, readonly gid?: number }} Owner */

/** @returns {{ readonly uid: number, readonly gid: number }} */
export function otherUser() {
  const id = (/** @type {'-u' | '-g'} */ which) => Number(execFileSync('id', [which, NAME], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A new folder that only this user can enter: in TMPDIR, unless the user cannot get there.
 *
 * @param {Owner} owner
 * @param {string} prefix
 */
export function folderFor(owner, prefix) {
  const places = [...new Set([tmpdir(), '/tmp', '/var/tmp'])];
  for (const place of places) {
    const folder = mkdtempSync(join(place, prefix));
    giveTo(owner, folder);
    if (spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...owner, cwd: '/' }).status === 0) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error(`the user "${NAME}" cannot enter any of ${places.join(', ')}`);
}

/** Makes the user the owner of a file, or of a folder with everything in it. @param {Owner} owner @param {string} path */
export function giveTo({ uid, gid }, path) {
  if (uid === undefined || gid === undefined) return;
  execFileSync('chown', ['-R', `${uid}:${gid}`, path]);
}
