import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { problemOf } from '../input.ts';

/** Files to write, by path relative to a folder. */
export interface Draft {
  readonly made: Readonly<Record<string, string>>; // new files
  readonly changed: Readonly<Record<string, string>>; // new texts of existing files
}

/** Writes a draft completely or not at all. */
export function writeDraft(root: string, { made, changed }: Draft): Result<readonly string[]> {
  const there = Object.keys(made).find((path) => existsSync(join(root, path)));
  if (there) return no({ code: 'cannot-write', file: join(root, there), problem: 'it already exists' });
  const written: string[] = [];
  const folders: string[] = []; // newly created folders, parents first
  try {
    for (const [path, text] of Object.entries(made)) {
      makeFolder(dirname(join(root, path)), folders);
      writeFileSync(join(root, path), text, { flag: 'wx' });
      written.push(path);
    }
    for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text);
    return ok([...written, ...Object.keys(changed)]);
  } catch (error) {
    for (const path of written) rmSync(join(root, path));
    for (const folder of folders.reverse()) if (readdirSync(folder).length === 0) rmdirSync(folder);
    return no({ code: 'cannot-write', file: root, problem: problemOf(error) });
  }
}

/** Creates one level at a time: with `recursive`, Node loops forever in /proc. */
function makeFolder(folder: string, made: string[]): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`"${folder}" is a file`), { code: 'ENOTDIR' });
  if (dirname(folder) !== folder) makeFolder(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}

/** Refuses to write into an existing folder. */
export const folderExists = (folder: string): Fact | undefined =>
  existsSync(folder) ? { code: 'folder-exists', folder } : undefined;
