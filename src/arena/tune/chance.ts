import { Random } from '../../kernel/random.ts';
import { hashing } from '../../store/hashing.ts';

/** A generator for one purpose, from the seed of an experiment or of a pair: the same on every machine. */
export const chanceOf = (seed: string, purpose: string): Random =>
  new Random(Number.parseInt(hashing.digest(`${purpose} ${seed}`).slice(0, 8), 16));
