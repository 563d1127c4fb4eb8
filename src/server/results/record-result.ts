import { outcomePoints } from '../../kernel/outcome-points.ts';
import type { ResultRecord } from '../../store/result-store.ts';
import type { MatchRecord, PersonRecord, Store } from '../../store/store.ts';
import type { Service } from '../service.ts';
import { seatingOf } from '../table/table-info.ts';
import { withPair } from './pair-results.ts';
import { type MatchPlayers, personKey, playersOf } from './players.ts';
import { NEW_PLAYER, ratedMatch } from './rating.ts';

const TRIES = 100; // other nodes may rate matches of the same game at the same moment

/**
 * Saves the results of a finished match, and rates it if it counts. If that was done before, only moves guests' results to
 * the identities that their seats have since been linked to, which may happen concurrently.
 */
export async function recordResult({ store }: Pick<Service, 'store'>, match: string): Promise<void> {
  const record = await store.byId(match);
  if (record?.status !== 'over') return;
  if (!(await store.results.isRecorded(match))) await saveResults(store, record);
  const players = new Set((await store.results.ofMatches([match])).map(({ player }) => player));
  for (const { id, identity } of await store.people(match))
    if (identity !== null && players.has(`p:${id}`)) await store.results.rename(match, `p:${id}`, `i:${identity}`);
}

async function saveResults(store: Store, record: MatchRecord): Promise<void> {
  const { id: match } = record;
  const people = await store.people(match);
  const identities = people.flatMap(({ identity }) => identity ?? []);
  const own = resultsOf(record, people, new Set((await store.identities.names(identities)).keys()));
  const { pair } = seatingOf(record);
  const results = pair ? await withPair(store, pair, own, () => recordResult({ store }, pair.other)) : own;
  const isRated = results.every(({ unrated }) => unrated === null);
  if (results.length === 0 || (!isRated && !results.some(({ player }) => player.startsWith('i:')))) return;
  if (!isRated) return void (await store.results.add(results));
  for (let tries = 0; tries < TRIES; tries++) {
    const n = await store.results.nextNumber(record.game);
    const known = await store.results.ratings(
      record.game,
      results.map(({ player }) => player),
    );
    const ratings = new Map(known.map(({ player, mu, sigma }) => [player, { mu, sigma }]));
    if ((await store.results.add(rated(results, n, ratings))) === 'written') return;
    if (await store.results.isRecorded(match)) return;
  }
  throw new Error('cannot rate a match: too many conflicting writes');
}

/**
 * Results with their receipts: the rating of each player before and after. The two matches of a pair change it once, by
 * their total.
 */
export function rated(
  results: readonly ResultRecord[],
  n: number,
  ratings: ReadonlyMap<string, { readonly mu: number; readonly sigma: number }>,
): readonly ResultRecord[] {
  const before = (player: string) => ratings.get(player) ?? NEW_PLAYER;
  const total = (player = ''): number =>
    results.reduce((sum, one) => sum + (one.player === player ? (one.score ?? 0) : 0), 0);
  const teams = teamsOf(results);
  const computed = ratedMatch(
    teams.map((team) => team.map(before)),
    teams.map(([first]) => total(first)),
  );
  const after = new Map(teams.flatMap((team, i) => team.map((player, k) => [player, computed[i]?.[k]] as const)));
  return results.map((one) => {
    const change = { n, before: before(one.player), after: after.get(one.player) ?? before(one.player) };
    return { ...one, unrated: null, change };
  });
}

/** The players of each side, in an order that depends only on the results. In a pair, the sides of one of its matches. */
function teamsOf(results: readonly ResultRecord[]): readonly (readonly string[])[] {
  const [match] = results.map((one) => one.match).sort();
  const rows = results.filter((one) => one.match === match);
  const sides = [...new Set(rows.map(({ side }) => side))].sort();
  return sides.map((side) => rows.flatMap((one) => (one.side === side ? one.player : [])).sort());
}

/** One result per player. `identities` are those that still exist. */
export function resultsOf(
  record: Pick<MatchRecord, 'id' | 'code' | 'game' | 'outcome' | 'updated' | 'table'>,
  people: readonly Pick<PersonRecord, 'id' | 'identity'>[],
  identities: ReadonlySet<string>,
): readonly ResultRecord[] {
  const { outcome } = record;
  if (!outcome) return [];
  const byId = new Map(people.map((person) => [person.id, person]));
  const { players, chairs } = seatingOf(record as MatchRecord);
  const { sides, unrated }: MatchPlayers = players ?? { sides: playersOf(chairs, byId), unrated: 'older' };
  const isClosed = outcome.reason.code === 'closed';
  const isDeleted = (key: string): boolean =>
    key.startsWith('x:') || (key.startsWith('i:') && !identities.has(key.slice(2)));
  const names = Object.keys(sides);
  const reason = isClosed ? 'closed' : Object.values(sides).flat().some(isDeleted) ? (unrated ?? 'deleted') : unrated;
  const score = (side: string): number | null => (isClosed ? null : outcomePoints(outcome, side, names.length));
  /** A guest may have signed in since the start. */
  const current = (key: string): string => {
    const person = key.startsWith('p:') ? byId.get(key.slice(2)) : undefined;
    return person ? personKey(person) : key;
  };
  return names.flatMap((side) =>
    [...new Set((sides[side] ?? []).map(current))]
      .filter((player) => !isDeleted(player))
      .map((player) => ({
        match: record.id,
        side,
        player,
        game: record.game,
        code: record.code,
        score: score(side),
        ended: record.updated,
        unrated: reason,
        change: null,
      })),
  );
}
