import { EFFECTS } from '../src/games/shooting/rules/odds/testing/effects.ts';
import { disagreement, pairs } from '../src/games/shooting/rules/odds/testing/law.ts';
import type { Figure, Section } from './bench.ts';

const MOST = { quick: 2_000, full: 50_000 }; // rolls per case; larger ones are skipped and counted
const EVERY = { quick: 20, full: 1 };

/** The law of `law.test.ts` over every pair of effects: does the resolver roll what the odds compute? */
export const shootingLaw: Section = {
  id: 'shooting-law',
  title: 'Shooting: resolver and exact odds, over every pair of effects',
  async run(size, say): Promise<readonly Figure[]> {
    let [seen, tried, skipped] = [0, 0, 0];
    const wrong: string[] = [];
    for (const { title, one } of pairs()) {
      if (seen++ % EVERY[size] !== 0) continue;
      if (tried % 100 === 0) say(`${title}: case ${seen}`);
      const found = disagreement(one, MOST[size]);
      if (found === 'too large') skipped++;
      else {
        tried++;
        if (found !== null) wrong.push(`${title}: ${found}`);
      }
    }
    return [
      {
        what: `cases with every roll enumerated in which the two disagree (${skipped} larger ones skipped)`,
        value: wrong.length,
        unit: 'cases',
        bound: { kind: 'at most', at: 0 },
        runs: [`${tried} cases of two of ${EFFECTS.length} effects`, ...wrong.slice(0, 10)].join('\n'),
      },
    ];
  },
};
