import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const OURS = 0o700; // to list it and remove its files

/** Removes a folder and its content. Read-only folders must be made writable first. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => removeFolderNow(path));

export function removeFolderNow(path: string): void {
  loosen(path);
  rmSync(path, { recursive: true, force: true });
}

/** Makes a folder and its subfolders writable; does not follow links. */
export function loosen(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return;
  if ((found.mode & OURS) !== OURS) chmodSync(path, found.mode | OURS);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) loosen(join(path, entry.name));
}
