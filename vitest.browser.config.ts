import { defineConfig } from 'vitest/config';

/** A real Chromium against a real server: `npm run test:browser`. Two files at a time: more would overload the machine. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/setup/run-folder.ts',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'threads',
    isolate: false, // files share modules, but no changing state
  },
});
