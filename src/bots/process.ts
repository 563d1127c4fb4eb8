import { type ChildProcess, spawn } from 'node:child_process';
import type { Fact } from '../kernel/fact.ts';
import { endGroup, OWN_GROUP } from './process/group.ts';
import { whenLeaving } from './process/leaving.ts';
import { lastOf } from './process/tail.ts';

/** A program of somebody else's, and where it runs. */
export interface Program {
  readonly command: readonly string[]; // the program and its arguments; no shell reads them
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly within: number; // milliseconds until it is ended, with all that it has started
}

/** How a program came to its end. */
export type Ending =
  | { readonly how: 'left'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string } // by itself or by somebody else
  | { readonly how: 'late' }
  | { readonly how: 'stopped' } // by us, before its time
  | { readonly how: 'not-started'; readonly errno: string };

export interface Ended {
  readonly ending: Ending;
  readonly said: string; // the last of what it wrote on stderr, else on stdout
}

export interface Running {
  readonly ended: Promise<Ended>; // never rejects
  write(text: string): void; // to its stdin
  shut(): void; // its stdin
  stop(): void;
}

/** Starts a program in a process group of its own. All that it writes is read; stdout reaches `hear`, the last of both is kept. */
export function start(program: Program, hear: (bytes: Uint8Array) => void = () => {}): Running {
  const [file = '', ...args] = program.command;
  let child: ChildProcess;
  try {
    child = spawn(file, args, {
      cwd: program.folder,
      env: program.environment,
      detached: OWN_GROUP,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    return stillborn(errnoOf(error)); // an argument that no program can be given, such as a zero byte
  }
  const out = lastOf(child.stdout);
  const err = lastOf(child.stderr);
  child.stdout?.on('data', hear);
  child.stdin?.on('error', () => {}); // it need not read what we say

  let why: Ending | undefined; // ours, where we end it
  const end = (ending: Ending): void => {
    why ??= ending;
    endGroup(child);
  };
  const timer = setTimeout(() => end({ how: 'late' }), program.within);
  const forget = whenLeaving(() => endGroup(child));
  const ended = new Promise<Ended>((settle) => {
    const leave = async (ending: Ending): Promise<void> => {
      clearTimeout(timer);
      endGroup(child); // what it left behind
      forget();
      const said = (await err.text()) || (await out.text());
      child.stdin?.destroy();
      settle({ ending: why ?? ending, said });
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
    write: (text) => void child.stdin?.write(text),
    shut: () => void child.stdin?.end(),
    stop: () => end({ how: 'stopped' }),
  };
}

const stillborn = (errno: string): Running => ({
  ended: Promise.resolve({ ending: { how: 'not-started', errno }, said: '' }),
  write: () => {},
  shut: () => {},
  stop: () => {},
});

const errnoOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** What went wrong with a program, if anything did; a code other than 0 is for the one who asked to judge. */
export function faultOf({ command, within }: Program, { ending, said }: Ended): Fact | undefined {
  const [file = '', ...args] = command;
  const program = [file, ...args].join(' ');
  switch (ending.how) {
    case 'left':
      return undefined;
    case 'killed':
      return { code: 'program-crashed', program, signal: ending.signal, said };
    case 'late':
      return { code: 'program-late', program, within };
    case 'stopped':
      return { code: 'program-stopped' };
    case 'not-started':
      return { code: 'program-not-started', program: file, errno: ending.errno };
  }
}
