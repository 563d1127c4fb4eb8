import type { How, Strike } from '../fate.ts';
import { fire, type Luck, type Shot } from './strikes.ts';

/**
 * Calls `run` for every possible sequence of rolls, and `take` with its result and probability. `coarse` enumerates
 * outcomes instead of faces. Stops after `most` sequences.
 */
export function everyWay<T>(
  run: (luck: Luck) => T,
  take: (came: T, odds: number) => void,
  coarse = false,
  most = 1e6,
): number {
  const path: { readonly weights: readonly number[]; at: number }[] = [];
  let ways = 0;
  for (;;) {
    let depth = 0;
    let odds = 1;
    const choose = (weights: readonly number[]): number => {
      if (depth === path.length) path.push({ weights, at: weights.findIndex((weight) => weight > 0) });
      const { at } = path[depth++] as (typeof path)[number];
      odds *= weights[at] as number;
      return at;
    };
    const roll = (sides: number): number => choose(sides === 3 ? D3 : D6) + 1;
    const came = run(coarse ? { roll, choose } : { roll });
    take(came, odds);
    if (ways++ === most) return ways;
    for (;;) {
      const last = path.at(-1);
      if (!last) return ways;
      do last.at++;
      while (last.at < last.weights.length && (last.weights[last.at] as number) === 0);
      if (last.at < last.weights.length) break;
      path.pop();
    }
  }
}

const D3 = [1 / 3, 1 / 3, 1 / 3];
const D6 = Array.from({ length: 6 }, () => 1 / 6);

export type Counted = Record<keyof Shot, number[]>;

/** The probability of each count, by enumeration. */
export function enumerated(
  strikes: readonly Strike[],
  how: How,
  coarse = false,
  most = 1e6,
): Counted & { ways: number } {
  const counts: Counted = { attacks: [], hits: [], wounds: [], unsaved: [], damage: [], slain: [] };
  const ways = everyWay(
    (luck) => fire(strikes, how, luck),
    (shot, odds) => {
      for (const key of Object.keys(counts) as (keyof Shot)[]) {
        const pmf = counts[key];
        while (pmf.length <= shot[key]) pmf.push(0);
        pmf[shot[key]] = (pmf[shot[key]] as number) + odds;
      }
    },
    coarse,
    most,
  );
  return { ...counts, ways };
}
