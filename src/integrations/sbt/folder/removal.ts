import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const OURS = 0o700; // to look into it, and to take out of it

/** Removes a folder and all in it. What is in a folder that is read-only can only be taken out once it is not. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => removeFolderNow(path));

export function removeFolderNow(path: string): void {
  loosen(path);
  rmSync(path, { recursive: true, force: true });
}

/** Makes a folder and those in it our own to change; links are not followed. */
export function loosen(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return;
  if ((found.mode & OURS) !== OURS) chmodSync(path, found.mode | OURS);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) loosen(join(path, entry.name));
}
