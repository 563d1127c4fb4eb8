import { type ClusterStore, LEASE_MS } from './cluster-store.ts';
import { matchRecord } from './match-rows.ts';
import { Listener } from './postgres-listen.ts';
import { Notifier } from './postgres-notify.ts';
import type { PostgresPool, Row } from './postgres-pool.ts';
import type { MatchRow } from './row-types.ts';

/**
 * The lease is stored with the match: `keeper`, and `kept_until` by the database's clock, so that clocks of nodes don't
 * matter. null = parked; a time in the past = free for any node.
 */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const ACQUIRE = `update matches set keeper = $1, kept_until = ${NOW} + ${LEASE_MS}`;
/**
 * Expired, or ending later than any lease can: then the database's clock was set back, and the node may be gone. If it is
 * still alive, it may lose the lease, which does no harm.
 */
const EXPIRED = `(kept_until < ${NOW} or kept_until > ${NOW} + ${2 * LEASE_MS})`;
/** The listed matches leased to this node, locked in the same order as everywhere else. */
const OURS = `id in (select id from matches where id = any($2::text[]) and keeper = $1 order by id for no key update)`;

interface PostgresCluster extends ClusterStore {
  close(): Promise<void>;
}

/** `make` runs a store call and translates its errors. */
export function postgresCluster(
  url: string,
  link: PostgresPool,
  node: string,
  make: <T>(work: () => Promise<T>) => Promise<T>,
): PostgresCluster {
  const listeners: Listener[] = [];
  const notifier = new Notifier(link, node);
  const query = (text: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    make(() => link.queryAgain(text, values));
  return {
    node,

    async acquire(match) {
      const free = `(keeper is null or keeper = $1 or kept_until is null or ${EXPIRED})`;
      return (await query(`${ACQUIRE} where id = $2 and ${free} returning id`, node, match)).length > 0;
    },

    async renew(matches) {
      if (matches.length === 0) return new Set();
      const still = await query(`${ACQUIRE} where ${OURS} returning id`, node, matches);
      return new Set(still.map(({ id }) => id as string));
    },

    async adopt(versions, most) {
      const left = `select id from matches where status = 'playing' and ${EXPIRED}
        and (game, rules_version) in (select * from unnest($2::text[], $3::text[]))
        order by kept_until limit $4 for update skip locked`;
      const adopted = await query(
        `${ACQUIRE} where id in (${left}) returning *`,
        node,
        Object.keys(versions),
        Object.values(versions),
        most,
      );
      return adopted.map((row) => matchRecord(row as unknown as MatchRow));
    },

    async release(matches) {
      await query(`update matches set keeper = null, kept_until = 0 where ${OURS}`, node, matches);
    },

    async park(matches) {
      await query(`update matches set keeper = null, kept_until = null where ${OURS}`, node, matches);
    },

    notify: (message) => notifier.send(message),

    listen(hear, onGap) {
      listeners.push(new Listener(url, node, hear, onGap));
    },

    async close() {
      await notifier.close();
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}
