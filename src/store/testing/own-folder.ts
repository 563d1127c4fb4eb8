import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^umpire-tests-(\d+)-/;
const AN_HOUR = 3_600_000;

/**
 * One folder for all temporary files of a test run, including those of spawned programs. Removed afterwards; leftovers of a
 * killed run are removed by a later one.
 */
export function ownFolder(): { remove(): void } {
  const before = process.env.TMPDIR;
  const around = tmpdir();
  for (const name of readdirSync(around)) if (isLeft(around, name)) rmSync(join(around, name), ALL);
  const folder = mkdtempSync(join(around, `umpire-tests-${process.pid}-`));
  chmodSync(folder, 0o1777); // when root starts PostgreSQL, it runs as another user who also writes here
  process.env.TMPDIR = folder;
  return {
    remove() {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(folder, ALL);
    },
  };
}

const ALL = { recursive: true, force: true, maxRetries: 3 } as const;

function isLeft(around: string, name: string): boolean {
  const pid = NAME.exec(name)?.[1];
  const made = pid && statSync(join(around, name), { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && made !== '' && Date.now() - made > AN_HOUR && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
