import type { ResultRecord } from '../../store/result-store.ts';
import type { MatchRecord, Store } from '../../store/store.ts';
import { type PairSeating, seatingOf } from '../table/table-info.ts';

/**
 * The results to save when a match of a pair is over. Those of the first match are not rated yet. Those of the second
 * include the first match's, so that both are rated together if they qualify.
 */
export async function withPair(
  store: Store,
  { game, other }: PairSeating,
  own: readonly ResultRecord[],
  recordOther: () => Promise<void>,
): Promise<readonly ResultRecord[]> {
  if (game === 1) return because(own, (await store.byId(other)) ? 'pair-open' : 'pair-closed');
  await recordOther(); // a crash may have prevented it
  const first = await store.results.ofMatches([other]);
  const reason = own[0]?.unrated ?? null;
  const firstReason = first.length === 0 ? 'pair-closed' : (first[0]?.unrated ?? null);
  if (own.length > 0 && reason === null && firstReason === 'pair-open')
    return [...own, ...first.map((one) => ({ ...one, unrated: null }))];
  if (firstReason === 'pair-open')
    await store.results.rewrite(settled(first, reason === 'closed' || reason === null ? 'pair-closed' : reason));
  return because(own, firstReason === 'closed' || firstReason === null ? 'pair-closed' : firstReason);
}

/** A match of a pair is about to be deleted, so the other one, if it waits for it, will never be rated. */
export async function forgetPair(store: Store, record: MatchRecord): Promise<void> {
  const { pair } = seatingOf(record);
  const first = pair?.game === 2 ? await store.results.ofMatches([pair.other]) : [];
  if (first[0]?.unrated === 'pair-open') await store.results.rewrite(settled(first, 'pair-closed'));
}

const settled = (results: readonly ResultRecord[], unrated: string): readonly ResultRecord[] =>
  results.map((one) => ({ ...one, unrated }));

/** Not rated for this reason, unless there is another one. */
const because = (results: readonly ResultRecord[], unrated: string): readonly ResultRecord[] =>
  results.map((one) => ({ ...one, unrated: one.unrated ?? unrated }));
