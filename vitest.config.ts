import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that take minutes: they kill servers and install packages. */
const SLOW = ['test/pack.test.ts', 'test/crash.test.ts', 'test/scaffold.test.ts', 'test/chaos/**/*.test.ts'];
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
    maxWorkers: Math.min(4, availableParallelism() + 1), // on small machines one more than cores, since many tests wait for a child process
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'fast', include: ALL, exclude: [...SLOW, BROWSER] } },
      { extends: true, test: { name: 'slow', include: SLOW } },
    ],
  },
});
