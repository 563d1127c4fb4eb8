import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest start first: a long file that starts last runs alone. */
const LONG = ['lessons', 'lab', 'layout-shift', 'offline', 'arena', 'leagues', 'force', 'hints'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** A real Chromium against a real server: `npm run test:browser`. Tests mostly wait, so three files run on two cores. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/setup/run-folder.ts',
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    maxConcurrency: 4, // tests of a file that runs several at once
    expect: { poll: { timeout: 60_000 } }, // catches hangs, like the next two
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'threads',
    isolate: false, // files share modules, but no changing state
  },
});
