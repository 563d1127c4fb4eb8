import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { whenLeaving } from '../../bots/process/exit.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { actionName } from './files/action.ts';
import { times } from './files/lines.ts';
import { removeFolder, removeFolderNow } from './folder/removal.ts';
import type { SbtFile } from './nouns.ts';
import { HELPER_PATH } from './sight/helper.ts';

/** A folder of a program's own, for one player and one match. */
export interface Folder {
  readonly path: string; // where the program runs
  readonly environment: Readonly<Record<string, string>>;
  /** Files written anew, read-only; whatever has their names is gone first. */
  put(files: readonly SbtFile[]): Promise<void>;
  /** Files that stay as they are until they say something else. */
  keep(files: readonly SbtFile[], mode?: number): Promise<void>;
  /** No answer is left from before. */
  clear(player: number): Promise<void>;
  answer(player: number): Promise<Result<Uint8Array>>;
  remove(): Promise<void>;
}

const READ_ONLY = 0o444;
/** Of a file that can be run. */
export const TO_RUN = 0o555;
const AT_ONCE = 4; // files that are written
const LONGEST = 64 * 1024; // bytes of an answer
/** What a program may know of our surroundings. */
const KNOWN = ['HOME', 'LANG', 'LC_ALL', 'USER', 'LOGNAME', 'SHELL', 'JAVA_HOME', 'SYSTEMROOT', 'COMSPEC', 'PATHEXT'];

/** Makes a folder from the agent's own, or an empty one; it is removed with everything in it, at the latest when we leave. */
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
      // Nothing more can be done, and others have to be tidied up after too.
    }
  });
  // A folder that cannot be removed now is tried again when we leave.
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
      const ended = await Promise.allSettled(times(AT_ONCE, worker)); // nobody is still writing when one has failed
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

/** Helpers are found before anything of the same name; temporary files go when the folder goes. */
function environmentIn(path: string, scratch: string): Folder['environment'] {
  const known = KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const helpers = HELPER_PATH.map((folder) => join(path, folder));
  return { ...Object.fromEntries(known), PATH: [...helpers, process.env.PATH ?? ''].join(delimiter), TMPDIR: scratch };
}

/** Some write `AccionJ0.sbt`. */
async function answersIn(path: string, player: number): Promise<string[]> {
  const wanted = actionName(player).toLowerCase();
  return (await readdir(path)).filter((name) => name.toLowerCase() === wanted);
}

/** A link, a pipe or a folder of that name is no answer: reading one could take for ever. */
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
