import { Random } from '../../kernel/random.ts';
import { hashing } from '../../store/hashing.ts';

/** A random generator for one purpose, derived from a seed. The same on every machine. */
export const randomFor = (seed: string, purpose: string): Random =>
  new Random(Number.parseInt(hashing.digest(`${purpose} ${seed}`).slice(0, 8), 16));
