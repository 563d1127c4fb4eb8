import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: those that take longest first, because one that starts last leaves the other cores idle. Their
 * size does not show how long they take. UMPIRE_SHUFFLE is the seed of a random order, which `npm run flaky` uses.
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
