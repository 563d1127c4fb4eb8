import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLEANER = fileURLToPath(new URL('run-cleaner.mjs', import.meta.url));

/** Set while a run has its folder: vitest calls `setup` once per project. */
const MARK = 'UMPIRE_TEST_RUN';

/**
 * Creates one folder for all temporary files of a test run, including those of the programs it starts. A separate process
 * removes it at the end, and kills what the run left behind, even if the run itself was killed.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[MARK]) return undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'umpire-tests-'));
  chmodSync(folder, 0o1777); // some tests run programs as another user, who also writes here
  const cleaner = spawn(process.execPath, [CLEANER, folder], {
    cwd: '/',
    detached: true, // survives Ctrl-C
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  process.env.TMPDIR = folder;
  process.env[MARK] = folder;
  return async () => {
    delete process.env[MARK];
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    const removed = once(cleaner, 'exit');
    cleaner.stdin.end();
    await removed;
  };
}
