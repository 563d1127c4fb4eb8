import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Fact } from '../kernel/fact.ts';
import { whenLeaving } from './process/exit.ts';
import { watchMemory } from './process/memory.ts';
import { endMarked, MARK } from './process/stragglers.ts';
import { lastOf } from './process/tail.ts';

const OWN_GROUP = process.platform !== 'win32'; // Windows has no process groups

/** An external program and how to run it. */
export interface Program {
  readonly name?: string; // display name; default: its command
  readonly command: readonly string[]; // the program and its arguments, not parsed by a shell
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly within: number | null; // milliseconds until it is killed with all its children; null = no limit
  readonly memory?: number; // megabytes including its children, where the system reports memory
  readonly interactive?: boolean; // it talks over stdin and stdout, so it is useless once it closes either
  readonly killDescendants?: boolean; // also kill descendants that have left its process group, where they can be found
}

/** How a program ended. */
type Ending =
  | { readonly how: 'left'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string } // on its own or by another process
  | { readonly how: 'late' }
  | { readonly how: 'stopped' } // we stopped it early
  | { readonly how: 'closed' } // it closed its stdin or stdout
  | { readonly how: 'too-big'; readonly most: number }
  | { readonly how: 'not-started'; readonly errno: string };

export interface Ended {
  readonly ending: Ending;
  readonly said: string; // the last output on stderr, or on stdout if it does not converse
}

export interface Running {
  readonly ended: Promise<Ended>; // never rejects; resolves after all output has been read
  readonly unread: number; // bytes written to it but not read yet
  /** The last output on stderr so far. */
  said(): string;
  write(text: string): void; // to its stdin
  shut(): void; // its stdin
  stop(): void;
}

const LINGERS = 200; // milliseconds for a program to exit after it closes stdin or stdout

/**
 * Starts a program in its own process group. Reads all output: stdout goes to `hear`, and the last part of both is
 * saved.
 */
export function start(program: Program, hear: (bytes: Uint8Array) => void = () => {}): Running {
  const [file = '', ...args] = program.command;
  const mark = program.killDescendants ? randomUUID() : null;
  let child: ChildProcess;
  try {
    child = spawn(file, args, {
      cwd: program.folder,
      env: mark === null ? program.environment : { ...program.environment, [MARK]: mark },
      detached: OWN_GROUP,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    return notStarted(errnoOf(error)); // an argument that cannot be passed, such as one with a NUL byte
  }
  const out = lastOf(child.stdout);
  const err = lastOf(child.stderr);
  child.stdout?.on('data', hear);

  let why: Ending | undefined; // set if we end the program
  const endAll = (): void => {
    endGroup(child);
    if (mark !== null) endMarked(mark);
  };
  const end = (ending: Ending): void => {
    why ??= ending;
    endAll();
  };
  const timers = program.within === null ? [] : [setTimeout(() => end({ how: 'late' }), program.within)];
  let shut = false; // we closed its stdin, or the program has exited
  const closed = (): void => {
    if (program.interactive && !shut) timers.push(setTimeout(() => end({ how: 'closed' }), LINGERS));
  };
  child.stdin?.on('error', closed); // the program may ignore its stdin
  child.stdout?.once('end', closed);
  const { memory: most } = program;
  const unwatch =
    most === undefined || child.pid === undefined
      ? () => {}
      : watchMemory(child.pid, most, () => end({ how: 'too-big', most }));
  const forget = whenLeaving(endAll);
  const ended = new Promise<Ended>((settle) => {
    const leave = async (ending: Ending): Promise<void> => {
      shut = true;
      for (const timer of timers) clearTimeout(timer);
      unwatch();
      endAll(); // processes it left behind
      forget();
      const [printed, complained] = await Promise.all([out.text(), err.text()]);
      child.stdin?.destroy();
      settle({ ending: why ?? ending, said: complained || (program.interactive ? '' : printed) }); // when conversing, stdout is protocol
    };
    child.once('error', (error) => {
      if (child.pid === undefined) void leave({ how: 'not-started', errno: errnoOf(error) });
    });
    child.once('exit', (code, signal) => {
      void leave(code === null ? { how: 'killed', signal: signal ?? '?' } : { how: 'left', code });
    });
  });
  return {
    ended,
    get unread() {
      return child.stdin?.writableLength ?? 0;
    },
    said: err.now,
    write: (text) => void child.stdin?.write(text),
    shut() {
      shut = true;
      child.stdin?.end();
    },
    stop: () => end({ how: 'stopped' }),
  };
}

const notStarted = (errno: string): Running => ({
  ended: Promise.resolve({ ending: { how: 'not-started', errno }, said: '' }),
  unread: 0,
  said: () => '',
  write: () => {},
  shut: () => {},
  stop: () => {},
});

const errnoOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** What went wrong with a program, if anything. The caller judges exit codes other than 0. */
export function faultOf({ name, command, within }: Program, { ending, said }: Ended): Fact | undefined {
  const program = name ?? command.join(' ');
  switch (ending.how) {
    case 'left':
      return undefined;
    case 'killed':
      return { code: 'program-crashed', program, signal: ending.signal, said };
    case 'late':
      return { code: 'program-late', program, within };
    case 'stopped':
      return { code: 'program-stopped' };
    case 'closed':
      return { code: 'program-closed', program, said };
    case 'too-big':
      return { code: 'program-too-big', program, most: ending.most };
    case 'not-started':
      return { code: 'program-not-started', program: name ?? command[0] ?? '', errno: ending.errno };
  }
}

/** Kills a child and all its descendants immediately: its process group or, on Windows, its process tree. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (!OWN_GROUP) {
    if (child.exitCode === null) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
