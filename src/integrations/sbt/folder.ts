import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { whenLeaving } from '../../bots/process/exit.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { actionName } from './files/action.ts';
import { times } from './files/lines.ts';
import { HELPER_PATH } from './line-of-sight/helper.ts';
import type { SbtFile } from './protocol-types.ts';

/** A program's private folder, for one player and one match. */
export interface Folder {
  readonly path: string; // where the program runs
  readonly environment: Readonly<Record<string, string>>;
  /** Replaces files and makes them read-only. */
  put(files: readonly SbtFile[]): Promise<void>;
  /** Writes files only if their content has changed. */
  keep(files: readonly SbtFile[], mode?: number): Promise<void>;
  /** Removes the previous answer. */
  clear(player: number): Promise<void>;
  answer(player: number): Promise<Result<Uint8Array>>;
  remove(): Promise<void>;
}

const READ_ONLY = 0o444;
/** Mode of an executable file. */
export const TO_RUN = 0o555;
const AT_ONCE = 4; // files written in parallel
const LONGEST = 64 * 1024; // bytes of an answer
/** The environment variables a program receives. */
const KNOWN = ['HOME', 'LANG', 'LC_ALL', 'USER', 'LOGNAME', 'SHELL', 'JAVA_HOME', 'SYSTEMROOT', 'COMSPEC', 'PATHEXT'];

/**
 * Creates a folder as a copy of the agent's, or empty. It is removed with its content, at the latest when this process
 * exits.
 */
export async function openFolder(agent: string | null): Promise<Result<Folder>> {
  let root: string;
  try {
    root = await mkdtemp(join(tmpdir(), 'umpire-sbt-'));
  } catch (error) {
    return no({ code: 'sbt-no-room', errno: errnoOf(error) });
  }
  const forget = whenLeaving(() => {
    try {
      removeFolderNow(root);
    } catch {
      // Nothing more can be done here; continue with the other clean-ups.
    }
  });
  // If the folder cannot be removed now, try again on exit.
  const remove = (): Promise<void> => removeFolder(root).then(forget, () => {});
  const [path, scratch] = [join(root, 'player'), join(root, 'tmp')];
  try {
    await mkdir(scratch);
    if (agent === null) await mkdir(path);
    else
      await cp(agent, path, { recursive: true, verbatimSymlinks: true, filter: (file) => basename(file) !== '.git' });
    await chmod(path, 0o700);
  } catch (error) {
    await remove();
    return no({ code: 'sbt-no-room', errno: errnoOf(error) });
  }
  return ok({ path, environment: environmentIn(path, scratch), remove, ...writingIn(path) });
}

function writingIn(path: string): Omit<Folder, 'path' | 'environment' | 'remove'> {
  const kept = new Map<string, Uint8Array>();
  let last: readonly SbtFile[] = [];
  async function write({ name, bytes }: SbtFile, mode: number): Promise<void> {
    const file = join(path, name);
    await writeFile(file, bytes, { mode, flag: 'wx' }).catch(async () => {
      await rm(file, { recursive: true, force: true });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes, { mode });
    });
  }
  return {
    async put(files) {
      for (const file of files) await write(file, READ_ONLY);
    },
    async keep(files, mode = READ_ONLY) {
      if (files === last) return;
      const changed = files.filter(({ name, bytes }) => !isSame(kept.get(name), bytes)).values();
      const worker = async (): Promise<void> => {
        for (const file of changed) {
          await write(file, mode);
          kept.set(file.name, file.bytes);
        }
      };
      const ended = await Promise.allSettled(times(AT_ONCE, worker)); // all writes have ended, even if one failed
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
      last = files;
    },
    async clear(player) {
      for (const name of await answersIn(path, player)) await rm(join(path, name), { recursive: true, force: true });
    },
    answer: (player) => answerIn(path, player),
  };
}

const isSame = (before: Uint8Array | undefined, now: Uint8Array): boolean =>
  before === now || (before !== undefined && Buffer.compare(before, now) === 0);

/** Helpers come first on the PATH; temporary files are removed with the folder. */
function environmentIn(path: string, scratch: string): Folder['environment'] {
  const known = KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const helpers = HELPER_PATH.map((folder) => join(path, folder));
  return { ...Object.fromEntries(known), PATH: [...helpers, process.env.PATH ?? ''].join(delimiter), TMPDIR: scratch };
}

/** Some programs write `AccionJ0.sbt`. */
async function answersIn(path: string, player: number): Promise<string[]> {
  const wanted = actionName(player).toLowerCase();
  return (await readdir(path)).filter((name) => name.toLowerCase() === wanted);
}

/** Accepts regular files only: reading a pipe could block forever. */
async function answerIn(path: string, player: number): Promise<Result<Uint8Array>> {
  const wanted = actionName(player);
  const names = await answersIn(path, player);
  const name = names.find((one) => one === wanted) ?? names[0];
  if (name === undefined) return no({ code: 'sbt-unanswered', file: wanted });
  const { size, ...found } = await lstat(join(path, name)).then((stat) => ({ size: stat.size, plain: stat.isFile() }));
  if (!found.plain) return no({ code: 'sbt-not-a-file', file: name });
  if (size > LONGEST) return no({ code: 'sbt-too-long', file: name, most: LONGEST });
  return ok(await readFile(join(path, name)));
}

const errnoOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const OURS = 0o700; // to list it and remove its files

/** Removes a folder and its content. Read-only folders must be made writable first. */
const removeFolder = (path: string): Promise<void> =>
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
