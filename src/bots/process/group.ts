import { type ChildProcess, spawn } from 'node:child_process';

const WINDOWS = process.platform === 'win32';

/**
 * Kills a process group leader with everything it has started. Windows has no process groups, so there we kill the
 * process tree.
 */
export const OWN_GROUP = !WINDOWS;

/** Kills a child and all its descendants immediately. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (WINDOWS) {
    if (child.exitCode === null) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
