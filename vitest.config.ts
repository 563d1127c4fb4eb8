import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Keep nothing between two tests: the files share their modules, and are much quicker for it. */
const PURE = [
  ...['kernel', 'parts', 'decide', 'games', 'wire', 'page'].map((room) => `src/${room}/**/*.test.ts`),
  'web/**/*.test.ts',
];

/** Minutes of kills and installations. */
const SLOW = ['test/pack.test.ts', 'test/crash.test.ts', 'test/scaffold.test.ts', 'test/chaos/**/*.test.ts'];

/** Have sockets, databases, processes and settings of their own. */
const REAL = ['src', 'examples', 'bench', 'test', 'scripts'].map((room) => `${room}/**/*.test.ts`);
const BROWSER = 'test/browser/**'; // a config of its own

const globalSetup = 'src/store/testing/postgres-global.ts'; // nothing is started before a test asks for it

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())), // the default leaves a core idle
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'real', include: REAL, exclude: [...PURE, ...SLOW, BROWSER], globalSetup } },
      { extends: true, test: { name: 'slow', include: SLOW, globalSetup } },
    ],
  },
});
