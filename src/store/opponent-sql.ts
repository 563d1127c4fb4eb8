import type { Kysely } from 'kysely';
import type { OpponentStore, QueuedRecord, WaitingRecord } from './opponent-store.ts';
import type { Schema, WaitingRow } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

const BOTH = 2;

/** The queue in any dialect. `isShared`: other nodes may change it at the same moment. */
export function opponentsOn(db: Kysely<Schema>, run: RunAll, isShared: boolean): OpponentStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const changes = async (query: Query): Promise<number> => (await run([query]))[0]?.changes ?? 0;
  const all = () => db.selectFrom('waiting_players').selectAll();
  const counted = db.selectFrom('waiting_players').select(({ fn }) => fn.countAll().as('many'));

  return {
    async add(waiting) {
      const { identity, browser, game } = waiting;
      const earlier = db.deleteFrom('waiting_players').where('game', '=', game).where('pair', 'is', null);
      await run([
        ...(identity === null ? [] : [earlier.where('identity_id', '=', identity)]),
        ...(browser === null ? [] : [earlier.where('browser', '=', browser)]),
        db.insertInto('waiting_players').values(waitingRow(waiting)),
      ]);
    },
    async seen(ticket, at) {
      const [, found] = await run([
        db.updateTable('waiting_players').set({ seen: at }).where('ticket', '=', ticket),
        all().where('ticket', '=', ticket),
      ]);
      const [row] = (found?.rows ?? []) as readonly WaitingRow[];
      return row && queuedRecord(row);
    },
    waiting: async (game, since, most) => {
      const query = all().where('game', '=', game).where('pair', 'is', null).where('seen', '>=', since);
      return (await rows<WaitingRow>(query.orderBy('joined').orderBy('ticket').limit(most))).map(waitingRecord);
    },
    count: async (address, since) => {
      const query = counted.where('address', '=', address).where('pair', 'is', null).where('seen', '>=', since);
      return Number((await rows<{ readonly many: number }>(query))[0]?.many ?? 0);
    },
    /** The rows are locked first, so that the count sees a pair that another node has made at the same moment. */
    async claim(pair, tickets, at, since) {
      const named = db.selectFrom('waiting_players').select('ticket').where('ticket', 'in', tickets);
      const free = counted.where('ticket', 'in', tickets).where('pair', 'is', null).where('seen', '>=', since);
      const ran = await run([
        ...(isShared ? [named.orderBy('ticket').forUpdate()] : []),
        db
          .updateTable('waiting_players')
          .set({ pair, claimed: at })
          .where('ticket', 'in', tickets)
          .where(free, '=', BOTH),
      ]);
      return ran.at(-1)?.changes === BOTH;
    },
    confirm: async (pair, code) =>
      (await changes(
        db
          .updateTable('waiting_players')
          .set({ code })
          .where('pair', '=', pair)
          .where(counted.where('pair', '=', pair).where('code', 'is', null), '=', BOTH),
      )) === BOTH,
    release: async (pair) =>
      void (await changes(
        db
          .updateTable('waiting_players')
          .set({ pair: null, claimed: null })
          .where('pair', '=', pair)
          .where('code', 'is', null),
      )),
    remove: async (ticket) =>
      (await changes(db.deleteFrom('waiting_players').where('ticket', '=', ticket).where('pair', 'is', null))) > 0,
    removeBefore: async (seen) => void (await changes(db.deleteFrom('waiting_players').where('seen', '<', seen))),
  };
}

const waitingRow = ({ identity, ...rest }: WaitingRecord): WaitingRow => ({
  ...rest,
  identity_id: identity,
  pair: null,
  claimed: null,
  code: null,
});

const waitingRecord = ({
  ticket,
  game,
  name,
  identity_id,
  browser,
  address,
  mu,
  joined,
  seen,
}: WaitingRow): WaitingRecord => ({
  ticket,
  game,
  name,
  identity: identity_id,
  browser,
  address,
  mu,
  joined,
  seen,
});

const queuedRecord = (row: WaitingRow): QueuedRecord => ({
  ...waitingRecord(row),
  pair: row.pair,
  claimed: row.claimed,
  code: row.code,
});
