import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take minutes: they kill servers and install packages. */
const SLOW = ['test/pack.test.ts', 'test/crash.test.ts', 'test/scaffold.test.ts', 'test/chaos/**/*.test.ts'];
/** Files that take longest. Their size does not show it, and by default the largest files start first. */
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

/** Long files first: one that starts last leaves the other cores idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    isolate: false, // files share their modules, which saves minutes; a test restores what it changes
    globalSetup,
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.min(4, availableParallelism() + 1), // on small machines one more than cores, since many tests wait for a child process
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'fast', include: ALL, exclude: [...SLOW, BROWSER] } },
      { extends: true, test: { name: 'slow', include: SLOW } },
    ],
  },
});
