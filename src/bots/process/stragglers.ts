import { readdirSync, readFileSync } from 'node:fs';

/** Environment variable that marks the processes a program has started, even after they leave its group. */
export const MARK = 'UMPIRE_PROGRAM';

/** Kills every process with this mark in its environment. Finds none where there is no /proc. */
export function endMarked(mark: string): void {
  const wanted = `${MARK}=${mark}`;
  for (const pid of pids())
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(wanted)) process.kill(pid, 'SIGKILL');
    } catch {
      // It belongs to another user or has exited.
    }
}

/** All visible processes. */
export function pids(): readonly number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}
