import { existsSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import type { Launch } from './connection.ts';

/** `hide`: mount an empty folder over the path. `show`: make a path inside a hidden folder visible again. */
export interface SandboxMount {
  readonly how: 'hide' | 'show';
  readonly path: string;
}

/** Hides folders from a sandboxed program, but shows its own files inside them. Outer folders come first. */
export function sandboxMounts(launch: Pick<Launch, 'command' | 'folder' | 'environment'>): readonly SandboxMount[] {
  const hidden = [...new Set(['/tmp', ...secretFolders()].filter(isFolder).map((path) => realpathSync(path)))];
  const shown = needed(launch).filter((path) => hidden.some((it) => isInside(path, it)) && !hidden.includes(path));
  const mounts = [
    ...hidden.map((path) => ({ how: 'hide' as const, path })),
    ...shown.map((path) => ({ how: 'show' as const, path })),
  ].toSorted((a, b) => depth(a.path) - depth(b.path));
  const around = (path: string, i: number) => mounts.slice(0, i).findLast((outer) => isInside(path, outer.path));
  return mounts.filter(({ how, path }, i) => how === 'show' || around(path, i)?.how !== 'hide'); // already hidden
}

/** Service sockets, keys, and this host's matches. */
function secretFolders(): readonly string[] {
  const own = ['.ssh', '.gnupg', '.aws', '.kube', '.docker', '.config', '.umpire', '.local/share/umpire'];
  const data = process.env.UMPIRE_DATA === undefined ? [] : [resolve(process.env.UMPIRE_DATA)];
  return ['/run', '/var/run', '/var/tmp', ...own.map((name) => join(homedir(), name)), ...data];
}

/** The program's folder, the folder of its executable, and files named in its arguments. */
function needed({
  command,
  folder,
  environment,
}: Pick<Launch, 'command' | 'folder' | 'environment'>): readonly string[] {
  const [file = '', ...args] = command;
  const places = file.includes(sep) ? [folder] : (environment.PATH ?? '').split(delimiter);
  const found = places.map((place) => resolve(place, file)).find((path) => existsSync(path));
  const files = args.map((arg) => (isAbsolute(arg) ? arg : resolve(folder, arg))).filter((path) => existsSync(path));
  const executable = found === undefined ? [] : [installation(found), installation(realpathSync(found))];
  return [...new Set([realpathSync(folder), ...executable, ...files.map(withFolder)])];
}

/** `/tmp/node/bin/node` needs `/tmp/node`: an interpreter has its libraries next to `bin`. */
function installation(executable: string): string {
  const folder = dirname(executable);
  return basename(folder) === 'bin' && !isTooWide(dirname(folder)) ? dirname(folder) : withFolder(executable);
}

const withFolder = (path: string): string => (isFolder(path) || isTooWide(dirname(path)) ? path : dirname(path));

/** Shared folders, which would reveal too much. */
const isTooWide = (folder: string): boolean => ['/', '/tmp', '/var/tmp', '/run', homedir()].includes(folder);

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

const isInside = (path: string, outer: string): boolean => path.startsWith(`${outer}/`);

const depth = (path: string): number => path.split('/').length;
