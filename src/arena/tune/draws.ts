import { chanceOf } from './chance.ts';
import { clip, type Dimension } from './dimensions.ts';
import type { Values } from './spsa.ts';

/** Self-play to learn from: in every pair one player's weights are drawn about the start, the other's are the mirror image. */
export interface Drawing {
  readonly dimensions: readonly Dimension[];
  readonly spread: number; // s: deviation of the logarithm of each weight
}

/** What pair n drew, in deviations: e of each weight. */
export function drawOf({ dimensions }: Drawing, seedOfPair: string): Values {
  const chance = chanceOf(seedOfPair, 'train');
  return dimensions.map(() => chance.normal());
}

/** What the two players of a pair play with: the start times exp(s e), and times exp(-s e). */
export function drawnSides({ dimensions, spread }: Drawing, draw: Values) {
  const moved = (way: 1 | -1): Values =>
    dimensions.map((dimension, i) => clip(dimension.start * Math.exp(way * spread * (draw[i] ?? 0)), dimension));
  return { plus: moved(1), minus: moved(-1) };
}
