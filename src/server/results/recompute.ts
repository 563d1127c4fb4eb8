import type { PlayerRating, Rating, ResultRecord } from '../../store/result-store.ts';
import type { Service } from '../service.ts';
import { newId } from '../tokens.ts';
import { rated } from './record-result.ts';

const BATCH = 200; // matches

/** Computes all ratings of a game again from its results, in their order. Returns the number of rated matches. */
export async function recomputeRatings({ store }: Pick<Service, 'store'>, game: string): Promise<number> {
  const ratings = new Map<string, Rating>();
  const matches = new Map<string, number>();
  let last = 0;
  let many = 0;
  for (;;) {
    const next = await store.results.nextNumber(game); // read first: a match that ends from here on takes it
    for (;;) {
      const batch = await store.results.rated(game, last, BATCH);
      if (batch.length === 0) break;
      const computed: ResultRecord[] = [];
      for (const [n, results] of byNumber(batch)) {
        const after = rated(results, n, ratings);
        for (const { player, change } of after) {
          if (change) ratings.set(player, change.after);
          matches.set(player, (matches.get(player) ?? 0) + 1);
        }
        computed.push(...after);
        last = n;
        many++;
      }
      await store.results.rewrite(computed);
    }
    const players = [...ratings].filter(([player]) => !player.startsWith('x:')); // deleted
    if (players.length === 0) return many;
    const rows = players.map(
      ([player, rating]): PlayerRating => ({ game, player, ...rating, matches: matches.get(player) ?? 0 }),
    );
    const place = { game, n: next, id: `ratings:${newId()}` };
    if ((await store.results.setRatings(rows, place)) === 'written') return many;
  }
}

function byNumber(results: readonly ResultRecord[]): ReadonlyMap<number, readonly ResultRecord[]> {
  const groups = new Map<number, ResultRecord[]>();
  for (const result of results) {
    const n = result.change?.n ?? 0;
    groups.set(n, [...(groups.get(n) ?? []), result]);
  }
  return groups;
}
