import { chanceOf } from './chance.ts';
import { clip, type Dimension } from './dimensions.ts';

/**
 * Simultaneous perturbation: every step moves all weights at once, this way for one player and the other way for the
 * other, and goes some of the way towards whoever won.
 */
export interface Spsa {
  readonly seed: string;
  readonly dimensions: readonly Dimension[];
  readonly steps: number; // N: a step is a pair of games
  readonly round: number; // steps that set out from the same weights, so that they can be played at the same time
  readonly share: number; // c_end: how far the last step moves a weight, as a share of what it was
  readonly rate: number; // r_end: how far the last step follows a game won, as a share of that
}

const ALPHA = 0.602;
const GAMMA = 0.101;
const STEADY = 0.1; // A, as a share of N

/** With 62 500 pairs this is fishtest's usual 0.002; fewer pairs have to go further with each. */
export const usualRate = (steps: number): number => Math.max(0.002, 0.5 / Math.sqrt(steps));

export type Values = readonly number[]; // by dimension

export const startOf = ({ dimensions }: Spsa): Values => dimensions.map(({ start }) => start);

/** How far step k = 1, 2 ... looks to either side (c_k) and what it learns from it (R_k), for a weight that ends at c_end. */
export function gains({ steps, rate }: Pick<Spsa, 'steps' | 'rate'>, cEnd: number, k: number) {
  const steady = STEADY * steps;
  const c = (cEnd * steps ** GAMMA) / k ** GAMMA;
  const a = rate * cEnd ** 2 * (steady + steps) ** ALPHA;
  return { c, r: a / (steady + k) ** ALPHA / c ** 2 };
}

const cEndOf = ({ share }: Spsa, { start }: Dimension): number => share * Math.abs(start);

/** Which way each weight goes in step k for the first player: 1 or -1. */
function flipsOf({ seed, dimensions }: Spsa, k: number): readonly (1 | -1)[] {
  const chance = chanceOf(`${seed}:${k}`, 'spsa');
  return dimensions.map(() => (chance.roll(2) === 1 ? 1 : -1));
}

/** What the two players of step k play with. */
export function sidesAt(spsa: Spsa, values: Values, k: number): { readonly plus: Values; readonly minus: Values } {
  const flips = flipsOf(spsa, k);
  const moved = (way: 1 | -1): Values =>
    spsa.dimensions.map((dimension, i) => {
      const { c } = gains(spsa, cEndOf(spsa, dimension), k);
      return clip((values[i] ?? 0) + way * c * (flips[i] ?? 1), dimension);
    });
  return { plus: moved(1), minus: moved(-1) };
}

/** The weights after step k, in which the first player won so many games more than it lost. */
export function stepped(spsa: Spsa, values: Values, k: number, result: number): Values {
  if (result === 0) return values;
  const flips = flipsOf(spsa, k);
  return spsa.dimensions.map((dimension, i) => {
    const { c, r } = gains(spsa, cEndOf(spsa, dimension), k);
    return clip((values[i] ?? 0) + r * c * result * (flips[i] ?? 1), dimension);
  });
}

/** Wins less losses of the first player in a pair that brought it so many points; a game that did not end says nothing. */
export const resultOf = (points: number | null): number => (points === null ? 0 : 2 * (points - 1));

/** The weights after all these pairs, in their order: all that there is to know about where the search stands. */
export const valuesAfter = (spsa: Spsa, points: readonly (number | null)[]): Values =>
  points.reduce((values: Values, one, i) => stepped(spsa, values, i + 1, resultOf(one)), startOf(spsa));

/** The first pair of the round that pair n belongs to: what was played before it is what its players know. */
export const roundOf = ({ round }: Pick<Spsa, 'round'>, n: number): number => n - (n % round);
