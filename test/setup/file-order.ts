import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the slowest test files first: one that starts last leaves the other cores idle. They are listed by hand, because size
 * says little about duration. UMPIRE_SHUFFLE, set by `npm run flaky`, is the seed of a random order instead.
 */
export function fileOrder(longest: readonly string[]) {
  const seed = process.env.UMPIRE_SHUFFLE;
  if (seed !== undefined) return { shuffle: { files: true }, seed: Number(seed) };
  const rank = ({ moduleId }: TestSpecification): number => {
    const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
    return place === -1 ? longest.length : place;
  };
  return {
    sequencer: class LongestFirst extends BaseSequencer {
      override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
      }
    },
  };
}
