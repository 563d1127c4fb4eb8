import { defineConfig } from 'vitest/config';
import { fileOrder } from './test/setup/file-order.ts';

const LONG = ['lessons', 'lab', 'layout-shift', 'offline', 'arena', 'leagues', 'force', 'hints'];

/** A real Chromium against a real server: `npm run test:browser`. Tests mostly wait, so three files run on two cores. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/setup/run-folder.ts',
    sequence: fileOrder(LONG.map((name) => `${name}.test.ts`)),
    maxWorkers: 3,
    maxConcurrency: 4, // tests of a file that runs several at once
    testTimeout: 240_000, // catches hangs
    hookTimeout: 240_000,
    pool: 'threads',
    isolate: false, // files share modules, but no changing state
  },
});
