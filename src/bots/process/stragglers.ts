import { readdirSync, readFileSync } from 'node:fs';

/** The variable by which the processes that a program has started are known, wherever they have gone. */
export const MARK = 'UMPIRE_PROGRAM';

/** Ends every process that has this mark in its environment. Where there is no /proc nobody is found. */
export function endMarked(mark: string): void {
  const wanted = `${MARK}=${mark}`;
  for (const pid of pids())
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(wanted)) process.kill(pid, 'SIGKILL');
    } catch {
      // It is somebody else's, or has gone.
    }
}

/** Every process that we are told of. */
export function pids(): readonly number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}
