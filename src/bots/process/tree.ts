import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pids } from './stragglers.ts';

/** Kills a process and all its descendants, with the process groups they lead. */
export function killTree(root: number): void {
  if (process.platform === 'win32') {
    execFileSync('taskkill', ['/pid', String(root), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  for (const pid of [...descendants(root), root])
    for (const target of [-pid, pid])
      try {
        process.kill(target, 'SIGKILL');
      } catch {
        // It is not a group leader, or has already exited.
      }
}

function descendants(root: number): readonly number[] {
  const found = new Set([root]);
  const parents = parentOf();
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}

/** The parent of every process, from /proc or, if there is none, from `ps`. */
function parentOf(): ReadonlyMap<number, number> {
  const all = pids();
  if (all.length > 0)
    return new Map(
      all.flatMap((pid) => {
        try {
          return [[pid, Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1])] as const];
        } catch {
          return []; // it has just exited
        }
      }),
    );
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  } catch {
    return new Map();
  }
}
