import { defineConfig } from 'vitest/config';

/** A real Chromium against a real server: `npm run test:browser`. One file at a time, since each fills a machine. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'threads',
    isolate: false, // they read the same modules, and share nothing that changes
  },
});
