import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { fileOrder } from './test/setup/file-order.ts';

/** Tests that take minutes: they kill servers and install packages. */
const SLOW = ['test/pack.test.ts', 'test/crash.test.ts', 'test/scaffold.test.ts', 'test/chaos/**/*.test.ts'];
/** Tests that start many processes or threads run one file at a time: side by side, each would slow down the others. */
const PROCESSES = [
  'src/arena/exec.test.ts',
  'src/bots/process.test.ts',
  'src/bots/process/exit.test.ts',
  'src/cli/connect/connect.test.ts',
  'src/server/abuse.test.ts',
  'src/server/bots/queries.test.ts',
  'src/server/bots/worker-pool.test.ts',
  'test/signals.test.ts',
];
const LONG = [
  'test/scaffold.test.ts',
  'test/crash.test.ts',
  'src/games/shooting/rules/odds/law.test.ts',
  'test/laws.test.ts',
  'src/store/sqlite.test.ts',
  'src/server/leaks.test.ts',
  'test/cli.test.ts',
  'test/cli-arena.test.ts',
  'test/tuning.test.ts',
  'test/cli-faults.test.ts',
  'src/server/operator/retention.test.ts',
  'src/server/permissions.test.ts',
  'test/replays.test.ts',
  'test/corpus.test.ts',
  'test/explanations.test.ts',
];
const BROWSER = 'test/browser/**'; // has its own config
const ALL = ['src', 'web', 'examples', 'bench', 'test', 'scripts'].map((folder) => `${folder}/**/*.test.ts`);

/** The second starts PostgreSQL only when a test needs it. */
const globalSetup = ['test/setup/run-folder.ts', 'src/store/testing/postgres-global.ts'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    isolate: false, // files share their modules, which saves minutes; a test restores what it changes
    globalSetup,
    setupFiles: 'test/setup/property-seed.ts',
    sequence: fileOrder(LONG),
    maxWorkers: Math.min(4, availableParallelism() + 1), // on small machines one more than cores, since many tests wait for a child process
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'fast', include: ALL, exclude: [...SLOW, ...PROCESSES, BROWSER] } },
      {
        extends: true,
        test: { name: 'processes', include: PROCESSES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: 'slow', include: SLOW } },
    ],
  },
});
