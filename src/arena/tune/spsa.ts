import { Random } from '../../kernel/random.ts';
import { hashing } from '../../store/hashing.ts';
import { clip, type Dimension } from './dimensions.ts';

/**
 * Simultaneous perturbation: every step moves all weights at once, in opposite directions for the two players, and
 * then some way towards the winner.
 */
export interface Spsa {
  readonly seed: string;
  readonly dimensions: readonly Dimension[];
  readonly steps: number; // N; a step is a pair of games
  readonly round: number; // steps that start from the same weights and can be played concurrently
  readonly share: number; // c_end: perturbation of the last step, as a share of the starting weight
  readonly rate: number; // r_end: learning rate of the last step
}

const ALPHA = 0.602;
const GAMMA = 0.101;
const STEADY = 0.1; // A, as a share of N

/** fishtest's default of 0.002 at 62,500 pairs; fewer pairs need larger steps. */
export const defaultRate = (steps: number): number => Math.max(0.002, 0.5 / Math.sqrt(steps));

export type Values = readonly number[]; // by dimension

export const startOf = ({ dimensions }: Spsa): Values => dimensions.map(({ start }) => start);

/** Perturbation c_k and learning rate R_k of step k = 1, 2, ... for a weight whose perturbation ends at c_end. */
export function gains({ steps, rate }: Pick<Spsa, 'steps' | 'rate'>, cEnd: number, k: number) {
  const steady = STEADY * steps;
  const c = (cEnd * steps ** GAMMA) / k ** GAMMA;
  const a = rate * cEnd ** 2 * (steady + steps) ** ALPHA;
  return { c, r: a / (steady + k) ** ALPHA / c ** 2 };
}

const cEndOf = ({ share }: Spsa, { start }: Dimension): number => share * Math.abs(start);

/** Direction of each weight in step k for the first player: 1 or -1. */
function flipsOf({ seed, dimensions }: Spsa, k: number): readonly (1 | -1)[] {
  const chance = randomFor(`${seed}:${k}`, 'spsa');
  return dimensions.map(() => (chance.roll(2) === 1 ? 1 : -1));
}

/** The weights of both players in step k. */
export function sidesAt(spsa: Spsa, values: Values, k: number): { readonly plus: Values; readonly minus: Values } {
  const flips = flipsOf(spsa, k);
  const moved = (way: 1 | -1): Values =>
    spsa.dimensions.map((dimension, i) => {
      const { c } = gains(spsa, cEndOf(spsa, dimension), k);
      return clip((values[i] ?? 0) + way * c * (flips[i] ?? 1), dimension);
    });
  return { plus: moved(1), minus: moved(-1) };
}

/** The weights after step k; `result` is the first player's wins minus losses. */
function stepped(spsa: Spsa, values: Values, k: number, result: number): Values {
  if (result === 0) return values;
  const flips = flipsOf(spsa, k);
  return spsa.dimensions.map((dimension, i) => {
    const { c, r } = gains(spsa, cEndOf(spsa, dimension), k);
    return clip((values[i] ?? 0) + r * c * result * (flips[i] ?? 1), dimension);
  });
}

/** The first player's wins minus losses in a pair with these points; 0 if a game did not finish. */
const resultOf = (points: number | null): number => (points === null ? 0 : 2 * (points - 1));

/** The weights after these pairs, in order. This is the whole state of the search. */
export const valuesAfter = (spsa: Spsa, points: readonly (number | null)[]): Values =>
  points.reduce((values: Values, one, i) => stepped(spsa, values, i + 1, resultOf(one)), startOf(spsa));

/** The first pair of pair n's round. The round depends only on pairs before it. */
export const roundOf = ({ round }: Pick<Spsa, 'round'>, n: number): number => n - (n % round);

/** A random generator for one purpose, derived from a seed. The same on every machine. */
export const randomFor = (seed: string, purpose: string): Random =>
  new Random(Number.parseInt(hashing.digest(`${purpose} ${seed}`).slice(0, 8), 16));
