import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
  const written: string[] = [];
  try {
    for (const [path, text] of Object.entries(made)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text, { flag: 'wx' });
      written.push(path);
    }
    for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text);
    return ok([...written, ...Object.keys(changed)]);
  } catch (error) {
    for (const path of written) rmSync(join(root, path));
    return no({ code: 'cannot-write', file: root, problem: problemOf(error) });
  }
}

/** A folder that is there already is nobody's to write into. */
export const standsInTheWay = (folder: string): Fact | undefined =>
  existsSync(folder) ? { code: 'folder-exists', folder } : undefined;
