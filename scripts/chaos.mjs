// The long form of the chaos suite: `npm run chaos [ROUNDS]`. Kills, crashes and lost connections, then checks all data.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = process.argv[2] ?? '60';
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/chaos', 'test/crash.test.ts', '--maxWorkers=1'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, UMPIRE_CHAOS_ROUNDS: rounds, UMPIRE_KILLS: '100' },
});
process.exit(status ?? 1);
