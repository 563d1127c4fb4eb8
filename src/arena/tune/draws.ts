import { clip, type Dimension } from './dimensions.ts';
import type { Values } from './spsa.ts';
import { randomFor } from './spsa.ts';

/**
 * Training by self-play: in every pair one player's weights are drawn around the start, and the other's are the
 * mirror image.
 */
export interface Drawing {
  readonly dimensions: readonly Dimension[];
  readonly spread: number; // s: standard deviation of each weight's logarithm
}

/** The draw of pair n, in standard deviations e per weight. */
export function drawOf({ dimensions }: Drawing, seedOfPair: string): Values {
  const chance = randomFor(seedOfPair, 'train');
  return dimensions.map(() => chance.normal());
}

/** Weights of the two players: start * exp(s e) and start * exp(-s e). */
export function drawnSides({ dimensions, spread }: Drawing, draw: Values) {
  const moved = (way: 1 | -1): Values =>
    dimensions.map((dimension, i) => clip(dimension.start * Math.exp(way * spread * (draw[i] ?? 0)), dimension));
  return { plus: moved(1), minus: moved(-1) };
}
