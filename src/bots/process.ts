import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Fact } from '../kernel/fact.ts';
import { whenLeaving } from './process/exit.ts';
import { endGroup, OWN_GROUP } from './process/group.ts';
import { watchMemory } from './process/memory.ts';
import { endMarked, MARK } from './process/stragglers.ts';
import { lastOf } from './process/tail.ts';

/** A program of somebody else's, and where it runs. */
export interface Program {
  readonly name?: string; // that people know it by; its command unless said
  readonly command: readonly string[]; // the program and its arguments; no shell reads them
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly within: number | null; // milliseconds until it is ended, with all that it has started; null = none
  readonly memory?: number; // megabytes that it and all it has started may take, where the system tells us
  readonly converses?: boolean; // it is of no use any more once it has closed its stdin or its stdout
  readonly hunted?: boolean; // whoever it has started is ended, even those that have left its group, where we can find them
}

/** How a program came to its end. */
export type Ending =
  | { readonly how: 'left'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string } // by itself or by somebody else
  | { readonly how: 'late' }
  | { readonly how: 'stopped' } // by us, before its time
  | { readonly how: 'closed' } // its stdin or its stdout
  | { readonly how: 'too-big'; readonly most: number }
  | { readonly how: 'not-started'; readonly errno: string };

export interface Ended {
  readonly ending: Ending;
  readonly said: string; // the last of what it wrote on stderr, else on stdout if it does not converse
}

export interface Running {
  readonly ended: Promise<Ended>; // never rejects; all that it wrote has been heard by then
  readonly unread: number; // bytes that it has not read yet
  /** The last of what it has written on stderr so far. */
  said(): string;
  write(text: string): void; // to its stdin
  shut(): void; // its stdin
  stop(): void;
}

const LINGERS = 200; // milliseconds that one who has closed its ends has to come to its own

/** Starts a program in a process group of its own. All that it writes is read; stdout reaches `hear`, the last of both is kept. */
export function start(program: Program, hear: (bytes: Uint8Array) => void = () => {}): Running {
  const [file = '', ...args] = program.command;
  const mark = program.hunted ? randomUUID() : null;
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
    return stillborn(errnoOf(error)); // an argument that no program can be given, such as a zero byte
  }
  const out = lastOf(child.stdout);
  const err = lastOf(child.stderr);
  child.stdout?.on('data', hear);

  let why: Ending | undefined; // ours, where we end it
  const endAll = (): void => {
    endGroup(child);
    if (mark !== null) endMarked(mark);
  };
  const end = (ending: Ending): void => {
    why ??= ending;
    endAll();
  };
  const timers = program.within === null ? [] : [setTimeout(() => end({ how: 'late' }), program.within)];
  let shut = false; // its stdin, by us; or it has gone
  const closed = (): void => {
    if (program.converses && !shut) timers.push(setTimeout(() => end({ how: 'closed' }), LINGERS));
  };
  child.stdin?.on('error', closed); // it need not read what we say
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
      endAll(); // what it left behind
      forget();
      const [printed, complained] = await Promise.all([out.text(), err.text()]);
      child.stdin?.destroy();
      settle({ ending: why ?? ending, said: complained || (program.converses ? '' : printed) }); // what it prints in conversation is no complaint
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

const stillborn = (errno: string): Running => ({
  ended: Promise.resolve({ ending: { how: 'not-started', errno }, said: '' }),
  unread: 0,
  said: () => '',
  write: () => {},
  shut: () => {},
  stop: () => {},
});

const errnoOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** What went wrong with a program, if anything did; a code other than 0 is for the one who asked to judge. */
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
