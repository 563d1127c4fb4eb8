import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { problemOf } from '../input.ts';

/** Files that are to be written, by their path from a folder. */
export interface Draft {
  readonly made: Readonly<Record<string, string>>; // new ones
  readonly changed: Readonly<Record<string, string>>; // whole new texts of old ones
}

/** Writes all of a draft, or nothing of it. */
export function writeDraft(root: string, { made, changed }: Draft): Result<readonly string[]> {
  const there = Object.keys(made).find((path) => existsSync(join(root, path)));
  if (there) return no({ code: 'cannot-write', file: join(root, there), problem: 'it is there already' });
  const written: string[] = [];
  const folders: string[] = []; // that were not there before, those above first
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

/** One level at a time: asked for several at once, Node tries for ever in /proc. */
function makeFolder(folder: string, made: string[]): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`"${folder}" is a file`), { code: 'ENOTDIR' });
  if (dirname(folder) !== folder) makeFolder(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}

/** A folder that is there already is nobody's to write into. */
export const standsInTheWay = (folder: string): Fact | undefined =>
  existsSync(folder) ? { code: 'folder-exists', folder } : undefined;
