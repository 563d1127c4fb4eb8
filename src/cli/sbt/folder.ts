import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SbtFile } from '../../integrations/sbt/protocol-types.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { problemOf } from '../input.ts';

/** A folder and its files that may belong to the protocol or to our notes. */
export interface SbtFolder {
  readonly path: string;
  readonly files: readonly SbtFile[];
}

const OURS = /\.sbt$|^umpireJ\d+\.json$/i;

export function readFolder(path: string): Result<SbtFolder> {
  try {
    const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile() && OURS.test(entry.name));
    const files = names.map(({ name }) => ({ name, bytes: new Uint8Array(readFileSync(join(path, name))) }));
    return ok({ path, files });
  } catch (error) {
    return no({ code: 'cannot-read', file: path, problem: problemOf(error) });
  }
}

const DEEPEST = 3; // levels of subfolders

/** A folder and its subfolders with such files, as in a recorded match; the folder itself comes first. */
export function readFolders(path: string): Result<readonly SbtFolder[]> {
  const found: SbtFolder[] = [];
  const fault = collect(path, found, DEEPEST);
  return fault ?? ok(found);
}

function collect(path: string, found: SbtFolder[], deeper: number): Result<never> | undefined {
  const folder = readFolder(path);
  if (!folder.ok) return folder;
  if (folder.value.files.length > 0) found.push(folder.value);
  if (deeper === 0) return undefined;
  const inside = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of inside.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))) {
    const fault = collect(join(path, name), found, deeper - 1);
    if (fault) return fault;
  }
  return undefined;
}
