import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'examples/**/*.test.ts',
      'bench/**/*.test.ts',
      'test/**/*.test.ts',
      'scripts/**/*.test.ts',
      'web/**/*.test.ts',
    ],
    exclude: ['test/browser/**'], // they have a config of their own
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'threads',
    globalSetup: 'src/store/testing/postgres-global.ts', // nothing is started before a test asks for it
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())), // by itself it leaves a core idle
  },
});
