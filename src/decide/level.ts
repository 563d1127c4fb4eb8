import { never } from '../kernel/never.ts';

export interface Level {
  readonly noise: number; // standard deviation of scores, in units of `grain`
  readonly insight: number; // probability that a score rule is considered in a decision
  readonly ranks: number; // the same for rank rules; vetoes always apply
  readonly search: number; // share of the search's default iterations
}

export const FULL_STRENGTH = 5;

// Beginners sometimes miss important things (ranks), but never break vetoes.
export const LEVELS: Readonly<Record<number, Level>> = {
  1: { noise: 1.5, insight: 0.3, ranks: 0.75, search: 0.04 },
  2: { noise: 0.6, insight: 0.75, ranks: 0.9, search: 0.12 },
  3: { noise: 0.2, insight: 0.93, ranks: 1, search: 0.3 },
  4: { noise: 0.1, insight: 0.96, ranks: 1, search: 0.6 },
  5: { noise: 0.0, insight: 1, ranks: 1, search: 1 },
};

export const levelOf = (level: number): Level => LEVELS[level] ?? never(`there is no level ${level}`);
