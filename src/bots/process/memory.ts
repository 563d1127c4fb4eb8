import { readFileSync } from 'node:fs';
import { pids } from './stragglers.ts';

/** A watched program: its first process and its memory limit. */
interface Watched {
  readonly leader: number;
  readonly most: number; // megabytes
  tooBig(): void;
}

const EVERY = 250; // milliseconds
const watched = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;

/**
 * Calls back once when a program, its group and its descendants exceed the limit. Returns a function that stops
 * watching.
 */
export function watchMemory(leader: number, most: number, tooBig: () => void): () => void {
  const one: Watched = { leader, most, tooBig };
  watched.add(one);
  timer ??= setInterval(look, EVERY).unref();
  return () => {
    watched.delete(one);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

interface Process {
  readonly parent: number;
  readonly group: number;
  readonly megabytes: number;
}

/** One scan of all processes serves all programs. */
function look(): void {
  const all = new Map<number, Process>();
  for (const pid of pids()) {
    const process = processOf(pid);
    if (process) all.set(pid, process);
  }
  const sums = new Map<number, number>();
  const leaders = new Set([...watched].map(({ leader }) => leader));
  for (const [pid, { megabytes }] of all) {
    const leader = leaderOf(pid, all, leaders);
    if (leader !== undefined) sums.set(leader, (sums.get(leader) ?? 0) + megabytes);
  }
  for (const one of [...watched]) {
    if ((sums.get(one.leader) ?? 0) <= one.most) continue;
    watched.delete(one);
    one.tooBig();
  }
}

/** The program that a process belongs to: by its group, otherwise by its ancestors. */
function leaderOf(pid: number, all: ReadonlyMap<number, Process>, leaders: ReadonlySet<number>): number | undefined {
  for (let at = pid, steps = 0; steps < 100; steps++) {
    if (leaders.has(at)) return at;
    const process = all.get(at);
    if (!process) return undefined;
    if (leaders.has(process.group)) return process.group;
    at = process.parent;
  }
  return undefined;
}

/** Undefined if the process has exited or there is no /proc. */
function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'latin1');
    const number = (name: string): number => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { parent: number('PPid'), group: number('NSpgid'), megabytes: number('VmRSS') / 1024 };
  } catch {
    return undefined;
  }
}
