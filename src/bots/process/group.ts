import { type ChildProcess, spawn } from 'node:child_process';

const WINDOWS = process.platform === 'win32';

/** A program that leads a group is ended with everything it has started. Windows knows no groups, but trees. */
export const OWN_GROUP = !WINDOWS;

/** Ends a child and all that it has started, at once. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (WINDOWS) {
    if (child.exitCode === null) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left of it.
  }
}
