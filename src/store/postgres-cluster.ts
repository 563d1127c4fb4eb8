import { KEPT_FOR, type Shared } from './cluster-store.ts';
import { matchRecord } from './match-rows.ts';
import { Ear, ringOf } from './postgres-listen.ts';
import type { Link, Row } from './postgres-pool.ts';
import { NOTIFY } from './postgres-write.ts';
import type { MatchRow } from './row-types.ts';

/**
 * Who keeps a match stands beside it: `keeper` and until when by the database's clock, so that no node's own clock matters.
 * No time = it rests; a time that has passed = whoever comes first may have it.
 */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const KEEP = `update matches set keeper = $1, kept_until = ${NOW} + ${KEPT_FOR}`;
/** Those of a list that are ours, locked in the order in which others lock them. */
const OURS = `id in (select id from matches where id = any($2::text[]) and keeper = $1 order by id for no key update)`;

export interface SharedPart extends Shared {
  close(): Promise<void>;
}

/** `make` makes a call of the store, with its way of telling what went wrong. */
export function sharedOn(
  url: string,
  link: Link,
  node: string,
  make: <T>(work: () => Promise<T>) => Promise<T>,
): SharedPart {
  const ears: Ear[] = [];
  const rows = (text: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    make(() => link.askAgain(text, values));
  return {
    node,

    async keep(match) {
      const free = `(keeper is null or keeper = $1 or kept_until is null or kept_until < ${NOW})`;
      return (await rows(`${KEEP} where id = $2 and ${free} returning id`, node, match)).length > 0;
    },

    async renew(matches) {
      if (matches.length === 0) return new Set();
      const still = await rows(`${KEEP} where ${OURS} returning id`, node, matches);
      return new Set(still.map(({ id }) => id as string));
    },

    async adopt(versions, most) {
      const left = `select id from matches where status = 'playing' and kept_until < ${NOW}
        and (game, rules_version) in (select * from unnest($2::text[], $3::text[]))
        order by kept_until limit $4 for update skip locked`;
      const adopted = await rows(
        `${KEEP} where id in (${left}) returning *`,
        node,
        Object.keys(versions),
        Object.values(versions),
        most,
      );
      return adopted.map((row) => matchRecord(row as unknown as MatchRow));
    },

    async release(matches) {
      await rows(`update matches set keeper = null, kept_until = 0 where ${OURS}`, node, matches);
    },

    async rest(matches) {
      await rows(`update matches set keeper = null, kept_until = null where ${OURS}`, node, matches);
    },

    tell(news) {
      const ring = ringOf(node, news);
      if (ring !== '') make(() => link.ask(NOTIFY, [ring])).catch(() => {}); // whoever missed it is told of the gap
    },

    listen(hear, onGap) {
      ears.push(new Ear(url, node, hear, onGap));
    },

    async close() {
      await Promise.all(ears.map((ear) => ear.close()));
    },
  };
}
